"""An outside opponent: the search of `master` against OpenSpiel's ISMCTS in Python, through our OpenSpiel environment.

Ours goes by the hand-written values alone.  Its judgement of all moves one step ahead does not count as simulations.

OpenSpiel's bot searches sequential games only and asks a callback for worlds.  `Turns` lets seats that choose at once
choose one after the other, none of which sees what the others have chosen, and begins with the seat that is asked.  The
callback imagines worlds from the View of that seat, as our own search does: neither bot has the true state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from time import process_time
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import tenban.envs.openspiel  # noqa: F401  registers the games
from tenban.bots.rooted import Rooted
from tenban.bots.search import Budget
from tenban.kernel import imagine
from tenban.lab.statistics import wilson

UCT_C = 1.4
TABLES = (("latria", 3), ("cultus", 2))
SAME_SIMULATIONS, SAME_TIME = "simulations", "processor time"
_SEEDS = 2**31
_KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
)
_GAME = SimpleNamespace(get_type=lambda: _KIND)


class Turns:
    """A state of our environment in which one player chooses after the other, as OpenSpiel's searches expect."""

    def __init__(self, state: Any, first: int) -> None:
        self.state = state
        self.first = first  # the player who chooses first where several choose at once
        self.chosen: dict[int, int] = {}  # what players have chosen who do not see each other's choices

    def get_game(self) -> Any:
        return _GAME

    def clone(self) -> Turns:
        other = Turns(self.state.clone(), self.first)
        other.chosen = dict(self.chosen)
        return other

    def current_player(self) -> int:
        player = int(self.state.current_player())
        if player != pyspiel.PlayerId.SIMULTANEOUS:
            return player
        left = [seat for seat in self.state.game.to_act() if seat not in self.chosen]
        return self.first if self.first in left else left[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        asked = self.current_player() if player is None else player
        return list(self.state.game.legal(asked))

    def apply_action(self, action: int) -> None:
        if not self.state.is_simultaneous_node():
            self.state.apply_action(int(action))
            return
        self.chosen[self.current_player()] = int(action)
        asked = self.state.game.to_act()
        if len(self.chosen) == len(asked):
            seats = range(self.state.num_players())
            self.state.apply_actions([self.chosen.get(seat, self.state.game.episode.wait) for seat in seats])
            self.chosen = {}

    def is_chance_node(self) -> bool:
        return bool(self.state.is_chance_node())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.state.chance_outcomes())

    def is_terminal(self) -> bool:
        return bool(self.state.is_terminal())

    def returns(self) -> list[float]:
        return list(self.state.returns())

    def information_state_string(self) -> str:
        """Return what the player to choose knows and remembers, much shorter than OpenSpiel's string and as exact."""
        game, seat = self.state.game, self.current_player()
        return f"{game.memory[seat].hex()} {game.episode.tensor.encode(game.view(seat)).hex()}"


def imagined(state: Any, seat: int, seed: int) -> Any:
    """Return a state with a world imagined from the view of a seat, which is all that is read of the true state."""
    other = state.clone()
    other.game.state = imagine(state.game.view(seat), seed)
    other.game.memory = [state.game.memory[seat] if player == seat else b"" for player in range(state.num_players())]
    return other


def their_move(state: Any, seat: int, simulations: int, seed: int) -> int:
    """Return the action that OpenSpiel's bot chooses for a seat."""
    rng = np.random.RandomState(seed % _SEEDS)
    bot = ISMCTSBot(None, RandomRolloutEvaluator(1, rng), UCT_C, simulations, random_state=rng)
    view = imagined(state, seat, 0)  # the bot itself gets a world, not the true state
    bot.set_resampler(lambda _, player: Turns(imagined(view, player, rng.randint(_SEEDS)), seat))
    return int(bot.step(Turns(view, seat)))


def our_move(state: Any, seat: int, budget: Budget, seed: int) -> int:
    """Return the action that our search chooses for a seat."""
    return int(Rooted(budget).choose_action(state.game.view(seat), seed, inf).code)


class Outside(NamedTuple):
    game: str
    seats: int
    same: str  # what both have as much of
    simulations: int  # of OpenSpiel's bot, a move
    games: int
    won: float  # a shared victory counts in parts
    milliseconds: tuple[float, float]  # of processor time a move: ours, theirs

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)


class Clock:
    """The processor time that one side takes, a move on average."""

    def __init__(self) -> None:
        self.spent, self.moves = 0.0, 0

    def timed(self, choose: Callable[[], int]) -> int:
        began = process_time()
        action = choose()
        self.spent, self.moves = self.spent + process_time() - began, self.moves + 1
        return action

    @property
    def milliseconds(self) -> float:
        return 1000 * self.spent / max(1, self.moves)


def match(game: str, seats: int, same: str, games: int, simulations: int, seed: int = 1) -> Outside:
    """Play one of our bots among OpenSpiel's, in every seat in turn."""
    ours, theirs, won = Clock(), Clock(), 0.0
    for number in range(games):
        mine = number % seats
        returns = _game(game, seats, mine, same, simulations, seed * 10_007 + number, ours, theirs)
        won += returns[mine]
    return Outside(game, seats, same, simulations, games, won, (ours.milliseconds, theirs.milliseconds))


def _game(
    name: str, seats: int, mine: int, same: str, simulations: int, seed: int, ours: Clock, theirs: Clock
) -> list[float]:
    """Play one game and return what each seat has won; all seats that choose at once are asked before any acts."""
    rng = np.random.RandomState(seed % _SEEDS)
    state = pyspiel.load_game(f"tenban_{name}(players={seats})").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(len(state.chance_outcomes()))))
            continue
        chosen: dict[int, int] = {}
        for seat in state.game.to_act() if state.is_simultaneous_node() else [state.current_player()]:
            key = int(rng.randint(_SEEDS))
            if seat == mine:
                budget = _budget(same, simulations, theirs)
                chosen[seat] = ours.timed(partial(our_move, state, seat, budget, key))
            else:
                chosen[seat] = theirs.timed(partial(their_move, state, seat, simulations, key))
        _act(state, chosen)
    return [float(share) for share in state.returns()]


def _budget(same: str, simulations: int, theirs: Clock) -> Budget:
    if same == SAME_SIMULATIONS or not theirs.moves:
        return Budget(simulations=simulations)
    return Budget(milliseconds=theirs.milliseconds)


def _act(state: Any, chosen: dict[int, int]) -> None:
    if state.is_simultaneous_node():
        wait = state.game.episode.wait
        state.apply_actions([chosen.get(seat, wait) for seat in range(state.num_players())])
    else:
        state.apply_action(next(iter(chosen.values())))
