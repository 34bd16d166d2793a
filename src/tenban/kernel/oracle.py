"""Oracles: a second, independent description of a game's secrets, which tests compare with its sight.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle(Generic[S]):
    """Describes which states a seat cannot distinguish.  Seat -1 is a spectator.

    Sealed and half-made choices of other seats are not an oracle's concern: the suite exchanges those itself.
    """

    never: ClassVar[Mapping[str, str]] = {}  # verb, step or clause that cannot occur -> the reason

    def swap(self, s: S, seat: int, seed: int) -> S:
        """Return a clone of a true state in which everything that `seat` may not know is shuffled again."""
        raise NotImplementedError

    def past(self, then: S, now: S, world: S, chooser: int, action: Action) -> S | None:
        """Return the imagined `world`, rewound from the moment `now` to the earlier moment `then` of the same game.

        `then` and `now` are true states, and what was played between them is known.  At `then` the `chooser` chose
        `action`, which must be legal in the state returned.  Return None if what is hidden now did not exist then,
        or if the choice is still secret.
        """
        raise NotImplementedError

    def wild(self, seats: int, options: dict[str, str], seed: int) -> S | None:
        """Return a rich position in the middle of a game, not settled and without chance, or None to skip the test."""
        return None
