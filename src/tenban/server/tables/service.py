"""A table with people around it: writes what the desk decides, then tells everybody.

Nothing changes in memory before it is on the disk.  Several processes may hold the same table: whoever finds a
number taken reads what he missed and decides anew.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable, Set
from time import monotonic, time
from typing import TYPE_CHECKING

from tenban.kernel.view import SPECTATOR
from tenban.server.presenters import messages
from tenban.server.presenters.games import TableGame
from tenban.server.presenters.scenes import Scenes
from tenban.server.presenters.schema import Lang
from tenban.server.store import ConflictError, Head, Row
from tenban.server.tables import events as e
from tenban.server.tables.commands import MOST_ENTRIES, Plan
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.presence import Presence
from tenban.server.tables.table import Table
from tenban.server.workers.bots import BotRunner
from tenban.server.ws.connection import Viewer

if TYPE_CHECKING:
    from tenban.server.tables.registry import TableRegistry

log = logging.getLogger("tenban.service")
Decide = Callable[[Table, int], Plan]  # the table and the time -> what to write
TRIES = 8  # against other processes that write to the same table
QUIET = (e.Moved, e.Said)  # entries that change neither people nor, before the end, phase


def head_of(table: Table) -> Head:
    return Head(table.id, table.phase(), table.made.listed, table.changed, messages.line(table), table.owners())


def last_head(table: Table, now: int) -> Head:
    """After the last move: the same people, a game that is over."""
    return Head(table.id, "over", table.made.listed, now, messages.line(table, "over"), None)


def rows_of(entries: list[e.Entry]) -> list[Row]:
    return [Row(e.encode(entry), e.act_name(entry)) for entry in entries]


class TableService:
    def __init__(self, registry: TableRegistry, game: TableGame, table: Table) -> None:
        self.registry = registry
        self.game = game
        self.table = table
        self.viewers: set[Viewer] = set()
        self.presence = Presence(registry.settings.absent_seconds)
        self.bots = BotRunner(self)
        self.touched = monotonic()
        self._lock = asyncio.Lock()
        self.scenes = Scenes(game, registry.metrics)
        self._tables: dict[tuple[str, Lang], bytes] = {}
        self._undo_timer: asyncio.TimerHandle | None = None
        self._undo_due = 0.0
        self._behind: set[Viewer] = set()  # those who have not seen the newest position
        self._showing: asyncio.TimerHandle | None = None

    # -- writing

    async def do(self, decide: Decide, written: Callable[[int], None] | None = None) -> int:
        """Carry a request out; the number of its last entry.  Raises RefusedError, AlreadyDoneError or StoreError.

        `written` hears of it before anybody is shown what came of it.
        """
        self.touched = monotonic()
        async with self._lock:
            for _ in range(TRIES):
                plan = decide(self.table, int(time()))
                if not plan.entries:
                    return self.table.seq
                if self.table.seq > MOST_ENTRIES:
                    raise RefusedError("journal-is-full")
                if await self._write(plan, written):
                    return self.table.seq
        raise RefusedError("stale", stale=True)

    async def _write(self, plan: Plan, written: Callable[[int], None] | None) -> bool:
        """False: another process was first; now its entries are here too."""
        quiet = all(isinstance(entry, QUIET) for entry in plan.entries)
        new = self.table if quiet else self.table.after(plan.entries, plan.ready)
        head = None if quiet else head_of(new)
        if quiet and plan.ready is not None and not plan.ready.state.stack:
            head = last_head(self.table, plan.entries[-1].at)
        try:
            await self.registry.store.append(self.table.id, self.table.seq + 1, rows_of(plan.entries), head)
        except ConflictError:
            await self._read_missing()
            return False
        if quiet:
            for entry in plan.entries:
                self.table.hear(entry, plan.ready)
        self.table = new
        if written is not None:
            written(new.seq)
        self._tell(plan.entries)
        return True

    async def catch_up(self, seq: int) -> None:
        """Another process says that there are entries up to `seq` (-1: perhaps)."""
        async with self._lock:
            if seq < 0 or seq > self.table.seq:
                await self._read_missing()

    async def _read_missing(self) -> None:
        entries = [e.decode(row) for row in await self.registry.store.read(self.table.id, self.table.seq)]
        for entry in entries:
            self.table.hear(entry)
        if entries:
            self._tell(entries)

    # -- telling

    def enter(self, viewer: Viewer) -> None:
        self.touched = monotonic()
        self.presence.enter(viewer.owner)
        self._people_changed()
        self.viewers.add(viewer)  # last: it is greeted apart

    def part(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = monotonic()
        self.presence.part(viewer.owner)
        self._people_changed()

    def _people_changed(self) -> None:
        self.registry.publish_presence(self)
        self.tell_tables()

    def greet(self, viewer: Viewer) -> None:
        """Everything a socket needs to begin with."""
        viewer.send(self._table_for(viewer))
        viewer.send(messages.encode(messages.chat_message(self.table)))
        self.show(viewer)

    def show(self, viewer: Viewer) -> None:
        """The position from where the viewer looks."""
        if self.table.begun():
            viewer.send(self._scene_for(viewer))
            viewer.undo = b""
            self._undo_soon()

    def _tell(self, entries: list[e.Entry]) -> None:
        """What is written stands, even if a face cannot draw it."""
        try:
            self._tell_all(entries)
        except Exception:
            self._cannot_show()
        self.bots.wake()

    def _tell_all(self, entries: list[e.Entry]) -> None:
        """Everybody hears what changed, each in his language and from his seat."""
        self.scenes.clear()
        moved = any(not isinstance(entry, e.Said) for entry in entries) and self.table.begun()
        said = any(isinstance(entry, e.Said) for entry in entries)
        settled = any(not isinstance(entry, QUIET) for entry in entries) or self.table.phase() == "over"
        if said:
            chat = messages.encode(messages.chat_message(self.table, self.table.seq - len(entries)))
            self._send_all(chat)
        if moved:
            self._show_all({entry.seat for entry in entries if isinstance(entry, e.Moved)}, at_once=settled)
            self._undo_soon(asked=any(isinstance(entry, (e.UndoAsked, e.UndoAnswered)) for entry in entries))
        if settled:
            self.tell_tables()

    def _show_all(self, movers: Set[int], at_once: bool) -> None:
        """Who has chosen and who is asked see it now; others a moment later, and then the newest of what came."""
        asked, delay = self.table.match().to_act, self.registry.settings.scene_delay
        for viewer in self.viewers:
            if at_once or not delay or viewer.seat in asked or viewer.seat in movers:
                viewer.send(self._scene_for(viewer))
                self._behind.discard(viewer)
            else:
                self._behind.add(viewer)
        if self._behind and self._showing is None:
            self._showing = asyncio.get_running_loop().call_later(delay, self._show_those_behind)

    def _show_those_behind(self) -> None:
        self._showing = None
        behind, self._behind = self._behind, set()
        try:
            for viewer in behind & self.viewers:
                viewer.send(self._scene_for(viewer))
        except Exception:
            self._cannot_show()

    def _cannot_show(self) -> None:
        log.error("table %s cannot be shown: %s", self.table.id, traceback.format_exc())
        self.registry.metrics.faults += 1

    def tell_tables(self) -> None:
        self._tables.clear()
        for viewer in self.viewers:
            viewer.send(self._table_for(viewer))

    def _send_all(self, data: bytes) -> None:
        for viewer in self.viewers:
            viewer.send(data)

    def _scene_for(self, viewer: Viewer) -> bytes:
        if viewer.seat not in self.table.seats_of(viewer.owner):
            viewer.seat = SPECTATOR  # a seat given up before the start may be another's now
        return self.scenes.message(self.table, viewer.seat, viewer.lang)

    def _table_for(self, viewer: Viewer) -> bytes:
        key = (viewer.owner, viewer.lang)
        if key not in self._tables:
            watchers = self.presence.watchers(self.table.people())
            here, absent = self.presence.here(), self.presence.absent(self.table.people())
            message = messages.table_message(self.table, viewer.lang, viewer.owner, here, absent, watchers)
            self._tables[key] = messages.encode(message)
        return self._tables[key]

    def _undo_soon(self, asked: bool = False) -> None:
        """To find out whether something was shown takes a moment: only once the table is at rest."""
        loop, delay = asyncio.get_running_loop(), 0.0 if asked else self.registry.settings.undo_delay
        self._undo_due = loop.time() + delay
        if self._undo_timer is None or asked:
            if self._undo_timer is not None:
                self._undo_timer.cancel()
            self._undo_timer = loop.call_later(delay, self._at_rest)

    def _at_rest(self) -> None:
        """One timer waits for many moves: if there were some meanwhile, it waits on."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._undo_due:
            self._undo_timer = loop.call_at(self._undo_due, self._at_rest)
            return
        self._undo_timer = None
        self._tell_undo()

    def _tell_undo(self) -> None:
        told: dict[tuple[int, Lang], bytes] = {}
        for viewer in self.viewers:
            if viewer.seat >= 0:
                key = (viewer.seat, viewer.lang)
                if key not in told:
                    told[key] = messages.encode(messages.undo_message(self.table, *key))
                if told[key] != viewer.undo:
                    viewer.undo = told[key]
                    viewer.send(told[key])

    def idle(self) -> bool:
        """May the table be forgotten until somebody comes?"""
        rests = not self.viewers and not self.bots.busy() and not self._lock.locked()
        return rests and monotonic() - self.touched > self.registry.settings.idle_seconds

    def close(self) -> None:
        self.bots.stop()
        for timer in (self._undo_timer, self._showing):
            if timer is not None:
                timer.cancel()
        for viewer in self.viewers:
            viewer.cut()
