"""岩石: colourless, two shards."""

from __future__ import annotations

from tests.games.hoshizukuri.laying import Laid


def test_rock_gives_two_shards() -> None:
    t = Laid(["stardust rock", "rock"])
    t.do("play rock")
    assert t.s.shards == 2


def test_rock_counts_as_a_card_of_cost_two() -> None:
    t = Laid(["thunder rock stardust", "rock"])
    t.do("play thunder", "trash rock")
    assert t.events("gains-hand") == [(0, 22)]
