"""What bots are told: sensible choices, values between lost and won."""

from __future__ import annotations

from random import Random

import pytest

from tenban.games.hoshizukuri.hints import HINTS, Prospect, planned_play
from tenban.games.hoshizukuri.oracle import ORACLE
from tenban.games.hoshizukuri.rules import RULES
from tenban.games.hoshizukuri.state import Table
from tenban.kernel import Keyed, Swift, legal, play, settle, start, state, to_act
from tenban.lab.simulate import Plan, run
from tests.games.hoshizukuri.laying import Laid, kinds

COMPILED = not str(state.__file__).endswith(".py")


def wild(seed: int) -> Table:
    s = ORACLE.wild(2 + seed % 3, RULES.checked(2 + seed % 3, {"set": "random"}), seed)
    assert s is not None
    s.chance = Keyed(seed.to_bytes(16, "big"))
    settle(s)
    return s


@pytest.mark.parametrize("seed", range(25))
def test_a_sensible_choice_is_legal_whatever_was_chosen_before(seed: int) -> None:
    s, rng = wild(seed), Random(seed)
    for _ in range(60):
        actors = to_act(s)
        if not actors:
            break
        seat = actors[0]
        choices = legal(s, seat)
        assert HINTS.pick(s, seat) in choices
        assert sorted(action.code for action in HINTS.order(s, seat, choices)) == [action.code for action in choices]
        assert 0.0 <= HINTS.value(s, seat) <= 1.0
        play(RULES, s, seat, rng.choice(choices))


def test_who_has_won_is_worth_more_than_who_has_lost() -> None:
    t = Laid(["satellite stardust*3", "rock planet"], orbit=[34, 34])
    t.do("play satellite")
    assert HINTS.value(t.s, 1) > 0.9 > 0.1 > HINTS.value(t.s, 0)


def test_three_colours_are_played_together_and_stardust_is_not_wasted() -> None:
    t = Laid(["nebula ice orchard stardust", "rock"], decks=["satellite*3"])
    assert planned_play(t.s, 0) == kinds("nebula ice orchard")


def test_a_turn_is_ended_when_a_star_can_be_had() -> None:
    t = Laid(["protostar*3 satellite stardust*2", "rock"], decks=["planet*2"], orbit=[20, 25])
    t.do("play protostar", "play protostar", "play protostar")
    assert planned_play(t.s, 0) == kinds("satellite")


def test_a_strong_card_is_worth_more_early_than_late() -> None:
    early, late = (Laid(["rock stardust", "rock"], orbit=[orbit, 34]) for orbit in (0, 33))
    protostar = kinds("protostar")[0]
    assert Prospect(early.s, 0).worth(early.s, protostar) > 4 > 2 > Prospect(late.s, 0).worth(late.s, protostar)


def test_the_quick_choices_alone_beat_random_ones() -> None:
    won = 0
    for seed in range(40):
        s, me = start(RULES, 2, {"set": "random"}, Swift(seed)), seed % 2
        while actors := to_act(s):
            seat = actors[0]
            play(RULES, s, seat, HINTS.pick(s, seat) if seat == me else s.stack[-1].pick(s, seat))
        won += RULES.winners(s) == [me]
    assert won >= 36


@pytest.mark.parametrize("name", ["first", "cataclysm", "galaxy"])
def test_greedy_beats_random_nine_times_in_ten(name: str) -> None:
    plan = Plan("hoshizukuri", 2, ("greedy", "random"), 400 if COMPILED else 4, seed=3, options=(("set", name),))
    assert run(plan).bots["greedy"].win_rate >= 0.9
