"""Where to move ships."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.step import Step

from ..actions import FINISHED, SPACE
from ..atlas import EDGE_COUNT
from ..pieces import STARBASE
from ..state import EclipseState
from ..steps.move import Fly, Move
from .base import NEVER, Advisor
from .budget import disc_cost
from .strength import enemy_power, fleet_power, power, win_probability

_TRUST: Final = 0.5  # how far the worth of a flight is believed


def action_value(s: EclipseState, seat: int) -> float:
    """Return what Move brings by the best step that any ship can make, less the upkeep of its disc."""
    most = 0.0
    for slot in bits(s.fleets[seat]):
        if s.unpinned(slot, seat) == 0:
            continue
        for ship in range(STARBASE):
            if s.count(slot, seat, ship) > 0:
                most = max(most, _best_step(s, seat, ship, slot))
    return _TRUST * most - disc_cost(s, seat, 1) if most > 0.0 else NEVER


def _best_step(s: EclipseState, seat: int, ship: int, slot: int) -> float:
    most = NEVER
    for edge in range(EDGE_COUNT):
        target = s.atlas.neighbour(slot, edge)
        if target >= 0 and s.links(seat, slot) & bit(target) != 0:
            most = max(most, _step_value(s, seat, ship, slot, edge))
    return most


def _step_value(s: EclipseState, seat: int, ship: int, slot: int, edge: int) -> float:
    """Return what a step of a ship brings: a prize that can be won, or nothing; ships that guard stay."""
    target = s.atlas.neighbour(slot, edge)
    foes = enemy_power(s, target, seat)
    helpers = fleet_power(s, slot, seat) - power(s, s.plan(seat, ship))
    own = fleet_power(s, target, seat) + power(s, s.plan(seat, ship))
    owner = s.owner(target)
    prize = 0.0 if owner == seat else 1.0 + float(s.atlas.points[target])
    if s.discovery_hexes & bit(target) != 0:
        prize += 1.5
    if owner >= 0 and s.are_allies(seat, owner):
        return -3.0
    if s.enemies(seat) & bit(slot) != 0:
        prize -= 1.5
    if foes > 0.0:
        win = win_probability(own + 0.9 * helpers, foes)
        return win * (prize + 1.5) - (1.0 - win) * 3.0 * power(s, s.plan(seat, ship)) - 0.6
    if fleet_power(s, target, seat) > 0.0 and owner != seat:
        return -0.2
    return prize * 0.5 - 0.2 if s.discs[seat] & bit(target) == 0 else -0.3


@final
class MoveAdvice(Advisor):
    """The ship with the best step, then that step."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action is FINISHED:
            return 0.0
        if s.picks:
            slot, ship = SPACE.actions[s.picks[0]].args
            return _step_value(s, seat, ship, slot, action.arg)
        slot, ship = action.args
        return _best_step(s, seat, ship, slot)


@final
class FlyAdvice(Advisor):
    """Another step if it brings anything."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        step = s.stack[-1]
        assert isinstance(step, Fly)
        return 0.0 if action is FINISHED else _step_value(s, seat, step.ship, step.slot, action.arg)


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Move: MoveAdvice(), Fly: FlyAdvice()}
