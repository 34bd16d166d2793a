"""噴火: discard the hand."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import DiscardsHand, NoEffect
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.5")
def test_eruption_discards_the_whole_hand() -> None:
    t = Position(["eruption stardust rock satellite", "rock"], decks=["planet*4"])
    t.do("play eruption")
    assert t.discard(0) == "stardust rock satellite"
    assert t.hand(0) == "planet planet planet planet"


@clause("hoshizukuri:HZ-17.5")
def test_eruption_with_an_empty_hand_does_nothing() -> None:
    t = Position(["eruption", "rock"], decks=["planet*4"])
    t.do("play eruption")
    assert t.events(NoEffect) == [NoEffect(0, 6)]


@clause("hoshizukuri:HZ-17.5")
def test_after_a_first_eruption_a_second_one_finds_nothing() -> None:
    t = Position(["eruption*2 rock", "rock"], decks=["planet*4"])
    t.do("play eruption", "play eruption")
    assert len(t.events(DiscardsHand)) == 1
    assert len(t.events(NoEffect)) == 1
