"""星雲: red, two shards."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.1")
def test_nebula_gives_two_shards_and_does_nothing_else() -> None:
    t = Position(["nebula stardust", "rock"])
    t.do("play nebula")
    assert t.s.shards == 2
    assert t.step == "Play"
