"""Compare our search with OpenSpiel's C++ searches: simulations per second, and strength at connect four."""

from __future__ import annotations

from math import inf
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import pyspiel

from tenban.bots.search import Budget, Search
from tenban.kernel import FastRandom, legal, play, rollout, start, to_act, view
from tenban.lab.statistics import wilson
from tenban.registry import find

UCT_C = 1.4  # of OpenSpiel's bots; 2.0 was no better in a short trial
_TO_THE_END = 10_000  # choices


class Speed(NamedTuple):
    what: str
    ours: float
    peer: float
    ratio: float  # the median of neighbouring ratios


def our_rate(game: str, seats: int, moves: int, simulations: int, seed: int) -> float:
    """Return our simulations per second of processor time, with random playouts to the end as OpenSpiel does."""
    rules, heuristics = find(game).rules, find(game).heuristics
    s = start(rules, seats, {}, FastRandom(seed))
    rollout(rules, s, moves)
    seat = to_act(s)[0]
    budget = Budget(simulations=simulations, horizon=_TO_THE_END, use_policy=False)
    search = Search(view(rules, s, seat), heuristics, seed, budget)
    began = process_time()
    search.run(inf)
    return simulations / (process_time() - began)


def their_rate(name: str, moves: int, bot: Any, simulations: int, seed: int) -> float:
    rng = Random(seed)
    s = pyspiel.load_game(name).new_initial_state()
    while s.is_chance_node() or moves > 0:
        moves -= 0 if s.is_chance_node() else 1
        s.apply_action(rng.choice(s.legal_actions()))
    began = process_time()
    bot.step(s)
    return simulations / (process_time() - began)


def mcts(simulations: int, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(pyspiel.load_game("connect_four"), evaluator, UCT_C, simulations, 1000, False, seed, False)


def ismcts(simulations: int, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, UCT_C, simulations, -1, best, False, False)


def speeds(turns: int, simulations: int) -> list[Speed]:
    """Return the speeds of both, measured in turn at openings and in mid-game."""
    four: list[tuple[float, float]] = []
    cards: list[tuple[float, float]] = []
    for n in range(turns):
        moves = 4 * (n % 3)
        peer = their_rate("connect_four", moves, mcts(simulations, n + 1), simulations, n)
        four.append((our_rate("connect_four", 2, moves, simulations, n), peer))
        peer = their_rate("hearts(pass_cards=false)", moves, ismcts(simulations, n + 1), simulations, n)
        cards.append((our_rate("latria", 4, moves, simulations, n), peer))
    return [
        _speed("connect four | OpenSpiel `MCTSBot`, connect four", four),
        _speed("Latria Opus, 4 seats | OpenSpiel `ISMCTSBot`, hearts", cards),
    ]


def _speed(what: str, pairs: list[tuple[float, float]]) -> Speed:
    ours, theirs = zip(*pairs, strict=True)
    return Speed(what, median(ours), median(theirs), median([own / peer for own, peer in pairs]))


class Match(NamedTuple):
    how: str
    games: int
    score: float  # of ours; a draw counts half

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)


def match(how: str, budget: Budget, games: int, simulations: int) -> Match:
    """Play our search against OpenSpiel's at connect four; each begins every other game."""
    points = sum([_game(budget, number % 2, simulations, number) for number in range(games)])
    return Match(how, games, points / games)


def _game(budget: Budget, ours: int, simulations: int, seed: int) -> float:
    """Play one game in both engines, which must agree on the legal moves, the turn and the winner."""
    game = find("connect_four")
    s, theirs = start(game.rules, 2, {}, FastRandom(seed)), pyspiel.load_game("connect_four").new_initial_state()
    peer = mcts(simulations, seed + 1)
    while to_act(s):
        seat = to_act(s)[0]
        choices = legal(s, seat)
        assert [action.arg for action in choices] == theirs.legal_actions()
        assert seat == theirs.current_player()
        if seat == ours:
            search = Search(view(game.rules, s, seat), game.heuristics, seed, budget)
            search.run(inf)
            action = search.arms()[0].action
        else:
            column = peer.step(theirs)
            action = next(action for action in choices if action.arg == column)
        play(game.rules, s, seat, action)
        theirs.apply_action(int(action.arg))
    winners = game.rules.winners(s)
    returns = theirs.returns()
    assert theirs.is_terminal()
    assert (len(winners) == 2) == (returns[0] == 0)
    return 0.5 if len(winners) == 2 else float(winners[0] == ours)


def matches(games: int, simulations: int) -> list[Match]:
    plain = Budget(simulations=simulations, horizon=_TO_THE_END, use_policy=False)
    return [
        match("the same random playouts", plain, games, simulations),
        match("as our bots search", Budget(simulations=simulations), games, simulations),
    ]
