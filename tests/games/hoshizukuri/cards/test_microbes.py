"""微生物: a card with an icon joins the play."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.14")
def test_microbes_add_a_card_with_an_icon_which_is_void() -> None:
    t = Position(["microbes stardust satellite constellation nebula", "rock"])
    t.do("play microbes")
    assert t.choices() == ["add constellation", "add satellite", "pass"]
    assert t.why_not("add stardust") == "HZ-17.14"
    t.do("add satellite")
    assert t.field == ["microbes satellite"]
    assert t.step == "Play"


@clause("hoshizukuri:HZ-17.14")
def test_microbes_may_be_declined() -> None:
    t = Position(["microbes satellite rock", "rock"])
    t.do("play microbes", "pass")
    assert t.field == ["microbes"]
