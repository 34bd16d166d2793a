"""The search by halving compares complete moves in the same worlds, from what its seat knows."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

from tenban.bots.halving import Effort, Halving, HalvingSearch
from tenban.bots.one_step import candidate_moves, value_after
from tenban.kernel import Action, FastRandom, Heuristics, Move, imagine, legal, play, start, view
from tenban.lab.simulate import Plan, run

from . import toys


def fresh(rules: Any, seats: int) -> Any:
    return start(rules, seats, {}, FastRandom(1))


def chosen(rules: Any, s: Any, seat: int = 0, effort: Effort | None = None, seed: int = 3, heat: float = 0.0) -> str:
    bot = Halving(effort or Effort(2, 60), heat, toys.HEURISTICS)
    return bot.choose(view(rules, s, seat), seed).text


def test_a_move_of_several_parts_is_chosen_whole() -> None:
    s = fresh(toys.PAIR, 1)
    assert chosen(toys.PAIR, s) == "part 2; part 4"
    play(toys.PAIR, s, 0, toys.PART.one(2))
    assert chosen(toys.PAIR, s) == "part 4"


def test_the_next_part_is_the_first_of_the_move() -> None:
    bot = Halving(Effort(2, 60), 0.0, toys.HEURISTICS)
    assert bot.choose_action(view(toys.PAIR, fresh(toys.PAIR, 1), 0), 3, monotonic() + 60) is toys.PART.one(2)


def test_what_nobody_can_know_is_not_used() -> None:
    """Guessing wins in half of the worlds, sixty points are certain; a bot that knows the secret would guess."""
    for seed in range(8):
        assert chosen(toys.GUESS, fresh(toys.GUESS, 1), seed=seed) == "take"


def test_choices_made_at_once_are_answered_by_the_policy_of_the_others() -> None:
    s = fresh(toys.AUCTION, 2)
    assert [chosen(toys.AUCTION, s, seat, Effort(20, 200)) for seat in (0, 1)] == ["name 4", "name 4"]


def test_a_choice_already_sealed_by_another_is_not_known() -> None:
    open_one, sealed = fresh(toys.AUCTION, 2), fresh(toys.AUCTION, 2)
    play(toys.AUCTION, sealed, 0, toys.NAME.one(5))
    for seed in range(6):
        assert chosen(toys.AUCTION, open_one, 1, seed=seed) == chosen(toys.AUCTION, sealed, 1, seed=seed)


class Choosy(Heuristics[Any]):
    """Heuristics that consider the highest numbers only."""

    def __init__(self, many: int) -> None:
        self.many = many

    def candidates(self, s: Any, seat: int, choices: list[Action]) -> list[Action]:
        return choices[-self.many :]


def test_only_moves_of_candidates_are_tried() -> None:
    v = view(toys.PAIR, fresh(toys.PAIR, 1), 0)
    assert [move.text for move in candidate_moves(v, Choosy(2), FastRandom(1))] == [
        "part 3; part 4",
        "part 3; part 5",
        "part 4; part 5",
    ]
    v = view(toys.AUCTION, fresh(toys.AUCTION, 2), 0)
    assert Halving(Effort(0, 0), 0.0, Choosy(1)).choose(v, 1).text == "name 5"


class Fond(Heuristics[Any]):
    """Heuristics that put high numbers first."""

    def order(self, s: Any, seat: int, choices: list[Action]) -> list[Action]:
        return choices[::-1]


def test_if_there_are_too_many_moves_the_most_promising_continuations_are_kept() -> None:
    """Of fifteen pairs at most nine are wanted: every first part stays, with the last ones that may follow it."""
    v = view(toys.PAIR, fresh(toys.PAIR, 1), 0)
    found = [move.text for move in candidate_moves(v, Fond(), FastRandom(1), most=9)]
    assert found == [
        "part 0; part 5",
        "part 0; part 4",
        "part 1; part 5",
        "part 1; part 4",
        "part 2; part 5",
        "part 2; part 4",
        "part 3; part 4",
        "part 3; part 5",
        "part 4; part 5",
    ]
    assert len(candidate_moves(v, Fond(), FastRandom(1), most=15)) == 15


def test_a_value_one_step_ahead_is_that_of_the_next_quiet_position() -> None:
    class Patient(toys.ToyHeuristics):
        def is_quiet(self, s: Any) -> bool:
            return not s.stack

    w = imagine(view(toys.CORRIDOR, fresh(toys.CORRIDOR, 2), 0), 1)
    values = [value_after(toys.CORRIDOR, Patient(), w, 0, Move((action,)), 0) for action in legal(w, 0)]
    assert values == [0, 0, 0, 1, 0, 0]


class Counting(Heuristics[Any]):
    """Values positions by the last choice, and notes every world that it sees."""

    def __init__(self) -> None:
        self.seen: dict[str, list[int]] = {}

    def horizon(self) -> int:
        return 0

    def value(self, s: Any, seat: int) -> float:
        self.seen.setdefault("taken" if not s.stack else "gone on", []).append(s.secret)
        return 0.5


def test_every_move_meets_the_same_worlds() -> None:
    heuristics = Counting()
    Halving(Effort(0, 40), 0.0, heuristics).choose(view(toys.GUESS, fresh(toys.GUESS, 1), 0), 5)
    assert len(heuristics.seen["taken"]) == 20
    assert heuristics.seen["taken"] == heuristics.seen["gone on"]
    assert set(heuristics.seen["taken"]) == {0, 1}


def halved(simulations: int, breadth: int) -> HalvingSearch:
    v = view(toys.PAIR, fresh(toys.PAIR, 1), 0)
    moves = candidate_moves(v, toys.HEURISTICS, FastRandom(1))
    search = HalvingSearch(v, toys.HEURISTICS, 1, monotonic() + 60, moves)
    search.value_all(1)
    every = search.candidates
    search.halve(simulations, breadth)
    search.candidates = every
    return search


def test_the_worse_half_is_dropped_after_each_round() -> None:
    """Eight moves share 48 simulations in three rounds: 2 each, then 4 each for four, then 8 each for two."""
    visits = sorted((int(candidate.visits) for candidate in halved(48, 8).candidates), reverse=True)
    assert visits == [14, 14, 6, 6, 2, 2, 2, 2, *[0] * 7]


def test_no_more_moves_are_played_on_than_the_breadth() -> None:
    played = [candidate for candidate in halved(48, 4).candidates if candidate.visits]
    assert len(played) == 4
    assert max(played, key=lambda one: one.score()).move.text == "part 2; part 4"


def test_a_choice_that_only_the_end_can_judge_is_judged_there_alone() -> None:
    class AtTheEnd(toys.ToyHeuristics):
        ended = 0
        valued = 0

        def needs_full_playout(self, s: Any) -> bool:
            return True

        def value(self, s: Any, seat: int) -> float:
            self.valued += 1
            self.ended += not s.stack
            return super().value(s, seat)

    heuristics = AtTheEnd()
    assert Halving(Effort(5, 60, 2), 0.0, heuristics).choose(
        view(toys.CORRIDOR, fresh(toys.CORRIDOR, 2), 0), 1
    ).text == ("turn 3")
    assert heuristics.valued == heuristics.ended > 30


def test_a_temperature_makes_mistakes_and_more_of_them_if_it_is_higher() -> None:
    s = fresh(toys.PAIR, 1)
    right = [
        sum(chosen(toys.PAIR, s, 0, Effort(1, 0), seed, heat) == "part 2; part 4" for seed in range(60))
        for heat in (0.0, 0.5, 5.0)
    ]
    assert right[0] == 60
    assert 60 > right[1] > right[2] > 0


def test_a_move_is_returned_even_if_time_is_up() -> None:
    v = view(toys.PAIR, fresh(toys.PAIR, 1), 0)
    assert Halving(Effort(5, 500), 0.0, toys.HEURISTICS).choose(v, 1, monotonic() - 1).text == "part 0; part 1"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "wins"), [("hoshizukuri", 2, 0.5), ("cultus", 2, 0.5), ("latria", 4, 0.25)])
def test_the_usual_level_wins_more_than_its_share_against_greedy(game: str, seats: int, wins: float) -> None:
    plan = Plan(game, seats, ("steady", *["greedy"] * (seats - 1)), 60, seed=11, rotate=True)
    assert run(plan).bots["steady"].win_rate > wins
