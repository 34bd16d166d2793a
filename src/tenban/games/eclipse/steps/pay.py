"""EC-6: goods gained and paid, and trade, which is asked for only if a payment is short."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE

from .. import events
from ..actions import PAY
from ..clauses import TRADE
from ..state import NO_ONE, EclipseState
from .base import OpenSeatStep


def gain(s: EclipseState, seat: int, kind: int, amount: int) -> None:
    s.add_goods(seat, kind, amount)
    if s.log is not None:
        s.emit(events.Gains(seat, amount, kind))


def pay(s: EclipseState, seat: int, kind: int, price: int) -> None:
    """Pay at once, or ask first which goods are traded."""
    if s.stored(seat, kind) >= price:
        s.add_goods(seat, kind, -price)
    else:
        s.push(Pay(seat, kind, price))


def can_trade(s: EclipseState, seat: int, kind: int) -> bool:
    """Return whether a seat stores enough goods of a kind for one trade."""
    return s.stored(seat, kind) >= s.people(seat).trade


def trade(s: EclipseState, seat: int, given: int, wanted: int) -> None:
    """Trade goods of one kind for one of another (EC-6.1)."""
    rate = s.people(seat).trade
    s.add_goods(seat, given, -rate)
    s.add_goods(seat, wanted, 1)
    if s.log is not None:
        s.emit(events.Trades(seat, rate, given, wanted))


@final
class Pay(OpenSeatStep):
    """EC-10.3, EC-12.5. A payment that is short: one trade at a time until there is enough."""

    def __init__(self, seat: int, kind: int, price: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.price: Final = price

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        return NO_ONE if s.stored(self.seat, self.kind) >= self.price else ALONE[self.seat]

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [action for action in PAY.actions if action.arg != self.kind]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if can_trade(s, seat, action.arg) else TRADE

    def joins(self, action: Action) -> bool:
        return True

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        trade(s, seat, action.arg, self.kind)

    def run(self, s: EclipseState) -> None:
        s.pop()
        s.add_goods(self.seat, self.kind, -self.price)
