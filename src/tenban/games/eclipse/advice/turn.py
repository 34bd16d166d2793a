"""Which action to take in a turn: what each brings, in points, less what its disc costs."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..actions import BUILDING, EXPLORING, INFLUENCING, MOVING, PASSED, RESEARCHING, UPGRADING
from ..state import EclipseState
from ..steps.turn import EndTurn, Turn
from . import build, explore, influence, move, research, upgrade
from .base import NEVER, Advisor
from .budget import NOT_WORTH, can_pay
from .colony import ColonyAdvice


def action_value(s: EclipseState, seat: int, action: int) -> float:
    """Return what an action brings, less what its discs cost; below 0 it is better to pass."""
    if s.has_passed(seat) or not can_pay(s, seat, 1):
        return NEVER if action == MOVING else NOT_WORTH
    if action == EXPLORING:
        return explore.action_value(s, seat)
    if action == INFLUENCING:
        return influence.action_value(s, seat)
    if action == RESEARCHING:
        return research.action_value(s, seat)
    if action == UPGRADING:
        return upgrade.action_value(s, seat)
    return build.action_value(s, seat) if action == BUILDING else move.action_value(s, seat)


def is_useful(s: EclipseState, seat: int, action: int) -> bool:
    """Return whether an action can be paid for and brings anything but loss."""
    if not can_pay(s, seat, 1):
        return False
    if action == EXPLORING:
        return explore.is_useful(s, seat)
    if action == INFLUENCING:
        return influence.is_useful(s, seat)
    if action == RESEARCHING:
        return research.is_useful(s, seat)
    if action == UPGRADING:
        return upgrade.is_useful(s, seat)
    return move.is_useful(s, seat) if action == MOVING else True


@final
class TurnAdvice(Advisor):
    """The action that brings most, as long as the money lasts."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        return 0.0 if action is PASSED else action_value(s, seat, action.arg)

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return [action for action in choices if action is PASSED or is_useful(s, seat, action.arg)]


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Turn: TurnAdvice(), EndTurn: ColonyAdvice()}
