"""EC-21: the upkeep phase, bankruptcy and collapse."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits, count_bits
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from ..actions import ABANDON, FINISHED, PAY
from ..clauses import BANKRUPTCY
from ..pieces import MATERIAL, MONEY, SCIENCE, SHIPS
from ..state import NO_ONE, EclipseState
from .base import Asked
from .colony import judged_settlings, settle_square, settlings, unopposed, why_not_there
from .cubes import ANY, ReturnCubes, lift_cubes, send_home
from .pay import trade


@final
class Settling(Step[EclipseState]):
    """EC-21.1. Seat by seat from the start player: what colony ships are left may be used."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def run(self, s: EclipseState) -> None:
        if self.done == s.seats:
            s.become(Upkeep(0))
            return
        seat = (s.starter + self.done) % s.seats
        s.become(Settling(self.done + 1))
        if not s.is_gone(seat):
            s.push(Settle(seat))


@final
class Settle(Asked):
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
class Upkeep(Step[EclipseState]):
    """EC-21.2. Seat by seat, the books are balanced."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def run(self, s: EclipseState) -> None:
        if self.done == s.seats:
            s.pop()
            return
        seat = (s.starter + self.done) % s.seats
        s.become(Upkeep(self.done + 1))
        if not s.is_gone(seat):
            if s.balance(seat) < 0:
                s.emit("bankrupt", (seat, -s.balance(seat)))
            s.push(Books(seat))


@final
class Books(Asked):
    """EC-21.3 to EC-21.8. Pay the upkeep and earn; who cannot pay gives up hexes and trades, or collapses."""

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        if s.balance(self.seat) >= 0:
            return NO_ONE
        return ALONE[self.seat] if s.discs[self.seat] != 0 or _can_trade(s, self.seat) else NO_ONE

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [PAY.one(SCIENCE), PAY.one(MATERIAL), *ABANDON.each(s.discs[seat])]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action.verb is ABANDON or s.goods[seat * 3 + action.arg] >= s.people(seat).trade:
            return None
        return BANKRUPTCY

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action.verb is PAY:
            trade(s, seat, action.arg, MONEY)
            return
        s.discs[seat] &= ~bit(action.arg)
        s.influence[seat] += 1
        s.emit("abandons", (seat, action.arg))
        send_home(s, seat, lift_cubes(s, action.arg))

    def run(self, s: EclipseState) -> None:
        s.pop()
        if s.balance(self.seat) < 0:
            collapse(s, self.seat)
        else:
            _earn(s, self.seat)


def _can_trade(s: EclipseState, seat: int) -> bool:
    rate = s.people(seat).trade
    return s.goods[seat * 3 + SCIENCE] >= rate or s.goods[seat * 3 + MATERIAL] >= rate


def _earn(s: EclipseState, seat: int) -> None:
    money = s.balance(seat) - s.goods[seat * 3]
    science, material = s.production(seat, SCIENCE), s.production(seat, MATERIAL)
    s.goods[seat * 3] += money
    s.goods[seat * 3 + SCIENCE] += science
    s.goods[seat * 3 + MATERIAL] += material
    if s.log is not None:
        s.emit("income", (seat, money, science, material))


def collapse(s: EclipseState, seat: int) -> None:
    """EC-23.7: the score is fixed but for the tiles that lie face down, and the ships leave the map."""
    ancients = int(count_bits(s.ancients) + count_bits(s.twins))
    s.last[seat] = s.ambassadors(seat) + (8 if s.traitor == seat else 0) + 16 * ancients
    s.gone |= bit(seat)
    s.emit("collapses", (seat,))
    for slot in bits(s.fleets[seat]):
        for ship in range(len(SHIPS)):
            for _ in range(s.count(slot, seat, ship)):
                s.remove_ship(slot, seat, ship)
    for other in reversed(bits(s.allies[seat])):  # EC-23.9
        s.allies[other] &= ~bit(seat)
        s.push(ReturnCubes(other, (ANY,)))
    s.allies[seat] = 0
