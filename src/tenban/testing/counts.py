"""Counts: the number of sequences of choices to a depth, from fixed keys.  Any change of legality changes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tenban.kernel import Rules, State, legal, play, to_act
from tenban.registry import Game

from .exhaust import random_player
from .setups import Setup, setups

_ENOUGH = 1_500  # with more sequences than this, no further depth is counted
_SKIPS = (0, 11, 29)  # choices made before the counting begins


@dataclass(frozen=True)
class Count:
    """The numbers of sequences of one choice, two choices, and so on, from one position."""

    setup: Setup
    skip: int
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.setup}, after {self.skip}: {' '.join(map(str, self.numbers))}"


def sequences(rules: Rules[Any], s: State, depth: int) -> int:
    """Return the number of sequences of `depth` choices; of several seats to act, the first one chooses first."""
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
    """Return the state after `skip` random choices."""
    s = setup.begin(game)
    player = random_player(setup.seed, skip)
    while (chosen := player(s) if to_act(s) else None) is not None:
        play(game.rules, s, *chosen)
    return s


def counts(game: Game) -> Iterator[Count]:
    """Yield counts for every number of seats: the default game from three positions, each variant from its start."""
    for setup in setups(game):
        for skip in _SKIPS[:1] if setup.options else _SKIPS:
            yield count(game, setup, skip)


def text(game: Game) -> str:
    return "".join(f"{line}\n" for line in counts(game))


def file_of(game: Game, folder: Path) -> Path:
    return folder / f"{game.name}.txt"
