"""The interface of every bot."""

from __future__ import annotations

from math import inf
from typing import Any, TypeVar, cast

from mypy_extensions import mypyc_attr

from tenban.kernel.action import Action
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.move import Move
from tenban.kernel.moves import finish_move
from tenban.kernel.state import State
from tenban.kernel.view import View
from tenban.registry import find

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for the seat of a view.

    A bot keeps nothing between moves that it could not compute again from the view, so it may take over any seat
    at any time.  `heuristics` replaces those of the view's game; `learned` is the share of a position's value that
    comes from the weights that were learned for the game, if there are any, from 0 to 1.  A game may set another share
    for the bots of a `level`, unless it is 0.

    >>> match = tenban.new("latria", seats=4, seed=7)
    >>> tenban.bot("greedy").choose(match.view(0), seed=1)
    Move('play P8')
    """

    def __init__(self, heuristics: Heuristics[Any] | None = None, learned: float = 0.0, level: str = "") -> None:
        self.own_heuristics = heuristics
        self.learned = learned
        self.level = level

    def choose(self, view: View[S], seed: int = 0, deadline: float = inf) -> Move:
        """Return a legal move of the view's seat.

        The same seed chooses the same move, unless the bot is limited by time.  `deadline` is a moment of
        `time.monotonic()`, at which the best move found so far is returned.
        """
        seen = checked(view)

        def part(state: State, number: int) -> Action:
            at = seen if number == 0 else View(seen.rules, cast(S, state), seen.seat)
            return self.choose_action(at, seed + number, deadline)

        return finish_move(seen.state, seen.seat, part)

    def choose_action(self, view: View[S], seed: int, deadline: float) -> Action:
        """Return a legal action of the view's seat: the next part of its move."""
        raise NotImplementedError

    def plays(self, game: str, seats: int) -> bool:
        """Return whether the bot can play this game with so many seats; a trained one may know one game only."""
        return True

    def heuristics(self, view: View[S]) -> Heuristics[S]:
        """Return the heuristics of the view's game, or the bot's own."""
        if self.own_heuristics is not None:
            return self.own_heuristics
        game = find(view.rules.name)
        return game.blended(game.shares.get(self.level, self.learned) if self.learned > 0.0 else 0.0)


def checked(view: View[S]) -> View[S]:
    """Return the argument; raise TypeError if it is not a View, such as the true state of a game."""
    if not isinstance(view, View):
        raise TypeError(f"a bot takes a View, not a {type(view).__name__}: see tenban.kernel.view")
    return view


def temperature_in(view: View[S], level: str, usual: float) -> float:
    """Return the temperature of a level in the game of a view: by the game's levels.json, or the usual one."""
    return find(view.rules.name).temperatures.get(level, usual) if level else usual


def simulations_in(view: View[S], level: str, most: int) -> int:
    """Return how many simulations a level has in the game of a view: `most`, or fewer by the game's levels.json."""
    return min(most, find(view.rules.name).simulations.get(level, most)) if level else most
