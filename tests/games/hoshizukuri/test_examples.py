"""HZ-15: the examples of the rulebook."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Pushed
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import FastRandom, start
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position

YELLOW, PINK, PURPLE = 0, 1, 2


@clause("hoshizukuri:HZ-15.1")
def test_yellow_flies_from_33_to_35_in_three_plays_and_pushes_the_others() -> None:
    hand = "stardust nebula*3 ice orchard"
    t = Position([hand, "rock", "rock"], orbit=[33, 33, 34], order=[YELLOW, PINK, PURPLE])
    t.do("play stardust")
    t.do("play nebula", "play ice", "play orchard")
    assert t.s.counted == 1
    t.do("play nebula", "play nebula")
    assert t.step == "Generate"
    assert t.orbit == [35, 34, 35]
    assert t.events(Pushed) == [Pushed(PURPLE, 35), Pushed(PINK, 34)], "the highest first (HZ-7.8)"
    t.do("pass")
    assert t.asked == (PINK,)


@clause("hoshizukuri:HZ-15.2")
def test_at_the_start_the_first_player_lies_outermost() -> None:
    s = start(RULES, 4, {"order": "seats"}, FastRandom(1))
    assert s.order == [0, 1, 2, 3]


@clause("hoshizukuri:HZ-15.3")
def test_of_two_comets_on_the_lowest_space_the_outer_one_has_the_turn() -> None:
    assert Position(["rock", "rock", "rock"], orbit=[7, 3, 3], order=[1, 2, 0]).asked == (1,)
    assert Position(["rock", "rock", "rock"], orbit=[7, 3, 3], order=[2, 1, 0]).asked == (2,)


@clause("hoshizukuri:HZ-15.4")
def test_after_the_setup_the_deck_has_three_cards_and_the_hand_four() -> None:
    s = start(RULES, 2, {}, FastRandom(9))
    assert (s.deck_sizes[0], s.hand_sizes[0]) == (3, 4)


@clause("hoshizukuri:HZ-15.5")
def test_rock_stardust_and_satellite_make_four_shards_and_a_meadow() -> None:
    t = Position(["rock stardust satellite*2", "rock"], decks=["meadow"], orbit=[0, 9])
    t.do("play rock", "play stardust", "play satellite")
    assert t.s.shards == 4
    assert t.orbit[0] == 3
    t.do("gain meadow")
    assert "meadow" in t.hand(0).split()
