"""Steps: the stack is the only program counter; the top step becomes, pushes or pops."""

from __future__ import annotations

import pytest

import tenban
from tenban.kernel import FastRandom, SeatStep, Step, play, rollout, settle, start, to_act
from tenban.kernel.inspect import attributes
from tests.kernel.toy import RULES, Bid, Deal, Give, Offer, ToyState, act, new


def test_a_step_without_actors_runs_until_one_with_actors_is_on_top() -> None:
    s = RULES.setup(2, {"cards": "2"})
    assert s.stack == [Deal()]
    assert to_act(s) == ()
    s.chance = FastRandom(1)
    settle(s)
    assert s.stack == [Bid()]
    assert to_act(s) == (0, 1)


def test_a_step_that_becomes_another_leaves_no_trace_on_the_stack() -> None:
    s = new()
    s.become(Offer(1))
    assert s.stack == [Offer(1)]


def test_become_then_push_interrupts_a_step_which_continues_after_the_pop() -> None:
    s = act(new(0), (0, "bid 0"), (1, "bid 2"))
    assert s.stack == [Bid(), Offer(1)]
    act(s, (1, "draw"))
    assert s.stack == [Bid(), Give(1)]
    act(s, (1, "keep"))
    assert s.stack == [Bid()]


def test_the_game_is_over_when_the_stack_is_empty() -> None:
    s = act(new(), (0, "bid 0"), (1, "bid 2"), (1, "stop"), (0, "bid 1"), (1, "bid 3"), (1, "stop"))
    assert s.stack == []
    assert to_act(s) == ()
    assert RULES.winners(s) == [1]


def test_a_rollout_makes_random_choices_to_the_end_and_counts_them() -> None:
    s = start(RULES, 3, {}, FastRandom(7))
    assert 6 <= rollout(RULES, s) <= RULES.info.length
    assert s.stack == []


def test_a_rollout_can_stop_after_some_choices_in_front_of_a_choice() -> None:
    s = new()
    s.chance, s.deck = FastRandom(7), []  # so that the offer after the bids has a single answer
    assert rollout(RULES, s, 2) == 2
    assert s.stack == [Bid()]


def test_steps_are_values_equal_by_class_and_fields() -> None:
    assert Offer(1) == Offer(1)
    assert Offer(1) != Offer(0)
    assert Offer(1) != Give(1)
    assert len({Offer(1), Offer(1), Offer(0)}) == 2
    assert Offer(1).fields() == (1,)
    assert repr(Offer(1)) == "Offer(1,)"


def test_in_a_seat_step_the_seat_given_first_is_the_one_actor() -> None:
    class Ask(SeatStep[ToyState]):
        def __init__(self, seat: int, question: int) -> None:
            super().__init__(seat)
            self.question = question

    assert Ask(1, 5).actors(new()) == (1,)
    assert Ask(1, 5).fields() == (1, 5)


def test_a_step_that_says_nothing_cannot_be_asked_applied_or_run() -> None:
    s, step = new(), Step[ToyState]()
    assert step.actors(s) == ()
    assert not step.joins(Bid().options(s, 0)[0])
    with pytest.raises(NotImplementedError):
        step.options(s, 0)
    with pytest.raises(NotImplementedError):
        step.apply(s, 0, Bid().options(s, 0)[0])
    with pytest.raises(NotImplementedError):
        step.run(s)


@pytest.mark.parametrize("game", ["latria", "olympus", "hoshizukuri", "cultus", "eclipse"])
def test_the_fields_of_a_step_are_its_attributes_in_order(game: str) -> None:
    """The build writes them into compiled steps."""
    rules = tenban.game(game).rules
    s = start(rules, rules.least_seats, {}, FastRandom(5))
    seen = set()
    while s.stack:
        for step in s.stack:
            assert step.fields() == tuple([getattr(step, name) for name in attributes(step)])
            seen.add(type(step).__name__)
        seat = to_act(s)[0]
        play(rules, s, seat, s.stack[-1].pick(s, seat))
    assert len(seen) > 1
