"""Many random games of every kind, without a fault."""

from __future__ import annotations

import pytest

from tenban.kernel import FastRandom, rollout, settle, start
from tenban.registry import Game
from tenban.testing.playthrough import MOST_CHOICES
from tenban.testing.setups import Setup
from tests.games.everywhere import each_variant

GAMES = {"latria": 10_000, "eclipse": 60}
USUALLY = 300
STRIDES = 150  # invariants are checked after every choice, or every second, third, …


@pytest.mark.slow
@each_variant()
def test_many_random_games_break_no_invariant(game: Game, setup: Setup) -> None:
    for seed in range(GAMES.get(game.name, USUALLY)):
        _play(game, setup, seed)


def _play(game: Game, setup: Setup, seed: int) -> None:
    rules = game.rules
    s = start(rules, setup.seats, dict(setup.options), FastRandom(seed))
    for _ in range(MOST_CHOICES):
        if not s.stack:
            break
        rollout(rules, s, 1 + seed % STRIDES)
        settle(s)
        assert not rules.faults(s), f"{setup}, seed {seed}: {rules.faults(s)}"
    assert not s.stack, f"{setup}, seed {seed}: the game does not end"
    sums = [sum(line.points for line in rules.score(s) if line.side == seat) for seat in range(s.seats)]
    assert [place[0] for place in rules.ranking(s)] == sums, f"{setup}, seed {seed}"
