"""Making tables: new ones, rematches, forks of finished games, records that somebody brought."""

from __future__ import annotations

import asyncio
from time import time

from msgspec import UNSET

from tenban.kernel.record import BadRecord, Record, commitment, parse
from tenban.kernel.rules import BadSetup
from tenban.table import desk, telling
from tenban.table import entry as e
from tenban.table.clean import name_of
from tenban.table.fold import Table
from tenban.table.hall import Hall
from tenban.table.levels import level_of
from tenban.table.refusal import Refused
from tenban.table.room import Room
from tenban.table.thinkers import Crashed, Late
from tenban.table.tokens import new_invite, new_table_id
from tenban.table.wire import ForkTable, NewTable, Seated, Verified
from tenban.table.worker import Check, Checked, Failed

Seating = NewTable | ForkTable  # both say who sits where


async def make_new(hall: Hall, owner: str, request: NewTable) -> Seated:
    await _check_room_for_one_more(hall, owner)
    made = _new(hall, owner, request)
    return await _make(hall, owner, made, request)


async def fork(hall: Hall, owner: str, table: Table, request: ForkTable) -> Seated:
    """Go on from a past position of a finished game.  Its key is known, so this is a study, not a contest."""
    await _check_room_for_one_more(hall, owner)
    over(table)
    if request.at > len(table.moves):
        raise Refused("no-such-move", 404, last=len(table.moves))
    moves = [(choice.seat, text) for choice in table.moves[: request.at] for text in choice.texts]
    made = _study(table.record(), moves, owner)
    made.listed, made.hotseat = request.listed, request.hotseat
    return await _make(hall, owner, made, request)


async def _make(hall: Hall, owner: str, made: e.Made, request: Seating) -> Seated:
    entries: list[e.Entry] = [made, *_seating(made, owner, request)]
    taken = {entry.seat for entry in entries[1:] if isinstance(entry, (e.Sat, e.BotSat))}
    if len(taken) == made.seats:
        entries.append(desk.begin(made, made.at))
    room = await hall.make(new_table_id(), entries)
    return seated(room.table, owner)


def seated(table: Table, owner: str) -> Seated:
    return Seated(table.id, table.seats_of(owner), telling.invites(table, owner))


def over(table: Table) -> None:
    """Secrets are told when the game is over."""
    if table.phase() != "over":
        raise Refused("table-not-over")


async def _check_room_for_one_more(hall: Hall, owner: str) -> None:
    most = hall.settings.tables_per_guest
    if owner and await hall.store.open_tables(owner) >= most:
        raise Refused("too-many-tables", 429, most=most)


def _new(hall: Hall, owner: str, request: NewTable) -> e.Made:
    game = hall.games.get(request.game)
    if game is None:
        raise Refused("no-such-game", 404, game=request.game, games=", ".join(hall.games))
    rules = game.rules
    try:
        options = rules.checked(request.seats, request.options)
        rules.setup(request.seats, options)
    except BadSetup as fault:
        raise Refused(text=str(fault), status=400) from fault
    invites = [new_invite() for _ in range(request.seats)]
    return e.Made(
        int(time()), game.name, rules.version, request.seats, options, owner, invites, request.hotseat, request.listed
    )


def _seating(made: e.Made, owner: str, request: Seating) -> list[e.Entry]:
    """Who sits where from the beginning: the maker, and bots."""
    levels = {int(seat): level_of(level) for seat, level in request.bots.items()}
    names = {int(seat): name_of(name) for seat, name in request.names.items()}
    for seat in (*levels, *names, *([] if request.seat is UNSET else [request.seat])):
        if seat >= made.seats:
            raise Refused("too-many-seats", 400, seat=seat + 1)
    bots = [e.BotSat(made.at, seat, level) for seat, level in sorted(levels.items())]
    name = name_of(request.name)
    people = [
        e.Sat(made.at, seat, names.get(seat, name if number == 0 else f"{name[:21]} {number + 1}"), owner)
        for number, seat in enumerate(_seats(made, levels, request))
    ]
    return [*people, *bots]


