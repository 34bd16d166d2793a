"""Annette."""

from __future__ import annotations

from tenban.games.cultus.pieces import ENEMY
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


def table(foe: str, own: str = "") -> Position:
    return Position(TOWN, ["a1"], phase="enemy", enemy="annette", counter=5, monuments={ENEMY: foe, 0: own})


@clause("cultus:CU-12.6")
def test_those_in_the_middle_stay_and_score() -> None:
    t = table("d4 e4 d5 e5")
    assert t.step == "Start"
    assert t.s.enemy_points == 24


@clause("cultus:CU-12.6")
def test_the_players_monument_in_the_middle_brings_her_nothing() -> None:
    t = table("d4 e4 e5 h8", "d5").do("shift enemy h8", "to g8")
    assert t.s.enemy_points == 3 * 6


@clause("cultus:CU-12.6", "cultus:CU-C19")
def test_the_player_brings_each_one_square_closer_once() -> None:
    t = table("c3 f6 d5 a1")
    assert t.choices() == ["shift enemy a1", "shift enemy c3", "shift enemy f6"]
    assert t.why_not("shift enemy d5") == "CU-C19"
    t.do("shift enemy c3")
    assert t.choices() == ["to d3", "to c4"]
    assert t.why_not("to c2") == "CU-C19"
    t.do("to c4")
    assert t.choices() == ["shift enemy a1", "shift enemy f6"]  # c4 has come
    t.do("shift enemy a1", "to b1", "shift enemy f6", "to e6")
    assert t.monuments(ENEMY) == "c4 e6 d5 b1"
    assert t.s.enemy_points == 6


@clause("cultus:CU-C19")
def test_monuments_bar_the_way_friendship_or_not() -> None:
    t = table("c4 a8 h8 h1", "d4")
    assert "shift enemy c4" not in t.choices()


@clause("cultus:CU-C19")
def test_a_square_that_is_left_may_be_entered_by_the_next() -> None:
    t = table("c4 b4 h8 h1")
    assert "shift enemy b4" not in t.choices()
    t.do("shift enemy c4", "to d4")
    assert "shift enemy b4" in t.choices()
