"""Unity."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-6.2", "cultus:CU-C4")
def test_monuments_beside_the_pawn_can_be_moved_to_any_square_beside_them() -> None:
    t = Position(
        TOWN,
        ["b2", "h8"],
        monuments={0: "b3", 1: "c2"},
        owned={0: "unity"},
        hands=["1 2"],
        row="industry traffic military",
    )
    assert t.choices("shift") == ["shift 1 b3", "shift 2 c2"]
    t.do("shift 2 c2")
    assert t.choices() == ["to c1", "to b2", "to d2", "to c3"]
    t.do("to d2", "discard 1", "discard 2")
    assert t.monuments(1) == "d2"


@clause("cultus:CU-6.2")
def test_not_aslant_and_not_onto_another_monument() -> None:
    t = Position(
        TOWN,
        ["b2", "h8"],
        monuments={0: "c3 b3", 1: "b4"},
        owned={0: "unity"},
        hands=["1 2"],
        row="industry traffic military",
    )
    assert t.why_not("shift 1 c3") == "CU-4.8"
    t.do("shift 1 b3")
    assert t.choices() == ["to b2", "to a3"]
    assert t.why_not("to c3") == t.why_not("to b4") == "CU-C12"


@clause("cultus:CU-6.2", "cultus:CU-6.5")
def test_with_friendship_it_may_go_onto_another_monument() -> None:
    t = Position(
        TOWN,
        ["b2", "h8"],
        monuments={0: "b3", 1: "b4"},
        owned={0: "unity friendship"},
        hands=["1 2"],
        row="industry traffic military",
    )
    t.do("shift 1 b3", "to b4", "discard 1", "discard 2")
    assert t.monuments() == t.monuments(1) == "b4"
