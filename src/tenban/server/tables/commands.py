"""What may be done at a table.  Each function says which entries a request writes, or raises RefusedError."""

from __future__ import annotations

from collections.abc import Iterable, Set
from hmac import compare_digest
from secrets import token_hex
from typing import Any, NamedTuple

from tenban.kernel.move import InvalidMoveError, Move
from tenban.kernel.play import NOT_OFFERED, NOT_YOUR_TURN
from tenban.kernel.record import KEY_BYTES, commitment
from tenban.match import Successor
from tenban.server.presenters.schema import ActRequest, UndoAnswer
from tenban.server.tables import events as e
from tenban.server.tables.errors import AlreadyDoneError, RefusedError
from tenban.server.tables.table import Chair, Table
from tenban.server.tables.tokens import new_invite
from tenban.server.tables.undo import back

MOST_ENTRIES = 50_000  # of one journal


class Plan(NamedTuple):
    """Entries to write; `ready` is what the choice among them leads to."""

    entries: list[e.Entry]
    ready: Successor[Any] | None = None


def begin(made: e.Made, now: int) -> e.Began:
    """Draw the secret key, which nobody knows before the end; a study keeps the key it was made with."""
    key = made.key if made.study else token_hex(KEY_BYTES)
    salt = made.salt if made.study else token_hex(KEY_BYTES)
    return e.Began(now, key, salt, commitment(bytes.fromhex(key), bytes.fromhex(salt)))


def with_start(table: Table, now: int, entries: list[e.Entry], filled: Iterable[int]) -> Plan:
    """The game begins when the last free seat is taken."""
    if table.phase() == "waiting" and set(table.free()) <= set(filled):
        entries.append(begin(table.made, now))
    return Plan(entries)


# -- seats


def sit(
    table: Table, now: int, owner: str, name: str, invite: str, seat: int | None, absent: Set[str] = frozenset()
) -> Plan:
    for fresh in table.fresh.values():
        if compare_digest(fresh.token.encode(), invite.encode()):
            return _take_over(table, now, owner, name, fresh.seat, absent)
    if invite:
        seat = _invited(table, invite)
    elif table.seats_of(owner):
        return Plan([])
    if table.phase() != "waiting":
        raise RefusedError("table-has-begun")
    if not invite and not table.made.listed and owner != table.made.maker:
        raise RefusedError("needs-invitation", 403)
    free = table.free()
    if seat is None and free:
        seat = free[0]
    if seat not in free:
        raise RefusedError("seat-taken")
    return with_start(table, now, [e.Sat(now, seat, name, owner)], [seat])


def _invited(table: Table, invite: str) -> int:
    for seat, token in enumerate(table.made.invites):
        if compare_digest(token.encode(), invite.encode()):
            return seat
    raise RefusedError("bad-invitation", 403)


def _take_over(table: Table, now: int, owner: str, name: str, seat: int, absent: Set[str]) -> Plan:
    """Sit down where somebody else sat; not who sees another hand already, nor if that person is back."""
    if table.phase() == "over":
        raise RefusedError("table-is-over")
    if owner in table.owners().values():
        raise RefusedError("you-sit-already")
    if not _abandoned(table.chairs[seat], absent):
        raise RefusedError("seat-taken")
    return Plan([e.Sat(now, seat, name, owner)])


def invite(table: Table, now: int, owner: str, seat: int, absent: Set[str]) -> Plan:
    """Offer an abandoned seat to somebody else."""
    chair = _chair(table, seat)
    if table.phase() == "over":
        raise RefusedError("table-is-over")
    if not table.hosted_by(owner):
        raise RefusedError("only-the-maker", 403)
    if chair.kind() == "free" or seat in table.fresh:
        return Plan([])
    if not _abandoned(chair, absent):
        raise RefusedError("person-is-here", 403)
    return Plan([e.Invited(now, seat, new_invite(), owner)])


def _abandoned(chair: Chair, absent: Set[str]) -> bool:
    """A bot plays there, or nobody has for long."""
    return chair.kind() == "bot" or chair.owner in absent


def leave(table: Table, now: int, owner: str, seat: int | None, level: str) -> Plan:
    mine = [one for one in table.seats_of(owner) if seat is None or one == seat]
    if not mine:
        raise RefusedError("not-your-seat", 403)
    if table.phase() == "waiting":
        return Plan([e.Freed(now, one) for one in mine])
    if table.phase() == "over":
        return Plan([])
    return Plan([e.BotSat(now, one, level) for one in mine if table.chairs[one].kind() == "person"])


