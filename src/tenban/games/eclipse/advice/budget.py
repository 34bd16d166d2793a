"""Whether the upkeep can be paid, and what discs and trade cost."""

from __future__ import annotations

from typing import Final

from ..pieces import MATERIAL, SCIENCE
from ..state import EclipseState

NOT_WORTH: Final = -2.0  # the value of an action that brings nothing
BEYOND: Final = 99  # trades: more than can be made
_KEPT: Final = 8  # goods of a kind that may still be wanted
_MONEY: Final = 0.12  # points of one money; …
_LAST_MONEY: Final = 0.01  # … in the last round
_TRADED: Final = 0.12  # points of a good that is given in trade; in the last round that of a money


def cover(s: EclipseState, seat: int) -> int:
    """Return the money for which science and material can be traded."""
    rate = s.people(seat).trade
    return s.stored(seat, SCIENCE) // rate + s.stored(seat, MATERIAL) // rate


def can_pay(s: EclipseState, seat: int, discs: int) -> bool:
    """Return whether the upkeep can be paid, with trade of idle goods, if so many more discs leave the track."""
    left = s.balance(seat, discs)
    return left >= 0 or left + spare(s, seat) >= 0


def spare(s: EclipseState, seat: int) -> int:
    """Return the money for which goods that are not wanted can be traded; in the last round all goods."""
    if s.round == s.box.rounds:
        return cover(s, seat)
    rate = s.people(seat).trade
    science, material = s.stored(seat, SCIENCE) - _KEPT, s.stored(seat, MATERIAL) - _KEPT
    return max(0, science) // rate + max(0, material) // rate


def is_ruined(s: EclipseState, seat: int) -> bool:
    """Return whether a seat must give up hexes this round even if it trades everything."""
    return not s.is_gone(seat) and s.balance(seat) + cover(s, seat) < 0


def disc_cost(s: EclipseState, seat: int, discs: int) -> float:
    """Return what the upkeep of so many more discs costs, in points."""
    price = _MONEY if s.round < s.box.rounds else _LAST_MONEY
    return price * float(s.upkeep(seat, discs) - s.upkeep(seat))


def trade_cost(s: EclipseState, seat: int, kind: int, price: int, discs: int) -> float:
    """Return what trade for a price costs, in points; very much if the upkeep cannot be paid then."""
    given = _TRADED if s.round < s.box.rounds else _LAST_MONEY
    trades = trades_for(s, seat, kind, price, discs)
    return float(BEYOND) if trades == BEYOND else given * float(trades * s.people(seat).trade)


def trades_for(s: EclipseState, seat: int, kind: int, price: int, discs: int) -> int:
    """Return how many science or material must be traded for to pay a price when so many more discs leave the track.

    It is BEYOND if the upkeep could not be paid any more.
    """
    short = price - s.stored(seat, kind)
    if short <= 0:
        return 0
    rate = s.people(seat).trade
    other = s.stored(seat, SCIENCE + MATERIAL - kind) // rate
    return short if short <= other + max(0, s.balance(seat, discs)) // rate else BEYOND
