"""氷: its play does not count."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.11", "hoshizukuri:HZ-13.5")
def test_a_play_with_ice_does_not_advance_whatever_else_is_in_it() -> None:
    t = Position(["ice water*2 stardust", "rock"])
    t.do("play water", "play water", "play ice", "pass", "pass")
    assert t.field == ["water water ice"]
    assert t.s.counted == 0
    assert t.s.shards == 3


@clause("hoshizukuri:HZ-17.11")
def test_ice_turned_up_by_crystal_stops_its_play_too() -> None:
    t = Position(["crystal stardust", "rock"], decks=["ice"])
    t.do("play crystal")
    assert t.field == ["crystal ice"]
    assert t.s.counted == 0
