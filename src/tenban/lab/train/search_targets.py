"""Targets of the policy: positions of self-play, and what a search finds about their moves."""

from __future__ import annotations

from math import exp, inf
from typing import Any

from tenban.bots.halving import Candidate, Halving, HalvingSearch
from tenban.bots.one_step import candidate_moves, position_after
from tenban.kernel import FastRandom, Heuristics, View, to_act, view
from tenban.kernel.policy import TEMPERATURE, MoveFeatures, feature_names
from tenban.registry import find

from ..simulate import seed_of
from .plan import TrainPlan
from .self_play import BATCH, EFFORT, TEMPERATURES, Positions, Task, features_of, heuristics_of, move, start_game

_ONE_IN = 4  # choices of a game are searched
_WORLDS = 2  # over which the features of a move are averaged, as a search does
_SIMULATIONS = 24  # of each move that is searched
_BEST, _OTHERS = 10, 4  # moves that are searched: the best one step ahead, and some of the others
_SEEDS = 1 << 22  # the seeds of these games are not those of the games of values


def move_names(game: str) -> list[str]:
    """Return the names of the features of a move."""
    return feature_names(features_of(game).names, [verb.name for verb in find(game).rules.space.verbs])


def search_batch(plan: TrainPlan, task: Task) -> Positions:
    """Return searched positions of a batch of games: `seats` are moves, and `results` how good a search finds them."""
    found = Positions([], [], [], [])
    heuristics = heuristics_of(plan.game, task.weights)
    for game in range(task.number * BATCH, min((task.number + 1) * BATCH, plan.policy)):
        _play(plan, heuristics, game, seed_of(plan.seed, (task.round << 24) + _SEEDS + game), found)
    return found


def _play(plan: TrainPlan, heuristics: Heuristics[Any], number: int, seed: int, found: Positions) -> None:
    rules, s = start_game(plan, number, seed)
    chance, searched = FastRandom(seed ^ 0x5A3B), Searched(plan.game, heuristics, found)
    bots = [Halving(EFFORT, TEMPERATURES[chance.below(len(TEMPERATURES))], heuristics) for _ in range(s.seats)]
    made = 0
    while seats := to_act(s):
        if chance.below(_ONE_IN) == 0:
            searched.add(view(rules, s, seats[0]), int(chance.below(1 << 30)))
        made += move(rules, s, seats[0], bots[seats[0]], seed + made)


class Searched:
    """Searches positions and appends what is found."""

    def __init__(self, game: str, heuristics: Heuristics[Any], found: Positions) -> None:
        self.features = features_of(game)
        self.moves = MoveFeatures(move_names(game))
        self.heuristics = heuristics
        self.found = found

    def add(self, v: View[Any], seed: int) -> None:
        """Search a position, if there is a choice that features can judge."""
        chance = FastRandom(seed)
        moves = candidate_moves(v, self.heuristics, chance)
        if len(moves) < 2 or self.heuristics.needs_full_playout(v.state) or not self.features.rows(v.imagine(seed)):
            return
        search = HalvingSearch(v, self.heuristics, seed, inf, moves)
        search.value_all(_WORLDS)
        search.candidates = _some(search.candidates, chance)
        search.play_on(search.candidates, _SIMULATIONS)
        self.found.seats.append(len(search.candidates))
        self.found.results += likelihoods([one.total / float(one.visits) for one in search.candidates])
        for one in search.candidates:
            self._describe(v, search, one)

    def _describe(self, v: View[Any], search: HalvingSearch, one: Candidate) -> None:
        """Append the features of a move and its value one step ahead, as means over the worlds of its prior."""
        rows, values, verb = [], [], one.move.actions[0].verb.name
        for number in range(_WORLDS):
            w = search.world(number)
            after: Any = position_after(v.rules, self.heuristics, w, v.seat, one.move, 0)
            values.append(self.heuristics.value(after, v.seat))
            now = self.features.rows(after) if after.stack else []
            rows.append(self.moves.row(values[-1], self.features.rows(w), now, v.seat, verb))
        self.found.features.append([sum(column) / _WORLDS for column in zip(*rows, strict=True)])
        self.found.by_hand.append(sum(values) / _WORLDS)


def _some(candidates: list[Candidate], chance: FastRandom) -> list[Candidate]:
    """Return the best moves one step ahead, and a few of the others, so that the policy learns what is bad."""
    ordered = sorted(candidates, key=lambda one: -one.prior)
    rest = ordered[_BEST:]
    drawn = {int(chance.below(len(rest))) for _ in range(_OTHERS if rest else 0)}
    return ordered[:_BEST] + [rest[i] for i in sorted(drawn)]


def likelihoods(values: list[float]) -> list[float]:
    """Return how likely each move should be by the values that a search found."""
    best = max(values)
    powers = [exp((value - best) / TEMPERATURE) for value in values]
    return [power / sum(powers) for power in powers]
