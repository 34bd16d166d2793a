"""核融合: trash cards of different colours for shards."""

from __future__ import annotations

import pytest

from tenban.games.hoshizukuri.events import Fuses
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.6", "hoshizukuri:HZ-13.4")
@pytest.mark.parametrize(
    ("trashed", "shards"),
    [("", 1), ("rock", 2), ("rock nebula", 4), ("rock nebula ice", 7), ("rock nebula ice orchard", 10)],
)
def test_the_more_cards_are_trashed_the_more_shards(trashed: str, shards: int) -> None:
    t = Position(["fusion rock nebula ice orchard stardust", "rock"])
    t.do("play fusion", "go", *[f"trash {card}" for card in trashed.split()])
    if shards < 10:
        t.do("go")
    assert t.s.shards == shards


@clause("hoshizukuri:HZ-17.6")
def test_no_colour_is_trashed_twice() -> None:
    t = Position(["fusion nebula protostar ice", "rock"])
    t.do("play fusion", "trash nebula")
    assert t.why_not("trash protostar") == "HZ-17.6"
    assert t.choices() == ["trash ice", "go"]


@clause("hoshizukuri:HZ-17.6")
def test_two_fusions_of_one_play_have_their_own_shards() -> None:
    t = Position(["fusion*2 stardust rock ice satellite", "rock"])
    t.do("play fusion", "play fusion", "trash stardust", "go", "trash rock", "trash ice")
    assert t.field == ["fusion+1 fusion+2"]
    assert t.s.shards == 2 + 4


@clause("hoshizukuri:HZ-17.6")
def test_fusion_with_an_empty_hand_gives_one_shard() -> None:
    t = Position(["fusion", "rock"], orbit=[0, 9])
    t.do("play fusion")
    assert t.events(Fuses) == [Fuses(0, 1)]


@clause("hoshizukuri:HZ-17.6")
def test_a_fusion_swept_away_and_played_again_starts_again() -> None:
    t = Position(["fusion storm rock", "rock"])
    t.do("play fusion", "trash rock", "go", "play storm", "sweep fusion+1")
    assert t.hand(0) == "fusion"
    t.do("play fusion")
    assert t.events(Fuses) == [Fuses(0, 2), Fuses(0, 1)]
