"""Sealed steps: choices stay secret until every actor has chosen."""

from __future__ import annotations

from tenban.kernel import FastRandom, imagine, rollout, to_act, view
from tenban.kernel.snapshot import decode, encode
from tenban.kernel.state import ALL_OPEN, HIDDEN, OPEN, under_seal
from tests.kernel.toy import BID, RULES, Offer, act, new


def test_seats_choose_in_any_order_and_those_who_have_chosen_are_not_asked_again() -> None:
    s = new()
    assert to_act(s) == (0, 1)
    act(s, (1, "bid 2"))
    assert to_act(s) == (0,)
    assert s.sealed == [OPEN, BID.one(2).code]


def test_nothing_is_carried_out_before_the_last_choice_is_in() -> None:
    s = act(new(), (1, "bid 2"))
    assert s.hands == [[0, 1], [2, 3]]
    act(s, (0, "bid 0"))
    assert s.hands == [[1], [3]]
    assert s.discards == [0, 2]


def test_reveal_gets_the_choices_in_the_order_of_the_actors_no_matter_who_chose_first() -> None:
    one, other = act(new(), (0, "bid 0"), (1, "bid 2")), act(new(), (1, "bid 2"), (0, "bid 0"))
    assert encode(one) == encode(other)
    assert one.stack[-1] == Offer(1)


def test_after_the_reveal_nothing_is_sealed() -> None:
    s = act(new(), (0, "bid 0"), (1, "bid 2"))
    assert s.sealed is ALL_OPEN[2]


def test_a_state_shares_one_list_while_nobody_has_chosen() -> None:
    assert under_seal([OPEN, OPEN]) is ALL_OPEN[2]
    assert under_seal([OPEN, 3]) == [OPEN, 3]


def test_a_state_read_back_knows_that_nobody_has_sealed_anything() -> None:
    assert decode(RULES, encode(new()), {}).sealed is ALL_OPEN[2]


def test_a_view_shows_that_others_have_chosen_but_not_what() -> None:
    s = act(new(), (1, "bid 2"))
    assert view(RULES, s, 0).state.sealed == [OPEN, HIDDEN]
    assert view(RULES, s, 1).state.sealed == [OPEN, BID.one(2).code]
    assert to_act(view(RULES, s, 0).state) == (0,)


def test_a_world_imagined_while_others_have_chosen_is_open_again() -> None:
    s = act(new(), (1, "bid 2"))
    assert imagine(view(RULES, s, 0), 0).sealed is ALL_OPEN[2]


def test_a_rollout_keeps_the_choices_that_are_already_sealed() -> None:
    for seed in range(10):
        s = act(new(), (1, "bid 3"))
        s.chance = FastRandom(seed)
        assert rollout(RULES, s, 1) == 1
        assert s.discards[1] == 3
