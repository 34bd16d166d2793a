"""Rules: the declaration of a game, its options, setup, secrets and scoring."""

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
    """A number of seats or an option that the game does not have; the message says what would be right."""


class GameInfo(NamedTuple):
    """What a game is, declared once by its rules.  Each field is used or checked:

    name: the name under which the registry finds the game; records name it, and `record.rules_of` compares it.
    version: the version of the rules; `record.rules_of` refuses a record of another version.
    seats: `Rules.checked` refuses another number with SetupError.
    hidden_information: if False, `view` and the true state must be equal apart from chance and pending choices;
        `shown` relies on it, and the conformance suite compares the two.
    chance: if False, `State.chance.drawn()` stays 0 in every game that the suite plays.
    simultaneous: True if and only if one of the steps is a Sealed step.
    length: the suite fails a game that takes more choices.
    """

    name: str
    version: str
    seats: tuple[int, int]  # least and most
    hidden_information: bool = True  # seats see different things
    chance: bool = True  # something is drawn, rolled or shuffled
    simultaneous: bool = False  # some choices are sealed until all are made
    length: int = 10_000  # an upper bound on the choices in a game

    @property
    def perfect_information(self) -> bool:
        """Whether every seat always knows the whole state."""
        return not (self.hidden_information or self.simultaneous)


class Option(NamedTuple):
    """An option of the setup, with its possible values."""

    name: str
    values: tuple[str, ...]
    default: str
    advanced: bool = False  # offered among further options: a reading of a rule, or something most tables leave alone
    most_seats: int = 0  # offered only up to so many seats; 0: to any number


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """A game.  There is one instance for each set of tables; `house` returns another with some entries replaced."""

    def __init__(
        self,
        info: GameInfo,
        space: Space,
        steps: tuple[type[Step[Any]], ...],
        clauses: tuple[Clause, ...],
        options: tuple[Option, ...] = (),
        rows: tuple[Clause, ...] = (),
        tables: Tables | None = None,
        hides: tuple[str, ...] | None = None,
    ) -> None:
        self.info: Final = info
        self.name: Final = info.name
        self.version: Final = info.version
        self.space: Final = space
        self.least_seats: Final = info.seats[0]
        self.most_seats: Final = info.seats[1]
        self.steps: Final = {step.__name__: step for step in steps}
        self.step_numbers: Final = {step.__name__: number for number, step in enumerate(steps)}
        self.clauses: Final = clauses  # the numbered rulebook, in order
        self.options: Final = options
        self.defaults: Final = {option.name: option.default for option in options}
        self.rows: Final = rows  # the clauses under which the ledger counts
        self.tables: Final = tables  # None: a game without data of its own
        # the fields of a state that `hide` changes; None: they are not declared
        self.hides: Final = hides if info.hidden_information else ()
        for step in steps:
            if hasattr(step, "sealed") or hasattr(step, "open"):
                raise TypeError(f"{step.__name__} should derive from Sealed or Open instead of setting a flag")

    def house(self, overrides: dict[str, Any]) -> Rules[S]:
        """Return the same rules with some tables replaced; raise DataError, or SetupError if there are none.

        The constructor of a game with tables takes these overrides.
        """
        if self.tables is None:
            raise SetupError(f"{self.name} has no tables that a house file could replace")
        make: Any = type(self)
        rules: Rules[S] = make(overrides)
        return rules

    def of_version(self, version: str) -> Rules[S] | None:
        """Return the rules as they were in a version, so that its records replay; None if they are not kept."""
        return self if version == self.version else None

    def setup(self, seats: int, options: dict[str, str]) -> S:
        """Return the state before the first step has run.  Whatever is random is done by a step, not here."""
        raise NotImplementedError

    def score(self, s: S) -> list[ScoreLine]:
        """Return the score itemised by clause; the lines of a side sum to its points."""
        return self.ledger_lines(s)

    def ranking(self, s: S) -> list[tuple[int, ...]]:
        """Return for each seat its points and tie-breakers; the greatest tuple wins, equal ones share the win."""
        return [(points,) for points in self.totals(s)]

    def hide(self, v: S, seat: int) -> None:
        """Replace in place everything that `seat`, or the SPECTATOR, may not know."""

    def fill(self, w: S, seat: int) -> None:
        """Replace in place every hole by a value that is consistent with what `seat` knows, drawn from `w.chance`."""

    def faults(self, s: S) -> list[str]:
        """Return a sentence for each invariant that a full state breaks, for tests."""
        return []

    def totals(self, s: S) -> list[int]:
        """Return the points of each seat: the sum of its score lines."""
        points = [0] * s.seats
        for line in self.score(s):
            if 0 <= line.side < s.seats:
                points[line.side] += line.points
        return points

    def rivals(self, s: S) -> list[tuple[int, ...]]:
        """Return the ranking of sides without a seat that can win, such as a scripted enemy."""
        return []

    def winners(self, s: S) -> list[int]:
        """Return the seats with the greatest ranking; none if that of a rival is greater."""
        table = self.ranking(s)
        best = max(table + self.rivals(s))
        return [seat for seat, place in enumerate(table) if place == best]

    def ledger_lines(self, s: S) -> list[ScoreLine]:
        """Return a line for each seat and row of the ledger with points."""
        return [
            ScoreLine(seat, s.ledger[row * s.seats + seat], clause)
            for seat in range(s.seats)
            for row, clause in enumerate(self.rows)
            if s.ledger[row * s.seats + seat] != 0
        ]

    def checked(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Return the options completed by the defaults; raise SetupError, which names the possible values."""
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
