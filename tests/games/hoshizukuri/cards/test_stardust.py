"""星屑: colourless, one shard, nothing else."""

from __future__ import annotations

from tenban.games.hoshizukuri.rules import RULES
from tests.games.hoshizukuri.support import Position


def test_stardust_gives_one_shard_and_no_points() -> None:
    t = Position(["stardust rock", "rock"])
    t.do("play stardust")
    assert t.s.shards == 1
    assert RULES.totals(t.s) == [0, 0]
