"""Where to move ships."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.step import Step

from ..actions import FINISHED, SPACE
from ..pieces import STARBASE
from ..state import EclipseState
from ..steps.move import Fly, Move
from .base import HANDFUL, NEVER, Advisor
from .budget import disc_cost
from .strength import enemy_power, fleet_power, power, win_probability

_TRUST: Final = 0.5  # how far the worth of a flight is believed
_ONWARD: Final = 0.4  # how much of a prize counts that is one step farther
_MOST_STEPS: Final = 3  # steps of a ship that are worth a thought


def action_value(s: EclipseState, seat: int) -> float:
    """Return what Move brings by the best step that any ship can make, less the upkeep of its disc."""
    most = _best_flight(s, seat)
    return _TRUST * most - disc_cost(s, seat, 1) if most > 0.0 else NEVER


def is_useful(s: EclipseState, seat: int) -> bool:
    """Return whether some ship has somewhere to go."""
    return _best_flight(s, seat) > 0.0


def _best_flight(s: EclipseState, seat: int) -> float:
    most = NEVER
    for slot in bits(s.fleets[seat]):
        if s.unpinned(slot, seat) == 0:
            continue
        for ship in range(STARBASE):
            if s.count(slot, seat, ship) > 0:
                most = max(most, _best_step(s, seat, ship, slot))
    return most


def _best_step(s: EclipseState, seat: int, ship: int, slot: int) -> float:
    most = NEVER
    for target in bits(s.links(seat, slot)):
        most = max(most, _step_value(s, seat, ship, slot, target))
    return most


def _step_value(s: EclipseState, seat: int, ship: int, slot: int, target: int) -> float:
    """Return what a step of a ship brings: where it arrives, or where it can go on from there, less what it leaves."""
    helpers = fleet_power(s, slot, seat) - power(s, s.plan(seat, ship))
    worth = _arrival_value(s, seat, ship, target, helpers)
    if s.controls(seat, target) and s.enemies(seat) & bit(target) == 0:
        worth = max(worth, _onward_value(s, seat, ship, slot, target, helpers))
    return worth - _leaving_cost(s, seat, slot)


def _onward_value(s: EclipseState, seat: int, ship: int, slot: int, target: int, helpers: float) -> float:
    """Return what the next step after one to an own hex brings, but the one back."""
    together, most = helpers + fleet_power(s, target, seat), NEVER
    for goal in bits(s.links(seat, target) & ~bit(slot) & ~s.links(seat, slot)):
        most = max(most, _arrival_value(s, seat, ship, goal, together))
    return _ONWARD * most - 0.2


def _arrival_value(s: EclipseState, seat: int, ship: int, target: int, helpers: float) -> float:
    """Return what a ship brings in a hex: a prize that can be won, or nothing."""
    owner = s.owner(target)
    if owner >= 0 and s.are_allies(seat, owner):
        return -3.0
    strength, there = power(s, s.plan(seat, ship)), fleet_power(s, target, seat)
    foes = enemy_power(s, target, seat)
    if foes > 0.0:
        win = win_probability(there + strength + 0.9 * helpers, foes)
        return win * (_prize(s, seat, target) + 1.5) - (1.0 - win) * 3.0 * strength - 0.6
    if owner == seat:
        return -0.3
    return -0.2 if there > 0.0 else 0.5 * _prize(s, seat, target) - 0.2


def _prize(s: EclipseState, seat: int, slot: int) -> float:
    """Return what it is worth to stand alone on a hex when the combat phase ends."""
    prize = 1.0 + float(s.atlas.points[slot])
    if s.discovery_hexes & bit(slot) != 0:
        prize += 1.5
    return prize if s.influence[seat] > 0 or s.controls(seat, slot) else 0.3 * prize


def _leaving_cost(s: EclipseState, seat: int, slot: int) -> float:
    """Return what is lost when a ship leaves a hex: a battle there, or the hex that it would win alone."""
    if s.enemies(seat) & bit(slot) != 0:
        return 3.0 * win_probability(fleet_power(s, slot, seat), enemy_power(s, slot, seat)) - 1.5
    if s.controls(seat, slot) or s.fleet(slot, seat) > 1:
        return 0.0
    return 0.5 * _prize(s, seat, slot)


class FlightAdvice(Advisor):
    """Advice on ships and their steps: none that brings nothing, as a step back would."""

    def worthwhile(self, s: EclipseState, seat: int, choices: list[Action], most: int) -> list[Action]:
        """Return the best few choices that bring something, and to stop; the best one if there is no other."""
        good = [action for action in choices if action is FINISHED or self.promise(s, seat, action) > 0.0]
        return self.best_few(s, seat, good, most) if good else self.best_few(s, seat, choices, 1)


@final
class MoveAdvice(FlightAdvice):
    """The ship with the best step, then that step."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action is FINISHED:
            return 0.0
        if s.picks:
            slot, ship = SPACE.actions[s.picks[0]].args
            return _step_value(s, seat, ship, slot, s.atlas.neighbour(slot, action.arg))
        slot, ship = action.args
        return _best_step(s, seat, ship, slot)

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return self.worthwhile(s, seat, choices, _MOST_STEPS if s.picks else HANDFUL)


@final
class FlyAdvice(FlightAdvice):
    """Another step if it brings anything where it ends."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        step = s.stack[-1]
        assert isinstance(step, Fly)
        if action is FINISHED:
            return 0.0
        helpers = fleet_power(s, step.slot, seat) - power(s, s.plan(seat, step.ship))
        worth = _arrival_value(s, seat, step.ship, s.atlas.neighbour(step.slot, action.arg), helpers)
        return worth - _leaving_cost(s, seat, step.slot)

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return self.worthwhile(s, seat, choices, HANDFUL)


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Move: MoveAdvice(), Fly: FlyAdvice()}
