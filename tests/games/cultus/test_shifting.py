"""CU-4.8, CU-4.9: moving monuments."""

from __future__ import annotations

from tenban.games.cultus.events import Discards
from tenban.games.cultus.pieces import ENEMY
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-4.8", "cultus:CU-C10")
def test_the_monument_on_the_pawns_square_moves_one_square_for_two_cards() -> None:
    t = Position(TOWN, ["b2", "h8"], monuments={0: "b2"}, hands=["1 2 3"])
    t.do("shift 1 b2")
    assert t.choices() == ["to b1", "to a2", "to c2", "to b3"]
    assert t.why_not("to c3") == "CU-4.8"
    t.do("to c2")
    assert t.step == "PayCards"
    assert t.choices() == ["discard 1", "discard 2"]
    t.do("discard 2", "discard 3")
    assert t.monuments() == "c2"
    assert t.hand() == "1"
    assert t.pawn() == "b2"  # it is not carried along
    assert t.ap == 2


@clause("cultus:CU-4.8")
def test_other_squares_are_out_of_reach_and_the_cards_must_be_there() -> None:
    assert Position(TOWN, ["b2", "h8"], monuments={0: "b3"}, hands=["1 2"]).why_not("shift 1 b3") == "CU-4.8"
    assert Position(TOWN, ["b2", "h8"], monuments={0: "b2"}, hands=["1"]).why_not("shift 1 b2") == "CU-4.8"


@clause("cultus:CU-4.9")
def test_anybodys_monument_may_be_moved() -> None:
    t = Position(TOWN, ["b2", "h8"], monuments={1: "b2"}, hands=["1 2"])
    t.do("shift 2 b2", "to b1", "discard 1", "discard 2")
    assert t.monuments(1) == "b1"
    alone = Position(TOWN, ["d4"], monuments={ENEMY: "d4 e4 d5 e5"}, hands=["1 2"], enemy="ruben")
    alone.do("shift enemy d4", "to d3", "discard 1", "discard 2")
    assert alone.monuments(ENEMY) == "d3 e4 d5 e5"


@clause("cultus:CU-C9")
def test_a_monument_needs_a_card_below_it_with_any_icon() -> None:
    t = Position("PH", monuments={0: "a1"}, hands=["1 2"]).do("shift 1 a1")
    assert t.choices() == ["to b1"]
    assert t.why_not("to a2") == "CU-C9"


@clause("cultus:CU-C12", "cultus:CU-4.8")
def test_a_monument_does_not_move_onto_another() -> None:
    t = Position(TOWN, ["b2", "h8"], monuments={0: "b2", 1: "b1"}, hands=["1 2"]).do("shift 1 b2")
    assert t.choices() == ["to a2", "to c2", "to b3"]
    assert t.why_not("to b1") == "CU-C12"
    shut = Position("PH\nW.", ["a1", "h8"], monuments={0: "a1", 1: "b1 a2"}, hands=["1 2"])
    assert shut.why_not("shift 1 a1") == "CU-C12"


@clause("cultus:CU-14.2")
def test_the_discards_are_open_and_named_in_order() -> None:
    t = Position(TOWN, ["b2", "h8"], monuments={0: "b2"}, hands=["5 9"]).do("shift 1 b2", "to b1")
    assert t.why_not("discard 9") == "CU-14.2"
    t.do("discard 5", "discard 9")
    assert t.events(Discards) == [Discards(0, 4), Discards(0, 8)]
    assert t.s.discards >> 4 & 1
