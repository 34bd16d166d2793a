"""Which advice belongs to which step."""

from __future__ import annotations

from typing import Any, Final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..state import EclipseState
from . import (
    battle,
    build,
    cubes,
    diplomacy,
    discovery,
    explore,
    influence,
    move,
    pay,
    reputation,
    research,
    setup,
    turn,
    upgrade,
    upkeep,
)
from .base import Advisor

_MODULES: Final = (
    setup.ADVISORS,
    turn.ADVISORS,
    explore.ADVISORS,
    discovery.ADVISORS,
    influence.ADVISORS,
    research.ADVISORS,
    pay.ADVISORS,
    upgrade.ADVISORS,
    build.ADVISORS,
    move.ADVISORS,
    cubes.ADVISORS,
    diplomacy.ADVISORS,
    battle.ADVISORS,
    reputation.ADVISORS,
    upkeep.ADVISORS,
)
ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {kind: found for module in _MODULES for kind, found in module.items()}
_DEFAULT: Final = Advisor()


def advisor_of(s: EclipseState) -> Advisor:
    """Return the advice on the step that a choice is asked in."""
    return ADVISORS.get(type(s.stack[-1]), _DEFAULT)


def promise(s: EclipseState, seat: int, action: Action) -> float:
    """Return how good a choice looks in the step that it is asked in."""
    return advisor_of(s).promise(s, seat, action)


def candidates(s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
    """Return the choices that are worth a thought, in their order."""
    return advisor_of(s).candidates(s, seat, choices)


def best(s: EclipseState, seat: int, choices: list[Action]) -> Action:
    """Return the most promising choice; among equals a random one."""
    advisor = advisor_of(s)
    found, most, equal = choices[0], -1e9, 0
    for action in choices:
        worth = advisor.promise(s, seat, action)
        if worth > most:
            found, most, equal = action, worth, 1
        elif worth == most:
            equal += 1
            if s.chance.below(equal) == 0:
                found = action
    return found
