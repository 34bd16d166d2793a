"""The levels: five strengths with the same names in every game, from a beginner to the full search.

The first three compare complete moves by halving, with a number of simulations and a temperature; the last two are
tree searches.  docs/benchmarks.md has their figures.
"""

from __future__ import annotations

from math import inf
from typing import Final, final

from .bot import Bot
from .halving import Effort, Halving
from .ismcts import Ismcts
from .memory import Memory
from .search import Budget


@final
class Level:
    """A bot of one strength."""

    def __init__(
        self,
        name: str,
        effort: Effort | None = None,
        temperature: float = 0.0,
        budget: Budget | None = None,
        learned: bool = True,
    ) -> None:
        self.name: Final = name
        self.effort: Final = effort  # of halving; None for a tree search
        self.temperature: Final = temperature
        self.budget: Final = budget  # of a tree search
        self.learned: Final = learned  # values positions by learned weights in games that have them

    def bot(self, learned: bool = True) -> Bot:
        """Return a bot of this level for a table; without `learned`, one that uses no learned weights."""
        budget = self.budget
        if budget is None or budget.milliseconds == inf:
            return self.counted(learned=learned)
        return Ismcts(budget, self.temperature, Memory(), learned=learned and self.learned)

    def counted(self, most: int = 5000, learned: bool = True) -> Bot:
        """Return a bot limited by simulations alone, at most `most`, so that the seed decides its choices."""
        effort, budget = self.effort, self.budget
        if effort is not None:
            few = Effort(min(effort.worlds, most), min(effort.simulations, most), effort.breadth)
            return Halving(few, self.temperature, learned=learned and self.learned)
        simulations = most if budget is None else min(budget.simulations, most)
        return Ismcts(Budget(simulations=simulations), self.temperature, learned=learned and self.learned)


NOVICE: Final = Level("novice", Effort(1, 0), 1.0, learned=False)
CASUAL: Final = Level("casual", Effort(1, 16), 0.6, learned=False)
STEADY: Final = Level("steady", Effort(2, 160), 0.1)
# Tree searches find what linear weights misjudge: with them they lost to themselves without (docs/bots.md).
STRONG: Final = Level("strong", budget=Budget(simulations=1000), learned=False)
MASTER: Final = Level("master", budget=Budget(milliseconds=200), learned=False)

USUAL: Final = STEADY.name  # the default opponent
LEVELS: Final = (NOVICE, CASUAL, STEADY, STRONG, MASTER)
