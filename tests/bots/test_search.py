"""The search finds good moves, uses only what its seat knows, and is the same for the same seed."""

from __future__ import annotations

from math import inf
from time import monotonic, sleep, thread_time
from typing import Any

import pytest

from tenban.bots.ismcts import Ismcts
from tenban.bots.rooted import Rooted
from tenban.bots.search import Budget, Search
from tenban.kernel import Action, FastRandom, Heuristics, legal, play, rollout, start, to_act, view
from tenban.registry import games

from . import toys


def searched(
    rules: Any, s: Any, seat: int, simulations: int = 400, heuristics: Any = toys.HEURISTICS, seed: int = 3
) -> Search:
    search = Search(view(rules, s, seat), heuristics, seed, Budget(simulations=simulations))
    search.run()
    return search


def best(
    rules: Any, s: Any, seat: int, simulations: int = 400, heuristics: Any = toys.HEURISTICS, seed: int = 3
) -> str:
    return searched(rules, s, seat, simulations, heuristics, seed).arms()[0].action.text


def fresh(rules: Any, seats: int) -> Any:
    return start(rules, seats, {}, FastRandom(1))


def connect_four(columns: str) -> Any:
    rules = games()["connect_four"].rules
    s = fresh(rules, 2)
    for column in columns:
        play(rules, s, to_act(s)[0], rules.space.by_text[f"drop {column}"])
    return s


def best_drop(columns: str, simulations: int) -> str:
    game = games()["connect_four"]
    s = connect_four(columns)
    return best(game.rules, s, to_act(s)[0], simulations, game.heuristics)


def test_a_win_at_once_is_taken() -> None:
    assert best_drop("agagag", 200) == "drop a"


def test_a_loss_at_once_is_prevented() -> None:
    assert best_drop("agagbg", 400) == "drop g"


def test_a_forced_win_two_moves_ahead_is_found() -> None:
    """Stones on c and d with both sides open: with e, or b, there are two ways to four."""
    assert best_drop("cgdg", 1500) in ("drop b", "drop e")


def test_a_search_does_not_use_what_nobody_can_know() -> None:
    """Guessing wins in half of the worlds, sixty points are certain; a bot that knows the secret would guess."""
    for seed in range(8):
        assert best(toys.GUESS, fresh(toys.GUESS, 1), 0, seed=seed) == "take"


def test_choices_made_at_once_are_each_searched_as_the_seats_own() -> None:
    s = fresh(toys.AUCTION, 2)
    assert [best(toys.AUCTION, s, seat) for seat in (0, 1)] == ["name 4", "name 4"]


def test_a_choice_already_sealed_by_another_is_not_known() -> None:
    open_one, sealed = fresh(toys.AUCTION, 2), fresh(toys.AUCTION, 2)
    play(toys.AUCTION, sealed, 0, toys.NAME.one(5))
    counts = [
        [(arm.action.code, arm.visits, arm.total) for arm in searched(toys.AUCTION, s, 1).arms()]
        for s in (open_one, sealed)
    ]
    assert counts[0] == counts[1]


def test_the_parts_of_a_choice_are_found_one_after_the_other() -> None:
    s = fresh(toys.PAIR, 1)
    assert best(toys.PAIR, s, 0) == "part 2"
    play(toys.PAIR, s, 0, toys.PART.one(2))
    assert best(toys.PAIR, s, 0) == "part 4"


def test_steps_that_leave_no_choice_are_walked_through() -> None:
    assert best(toys.CORRIDOR, fresh(toys.CORRIDOR, 2), 0) == "turn 3"


def test_where_several_may_choose_in_any_order_the_asked_seat_is_searched() -> None:
    s = fresh(toys.BENCH, 2)
    assert [best(toys.BENCH, s, seat) for seat in (0, 1)] == ["sit 1", "sit 4"]


def test_every_simulation_counts_once_at_the_root() -> None:
    search = searched(toys.AUCTION, fresh(toys.AUCTION, 2), 0, simulations=123)
    assert search.done == 123
    assert sum(arm.visits for arm in search.arms()) == 123


def test_a_search_stops_when_its_time_is_over() -> None:
    game = games()["latria"]
    s = start(game.rules, 4, {}, FastRandom(5))
    seat = to_act(s)[0]
    budget = Budget(milliseconds=30)
    began = monotonic()
    Search(view(game.rules, s, seat), game.heuristics, 1, budget).run()
    assert monotonic() - began < 1.0
    search = Search(view(game.rules, s, seat), game.heuristics, 1, Budget())
    search.run(monotonic() - 1)
    assert search.done == 1, "one simulation, so that there is an answer"


