"""Who may do what at a table.

Each `why_not_…` returns the refusal of a request, or None if it is allowed.  Commands raise that refusal; messages
tell a viewer what is allowed by the same functions, so that a client need not find out for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Literal

from tenban.kernel.play import NOT_YOUR_TURN
from tenban.server.tables.errors import NothingToDoError, RefusedError
from tenban.server.tables.table import Table, TableSeat
from tenban.server.tables.undo import UndoOption, undo_option

TableAction = Literal["join", "accept", "contribute", "chat", "leave", "rematch", "replay"]
SeatAction = Literal["play", "bot", "invite", "take-back"]
PositionAction = Literal["act", "hint"]

MOST_EVENTS = 50_000  # of one journal
NOBODY: frozenset[str] = frozenset()


class Asker:
    """Who asks for something, and which people have been away from the table for long."""

    def __init__(self, owner: str, absent: Set[str] = NOBODY) -> None:
        self.owner = owner  # hashed token; "" for a visitor without one
        self.absent = absent


# -- the table


def why_not_join(table: Table, asker: Asker) -> RefusedError | None:
    """Sitting down without an invitation."""
    if table.seats_of(asker.owner):
        return NothingToDoError("you-sit-already")
    if table.phase() != "waiting":
        return RefusedError("table-has-begun")
    if not table.made.listed and (not asker.owner or asker.owner != table.made.maker):
        return RefusedError("needs-invitation", 403)
    return None


def why_not_accept(table: Table, asker: Asker) -> RefusedError | None:
    """Sitting down by an invitation, provided that it is valid.  One who sees a hand may not take another."""
    if table.phase() == "over":
        return RefusedError("table-is-over")
    if table.seats_of(asker.owner):
        return RefusedError("you-sit-already")
    return None


def why_not_contribute(table: Table, asker: Asker) -> RefusedError | None:
    """Contributing to the key: once, before the start, by a client that has announced it."""
    own = table.seats_of(asker.owner)
    if not own:
        return RefusedError("not-your-seat", 403)
    if any(table.seats[seat].entropy for seat in own):
        return NothingToDoError("contributed-already")
    if table.phase() != "waiting":
        return RefusedError("table-has-begun")
    return None if asker.owner in table.awaited() else RefusedError("contributed-already")


def why_not_chat(table: Table, asker: Asker) -> RefusedError | None:
    if not table.seats_of(asker.owner):
        return RefusedError("only-seated-talk", 403)
    return RefusedError("journal-is-full") if table.seq > MOST_EVENTS else None


def why_not_leave(table: Table, asker: Asker, seat: int | None = None) -> RefusedError | None:
    """Leaving one's seats, or one of them: free again before the start, a bot's after it."""
    own = own_seats(table, asker, seat)
    if not own:
        return RefusedError("not-your-seat", 403)
    if table.phase() == "over":
        return NothingToDoError("table-is-over")
    if all(table.seats[number].kind() == "bot" for number in own):
        return NothingToDoError("bot-plays-for-you")
    return None


def why_not_rematch(table: Table, asker: Asker) -> RefusedError | None:
    if not table.seats_of(asker.owner):
        return RefusedError("not-your-seat", 403)
    return RefusedError("not-over-yet") if table.phase() != "over" or table.made.closed else None


def why_not_replay(table: Table, asker: Asker) -> RefusedError | None:
    """Seeing past positions and the record: secrets are published when the game is over."""
    return RefusedError("table-not-over") if table.phase() != "over" else None


def why_not_fork(table: Table, asker: Asker, at: int) -> RefusedError | None:
    """Going on from the position after `at` moves."""
    refusal = why_not_replay(table, asker)
    if refusal is not None:
        return refusal
    if at > table.length():
        return RefusedError("no-such-move", 404, last=table.length())
    if table.made.closed:
        return None  # whether an uploaded record is over, its replay says
    return RefusedError("table-is-over") if at == table.length() and table.match().over else None


# -- one seat


def own_seats(table: Table, asker: Asker, seat: int | None = None) -> list[int]:
    """Return the asker's seats, or `seat` alone if it is one of them."""
    return [number for number in table.seats_of(asker.owner) if seat is None or number == seat]


