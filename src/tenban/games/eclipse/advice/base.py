"""The base class of advice on a step."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Action

from ..actions import AGREED
from ..state import EclipseState

NEVER: Final = -100.0  # the promise of a choice that is made only if there is no other
HANDFUL: Final = 5


class Advisor:
    """Advice on one kind of step, which lies on top of the stack.  By default yes is better than anything else."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        """Return how good one choice looks at a glance, in points or only in comparison with the others."""
        return 1.0 if action is AGREED else 0.0

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        """Return the choices that are worth a thought, in their order: by default the most promising few."""
        return self.best_few(s, seat, choices, HANDFUL)

    def best_few(self, s: EclipseState, seat: int, choices: list[Action], most: int) -> list[Action]:
        """Return so many choices of the highest promise, in their order."""
        if len(choices) <= most:
            return choices
        marks = [self.promise(s, seat, action) for action in choices]
        bar = sorted(marks)[-most]
        above = [action for action, mark in zip(choices, marks, strict=True) if mark > bar]
        level = [action for action, mark in zip(choices, marks, strict=True) if mark == bar]
        kept = [action.code for action in above + level[: most - len(above)]]
        return [action for action in choices if action.code in kept]


class Undecided(Advisor):
    """Advice on a step of which every choice is worth a thought."""

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return choices
