"""Making tables: new ones, rematches, forks of finished games, records that somebody brought."""

from __future__ import annotations

import asyncio
from time import time

from msgspec import UNSET

from tenban.kernel.record import Record, RecordError, commitment, parse
from tenban.kernel.rules import SetupError
from tenban.server.presenters import messages
from tenban.server.presenters.schema import ForkTable, NewTable, Seated, Verified
from tenban.server.tables import commands
from tenban.server.tables import events as e
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.levels import level_of
from tenban.server.tables.names import name_of
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tenban.server.tables.table import Table
from tenban.server.tables.tokens import new_invite, new_table_id
from tenban.server.workers.pool import WorkerCrashedError, WorkerTimeoutError
from tenban.server.workers.worker import Check, Checked, Failed

Seating = NewTable | ForkTable  # both say who sits where


async def make_new(registry: TableRegistry, owner: str, request: NewTable) -> Seated:
    await _check_room_for_one_more(registry, owner)
    made = _new(registry, owner, request)
    return await _make(registry, owner, made, request)


async def fork(registry: TableRegistry, owner: str, table: Table, request: ForkTable) -> Seated:
    """Go on from a past position of a finished game.  Its key is known, so this is a study, not a contest."""
    await _check_room_for_one_more(registry, owner)
    over(table)
    if request.at > len(table.moves):
        raise RefusedError("no-such-move", 404, last=len(table.moves))
    moves = [(move.seat, move.move.text) for move in table.moves[: request.at]]
    made = _study(table.record(), moves, owner)
    made.listed, made.hotseat = request.listed, request.hotseat
    return await _make(registry, owner, made, request)


async def _make(registry: TableRegistry, owner: str, made: e.Made, request: Seating) -> Seated:
    entries: list[e.Entry] = [made, *_seating(made, owner, request)]
    taken = {entry.seat for entry in entries[1:] if isinstance(entry, (e.Sat, e.BotSat))}
    if len(taken) == made.seats:
        entries.append(commands.begin(made, made.at))
    service = await registry.make(new_table_id(), entries)
    return seated(service.table, owner)


def seated(table: Table, owner: str) -> Seated:
    return Seated(table.id, table.seats_of(owner), messages.invites(table, owner))


def over(table: Table) -> None:
    """Secrets are told when the game is over."""
    if table.phase() != "over":
        raise RefusedError("table-not-over")


async def _check_room_for_one_more(registry: TableRegistry, owner: str) -> None:
    most = registry.settings.tables_per_guest
    if owner and await registry.store.open_tables(owner) >= most:
        raise RefusedError("too-many-tables", 429, most=most)


def _new(registry: TableRegistry, owner: str, request: NewTable) -> e.Made:
    game = registry.games.get(request.game)
    if game is None:
        raise RefusedError("no-such-game", 404, game=request.game, games=", ".join(registry.games))
    rules = game.rules
    try:
        options = rules.checked(request.seats, request.options)
        rules.setup(request.seats, options)
    except SetupError as fault:
        raise RefusedError(text=str(fault), status=400) from fault
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
            raise RefusedError("too-many-seats", 400, seat=seat + 1)
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
            raise RefusedError("seat-taken")
        return [request.seat]
    return open_seats[:1]


async def rematch(registry: TableRegistry, owner: str, service: TableService) -> Seated:
    """The same people and bots at a new table.  All who ask come to the same one."""
    await service.do(lambda table, now: commands.rematch(table, now, owner, new_table_id()))
    old = service.table
    made = e.Made(
        int(time()),
        old.made.game,
        service.game.rules.version,
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
    entries.append(commands.begin(made, made.at))
    try:
        new = await registry.service(old.rematch)
    except RefusedError:
        new = await registry.make(old.rematch, entries)
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


async def replays(registry: TableRegistry, text: str) -> Checked:
    """Replay a record in another process, under limits; refuses what does not replay."""
    task = Check(text, registry.settings.record_moves)
    try:
        answer = await registry.checkers.run(task, registry.settings.record_seconds, Checked)
    except WorkerTimeoutError as fault:
        raise RefusedError("record-took-too-long", 400) from fault
    except WorkerCrashedError as fault:
        raise RefusedError("bad-record", 400, fault="it cannot be replayed") from fault
    if isinstance(answer, Failed):
        raise RefusedError("bad-record", 400, fault=answer.fault[:300])
    return answer


async def bring_record(registry: TableRegistry, owner: str, text: str) -> Seated:
    """A record from outside becomes a table to look at and to fork."""
    await replays(registry, text)
    try:
        record = parse(text)
    except RecordError as fault:
        raise RefusedError("bad-record", 400, fault=str(fault)) from fault
    made = _study(record, record.moves, owner)
    made.closed = True
    names = [*record.names, *[""] * record.seats][: record.seats]
    sat = [e.Sat(made.at, seat, name_of(name or f"{seat + 1}"), "") for seat, name in enumerate(names)]
    service = await registry.make(new_table_id(), [made, *sat, commands.begin(made, made.at)])
    return Seated(service.table.id)


async def record_text(table: Table) -> str:
    return await asyncio.to_thread(lambda: table.finished_record().to_json())


async def verified(registry: TableRegistry, table: Table) -> Verified:
    """The published commitment against key and salt, and a replay of every move in another process."""
    over(table)
    fault = ""
    try:
        await replays(registry, await record_text(table))
    except RefusedError as refused:
        fault = str(refused.args_.get("fault", refused.why))
    return Verified(
        table.commitment,
        table.key.hex(),
        table.salt.hex(),
        len(table.moves),
        kept=commitment(table.key, table.salt) == table.commitment,
        replays=not fault,
        over=not table.made.closed or table.match().over,
        text=fault,
    )
