"""The Heavens of Olympus, the numbered rulebook.  The words of each clause are in texts/."""

from __future__ import annotations

from typing import Final

from tenban.kernel.clause import Clause

_CHAPTERS: Final = {
    "0": "1 2 3",
    "1": "1 2 3 4 5 6 7",
    "2": "1 2 3 4 5 6",
    "3": "1 2 3 4 5 6 7 8",
    "4": "1 2 3 4 5",
    "5": "1 2 3 4 5 6 7 8",
    "6": "1 2 3 4 5 6 7 8 9 10 11 12 13 14 14a 14b 15 16 17 18",
    "7": "1 2",
    "9": "1 2 2a 3 4",
    "10": "1 2 3a 3b 4 5 6 7 8 9",
    "11": "1 2 3 4",
    "12": "1 2",
}
_RULINGS: Final = 30  # where the rulebook is silent or contradicts itself

CLAUSES: Final = tuple(
    [Clause(f"HO-{chapter}.{n}") for chapter, numbers in _CHAPTERS.items() for n in numbers.split()]
    + [Clause(f"HO-C{n}") for n in range(1, _RULINGS + 1)]
)

REGIONS_USED: Final = Clause("HO-1.7")
EMPTY_FIRST: Final = Clause("HO-2.2")  # the first stars go to empty spaces
OTHER_ORBIT: Final = Clause("HO-2.3")
PASS_PENALTY: Final = Clause("HO-3.5")
TYCHE: Final = Clause("HO-5.2")
SLOTS: Final = Clause("HO-6.2")
STOCK: Final = Clause("HO-6.3")
EMPTY_SPACE: Final = Clause("HO-6.5")
TORCH_TOP: Final = Clause("HO-6.10")
EXCHANGE: Final = Clause("HO-6.13")
NO_EMPTY_EXCHANGE: Final = Clause("HO-6.14")
TWO_OWN: Final = Clause("HO-6.14a")
TWO_FOREIGN: Final = Clause("HO-6.14b")
LOCKED: Final = Clause("HO-6.15")
USED_EXCHANGE: Final = Clause("HO-6.16")
DARKEN_OWN: Final = Clause("HO-9.2")
DARKEN_ORDER: Final = Clause("HO-9.2a")
REGIONS: Final = Clause("HO-10.1")
LEFT_PRIZE: Final = Clause("HO-10.3a")
SECOND_PRIZE: Final = Clause("HO-10.3b")
RIGHT_PRIZE: Final = Clause("HO-10.4")
CONSTELLATION: Final = Clause("HO-10.7")
BEST: Final = Clause("HO-10.8")
LEFTOVER: Final = Clause("HO-12.1")
