"""Friendship."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position

ROW = "unity traffic military"


@clause("cultus:CU-6.5")
def test_a_player_may_build_where_a_monument_stands() -> None:
    t = Position(TOWN, ["b2", "h8"], cost=[4], monuments={1: "b2"}, owned={0: "friendship"}, row=ROW)
    t.do("build", "take unity")
    assert t.monuments(0) == t.monuments(1) == "b2"


@clause("cultus:CU-6.5")
def test_a_player_may_move_monuments_onto_others() -> None:
    t = Position(TOWN, ["b2", "h8"], monuments={0: "b2", 1: "b1"}, owned={0: "friendship"}, hands=["1 2"], row=ROW)
    t.do("shift 1 b2", "to b1", "discard 1", "discard 2")
    assert t.monuments(0) == "b1"


@clause("cultus:CU-6.5", "cultus:CU-5.2")
def test_and_carry_them_onto_others() -> None:
    t = Position(
        "HPH", ["b1", "h8"], fill="P", purse=[5], monuments={0: "b1", 1: "a1"}, owned={0: "friendship"}, row=ROW
    )
    t.do("power carry", "shift 1 b1")
    assert t.choices() == ["to a1", "to c1"]


@clause("cultus:CU-6.5", "cultus:CU-4.8")
def test_of_stacked_monuments_the_mover_names_the_owner() -> None:
    t = Position(TOWN, ["b2", "h8"], monuments={0: "b2", 1: "b2"}, hands=["1 2"])
    assert t.choices("shift") == ["shift 1 b2", "shift 2 b2"]


@clause("cultus:CU-6.5")
def test_others_without_it_may_not() -> None:
    t = Position(TOWN, ["b2", "h8"], cost=[4], monuments={1: "b2"}, owned={1: "friendship"}, row=ROW)
    assert t.why_not("build") == "CU-4.7"
