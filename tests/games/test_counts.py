"""The numbers of sequences of choices from fixed keys are unchanged, so no change of legality goes unnoticed."""

from __future__ import annotations

from tenban.registry import Game
from tenban.testing import counts
from tests.games.everywhere import TESTS, each_game


@each_game
def test_sequences_of_choices_are_as_many_as_before(game: Game) -> None:
    file = counts.file_of(game, TESTS / "counts")
    assert file.exists(), f"scripts/counts {game.name} writes it"
    assert counts.text(game).splitlines() == file.read_text(encoding="utf-8").splitlines()
