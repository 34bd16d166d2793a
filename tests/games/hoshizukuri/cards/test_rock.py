"""岩石: colourless, two shards."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import GainsHand
from tests.games.hoshizukuri.support import Position


def test_rock_gives_two_shards() -> None:
    t = Position(["stardust rock", "rock"])
    t.do("play rock")
    assert t.s.shards == 2


def test_rock_counts_as_a_card_of_cost_two() -> None:
    t = Position(["thunder rock stardust", "rock"])
    t.do("play thunder", "trash rock")
    assert t.events(GainsHand) == [GainsHand(0, 22)]
