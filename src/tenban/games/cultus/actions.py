"""What a player of Cultus can choose."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Action, Domain, Space, Verb

from .grid import ANCHORS, SQUARES
from .pieces import CARDS, CHARACTERS, MONUMENT_NAMES, MOST_GOLD, PILES, PLANS, POWERS

A_PILE: Final = Domain("pile", tuple([str(n) for n in range(1, PILES + 1)]))
A_CHARACTER: Final = Domain("character", CHARACTERS)
A_PLAN: Final = Domain("plan", tuple([str(n) for n in range(1, PLANS + 1)]))
A_SQUARE: Final = Domain("square", SQUARES)
A_CARD: Final = Domain("card", tuple([str(n) for n in range(1, CARDS + 1)]))
A_SIDE: Final = Domain("side", ("1", "2", "3", "4", "enemy"))
A_POWER: Final = Domain("power", POWERS)
AN_ANCHOR: Final = Domain("anchor", ANCHORS)
A_TURN: Final = Domain("turn", ("0", "90", "180", "270"))
A_MONUMENT: Final = Domain("monument", MONUMENT_NAMES)
GOLD: Final = Domain("gold", tuple([str(n) for n in range(MOST_GOLD + 1)]))

MEDAL: Final = Verb("medal", A_PILE)  # CU-2.9
BE: Final = Verb("be", A_CHARACTER)  # CU-10.4
PLAN: Final = Verb("plan", A_PLAN)
STAND: Final = Verb("stand", A_SQUARE)  # CU-10.6
BANK: Final = Verb("bank", GOLD)  # CU-3.5: so much to the building track, the rest to the character
MOVE: Final = Verb("move", A_SQUARE)  # CU-4.1 …
PLACE: Final = Verb("place", A_CARD)  # CU-4.6 …
BUILD: Final = Verb("build")  # CU-4.7 …
SHIFT: Final = Verb("shift", A_SIDE, A_SQUARE)  # CU-4.8 …
DRAW: Final = Verb("draw", A_PILE)  # CU-3.1, CU-4.10
POWER: Final = Verb("power", A_POWER)  # CU-5 …
ON: Final = Verb("on", A_SQUARE)  # … the pawn goes on (CU-6.7)
TO: Final = Verb("to", A_SQUARE)  # … and where to
STOP: Final = Verb("stop")
FIRST: Final = Verb("first")  # … the first step pays (CU-4.5)
SECOND: Final = Verb("second")
LAY: Final = Verb("lay", AN_ANCHOR, A_TURN)  # … at this corner, turned so far
TAKE: Final = Verb("take", A_MONUMENT)  # … and this card
DISCARD: Final = Verb("discard", A_CARD)
SKIP: Final = Verb("skip")  # CU-6.3: no more cards
END: Final = Verb("end")

SPACE: Final = Space(
    *(MEDAL, BE, PLAN, STAND, BANK, MOVE, PLACE, BUILD, SHIFT, DRAW, POWER),
    *(ON, TO, STOP, FIRST, SECOND, LAY, TAKE, DISCARD, SKIP, END),
)


def turn_of(action: Action) -> int:
    """Return how far a card is turned by `lay`, in quarters."""
    return action.args[1]
