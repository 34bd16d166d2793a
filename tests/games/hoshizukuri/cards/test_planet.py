"""惑星: a star card with a generate icon."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Advances
from tenban.games.hoshizukuri.pieces import KINDS
from tenban.games.hoshizukuri.rules import RULES
from tests.games.hoshizukuri.support import Position


def test_planet_is_worth_four_and_ends_the_playing() -> None:
    t = Position(["planet stardust", "rock"], orbit=[0, 9])
    assert RULES.totals(t.s) == [4, 0]
    t.do("play planet")
    assert t.events(Advances) == [Advances(0, 1, 1)]


def test_planet_costs_6() -> None:
    assert RULES.box.cost[KINDS.index("planet")] == 6
    assert RULES.box.shards[KINDS.index("planet")] == 1
