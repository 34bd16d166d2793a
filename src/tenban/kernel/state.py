"""A State: everything that decides the future, and nothing else (the history is the Record's)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .chance import UNKNOWN_CHANCE, Chance
from .data import Box
from .event import EVERYONE, Event, UntypedEvent
from .inspect import attributes
from .step import Step

UNKNOWN: Final = -1  # a hole in a view: the viewer may not know this value
OPEN: Final = -1  # sealed[seat]: not answered yet
HIDDEN: Final = -2  # sealed[seat]: answered, but not for the viewer's eyes
MOST_SEATS: Final = 6

# every tuple of actors a step commonly names, built once
ALONE: Final = [(seat,) for seat in range(MOST_SEATS)]
ALL: Final = [tuple(range(seats)) for seats in range(MOST_SEATS + 1)]
OTHERS: Final = [
    [tuple([seat for seat in range(seats) if seat != one]) for one in range(seats)] for seats in range(MOST_SEATS + 1)
]
ALL_OPEN: Final = [[OPEN] * seats for seats in range(MOST_SEATS + 1)]  # shared: replaced, never changed

KERNEL_FIELDS: Final = frozenset({"seats", "unsealed", "stack", "sealed", "picks", "chance", "ledger", "log"})


def under_seal(codes: list[int]) -> list[int]:
    """A list of sealed choices as a state holds it: where nobody has chosen it is the shared one."""
    for code in codes:
        if code != OPEN:
            return codes
    return ALL_OPEN[len(codes)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One table in mid-game.

    A game's own `__init__` takes what is fixed for the game and makes no lists: `Rules.setup` fills the
    table, `clone` copies it.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.unsealed: Final = ALL_OPEN[seats]  # `sealed` while nobody has chosen
        self.stack: list[Step[Any]] = []  # the only program counter
        self.sealed: list[int] = self.unsealed  # codes of sealed choices
        self.picks: tuple[int, ...] = ()  # parts of the choice being made, for its chooser's eyes
        self.chance: Chance = UNKNOWN_CHANCE
        self.ledger: list[int] = []  # points awarded, row by row: see `award`
        self.log: list[Event] | None = None  # a listener's; not part of the state

    def clone(self) -> State:
        """A deep copy without the listener: make an empty table, `copy_kernel_into` it, copy the rest."""
        raise NotImplementedError

    def copy_kernel_into(self, t: State) -> None:
        t.stack = self.stack[:]  # steps are immutable: a shallow copy is a deep one
        if self.sealed is not self.unsealed:
            t.sealed = self.sealed[:]
        t.picks = self.picks
        t.chance = self.chance.copy()
        if self.ledger:
            t.ledger = self.ledger[:]

    def fields(self) -> dict[str, Any]:
        """The game's own part as plain data, for codec and equality; shared boxes are not data."""
        own = [name for name in attributes(self) if name not in KERNEL_FIELDS]
        return {name: getattr(self, name) for name in own if not isinstance(getattr(self, name), Box)}

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def become(self, step: Step[Any]) -> None:
        self.stack[-1] = step

    def pop(self) -> None:
        self.stack.pop()

    def shuffle(self, items: list[int]) -> None:
        i: i64 = len(items)
        while i > 1:
            j = self.chance.below(i)
            i -= 1
            items[i], items[j] = items[j], items[i]

    def emit(self, name: str, full: tuple[int, ...], audience: int = EVERYONE, public: tuple[int, ...] = ()) -> None:
        """Tell the listener, if there is one; a hot step asks `if s.log is not None` before building tuples."""
        if self.log is not None:
            self.log.append(UntypedEvent(name, full, audience, public))

    def tell(self, event: Event, audience: int = EVERYONE) -> None:
        """Log an event, whose secret fields are for `audience`; a step asks `if s.log is not None` before making it."""
        if self.log is not None:
            event.audience = audience
            self.log.append(event)

    def award(self, seat: int, row: int, points: int) -> None:
        """Write points into the ledger: `row` is the index of a clause in the rules' `rows`."""
        self.ledger[row * self.seats + seat] += points
