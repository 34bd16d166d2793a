"""Cultus, the numbered rulebook.  The words of each clause are in texts/.

Chapters 1 to 14 follow the rulebook (7 is not used: income by moving is in 4), R are the reconstructions of what
was only in its pictures, C are rulings where the text leaves a doubt.
"""

from __future__ import annotations

from typing import Final

from tenban.kernel.clause import Clause

_SIZES: Final = {1: 4, 2: 11, 3: 11, 4: 10, 5: 4, 6: 8, 8: 4, 9: 4, 10: 7, 11: 4, 12: 6, 13: 4, 14: 2}
_RECONSTRUCTIONS: Final = 13
_RULINGS: Final = 31

CLAUSES: Final = tuple(
    [Clause(f"CU-{chapter}.{n}") for chapter, size in _SIZES.items() for n in range(1, size + 1)]
    + [Clause(f"CU-R{n}") for n in range(1, _RECONSTRUCTIONS + 1)]
    + [Clause(f"CU-C{n}") for n in range(1, _RULINGS + 1)]
)

ONE_MEDAL: Final = Clause("CU-2.9")
START_SQUARE: Final = Clause("CU-2.10")
EMPTY_PILE: Final = Clause("CU-3.1")
TRACK_END: Final = Clause("CU-3.5")
SPEND_ALL: Final = Clause("CU-3.8")
HAND_LIMIT: Final = Clause("CU-3.10")
ONE_SQUARE: Final = Clause("CU-4.1")
MEDAL: Final = Clause("CU-4.2")
BUILD_WHERE: Final = Clause("CU-4.7")
SHIFT: Final = Clause("CU-4.8")
JUMP: Final = Clause("CU-5.1")
CARRY: Final = Clause("CU-5.2")
GLORY: Final = Clause("CU-5.3")
REVIVAL: Final = Clause("CU-6.1")
CENTRE: Final = Clause("CU-9.1")
PLAN_ICON: Final = Clause("CU-9.2")
PLAN_PAIR: Final = Clause("CU-9.3")
DIFFICULTY: Final = Clause("CU-10.1")
CORNER: Final = Clause("CU-10.6")
BALTHASAR: Final = Clause("CU-12.1")
WILHELM: Final = Clause("CU-12.2")
ELEONORA: Final = Clause("CU-12.3")
RUBEN: Final = Clause("CU-12.4")
CLAUDIA: Final = Clause("CU-12.5")
ANNETTE: Final = Clause("CU-12.6")
ENEMY_CENTRE: Final = Clause("CU-13.1")
ENEMY_BONUS: Final = Clause("CU-13.3")
STEP: Final = Clause("CU-R5")  # where a pawn may go
PLACE: Final = Clause("CU-R6")
COST: Final = Clause("CU-R7")
BONUS: Final = Clause("CU-R8")
NEEDS_TOWN: Final = Clause("CU-C9")  # a monument moves onto covered squares only
FREE_SQUARE: Final = Clause("CU-C12")  # each step of a monument must be legal by itself
AWAY: Final = Clause("CU-C18")
CLOSER: Final = Clause("CU-C19")
ASCENDING: Final = Clause("CU-14.2")  # a set of cards is named in ascending order
