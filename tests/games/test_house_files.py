"""Random house files of every game: what the limits allow plays, anything else is refused in a sentence."""

from __future__ import annotations

from tenban.kernel.data import Limits, Tables, nearest, numbers_in
from tenban.registry import Game
from tenban.testing.houses import houses
from tests.games.everywhere import each_game

FILES = 12  # per game; `scripts/houses` tries as many as one likes


def tables_of(game: Game) -> Tables:
    assert game.rules.tables is not None
    return game.rules.tables


@each_game
def test_every_number_of_the_box_has_limits_and_lies_within(game: Game) -> None:
    tables = tables_of(game)
    for table in tables.raw:
        limits = Limits(tables[table])
        for key, entry in tables.entries(table).items():
            for path, value in numbers_in([key], entry):
                limit = nearest(limits.numbers, path)
                assert limit is not None, f"{table}.{'.'.join(path)} has no limits"
                assert limit[0] <= value <= limit[1], f"{table}.{'.'.join(path)} = {value} is outside {limit}"


@each_game
def test_a_house_file_that_repeats_the_box_is_accepted(game: Game) -> None:

    tables = tables_of(game)
    assert game.rules.house({table: tables.entries(table) for table in tables.raw}).tables is not None


@each_game
def test_random_house_files_play_and_bad_ones_are_refused(game: Game) -> None:
    run = houses(game, FILES)
    assert run.faults == []
    assert (run.played, run.refused) == (FILES, FILES)
