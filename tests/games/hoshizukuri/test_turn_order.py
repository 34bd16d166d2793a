"""HZ-4, HZ-5: whose turn it is, and what a turn consists of."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Advances, Draws, GeneratesNothing, Plays, Reshuffles, Turn
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import FastRandom, rollout, start
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-4.1")
def test_the_comet_on_the_lowest_space_is_next() -> None:
    assert Position(["rock", "rock", "rock"], orbit=[9, 4, 6]).asked == (1,)


@clause("hoshizukuri:HZ-4.2")
def test_of_several_comets_on_that_space_the_outermost_is_next() -> None:
    assert Position(["rock", "rock", "rock"], orbit=[5, 5, 5], order=[2, 0, 1]).asked == (2,)


@clause("hoshizukuri:HZ-4.3")
def test_a_player_may_have_several_turns_in_a_row() -> None:
    t = Position(["satellite*2 stardust*2", "rock"], decks=["satellite"], orbit=[0, 9])
    t.do("play satellite")
    assert t.asked == (0,)
    t.do("play satellite")
    assert t.asked == (0,)
    assert t.events(Turn) == [Turn(0, 0), Turn(0, 1), Turn(0, 2)]


@clause("hoshizukuri:HZ-4.4")
def test_a_player_at_35_has_no_more_turns() -> None:
    s = start(RULES, 4, {}, FastRandom(3))
    s.log = []
    rollout(RULES, s)
    assert all(event.space < 35 for event in s.log if isinstance(event, Turn))


@clause("hoshizukuri:HZ-4.5")
def test_a_comet_that_comes_to_an_occupied_space_lies_inside_those_there() -> None:
    t = Position(["satellite stardust", "rock", "rock"], orbit=[6, 7, 7], order=[0, 2, 1])
    t.do("play satellite")
    assert t.s.order == [2, 1, 0]
    assert t.asked == (2,)


@clause("hoshizukuri:HZ-5.1")
def test_a_turn_is_play_orbit_generate_end_in_this_order() -> None:
    t = Position(["rock satellite stardust", "rock"], decks=["stardust*2"], orbit=[2, 9])
    t.do("play rock", "play satellite", "pass")
    wanted = [Turn, Plays, Draws, Plays, Advances, GeneratesNothing, Reshuffles, Draws, Turn]
    assert [type(event) for event in t.log] == wanted


@clause("hoshizukuri:HZ-5.2")
def test_a_hand_may_pass_four_within_the_turn() -> None:
    t = Position(["geyser stardust*3", "rock"], decks=["satellite*3"])
    t.do("play geyser")
    assert t.s.hand_sizes[0] == 6
