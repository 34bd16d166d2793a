"""CU-4.6: a construction card is laid over the town."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits, count_bits, lowest
from tenban.kernel.clause import Clause

from .. import events
from ..actions import LAY, turn_of
from ..clauses import PLACE
from ..pieces import BARE, TURNS
from ..state import CultusState, card_named


def anchors(s: CultusState, seat: i64) -> i64:
    """Return where a card may lie (CU-R6): on no pawn and no monument, and next to the own pawn."""
    grid = s.box.grid
    found: i64 = _joined(s) if s.box.joined else grid.beside[s.pawns[seat]]
    for other in range(s.seats):
        found &= ~grid.covers[s.pawns[other]]
    for cube in s.cubes:
        found &= ~grid.covers[cube & 63]
    return found


def _joined(s: CultusState) -> i64:
    """Return the anchors where a card overlaps or touches the town; a house rule."""
    found: i64 = 0
    for sq in s.box.grid.fields:
        if s.town[sq] != BARE:
            found |= s.box.grid.covers[sq] | s.box.grid.beside[sq]
    return found


def options(s: CultusState, sq: i64) -> list[Action]:
    """Return every card that covers a square or one beside it, or every card under the house rule; for explanations."""
    if s.box.joined:
        return LAY.actions
    return lays(s.box.grid.covers[sq] | s.box.grid.beside[sq])


def refuse(s: CultusState, seat: int, action: Action) -> Clause | None:
    return None if anchors(s, seat) & bit(action.arg) != 0 else PLACE


def legal(s: CultusState, seat: int) -> list[Action]:
    return lays(anchors(s, seat))


def lays(at: i64) -> list[Action]:
    """Return a card at each of the anchors in each of its four turns."""
    found: list[Action] = []
    for anchor in bits(at):
        found += LAY.actions[anchor * TURNS : anchor * TURNS + TURNS]
    return found


def any_lay(s: CultusState, at: i64) -> Action:
    """Return a random one of `lays`."""
    k = s.chance.below(count_bits(at) * TURNS)
    turn = k % TURNS
    k //= TURNS
    while k > 0:
        at &= at - 1
        k -= 1
    return LAY.actions[lowest(at) * TURNS + turn]


def carry_out(s: CultusState, seat: int, action: Action) -> None:
    card, anchor, turn = card_named(s.picks[0]), int(action.arg), turn_of(action)
    s.leave_hand(seat, card)
    s.lay(card, anchor, turn)
    if s.log is not None:
        s.emit(events.Places(seat, card, anchor, turn))
