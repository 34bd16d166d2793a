"""Choices: options, refusals, legal actions, random picks, and a choice in several parts."""

from __future__ import annotations

import pytest

from tenban.kernel import IllegalMove, ScriptedRandom, legal, submit, to_act, why_not
from tenban.kernel.play import NOT_OFFERED, NOT_YOUR_TURN
from tests.kernel.toy import BID, DRAW, GIVE, KEEP, NOT_HELD, NOT_TO_ONESELF, RULES, TO, ToyState, act, new, texts


def giving() -> ToyState:
    """Seat 1 holds 3 and 4 and may give a card."""
    return act(new(0), (0, "bid 0"), (1, "bid 2"), (1, "draw"))


def test_legal_actions_are_the_options_that_are_not_refused_in_code_order() -> None:
    s = new()
    assert len(s.stack[-1].options(s, 0)) == 8
    assert texts(legal(s, 0)) == ["bid 0", "bid 1"]


def test_why_not_names_the_clause_that_forbids_an_action() -> None:
    s = new()
    assert why_not(s, 0, BID.one(0)) is None
    assert why_not(s, 0, BID.one(5)) == NOT_HELD


def test_why_not_is_tb_1_for_a_seat_that_is_not_asked_and_tb_2_for_an_action_that_is_not_offered() -> None:
    s = giving()
    assert why_not(s, 0, KEEP.of()) == NOT_YOUR_TURN
    assert why_not(s, 1, DRAW.of()) == NOT_OFFERED
    assert (NOT_YOUR_TURN.id, NOT_OFFERED.id) == ("TB-1", "TB-2")


def test_submit_raises_the_clause_and_leaves_the_state_alone() -> None:
    s = new()
    with pytest.raises(IllegalMove, match="TOY-1") as refusal:
        submit(RULES, s, 0, BID.one(5))
    assert refusal.value.clause == NOT_HELD
    assert s.sealed is s.unsealed


def test_submit_carries_a_legal_action_out() -> None:
    s = new()
    submit(RULES, s, 0, BID.one(0))
    assert to_act(s) == (1,)


def test_pick_draws_one_legal_action() -> None:
    s = new()
    s.chance = ScriptedRandom([1, 0])
    assert s.stack[-1].pick(s, 0) is BID.one(1)
    assert s.stack[-1].pick(s, 0) is BID.one(0)


def test_the_parts_of_a_choice_are_kept_until_the_last_one_carries_it_out() -> None:
    s = giving()
    act(s, (1, "give 4"))
    assert s.picks == (GIVE.one(4).code,)
    assert s.hands == [[1], [3, 4]]
    assert to_act(s) == (1,)
    act(s, (1, "to a"))
    assert s.hands == [[1, 4], [3]]
    assert not s.picks


def test_options_and_refusals_depend_on_the_parts_picked_so_far() -> None:
    s = giving()
    assert texts(legal(s, 1)) == ["give 3", "give 4", "keep"]
    act(s, (1, "give 4"))
    assert texts(legal(s, 1)) == ["to a"]
    assert why_not(s, 1, TO.one(1)) == NOT_TO_ONESELF
    assert why_not(s, 1, KEEP.of()) == NOT_OFFERED
