"""All tables of one server process: found, made, shared with other processes, forgotten when empty."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Mapping
from typing import NamedTuple
from uuid import uuid4

import msgspec

from tenban.kernel.record import BadRecord
from tenban.table import entry as e
from tenban.table.fold import Table, made_table
from tenban.table.games import Kept, TableGame
from tenban.table.metrics import Metrics
from tenban.table.refusal import Refused
from tenban.table.replays import Replays
from tenban.table.room import Room, head_of, rows_of
from tenban.table.settings import Settings
from tenban.table.store import Conflict, Store, StoreError
from tenban.table.thinkers import Thinkers

log = logging.getLogger("tenban.hall")
SWEEP = 30.0  # seconds between looks at what is idle


class Whisper(NamedTuple):
    """What processes tell each other about who is at a table."""

    process: str
    table: str
    sockets: dict[str, int]


class Hall:
    def __init__(self, games: Mapping[str, TableGame], store: Store, settings: Settings) -> None:
        self.games: dict[str, TableGame] = {name: Kept(game) for name, game in games.items()}
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.replays = Replays()
        self.advisers = Thinkers(1)  # neither hints …
        self.checkers = Thinkers(1)  # … nor strangers' records ever keep the bots waiting
        self.rooms: dict[str, Room] = {}
        self._process = uuid4().hex[:12]
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open(self._heard, self._overheard)
        self._spawn(self._resume())
        self._spawn(self._sweep())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for room in self.rooms.values():
            room.close()
        for pool in (self.thinkers, self.advisers, self.checkers):
            await pool.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- finding

    async def room(self, id: str) -> Room:
        """The table of that id, read from the store if need be; refuses if there is none."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._read(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _read(self, id: str) -> Room:
        rows = await self.store.read(id)
        if not rows:
            raise Refused("table-gone", 404)
        return self._admit(id, [e.decode(row) for row in rows])

    def _admit(self, id: str, entries: list[e.Entry]) -> Room:
        room = Room(self, *self._fold(id, entries))
        self.rooms[id] = room
        room.bots.wake()
        return room

    def _fold(self, id: str, entries: list[e.Entry]) -> tuple[TableGame, Table]:
        made = entries[0]
        assert isinstance(made, e.Made)
        game = self.games.get(made.game)
        if game is None:
            raise Refused("table-broken", 410, fault=made.game)
        try:
            table = made_table(id, made, game.rules)
            for entry in entries[1:]:
                table.hear(entry)
            table.phase()  # plays every move: what does not replay is found here
        except BadRecord as fault:
            raise Refused("table-broken", 410, fault=str(fault)) from fault
        return game, table

    # -- making

    async def make(self, id: str, entries: list[e.Entry]) -> Room:
        """Write a new table down and open it."""
        _, table = self._fold(id, entries)
        try:
            await self.store.append(id, 1, rows_of(entries), head_of(table))
        except Conflict:
            return await self.room(id)
        self.metrics.tables_made += 1
        return self.rooms.get(id) or self._admit(id, entries)

    # -- other processes

    def _heard(self, table: str, seq: int) -> None:
        """Another process, or this one, has written; "" and -1: anybody may have."""
        for room in [self.rooms[table]] if table in self.rooms else [] if table else list(self.rooms.values()):
            if seq < 0 or seq > room.table.seq:
                self._spawn(room.catch_up(seq))

    def _overheard(self, text: str) -> None:
        with contextlib.suppress(msgspec.ValidationError, msgspec.DecodeError):
            whisper = msgspec.json.decode(text, type=Whisper)
            room = self.rooms.get(whisper.table)
            if room is not None and whisper.process != self._process:
                room.presence.hear(whisper.process, whisper.sockets)
                room.tell_tables()

    def shout_presence(self, room: Room) -> None:
        if self.store.shared:
            whisper = Whisper(self._process, room.table.id, room.presence.local())
            self._spawn(self._shout(msgspec.json.encode(whisper).decode()))

    async def _shout(self, text: str) -> None:
        with contextlib.suppress(StoreError):  # it is said again before long
            await self.store.shout(text)

    # -- housekeeping

    async def _resume(self) -> None:
        """After a start: games in which a bot is to move go on by themselves."""
        for id in await self.store.unfinished():
            try:
                await self.room(id)
            except Refused as fault:
                log.warning("table %s cannot go on: %s", id, fault.args_.get("fault", fault))
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for id, room in list(self.rooms.items()):
                if room.idle():
                    room.close()
                    del self.rooms[id]
                elif room.viewers:
                    self.shout_presence(room)
                    room.tell_tables()
