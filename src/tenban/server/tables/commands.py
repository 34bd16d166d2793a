"""The commands of a table.  Each returns the events to append, or raises RefusedError; nothing changes by itself.

Who may do what is decided in `permissions`; a command adds only what depends on its arguments.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from hmac import compare_digest
from typing import Any

from tenban.kernel.move import InvalidMoveError, Move
from tenban.kernel.play import NOT_OFFERED
from tenban.match import Successor
from tenban.server.store import ActionKey
from tenban.server.tables import events as e
from tenban.server.tables import permissions as p
from tenban.server.tables.draws import began_after
from tenban.server.tables.errors import AlreadyDoneError, RefusedError, check
from tenban.server.tables.permissions import Asker
from tenban.server.tables.table import Table
from tenban.server.tables.tokens import new_invite
from tenban.server.tables.undo import undo_option


class Decision:
    """Events to append; `successor` is what the move among them leads to."""

    def __init__(self, events: list[e.TableEvent], successor: Successor[Any] | None = None) -> None:
        self.events = events
        self.successor = successor


class MoveRequest:
    """A move for a seat, in answer to the position numbered `seq`."""

    def __init__(self, seat: int, seq: int, codes: Sequence[int], id: str = "") -> None:
        self.seat = seat
        self.seq = seq
        self.codes = codes
        self.id = id  # chosen by the client, so that sending it twice does it once


def _with_start(table: Table, now: int, events: list[e.TableEvent]) -> Decision:
    """Add the start of the game if nobody is waited for after these events."""
    return Decision([*events, *began_after(table, now, events)] if events else [])


# -- seats


def sit(
    table: Table,
    now: int,
    asker: Asker,
    name: str,
    invite: str = "",
    seat: int | None = None,
    contributes: bool = False,
) -> Decision:
    """Sit down: by an invitation on its seat, else on a free one."""
    for offer in table.offers.values():
        if compare_digest(offer.token.encode(), invite.encode()):
            return _take_over(table, now, asker, name, offer.seat)
    if invite:
        seat = _invited_seat(table, invite)
        check(p.why_not_accept(table, asker))
        if table.phase() != "waiting":
            raise RefusedError("table-has-begun")
    else:
        check(p.why_not_join(table, asker))
    free = table.free_seats()
    if seat is None and free:
        seat = free[0]
    if seat not in free:
        raise RefusedError("seat-taken")
    return _with_start(table, now, [e.Sat(now, seat, name, asker.owner, contributes)])


def _invited_seat(table: Table, invite: str) -> int:
    for seat, token in enumerate(table.invites):
        if compare_digest(token.encode(), invite.encode()):
            return seat
    raise RefusedError("bad-invitation", 403)


def _take_over(table: Table, now: int, asker: Asker, name: str, seat: int) -> Decision:
    """Sit down on a seat that was offered again, unless its person is back or was never asked."""
    check(p.why_not_accept(table, asker))
    if not p.is_abandoned(table.seats[seat]):
        raise RefusedError("seat-taken")
    return Decision([e.Sat(now, seat, name, asker.owner)])


def invite(table: Table, now: int, asker: Asker, seat: int) -> Decision:
    """Offer an abandoned seat to somebody else."""
    check(p.why_not_invite(table, asker, seat))
    return Decision([e.Invited(now, seat, new_invite(), asker.owner)])


def leave(table: Table, now: int, asker: Asker, seat: int | None, level: str) -> Decision:
    """Leave all own seats, or one: free again before the start, played by a bot after it."""
    check(p.why_not_leave(table, asker, seat))
    own = p.own_seats(table, asker, seat)
    if table.phase() == "waiting":
        return Decision([e.Freed(now, number, new_invite()) for number in own])
    return Decision([e.BotSat(now, number, level) for number in own if table.seats[number].kind() == "person"])


def put_bot(table: Table, now: int, asker: Asker, seat: int, level: str) -> Decision:
    """Put a bot on a seat."""
    check(p.why_not_bot(table, asker, seat))
    return _with_start(table, now, [e.BotSat(now, seat, level, p.is_somebody_else(table.seats[seat], asker))])


def stand_in(table: Table, now: int, asker: Asker, seat: int, level: str) -> Decision:
    """Replace an absent person by a bot if the others wait and the table was made with that option."""
    check(p.why_not_stand_in(table, asker, seat))
    return Decision([e.BotSat(now, seat, level, stands_in=True)])


def give_back(table: Table, now: int, here: Set[str]) -> Decision:
    """Give the people who are here the seats back at which a bot stands in for them."""
    return Decision([e.CameBack(now, seat) for seat in table.stand_ins() if table.seats[seat].owner in here])


def take_back(table: Table, now: int, asker: Asker, seat: int | None) -> Decision:
    """Take all own seats, or one, back from the bot."""
    check(p.why_not_take_back(table, asker, seat))
    own = p.own_seats(table, asker, seat)
    return Decision([e.CameBack(now, number) for number in own if table.seats[number].kind() == "bot"])


def contribute(table: Table, now: int, asker: Asker, seat: int, entropy: str) -> Decision:
    """Contribute random bytes to the key; the last awaited contribution starts the game."""
    check(p.why_not_contribute(table, asker))
    check(p.why_not_view(table, asker, seat))
    return _with_start(table, now, [e.Contributed(now, seat, entropy)])


# -- the game


def act(table: Table, now: int, asker: Asker, request: MoveRequest) -> Decision:
    """Make a person's move."""
    check(p.why_not_play(table, asker, request.seat))
    decision = move(table, now, request)
    check(p.why_not_in_lesson(table, request.seat, request.codes))
    return decision


