"""草原: gain a card by the size of the play."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import GainsDiscard, NoEffect
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.15", "hoshizukuri:HZ-13.2")
def test_meadow_gains_a_card_to_the_discard_by_the_cards_of_its_play() -> None:
    t = Position(["meadow orchard*2 nebula water", "rock"], decks=["crystal*2"])
    t.do("play meadow", "play orchard", "play orchard")
    assert t.choices() == ["gain nebula", "gain water", "gain crystal", "gain satellite", "pass"]
    t.do("gain crystal")
    assert t.events(GainsDiscard) == [GainsDiscard(0, 13)]


@clause("hoshizukuri:HZ-13.2")
def test_earlier_plays_do_not_count_for_meadow() -> None:
    t = Position(["nebula stardust*2 meadow", "rock"], decks=["crystal*2"])
    t.do("play nebula", "play stardust", "play meadow")
    assert t.why_not("gain crystal") == "HZ-17.15"
    assert t.why_not("gain nebula") == ""


@clause("hoshizukuri:HZ-17.15")
def test_meadow_gains_no_meadow_and_may_be_declined() -> None:
    t = Position(["meadow orchard rock", "rock"])
    t.do("play meadow", "play orchard")
    assert t.why_not("gain meadow") == "HZ-17.15"
    t.do("pass")
    assert t.events(GainsDiscard) == []


@clause("hoshizukuri:HZ-17.15")
def test_meadow_does_nothing_if_nothing_can_be_had() -> None:
    t = Position(["meadow rock", "rock"], empty="satellite")
    t.do("play meadow")
    assert t.events(NoEffect) == [NoEffect(0, 16)]
