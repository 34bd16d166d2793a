"""Thinking on the others' time: likely questions are found from the view alone, and answered."""

from __future__ import annotations

from time import monotonic
from typing import Any, cast

import pytest

import tenban
from tenban import bots
from tenban.bots.greedy import Greedy
from tenban.bots.pondering import foresee, ponder
from tenban.kernel import View, to_act
from tenban.kernel.snapshot import snapshot
from tenban.registry import games

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def waiting(name: str, seats: int, seed: int, chooses: int = 1) -> tenban.Match[Any]:
    """Return a game in which another seat than the first is to choose, and the first has chosen before."""
    match = tenban.new(name, seats=seats, seed=seed)
    for number in range(400):
        seat = match.to_act[0]
        if 0 not in match.to_act and number >= chooses:
            return match
        match.play(tenban.bot("greedy").choose(match.view(seat), seed=number), seat=seat)
    raise AssertionError("the first seat never waits")


def test_the_answer_to_a_likely_choice_of_another_seat_is_there_before_the_choice() -> None:
    match = waiting("connect_four", 2, 1)
    answers = ponder(Greedy(3), match.view(0), seed=5)
    match.play(tenban.bot("greedy").choose(match.view(1), seed=9), seat=1)
    found = [move for question, move in answers if snapshot(question.state) == snapshot(match.view(0).state)]
    assert found == [Greedy(3).choose(match.view(0), seed=5)]


@each_game
def test_a_foreseen_question_is_one_that_the_seat_can_be_asked(game: Any) -> None:
    match = waiting(game.name, game.info.seats[0] if game.info.seats[0] > 1 else 2, 3)
    for each in foresee(match.view(0), seed=2)[:5]:
        assert each.view.seat == 0
        assert 0 in to_act(each.view.state)
        assert tenban.bot("random").choose(each.view, seed=1).actions[0] in each.view.legal()


def test_the_likeliest_question_comes_first() -> None:
    worlds = [each.worlds for each in foresee(waiting("hoshizukuri", 2, 1).view(0), seed=1)]
    assert worlds
    assert worlds == sorted(worlds, reverse=True)
    assert sum(worlds) <= 24


def test_a_question_that_came_up_only_once_is_not_answered() -> None:
    seen = waiting("hoshizukuri", 2, 1).view(0)
    worlds = [each.worlds for each in foresee(seen, seed=1)]
    assert 1 in worlds
    assert len(ponder(Greedy(1), seen, seed=1)) == len([number for number in worlds if number > 1]) > 0


def test_a_seat_that_is_asked_already_foresees_nothing() -> None:
    match = tenban.new("hoshizukuri", seats=2, seed=1)
    assert foresee(match.view(match.to_act[0]), seed=1) == []


def test_a_state_is_no_view() -> None:
    match = waiting("hoshizukuri", 2, 1)
    with pytest.raises(TypeError):
        foresee(cast(Any, match.state), seed=1)


def test_the_same_view_foresees_the_same() -> None:
    seen = waiting("cultus", 2, 4).view(0)
    twin = View(seen.rules, seen.state.clone(), 0)
    first, second = foresee(seen, seed=8), foresee(twin, seed=8)
    assert [each.worlds for each in first] == [each.worlds for each in second]
    assert [snapshot(each.view.state) for each in first] == [snapshot(each.view.state) for each in second]


def test_nothing_is_answered_when_the_time_is_over() -> None:
    seen = waiting("connect_four", 2, 1).view(0)
    assert ponder(Greedy(3), seen, seed=5)
    assert ponder(Greedy(3), seen, seed=5, deadline=monotonic() - 1.0) == []


def test_an_answer_that_was_cut_short_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = waiting("connect_four", 2, 1).view(0)
    late = monotonic() + 1000.0
    times = iter([0.0] * 10_000)

    class Slow(tenban.Bot):
        def choose(self, view: Any, seed: int = 0, deadline: float = 0.0) -> Any:
            nonlocal times
            times = iter([late + 1.0] * 10_000)  # the search takes until after the deadline
            return Greedy(1).choose(view, seed)

    monkeypatch.setattr("tenban.bots.pondering.monotonic", lambda: next(times))
    assert ponder(Slow(), seen, seed=5, deadline=late) == []


def test_only_a_level_that_is_limited_by_time_thinks_on_the_time_of_others() -> None:
    names = (*[level.name for level in bots.LEVELS], "greedy", "random", "ismcts")
    assert [name for name in names if bots.ponders(name)] == ["master"]
    seen = waiting("connect_four", 2, 1).view(0)
    assert bots.ponder("greedy", seen, seed=1) == []
    with pytest.raises(bots.UnknownBotError):
        bots.ponder("nobody", seen)
