"""The ways to set up a game, one line of text each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tenban.kernel import KeyedRandom, Option, State, settle
from tenban.registry import Game

from .playthrough import fits

_FEW = 4


@dataclass(frozen=True)
class Setup:
    """Seats, options that differ from the defaults, and a seed."""

    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options) or "as usual"
        return f"{self.seats} seats, {options}, seed {self.seed}"

    def begin(self, game: Game, listen: bool = False) -> State:
        """Return the state at the first choice; with `listen`, its events are in `log`."""
        rules = game.rules
        s: State = rules.setup(self.seats, rules.checked(self.seats, dict(self.options)))
        s.chance = KeyedRandom(self.seed.to_bytes(16, "big"))
        s.log = [] if listen else None
        settle(s)
        return s


def seat_counts(game: Game) -> range:
    return range(game.rules.least_seats, game.rules.most_seats + 1)


def variants(game: Game) -> list[Option]:
    """Return the options with few values; one with many values is a number, of seats or rounds for example."""
    return [option for option in game.rules.options if len(option.values) <= _FEW]


def setups(game: Game, options: Sequence[Option] | None = None) -> Iterator[Setup]:
    """Yield every number of seats with the defaults, and with each value of each option changed alone."""
    for seats in seat_counts(game):
        yield Setup(seats, (), seats)
        for option in game.rules.options if options is None else options:
            for value in option.values:
                if value != option.default and fits(game.rules, seats, {option.name: value}):
                    yield Setup(seats, ((option.name, value),), seats)
