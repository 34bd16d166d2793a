"""CU-5: what characters can do."""

from __future__ import annotations

import pytest

from tenban.games.cultus.events import Earns
from tenban.testing.clause import clause
from tests.games.cultus.support import Position

SMALL = """
H M C . H
P W D . P
M P H . H
"""


@clause("cultus:CU-5.1", "cultus:CU-R5")
def test_jump_goes_to_any_other_square_with_the_icon_and_pays_nothing() -> None:
    t = Position(SMALL, ["b1", "c3"], purse=[5], people=["balthasar", "annette"])
    t.do("power jump")
    assert t.choices() == ["to a1", "to e1", "to e3"]
    assert t.why_not("to c3") == "CU-5.1"  # another pawn stands there
    t.do("to a1")  # beside b1, and the pair would pay
    assert t.pawn() == "a1"
    assert t.gold() == (0, 2)
    assert t.events(Earns) == []
    assert t.ap == 3


@clause("cultus:CU-5.1")
def test_jump_needs_three_gold_of_the_character_and_must_change_the_place() -> None:
    assert Position(SMALL, ["b1", "c3"], purse=[2], cost=[9]).why_not("power jump") == "CU-5.1"
    only = Position("C..M", ["a1", "d1"], purse=[9], people=["eleonora", "ruben"])
    assert only.why_not("power jump") == "CU-5.1"


@clause("cultus:CU-5.2")
def test_carry_moves_an_own_monument_however_far() -> None:
    t = Position(SMALL, ["b1", "b2"], purse=[6], monuments={0: "b3 e1", 1: "a1"}, people=["balthasar", "annette"])
    t.do("power carry")
    assert t.choices() == ["shift 1 e1", "shift 1 b3"]
    assert t.why_not("shift 2 a1") == "CU-5.2"
    t.do("shift 1 b3")
    assert t.choices() == ["to c3", "to e3"]  # a1 and e1 have monuments
    assert t.why_not("to e1") == "CU-5.2"
    t.do("to e3")
    assert t.monuments() == "e3 e1"
    assert t.gold() == (0, 1)


@clause("cultus:CU-5.2")
@pytest.mark.parametrize("square", ["a1", "h4", "a5", "g8"])
def test_a_monument_is_carried_from_anywhere_in_town(square: str) -> None:
    t = Position("", ["b1", "h8"], fill="H", purse=[5], monuments={0: square}, people=["balthasar", "annette"])
    assert t.do("power carry").choices() == [f"shift 1 {square}"]


@clause("cultus:CU-5.2")
def test_carry_needs_five_gold_and_somewhere_else_to_go() -> None:
    assert Position(SMALL, ["b1", "b2"], purse=[4], monuments={0: "b3"}).why_not("power carry") == "CU-5.2"
    stuck = Position("C..M", ["a1", "d1"], purse=[9], monuments={0: "a1"}, people=["eleonora", "ruben"])
    assert stuck.why_not("power carry") == "CU-5.2"


@clause("cultus:CU-5.3")
def test_glory_scores_the_icons_around_own_monuments() -> None:
    t = Position("HHH\nHPH\nHHC", ["a1", "h8"], purse=[10], monuments={0: "b2"}, people=["balthasar", "annette"])
    t.do("power glory")
    assert t.points() == 14
    assert t.gold() == (0, 0)
    assert t.lines() == {"CU-5.3": 14}


@clause("cultus:CU-5.3", "cultus:CU-C7", "cultus:CU-R2")
def test_glory_counts_each_square_once_also_below_own_other_monuments() -> None:
    drawing = "HHH\nHPH\nHHH"
    two = Position(drawing, ["a1", "h8"], purse=[10], monuments={0: "b2 c2"}, people=["balthasar", "annette"])
    two.do("power glory")
    assert two.points() == 16  # all eight halls, c2 among them; the plaza is no icon
    stacked = Position(drawing, ["a1", "h8"], purse=[10], monuments={0: "c2 c2"}, people=["balthasar", "annette"])
    stacked.do("power glory")
    assert stacked.points() == 8  # b1 c1 b3 c3


@clause("cultus:CU-5.3")
def test_glory_needs_ten_gold_and_a_monument_but_no_icon() -> None:
    assert Position("HP", purse=[9], monuments={0: "b1"}).why_not("power glory") == "CU-5.3"
    assert Position("HP", purse=[10]).why_not("power glory") == "CU-5.3"
    poor = Position("MP", purse=[10], monuments={0: "b1"}, people=["balthasar", "annette"]).do("power glory")
    assert poor.points() == 0


@clause("cultus:CU-5.4")
def test_powers_may_be_used_again_while_the_gold_lasts() -> None:
    t = Position(SMALL, ["b1", "c3"], purse=[9], people=["balthasar", "annette"])
    t.do("power jump", "to a1", "power jump", "to e1", "power jump", "to e3")
    assert t.gold() == (0, 0)
    assert t.ap == 3


@clause("cultus:CU-5.2")
def test_a_monument_is_not_carried_to_where_it_stands() -> None:
    t = Position("H.H\n...\n.H.", ["a1", "h8"], purse=[5], monuments={0: "b3"}, people=["balthasar", "annette"])
    t.do("power carry", "shift 1 b3")
    assert t.why_not("to b3") == "CU-5.2"
    assert t.choices() == ["to a1", "to c1"]
