"""Rules: a game's name, options, setup, secrets and scoring."""

from __future__ import annotations

from typing import Any, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from .action import Space
from .clause import Clause, ScoreLine
from .data import Tables
from .errors import TenbanError
from .state import State
from .step import Step

S = TypeVar("S", bound=State)


class SetupError(TenbanError, ValueError):
    """Seats or options that the game does not have; the message says what would be right."""


class GameInfo(NamedTuple):
    """What a game is, declared once by its rules."""

    name: str
    version: str  # of the rules; a record replays under the version that it names
    seats: tuple[int, int]  # least and most
    hidden_information: bool = True  # seats see different things
    chance: bool = True  # something is drawn, rolled or shuffled
    simultaneous: bool = False  # some choices are made at once, sealed until all are in
    length: int = 10_000  # no game takes more decisions than this

    @property
    def perfect_information(self) -> bool:
        """Whether every seat always knows the whole state."""
        return not (self.hidden_information or self.simultaneous)


class Option(NamedTuple):
    """One way in which a game can be set up."""

    name: str
    values: tuple[str, ...]
    default: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """A game.  One instance per set of tables: `house` makes another with some tables replaced."""

    def __init__(
        self,
        info: GameInfo,
        space: Space,
        steps: tuple[type[Step[Any]], ...],
        clauses: tuple[Clause, ...],
        options: tuple[Option, ...] = (),
        rows: tuple[Clause, ...] = (),
        tables: Tables | None = None,
    ) -> None:
        self.info: Final = info
        self.name: Final = info.name
        self.version: Final = info.version
        self.space: Final = space
        self.least_seats: Final = info.seats[0]
        self.most_seats: Final = info.seats[1]
        self.steps: Final = {step.__name__: step for step in steps}
        self.clauses: Final = clauses  # the numbered rulebook, in order
        self.options: Final = options
        self.defaults: Final = {option.name: option.default for option in options}
        self.rows: Final = rows  # the clauses under which the ledger counts
        self.tables: Final = tables  # None: a game without data of its own
        for step in steps:
            if hasattr(step, "sealed") or hasattr(step, "open"):
                raise TypeError(f"{step.__name__} should derive from Sealed or Open instead of setting a flag")

    def house(self, overrides: dict[str, Any]) -> Rules[S]:
        """The same rules with some tables replaced; raises DataError."""
        raise SetupError(f"{self.name} has no tables that a house file could replace")

    def setup(self, seats: int, options: dict[str, str]) -> S:
        """A table ready to run.  It needs no chance: what is random is a Step."""
        raise NotImplementedError

    def score(self, s: S) -> list[ScoreLine]:
        """Why each side has the points it has; the lines sum to the score."""
        return self.ledger_lines(s)

    def ranking(self, s: S) -> list[tuple[int, ...]]:
        """Per seat the points, then the tie-breakers; greater is better, equal is shared."""
        return [(points,) for points in self.totals(s)]

    def hide(self, v: S, seat: int) -> None:
        """Blank, in place, what `seat` may not know (SPECTATOR: somebody without a seat)."""

    def fill(self, w: S, seat: int) -> None:
        """Replace, in place, every hole by a value consistent with the view."""

    def faults(self, s: S) -> list[str]:
        """Which invariants a full state breaks, for tests and for a careful server."""
        return []

    def totals(self, s: S) -> list[int]:
        """Points per seat: the sum of its score lines."""
        points = [0] * s.seats
        for line in self.score(s):
            if 0 <= line.side < s.seats:
                points[line.side] += line.points
        return points

    def rivals(self, s: S) -> list[tuple[int, ...]]:
        """The ranking of sides without a seat, who can win too: a scripted enemy."""
        return []

    def winners(self, s: S) -> list[int]:
        """Everyone whose ranking nobody beats; nobody, if a rival does."""
        table = self.ranking(s)
        best = max(table + self.rivals(s))
        return [seat for seat, place in enumerate(table) if place == best]

    def ledger_lines(self, s: S) -> list[ScoreLine]:
        """One line per seat and row of the ledger that is not zero."""
        return [
            ScoreLine(seat, s.ledger[row * s.seats + seat], clause)
            for seat in range(s.seats)
            for row, clause in enumerate(self.rows)
            if s.ledger[row * s.seats + seat] != 0
        ]

    def checked(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options with defaults filled in; raises SetupError with a sentence that tells the way out."""
        if not self.least_seats <= seats <= self.most_seats:
            raise SetupError(f"{self.name} is for {self.least_seats} to {self.most_seats} seats, not {seats}")
        if not options:
            return self.defaults.copy()
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise SetupError(f"{self.name} has no option {name!r}; its options are: {names}")
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise SetupError(f"the option {name} of {self.name} cannot be {value!r}; it can be: {values}")
        return {**self.defaults, **options}
