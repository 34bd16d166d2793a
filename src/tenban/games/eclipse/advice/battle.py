"""When to retreat, and which ship to hit."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..actions import FIRE, RETREAT
from ..battle import colour_of
from ..state import EclipseState
from ..steps.battle import Assign, Command, Flee
from .base import Advisor, Undecided
from .strength import enemy_power, fleet_power, power, win_probability


@final
class CommandAdvice(Undecided):
    """A type attacks unless the battle is probably lost."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        win = win_probability(fleet_power(s, s.arena, seat), enemy_power(s, s.arena, seat))
        return 0.3 if action is FIRE else (0.5 - win if action.verb is RETREAT else 0.0)


@final
class AssignAdvice(Advisor):
    """Rather a ship that is destroyed by the hit, and rather a strong one."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        foe = s.foe_of(seat)
        plan = s.plan(foe, action.args[0])
        damage = s.damages(foe, action.args[0])[action.args[1]]
        left = 1 + plan.hull - damage - s.box.damage[colour_of(s.dice[0])]
        return power(s, plan) + 5.0 if left <= 0 else power(s, plan) - float(left)


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {
    Command: CommandAdvice(),
    Assign: AssignAdvice(),
    Flee: Undecided(),
}
