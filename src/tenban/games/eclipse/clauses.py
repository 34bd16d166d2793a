"""Eclipse, the numbered rulebook.  The words of each clause are in texts/."""

from __future__ import annotations

from typing import Final

from tenban.kernel.clause import Clause

# How many clauses each chapter has.
_CHAPTERS: Final = (
    4,  # 0 frame
    6,  # 1 map
    16,  # 2 setup
    6,  # 3 tracks
    12,  # 4 round
    9,  # 5 colony ships
    3,  # 6 trade
    14,  # 7 explore
    10,  # 8 discoveries
    10,  # 9 influence
    7,  # 10 research
    10,  # 11 upgrade
    7,  # 12 build
    10,  # 13 move
    10,  # 14 diplomacy
    7,  # 15 where battles are
    12,  # 16 a battle
    7,  # 17 retreat
    7,  # 18 population
    6,  # 19 reputation
    6,  # 20 control
    9,  # 21 upkeep
    6,  # 22 cleanup
    10,  # 23 the end
    6,  # 24 peoples
)
_RULINGS: Final = 9  # sentences read otherwise


def _numbered() -> list[str]:
    found = [f"EC-{chapter}.{n}" for chapter, last in enumerate(_CHAPTERS) for n in range(1, last + 1)]
    found.insert(found.index("EC-11.3") + 1, "EC-11.3a")
    return found + [f"EC-C{n}" for n in range(1, _RULINGS + 1)]


CLAUSES: Final = tuple([Clause(number) for number in _numbered()])

ONE_SIDE: Final = Clause("EC-0.2")
NO_DIPLOMACY: Final = Clause("EC-0.3")
FULL_TRACK: Final = Clause("EC-3.2")
NO_DISC: Final = Clause("EC-4.4")
NO_EFFECT: Final = Clause("EC-4.5")
ONE_EFFECT: Final = Clause("EC-4.6")
REACTIONS: Final = Clause("EC-4.9")
TRADE: Final = Clause("EC-6.1")
EMPTY_TRACK: Final = Clause("EC-5.2")
ADVANCED_SQUARE: Final = Clause("EC-5.4")
BESIDE_ENEMIES: Final = Clause("EC-5.7")
EXPLORABLE: Final = Clause("EC-7.2")
ORIENTATION: Final = Clause("EC-7.7")
EXHAUSTED: Final = Clause("EC-7.14")
FREE_TECHNOLOGY: Final = Clause("EC-8.5")
FREE_CRUISER: Final = Clause("EC-8.6")
DISC_MOVES: Final = Clause("EC-9.2")
TARGET: Final = Clause("EC-9.3")
ORBITAL_CUBE: Final = Clause("EC-9.6")
FOREIGN_DISC: Final = Clause("EC-9.10")
SCIENCE_SHORT: Final = Clause("EC-10.3")
NOT_AVAILABLE: Final = Clause("EC-10.4")
FRESH_TILE: Final = Clause("EC-11.3a")
PART_NEEDS: Final = Clause("EC-11.4")
UNSOUND: Final = Clause("EC-11.6")
BEYOND_MENDING: Final = Clause("EC-11.9")
SAME_PART: Final = Clause("EC-11.10")
ITEM_NEEDS: Final = Clause("EC-12.2")
ONE_OF_EACH: Final = Clause("EC-12.3")
NO_PIECE: Final = Clause("EC-12.4")
MATERIAL_SHORT: Final = Clause("EC-12.5")
LINKED: Final = Clause("EC-13.2")
PINNED: Final = Clause("EC-13.4")
HELD_IN_CENTRE: Final = Clause("EC-13.6")
OFFERS: Final = Clause("EC-14.1")
RELATION: Final = Clause("EC-14.2")
SHIPS_ABROAD: Final = Clause("EC-14.3")
NO_ROOM: Final = Clause("EC-14.6")
TRAITOR: Final = Clause("EC-14.9")
MUST_HIT: Final = Clause("EC-16.8")
RETREAT_TO: Final = Clause("EC-17.1")
GRAVEYARD: Final = Clause("EC-18.3")
MUST_KEEP: Final = Clause("EC-19.5")
BANKRUPTCY: Final = Clause("EC-21.4")
SCORE: Final = Clause("EC-23.1")
PEOPLE_BONUS: Final = Clause("EC-23.2")
