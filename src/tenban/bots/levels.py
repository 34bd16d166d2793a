"""The levels: five strengths with the same names in every game, from a beginner to the full search.

All compare complete moves by halving: the first three play them on by the game's policy, the last two have a tree
search below each.  A level may err by a temperature and have fewer simulations in one game than in another: games set
both in their levels.json so that neighbours are about equally far apart.  The last three go by learned weights; where
the mean of learned and hand-written values is better, a game says so in the same file.  docs/ladder.md has the ratings.
"""

from __future__ import annotations

from math import inf
from typing import Final, final

from .bot import Bot
from .halving import Effort, Halving
from .memory import Memory
from .rooted import Rooted
from .search import Budget

_PATIENCE: Final = 3.0  # times as long as usual a bot thinks on the time of others


@final
class Level:
    """A bot of one strength."""

    def __init__(
        self,
        name: str,
        effort: Effort | None = None,
        temperature: float = 0.0,
        budget: Budget | None = None,
        learned: float = 1.0,
    ) -> None:
        self.name: Final = name
        self.effort: Final = effort  # of halving; None for a tree search
        self.temperature: Final = temperature  # in games that do not say otherwise
        self.budget: Final = budget  # of a tree search
        self.learned: Final = learned  # share of learned weights in the values, in games that do not say otherwise

    @property
    def is_timed(self) -> bool:
        """Whether the level is limited by time."""
        return self.budget is not None and self.budget.milliseconds < inf

    def bot(self, learned: bool = True, temperature: float | None = None) -> Bot:
        """Return a bot of this level for a table.

        Without `learned` it uses no learned weights; a `temperature` is the same in every game.
        """
        budget = self.budget
        if budget is None or not self.is_timed:
            return self.counted(learned=learned, temperature=temperature)
        return self._rooted(budget, Memory(), learned, temperature)

    def counted(self, most: int = 5000, learned: bool = True, temperature: float | None = None) -> Bot:
        """Return a bot limited by simulations alone, at most `most`, so that the seed decides its choices."""
        effort, budget = self.effort, self.budget
        if effort is not None:
            few = Effort(min(effort.worlds, most), min(effort.simulations, most), effort.breadth)
            return Halving(few, self._heat(temperature), None, self._share(learned), self.name, temperature is not None)
        simulations = most if budget is None else min(budget.simulations, most)
        return self._rooted(Budget(simulations=simulations), None, learned, temperature)

    def pondering_bot(self) -> Bot | None:
        """Return a bot of this level with more time, for the time of others; None if it needs no time."""
        budget = self.budget
        if budget is None or not self.is_timed:
            return None
        return self._rooted(Budget(milliseconds=_PATIENCE * budget.milliseconds), None, True, None)

    def timed(self, milliseconds: float) -> Bot:
        """Return a bot of this level, which is limited by time, with another time a move."""
        return self._rooted(Budget(milliseconds=milliseconds), Memory(), True, None)

    def _rooted(self, budget: Budget, memory: Memory | None, learned: bool, temperature: float | None) -> Bot:
        heat, tempered = self._heat(temperature), temperature is not None
        return Rooted(budget, memory, None, self._share(learned), heat, self.name, tempered)

    def _heat(self, temperature: float | None) -> float:
        return self.temperature if temperature is None else temperature

    def _share(self, learned: bool) -> float:
        return self.learned if learned else 0.0


NOVICE: Final = Level("novice", Effort(1, 0), 1.0, learned=0.0)
CASUAL: Final = Level("casual", Effort(1, 16), 0.6, learned=0.0)
STEADY: Final = Level("steady", Effort(2, 160), 0.1)
STRONG: Final = Level("strong", budget=Budget(simulations=1000))
MASTER: Final = Level("master", budget=Budget(milliseconds=200))

USUAL: Final = STEADY.name  # the default opponent
LEVELS: Final = (NOVICE, CASUAL, STEADY, STRONG, MASTER)
