"""森林: a colourless card without icon joins the play."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.13")
def test_forest_adds_a_colourless_card_without_icon() -> None:
    t = Position(["forest stardust blackhole satellite nebula", "rock"])
    t.do("play forest")
    assert t.choices() == ["add stardust", "add blackhole", "pass"]
    assert t.why_not("add satellite") == "HZ-17.13"
    assert t.why_not("add nebula") == "HZ-17.13"
    t.do("add stardust")
    assert t.field == ["forest stardust"]


@clause("hoshizukuri:HZ-17.13")
def test_forest_may_be_declined() -> None:
    t = Position(["forest stardust rock", "rock"])
    t.do("play forest", "pass")
    assert t.field == ["forest"]
