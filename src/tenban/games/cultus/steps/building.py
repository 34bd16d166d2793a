"""CU-4.7: a monument is built where the own pawn stands."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause

from .. import events
from ..actions import TAKE
from ..clauses import BUILD_WHERE, COST
from ..pieces import PLAZA
from ..state import BONUSES, REVIVALS, CultusState


def why_not(s: CultusState, seat: i64) -> Clause | None:
    sq = s.pawns[seat]
    icon = s.town[sq]
    if s.stock[seat] == 0 or s.closed(seat, sq):
        return BUILD_WHERE
    if icon != PLAZA and not s.revived(seat, icon):
        return BUILD_WHERE
    return None if s.cost[seat] >= s.price(seat) else COST


def carry_out(s: CultusState, seat: int, action: Action) -> None:
    """CU-R7: pay, set the cube, take the card, score its bonus, turn up another."""
    sq, card = int(s.pawns[seat]), int(action.arg)
    price = s.price(seat)
    s.cost[seat] -= price
    s.stock[seat] -= 1
    s.cubes.append(seat * 64 + sq)
    if s.log is not None:
        s.emit(events.Builds(seat, sq, price, card))
    if s.revived(seat, s.town[sq]):  # CU-6.1, by a card owned before
        s.gain(seat, REVIVALS, s.box.bonus_revival)
        if s.log is not None:
            s.emit(events.RevivalPoints(seat, s.box.bonus_revival))
    s.row ^= bit(card)
    s.owned[seat] |= bit(card)
    _bonus(s, seat, sq, card)
    s.fill_row()


def _bonus(s: CultusState, seat: int, sq: int, card: int) -> None:
    """CU-R8: score the icons around the built square."""
    icons = s.icons_around(sq, s.box.bonus[card])
    s.gain(seat, BONUSES, icons * s.box.bonus_icon)
    if s.log is not None:
        s.emit(events.BonusPoints(seat, icons * s.box.bonus_icon, icons, s.box.bonus[card]))


def takes(s: CultusState) -> list[Action]:
    return TAKE.each(s.row)
