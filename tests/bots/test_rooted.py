"""The search of the highest levels compares complete moves, with a tree below each, from what its seat knows."""

from __future__ import annotations

from hashlib import sha256
from math import inf
from time import monotonic, thread_time
from typing import Any

import pytest

import tenban
from tenban import bots
from tenban.bots.bot import Bot, simulations_in
from tenban.bots.halving import Effort, Halving, HalvingSearch
from tenban.bots.ismcts import Ismcts
from tenban.bots.levels import STRONG
from tenban.bots.memory import Memory
from tenban.bots.one_step import candidate_moves
from tenban.bots.rooted import Rooted, RootedSearch
from tenban.bots.search import Budget, Search
from tenban.bots.time_limit import TimeLimit
from tenban.kernel import FastRandom, Heuristics, play, rollout, start, to_act, view
from tenban.registry import games

from . import toys


def fresh(rules: Any, seats: int) -> Any:
    return start(rules, seats, {}, FastRandom(1))


def chosen(rules: Any, s: Any, seat: int = 0, simulations: int = 400, seed: int = 3) -> str:
    return Rooted(Budget(simulations), heuristics=toys.HEURISTICS).choose(view(rules, s, seat), seed).text


def connect_four(columns: str) -> Any:
    rules = games()["connect_four"].rules
    s = fresh(rules, 2)
    for column in columns:
        play(rules, s, to_act(s)[0], rules.space.by_text[f"drop {column}"])
    return s


def test_a_move_of_several_parts_is_chosen_whole() -> None:
    s = fresh(toys.PAIR, 1)
    assert chosen(toys.PAIR, s) == "part 2; part 4"
    play(toys.PAIR, s, 0, toys.PART.one(2))
    assert chosen(toys.PAIR, s) == "part 4"


def test_what_nobody_can_know_is_not_used() -> None:
    for seed in range(8):
        assert chosen(toys.GUESS, fresh(toys.GUESS, 1), seed=seed) == "take"


def test_choices_made_at_once_are_searched_for_every_seat() -> None:
    s = fresh(toys.AUCTION, 2)
    assert [chosen(toys.AUCTION, s, seat) for seat in (0, 1)] == ["name 4", "name 4"]


def test_a_choice_already_sealed_by_another_is_not_known() -> None:
    open_one, sealed = fresh(toys.AUCTION, 2), fresh(toys.AUCTION, 2)
    play(toys.AUCTION, sealed, 0, toys.NAME.one(5))
    for seed in range(6):
        assert chosen(toys.AUCTION, open_one, 1, 60, seed) == chosen(toys.AUCTION, sealed, 1, 60, seed)


def test_where_several_may_choose_in_any_order_the_asked_seat_is_searched() -> None:
    s = fresh(toys.BENCH, 2)
    assert [chosen(toys.BENCH, s, seat) for seat in (0, 1)] == ["sit 1", "sit 4"]


@pytest.mark.parametrize(
    ("columns", "simulations", "right"),
    [("agagag", 200, {"drop a"}), ("agagbg", 400, {"drop g"}), ("cgdg", 1500, {"drop b", "drop e"})],
)
def test_a_tree_below_every_move_finds_what_forces_a_win(columns: str, simulations: int, right: set[str]) -> None:
    game, s = games()["connect_four"], connect_four(columns)
    bot = Rooted(Budget(simulations), heuristics=game.heuristics)
    assert bot.choose(view(game.rules, s, 0), 3).text in right


class Noting(Heuristics[Any]):
    """Values every position alike, and notes the secret of the world in which a move ended."""

    def __init__(self) -> None:
        self.seen: dict[bool, list[int]] = {True: [], False: []}

    def value(self, s: Any, seat: int) -> float:
        self.seen[s.points[0] == 60].append(s.secret)
        return 0.5


def rooted(v: Any, heuristics: Any, simulations: int, worlds: int = 1) -> RootedSearch:
    judged = HalvingSearch(v, heuristics, 1, inf, candidate_moves(v, heuristics, FastRandom(1)))
    judged.value_all(worlds)
    return RootedSearch(Search(v, heuristics, 1, Budget(simulations)), judged, 1)


def test_every_move_meets_the_same_worlds() -> None:
    heuristics = Noting()
    rooted(view(toys.GUESS, fresh(toys.GUESS, 1), 0), heuristics, 40, worlds=0).run(TimeLimit(inf, inf))
    taken, guessed = heuristics.seen[True], heuristics.seen[False]
    assert len(taken) == 20
    assert taken == guessed
    assert set(taken) == {0, 1}


def test_after_each_round_the_worse_half_is_dropped() -> None:
    """Seven moves share 210 simulations in three rounds, with seven, four and two of them."""
    game, s = games()["connect_four"], connect_four("")
    search = rooted(view(game.rules, s, 0), game.heuristics, 210)
    every = list(search.alive)
    search.run(TimeLimit(inf, inf))
    visits = sorted((int(one.visits) for one in every), reverse=True)
    assert len(visits) == 7
    assert visits[0] == visits[1] > visits[2] == visits[3] > visits[4] == visits[6]
    assert 210 <= sum(visits) < 220


def test_a_search_stops_when_one_move_is_far_ahead() -> None:
    game, s = games()["connect_four"], connect_four("agagag")
    search = rooted(view(game.rules, s, 0), game.heuristics, 5000)
    search.run(TimeLimit(inf, inf))
    assert [one.move.text for one in search.alive] == ["drop a"]
    assert search.search.done < 1000


