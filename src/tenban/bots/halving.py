"""The bot `halving`: sequential halving over complete moves, for few simulations.

A tree search with few simulations spreads them over the first parts of moves and decides by chance.  This search
compares complete moves.  It judges all of them one step ahead, keeps the best few, and plays each of those out in the
same worlds; after every round the worse half is dropped, so that most simulations compare the best two.
"""

from __future__ import annotations

from math import inf, log
from time import monotonic
from typing import Any, Final, TypeVar, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.chance import Chance, FastRandom
from tenban.kernel.floats import deviation
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.move import Move
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine

from .bot import Bot, checked, simulations_in, temperature_in
from .one_step import SEEDS, candidate_moves, position_after, value_after
from .uncollected import Uncollected
from .worlds import Worlds

S = TypeVar("S", bound=State)

_TO_THE_END: Final = 1_000_000
_PRIOR_WEIGHT: Final = 2.0  # simulations that the value one step ahead counts for
_DRAWS: Final = 1 << 24


@final
class Effort:
    """How much a search by halving does."""

    def __init__(self, worlds: int, simulations: int, breadth: int = 8) -> None:
        self.worlds: Final = worlds  # in which all moves are valued one step ahead
        self.simulations: Final = simulations  # about so many games are played on
        self.breadth: Final = breadth  # moves that are played on


@final
class Candidate:
    """A complete move and what is known of it."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.prior = 0.0  # mean over some worlds of what is expected of it one step ahead
        self.visits: i64 = 0
        self.total = 0.0  # of the values after playing on
        self.noise = 0.0
        self.prior_weight = _PRIOR_WEIGHT

    def score(self) -> float:
        """Return the mean of all values, with the prior as a few of them."""
        weight = self.prior_weight + float(self.visits)
        return (self.prior_weight * self.prior + self.total) / weight + self.noise if weight > 0.0 else self.noise


@final
class Halving(Bot):
    """Compares complete moves; with a temperature it mistakes their values.

    The temperature is the size of the errors, in standard deviations of the values of all moves one step ahead.
    """

    def __init__(
        self,
        effort: Effort,
        temperature: float = 0.0,
        heuristics: Heuristics[Any] | None = None,
        learned: float = 0.0,
        level: str = "",
        tempered: bool = False,
    ) -> None:
        super().__init__(heuristics, learned, level)
        self.effort: Final = effort
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
        search = HalvingSearch(view, heuristics, seed, deadline, moves)
        search.value_all(self.effort.worlds)
        search.add_noise(self.temperature if self.tempered else temperature_in(view, self.level, self.temperature))
        search.halve(simulations_in(view, self.level, self.effort.simulations), self.effort.breadth)
        return search.best().move


@final
class HalvingSearch:
    """One search for the seat of a view."""

    def __init__(
        self,
        view: View[S],
        heuristics: Heuristics[S],
        seed: int,
        deadline: float,
        moves: list[Move],
        worlds: Worlds[S] | None = None,
    ) -> None:
        self.view: Final[View[Any]] = view
        self.heuristics: Final[Heuristics[Any]] = heuristics
        self.chance: Final[Chance] = FastRandom(seed ^ 0x5EED)
        self.deadline: Final = deadline
        self.candidates = [Candidate(move) for move in moves]
        self.judged_at_the_end: Final = heuristics.needs_full_playout(view.state)
        self.horizon: Final = _TO_THE_END if self.judged_at_the_end else heuristics.horizon()
        self._weighted: Final[Worlds[Any] | None] = worlds  # None: weighing them takes longer than a short search
        self._worlds: Final[list[State]] = []  # every move meets them in this order

    def best(self) -> Candidate:
        """Return the candidate with the highest score."""
        return best_first(self.candidates)[0]

    def value_all(self, worlds: int) -> None:
        """Set the prior of every move by so many worlds."""
        for number in range(worlds):
            self.value_in(number)

    def value_in(self, number: int) -> None:
        """Add one more world to the prior of every move, unless only the end of the game can judge it."""
        if self.judged_at_the_end:
            return
        for candidate, prior in zip(self.candidates, self._priors(self.world(number)), strict=False):
            candidate.prior += (prior - candidate.prior) / (number + 1.0)

    def _priors(self, world: State) -> list[float]:
        """Return the prior of every move in one world, or [] if time runs out."""
        rules, heuristics, seat = self.view.rules, self.heuristics, self.view.seat
        after: list[State] = []
        for candidate in self.candidates:
            if monotonic() > self.deadline:
                return []
            after.append(position_after(rules, heuristics, world, seat, candidate.move, 0))
        return heuristics.priors(world, after, seat, [candidate.move.actions[0] for candidate in self.candidates])

    def add_noise(self, temperature: float) -> None:
        """Add a random error to every score, from Gumbel's distribution."""
        if temperature <= 0.0:
            return
        scale = temperature * deviation([candidate.prior for candidate in self.candidates])
        for candidate in self.candidates:
            u = (float(self.chance.below(_DRAWS)) + 0.5) / float(_DRAWS)
            candidate.noise = -scale * log(-log(u))

    def halve(self, simulations: int, breadth: int) -> None:
        """Play the best moves out, and drop the worse half of them after each round."""
        alive = best_first(self.candidates)
        if not self.judged_at_the_end:
            alive = alive[:breadth]
        rounds = max(1, (len(alive) - 1).bit_length())
        while len(alive) > 1 and simulations > 0:
            if not self.play_on(alive, max(1, simulations // (rounds * len(alive)))):
                return
            alive = best_first(alive)[: (len(alive) + 1) // 2]
            self.candidates = alive

    def play_on(self, candidates: list[Candidate], times: int) -> bool:
        """Play every move on so many times; return False if time runs out."""
        for _ in range(times):
            for candidate in candidates:
                if monotonic() > self.deadline:
                    return False
                candidate.total += self._value(candidate, int(candidate.visits), self.horizon)
                candidate.visits += 1
        return True

    def _value(self, candidate: Candidate, world: int, horizon: int) -> float:
        view = self.view
        return value_after(view.rules, self.heuristics, self.world(world), view.seat, candidate.move, horizon)

    def world(self, number: int) -> State:
        """Return one of the worlds, which is not to be changed."""
        while len(self._worlds) <= number:
            seed, weighted = int(self.chance.below(SEEDS)), self._weighted
            self._worlds.append(imagine(self.view, seed) if weighted is None else weighted.imagine(seed))
        return self._worlds[number]


def best_first(candidates: list[Candidate]) -> list[Candidate]:
    """Return the candidates by score, best first; equal ones stay in code order."""
    return sorted(candidates, key=lambda candidate: -candidate.score())
