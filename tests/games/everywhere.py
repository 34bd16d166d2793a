"""Helpers for tests that run on all games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenban.kernel import play
from tenban.registry import Game, games
from tenban.testing.setups import Setup, seat_counts, setups, variants

TESTS = Path(__file__).parent.parent
COMPILED = not hasattr(play, "__code__")  # what mypyc compiles are builtin functions

OURS = [game for game in games().values() if game.package.startswith("tenban.")]  # others keep their own goldens

each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def each_seat_count() -> pytest.MarkDecorator:
    cases = [
        pytest.param(game, seats, id=f"{name}-{seats}") for name, game in games().items() for seats in seat_counts(game)
    ]
    return pytest.mark.parametrize(("game", "seats"), cases)


def each_variant() -> pytest.MarkDecorator:
    cases = [
        pytest.param(game, setup, id=_name(game, setup)) for game in OURS for setup in setups(game, variants(game))
    ]
    return pytest.mark.parametrize(("game", "setup"), cases)


def _name(game: Game, setup: Setup) -> str:
    return "-".join([game.name, str(setup.seats), *[f"{name}={value}" for name, value in setup.options]])
