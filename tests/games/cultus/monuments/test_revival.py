"""Revival."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.cultus.support import Position


@clause("cultus:CU-6.1")
def test_a_player_may_build_on_the_icon_shown_and_gains_two_points() -> None:
    t = Position("HMW\nCDB", ["b1", "h8"], cost=[6], owned={0: "revival-market"}, monuments={0: "c2"})
    t.do("build", "take transport")
    assert t.monuments() == "c2 b1"
    assert t.lines() == {"CU-6.1": 2, "CU-R8": 2}  # a winery beside it


@clause("cultus:CU-6.1")
def test_other_icons_stay_closed() -> None:
    t = Position("HMW", ["a1", "h8"], cost=[10], owned={0: "revival-market"})
    assert t.why_not("build") == "CU-4.7"


@clause("cultus:CU-6.1")
def test_a_plaza_gives_no_points_for_revival() -> None:
    t = Position("P", cost=[4], owned={0: "revival-market"}).do("build", "take unity")
    assert t.points() == 0


@clause("cultus:CU-6.1", "cultus:CU-R8")
def test_the_benefit_must_be_owned_before_building() -> None:
    t = Position("PM", cost=[4], row="revival-market unity industry").do("build", "take revival-market")
    assert "CU-6.1" not in t.lines()


@clause("cultus:CU-6.1")
def test_two_revivals_open_two_icons() -> None:
    t = Position("HMW", ["a1", "h8"], points=9, cost=[10], owned={0: "revival-market revival-hall"})
    assert t.why_not("build") == ""
    t.do("move b1")
    assert t.why_not("build") == ""
