"""衛星: a star card with a generate icon."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Advances
from tenban.games.hoshizukuri.pieces import KINDS
from tenban.games.hoshizukuri.rules import RULES
from tests.games.hoshizukuri.support import Position


def test_satellite_is_worth_one_and_ends_the_playing() -> None:
    t = Position(["satellite stardust", "rock"], orbit=[0, 9])
    assert RULES.totals(t.s) == [1, 0]
    t.do("play satellite")
    assert t.events(Advances) == [Advances(0, 1, 1)]


def test_satellite_costs_2() -> None:
    assert RULES.box.cost[KINDS.index("satellite")] == 2
    assert RULES.box.shards[KINDS.index("satellite")] == 1
