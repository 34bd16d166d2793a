"""水晶: the top card joins the play."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import NoEffect
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.12", "hoshizukuri:HZ-13.7")
def test_crystal_turns_up_the_top_card_and_adds_it() -> None:
    t = Position(["crystal stardust", "rock"], decks=["rock"])
    t.do("play crystal")
    assert t.field == ["crystal rock"]
    assert t.s.shards == 3


@clause("hoshizukuri:HZ-17.12")
def test_the_icon_of_the_card_turned_up_is_void() -> None:
    t = Position(["crystal stardust", "rock"], decks=["planet"])
    t.do("play crystal")
    assert t.field == ["crystal planet"]
    assert t.step == "Play"


@clause("hoshizukuri:HZ-17.12")
def test_the_effect_of_the_card_turned_up_is_resolved() -> None:
    t = Position(["crystal stardust", "rock"], decks=["flame"])
    t.do("play crystal")
    assert t.step == "Flame"


@clause("hoshizukuri:HZ-13.7")
def test_an_empty_deck_is_made_from_the_discard_first() -> None:
    t = Position(["crystal stardust", "rock"], discards=["rock"])
    t.do("play crystal")
    assert t.field == ["crystal rock"]


@clause("hoshizukuri:HZ-13.7")
def test_without_deck_and_discard_nothing_happens() -> None:
    t = Position(["crystal stardust", "rock"])
    t.do("play crystal")
    assert t.field == ["crystal"]
    assert t.events(NoEffect) == [NoEffect(0, 13)]
