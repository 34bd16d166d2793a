"""The bot `ismcts`: information-set Monte-Carlo tree search."""

from __future__ import annotations

from math import inf
from typing import Any, Final, TypeVar, final

from tenban.kernel.action import Action
from tenban.kernel.chance import Chance, FastRandom
from tenban.kernel.floats import total
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine

from . import parallel
from .bot import Bot, checked
from .memory import Memory
from .search import Budget, Search
from .tree import Arm

S = TypeVar("S", bound=State)

_SEED_MASK: Final = 0x3FFFFFFF
_SEED_STEP: Final = 0x1F3D5B79  # between the seeds of parallel searches


@final
class Ismcts(Bot):
    """Chooses the most visited action; with a temperature it samples an action by its visits."""

    def __init__(
        self,
        budget: Budget,
        temperature: float = 0.0,
        memory: Memory | None = None,
        processes: int = 1,
        heuristics: Heuristics[Any] | None = None,
        learned: float = 0.0,
    ) -> None:
        super().__init__(heuristics, learned)
        self.budget: Final = budget
        self.temperature: Final = temperature
        self.memory: Final = memory  # None: no tree is reused, so that the seed alone decides
        self.processes: Final = processes  # each spends the whole budget
        # Not with a temperature, which weighs all visits; nor with other processes, which add theirs; nor if the whole
        # tree of a counted search is kept.
        self.stops_early: Final = temperature == 0 and processes == 1 and (memory is None or budget.milliseconds < inf)

    def choose_action(self, view: View[S], seed: int, deadline: float) -> Action:
        choices, heuristics = checked(view).legal(), self.heuristics(view)
        if len(choices) > 1:
            choices = heuristics.candidates(imagine(view, seed & _SEED_MASK), view.seat, choices)
        if len(choices) == 1:
            return choices[0]
        search = self.searched(view, seed, deadline)
        arms = search.arms()
        arm = _sample(arms, self.temperature, FastRandom(seed ^ 0x5EED)) if self.temperature > 0 else arms[0]
        if self.memory is not None:
            self.memory.keep(search)
        return arm.action

    def searched(self, view: View[S], seed: int, deadline: float) -> Search:
        """Return the search of the view after it has run."""
        heuristics = self.heuristics(view)
        seeds = [seed + _SEED_STEP * n for n in range(self.processes)]
        searches = [Search(view, heuristics, own, self.budget) for own in seeds]
        if self.memory is not None:
            self.memory.recall(searches[0])  # only one of them, so that no visit counts twice
        if self.processes > 1:
            return parallel.run(searches, deadline)
        searches[0].run(deadline, self.stops_early)
        return searches[0]


def _sample(arms: list[Arm], temperature: float, chance: Chance) -> Arm:
    """Return a random arm with a weight of its visits to the power of 1/temperature."""
    most = float(arms[0].visits)
    weights = [(float(arm.visits) / most) ** (1.0 / temperature) for arm in arms]
    at = chance.below(1 << 30) / (1 << 30) * total(weights)
    for arm, weight in zip(arms, weights, strict=True):
        at -= weight
        if at < 0:
            return arm
    return arms[0]
