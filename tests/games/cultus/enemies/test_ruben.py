"""Ruben."""

from __future__ import annotations

from tenban.games.cultus.pieces import ENEMY
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


def table(own: str, foe: str = "d4 e4 d5 e5", drawing: str = TOWN) -> Position:
    return Position(drawing, ["a1"], phase="enemy", fill="P", enemy="ruben", counter=8, monuments={ENEMY: foe, 0: own})


@clause("cultus:CU-12.4", "cultus:CU-C18")
def test_a_monument_of_the_players_choice_moves_away_from_the_middle() -> None:
    t = table("c3 f6")
    assert t.choices() == ["shift 1 c3", "shift 1 f6"]
    assert t.why_not("shift enemy d4") == "CU-C18"
    t.do("shift 1 c3")
    assert t.choices() == ["to c2", "to b3"]
    assert t.why_not("to c4") == t.why_not("to b2") == "CU-C18"
    t.do("to b3")
    assert t.monuments() == "b3 f6"


@clause("cultus:CU-C18")
def test_monuments_are_in_the_way_and_corners_have_no_way_out() -> None:
    t = table("a1 b3 a3")
    assert t.choices() == ["shift 1 a3", "shift 1 b3"]  # a1 is as far as can be
    t.do("shift 1 b3")
    assert t.choices() == ["to b2"]  # a3 is taken
    none = table("a1 h8")
    assert none.step == "Start"
    assert none.monuments() == "a1 h8"


@clause("cultus:CU-12.4", "cultus:CU-R2")
def test_ruben_scores_the_different_icons_beside_each_enemy_monument() -> None:
    drawing = "PHP\nMPM\nPWP"
    t = table("h8", "b2 h4 h5 h6", drawing)
    assert t.s.enemy_points == 4 * 3  # hall, market, winery; two markets are one, plazas are none
    four = table("h8", "b2 b2 h5 h6", "PHP\nMPC\nPWP")
    assert four.s.enemy_points == 4 * 4 * 2