def why_not_view(table: Table, asker: Asker, seat: int) -> RefusedError | None:
    """Looking from a seat."""
    return None if own_seats(table, asker, seat) else RefusedError("not-your-seat", 403)


def why_not_play(table: Table, asker: Asker, seat: int) -> RefusedError | None:
    """Playing a seat: it is the asker's, and no bot plays it."""
    if not table.is_owner(asker.owner, seat):
        return RefusedError("not-your-seat", 403)
    return RefusedError("bot-plays-for-you") if table.seats[seat].kind() == "bot" else None


def why_not_bot(table: Table, asker: Asker, seat: int) -> RefusedError | None:
    """Putting a bot on a seat: a free one, one's own, or that of somebody long absent."""
    refusal = _why_not_seat(table, seat)
    if refusal is not None:
        return refusal
    here = table.seats[seat]
    if here.kind() == "bot":
        return RefusedError("bot-sits-there")
    if here.kind() == "free":
        return None if is_host(table, asker.owner) else RefusedError("only-the-maker", 403)
    if here.owner == asker.owner:
        return None
    if here.owner not in asker.absent or not table.seats_of(asker.owner):
        return RefusedError("person-is-here", 403)
    return None if table.made.absence == "others" else RefusedError(f"absence-is-{table.made.absence}", 403)


def why_not_stand_in(table: Table, asker: Asker, seat: int) -> RefusedError | None:
    """A bot playing on for an absent person: if it was agreed, and if somebody is here who waits for that person."""
    if table.made.absence != "bot":
        return RefusedError(f"absence-is-{table.made.absence}", 403)
    waiting = table.people() - asker.absent
    if table.seats[seat].kind() != "person" or table.seats[seat].owner not in asker.absent or not waiting:
        return RefusedError("person-is-here", 403)
    return why_not_move(table, seat)


def why_not_invite(table: Table, asker: Asker, seat: int) -> RefusedError | None:
    """Offering a seat that a bot plays to somebody else; that of an absent person is kept for that person."""
    refusal = _why_not_seat(table, seat)
    if refusal is not None:
        return refusal
    if not is_host(table, asker.owner):
        return RefusedError("only-the-maker", 403)
    if table.seats[seat].kind() == "free" or seat in table.offers:
        return NothingToDoError("seat-is-offered")
    return None if is_abandoned(table.seats[seat]) else RefusedError("person-may-return", 403)


def why_not_take_back(table: Table, asker: Asker, seat: int | None = None) -> RefusedError | None:
    """Taking one's seats, or one of them, back from the bot."""
    own = own_seats(table, asker, seat)
    if not own:
        return RefusedError("not-your-seat", 403)
    if table.phase() == "over":
        return NothingToDoError("table-is-over")
    return None if any(table.seats[n].kind() == "bot" for n in own) else NothingToDoError("you-sit-already")


def _why_not_seat(table: Table, seat: int) -> RefusedError | None:
    if seat >= len(table.seats):
        return RefusedError("no-such-seat", 404)
    return RefusedError("table-is-over") if table.phase() == "over" else None


def is_host(table: Table, owner: str) -> bool:
    """Return whether a person decides who sits down: the maker, or any seated person if the maker does not play."""
    if owner and owner == table.made.maker:
        return True
    return bool(table.seats_of(owner)) and table.made.maker not in table.people()


def is_abandoned(seat: TableSeat) -> bool:
    """Return whether a bot plays the seat, and not in place of somebody who is only absent."""
    return seat.kind() == "bot" and not seat.stands_in


def is_somebody_else(seat: TableSeat, asker: Asker) -> bool:
    """Return whether a person plays the seat who is not the asker."""
    return seat.kind() == "person" and seat.owner != asker.owner


# -- the position


