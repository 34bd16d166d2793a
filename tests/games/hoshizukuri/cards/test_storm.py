"""嵐: sweep an earlier single play away."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import NoEffect
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.10", "hoshizukuri:HZ-16.8")
def test_storm_sweeps_an_earlier_single_play_into_the_discard() -> None:
    t = Position(["rock stardust storm satellite*3", "rock"])
    t.do("play rock", "play stardust", "play storm")
    assert t.choices() == ["sweep stardust", "sweep rock", "pass"]
    t.do("sweep rock")
    assert t.field == ["stardust", "storm"]


@clause("hoshizukuri:HZ-17.10")
def test_storm_may_be_declined() -> None:
    t = Position(["rock storm satellite", "rock"])
    t.do("play rock", "play storm", "pass")
    assert t.field == ["rock", "storm"]


@clause("hoshizukuri:HZ-17.10")
def test_storm_finds_neither_its_own_play_nor_plays_of_several_cards() -> None:
    t = Position(["nebula*2 storm satellite", "rock"])
    t.do("play nebula", "play nebula", "play storm")
    assert t.events(NoEffect) == [NoEffect(0, 11)]
    t = Position(["storm*2 rock", "rock"])
    t.do("play storm", "play storm")
    assert len(t.events(NoEffect)) == 2


@clause("hoshizukuri:HZ-17.10")
def test_sweeping_ice_takes_back_no_advance() -> None:
    t = Position(["ice storm satellite*3", "rock"])
    t.do("play ice")
    assert t.s.counted == 0
    t.do("play storm", "sweep ice")
    assert t.s.counted == 1


@clause("hoshizukuri:HZ-17.10")
def test_among_equal_plays_the_earliest_goes() -> None:
    t = Position(["stardust*2 rock storm satellite", "rock"])
    t.do("play stardust", "play rock", "play stardust", "play storm", "sweep stardust")
    assert t.field == ["rock", "stardust", "storm"]