def put_bot(table: Table, now: int, owner: str, seat: int, level: str, absent: Set[str]) -> Plan:
    chair = _chair(table, seat)
    if table.phase() == "over":
        raise RefusedError("table-is-over")
    if chair.kind() == "bot":
        raise RefusedError("bot-sits-there")
    if chair.kind() == "free":
        if not table.hosted_by(owner):
            raise RefusedError("only-the-maker", 403)
    elif chair.owner != owner and not (chair.owner in absent and table.seats_of(owner)):
        raise RefusedError("person-is-here", 403)
    return with_start(table, now, [e.BotSat(now, seat, level)], [seat])


def come_back(table: Table, now: int, owner: str, seat: int | None) -> Plan:
    mine = [one for one in table.seats_of(owner) if seat is None or one == seat]
    if not mine:
        raise RefusedError("not-your-seat", 403)
    return Plan([e.CameBack(now, one) for one in mine if table.chairs[one].kind() == "bot"])


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise RefusedError("no-such-seat", 404)
    return table.chairs[seat]


def _own(table: Table, owner: str, seat: int) -> Chair:
    """The chair, if it is the asker's and he plays it himself."""
    if seat not in table.seats_of(owner):
        raise RefusedError("not-your-seat", 403)
    if table.chairs[seat].kind() == "bot":
        raise RefusedError("bot-plays-for-you")
    return table.chairs[seat]


# -- the game


def act(table: Table, now: int, owner: str, request: ActRequest) -> Plan:
    """A person's choice."""
    _own(table, owner, request.seat)
    return choose(table, now, request)


def choose(table: Table, now: int, request: ActRequest) -> Plan:
    """A choice, whoever makes it: judged by what its seat sees, answering the question it was asked."""
    seq = table.acts.get(f"{request.seat}:{request.id}")
    if seq is not None:
        raise AlreadyDoneError(seq)
    if table.phase() != "running":
        raise RefusedError("table-is-over" if table.begun() else "table-waits")
    if request.seq > table.seq:
        raise RefusedError("from-the-future", 400)
    match = table.match()
    if request.seat not in match.to_act:
        raise RefusedError(clause=NOT_YOUR_TURN.id, stale=request.seq < table.seq)
    if request.seq < table.asked(request.seat):
        raise RefusedError("stale", stale=True)
    try:
        move = Move.from_codes(request.codes, match.rules.space)
    except InvalidMoveError:
        raise RefusedError(clause=NOT_OFFERED.id) from None
    clause = match.judge(request.seat, move)
    if clause is not None:
        raise RefusedError(clause=clause.id)
    return Plan([e.Moved(now, request.seat, move.text, request.id)], match.successor(request.seat, move))


def ask_undo(table: Table, now: int, owner: str, seat: int) -> Plan:
    _own(table, owner, seat)
    way = back(table, seat)
    if not way.possible():
        raise RefusedError(way.why)
    if way.free:
        return Plan([e.Undone(now, seat, way.move, way.alone)])
    if table.question is not None:
        raise RefusedError("undo-asked-already")
    return Plan([e.UndoAsked(now, seat)])


def answer_undo(table: Table, now: int, owner: str, request: UndoAnswer) -> Plan:
    _own(table, owner, request.seat)
    question = table.question
    if question is None or (owner in question.agreed and request.agree):
        raise RefusedError("undo-not-asked")
    entries: list[e.Entry] = [e.UndoAnswered(now, request.seat, request.agree)]
    way = back(table, question.seat)
    if request.agree and table.people() <= question.agreed | {owner} and way.possible():
        entries.append(e.Undone(now, question.seat, way.move, way.alone))
    return Plan(entries)


# -- talk and what comes after


def say(table: Table, now: int, owner: str, text: str) -> Plan:
    seats = table.seats_of(owner)
    if not seats:
        raise RefusedError("only-seated-talk", 403)
    if table.seq > MOST_ENTRIES:
        raise RefusedError("journal-is-full")
    return Plan([e.Said(now, table.chairs[seats[0]].name, text, seats[0])])


def rematch(table: Table, now: int, owner: str, new: str) -> Plan:
    """Where the rematch is; the first who asks decides."""
    if not table.seats_of(owner):
        raise RefusedError("not-your-seat", 403)
    if table.phase() != "over" or table.made.closed:
        raise RefusedError("not-over-yet")
    return Plan([] if table.rematch else [e.Rematched(now, new)])
