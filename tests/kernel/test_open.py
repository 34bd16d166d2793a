"""Open steps: a choice by public facts with a single answer is no choice."""

from __future__ import annotations

from tenban.kernel import legal, settle, to_act
from tests.kernel.toy import Bid, Give, Offer, act, new, texts


def test_an_open_step_with_several_legal_actions_waits_for_a_choice() -> None:
    s = act(new(), (0, "bid 0"), (1, "bid 2"))
    assert s.stack[-1] == Offer(1)
    assert to_act(s) == (1,)
    assert texts(legal(s, 1)) == ["draw", "stop"]


def test_the_single_legal_action_of_an_open_step_is_taken_unasked() -> None:
    s = new()
    s.deck = []  # so that a winner can only stop
    act(s, (0, "bid 0"), (1, "bid 2"))
    assert s.stack == [Bid()]
    assert to_act(s) == (0, 1)


def test_another_step_with_a_single_legal_action_asks_because_asking_tells_nothing() -> None:
    s = act(new(), (0, "bid 0"), (1, "bid 2"), (1, "stop"))
    assert len(legal(s, 0)) == 1
    assert to_act(s) == (0, 1)


def test_a_choice_that_was_begun_is_completed_by_its_chooser_even_if_one_answer_is_left() -> None:
    s = act(new(0), (0, "bid 0"), (1, "bid 2"), (1, "draw"), (1, "give 3"))
    assert texts(legal(s, 1)) == ["to a"]
    settle(s)
    assert s.stack[-1] == Give(1)
    assert to_act(s) == (1,)


def test_an_open_step_is_not_answered_while_parts_are_picked() -> None:
    s = act(new(), (0, "bid 0"), (1, "bid 2"))
    s.deck, s.picks = [], (0,)
    settle(s)
    assert s.stack[-1] == Offer(1)
