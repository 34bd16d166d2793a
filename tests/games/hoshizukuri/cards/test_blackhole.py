"""ブラックホール: cards with icons join the play."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.18")
def test_black_hole_adds_any_number_of_cards_with_icons() -> None:
    t = Position(["blackhole satellite*2 planet stardust rock", "rock"])
    t.do("play blackhole")
    assert t.choices() == ["add satellite", "add planet", "go"]
    assert t.why_not("add rock") == "HZ-17.18"
    t.do("add satellite", "add satellite", "add planet")
    assert t.field == ["blackhole satellite satellite planet"]
    assert t.s.shards == 4
    assert t.step == "Play"


@clause("hoshizukuri:HZ-17.18")
def test_black_hole_may_add_nothing() -> None:
    t = Position(["blackhole satellite rock", "rock"])
    t.do("play blackhole", "go")
    assert t.field == ["blackhole"]


@clause("hoshizukuri:HZ-17.18")
def test_black_hole_takes_its_cards_in_ascending_order() -> None:
    t = Position(["blackhole satellite planet*2 rock", "rock"])
    t.do("play blackhole", "add planet")
    assert t.why_not("add satellite") == "HZ-14.2"
