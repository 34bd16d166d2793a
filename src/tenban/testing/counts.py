"""Counts: how many sequences of choices there are to a depth, from fixed keys.  Any change of legality shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tenban.kernel import Rules, State, legal, play, to_act
from tenban.registry import Game

from .exhaust import at_random
from .setups import Setup, setups

_ENOUGH = 1_500  # sequences beyond which no further depth is counted
_SKIPS = (0, 11, 29)  # choices made before the counting begins


@dataclass(frozen=True)
class Count:
    """From one position the number of sequences of one choice, of two, and so on."""

    setup: Setup
    skip: int
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.setup}, after {self.skip}: {' '.join(map(str, self.numbers))}"


def sequences(rules: Rules[Any], s: State, depth: int) -> int:
    """How many sequences of `depth` choices there are; of several who choose at once, the first comes first."""
    actors = to_act(s)
    if not actors:
        return 0
    choices = legal(s, actors[0])
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        t = s.clone()
        play(rules, t, actors[0], action)
        total += sequences(rules, t, depth - 1)
    return total


def count(game: Game, setup: Setup, skip: int) -> Count:
    s = position(game, setup, skip)
    numbers = [sequences(game.rules, s, 1)]
    while 0 < numbers[-1] < _ENOUGH:
        numbers.append(sequences(game.rules, s, len(numbers) + 1))
    return Count(setup, skip, tuple(numbers))


def position(game: Game, setup: Setup, skip: int) -> State:
    """A game after some random choices."""
    s = setup.begin(game)
    player = at_random(setup.seed, skip)
    while (chosen := player(s) if to_act(s) else None) is not None:
        play(game.rules, s, *chosen)
    return s


def counts(game: Game) -> Iterator[Count]:
    """For every number of seats: the usual game from three positions, each variant from its start."""
    for setup in setups(game):
        for skip in _SKIPS[:1] if setup.options else _SKIPS:
            yield count(game, setup, skip)


def text(game: Game) -> str:
    return "".join(f"{line}\n" for line in counts(game))


def file_of(game: Game, folder: Path) -> Path:
    return folder / f"{game.name}.txt"
