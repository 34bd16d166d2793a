"""CU-4.7, R-7, R-8: building monuments."""

from __future__ import annotations

import pytest

from tenban.kernel import ScriptedRandom, bits
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-4.7", "cultus:CU-R7")
def test_building_pays_sets_the_cube_takes_a_card_and_turns_up_another() -> None:
    t = Position(TOWN, ["b2", "h8"], cost=[7])
    t.do("build")
    assert t.choices() == ["take unity", "take industry", "take transport"]
    t.do("take industry")
    assert t.monuments() == "b2"
    assert t.gold() == (3, 0)
    assert t.s.stock[0] == 3
    assert t.owned() == "industry"
    assert len(bits(t.s.row)) == 3
    assert t.ap == 2


@clause("cultus:CU-4.7")
def test_only_on_a_plaza_without_a_monument_and_with_a_cube_in_stock() -> None:
    assert Position(TOWN, ["a1", "h8"], cost=[10]).why_not("build") == "CU-4.7"
    assert Position(TOWN, ["b2", "h8"], cost=[10], monuments={1: "b2"}).why_not("build") == "CU-4.7"
    assert Position(TOWN, ["b2", "h8"], cost=[10], stock=[0, 4]).why_not("build") == "CU-4.7"


@clause("cultus:CU-R7")
def test_monuments_cost_four_six_eight_and_ten() -> None:
    built = ["", "c3", "c3 f6", "c3 f6 g7"]
    for squares, price in zip(built, (4, 6, 8, 10), strict=True):
        poor = Position(TOWN, ["b2", "h8"], cost=[price - 1], monuments={0: squares})
        assert poor.why_not("build") == "CU-R7"
        rich = Position(TOWN, ["b2", "h8"], cost=[price], monuments={0: squares}).do("build", "take unity")
        assert rich.gold() == (0, 0)


@clause("cultus:CU-R8")
def test_the_bonus_is_two_points_for_each_icon_around_when_it_is_built() -> None:
    drawing = "HHW\nMPH\nHWD"
    assert Position(drawing, ["b2", "h8"], fill="P", cost=[4]).do("build", "take unity").points() == 8  # halls
    assert Position(drawing, ["b2", "h8"], fill="P", cost=[4]).do("build", "take industry").points() == 2  # markets
    assert Position(drawing, ["b2", "h8"], fill="P", cost=[4]).do("build", "take transport").lines() == {"CU-R8": 4}


@clause("cultus:CU-R8")
def test_the_square_itself_is_not_counted() -> None:
    t = Position("HHH\nHHH\nHHH", ["b2", "h8"], cost=[6], owned={0: "revival-hall"}, monuments={0: "c3"})
    t.do("build", "take unity")
    assert t.lines() == {"CU-6.1": 2, "CU-R8": 16}


@clause("cultus:CU-C11")
def test_a_monument_that_moves_scores_no_bonus_again() -> None:
    t = Position("HHH\nHPH\nHHH", ["b2", "h8"], monuments={0: "b2"}, hands=["1 2"])
    t.do("shift 1 b2", "to b1", "discard 1", "discard 2")
    assert t.points() == 0


@clause("cultus:CU-R7")
@pytest.mark.parametrize("draw", range(10))
def test_any_monument_card_that_is_left_may_be_turned_up(draw: int) -> None:
    s = Position("P", row="unity industry").s
    left = bits(s.deck())
    before, s.chance = s.row, ScriptedRandom([draw])
    s.fill_row()
    assert bits(s.row & ~before) == [left[draw]]
