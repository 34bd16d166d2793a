"""Balthasar."""

from __future__ import annotations

from tenban.games.cultus.pieces import ENEMY
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position

MIDDLE = {ENEMY: "d4 e4 d5 e5"}


def table(piles: tuple[int, ...], **more: object) -> Position:
    return Position(
        TOWN,
        ["a1"],
        phase="enemy",
        enemy="balthasar",
        counter=5,
        piles=piles,
        monuments=MIDDLE | {0: "a2 a4"},
        **more,  # type: ignore[arg-type]
    )


@clause("cultus:CU-12.1", "cultus:CU-C22")
def test_the_player_draws_for_each_cube_in_stock_then_balthasar_scores_the_discards() -> None:
    t = table((6, 6, 6, 6, 6, 6))  # 12 cards are discarded, and the enemy discards one more
    assert t.step == "Levy"
    t.do("draw 2", "draw 6")
    assert t.s.hand_sizes[0] == 2
    assert t.s.enemy_points == 3 * 13
    assert t.step == "Start"


@clause("cultus:CU-12.1")
def test_balthasar_makes_the_player_draw_the_cards_that_are_left() -> None:
    t = table((2, 0, 0, 0, 0, 0))
    assert t.s.hand_sizes[0] == 1  # the only pile was drawn from unasked
    assert t.step == "over"


@clause("cultus:CU-C20")
def test_the_hand_may_pass_its_limit_until_the_next_turn() -> None:
    t = table((6, 6, 6, 3, 3, 3), hands=["1 2 3 4 5"])
    t.do("draw 1", "draw 1")
    assert t.s.hand_sizes[0] == 7
    assert t.step == "Start"


@clause("cultus:CU-12.1")
def test_without_a_cube_in_stock_nothing_is_drawn() -> None:
    t = table((6, 6, 6, 6, 6, 6), stock=[0])
    assert t.s.hand_sizes[0] == 0
    assert t.s.enemy_points == 39
