"""雷: trash a card for a better one."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Declines, GainsHand
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.4")
def test_thunder_turns_a_card_into_one_that_costs_two_more() -> None:
    t = Position(["thunder nebula rock", "rock"])
    t.do("play thunder", "trash nebula")
    assert t.choices() == ["gain nebula", "gain thunder", "gain satellite"]
    t.do("gain thunder")
    assert t.hand(0) == "rock thunder"
    assert t.shown(0) == "thunder"


@clause("hoshizukuri:HZ-17.4")
def test_thunder_may_be_declined() -> None:
    t = Position(["thunder nebula rock", "rock"])
    t.do("play thunder", "pass")
    assert t.hand(0) == "rock nebula"
    assert t.events(Declines) == [Declines(0)]


@clause("hoshizukuri:HZ-13.1")
def test_who_trashed_must_gain() -> None:
    t = Position(["thunder nebula rock", "rock"])
    t.do("play thunder", "trash nebula")
    assert t.why_not("pass") == "HZ-13.1"
    assert t.why_not("gain planet") == "HZ-13.1"


@clause("hoshizukuri:HZ-13.1")
def test_if_nothing_can_be_gained_the_card_is_trashed_for_nothing() -> None:
    t = Position(["thunder stardust rock", "rock"], empty="satellite")
    t.do("play thunder", "trash stardust")
    assert t.events(GainsHand) == []
    assert t.hand(0) == "rock"
    assert t.step == "Play"
