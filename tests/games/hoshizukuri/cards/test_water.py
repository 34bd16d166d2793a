"""水: discard a card."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.7")
def test_water_discards_a_card_and_the_refill_brings_another() -> None:
    t = Position(["water stardust rock planet", "rock"], decks=["satellite*2"])
    t.do("play water", "discard planet")
    assert t.discard(0) == "planet"
    assert t.hand(0) == "stardust rock satellite satellite"


@clause("hoshizukuri:HZ-17.7")
def test_water_may_be_declined() -> None:
    t = Position(["water stardust rock", "rock"])
    t.do("play water")
    assert t.choices() == ["discard stardust", "discard rock", "pass"]
    t.do("pass")
    assert t.hand(0) == "stardust rock"
