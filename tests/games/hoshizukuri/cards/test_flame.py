"""炎: trash a card of the hand."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import NoEffect
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.3")
def test_flame_trashes_a_card_of_the_hand() -> None:
    t = Position(["flame stardust rock", "rock"])
    t.do("play flame")
    assert t.choices() == ["trash stardust", "trash rock"]
    t.do("trash stardust")
    assert t.trashed("stardust") == 6
    assert t.hand(0) == "rock"


@clause("hoshizukuri:HZ-17.3")
def test_flame_cannot_be_declined() -> None:
    t = Position(["flame stardust", "rock"])
    t.do("play flame")
    assert t.why_not("pass") == "HZ-17.3"


@clause("hoshizukuri:HZ-17.3")
def test_flame_does_nothing_to_an_empty_hand() -> None:
    t = Position(["flame", "rock"], decks=["stardust"], orbit=[0, 9])
    t.do("play flame")
    assert t.events(NoEffect) == [NoEffect(0, 4)]
    assert t.hand(0) == "stardust"
