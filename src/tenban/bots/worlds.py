"""The worlds that a search imagines, weighted by how well they explain what another seat did.

A world in which a player would hardly have made the choice that was seen is imagined less often.  Nothing is used
but the view: the choice is public, and what it was made from is imagined.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic, TypeVar, final

from tenban.kernel.chance import FastRandom
from tenban.kernel.floats import deviation, total
from tenban.kernel.heuristics import Heuristics, LastChoice
from tenban.kernel.moves import complete_moves
from tenban.kernel.rules import Rules
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine

from .one_step import SEEDS, position_after

S = TypeVar("S", bound=State)

_POOL: Final = 64  # worlds that are weighted
_MOST_MOVES: Final = 60  # that a choice is compared with; among more it explains nothing
_WHIM: Final = 0.1  # of all choices are made for no reason that the heuristics know
_DRAWS: Final = 1 << 30


@final
class Worlds(Generic[S]):
    """Imagines worlds for one search."""

    def __init__(self, view: View[S], heuristics: Heuristics[S], seed: int) -> None:
        self.view: Final = view
        self._pool: Final[list[State]] = []  # empty: all worlds are equally likely
        self._until: Final[list[float]] = []  # sums of the weights up to each world
        chance, sum_of_weights = FastRandom(seed ^ 0x3017), 0.0
        for _ in range(_POOL):
            world = imagine(view, int(chance.below(SEEDS)))
            last = heuristics.last_choice(world, view.seat)
            if last is None:
                return
            sum_of_weights += likelihood(view.rules, heuristics, last)
            self._pool.append(world)
            self._until.append(sum_of_weights)

    def imagine(self, seed: int) -> Any:
        """Return a world by its weight; what chance does in it depends on the seed."""
        if not self._pool:
            return imagine(self.view, seed)
        chance = FastRandom(seed)
        at = chance.below(_DRAWS) / _DRAWS * self._until[-1]
        number = 0
        while number < len(self._pool) - 1 and self._until[number] <= at:
            number += 1
        world = self._pool[number].clone()
        world.chance = chance
        return world


def likelihood(rules: Rules[S], heuristics: Heuristics[S], last: LastChoice[S]) -> float:
    """Return how likely a choice is: better moves are, by the values one step ahead, in standard deviations of them."""
    moves = complete_moves(last.before, last.seat, _MOST_MOVES)
    if moves is None or last.move not in moves:
        return 1.0
    after = [position_after(rules, heuristics, last.before, last.seat, move, 0) for move in moves]
    values = heuristics.priors(last.before, after, last.seat, [move.actions[0] for move in moves])
    scale, most = deviation(values), max(values)
    if scale <= 0.0:
        return 1.0 / len(values)
    powers = [exp((value - most) / scale) for value in values]
    return _WHIM / len(values) + (1.0 - _WHIM) * powers[moves.index(last.move)] / total(powers)
