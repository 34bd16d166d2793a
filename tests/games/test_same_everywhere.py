"""Interpreted and compiled games are the same state by state: both agree with the digests kept here."""

from __future__ import annotations

from tenban.registry import Game
from tenban.testing import digests
from tests.games.everywhere import TESTS, each_game


@each_game
def test_games_from_fixed_keys_are_unchanged(game: Game) -> None:
    file = digests.file_of(game, TESTS / "digests")
    assert file.exists(), f"scripts/counts {game.name} writes it"
    assert digests.text(game).splitlines() == file.read_text(encoding="utf-8").splitlines()
