"""Hoshizukuri, the numbered rulebook.  The words of each clause are in texts/.

Chapters 0 to 12 follow the rulebook, 13 its notes on single cards, 14 how choices are put to players, 15 its
examples, 16 details of resolving, 17 the twenty celestial cards; C are rulings where the text leaves a doubt.
"""

from __future__ import annotations

from typing import Final

from tenban.kernel.clause import Clause

from .pieces import CELESTIAL

_NUMBERS: Final = {
    "0": ["1", "2", "3"],
    "1": ["1", "2", "3", "4", "5"],
    "2": ["1", "2", "3", "4", "5", "6", "7", "8"],
    "3": ["1", "2", "3", "4", "5"],
    "4": ["1", "2", "3", "4", "5"],
    "5": ["1", "2"],
    "6": ["1", "2", "3", "4", "5", "6", "7", "8", "8a", "9", "10", "11", "12", "13", "14"],
    "7": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    "8": ["1", "2", "3", "4"],
    "9": ["1", "2", "3", "4"],
    "10": ["1", "2", "3", "4", "5"],
    "11": ["1", "2", "3", "4", "5"],
    "12": ["1", "2", "3", "4"],
    "13": ["1", "2", "3", "4", "5", "6", "7"],
    "14": ["1", "2"],
    "15": ["1", "2", "3", "4", "5"],
    "16": ["1", "2", "3", "4", "5", "6", "7", "8"],
    "17": [str(n) for n in range(1, len(CELESTIAL) + 1)],
}

CLAUSES: Final = tuple(
    [Clause(f"HZ-{chapter}.{n}") for chapter, numbers in _NUMBERS.items() for n in numbers]
    + [Clause(f"HZ-C{n}") for n in range(1, 23)]
)


def card_clause(name: str) -> Clause:
    """Return the clause with the effect of a celestial card."""
    return Clause(f"HZ-17.{CELESTIAL.index(name) + 1}")


SINGLE_ONLY: Final = Clause("HZ-6.2")  # colourless cards are played alone
SAME_COLOUR: Final = Clause("HZ-6.3")
THREE: Final = Clause("HZ-6.4")  # exactly one red, one blue, one green
MUST_PLAY: Final = Clause("HZ-6.5")
SHARDS: Final = Clause("HZ-8.2")  # cost at most the shards in the field
VICTORY: Final = Clause("HZ-10.3")
NO_PILE: Final = Clause("HZ-12.4")
GAIN_IS_DUE: Final = Clause("HZ-13.1")
ASCENDING: Final = Clause("HZ-14.2")  # a set is named in ascending order
SINGLE_PLAY: Final = Clause("HZ-16.8")
FUSION: Final = card_clause("fusion")
FLAME: Final = card_clause("flame")
FOREST: Final = card_clause("forest")
MICROBES: Final = card_clause("microbes")
MEADOW: Final = card_clause("meadow")
BLACKHOLE: Final = card_clause("blackhole")
METEORITE: Final = card_clause("meteorite")
CONSTELLATION: Final = card_clause("constellation")
