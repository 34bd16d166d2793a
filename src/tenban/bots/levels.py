"""The levels: five strengths with the same names in every game, from a beginner to the full search.

A level is a number of simulations and a temperature, set by playing each level against the one below it: see
docs/benchmarks.md.  Only the last level is limited by time.
"""

from __future__ import annotations

from math import inf
from typing import Final, final

from .bot import Bot
from .ismcts import Ismcts
from .memory import Memory
from .search import Budget


@final
class Level:
    """The number of simulations of a bot and the temperature of its choice."""

    def __init__(self, name: str, simulations: int, temperature: float, milliseconds: float = inf) -> None:
        self.name: Final = name
        self.simulations: Final = simulations  # for a level limited by time, about what its time allows
        self.temperature: Final = temperature
        self.milliseconds: Final = milliseconds

    def bot(self) -> Bot:
        """Return a bot of this level for a table."""
        if self.milliseconds == inf:
            return self.counted()
        return Ismcts(Budget(milliseconds=self.milliseconds), self.temperature, Memory())

    def counted(self, most: int = 1_000_000) -> Bot:
        """Return a bot limited by simulations alone, at most `most`, so that the seed decides its choices."""
        return Ismcts(Budget(simulations=min(self.simulations, most)), self.temperature)


NOVICE: Final = Level("novice", 10, 1.2)
CASUAL: Final = Level("casual", 28, 0.75)
STEADY: Final = Level("steady", 65, 0.45)
STRONG: Final = Level("strong", 150, 0.25)
MASTER: Final = Level("master", 5000, 0.0, milliseconds=200)

USUAL: Final = STEADY.name  # the default opponent
LEVELS: Final = (NOVICE, CASUAL, STEADY, STRONG, MASTER)
