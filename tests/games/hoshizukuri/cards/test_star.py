"""恒星: a star card with a generate icon."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Advances
from tenban.games.hoshizukuri.pieces import KINDS
from tenban.games.hoshizukuri.rules import RULES
from tests.games.hoshizukuri.support import Position


def test_star_is_worth_eight_and_ends_the_playing() -> None:
    t = Position(["star stardust", "rock"], orbit=[0, 9])
    assert RULES.totals(t.s) == [8, 0]
    t.do("play star")
    assert t.events(Advances) == [Advances(0, 1, 1)]


def test_star_costs_10() -> None:
    assert RULES.box.cost[KINDS.index("star")] == 10
    assert RULES.box.shards[KINDS.index("star")] == 1
