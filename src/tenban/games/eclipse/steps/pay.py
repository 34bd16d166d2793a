"""EC-6: trade, which is asked for only where a payment is short."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE

from ..actions import PAY
from ..clauses import TRADE
from ..state import NO_ONE, EclipseState
from .base import Asked


def pay(s: EclipseState, seat: int, kind: int, price: int) -> None:
    """Pay at once, or ask first which goods are traded."""
    if s.goods[seat * 3 + kind] >= price:
        s.goods[seat * 3 + kind] -= price
    else:
        s.push(Pay(seat, kind, price))


def trade(s: EclipseState, seat: int, given: int, wanted: int) -> None:
    """EC-6.1"""
    rate = s.people(seat).trade
    s.goods[seat * 3 + given] -= rate
    s.goods[seat * 3 + wanted] += 1
    if s.log is not None:
        s.emit("trades", (seat, rate, given, wanted))


@final
class Pay(Asked):
    """EC-10.3, EC-12.5. A payment that is short: one trade at a time until it suffices."""

    def __init__(self, seat: int, kind: int, price: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.price: Final = price

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        return NO_ONE if s.goods[self.seat * 3 + self.kind] >= self.price else ALONE[self.seat]

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [action for action in PAY.actions if action.arg != self.kind]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if s.goods[seat * 3 + action.arg] >= s.people(seat).trade else TRADE

    def joins(self, action: Action) -> bool:
        return True

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        trade(s, seat, action.arg, self.kind)

    def run(self, s: EclipseState) -> None:
        s.pop()
        s.goods[self.seat * 3 + self.kind] -= self.price
