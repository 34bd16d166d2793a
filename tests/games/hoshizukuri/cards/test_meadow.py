"""草原: gain a card by the size of the play."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.laying import Laid


@clause("hoshizukuri:HZ-17.15", "hoshizukuri:HZ-13.2")
def test_meadow_gains_a_card_to_the_discard_by_the_cards_of_its_play() -> None:
    t = Laid(["meadow orchard*2 nebula water", "rock"], decks=["crystal*2"])
    t.do("play meadow", "play orchard", "play orchard")
    assert t.choices() == ["gain nebula", "gain water", "gain crystal", "gain satellite", "pass"]
    t.do("gain crystal")
    assert t.events("gains-discard") == [(0, 13)]


@clause("hoshizukuri:HZ-13.2")
def test_earlier_plays_do_not_count_for_meadow() -> None:
    t = Laid(["nebula stardust*2 meadow", "rock"], decks=["crystal*2"])
    t.do("play nebula", "play stardust", "play meadow")
    assert t.why_not("gain crystal") == "HZ-17.15"
    assert t.why_not("gain nebula") == ""


@clause("hoshizukuri:HZ-17.15")
def test_meadow_gains_no_meadow_and_may_be_declined() -> None:
    t = Laid(["meadow orchard rock", "rock"])
    t.do("play meadow", "play orchard")
    assert t.why_not("gain meadow") == "HZ-17.15"
    t.do("pass")
    assert t.events("gains-discard") == []


@clause("hoshizukuri:HZ-17.15")
def test_meadow_does_nothing_if_nothing_can_be_had() -> None:
    t = Laid(["meadow rock", "rock"], empty="satellite")
    t.do("play meadow")
    assert t.events("no-effect") == [(0, 16)]