class Sleepy(Heuristics[Any]):
    """Heuristics that take wall-clock time but almost no processor time."""

    def pick(self, s: Any, seat: int) -> Action:
        sleep(0.01)
        return super().pick(s, seat)


def searched_slowly(budget: Budget, seconds: float) -> Search:
    """Return a search at connect four that sleeps most of the time."""
    rules = games()["connect_four"].rules
    search = Search(view(rules, connect_four(""), 0), Sleepy(), 1, budget)
    search.run(monotonic() + seconds)
    return search


def test_a_budget_is_processor_time_so_that_a_busy_machine_does_not_weaken_a_bot() -> None:
    budget = Budget(simulations=10, milliseconds=200, horizon=4)
    began = monotonic()
    assert searched_slowly(budget, 60.0).done == 10
    assert monotonic() - began > 2 * 0.2


def test_a_deadline_is_wall_clock_time() -> None:
    assert searched_slowly(Budget(simulations=100, milliseconds=1000, horizon=4), 0.2).done < 100


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_search_that_stops_when_decided_chooses_what_the_whole_one_would(game: Any) -> None:
    rules, sooner = game.rules, 0
    for seed in range(8):
        s = start(rules, rules.least_seats, {}, FastRandom(seed))
        rollout(rules, s, 5 * (seed % 4))
        seat = to_act(s)[0]
        short, whole = [Search(view(rules, s, seat), game.heuristics, 1, Budget(240)) for _ in range(2)]
        short.run(decide=True)
        whole.run()
        assert short.arms()[0].action is whole.arms()[0].action
        assert short.done <= whole.done == 240
        sooner += short.done < 240
    assert sooner > 0


def test_a_search_by_the_clock_stops_when_decided() -> None:
    game, s = games()["connect_four"], connect_four("agagag")
    search = Search(view(game.rules, s, 0), game.heuristics, 1, Budget(milliseconds=2000))
    began = thread_time()
    search.run(decide=True)
    assert thread_time() - began < 1.9
    assert search.arms()[0].action.text == "drop a"


def test_with_a_temperature_every_simulation_is_made() -> None:
    game, s = games()["connect_four"], connect_four("agagag")
    done = [
        Ismcts(Budget(simulations=400), temperature).searched(view(game.rules, s, 0), 1, inf)
        for temperature in (0.0, 0.3)
    ]
    assert done[0].done < done[1].done == 400


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_same_seed_and_number_of_simulations_grow_the_same_tree(game: Any) -> None:
    rules = game.rules
    differ = False
    for choices in (9, 12):  # there may be moments at which chance decides nothing
        s = start(rules, rules.least_seats, {}, FastRandom(7))
        rollout(rules, s, choices)
        seat = to_act(s)[0]
        trees = [searched(rules, s, seat, 60, game.heuristics, seed) for seed in (1, 1, 2)]
        grown = [[(arm.action.code, arm.visits, arm.total) for arm in tree.arms()] for tree in trees]
        assert grown[0] == grown[1]
        differ = differ or len(grown[0]) == 1 or grown[0] != grown[2]
    assert differ


def test_a_temperature_draws_among_the_arms_and_none_takes_the_most_visited() -> None:
    s = fresh(toys.AUCTION, 2)
    v = view(toys.AUCTION, s, 0)
    firm = Ismcts(Budget(simulations=200), heuristics=toys.HEURISTICS)
    loose = Ismcts(Budget(simulations=12), 2.0, heuristics=toys.HEURISTICS)
    cold = {firm.choose(v, n).text for n in range(20)}
    warm = {loose.choose(v, n).text for n in range(40)}
    assert cold == {"name 4"}
    assert len(warm) > 3


@pytest.mark.parametrize("horizon", [0, 3, 30])
def test_a_game_says_how_far_its_positions_are_played_out(horizon: int) -> None:
    class WithHorizon(Heuristics[Any]):
        picked = 0

        def horizon(self) -> int:
            return horizon

        def pick(self, s: Any, seat: int) -> Action:
            self.picked += 1
            return super().pick(s, seat)

    heuristics = WithHorizon()
    searched(games()["connect_four"].rules, connect_four(""), 0, 1, heuristics)
    assert heuristics.picked == horizon if horizon < 7 else 7 <= heuristics.picked <= 30


