"""Military."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position

ROW = "unity traffic industry"


def table(others: str = "") -> Position:
    return Position(
        TOWN, ["b2", "h8"], monuments={0: "b2", 1: others}, owned={0: "military"}, hands=["1 2"], row=ROW
    ).do("shift 1 b2")


@clause("cultus:CU-6.6")
def test_a_monument_may_go_two_squares_each_in_its_own_direction() -> None:
    t = table().do("to c2")
    assert t.choices() == ["to c1", "to b2", "to d2", "to c3", "stop"]
    t.do("to c3", "discard 1", "discard 2")
    assert t.monuments() == "c3"
    assert t.ap == 2


@clause("cultus:CU-6.6", "cultus:CU-6.8")
def test_it_may_stop_after_one_square_but_must_make_one() -> None:
    t = table()
    assert "stop" not in t.choices()
    t.do("to c2", "stop", "discard 1", "discard 2")
    assert t.monuments() == "c2"


@clause("cultus:CU-6.6")
def test_the_second_step_may_go_back_to_where_it_stood_alone() -> None:
    t = table().do("to c2", "to b2", "discard 1", "discard 2")
    assert t.monuments() == "b2"
    stacked = table("b2").do("to c2")
    assert stacked.why_not("to b2") == "CU-C12"


@clause("cultus:CU-6.6", "cultus:CU-C12")
def test_it_does_not_pass_over_another_monument() -> None:
    t = table("c2")
    assert t.why_not("to c2") == "CU-C12"
    t.do("to b3")
    assert t.why_not("to a2") == "CU-4.8"
