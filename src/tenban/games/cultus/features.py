"""The features of Cultus: the numbers by which learned weights judge how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import lowest
from tenban.kernel.weights import Features

from .grid import OFF
from .heuristics import hand_worth, money_worth, nearness, prospect, site_worth, turns_left, walk_worth
from .pieces import GLORY, PLANS
from .scoring import final_points, in_centre
from .state import CultusState
from .steps import building
from .steps.act import Act
from .steps.turn import Start

_EARLY: Final = 8.0  # turns left in a game that is half played
NAMES: Final = [
    "points expected",
    "points expected, by how near the end is",
    "points expected, by the number of seats",
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
    "gold that the next monument still needs",
    "a monument that can be built now",
    "action points left in this turn",
    "action points left in this turn, by how far the end is",
    "an action point from the medal, by how far the end is",
    "points of the greatest power",
    "points of the greatest power, by the gold for it",
    "icons of the own plan in hand",
    "turns of others before the next own one",
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
    found = [
        expected,
        expected * near,
        expected * float(s.seats - 3),
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
    return found + _tempo(s, seat, far) + _chances(s, seat)


def _tempo(s: CultusState, seat: int, far: float) -> list[float]:
    """Return how soon the seat can build, and what is left of its turn."""
    actions = _action_points(s, seat)
    missing = max(float(s.price(seat) - s.cost[seat]), 0.0) if s.stock[seat] > 0 else 0.0
    can_build = 1.0 if actions > 0.0 and building.why_not(s, seat) is None else 0.0
    return [missing, can_build, actions, actions * far, far if s.medal_home(seat) else 0.0]


def _action_points(s: CultusState, seat: int) -> float:
    """Return the action points of the seat's present turn."""
    if seat != s.active:
        return 0.0
    step = s.stack[-1]
    if isinstance(step, Act):
        return float(step.points)
    return float(s.box.action_points) if isinstance(step, Start) else 0.0


def _chances(s: CultusState, seat: int) -> list[float]:
    """Return what the character's power and the cards in hand may bring, and whose turn it is."""
    glory = float(s.glory(seat) * s.box.glory)
    turn = float((seat - s.active) % s.seats) / float(s.seats)
    return [glory, glory * float(s.purse[seat]) / float(s.box.power_costs[GLORY]), _plan_in_hand(s, seat), turn]


def _plan_in_hand(s: CultusState, seat: int) -> float:
    plan = s.plans[seat]
    if plan < 0 or plan >= PLANS:
        return 0.0
    icon = s.box.plan_icon[plan]
    found: i64 = 0
    hand = s.hands[seat]
    while hand != 0:
        for kind in s.box.faces[lowest(hand) * 4]:
            if kind == icon:
                found += 1
        hand &= hand - 1
    return float(found)


FEATURES: Final = CultusFeatures(NAMES)
