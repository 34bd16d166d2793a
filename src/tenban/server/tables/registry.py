"""All tables of one server process: found, made, shared with other processes, dropped when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple, TypeVar
from uuid import uuid4

import msgspec

from tenban.kernel.record import RecordError
from tenban.lessons import Guide
from tenban.server.metrics import Metrics
from tenban.server.settings import Settings
from tenban.server.store import ConflictError, Store, StoreError
from tenban.server.tables import events as e
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.games import CachedGame, TableGame
from tenban.server.tables.listener import Listener
from tenban.server.tables.service import TableService, head_of, rows_of
from tenban.server.tables.table import Table

T = TypeVar("T")
log = logging.getLogger("tenban.registry")
SLICE = 0.005  # seconds of work before others have their turn
FIRST_DELAY, LONGEST_DELAY = 0.2, 5.0  # seconds between tries while the storage fails
MOST_SET_ASIDE = 10_000
UNREADABLE = 410  # the HTTP status of a table that cannot be read
SWEEP = 30.0  # seconds between sweeps of idle tables
ListenerFactory = Callable[[TableService], tuple[Listener, ...]]


class PresenceReport(NamedTuple):
    """What processes tell each other about the people at a table."""

    process: str
    table: str
    sockets: dict[str, int]


async def in_slices(work: Iterator[None]) -> None:
    """Do a long piece of work without keeping the event loop for longer than a moment."""
    end = monotonic() + SLICE
    for _ in work:
        if monotonic() > end:
            await asyncio.sleep(0)
            end = monotonic() + SLICE


class TableRegistry:
    """The tables of this process.  `listen` returns the listeners of a table that comes into memory."""

    def __init__(
        self,
        games: Mapping[str, TableGame],
        store: Store,
        settings: Settings,
        metrics: Metrics,
        listen: ListenerFactory = lambda service: (),
    ) -> None:
        self.games: dict[str, TableGame] = {name: CachedGame(game) for name, game in games.items()}
        self.store = store
        self.settings = settings
        self.services: dict[str, TableService] = {}
        self._metrics = metrics
        self._listen = listen
        self._process = uuid4().hex[:12]
        self._opening: dict[str, asyncio.Future[TableService]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._set_aside: dict[str, RefusedError] = {}  # tables that cannot be read, until the next start

    async def open(self) -> None:
        """Open the store and resume running games; raise StoreError."""
        await self.store.open(self._on_append, self._on_message)
        self._spawn(self._resume())
        self._spawn(self._sweep())
        self._spawn(self._drop_finished())

    def close(self) -> None:
        """Close the tables; the store stays open."""
        for task in list(self._tasks):
            task.cancel()
        for service in self.services.values():
            service.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Forget a task; one that failed is reported."""
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("a fault in the background", exc_info=fault)
            self._metrics.faults += 1

    # -- finding

    def game(self, name: str) -> TableGame:
        """Return the game of that name; raise RefusedError if there is none."""
        game = self.games.get(name)
        if game is None:
            raise RefusedError("no-such-game", 404, game=name, games=", ".join(self.games))
        return game

    async def service(self, id: str) -> TableService:
        """Return the table of that id, read from the store if need be; raise RefusedError if there is none."""
        service = self.services.get(id)
        if service is not None:
            return service
        if id in self._set_aside:
            raise self._set_aside[id]
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._read(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _read(self, id: str) -> TableService:
        rows = await self.store.read(id)
        if not rows:
            raise RefusedError("table-gone", 404)
        try:
            game, table = await self._rebuild(id, [e.decode(row) for row in rows])
        except Exception as fault:
            raise self._put_aside(id, fault) from fault
        service = self._register(game, table)
        if self.store.shared:
            self._spawn(self._catch_up(service, -1))  # what was written since the journal was read
        return service

    def _put_aside(self, id: str, fault: Exception) -> RefusedError:
        """Set a table that cannot be read aside, and return why; the others go on."""
        if isinstance(fault, RefusedError):
            refusal = fault
            if refusal.status != UNREADABLE:
                return refusal
        else:
            log.error("table %s cannot be read: %r", id, fault)
            refusal = RefusedError("table-broken", UNREADABLE, fault="its journal cannot be read by this version")
        if len(self._set_aside) < MOST_SET_ASIDE:
            self._set_aside[id] = refusal
        self._metrics.unreadable = len(self._set_aside)
        return refusal

    def _register(self, game: TableGame, table: Table) -> TableService:
        service = TableService(game, table, self.store, self.settings, self._announce_presence)
        service.listeners = self._listen(service)
        self.services[table.id] = service
        for listener in service.listeners:
            listener.table_changed([])
        return service

    async def _rebuild(self, id: str, events: Sequence[e.TableEvent]) -> tuple[TableGame, Table]:
        """Return a table from its journal; raise RefusedError if it does not replay.

        Other tables are served while a long game is replayed.
        """
        made = events[0]
        if not isinstance(made, e.Made):  # also what was appended to a table that was deleted meanwhile
            raise RecordError("the journal does not begin with the making of the table")
        game = self.games.get(made.game)
        if game is None:
            raise RefusedError("table-broken", 410, fault=made.game)
        try:
            table = Table.create(id, made, game.rules, _guide(game, made))
            for event in events[1:]:
                table.apply(event)
            if table.begun() and not made.closed:
                await in_slices(table.replay())
        except RecordError as fault:
            raise RefusedError("table-broken", 410, fault=str(fault)) from fault
        return game, table

    # -- making

    async def make(self, id: str, events: Sequence[e.TableEvent]) -> TableService:
        """Write a new table and return it; if the id is taken, return the table that has it."""
        game, table = await self._rebuild(id, events)
        try:
            await self.store.append(id, 1, rows_of(events), head_of(table))
        except ConflictError:
            return await self.service(id)
        self._metrics.tables_made += 1
        return self.services.get(id) or self._register(game, table)

    # -- other processes

    def _on_append(self, table: str, seq: int) -> None:
        """Some process has written event `seq` of a table; "" and -1: any table may have changed."""
        if table:
            changed = [self.services[table]] if table in self.services else []
        else:
            changed = list(self.services.values())
        for service in changed:
            if seq < 0 or seq > service.table.seq:
                self._spawn(self._catch_up(service, seq))

    async def _catch_up(self, service: TableService, seq: int) -> None:
        """Read what others have written; while the storage fails, try again as long as the table is in memory."""
        delay = FIRST_DELAY
        while self.services.get(service.table.id) is service:
            try:
                await service.catch_up(seq)
                return
            except StoreError as error:
                log.warning("table %s cannot be read on: %s", service.table.id, error)
            except Exception as fault:
                service.close()
                del self.services[service.table.id]
                self._put_aside(service.table.id, fault)
                self._metrics.faults += 1
                return
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)

    def _on_message(self, text: str) -> None:
        with contextlib.suppress(msgspec.ValidationError, msgspec.DecodeError):
            report = msgspec.json.decode(text, type=PresenceReport)
            service = self.services.get(report.table)
            if service is not None and report.process != self._process:
                service.update_presence(report.process, report.sockets)

    def _announce_presence(self, service: TableService) -> None:
        if self.store.shared:
            sockets = service.presence.report(set(service.table.owners().values()))
            report = PresenceReport(self._process, service.table.id, sockets)
            self._spawn(self._publish(msgspec.json.encode(report).decode()))

    async def _publish(self, text: str) -> None:
        with contextlib.suppress(StoreError):  # the report is repeated by the next sweep
            await self.store.publish(text)

    def cut(self) -> None:
        """End the connections of all viewers: another process may serve them better."""
        for service in self.services.values():
            for listener in service.listeners:
                listener.cut()

    # -- housekeeping

    async def _resume(self) -> None:
        """Open the running tables after a start: games in which a bot is to move go on."""
        for id in await self._patiently(self.store.unfinished):
            try:
                await self._patiently(partial(self.service, id))
            except RefusedError as fault:
                log.warning("table %s cannot be resumed: %s", id, fault.arguments.get("fault", fault))
            await asyncio.sleep(0)

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        """Return what some work returns, however long the storage fails."""
        delay = FIRST_DELAY
        while True:
            try:
                return await work()
            except StoreError as error:
                log.warning("running games cannot be read yet: %s", error)
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await in_slices(self._swept())

    def _swept(self) -> Iterator[None]:
        """Drop idle tables and report the people at the others, with a pause before each: there may be thousands."""
        for id in list(self.services):
            yield
            if id in self.services and not self._dropped(id) and self.services[id].presence.local():
                self.services[id].refresh_presence()

    async def _drop_finished(self) -> None:
        """Drop finished tables soon: there may be many of them between two sweeps."""
        while True:
            await asyncio.sleep(min(self.settings.finished_seconds, SWEEP))
            await in_slices(self._dropped_if_over())

    def _dropped_if_over(self) -> Iterator[None]:
        for id in list(self.services):
            yield
            if id in self.services and self.services[id].table.phase() == "over":
                self._dropped(id)

    def _dropped(self, id: str) -> bool:
        """Drop a table from memory if it is idle, and return whether it was."""
        if not self.services[id].idle():
            return False
        self.services.pop(id).close()
        return True


def _guide(game: TableGame, made: e.Made) -> Guide | None:
    """Return what follows the lesson of a table; None if it has none, or one that this version does not know."""
    lesson = game.lessons().get(made.lesson) if made.lesson else None
    return Guide(lesson, game.rules.space) if lesson is not None else None
