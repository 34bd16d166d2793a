"""The features of Hoshizukuri: the numbers by which learned weights judge how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.bits import lowest
from tenban.kernel.weights import Features

from .heuristics import Prospect, estimate
from .pieces import KINDS
from .scoring import owned
from .state import HoshizukuriState

_FIRST: Final = 9  # features before those of the cards
NAMES: Final = [
    "points expected",
    "points expected, by how near the end is",
    "points expected, by how far the end is",
    "points",
    "steps left",
    "power of the deck",
    "power of the deck, by how far the end is",
    "cards, by how far the end is",
    "shards of this turn",
    *KINDS,
    *[f"{kind}, by how far the end is" for kind in KINDS],
]


@final
class HoshizukuriFeatures(Features[HoshizukuriState]):
    def rows(self, s: HoshizukuriState) -> list[list[float]]:
        return [_row(s, seat) for seat in range(s.seats)]


def _row(s: HoshizukuriState, seat: int) -> list[float]:
    prospect = Prospect(s, seat)
    expected, far = estimate(s, seat), prospect.steps / float(s.box.orbit)
    kinds = len(KINDS)
    found = [0.0] * (_FIRST + 2 * kinds)
    bag = owned(s, seat)
    points = 0.0
    rest = s.galaxy.kinds_in(bag)
    while rest != 0:
        kind = int(lowest(rest))
        cards = float(s.galaxy.count(bag, kind))
        points += cards * prospect.points(s, kind)
        found[_FIRST + kind] = cards
        found[_FIRST + kinds + kind] = cards * far
        rest &= rest - 1
    found[0], found[1], found[2], found[3] = expected, expected / (1.0 + 10.0 * far), expected * far, points
    found[4], found[5], found[6] = far, prospect.power, prospect.power * far
    found[7] = prospect.cards * far
    found[8] = float(s.shards) if seat == s.active else 0.0
    return found


FEATURES: Final = HoshizukuriFeatures(list(NAMES))
