"""A tree is reused between moves if the view allows it, and only then."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from tenban.bots.ismcts import Ismcts
from tenban.bots.memory import Memory, Walk
from tenban.bots.search import Budget, Search
from tenban.bots.tree import Node
from tenban.kernel import Action, FastRandom, Heuristics, Verb, legal, play, start, to_act, view
from tenban.registry import games

from . import toys
from .test_search import connect_four

BUDGET = Budget(simulations=300)


def search_of(rules: Any, heuristics: Heuristics[Any], s: Any, seat: int, budget: Budget = BUDGET) -> Search:
    return Search(view(rules, s, seat), heuristics, 1, budget)


def remembered(rules: Any, heuristics: Heuristics[Any], s: Any, seat: int) -> Memory:
    """Return a memory with the search of a position."""
    search, memory = search_of(rules, heuristics, s, seat), Memory()
    search.run()
    memory.keep(search)
    return memory


def test_the_tree_is_reused_for_the_next_part_of_a_move() -> None:
    s = start(toys.PAIR, 1, {}, FastRandom(1))
    memory = remembered(toys.PAIR, toys.HEURISTICS, s, 0)
    play(toys.PAIR, s, 0, toys.PART.one(2))
    search = search_of(toys.PAIR, toys.HEURISTICS, s, 0)
    assert memory.recall(search)
    assert search.arms()[0].action is toys.PART.one(4)
    assert sum(arm.visits for arm in search.arms()) > 100


def test_on_an_open_board_the_tree_goes_on_after_the_answer() -> None:
    game, s = games()["connect_four"], connect_four("dc")
    memory = remembered(game.rules, game.heuristics, s, 0)
    for column in "db":
        play(game.rules, s, to_act(s)[0], game.rules.space.by_text[f"drop {column}"])
    search = search_of(game.rules, game.heuristics, s, 0)
    assert memory.recall(search)
    assert {arm.action for arm in search.arms()} <= set(legal(s, 0))
    assert sum(arm.visits for arm in search.arms()) > 0


def test_a_position_that_is_not_in_the_tree_is_searched_from_the_start() -> None:
    game = games()["connect_four"]
    memory = remembered(game.rules, game.heuristics, connect_four(""), 0)
    search = search_of(game.rules, game.heuristics, connect_four("ggffggffaa"), 0)
    assert not memory.recall(search)
    assert not search.arms()


def test_the_tree_is_not_reused_after_a_trick_with_hidden_hands() -> None:
    game = games()["latria"]
    s: Any = start(game.rules, 3, {}, FastRandom(2))
    dealer = to_act(s)[0]
    memory = remembered(game.rules, game.heuristics, s, dealer)
    while s.round == 1:
        play(game.rules, s, to_act(s)[0], legal(s, to_act(s)[0])[0])
    assert not memory.recall(search_of(game.rules, game.heuristics, s, to_act(s)[0]))
    assert not memory.recall(search_of(game.rules, game.heuristics, s, dealer))


def test_the_tree_is_not_reused_after_chance() -> None:
    s = start(toys.DICE, 1, {}, FastRandom(1))
    memory = remembered(toys.DICE, toys.HEURISTICS, s, 0)
    play(toys.DICE, s, 0, toys.ROLL.one(0))
    assert to_act(s) == (0,)
    assert not memory.recall(search_of(toys.DICE, toys.HEURISTICS, s, 0))


def test_the_tree_is_not_reused_for_other_rules_or_budgets() -> None:
    s = start(toys.PAIR, 1, {}, FastRandom(1))
    memory = remembered(toys.PAIR, toys.HEURISTICS, s, 0)
    other = toys.ToyRules("pair", 1, toys.Pair(), Verb("part", toys.NUMBERS))
    assert memory.recall(search_of(toys.PAIR, toys.HEURISTICS, s, 0))
    assert not memory.recall(search_of(other, toys.HEURISTICS, s, 0))
    assert not memory.recall(search_of(toys.PAIR, toys.HEURISTICS, s, 0, Budget(simulations=300)))


def test_no_more_trees_are_kept_than_a_table_has_seats() -> None:
    memory = Memory()
    for number in range(20):
        rules = toys.ToyRules(f"pair {number}", 1, toys.Pair(), Verb("part", toys.NUMBERS))
        memory.keep(search_of(rules, toys.HEURISTICS, start(rules, 1, {}, FastRandom(1)), 0))
    assert len(memory.last) == 6


def test_a_bot_with_a_memory_chooses_what_one_without_it_would_find() -> None:
    s, bot = (
        start(toys.PAIR, 1, {}, FastRandom(1)),
        Ismcts(Budget(simulations=200), memory=Memory(), heuristics=toys.HEURISTICS),
    )
    chosen = []
    while to_act(s):
        action = bot.choose_action(view(toys.PAIR, s, 0), 7, inf)
        chosen.append(action.text)
        play(toys.PAIR, s, 0, action)
    assert chosen == ["part 2", "part 4"]


def test_what_was_possible_in_another_world_only_is_not_played_in_this_one() -> None:
    """Legal choices differ from world to world, and an action that is not legal may do anything."""
    game = games()["eclipse"]
    s = start(game.rules, 2, {"species": "terrans"}, FastRandom(5))
    while "act upgrade" not in [action.text for action in legal(s, to_act(s)[0])]:
        play(game.rules, s, to_act(s)[0], legal(s, to_act(s)[0])[0])
    seat = to_act(s)[0]
    search = search_of(game.rules, game.heuristics, s, seat)
    play(game.rules, s, seat, game.rules.space.by_text["act upgrade"])
    elsewhere = Node()
    elsewhere.of(seat).arm(game.rules.space.by_text["slot interceptor 1"]).child = Node()
    assert Walk(search, open_information=True).find(elsewhere, view(game.rules, s, seat).state, 4) is None


def test_a_kept_tree_loses_what_is_illegal_in_the_new_view() -> None:
    s = start(toys.PAIR, 1, {}, FastRandom(1))
    memory = remembered(toys.PAIR, toys.HEURISTICS, s, 0)
    (old,) = memory.last.values()
    first = old.root.of(0).find(toys.PART.one(2))
    assert first is not None
    assert first.child is not None
    play(toys.PAIR, s, 0, toys.PART.one(2))
    illegal = next(action for action in toys.PAIR.space.actions if action not in legal(s, 0))
    first.child.of(0).arm(illegal).visits = 10_000
    search = search_of(toys.PAIR, toys.HEURISTICS, s, 0)
    assert memory.recall(search)
    assert {arm.action for arm in search.arms()} <= set(legal(s, 0))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(games()))
def test_a_bot_that_remembers_plays_on_through_a_game(name: str) -> None:
    game, bot = games()[name], Ismcts(Budget(simulations=25), memory=Memory())
    s = start(game.rules, game.rules.least_seats, {}, FastRandom(11))
    for made in range(250):
        if not to_act(s):
            break
        seat = to_act(s)[0]
        action = bot.choose_action(view(game.rules, s, seat), made, inf)
        assert action in legal(s, seat)
        play(game.rules, s, seat, action)


class Strict(toys.Pair):
    """A step that cannot tell whether an illegal action would be a part."""

    def part(self, s: toys.Toy, seat: int, action: Action) -> bool:
        assert action in self.legal(s, seat)
        return super().part(s, seat, action)


def test_a_choice_that_was_legal_in_an_imagined_world_only_is_not_followed() -> None:
    s = start(toys.PAIR, 1, {}, FastRandom(1))
    walk = Walk(search_of(toys.PAIR, toys.HEURISTICS, s, 0), False)
    s.become(Strict())
    assert walk._play(s.clone(), 0, toys.PART.one(0))
    assert not walk._play(s.clone(), 0, toys.PART.actions[-1])