def move(table: Table, now: int, request: MoveRequest) -> Decision:
    """Make the move of a person or a bot.  It is judged here, once, by what its seat sees."""
    done = table.actions.get(ActionKey(request.seat, request.id))
    if done is not None:
        raise AlreadyDoneError(done)
    if table.phase() == "running" and request.seq > table.seq:
        raise RefusedError("from-the-future", 400)
    check(_with_staleness(p.why_not_move(table, request.seat), request.seq < table.seq))
    if request.seq < table.asked(request.seat):
        raise RefusedError("stale", stale=True)
    match = table.match()
    try:
        chosen = Move.from_codes(request.codes, match.rules.space)
    except InvalidMoveError:
        raise RefusedError(clause=NOT_OFFERED.id) from None
    clause = match.judge(request.seat, chosen)
    if clause is not None:
        raise RefusedError(clause=clause.id)
    return Decision([e.Moved(now, request.seat, chosen.text, request.id)], match.successor(request.seat, chosen))


def _with_staleness(refusal: RefusedError | None, late: bool) -> RefusedError | None:
    if refusal is not None:
        refusal.stale = bool(refusal.clause) and late
    return refusal


def undo(table: Table, now: int, asker: Asker, seat: int) -> Decision:
    """Take the last move back if that is free, else ask the others."""
    check(p.why_not_undo(table, asker, seat))
    option = undo_option(table, seat)
    if option.free:
        return Decision([e.Undone(now, seat, option.move, option.alone)])
    return Decision([e.UndoAsked(now, seat)])


def answer_undo(table: Table, now: int, asker: Asker, seat: int, agree: bool) -> Decision:
    """Answer a request for an undo; the last person who agrees completes it."""
    check(p.why_not_answer_undo(table, asker, seat, agree))
    pending = table.pending_undo
    assert pending is not None
    events: list[e.TableEvent] = [e.UndoAnswered(now, seat, agree)]
    option = undo_option(table, pending.seat)
    if agree and table.claimants() <= pending.agreed | {asker.owner} and option.possible():
        events.append(e.Undone(now, pending.seat, option.move, option.alone))
    return Decision(events)


# -- chat and rematch


def chat(table: Table, now: int, asker: Asker, text: str) -> Decision:
    """Write a line of chat."""
    check(p.why_not_chat(table, asker))
    seat = table.seats_of(asker.owner)[0]
    return Decision([e.Said(now, table.seats[seat].name, text, seat)])


def rematch(table: Table, now: int, asker: Asker, new: str) -> Decision:
    """Name the table of the rematch; the first request decides which it is."""
    check(p.why_not_rematch(table, asker))
    return Decision([] if table.rematch else [e.Rematched(now, new)])
