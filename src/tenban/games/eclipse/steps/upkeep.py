"""EC-21: the upkeep phase, bankruptcy and collapse."""

from __future__ import annotations

from typing import final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE

from .. import events
from ..actions import ABANDON, FINISHED, PAY
from ..clauses import BANKRUPTCY
from ..pieces import MATERIAL, MONEY, SCIENCE, SHIPS
from ..state import NO_ONE, EclipseState
from .base import OpenSeatStep, SeatBySeat
from .colony import judged_settlings, settle_square, settlings, unopposed, why_not_there
from .cubes import ANY, ReturnCubes, lift_cubes, send_home
from .pay import can_trade, trade


@final
class Settling(SeatBySeat):
    """EC-21.1. Seat by seat, the colony ships that are left may be used."""

    def after_one(self) -> Settling:
        return Settling(self.done + 1)

    def finish(self, s: EclipseState) -> None:
        s.become(Upkeep(0))

    def visit(self, s: EclipseState, seat: int) -> None:
        s.push(Settle(seat))


@final
class Settle(OpenSeatStep):
    """EC-21.1. The last moment for colony ships."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [*judged_settlings(s, seat), FINISHED]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if action is FINISHED else why_not_there(s, seat, action, unopposed(s, seat))

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        return [*settlings(s, seat, unopposed(s, seat)), FINISHED]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action is FINISHED:
            s.pop()
        else:
            settle_square(s, seat, action)


@final
class Upkeep(SeatBySeat):
    """EC-21.2. Seat by seat, the upkeep is paid."""

    def after_one(self) -> Upkeep:
        return Upkeep(self.done + 1)

    def finish(self, s: EclipseState) -> None:
        s.pop()

    def visit(self, s: EclipseState, seat: int) -> None:
        if s.balance(seat) < 0 and s.log is not None:
            s.emit(events.Bankrupt(seat, -s.balance(seat)))
        s.push(Books(seat))


@final
class Books(OpenSeatStep):
    """EC-21.3 to EC-21.8. A seat pays upkeep and earns; if it cannot, it trades and gives up hexes, or collapses."""

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        if s.balance(self.seat) >= 0:
            return NO_ONE
        goods = can_trade(s, self.seat, SCIENCE) or can_trade(s, self.seat, MATERIAL)
        return ALONE[self.seat] if s.discs[self.seat] != 0 or goods else NO_ONE

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [PAY.one(SCIENCE), PAY.one(MATERIAL), *ABANDON.each(s.discs[seat])]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action.verb is ABANDON or can_trade(s, seat, action.arg):
            return None
        return BANKRUPTCY

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action.verb is PAY:
            trade(s, seat, action.arg, MONEY)
            return
        s.discs[seat] &= ~bit(action.arg)
        s.influence[seat] += 1
        if s.log is not None:
            s.emit(events.Abandons(seat, action.arg))
        send_home(s, seat, lift_cubes(s, action.arg))

    def run(self, s: EclipseState) -> None:
        s.pop()
        if s.balance(self.seat) < 0:
            collapse(s, self.seat)
        else:
            _earn(s, self.seat)


def _earn(s: EclipseState, seat: int) -> None:
    money = s.balance(seat) - s.stored(seat, MONEY)
    science, material = s.production(seat, SCIENCE), s.production(seat, MATERIAL)
    s.add_goods(seat, MONEY, money)
    s.add_goods(seat, SCIENCE, science)
    s.add_goods(seat, MATERIAL, material)
    if s.log is not None:
        s.emit(events.Income(seat, money, science, material))


def collapse(s: EclipseState, seat: int) -> None:
    """Take a seat out of the game: its score is fixed except for reputation tiles, and its ships leave (EC-23.7)."""
    s.record_collapse(seat, s.ancient_total())
    if s.log is not None:
        s.emit(events.Collapses(seat))
    for slot in bits(s.fleets[seat]):
        for ship in range(len(SHIPS)):
            for _ in range(s.count(slot, seat, ship)):
                s.remove_ship(slot, seat, ship)
    for other in reversed(bits(s.allies[seat])):  # EC-23.9
        s.end_relation(seat, other)
        s.push(ReturnCubes(other, (ANY,)))
