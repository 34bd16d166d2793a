"""The ways to set a game up, one line of text each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tenban.kernel import Keyed, State, settle
from tenban.registry import Game

from .story import fits


@dataclass(frozen=True)
class Setup:
    """Seats, options that are not the default, and a seed."""

    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options) or "as usual"
        return f"{self.seats} seats, {options}, seed {self.seed}"

    def usual(self, game: Game) -> bool:
        return not self.options

    def begin(self, game: Game, listen: bool = False) -> State:
        rules = game.rules
        s: State = rules.setup(self.seats, rules.checked(self.seats, dict(self.options)))
        s.chance = Keyed(self.seed.to_bytes(16, "big"))
        s.log = [] if listen else None
        settle(s)
        return s


def setups(game: Game) -> Iterator[Setup]:
    """Every number of seats, as usual and with each option changed alone."""
    rules = game.rules
    for seats in range(rules.least_seats, rules.most_seats + 1):
        yield Setup(seats, (), seats)
        for option in rules.options:
            for value in option.values:
                if value != option.default and fits(rules, seats, {option.name: value}):
                    yield Setup(seats, ((option.name, value),), seats)
