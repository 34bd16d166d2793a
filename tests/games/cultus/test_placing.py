"""CU-4.6, R-6: laying cards over the town."""

from __future__ import annotations

from tenban.games.cultus.rules import RULES
from tenban.kernel.data import parse_house
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-4.6")
def test_a_card_covers_what_lay_there_and_leaves_the_hand() -> None:
    t = Position(TOWN, ["b2", "h8"], hands=["1 2"])
    t.do("place 1", "lay c1 0")  # HW/MP
    assert t.row(1) == "HMHWCBHM"
    assert t.row(2) == "MPMPBWMC"
    assert t.hand() == "2"
    assert t.ap == 2


@clause("cultus:CU-4.6", "cultus:CU-R1")
def test_a_card_may_be_turned() -> None:
    t = Position(TOWN, ["b2", "h8"], hands=["1"]).do("place 1", "lay c1 90")
    assert (t.row(1)[2:4], t.row(2)[2:4]) == ("MH", "PW")


@clause("cultus:CU-R6")
def test_a_card_must_cover_a_square_next_to_the_own_pawn() -> None:
    t = Position(TOWN, ["d4", "h8"], hands=["1"]).do("place 1")
    anchors = sorted({text.split()[1] for text in t.choices("lay")})
    assert anchors == ["b3", "b4", "c2", "c5", "d2", "d5", "e3", "e4"]
    assert t.why_not("lay c3 0") == "CU-R6"  # it would cover the pawn


@clause("cultus:CU-R6")
def test_a_card_covers_no_pawn_and_no_monument() -> None:
    t = Position(TOWN, ["d4", "d2"], hands=["1"], monuments={1: "c5"}).do("place 1")
    anchors = sorted({text.split()[1] for text in t.choices("lay")})
    assert anchors == ["b3", "d5", "e3", "e4"]
    assert t.why_not("lay c2 0") == t.why_not("lay b4 0") == "CU-R6"


@clause("cultus:CU-R6")
def test_a_card_may_reach_onto_bare_ground_but_not_beyond_the_board() -> None:
    t = Position("HM\nWP", hands=["1"]).do("place 1")
    anchors = sorted({text.split()[1] for text in t.choices("lay")})
    assert anchors == ["a2", "b1"]
    t.do("lay a2 0")
    assert (t.row(2)[:2], t.row(3)[:2]) == ("HW", "MP")


@clause("cultus:CU-R6")
def test_a_house_may_let_cards_go_anywhere_that_touches_the_town() -> None:
    house = RULES.house(parse_house('[placing]\nwhere = "joined"'))
    t = Position("HM\nWP", ["a1", "b1"], hands=["1"], rules=house).do("place 1")
    anchors = sorted({text.split()[1] for text in t.choices("lay")})
    assert anchors == ["a2", "a3", "b2", "b3", "c1", "c2"]
    assert t.why_not("lay e5 0") == "CU-R6"


@clause("cultus:CU-4.10", "cultus:CU-C3")
def test_an_action_point_draws_a_construction_card_from_any_pile() -> None:
    t = Position(TOWN, piles=[1, 3, 0, 3, 3, 3])
    assert t.choices("draw") == ["draw 1", "draw 2", "draw 4", "draw 5", "draw 6"]
    assert t.why_not("draw 3") == "CU-3.1"
    t.do("draw 1")
    assert (t.s.hand_sizes[0], t.ap, t.s.coins()) == (1, 2, 2)


@clause("cultus:CU-R6")
def test_no_card_is_chosen_where_none_can_be_laid() -> None:
    hemmed_in = Position("", ["a1", "h8"], fill="P", hands=["1"], monuments={1: "b1 a2"})
    assert hemmed_in.choices("place") == []
    assert hemmed_in.why_not("place 1") == "CU-R6"
