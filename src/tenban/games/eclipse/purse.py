"""Whether the upkeep will be paid: the money at the end of the round, and what can be traded for it."""

from __future__ import annotations

from typing import Final

from .pieces import MATERIAL, SCIENCE
from .state import EclipseState

KEPT: Final = 8  # goods of a kind that may still be wanted
BEYOND: Final = 99  # trades: more than can be made


def cover(s: EclipseState, seat: int) -> int:
    """The money for which science and material can be traded."""
    rate = s.people(seat).trade
    return s.stored(seat, SCIENCE) // rate + s.stored(seat, MATERIAL) // rate


def can_pay(s: EclipseState, seat: int, discs: int) -> bool:
    """Will the upkeep be paid if so many more discs leave the track?  Goods that lie idle may go for it too."""
    left = s.balance(seat, discs)
    return left >= 0 or left + spare(s, seat) >= 0


def spare(s: EclipseState, seat: int) -> int:
    """The money for which goods can be traded that will not be wanted; in the last round all."""
    if s.round == s.box.rounds:
        return cover(s, seat)
    rate = s.people(seat).trade
    science, material = s.stored(seat, SCIENCE) - KEPT, s.stored(seat, MATERIAL) - KEPT
    return max(0, science) // rate + max(0, material) // rate


def is_ruined(s: EclipseState, seat: int) -> bool:
    """Must hexes go this round, whatever is traded?"""
    return not s.is_gone(seat) and s.balance(seat) + cover(s, seat) < 0


def trades_for(s: EclipseState, seat: int, kind: int, price: int, discs: int) -> int:
    """How many science or material must be traded for to pay a price, when so many more discs leave the track; BEYOND
    if the upkeep could not be paid any more."""
    short = price - s.stored(seat, kind)
    if short <= 0:
        return 0
    rate = s.people(seat).trade
    other = s.stored(seat, SCIENCE + MATERIAL - kind) // rate
    return short if short <= other + max(0, s.balance(seat, discs)) // rate else BEYOND
