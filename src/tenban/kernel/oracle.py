"""An oracle: a second opinion on a game's secrets, for its tests; written without a look at sight.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle(Generic[S]):
    """What a seat cannot tell apart.  Seat -1 is a spectator.

    Others' sealed and half-made choices need no care: the suite exchanges those itself.
    """

    reveals: ClassVar[frozenset[str]] = frozenset()  # the events that may openly tell a seat something new
    never: ClassVar[Mapping[str, str]] = {}  # verb, step or clause that cannot occur -> why not

    def swap(self, s: S, seat: int, seed: int) -> S:
        """A clone of a true state in which whatever `seat` may not distinguish is mixed anew."""
        raise NotImplementedError

    def past(self, then: S, now: S, world: S, chooser: int, action: Action) -> S | None:
        """The `world` that somebody imagines `now`, put back to the earlier moment `then` of the same game.

        Both `then` and `now` are true states: between them lies what was really played.  At `then` the
        `chooser` chose `action`, which must have been legal in the answer.  None: what is hidden now was not
        there yet, or the choice is still a secret.
        """
        raise NotImplementedError

    def wild(self, seats: int, options: dict[str, str], seed: int) -> S | None:
        """A rich position in mid-game, as `Rules.setup` leaves one: not settled, without chance.  None: no such."""
        return None
