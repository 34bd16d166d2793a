"""What a viewer is told about undo: with the position if that is known at once, else a moment later."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from tenban.server.presenters import schema
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.texts import text
from tenban.server.tables.permissions import Asker, why_not_answer_undo, why_not_take
from tenban.server.tables.table import PendingUndo, Table
from tenban.server.tables.undo import undecided_seat, undo_option


def undo_at_once(table: Table, seat: int, lang: Lang) -> schema.UndoMessage | UnsetType:
    """Return the undo message, or UNSET if it takes a moment and nobody waits for an answer."""
    if table.pending_undo is None and undecided_seat(table) == seat:
        return UNSET
    return undo_message(table, seat, lang)


def undo_message(table: Table, seat: int, lang: Lang) -> schema.UndoMessage:
    """Return whether the owner of a seat may take its last move back, and who is asking for that."""
    asker, option = Asker(table.seats[seat].owner), undo_option(table, seat)
    refusal = why_not_take(table, asker, seat, option)
    reason = refusal.why if refusal is not None and option.possible() and refusal.why else option.reason
    asked = _undo_question(table, table.pending_undo, asker) if table.pending_undo is not None else UNSET
    return schema.UndoMessage(
        table.seq,
        seat,
        may=refusal is None,
        free=option.free,
        why=text(reason, lang),
        asked=asked,
    )


def _undo_question(table: Table, pending: PendingUndo, asker: Asker) -> schema.UndoQuestion:
    people = [number for number, seat in enumerate(table.seats) if seat.kind() == "person" or seat.stands_in]
    agreed = [seat for seat in people if table.seats[seat].owner in pending.agreed]
    may_answer = [seat for seat in people if why_not_answer_undo(table, asker, seat) is None]
    return schema.UndoQuestion(
        pending.seat,
        agreed,
        [seat for seat in people if seat not in agreed],
        may_answer[0] if may_answer else UNSET,
    )