def why_not_act(table: Table, asker: Asker, seat: int) -> RefusedError | None:
    """Making a move: whether the move itself is legal is judged by the match."""
    return why_not_play(table, asker, seat) or why_not_move(table, seat)


def why_not_move(table: Table, seat: int) -> RefusedError | None:
    """Making a move, by a person or a bot: the game waits for the seat."""
    if table.waits_for(seat):
        return None
    if table.phase() != "running":
        return RefusedError("table-is-over" if table.begun() else "table-waits")
    return RefusedError(clause=NOT_YOUR_TURN.id)


def why_not_in_lesson(table: Table, seat: int, codes: Sequence[int]) -> RefusedError | None:
    """Making a legal move at a table that teaches: while the lesson expects another one, it waits for that."""
    if table.guide is None or table.guide.allows(seat, table.match().history, codes):
        return None
    return RefusedError("lesson-expects")


def why_not_hint(table: Table, asker: Asker, seat: int) -> RefusedError | None:
    """Asking for a hint: fair only where it helps against nobody but bots."""
    refusal = why_not_play(table, asker, seat)
    if refusal is not None:
        return refusal
    if not table.claimants() <= {asker.owner}:
        return RefusedError("hints-off")
    return None if table.waits_for(seat) else RefusedError("no-hint")


def why_not_undo(table: Table, asker: Asker, seat: int) -> RefusedError | None:
    """Taking the last move back, or asking the others for it."""
    return why_not_take(table, asker, seat, undo_option(table, seat))


def why_not_take(table: Table, asker: Asker, seat: int, option: UndoOption) -> RefusedError | None:
    """Do as `why_not_undo` does; `option` is what the undo would mean."""
    refusal = why_not_play(table, asker, seat)
    if refusal is not None:
        return refusal
    if not option.possible():
        return RefusedError(option.reason)
    if not option.free and table.stand_ins():
        return RefusedError("undo-stand-in")
    return RefusedError("undo-asked-already") if not option.free and table.pending_undo is not None else None


def why_not_answer_undo(table: Table, asker: Asker, seat: int, agree: bool = True) -> RefusedError | None:
    """Answering a request for an undo; a person who agreed may still withdraw that."""
    refusal = why_not_play(table, asker, seat)
    if refusal is not None:
        return refusal
    pending = table.pending_undo
    if pending is None or (agree and asker.owner in pending.agreed):
        return RefusedError("undo-not-asked")
    return None


# -- what a viewer is told

TABLE_ACTIONS: dict[TableAction, Callable[[Table, Asker], RefusedError | None]] = {
    "join": why_not_join,
    "accept": why_not_accept,
    "contribute": why_not_contribute,
    "chat": why_not_chat,
    "leave": why_not_leave,
    "rematch": why_not_rematch,
    "replay": why_not_replay,
}
SEAT_ACTIONS: dict[SeatAction, Callable[[Table, Asker, int], RefusedError | None]] = {
    "play": why_not_play,
    "bot": why_not_bot,
    "invite": why_not_invite,
    "take-back": why_not_take_back,
}
POSITION_ACTIONS: dict[PositionAction, Callable[[Table, Asker, int], RefusedError | None]] = {
    "act": why_not_act,
    "hint": why_not_hint,
}


def allowed_at_table(table: Table, asker: Asker) -> list[TableAction]:
    """Return what the asker may do at the table."""
    return [action for action, why_not in TABLE_ACTIONS.items() if why_not(table, asker) is None]


def allowed_at_seat(table: Table, asker: Asker, seat: int) -> list[SeatAction]:
    """Return what the asker may do with a seat."""
    return [action for action, why_not in SEAT_ACTIONS.items() if why_not(table, asker, seat) is None]


def allowed_in_position(table: Table, seat: int) -> list[PositionAction]:
    """Return what the owner of a seat may do in the position: nothing, unless the game waits for the seat."""
    if not table.waits_for(seat):
        return []
    asker = Asker(table.seats[seat].owner)
    return [action for action, why_not in POSITION_ACTIONS.items() if why_not(table, asker, seat) is None]
