"""Where to put discs."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits, count_bits
from tenban.kernel.step import Step

from ..actions import FINISHED, INFLUENCE_TRACK, LIFT, PUT
from ..pieces import PLANTA
from ..state import EclipseState
from ..steps.influence import Influence, targets
from .base import Advisor
from .budget import NOT_WORTH, can_pay, disc_cost
from .colony import free_squares, lacks_ships

_SQUARE: Final = 0.25  # points of a square of a hex within reach
_SHIP_UP: Final = 0.125  # of a colony ship turned up that has somewhere to go, for each round to come


def hex_appeal(s: EclipseState, seat: int, slot: int) -> float:
    """Return what a disc on a hex within reach brings."""
    tile = s.atlas.tile[slot]
    worth = float(s.box.points[tile])
    if s.discovery_hexes & bit(slot) != 0:
        worth += float(s.box.discovery_points)
    if s.is_people(seat, PLANTA):
        worth += 1.0
    return worth + _SQUARE * min(1.0, 0.4 * float(s.rounds_left())) * float(count_bits(s.box.squares[tile]))


def _best_target(s: EclipseState, seat: int) -> float:
    most = 0.0
    for slot in bits(targets(s, seat)):
        most = max(most, hex_appeal(s, seat, slot))
    return most


def _useful_flips(s: EclipseState, seat: int) -> int:
    """Return how many colony ships the action would turn up that have somewhere to go."""
    up, people = int(s.colony[seat]), s.people(seat)
    return min(people.flips, people.colony_ships - up, max(0, free_squares(s, seat) - up))


def action_value(s: EclipseState, seat: int) -> float:
    """Return what Influence brings, up to two hexes and colony ships turned up, less the upkeep of its discs."""
    first, second = 0.0, 0.0
    for slot in bits(targets(s, seat)):
        appeal = hex_appeal(s, seat, slot)
        if appeal > first:
            first, second = appeal, first
        elif appeal > second:
            second = appeal
    gain, discs = 0.0, 1
    for appeal in (first, second):
        if appeal > 0.0 and s.influence[seat] > discs and can_pay(s, seat, discs + 1):
            gain += appeal
            discs += 1
    flips = _useful_flips(s, seat)
    if discs == 1 and flips == 0:
        return NOT_WORTH
    return gain + _SHIP_UP * float(flips * s.rounds_left()) - disc_cost(s, seat, discs)


def is_useful(s: EclipseState, seat: int) -> bool:
    """Return whether Influence can win a hex or turn up colony ships that are needed."""
    return (s.influence[seat] > 1 and can_pay(s, seat, 2) and targets(s, seat) != 0) or lacks_ships(s, seat)


@final
class InfluenceAdvice(Advisor):
    """Discs go from the track onto hexes while that can be paid for; no hex is given up."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action is FINISHED:
            return 0.1
        if action.verb is LIFT:
            if action.arg == INFLUENCE_TRACK:
                return 1.0 if can_pay(s, seat, 1) and _best_target(s, seat) > 0.3 else -1.0
            return -2.0 - float(s.atlas.points[action.arg]) - float(s.cubes_at(action.arg))
        if action.verb is PUT and action.arg != INFLUENCE_TRACK:
            return hex_appeal(s, seat, action.arg)
        return 0.5

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        """Return no choice that gives up a hex; if there is no other, only the least hex."""
        if s.picks:
            return super().candidates(s, seat, choices)
        kept = [action for action in choices if action is FINISHED]
        if can_pay(s, seat, 1):
            kept = [action for action in choices if action.verb is LIFT and action.arg == INFLUENCE_TRACK] + kept
        return kept or self.best_few(s, seat, choices, 1)


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Influence: InfluenceAdvice()}