def _seats(made: e.Made, levels: dict[int, str], request: Seating) -> list[int]:
    """The maker's seats."""
    open_seats = [seat for seat in range(made.seats) if seat not in levels]
    if request.watch:
        return []
    if request.hotseat:
        return open_seats
    if request.seat is not UNSET:
        if request.seat in levels:
            raise Refused("seat-taken")
        return [request.seat]
    return open_seats[:1]


async def rematch(hall: Hall, owner: str, room: Room) -> Seated:
    """The same people and bots at a new table.  All who ask come to the same one."""
    await room.do(lambda table, now: desk.rematch(table, now, owner, new_table_id()))
    old = room.table
    made = e.Made(
        int(time()),
        old.made.game,
        room.game.rules.version,
        old.made.seats,
        old.made.options,
        old.made.maker,
        [new_invite() for _ in old.chairs],
        old.made.hotseat,
        old.made.listed,
    )
    entries: list[e.Entry] = [made]
    for seat, chair in enumerate(old.chairs):
        if chair.owner:
            entries.append(e.Sat(made.at, seat, chair.name, chair.owner))
        elif chair.level:
            entries.append(e.BotSat(made.at, seat, chair.level))
    entries.append(desk.begin(made, made.at))
    try:
        new = await hall.room(old.rematch)
    except Refused:
        new = await hall.make(old.rematch, entries)
    return seated(new.table, owner)


# -- records


def _study(record: Record, moves: list[tuple[int, str]], owner: str) -> e.Made:
    return e.Made(
        int(time()),
        record.game,
        record.version,
        record.seats,
        record.options,
        owner,
        [new_invite() for _ in range(record.seats)],
        house=record.house,
        moves=moves,
        study=True,
        key=record.key.hex(),
        salt=record.salt.hex(),
    )


async def replays(hall: Hall, text: str) -> Checked:
    """Replay a record in another process, under limits; refuses what does not replay."""
    task = Check(text, hall.settings.record_moves)
    try:
        answer = await hall.checkers.run(task, hall.settings.record_seconds, Checked)
    except Late as fault:
        raise Refused("record-took-too-long", 400) from fault
    except Crashed as fault:
        raise Refused("bad-record", 400, fault="it cannot be replayed") from fault
    if isinstance(answer, Failed):
        raise Refused("bad-record", 400, fault=answer.fault[:300])
    return answer


async def bring_record(hall: Hall, owner: str, text: str) -> Seated:
    """A record from outside becomes a table to look at and to fork."""
    await replays(hall, text)
    try:
        record = parse(text)
    except BadRecord as fault:
        raise Refused("bad-record", 400, fault=str(fault)) from fault
    made = _study(record, record.moves, owner)
    made.closed = True
    names = [*record.names, *[""] * record.seats][: record.seats]
    sat = [e.Sat(made.at, seat, name_of(name or f"{seat + 1}"), "") for seat, name in enumerate(names)]
    room = await hall.make(new_table_id(), [made, *sat, desk.begin(made, made.at)])
    return Seated(room.table.id)


async def record_text(table: Table) -> str:
    return await asyncio.to_thread(lambda: table.finished_record().to_json())


async def verified(hall: Hall, table: Table) -> Verified:
    """The published commitment against key and salt, and a replay of every move in another process."""
    over(table)
    fault = ""
    try:
        await replays(hall, await record_text(table))
    except Refused as refused:
        fault = str(refused.args_.get("fault", refused.why))
    return Verified(
        table.commitment,
        table.key.hex(),
        table.salt.hex(),
        len(table.moves),
        kept=commitment(table.key, table.salt) == table.commitment,
        replays=not fault,
        over=not table.made.closed or table.position().over(),
        text=fault,
    )
