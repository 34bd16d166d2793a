"""A Step: one paragraph of the rulebook in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .inspect import attributes
from .seats import ALONE

if TYPE_CHECKING:
    from .action import Action
    from .clause import Clause
    from .state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """An immutable value on the stack of a state.

    Only the top step receives actions.  In `apply` or `run` it does one of three things: `become` (replace itself
    by its continuation), `push` (be interrupted by another step) or `pop` (finish).  To continue after an
    interruption, first become, then push.  The fields of a step are public: secrets belong in the state, where
    `Rules.hide` can remove them.

    A choice in several parts is one step.  While `part` returns True for an action, the kernel appends the action
    to `s.picks`, which only the chooser sees.  The action that completes the choice is passed to `apply` while the
    parts are still in `s.picks`; then the kernel clears them.
    """

    def actors(self, s: S) -> tuple[int, ...]:
        """Return the seats that must choose now, from public facts only; () means that `run` comes next."""
        return ()

    def options(self, s: S, seat: int) -> list[Action]:
        """Return every action that the step can judge, in ascending code order."""
        raise NotImplementedError

    def refuse(self, s: S, seat: int, action: Action) -> Clause | None:
        """Return the clause that forbids one of the options, or None if it is legal."""
        return None

    def legal(self, s: S, seat: int) -> list[Action]:
        """Return the options that are not refused.

        A step on a hot path may override this with a faster equivalent; the conformance suite compares the two.
        """
        return [a for a in self.options(s, seat) if self.refuse(s, seat, a) is None]

    def pick(self, s: S, seat: int) -> Action:
        """Return a random legal action; a step on a hot path may find one without building the list."""
        choices = self.legal(s, seat)
        return choices[s.chance.below(len(choices))]

    def part(self, s: S, seat: int, action: Action) -> bool:
        """Return whether `action` is only a part of a choice, with more to choose: then it is kept, not applied."""
        return False

    def joins(self, action: Action) -> bool:
        """Return whether the chooser's next choice may be made together with `action`.

        It may if `action` draws nothing and shows nothing to anybody.
        """
        return False

    def apply(self, s: S, seat: int, action: Action) -> None:
        """Carry out the choice of one seat; earlier parts of it are in `s.picks`.  Must become, push or pop."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Do what needs no choice.  Must become, push or pop."""
        raise NotImplementedError

    def fields(self) -> tuple[Any, ...]:
        """Return the attributes in order, which are the arguments of the constructor: for codec, equality and repr."""
        return tuple([getattr(self, name) for name in attributes(self)])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Step) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step in which one seat chooses.  A subclass with more fields takes `seat` as its first argument."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: S) -> tuple[int, ...]:
        """Return the one seat."""
        return ALONE[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Open(Step[S]):
    """A step whose options depend only on public facts: if there is one legal action, the kernel takes it unasked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """A step whose choices stay secret until every actor has chosen; then `reveal` carries them out together."""

    def reveal(self, s: S, choices: list[Action]) -> None:
        """Carry out the choices of all actors, in the order of `actors`.  Must become, push or pop."""
        raise NotImplementedError