class Choosy(toys.ToyHeuristics):
    """Heuristics that consider the highest numbers only."""

    def candidates(self, s: Any, seat: int, choices: list[Action]) -> list[Action]:
        return choices[-self.many :]

    def __init__(self, many: int) -> None:
        self.many = many


def test_only_what_a_sensible_player_considers_is_tried() -> None:
    arms = searched(toys.AUCTION, fresh(toys.AUCTION, 2), 0, 60, Choosy(2)).arms()
    assert sorted(arm.action.text for arm in arms) == ["name 4", "name 5"]


def test_a_single_candidate_is_chosen_without_a_search() -> None:
    v = view(toys.AUCTION, fresh(toys.AUCTION, 2), 0)
    bot = Ismcts(Budget(simulations=0), heuristics=Choosy(1))
    assert bot.choose(v, 1).text == "name 5"


def test_a_choice_that_only_the_end_can_judge_is_played_out_to_the_end() -> None:
    class WithHorizon(Heuristics[Any]):
        ended = 0

        def horizon(self) -> int:
            return 1

        def needs_full_playout(self, s: Any) -> bool:
            return len(legal(s, 0)) == 7

        def values(self, s: Any) -> list[float]:
            self.ended += not s.stack
            return super().values(s)

    first, later = WithHorizon(), WithHorizon()
    rules = games()["connect_four"].rules
    searched(rules, connect_four(""), 0, 20, first)
    searched(rules, connect_four("aaaaaa"), 0, 20, later)
    assert (first.ended, later.ended) == (20, 0)


class Kind(Heuristics[Any]):
    """The policy takes the first choice, which is kind."""

    def __init__(self, searches_others: bool) -> None:
        self.searched = searches_others

    def value(self, s: Any, seat: int) -> float:
        return s.points[seat] / 100 if isinstance(s, toys.Toy) and not s.stack else 0.5

    def searches_others(self, s: Any) -> bool:
        return self.searched

    def pick(self, s: Any, seat: int) -> Action:
        first: Action = s.stack[-1].legal(s, seat)[0]
        return first


@pytest.mark.parametrize(("searches_others", "right"), [(True, "keep"), (False, "trust")])
def test_the_others_choose_by_the_policy_if_their_choices_are_not_searched(searches_others: bool, right: str) -> None:
    v = view(toys.TRUSTING, fresh(toys.TRUSTING, 2), 0)
    heuristics = Kind(searches_others)
    for bot in (Ismcts(Budget(300), heuristics=heuristics), Rooted(Budget(300), heuristics=heuristics)):
        assert bot.choose(v, 3).text == right


def test_a_tree_without_the_others_holds_the_own_choices_alone() -> None:
    rules = games()["connect_four"].rules
    search = searched(rules, fresh(rules, 2), 0, 300, Kind(False))
    nodes, seats = [search.root], set[int]()
    while nodes:
        node = nodes.pop()
        seats.add(int(node.seat))
        nodes += [arm.child for arm in node.arms if arm.child is not None]
        assert node.sibling is None
        assert node.children is None
    assert seats - {-1} == {search.seat}
    assert len([arm for arm in search.root.arms if arm.child is not None and arm.child.arms]) > 1


OTHERS_SEARCHED = [
    ("latria", 4, True),
    ("olympus", 3, True),
    ("hoshizukuri", 2, True),
    ("hoshizukuri", 3, False),
    ("cultus", 2, False),
    ("cultus", 4, False),
    ("eclipse", 2, False),
    ("eclipse", 4, False),
]


@pytest.mark.parametrize(("name", "seats", "wanted"), OTHERS_SEARCHED)
def test_a_game_says_whether_the_choices_of_others_are_searched(name: str, seats: int, wanted: bool) -> None:
    """docs/bots.md has the figures that decided it."""
    game = games()[name]
    assert game.heuristics.searches_others(fresh(game.rules, seats)) == wanted
    assert game.blended(1.0).searches_others(fresh(game.rules, seats)) == wanted


def test_a_tree_without_the_others_holds_parts_that_leave_one_choice() -> None:
    """A hint reads a whole move off the tree; after `part 4` only `part 5` is left."""
    search = searched(toys.PAIR, fresh(toys.PAIR, 1), 0, 200, Kind(False))
    last = next(arm for arm in search.arms() if arm.action.text == "part 4")
    assert last.child is not None
    assert [arm.action.text for arm in last.child.arms] == ["part 5"]
