"""A hint: the best few choices, what may come of them, and why."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

from tenban.bots import RIVAL, advise
from tenban.bots.advice import advise as advise_by
from tenban.kernel import Swift, legal, play, rollout, start, to_act, view
from tenban.registry import games

from . import toys
from .test_search import connect_four


def test_the_winning_move_comes_first_and_says_what_it_brings() -> None:
    game, s = games()["connect_four"], connect_four("agagag")
    best, *others = advise(game, view(game.rules, s, 0), 0, 1, monotonic() + 0.4)
    assert [action.text for action in best.parts] == ["drop a"]
    assert best.outlook == 1.0
    assert best.points == 1.0
    assert best.rival == 0.0
    assert 1 <= len(others) <= 2
    assert all(best.visits >= other.visits for other in others)


def test_the_reason_is_the_clause_that_makes_the_difference() -> None:
    s = start(toys.CORRIDOR, 2, {}, Swift(1))
    best, *others = advise_by(toys.CORRIDOR, toys.HINTS, view(toys.CORRIDOR, s, 0), 0, 1, monotonic() + 0.3)
    assert [action.text for action in best.parts] == ["turn 3"]
    assert (best.reason, best.more) == ("TOY-1", 100.0)
    assert all(not other.reason and not other.more for other in others)


def test_to_hold_a_rival_back_is_a_reason_too() -> None:
    game, s = games()["connect_four"], connect_four("agagbg")
    best = advise(game, view(game.rules, s, 0), 0, 1, monotonic() + 0.5)[0]
    assert [action.text for action in best.parts] == ["drop g"]
    assert best.reason in (RIVAL, "CF-4")


def test_a_choice_of_several_parts_is_advised_whole() -> None:
    s = start(toys.PAIR, 1, {}, Swift(1))
    best = advise_by(toys.PAIR, toys.HINTS, view(toys.PAIR, s, 0), 0, 1, monotonic() + 0.3)[0]
    assert [action.text for action in best.parts] == ["part 2", "part 4"]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_advice_is_legal_and_in_time_and_comes_from_the_view(game: Any) -> None:
    rules = game.rules
    for seed in range(3):
        s = start(rules, rules.most_seats, {}, Swift(seed))
        rollout(rules, s, 5 * seed)
        seat = to_act(s)[0]
        began = monotonic()
        advices = advise(game, view(rules, s, seat), seat, seed, began + 0.1)
        assert advices
        assert monotonic() - began < 5
        for advice in advices:
            assert 0.0 <= advice.outlook <= 1.0
            w = s.clone()
            for action in advice.parts:
                assert action in legal(w, seat)
                play(rules, w, seat, action)


def test_where_time_is_up_there_is_still_some_advice() -> None:
    game = games()["latria"]
    s = start(game.rules, 4, {}, Swift(3))
    seat = to_act(s)[0]
    assert advise(game, view(game.rules, s, seat), seat, 1, monotonic() - 1)
