"""果物の木: green, three points."""

from __future__ import annotations

from tenban.games.hoshizukuri.rules import RULES
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.17")
def test_orchard_is_worth_three_points() -> None:
    t = Position(["orchard*2 stardust", "rock"])
    assert RULES.totals(t.s) == [6, 0]


@clause("hoshizukuri:HZ-17.17")
def test_orchard_has_no_icon_and_no_effect() -> None:
    t = Position(["orchard stardust", "rock"])
    t.do("play orchard")
    assert t.step == "Play"
    assert t.s.shards == 1
