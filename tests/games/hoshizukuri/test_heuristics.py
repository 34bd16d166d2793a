"""What bots are told: sensible choices, values between lost and won."""

from __future__ import annotations

import pytest

from tenban.games.hoshizukuri.heuristics import HEURISTICS, Prospect, planned_play
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import FastRandom, play, start, state, to_act
from tenban.lab.simulate import Plan, run
from tests.games.hoshizukuri.support import Position, kinds

COMPILED = not str(state.__file__).endswith(".py")


def test_who_has_won_is_worth_more_than_who_has_lost() -> None:
    t = Position(["satellite stardust*3", "rock planet"], orbit=[34, 34])
    t.do("play satellite")
    assert HEURISTICS.value(t.s, 1) > 0.9 > 0.1 > HEURISTICS.value(t.s, 0)


def test_three_colours_are_played_together_and_stardust_is_not_wasted() -> None:
    t = Position(["nebula ice orchard stardust", "rock"], decks=["satellite*3"])
    assert planned_play(t.s, 0) == kinds("nebula ice orchard")


def test_a_turn_is_ended_when_a_star_can_be_had() -> None:
    t = Position(["protostar*3 satellite stardust*2", "rock"], decks=["planet*2"], orbit=[20, 25])
    t.do("play protostar", "play protostar", "play protostar")
    assert planned_play(t.s, 0) == kinds("satellite")


def test_a_strong_card_is_worth_more_early_than_late() -> None:
    early, late = (Position(["rock stardust", "rock"], orbit=[orbit, 34]) for orbit in (0, 33))
    protostar = kinds("protostar")[0]
    assert Prospect(early.s, 0).worth(early.s, protostar) > 4 > 2 > Prospect(late.s, 0).worth(late.s, protostar)


def test_the_quick_choices_alone_beat_random_ones() -> None:
    won = 0
    for seed in range(40):
        s, me = start(RULES, 2, {"set": "random"}, FastRandom(seed)), seed % 2
        while actors := to_act(s):
            seat = actors[0]
            play(RULES, s, seat, HEURISTICS.pick(s, seat) if seat == me else s.stack[-1].pick(s, seat))
        won += RULES.winners(s) == [me]
    assert won >= 36


@pytest.mark.parametrize("name", ["first", "cataclysm", "galaxy"])
def test_greedy_beats_random_nine_times_in_ten(name: str) -> None:
    plan = Plan("hoshizukuri", 2, ("greedy", "random"), 100 if COMPILED else 4, seed=3, options=(("set", name),))
    assert run(plan).bots["greedy"].win_rate >= 0.9
