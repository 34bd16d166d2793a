"""The levels: five strengths by the same names in every game, from a gentle beginner to the full search.

A level is a number of simulations and a temperature.  They were set by playing each level against the one below
it: see docs/benchmarks.md.  Only the last goes by the clock.
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
    """How long a bot thinks, and how firmly it takes what it found."""

    def __init__(self, name: str, simulations: int, temperature: float, milliseconds: float = inf) -> None:
        self.name: Final = name
        self.simulations: Final = simulations  # of one that goes by the clock: what its time is about good for
        self.temperature: Final = temperature
        self.milliseconds: Final = milliseconds

    def bot(self) -> Bot:
        """As it sits at a table."""
        if self.milliseconds == inf:
            return self.counted()
        return Ismcts(Budget(milliseconds=self.milliseconds), self.temperature, Memory())

    def counted(self, most: int = 1_000_000) -> Bot:
        """Held by its simulations alone, or by a few, so that a seed tells all."""
        return Ismcts(Budget(simulations=min(self.simulations, most)), self.temperature)


NOVICE: Final = Level("novice", 10, 1.2)
CASUAL: Final = Level("casual", 28, 0.75)
STEADY: Final = Level("steady", 65, 0.45)
STRONG: Final = Level("strong", 150, 0.25)
MASTER: Final = Level("master", 5000, 0.0, milliseconds=200)

USUAL: Final = STEADY.name  # the opponent of whoever has not chosen one
LEVELS: Final = (NOVICE, CASUAL, STEADY, STRONG, MASTER)
