"""Hints: what a game tells a bot about itself."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """How good a position looks and what a sensible player would do.  Given full (imagined) states."""

    def value(self, s: S, seat: int) -> float:
        """How well `seat` stands in a running or finished game: 0 lost … 1 won."""
        return 1.0 / s.seats

    def values(self, s: S) -> list[float]:
        """`value` for every seat; a game that looks at all of them anyway says it in one go."""
        return [self.value(s, seat) for seat in range(s.seats)]

    def quiet(self, s: S) -> bool:
        """May the position be valued as it is?  If not (a trick, a battle half done) it is played on first."""
        return True

    def pick(self, s: S, seat: int) -> Action:
        """A quick sensible choice, for rollouts; drawn from the state's chance."""
        return s.stack[-1].pick(s, seat)

    def order(self, s: S, seat: int, choices: list[Action]) -> list[Action]:
        """The choices, most promising first, for a search that cannot look at all of them."""
        return choices
