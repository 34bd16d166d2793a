"""Everything that can occur in a game does occur in random play."""

from __future__ import annotations

from tenban.registry import Game
from tenban.testing.exhaust import exhaust
from tests.games.everywhere import each_game


@each_game
def test_every_verb_step_and_clause_occurs(game: Game) -> None:
    run = exhaust(game)
    assert not run.missing, f"\n{run}"
    assert not run.unexpected, f"\n{run}"
