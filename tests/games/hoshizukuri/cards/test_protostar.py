"""原始星: red, three shards."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.2")
def test_protostar_gives_three_shards_and_does_nothing_else() -> None:
    t = Position(["protostar stardust", "rock"])
    t.do("play protostar")
    assert t.s.shards == 3
    assert t.step == "Play"
