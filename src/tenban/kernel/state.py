"""A State: everything that decides the future of a game, and nothing else (the history is the Record's)."""

from __future__ import annotations

from typing import Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from .chance import UNKNOWN_CHANCE, Chance
from .data import Box
from .event import EVERYONE, Event
from .inspect import attributes
from .seat_array import SeatArray
from .seats import ALL, ALONE, MOST_SEATS, OTHERS
from .step import Step

__all__ = ["ALL", "ALL_OPEN", "ALONE", "HIDDEN", "MOST_SEATS", "OPEN", "OTHERS", "UNKNOWN", "State", "under_seal"]

UNKNOWN: Final = -1  # a hole in a view: the viewer may not know this value
OPEN: Final = -1  # sealed[seat]: the seat has not chosen yet
HIDDEN: Final = -2  # sealed[seat]: the seat has chosen, but the viewer may not see what

ALL_OPEN: Final = [[OPEN] * seats for seats in range(MOST_SEATS + 1)]  # shared: replaced, never changed

KERNEL_FIELDS: Final = frozenset({"seats", "unsealed", "stack", "sealed", "picks", "chance", "ledger", "log"})


def under_seal(codes: list[int]) -> list[int]:
    """Return sealed choices as a state stores them: the shared list ALL_OPEN if no seat has chosen."""
    for code in codes:
        if code != OPEN:
            return codes
    return ALL_OPEN[len(codes)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress.

    A game declares its own fields in its `__init__`, once, with annotations; `clone`, snapshots and equality are
    derived from them.  The constructor takes what is fixed for the game and creates no lists: `Rules.setup` does.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.unsealed: Final = ALL_OPEN[seats]  # `sealed` is this list while no seat has chosen
        self.stack: list[Step[Any]] = []  # the only program counter
        self.sealed: list[int] = self.unsealed  # seat -> code of its sealed choice, or OPEN
        self.picks: tuple[int, ...] = ()  # codes of the parts chosen so far of a choice in parts
        self.chance: Chance = UNKNOWN_CHANCE
        self.ledger: list[int] = []  # points awarded: see `award`
        self.log: list[Event] | None = None  # receives events; belongs to a listener and is not part of the state

    def clone(self) -> Self:
        """Return a deep copy without the listener.

        This method copies each field by the type of its value.  In compiled games the build replaces it by an
        explicit one for each state (buildtools/fields.py), which is much faster and copies the same.
        """
        make: Any = type(self).__new__
        t: Self = make(type(self))
        State.__init__(t, self.seats)
        self.copy_kernel_into(t)
        for name, value in _own_fields(self).items():
            setattr(t, name, copied(value))
        return t

    def copy_kernel_into(self, t: State) -> None:
        """Copy the fields of this class, except the listener, into a new state."""
        t.stack = self.stack[:]  # steps are immutable, so the copy is deep
        if self.sealed is not self.unsealed:
            t.sealed = self.sealed[:]
        t.picks = self.picks
        t.chance = self.chance.copy()
        if self.ledger:
            t.ledger = self.ledger[:]

    def fields(self) -> dict[str, Any]:
        """Return the game's own fields by name, without boxes: what snapshots and equality compare."""
        own = [name for name in attributes(self) if name not in KERNEL_FIELDS]
        return {name: getattr(self, name) for name in own if not isinstance(getattr(self, name), Box)}

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the current one, which continues when the new one is finished."""
        self.stack.append(step)

    def become(self, step: Step[Any]) -> None:
        """Replace the current step."""
        self.stack[-1] = step

    def pop(self) -> None:
        """Finish the current step."""
        self.stack.pop()

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place, with len(items) - 1 draws."""
        i: i64 = len(items)
        while i > 1:
            j = self.chance.below(i)
            i -= 1
            items[i], items[j] = items[j], items[i]

    def emit(self, event: Event, audience: int = EVERYONE) -> None:
        """Log an event whose secret fields only `audience` sees.

        A step tests `if s.log is not None` before it creates the event, because most games have no listener.
        """
        if self.log is not None:
            event.audience = audience
            self.log.append(event)

    def award(self, seat: int, row: int, points: int) -> None:
        """Add points to the ledger; `row` is the index of a clause in `Rules.rows`."""
        self.ledger[row * self.seats + seat] += points

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.seats} seats, {self._situation()}>"

    def _situation(self) -> str:
        if not self.stack:
            return "over"
        waiting = [str(seat) for seat in self.stack[-1].actors(self) if self.sealed[seat] == OPEN]
        return f"to act: {', '.join(waiting)}" if waiting else f"running {type(self.stack[-1]).__name__}"


def _own_fields(s: State) -> dict[str, Any]:
    fields: dict[str, Any] | None = getattr(s, "__dict__", None)
    if fields is None:
        raise TypeError(f"{type(s).__name__} was compiled without a clone method: see buildtools/fields.py")
    return {name: value for name, value in fields.items() if name not in KERNEL_FIELDS}


def copied(value: Any) -> Any:
    """Return a copy of a field's value: containers and objects with `copy` are copied, all else is immutable."""
    if isinstance(value, SeatArray):
        return value.copy()
    if isinstance(value, list):
        flat = not value or isinstance(value[0], (int, str, tuple))
        return value[:] if flat else [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, (int, str, tuple, bytes, Box, Step)):
        return value
    copy: Any = getattr(value, "copy", None) or getattr(value, "clone", None)
    return value if copy is None else copy()