class TwoAlike(Heuristics[Any]):
    """Values two of the fifteen moves of Pair alike, with some chance, and the others far lower."""

    def value(self, s: Any, seat: int) -> float:
        if s.stack:
            return 0.5
        return float((0.8 if s.points[0] in (100, 9) else 0.1) + s.chance.below(100) / 1000)


def test_two_moves_that_are_left_early_are_compared_until_the_end() -> None:
    """One of them was dropped after the first of four rounds, and three quarters of the budget were not used."""
    search = rooted(view(toys.PAIR, fresh(toys.PAIR, 1), 0), TwoAlike(), 2000)
    search.run(TimeLimit(inf, inf))
    assert {one.move.text for one in search.alive} == {"part 2; part 4", "part 4; part 5"}
    assert search.search.done >= 2000


def test_a_search_keeps_its_time() -> None:
    game = games()["latria"]
    s = start(game.rules, 4, {}, FastRandom(5))
    v = view(game.rules, s, to_act(s)[0])
    began = thread_time()
    Rooted(Budget(milliseconds=60)).choose(v, 1)
    assert thread_time() - began < 0.5
    assert Rooted(Budget(milliseconds=5000)).choose(v, 1, monotonic() - 1).actions


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_same_seed_and_number_of_simulations_choose_the_same(game: Any) -> None:
    rules = game.rules
    s = start(rules, rules.least_seats, {}, FastRandom(7))
    rollout(rules, s, 9)
    v = view(rules, s, to_act(s)[0])
    first, second = [Rooted(Budget(60), learned=1.0).choose(v, 1).text for _ in range(2)]
    assert first == second


def test_a_tree_is_kept_for_the_next_move() -> None:
    game, memory = games()["connect_four"], Memory()
    s = connect_four("cg")
    bot = Rooted(Budget(simulations=300), memory, game.heuristics)
    move = bot.choose(view(game.rules, s, 0), 1)
    for action in (*move.actions, game.rules.space.by_text["drop g"]):
        play(game.rules, s, to_act(s)[0], action)
    search = Search(view(game.rules, s, 0), game.heuristics, 1, bot.budget)
    assert memory.recall(search)
    judged = HalvingSearch(
        search.view, game.heuristics, 1, inf, candidate_moves(search.view, game.heuristics, FastRandom(1))
    )
    known = sum(int(one.visits) for one in RootedSearch(search, judged, 1).alive)
    assert known == sum(int(arm.visits) for arm in search.root.of(0).arms) > 3


def test_it_is_a_bot_of_experiments() -> None:
    assert isinstance(bots.make("rooted@800"), Rooted)
    assert isinstance(bots.make("rooted@50ms"), Rooted)
    assert bots.about("rooted@50ms") == "searches 50 milliseconds a move"
    assert not bots.is_known("rooted@0")


SAME_EVERYWHERE = "6796ee7c5c5b"


def test_the_search_is_the_same_to_the_last_bit_interpreted_and_compiled() -> None:
    game, found = games()["connect_four"], []
    for columns in ("", "cgd", "abcdefg"):
        s = connect_four(columns)
        search = rooted(view(game.rules, s, to_act(s)[0]), game.heuristics, 120)
        search.run(TimeLimit(inf, inf))
        found.append([(one.move.text, int(one.visits), one.score()) for one in search.alive])
    assert sha256(repr(found).encode()).hexdigest()[:12] == SAME_EVERYWHERE


@pytest.mark.parametrize(("name", "seats"), [("cultus", 2), ("latria", 4)])
def test_the_upper_levels_compare_complete_moves_with_and_without_weights(name: str, seats: int) -> None:
    game = games()[name]
    v = view(game.rules, fresh(game.rules, seats), to_act(fresh(game.rules, seats))[0])
    bot, parts, whole = STRONG.counted(20), Ismcts(Budget(20)), Rooted(Budget(20), learned=1.0)
    for seed in range(4):
        assert bot.choose(v, seed) == whole.choose(v, seed)
    assert any(whole.choose(v, seed) != parts.choose(v, seed) for seed in range(12)), "the two can be told apart"


def test_a_game_may_give_a_level_fewer_simulations_but_not_more() -> None:
    game = games()["eclipse"]
    s = fresh(game.rules, 2)
    v = view(game.rules, s, to_act(s)[0])
    fewer = game.simulations["strong"]
    assert [simulations_in(v, "strong", most) for most in (1000, fewer, 20)] == [fewer, fewer, 20]
    assert simulations_in(v, "master", 1000) == simulations_in(v, "", 1000) == 1000
    assert games()["connect_four"].simulations == {}


@pytest.mark.parametrize("level", ["casual", "strong"])
def test_a_level_searches_as_much_as_its_game_says(level: str) -> None:
    game, match = games()["eclipse"], tenban.new("eclipse", seats=2, seed=1)
    for _ in range(3):
        match.play(bots.choose("novice", match.view(match.to_act[0]), 1))
    v, number, heat = match.view(match.to_act[0]), game.simulations[level], game.temperatures[level]
    same: Bot = Rooted(Budget(number), learned=1.0, temperature=heat)
    other: Bot = Rooted(Budget(number // 9), learned=1.0, temperature=heat)
    if level == "casual":
        same, other = (Halving(Effort(1, many), heat) for many in (number, 8 * number))
    found = [[bot.choose(v, seed).text for seed in range(3)] for bot in (bots.make(level), same, other)]
    assert found[0] == found[1]
    assert found[0] != found[2], "the number matters"
