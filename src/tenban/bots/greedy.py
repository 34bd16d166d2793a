"""The bot `greedy`: a search of depth one by the game's own valuation, over a few imagined worlds."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final, TypeVar, final

from tenban.kernel.action import Action
from tenban.kernel.chance import Chance, FastRandom
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.move import Move
from tenban.kernel.moves import complete_moves, random_move
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine

from .bot import Bot, checked
from .one_step import SEEDS, value_after
from .uncollected import Uncollected

S = TypeVar("S", bound=State)

_MOST_CHOICES: Final = 200


@final
class Greedy(Bot):
    """Tries every complete move in the same few worlds and chooses the one with the best mean value."""

    def __init__(self, worlds: int = 10, heuristics: Heuristics[Any] | None = None) -> None:
        super().__init__(heuristics)
        self.worlds: Final = worlds

    def choose_action(self, view: View[S], seed: int, deadline: float) -> Action:
        with Uncollected():
            return self._best_part(view, seed, deadline)

    def _best_part(self, view: View[S], seed: int, deadline: float) -> Action:
        chance, heuristics = FastRandom(seed), self.heuristics(checked(view))
        choices = _all_moves(view, chance)
        if len(choices) == 1:
            return choices[0].actions[0]
        sums = [0.0] * len(choices)
        for _ in range(self.worlds):
            values = _values(view, heuristics, int(chance.below(SEEDS)), choices, deadline)
            if not values:
                break
            for i, value in enumerate(values):
                sums[i] += value
        return choices[_best(sums)].actions[0]


def _all_moves(view: View[S], chance: Chance) -> list[Move]:
    """Return every complete move, or some random ones if there are too many."""
    choices = complete_moves(view.state, view.seat, _MOST_CHOICES)
    if choices is not None:
        return choices
    return [random_move(view.state, view.seat, chance) for _ in range(_MOST_CHOICES)]


def _values(
    view: View[S], heuristics: Heuristics[S], world_seed: int, choices: list[Move], deadline: float
) -> list[float]:
    """Return the value of each move in one world, or [] if time runs out."""
    world = imagine(view, world_seed)
    values: list[float] = []
    for move in choices:
        if monotonic() > deadline:
            return []
        values.append(value_after(view.rules, heuristics, world, view.seat, move, 0))
    return values


def _best(sums: list[float]) -> int:
    best = 0
    for i, value in enumerate(sums):
        if value > sums[best]:
            best = i
    return best
