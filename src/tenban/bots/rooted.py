"""The bot `rooted`: complete moves compared by halving, each with a tree search below it.  The upper levels.

A tree search whose root has the parts of moves must find a good first part before it has tried what follows, and it
begins with every move at random.  This search judges all complete moves one step ahead, keeps the best few, and lets
them share the simulations: all meet the same worlds, each has a tree of its own below it, and after every round the
worse half is dropped.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Any, Final, TypeVar, final

from tenban.kernel.action import Action
from tenban.kernel.chance import FastRandom
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.move import Move
from tenban.kernel.state import State
from tenban.kernel.view import View

from .bot import Bot, checked, simulations_in, temperature_in
from .halving import Candidate, HalvingSearch, best_first
from .memory import Memory
from .one_step import SEEDS, candidate_moves
from .search import Budget, Search
from .time_limit import TimeLimit
from .tree import Arm, Node
from .uncollected import Uncollected
from .worlds import Worlds

S = TypeVar("S", bound=State)

_MOST_JUDGING: Final = 0.2  # of the time: if one world takes more, the moves are not judged in a second one
_BREADTH: Final = 16  # moves that get simulations
_CHECK_INTERVAL: Final = 32  # simulations of each move between two checks whether some are far behind
_FAR: Final = 4.0  # standard errors behind the best, at which a move is dropped


@final
class Rooted(Bot):
    """Compares complete moves by halving, with a tree search below each of them.

    The temperature is the size of its errors, as that of `Halving`.
    """

    def __init__(
        self,
        budget: Budget,
        memory: Memory | None = None,
        heuristics: Heuristics[Any] | None = None,
        learned: float = 0.0,
        temperature: float = 0.0,
        level: str = "",
        tempered: bool = False,
    ) -> None:
        super().__init__(heuristics, learned, level)
        self.budget: Final = budget
        self.memory: Final = memory  # None: no tree is reused, so that the seed alone decides
        self.temperature: Final = temperature
        self.tempered: Final = tempered  # the temperature is its own, whatever a game sets for its level

    def choose_action(self, view: View[S], seed: int, deadline: float) -> Action:
        return self.choose(view, seed, deadline).actions[0]

    def choose(self, view: View[S], seed: int = 0, deadline: float = inf) -> Move:
        with Uncollected():
            return self._search(view, seed, deadline)

    def _search(self, view: View[S], seed: int, deadline: float) -> Move:
        heuristics = self.heuristics(checked(view))
        moves = candidate_moves(view, heuristics, FastRandom(seed))
        if len(moves) == 1:
            return moves[0]
        limit = TimeLimit(self.budget.milliseconds, deadline)
        worlds = Worlds(view, heuristics, seed)
        judged = HalvingSearch(view, heuristics, seed, deadline, moves, worlds)
        judged.value_in(0)
        if limit.used() < _MOST_JUDGING:
            judged.value_in(1)
        judged.add_noise(self.temperature if self.tempered else temperature_in(view, self.level, self.temperature))
        search = Search(view, heuristics, seed, self._budget(view), worlds)
        # A tree without the others' choices cannot be followed to the next position.
        memory = self.memory if search.searches_others else None
        if memory is not None:
            memory.recall(search)
        rooted = RootedSearch(search, judged, seed)
        rooted.run(limit)
        if memory is not None:
            memory.keep(search)
        return rooted.alive[0].move

    def _budget(self, view: View[S]) -> Budget:
        """Return the budget, with fewer simulations where the game says so."""
        budget = self.budget
        simulations = simulations_in(view, self.level, budget.simulations)
        if simulations == budget.simulations:
            return budget
        return Budget(simulations, budget.milliseconds, budget.horizon, budget.exploration, budget.use_policy)


@final
class RootedSearch:
    """One search; `alive` are the moves that are still compared, best first."""

    def __init__(self, search: Search, judged: HalvingSearch, seed: int) -> None:
        self.search: Final = search
        for candidate in judged.candidates:
            if judged.judged_at_the_end:
                candidate.prior_weight = 0.0
            self._recall(candidate)
        self.alive = best_first(judged.candidates)
        if not judged.judged_at_the_end:
            self.alive = self.alive[:_BREADTH]
        self._chance: Final = FastRandom(seed ^ 0x2007)
        self._turns = 0  # in each of them every move is simulated once, all in the same world
        self._mean = 0.0
        self._squares = 0.0  # of the differences from the mean, over all simulations

    def _recall(self, candidate: Candidate) -> None:
        """Start with the simulations of the move that a tree kept from an earlier search has."""
        node: Node | None = self.search.root
        found: Arm | None = None
        for action in candidate.move.actions:
            found = node.of(self.search.seat).find(action) if node is not None else None
            node = found.child if found is not None else None
        if found is not None:
            candidate.visits, candidate.total = found.visits, found.total

    def run(self, limit: TimeLimit) -> None:
        """Share the budget in rounds of equal size."""
        rounds = max(1, (len(self.alive) - 1).bit_length())
        for number in range(1, rounds + 1):
            self._round(number / rounds, limit)
            if len(self.alive) == 1 or limit.reached():
                return
            # Those far behind may be gone already; the last two are compared until the end.
            self.alive = self.alive[: max(2, (len(self.alive) + 1) // 2)]

    def _round(self, share: float, limit: TimeLimit) -> None:
        """Simulate the moves in turn, until that share of the budget is used or one move is left."""
        simulations = share * self.search.budget.simulations
        while len(self.alive) > 1 and self.search.done < simulations and limit.used() < share:
            world = int(self._chance.below(SEEDS))
            for candidate in self.alive:
                self._simulate(candidate, world)
                if limit.reached():
                    self.alive = best_first(self.alive)
                    return
            self._turns += 1
            if self._turns % _CHECK_INTERVAL == 0:
                self._drop_those_far_behind()
        self.alive = best_first(self.alive)

    def _simulate(self, candidate: Candidate, world: int) -> None:
        search = self.search
        value = search.try_move(candidate.move, search.worlds.imagine(world))
        candidate.visits += 1
        candidate.total += value
        difference = value - self._mean
        self._mean += difference / float(search.done)
        self._squares += difference * (value - self._mean)

    def _drop_those_far_behind(self) -> None:
        """Drop the moves that have no prospect of being the best; if one is left, the search ends before its time."""
        self.alive = best_first(self.alive)
        error = sqrt(2.0 * self._squares / float(self.search.done) / float(self._turns))
        bound = self.alive[0].score() - _FAR * error
        self.alive = [candidate for candidate in self.alive if candidate.score() >= bound]
