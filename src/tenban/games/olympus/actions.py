"""What a player of The Heavens of Olympus can choose."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Domain, Space, Verb

from .pieces import MOST_BOUGHT, MOST_RAISED, PLANS, SPACES

PLACE_IN_SKY: Final = Domain("space", SPACES)
A_PLAN: Final = Domain("plan", PLANS)
STARS: Final = Domain("stars", tuple([str(n) for n in range(1, MOST_BOUGHT + 1)]))
STEPS_UP: Final = Domain("steps", tuple([str(n) for n in range(1, MOST_RAISED + 1)]))

PLACE: Final = Verb("place", PLACE_IN_SKY)  # HO-2.2, HO-6.5
PLAN: Final = Verb("plan", A_PLAN)  # HO-3.2
BUY: Final = Verb("buy", STARS)  # HO-6.1
RAISE: Final = Verb("raise", STEPS_UP)  # HO-6.10
SWAP: Final = Verb("swap", PLACE_IN_SKY)  # HO-6.13: the own star …
FOR: Final = Verb("for", PLACE_IN_SKY)  # … and the other player's
DARKEN: Final = Verb("darken", PLACE_IN_SKY)  # HO-9.2
PASS: Final = Verb("pass")  # HO-3.5

SPACE: Final = Space(PLACE, PLAN, BUY, RAISE, SWAP, FOR, DARKEN, PASS)
