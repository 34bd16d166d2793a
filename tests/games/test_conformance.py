"""Every registered game passes the conformance suite with every number of seats."""

from __future__ import annotations

from tenban.registry import Game
from tenban.testing.entry import conforms
from tests.games.everywhere import COMPILED, each_seat_count

EXAMPLES = 12 if COMPILED else 4
SECONDS = 10 if COMPILED else 4  # for each number of seats


@each_seat_count()
def test_the_game_conforms(game: Game, seats: int) -> None:
    conforms(game, seats, EXAMPLES, SECONDS)
