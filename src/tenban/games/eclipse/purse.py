"""Whether the upkeep will be paid: the money at the end of the round, and what can be traded for it."""

from __future__ import annotations

from typing import Final

from .pieces import MATERIAL, MONEY, SCIENCE
from .state import EclipseState

KEPT: Final = 8  # goods of a kind that may still be wanted
BEYOND: Final = 99  # trades: more than can be made


def upkeep_with(s: EclipseState, seat: int, discs: int) -> int:
    """The upkeep if so many more discs leave the track."""
    left = max(0, int(s.influence[seat]) - discs)
    return s.box.upkeep[min(left, len(s.box.upkeep) - 1)]


def after_discs(s: EclipseState, seat: int, discs: int) -> int:
    """The money at the end of the round if so many more discs leave the track."""
    return s.goods[seat * 3] + s.production(seat, MONEY) - upkeep_with(s, seat, discs)


def cover(s: EclipseState, seat: int) -> int:
    """The money for which science and material can be traded."""
    rate = s.people(seat).trade
    return s.goods[seat * 3 + SCIENCE] // rate + s.goods[seat * 3 + MATERIAL] // rate


def can_pay(s: EclipseState, seat: int, discs: int) -> bool:
    """Will the upkeep be paid if so many more discs leave the track?  Goods that lie idle may go for it too."""
    left = after_discs(s, seat, discs)
    return left >= 0 or left + spare(s, seat) >= 0


def spare(s: EclipseState, seat: int) -> int:
    """The money for which goods can be traded that will not be wanted; in the last round all."""
    if s.round == s.box.rounds:
        return cover(s, seat)
    rate = s.people(seat).trade
    science, material = s.goods[seat * 3 + SCIENCE] - KEPT, s.goods[seat * 3 + MATERIAL] - KEPT
    return max(0, science) // rate + max(0, material) // rate


def is_ruined(s: EclipseState, seat: int) -> bool:
    """Must hexes go this round, whatever is traded?"""
    return not s.is_gone(seat) and s.balance(seat) + cover(s, seat) < 0


def trades_for(s: EclipseState, seat: int, kind: int, price: int, discs: int) -> int:
    """How many science or material must be traded for to pay a price, when so many more discs leave the track; BEYOND
    if the upkeep could not be paid any more."""
    short = price - s.goods[seat * 3 + kind]
    if short <= 0:
        return 0
    rate = s.people(seat).trade
    other = s.goods[seat * 3 + SCIENCE + MATERIAL - kind] // rate
    return short if short <= other + max(0, after_discs(s, seat, discs)) // rate else BEYOND
