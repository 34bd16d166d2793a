"""Which parts to lay on blueprints."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..actions import DESIGN, FINISHED, PART, SPACE, UNCOVER
from ..blueprint import laid_over
from ..pieces import SHIPS, STARBASE
from ..state import EclipseState
from ..steps.upgrade import Upgrade
from .base import NEVER, Advisor
from .budget import NOT_WORTH, disc_cost
from .strength import MOST_LAYS, gain_by_refit, parts_of, power, refitted, weight_of

_STRENGTH: Final = 1.4  # points of a unit of strength by new parts
_LITTLE: Final = 0.05  # strength for which an upgrade is not worth while
_MAIN: Final = 0.7  # a blueprint is thought of if it gains so much of what the best one gains


def action_value(s: EclipseState, seat: int) -> float:
    """Return what Upgrade brings, less the upkeep of its disc."""
    most = 0.0
    for ship in range(len(SHIPS)):
        most = max(most, gain_by_refit(s, seat, ship, s.people(seat).upgrade))
    worth = _STRENGTH * most * min(1.0, 0.3 * float(s.rounds_left())) if most > _LITTLE else NOT_WORTH
    return worth - disc_cost(s, seat, 1)


def is_useful(s: EclipseState, seat: int) -> bool:
    """Return whether Upgrade can make ships stronger that have battles before them."""
    if s.rounds_left() == 0 and s.fleets[seat] & s.enemies(seat) == 0:
        return False
    lays = s.people(seat).upgrade
    return any(gain_by_refit(s, seat, ship, lays) > _LITTLE for ship in range(len(SHIPS)))


def refit_value(s: EclipseState, seat: int, ship: int, slot: int, part: int, lays: int) -> float:
    """Return what a part on a slot adds to the strength of all ships of a type, now and with `lays` more parts."""
    plan = s.plan(seat, ship)
    tiles = laid_over(plan.tiles, slot, part)
    new = s.plan_with(seat, ship, tiles)
    possible = refitted(s, s.people_number(seat), ship, tiles, parts_of(s, seat), min(lays, MOST_LAYS))
    gain = 0.1 * power(s, new) + 0.9 * possible
    worth = weight_of(s, seat, ship) * (gain - power(s, plan)) + 0.05 * float(new.move - plan.move)
    return worth if new.sound(ship != STARBASE) else worth - 1.0


@final
class UpgradeAdvice(Advisor):
    """The change that strengthens most; to stop is better than to weaken."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        step = s.stack[-1]
        assert isinstance(step, Upgrade)
        if action is FINISHED:
            return 0.02
        if action.verb is UNCOVER:
            return NEVER
        if action.verb is DESIGN:
            return gain_by_refit(s, seat, action.arg, step.left)
        if action.verb is PART:
            return _best_slot(s, seat, step, SPACE.actions[s.picks[0]].arg, action.arg)
        return refit_value(s, seat, action.args[0], action.args[1], SPACE.actions[s.picks[1]].arg, step.left - 1)

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        """Return the parts that strengthen a ship, and to stop; no part is taken off."""
        step = s.stack[-1]
        assert isinstance(step, Upgrade)
        if s.picks:
            return self.best_few(s, seat, choices, 2)
        kept = self._main_designs(s, seat, choices, step.left)
        if choices[-1] is FINISHED:
            kept.append(FINISHED)
        return kept or self.best_few(s, seat, choices, 1)

    def _main_designs(self, s: EclipseState, seat: int, choices: list[Action], lays: int) -> list[Action]:
        """Return the blueprints that gain most, for the ships that are there."""
        designs = [action for action in choices if action.verb is DESIGN]
        gains = [gain_by_refit(s, seat, action.arg, lays) for action in designs]
        bar = max(_LITTLE, _MAIN * max(gains)) if gains else _LITTLE
        return [action for action, gain in zip(designs, gains, strict=True) if gain >= bar]


def _best_slot(s: EclipseState, seat: int, step: Upgrade, ship: int, part: int) -> float:
    plan = s.plan(seat, ship)
    most = NEVER
    for slot in range(len(plan.shown)):
        laid = step.is_fresh(ship, slot) or plan.shown[slot] == part
        if not laid and plan.sound_with(part, slot, ship != STARBASE):
            most = max(most, refit_value(s, seat, ship, slot, part, step.left - 1))
    return most


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Upgrade: UpgradeAdvice()}
