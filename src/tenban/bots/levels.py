"""The levels: five strengths with the same names in every game, from a beginner to the full search.

The first four compare complete moves by halving, with a number of simulations and a temperature; the last is a tree
search limited by time.  docs/benchmarks.md has their ratings.
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

    def __init__(self, name: str, effort: Effort, temperature: float, milliseconds: float = inf) -> None:
        self.name: Final = name
        self.effort: Final = effort  # for a level limited by time, about what its time allows
        self.temperature: Final = temperature
        self.milliseconds: Final = milliseconds  # if finite, the level is a tree search of so much processor time

    def bot(self) -> Bot:
        """Return a bot of this level for a table."""
        if self.milliseconds == inf:
            return self.counted()
        return Ismcts(Budget(milliseconds=self.milliseconds), self.temperature, Memory())

    def counted(self, most: int = 1_000_000) -> Bot:
        """Return a bot limited by simulations alone, at most `most`, so that the seed decides its choices."""
        simulations = min(self.effort.simulations, most)
        if self.milliseconds < inf:
            return Ismcts(Budget(simulations=simulations), self.temperature)
        effort = self.effort
        return Halving(Effort(min(effort.worlds, most), simulations, effort.breadth), self.temperature)


NOVICE: Final = Level("novice", Effort(1, 0), 1.0)
CASUAL: Final = Level("casual", Effort(1, 16), 0.5)
STEADY: Final = Level("steady", Effort(2, 160), 0.1)
STRONG: Final = Level("strong", Effort(4, 600, 12), 0.0)
MASTER: Final = Level("master", Effort(0, 5000), 0.0, milliseconds=200)

USUAL: Final = STEADY.name  # the default opponent
LEVELS: Final = (NOVICE, CASUAL, STEADY, STRONG, MASTER)
