"""噴火: discard the hand."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.laying import Laid


@clause("hoshizukuri:HZ-17.5")
def test_eruption_discards_the_whole_hand() -> None:
    t = Laid(["eruption stardust rock satellite", "rock"], decks=["planet*4"])
    t.do("play eruption")
    assert t.discard(0) == "stardust rock satellite"
    assert t.hand(0) == "planet planet planet planet"


@clause("hoshizukuri:HZ-17.5")
def test_eruption_with_an_empty_hand_does_nothing() -> None:
    t = Laid(["eruption", "rock"], decks=["planet*4"])
    t.do("play eruption")
    assert t.events("no-effect") == [(0, 6)]


@clause("hoshizukuri:HZ-17.5")
def test_after_a_first_eruption_a_second_one_finds_nothing() -> None:
    t = Laid(["eruption*2 rock", "rock"], decks=["planet*4"])
    t.do("play eruption", "play eruption")
    assert len(t.events("discards-hand")) == 1
    assert len(t.events("no-effect")) == 1
