"""The golden playthroughs are word for word as they were when people last read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenban.registry import Game, find, games
from tenban.testing import golden
from tenban.testing.golden_diff import first_difference
from tests.games.everywhere import TESTS, each_game

FOLDER = TESTS / "golden"
FILES = [file for game in games().values() for file in golden.files_of(game, FOLDER)]


@each_game
def test_the_game_has_golden_playthroughs(game: Game) -> None:
    assert golden.files_of(game, FOLDER), f"scripts/golden {game.name} writes the first ones"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_playthrough_is_as_before(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = golden.parse(text)
    game = find(record.game)
    assert game.rules.of_version(record.version) is not None, (
        f"after a change of rules: scripts/golden {game.name}, and read the diff"
    )
    difference = first_difference(game, text)
    assert not difference, difference
