"""The subjects of measurement: each does a bounded piece of work and returns the number of units done.

Making a subject imports what it needs; an ImportError means that it is not installed.  A unit is a decision of a
player: dealing and other chance take time but do not count.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from time import process_time
from typing import Any

from tenban.kernel import FastRandom, Rules, legal, play, rollout, start, to_act
from tenban.registry import UnknownGameError, find

Work = Callable[[], int]  # does a bounded piece of work and returns its number of units
_NUMBERS = cycle(random.Random(2026).choices(range(1 << 28), k=100_003))
any_number = _NUMBERS.__next__  # `choices[any_number() % len(choices)]` is the cheapest uniform draw, the same for all


def rate(work: Work, seconds: float) -> float:
    """Return units per second of processor time, which other load on the machine hardly changes."""
    done, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        done += work()
    return done / spent


def _rules(name: str) -> Rules[Any]:
    try:
        return find(name).rules
    except UnknownGameError as fault:
        raise ImportError(str(fault)) from fault


def _rollouts(name: str, seats: int) -> Work:
    rules, seeds = _rules(name), iter(range(1 << 60))

    def work() -> int:
        return sum([rollout(rules, start(rules, seats, {}, FastRandom(next(seeds)))) for _ in range(20)])

    return work


def _verbs(name: str, seats: int) -> Work:
    """Random play through the functions of the kernel, chosen from Python."""
    rules, seeds = _rules(name), iter(range(1 << 60))

    def work() -> int:
        s, made = start(rules, seats, {}, FastRandom(next(seeds))), 0
        while asked := to_act(s):
            seat = asked[0]
            choices = legal(s, seat)
            play(rules, s, seat, choices[any_number() % len(choices)])
            made += 1
        return made

    return work


def _clones(name: str, seats: int) -> Work:
    """Clones of a state in mid-game."""
    rules = _rules(name)
    s = start(rules, seats, {}, FastRandom(3))
    rollout(rules, s, 20)

    def work() -> int:
        for _ in range(1000):
            s.clone()
        return 1000

    return work


def _open_spiel(name: str) -> Work:
    """OpenSpiel driven from Python by legal_actions and apply_action, with sampled chance nodes."""
    import pyspiel

    game = pyspiel.load_game(name)

    def work() -> int:
        s, made = game.new_initial_state(), 0
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                s.apply_action(outcomes[any_number() % len(outcomes)][0])
            else:
                choices = s.legal_actions()
                s.apply_action(choices[any_number() % len(choices)])
                made += 1
        return made

    return work


def _open_spiel_clones(name: str) -> Work:
    import pyspiel

    s = pyspiel.load_game(name).new_initial_state()
    for _ in range(72):  # past the deal of hearts
        s.apply_action(random.Random(7).choice(s.legal_actions()))

    def work() -> int:
        for _ in range(1000):
            s.clone()
        return 1000

    return work


def _pettingzoo() -> Work:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def work() -> int:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(env.action_space(agent).sample(seen["action_mask"])))
            made += 1
        return made

    return work


def _rlcard() -> Work:
    """RLCard driven directly: its own random agent needs pip."""
    import rlcard

    env = rlcard.make("uno")

    def work() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            choices = list(state["legal_actions"])
            state, _ = env.step(choices[any_number() % len(choices)])
            made += 1
        return made

    return work


def _catanatron() -> Work:
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return work


@dataclass(frozen=True)
class Subject:
    """What is measured, and the module that should be compiled for it; "" for other engines."""

    make: Callable[[], Work]
    module: str = ""


_LATRIA, _CONNECT_FOUR = "tenban.games.latria.steps", "connect_four.rules"

SUBJECTS = {
    "latria rollouts": Subject(lambda: _rollouts("latria", 4), _LATRIA),
    "latria verbs": Subject(lambda: _verbs("latria", 4), _LATRIA),
    "latria clones": Subject(lambda: _clones("latria", 4), _LATRIA),
    "connect four rollouts": Subject(lambda: _rollouts("connect_four", 2), _CONNECT_FOUR),
    "connect four verbs": Subject(lambda: _verbs("connect_four", 2), _CONNECT_FOUR),
    "OpenSpiel hearts": Subject(lambda: _open_spiel("hearts")),
    "OpenSpiel hearts clones": Subject(lambda: _open_spiel_clones("hearts")),
    "OpenSpiel connect four": Subject(lambda: _open_spiel("connect_four")),
    "PettingZoo connect four": Subject(_pettingzoo),
    "RLCard uno": Subject(_rlcard),
    "catanatron": Subject(_catanatron),
}


def subject(name: str) -> Subject:
    """Return a subject by name: one of SUBJECTS, or any game and number of seats such as "olympus clones 5"."""
    if name in SUBJECTS:
        return SUBJECTS[name]
    game, what, seats = name.rsplit(" ", 2)
    make = {"rollouts": _rollouts, "clones": _clones}[what]
    return Subject(lambda: make(game, int(seats)), f"{find(game).package}.rules")
