"""Self-play: games between equal bots, and their positions with the result of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenban.bots.halving import Effort, Halving
from tenban.kernel import FastRandom, Heuristics, Move, Rules, State, play, start, to_act, view
from tenban.kernel.moves import random_move
from tenban.kernel.weights import Features, LearnedHeuristics, read_weights
from tenban.registry import find

from ..simulate import seed_of
from .plan import TrainPlan

BATCH = 8  # games of one task
_ONE_IN = 3  # of the quiet positions of a game are kept
TEMPERATURES = (0.05, 0.2, 0.5)  # one for each seat, at random, so that weak and strong play are both seen
EFFORT = Effort(1, 0)
_TRIAL_EFFORT = Effort(1, 32)


@dataclass(frozen=True)
class Task:
    """A batch of games of one round: of self-play, or trials of the weights."""

    round: int
    number: int
    weights: str = ""  # the text of the weights that choose; "": the hand-written heuristics do


@dataclass
class Positions:
    """Positions in the order of the games.  Every list but `seats` has an entry for each seat of each position."""

    seats: list[int]
    features: list[list[float]]
    results: list[float]  # the values at the end of the game
    by_hand: list[float]  # the values that the hand-written heuristics give the position


def heuristics_of(game: str, weights: str) -> Heuristics[Any]:
    """Return the heuristics of a game, learned ones if a text of weights is given."""
    found = find(game)
    if not weights:
        return found.heuristics
    return LearnedHeuristics(found.heuristics, features_of(game), read_weights(weights))


def features_of(game: str) -> Features[Any]:
    features = find(game).features
    assert features is not None, "the plan was checked"
    return features


def play_batch(plan: TrainPlan, task: Task) -> Positions:
    """Return the positions of a batch of games; they depend on the plan and the task alone."""
    found = Positions([], [], [], [])
    heuristics = heuristics_of(plan.game, task.weights)
    for game in range(task.number * BATCH, min((task.number + 1) * BATCH, plan.games)):
        _play(plan, heuristics, game, seed_of(plan.seed, (task.round << 24) + game), found)
    return found


def start_game(plan: TrainPlan, number: int, seed: int) -> tuple[Rules[Any], Any]:
    """Return the rules and the first state of a game, with options drawn for those that vary."""
    rules, chance = find(plan.game).rules, FastRandom(seed ^ 0x0B71)
    options = dict(plan.options)
    for option in rules.options:
        if option.name in plan.vary:
            options[option.name] = option.values[chance.below(len(option.values))]
    seats = plan.seats[number % len(plan.seats)]
    return rules, start(rules, seats, rules.checked(seats, options), FastRandom(seed))


def _play(plan: TrainPlan, heuristics: Heuristics[Any], number: int, seed: int, found: Positions) -> None:
    """Play one game and keep positions of it.

    These bots play nothing out, so a choice that only the end of the game can judge is made at random: else it would be
    the same in every game.
    """
    rules, s = start_game(plan, number, seed)
    by_hand, features, chance = find(plan.game).heuristics, features_of(plan.game), FastRandom(seed ^ 0x5A3B)
    bots = [Halving(EFFORT, TEMPERATURES[chance.below(len(TEMPERATURES))], heuristics) for _ in range(s.seats)]
    kept, made = 0, 0
    while seats := to_act(s):
        if _is_settled(s) and by_hand.is_quiet(s) and chance.below(_ONE_IN) == 0:
            rows = features.rows(s)
            if rows:
                found.features += rows
                found.by_hand += by_hand.values(s)
                kept += 1
        if by_hand.needs_full_playout(s):
            made += make(rules, s, seats[0], random_move(s, seats[0], chance))
        else:
            made += move(rules, s, seats[0], bots[seats[0]], seed + made)
    found.seats += [s.seats] * kept
    found.results += by_hand.values(s) * kept


def _is_settled(s: State) -> bool:
    """Return whether no seat has begun a move or sealed a choice."""
    return not s.picks and max(s.sealed) < 0


def move(rules: Rules[Any], s: State, seat: int, bot: Halving, seed: int) -> int:
    """Play the move a bot chooses and return the number of its actions."""
    return make(rules, s, seat, bot.choose(view(rules, s, seat), seed))


def make(rules: Rules[Any], s: State, seat: int, chosen: Move) -> int:
    """Play a move and return the number of its actions."""
    for action in chosen.actions:
        play(rules, s, seat, action)
    return len(chosen.actions)


def try_batch(plan: TrainPlan, task: Task) -> list[float]:
    """Return for each game of a batch what one seat with the weights won among seats without, 1 being its fair share.

    The same key is played from every seat in turn.
    """
    learned, plain = heuristics_of(plan.game, task.weights), find(plan.game).heuristics
    won: list[float] = []
    for game in range(task.number * BATCH, min((task.number + 1) * BATCH, plan.trials)):
        key, seat = divmod(game, max(plan.seats))
        seed = seed_of(plan.seed, (task.round << 24) + (1 << 23) + key)
        rules, s = start_game(plan, key, seed)
        own = seat % s.seats
        bots = [Halving(_TRIAL_EFFORT, 0.0, learned if other == own else plain) for other in range(s.seats)]
        made = 0
        while seats := to_act(s):
            made += move(rules, s, seats[0], bots[seats[0]], seed + made)
        winners = rules.winners(s)
        won.append(s.seats * (1 / len(winners) if own in winners else 0.0))
    return won
