"""Every registered game passes the conformance suite with every number of seats."""

from __future__ import annotations

import pytest

from tenban.registry import Game
from tenban.testing.entry import conforms
from tests.games.everywhere import each_seat_count


@each_seat_count()
def test_the_game_conforms(game: Game, seats: int) -> None:
    conforms(game, seats, examples=4, seconds=4)


@pytest.mark.slow
@each_seat_count()
def test_the_game_conforms_in_many_more_positions(game: Game, seats: int) -> None:
    conforms(game, seats, examples=24, seconds=20)
