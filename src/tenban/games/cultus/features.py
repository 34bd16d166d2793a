"""The features of Cultus: the numbers by which learned weights judge how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.weights import Features

from .grid import OFF
from .heuristics import hand_worth, money_worth, nearness, prospect, site_worth, turns_left, walk_worth
from .scoring import final_points, in_centre
from .state import CultusState

_EARLY: Final = 8.0  # turns left in a game that is half played
NAMES: Final = [
    "points expected",
    "points expected, by how near the end is",
    "points",
    "points, by how near the end is",
    "points at the end, as the town lies",
    "points at the end, by how far the end is",
    "monuments in the centre",
    "monuments, by how far the end is",
    "monuments near the centre",
    "worth of the hand",
    "worth of the gold",
    "gold for building, by how far the end is",
    "gold for the character, by how far the end is",
    "worth of the best place to build at",
    "worth of the best place to build at, by how far the end is",
    "worth of the best step",
    "cards in hand, by how far the end is",
    "cubes left, by how far the end is",
]


@final
class CultusFeatures(Features[CultusState]):
    def rows(self, s: CultusState) -> list[list[float]]:
        """Return the features of all seats; none while a seat has no pawn on the board yet."""
        for seat in range(s.seats):
            if s.pawns[seat] == OFF:
                return []
        return [_row(s, seat) for seat in range(s.seats)]


def _row(s: CultusState, seat: int) -> list[float]:
    turns = turns_left(s)
    far, near = turns / (turns + _EARLY), 1.0 / (1.0 + turns)
    expected, points, at_end = prospect(s, seat), float(s.points[seat]), float(final_points(s, seat))
    site = site_worth(s, seat) if s.stock[seat] > 0 and turns > 0.6 else 0.0
    return [
        expected,
        expected * near,
        points,
        points * near,
        at_end,
        at_end * far,
        float(in_centre(s, seat)),
        float(s.monuments(seat)) * far,
        nearness(s, seat),
        hand_worth(s, seat, turns),
        money_worth(s, seat, turns),
        float(s.cost[seat]) * far,
        float(s.purse[seat]) * far,
        site,
        site * far,
        walk_worth(s, seat),
        float(s.hand_sizes[seat]) * far,
        float(s.stock[seat]) * far,
    ]


FEATURES: Final = CultusFeatures(NAMES)
