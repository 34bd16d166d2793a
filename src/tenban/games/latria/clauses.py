"""Latria Opus, the numbered rulebook.  The words of each clause are in texts/."""

from __future__ import annotations

from typing import Final

from tenban.kernel.clause import Clause

_NUMBERS: Final = {
    1: ["1", "2", "3", "4", "5", "6", "7"],
    2: ["1", "2", "3", "4", "5"],
    3: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"],
    4: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    5: ["1", "2", "3", "4", "5"],
    6: ["1", "1a", "2", "3", "4", "5", "6", "7", "8", "9"],
    7: ["1", "2", "3", "4", "5", "6", "7", "8"],
    8: ["1", "2"],
    9: ["1", "2", "3", "4", "5"],
    10: ["1", "2", "3"],
    11: ["1", "2"],
}

CLAUSES: Final = tuple([Clause(f"LO-{chapter}.{n}") for chapter, numbers in _NUMBERS.items() for n in numbers])

FOLLOW: Final = Clause("LO-3.9")  # target or Latria, if one has either
PURGE_ORDER: Final = Clause("LO-6.1a")
KINDS: Final = Clause("LO-6.4")
ECLIPSE_LOSS: Final = Clause("LO-6.5")
MULTIPLIERS: Final = Clause("LO-6.6")
PLACES: Final = Clause("LO-9.2")
