"""The features of Latria Opus: the numbers by which learned weights judge how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import lowest
from tenban.kernel.weights import Features

from .pieces import LATRIA, NUMBERS
from .scoring import eclipsed, group
from .state import SIMPLE, UP, LatriaState

_BANDS: Final = 4  # of the numbers of cards: low, middling, high, highest
_BAND: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3]  # of each number
NAMES: Final = [
    "points",
    "points, by how near the end is",
    "points, by how far the end is",
    "points under the eclipse",
    "points under the eclipse, by how far the end is",
    *[f"{what} of {kind}" for kind in ("Sun", "Moon", "Polaris", "Latria") for what in ("points", "multiplier")],
    "multiplier under the eclipse",
    *[f"{band} cards in hand" for band in ("low", "middling", "high", "highest")],
    *[f"{band} Latria cards in hand" for band in ("low", "middling", "high", "highest")],
    "stars in hand",
    "multipliers in hand",
]


@final
class LatriaFeatures(Features[LatriaState]):
    def rows(self, s: LatriaState) -> list[list[float]]:
        """Return the features of all seats; none in a campaign and in the Simple variant, which are other games."""
        if s.campaign or s.variant == SIMPLE:
            return []
        return [_row(s, seat) for seat in range(s.seats)]


def _row(s: LatriaState, seat: int) -> list[float]:
    far = float(s.rounds() - s.round) / float(s.rounds())
    groups: list[float] = []
    total = 0.0
    for kind in range(4):
        stars, factor = group(s, seat, UP, kind)
        total += float(stars * factor)
        groups.append(far * float(stars * factor))
        groups.append(far * float(factor - 1))
    stars, factor = eclipsed(s, seat)
    lost = float(stars * factor)
    points = total - lost
    found = [points, points / (1.0 + 10.0 * far), points * far, lost, lost * far]
    found += groups
    found.append(far * float(factor - 1))
    found += _hand(s, s.hands[seat])
    return found


def _hand(s: LatriaState, hand: i64) -> list[float]:
    """Return how many cards of each band a hand has, Latria apart, and what its cards would score."""
    found = [0.0] * (2 * _BANDS + 2)
    box = s.box
    while hand != 0:
        card = int(lowest(hand))
        suit, number = card // NUMBERS, card % NUMBERS
        found[_BAND[number] + (_BANDS if suit == LATRIA else 0)] += 1.0
        found[2 * _BANDS] += float(box.stars[card])
        found[2 * _BANDS + 1] += float(box.factor[card] - 1)
        hand &= hand - 1
    return found


FEATURES: Final = LatriaFeatures(NAMES)
