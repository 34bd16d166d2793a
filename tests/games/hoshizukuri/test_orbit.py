"""HZ-7: how far a comet flies."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Pushed, Stays
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-7.1")
def test_the_comet_flies_one_space_per_play_however_many_cards_it_has() -> None:
    t = Position(["nebula protostar rock satellite", "rock"], orbit=[3, 9])
    t.do("play nebula", "play protostar", "play rock", "play satellite")
    assert t.orbit[0] == 6


@clause("hoshizukuri:HZ-7.2")
def test_a_play_of_three_colours_does_not_count() -> None:
    t = Position(["nebula water orchard satellite", "rock"], orbit=[3, 9])
    t.do("play nebula", "play water", "play orchard", "pass", "play satellite")
    assert t.orbit[0] == 4


@clause("hoshizukuri:HZ-7.2")
def test_three_colours_that_come_together_by_an_addition_do_not_count() -> None:
    t = Position(["crystal*2 satellite", "rock"], decks=["orchard nebula"], orbit=[3, 9])
    t.draws(0, 0)
    t.do("play crystal", "play crystal")
    assert t.field == ["crystal crystal nebula orchard"]
    assert t.s.counted == 0
    t.do("play satellite")
    assert t.orbit[0] == 4


@clause("hoshizukuri:HZ-7.3")
def test_a_play_with_ice_does_not_count() -> None:
    t = Position(["water ice satellite", "rock"], orbit=[3, 9])
    t.do("play water", "play ice", "pass", "play satellite")
    assert t.orbit[0] == 4


@clause("hoshizukuri:HZ-7.4")
def test_a_play_whose_cards_are_all_trashed_does_not_count() -> None:
    t = Position(["earth*5 satellite", "rock", "rock"], orbit=[3, 9, 9])
    t.do(*["play earth"] * 5, "play satellite")
    assert t.orbit[0] == 4


@clause("hoshizukuri:HZ-7.5")
def test_three_colours_broken_by_a_trashed_earth_do_count() -> None:
    t = Position(["nebula crystal earth satellite", "rock"], decks=["blackhole"], orbit=[3, 9])
    t.do("play nebula", "play crystal", "play earth")
    assert t.s.counted == 0
    t = Position(["nebula crystal earth satellite*2", "rock"], decks=["blackhole"], orbit=[3, 9])
    t.do("play nebula", "play crystal", "play earth", "resolve crystal", "resolve blackhole", "add satellite", "go")
    assert t.field == ["nebula crystal gone blackhole satellite"]
    assert t.s.counted == 1


@clause("hoshizukuri:HZ-7.6")
def test_a_play_that_storm_swept_away_does_not_count() -> None:
    t = Position(["rock storm satellite", "rock"], orbit=[3, 9])
    t.do("play rock", "play storm", "sweep rock")
    assert (t.field, t.s.counted) == (["storm"], 1)
    t.do("play satellite")
    assert t.orbit[0] == 5


@clause("hoshizukuri:HZ-7.7")
def test_no_advance_leaves_the_comet_where_it_lies() -> None:
    t = Position(["ice", "rock", "rock"], orbit=[4, 4, 9], order=[0, 1, 2])
    t.do("play ice")
    assert t.s.order == [0, 1, 2]
    assert t.events(Stays) == [Stays(0, 4)]
    assert t.s.active == 0


@clause("hoshizukuri:HZ-7.8")
def test_who_reaches_35_pushes_all_others_one_space() -> None:
    t = Position(["satellite", "rock", "rock", "rock"], orbit=[34, 34, 34, 34], order=[0, 3, 1, 2])
    t.do("play satellite")
    assert t.orbit == [35, 35, 35, 35]
    assert t.s.order == [0, 3, 1, 2]


@clause("hoshizukuri:HZ-7.8")
def test_the_pushed_keep_their_order_and_arrive_inside_whom_they_find() -> None:
    t = Position(["rock*1 stardust satellite", "rock", "rock", "rock"], orbit=[33, 34, 33, 35], order=[0, 2, 1, 3])
    t.do("play rock", "play satellite")
    assert t.orbit == [35, 35, 34, 35]
    assert t.s.order == [2, 3, 0, 1]


@clause("hoshizukuri:HZ-7.9", "hoshizukuri:HZ-7.10")
def test_a_player_pushed_to_35_pushes_nobody() -> None:
    t = Position(["satellite", "rock", "rock"], orbit=[34, 34, 34], order=[0, 1, 2])
    t.do("play satellite")
    assert t.events(Pushed) == [Pushed(1, 35), Pushed(2, 35)]
    assert t.orbit == [35, 35, 35]
