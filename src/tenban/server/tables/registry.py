"""All tables of one server process: found, made, shared with other processes, forgotten when empty."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Mapping
from typing import NamedTuple
from uuid import uuid4

import msgspec

from tenban.kernel.record import RecordError
from tenban.server.metrics import Metrics
from tenban.server.presenters.games import Kept, TableGame
from tenban.server.settings import Settings
from tenban.server.store import ConflictError, Store, StoreError
from tenban.server.tables import events as e
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.replays import Replays
from tenban.server.tables.service import TableService, head_of, rows_of
from tenban.server.tables.table import Table, made_table
from tenban.server.workers.pool import WorkerPool

log = logging.getLogger("tenban.registry")
SWEEP = 30.0  # seconds between looks at what is idle


class PresenceNotice(NamedTuple):
    """What processes tell each other about who is at a table."""

    process: str
    table: str
    sockets: dict[str, int]


class TableRegistry:
    def __init__(self, games: Mapping[str, TableGame], store: Store, settings: Settings) -> None:
        self.games: dict[str, TableGame] = {name: Kept(game) for name, game in games.items()}
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.workers = WorkerPool(settings.workers)
        self.replays = Replays()
        self.advisers = WorkerPool(1)  # neither hints …
        self.checkers = WorkerPool(1)  # … nor strangers' records ever keep the bots waiting
        self.services: dict[str, TableService] = {}
        self._process = uuid4().hex[:12]
        self._opening: dict[str, asyncio.Future[TableService]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open(self._heard, self._overheard)
        self._spawn(self._resume())
        self._spawn(self._sweep())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for service in self.services.values():
            service.close()
        for pool in (self.workers, self.advisers, self.checkers):
            await pool.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- finding

    async def service(self, id: str) -> TableService:
        """The table of that id, read from the store if need be; refuses if there is none."""
        service = self.services.get(id)
        if service is not None:
            return service
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._read(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _read(self, id: str) -> TableService:
        rows = await self.store.read(id)
        if not rows:
            raise RefusedError("table-gone", 404)
        return self._admit(id, [e.decode(row) for row in rows])

    def _admit(self, id: str, entries: list[e.Entry]) -> TableService:
        service = TableService(self, *self._fold(id, entries))
        self.services[id] = service
        service.bots.wake()
        return service

    def _fold(self, id: str, entries: list[e.Entry]) -> tuple[TableGame, Table]:
        made = entries[0]
        assert isinstance(made, e.Made)
        game = self.games.get(made.game)
        if game is None:
            raise RefusedError("table-broken", 410, fault=made.game)
        try:
            table = made_table(id, made, game.rules)
            for entry in entries[1:]:
                table.hear(entry)
            table.phase()  # plays every move: what does not replay is found here
        except RecordError as fault:
            raise RefusedError("table-broken", 410, fault=str(fault)) from fault
        return game, table

    # -- making

    async def make(self, id: str, entries: list[e.Entry]) -> TableService:
        """Write a new table down and open it."""
        _, table = self._fold(id, entries)
        try:
            await self.store.append(id, 1, rows_of(entries), head_of(table))
        except ConflictError:
            return await self.service(id)
        self.metrics.tables_made += 1
        return self.services.get(id) or self._admit(id, entries)

    # -- other processes

    def _heard(self, table: str, seq: int) -> None:
        """Another process, or this one, has written; "" and -1: anybody may have."""
        for service in (
            [self.services[table]] if table in self.services else [] if table else list(self.services.values())
        ):
            if seq < 0 or seq > service.table.seq:
                self._spawn(service.catch_up(seq))

    def _overheard(self, text: str) -> None:
        with contextlib.suppress(msgspec.ValidationError, msgspec.DecodeError):
            notice = msgspec.json.decode(text, type=PresenceNotice)
            service = self.services.get(notice.table)
            if service is not None and notice.process != self._process:
                service.presence.hear(notice.process, notice.sockets)
                service.tell_tables()

    def publish_presence(self, service: TableService) -> None:
        if self.store.shared:
            notice = PresenceNotice(self._process, service.table.id, service.presence.local())
            self._spawn(self._publish(msgspec.json.encode(notice).decode()))

    async def _publish(self, text: str) -> None:
        with contextlib.suppress(StoreError):  # it is said again before long
            await self.store.publish(text)

    # -- housekeeping

    async def _resume(self) -> None:
        """After a start: games in which a bot is to move go on by themselves."""
        for id in await self.store.unfinished():
            try:
                await self.service(id)
            except RefusedError as fault:
                log.warning("table %s cannot go on: %s", id, fault.args_.get("fault", fault))
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for id, service in list(self.services.items()):
                if service.idle():
                    service.close()
                    del self.services[id]
                elif service.viewers:
                    self.publish_presence(service)
                    service.tell_tables()
