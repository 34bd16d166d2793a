"""間欠泉: draw three."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import NoEffect
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.8")
def test_geyser_draws_three() -> None:
    t = Position(["geyser stardust rock satellite", "rock"], decks=["planet*5"])
    t.do("play geyser")
    assert t.hand(0) == "stardust rock satellite planet planet planet"


@clause("hoshizukuri:HZ-17.8")
def test_geyser_draws_what_there_is() -> None:
    t = Position(["geyser stardust", "rock"], decks=["planet"], discards=["star"])
    t.do("play geyser")
    assert t.hand(0) == "stardust planet star"


@clause("hoshizukuri:HZ-17.8")
def test_geyser_without_deck_and_discard_does_nothing() -> None:
    t = Position(["geyser stardust", "rock"])
    t.do("play geyser")
    assert t.events(NoEffect) == [NoEffect(0, 9)]
