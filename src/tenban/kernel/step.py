"""A Step: one paragraph of the rulebook in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .inspect import attributes

if TYPE_CHECKING:
    from .action import Action
    from .clause import Clause
    from .state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """An immutable value on the state's stack.

    The top step alone hears an action and then does one of three things: become (go on, changed), push
    (be interrupted) or pop (be finished).  The idiom is: become, then push.  Its fields are public: what
    is secret lies in the state, where `hide` can reach it.

    A choice of several parts is one step: while `part` says that an action only goes on with the choice,
    the kernel keeps it in `s.picks`, for the chooser's eyes; the action that completes it is applied with
    the parts still there, and then they are gone.
    """

    def actors(self, s: S) -> tuple[int, ...]:
        """Who must choose now, from public facts only; () means `run`."""
        return ()

    def options(self, s: S, seat: int) -> list[Action]:
        """Every action the step knows how to judge, in ascending code order."""
        raise NotImplementedError

    def refuse(self, s: S, seat: int, action: Action) -> Clause | None:
        """The clause that forbids one of the options, or None."""
        return None

    def legal(self, s: S, seat: int) -> list[Action]:
        """The options not refused; a hot step says it directly, and the conformance suite compares."""
        return [a for a in self.options(s, seat) if self.refuse(s, seat, a) is None]

    def pick(self, s: S, seat: int) -> Action:
        """A random legal action; a hot step finds it without making the list."""
        choices = self.legal(s, seat)
        return choices[s.chance.below(len(choices))]

    def part(self, s: S, seat: int, action: Action) -> bool:
        """Is `action` only a part of a choice, with more to choose?  Then it is kept, not applied."""
        return False

    def joins(self, action: Action) -> bool:
        """May what its chooser does next be chosen together with `action`?  Only if it draws and shows nothing."""
        return False

    def apply(self, s: S, seat: int, action: Action) -> None:
        """Carry out one seat's choice, of which earlier parts lie in `s.picks`; must become, push or pop."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Do what needs no choice; must become, push or pop."""
        raise NotImplementedError

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments, for codec, equality and repr: the attributes in order."""
        return tuple([getattr(self, name) for name in attributes(self)])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Step) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Open(Step[S]):
    """A step whose options depend on public facts alone: a single one is taken unasked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """A step whose choices are secret until everybody has chosen, however many they are."""

    def reveal(self, s: S, choices: list[Action]) -> None:
        """Carry out everybody's choices, in `actors` order; must become, push or pop."""
        raise NotImplementedError
