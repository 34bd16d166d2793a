"""Transport."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-6.4")
def test_moving_a_monument_costs_one_card() -> None:
    t = Position(
        TOWN, ["b2", "h8"], monuments={0: "b2"}, owned={0: "transport"}, hands=["7"], row="unity traffic military"
    )
    t.do("shift 1 b2", "to b1", "discard 7")
    assert t.hand() == ""
    assert t.ap == 2


@clause("cultus:CU-6.4")
def test_moving_a_monument_still_costs_one_card() -> None:
    t = Position(TOWN, ["b2", "h8"], monuments={0: "b2"}, owned={0: "transport"}, row="unity traffic military")
    assert t.why_not("shift 1 b2") == "CU-4.8"


@clause("cultus:CU-6.4", "cultus:CU-6.2", "cultus:CU-6.6")
def test_transport_helps_unity_and_military_too() -> None:
    cards = "unity transport military"
    t = Position(
        TOWN, ["b2", "h8"], monuments={0: "b3"}, owned={0: cards}, hands=["7 8"], row="industry traffic friendship"
    )
    t.do("shift 1 b3", "to b4", "to b5", "discard 8")
    assert t.monuments() == "b5"
    assert t.hand() == "7"
