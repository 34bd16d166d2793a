"""A table in memory: decides requests one at a time, writes their events, then notifies its listeners.

Nothing changes in memory before it is on the disk.  Several processes may hold the same table: a process that finds
a number taken reads the events it missed and decides again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic, time

from tenban.server.settings import Settings
from tenban.server.store import ConflictError, Head, Row, Store
from tenban.server.tables import events as e
from tenban.server.tables.commands import Decision
from tenban.server.tables.errors import NothingToDoError, RefusedError
from tenban.server.tables.games import TableGame
from tenban.server.tables.listener import Listener
from tenban.server.tables.mutex import Mutex
from tenban.server.tables.permissions import MOST_EVENTS, Asker
from tenban.server.tables.presence import Presence
from tenban.server.tables.summary import encoded_summary
from tenban.server.tables.table import Table

Command = Callable[[Table, int], Decision]  # the table and the time -> the events to append
TRIES = 8  # against other processes that write to the same table
MAKER = -1  # in the index: the maker, who has no seat
QUIET = (e.Moved, e.Said)  # events that change neither people nor, before the end, the phase


def head_of(table: Table) -> Head:
    """Return the index entry of a table."""
    phase, owners = table.phase(), table.owners()
    if table.made.maker and table.made.maker not in owners.values():
        owners[MAKER] = table.made.maker  # who watches finds the table, too
    known = phase == "over" and not table.made.closed  # a closed game is replayed by workers only
    result = (table.match().winners, table.match().totals) if known else ([], [])
    return Head(table.id, phase, table.made.listed, table.changed, encoded_summary(table, phase, result), owners)


def final_head(table: Table, now: int, result: tuple[list[int], list[int]]) -> Head:
    """Return the index entry of a table after its last move: the same people, a game that is over."""
    return Head(table.id, "over", table.made.listed, now, encoded_summary(table, "over", result), None)


def rows_of(events: Sequence[e.TableEvent]) -> list[Row]:
    """Return events as the store keeps them."""
    return [Row(e.encode(event), e.action_key(event)) for event in events]


class TableService:
    """One table of this process."""

    def __init__(
        self,
        game: TableGame,
        table: Table,
        store: Store,
        settings: Settings,
        announce_presence: Callable[[TableService], None],
    ) -> None:
        self.game = game
        self.table = table
        self.settings = settings
        self.presence = Presence(table.made.absent_seconds or settings.absent_seconds)
        self.listeners: tuple[Listener, ...] = ()
        self._store = store
        self._announce_presence = announce_presence
        self._touched = monotonic()
        self._mutex = Mutex()  # of those who write

    def asker(self, owner: str) -> Asker:
        """Return a person as one who asks for something at this table now."""
        return Asker(owner, self.presence.absent(self.table.people()))

    # -- writing

    async def execute(self, command: Command, on_written: Callable[[int], None] | None = None) -> int:
        """Carry a command out and return the number of its last event.

        Raise RefusedError, AlreadyDoneError or StoreError.  `on_written` is called before the listeners.
        """
        self._touched = monotonic()
        if not self._mutex.take():
            await self._mutex.wait()
        try:
            for _ in range(TRIES):
                try:
                    decision = command(self.table, int(time()))
                except NothingToDoError:
                    return self.table.seq
                if not decision.events:
                    return self.table.seq
                if self.table.seq > MOST_EVENTS:
                    raise RefusedError("journal-is-full")
                if await self._write(decision, on_written):
                    return self.table.seq
        finally:
            self._mutex.release()
        raise RefusedError("stale", stale=True)

    async def _write(self, decision: Decision, on_written: Callable[[int], None] | None) -> bool:
        """Append and apply the events.  Return False if another process was first; its events are applied instead."""
        events, successor = decision.events, decision.successor
        quiet = all(isinstance(event, QUIET) for event in events)
        new = self.table if quiet else self.table.with_events(events, successor)
        head = None if quiet else head_of(new)
        if quiet and successor is not None and not successor.state.stack:
            rules, end = self.game.rules, successor.state
            head = final_head(self.table, events[-1].at, (rules.winners(end), rules.totals(end)))
        taken = False
        try:
            await self._store.append(self.table.id, self.table.seq + 1, rows_of(events), head)
        except ConflictError:
            taken = True
        if taken:
            await self._read_missing()
            return False
        if quiet:
            for event in events:
                self.table.apply(event, successor)
        self.table = new
        if on_written is not None:
            on_written(new.seq)
        self._notify(events)
        return True

    async def catch_up(self, seq: int) -> None:
        """Read the events up to `seq` that another process has written (-1: there may be some)."""
        if not self._mutex.take():
            await self._mutex.wait()
        try:
            if seq < 0 or seq > self.table.seq:
                await self._read_missing()
        finally:
            self._mutex.release()

    async def _read_missing(self) -> None:
        events = [e.decode(row) for row in await self._store.read(self.table.id, self.table.seq)]
        for event in events:
            self.table.apply(event)
        if events:
            self._notify(events)

    def _notify(self, events: Sequence[e.TableEvent]) -> None:
        for listener in self.listeners:
            listener.table_changed(events)

    # -- people

    def enter(self, owner: str) -> None:
        """A socket of this owner was opened."""
        self._touched = monotonic()
        self.presence.enter(owner)
        self._people_changed()

    def leave(self, owner: str) -> None:
        """A socket of this owner was closed."""
        self._touched = monotonic()
        self.presence.leave(owner)
        self._people_changed()

    def update_presence(self, process: str, sockets: dict[str, int]) -> None:
        """Take in what another process reports about the people here."""
        self.presence.update(process, sockets)
        self._notify_people()

    def refresh_presence(self) -> None:
        """Report the people here to other processes again, and show who has become absent."""
        self._people_changed()

    def _people_changed(self) -> None:
        self._announce_presence(self)
        self._notify_people()

    def _notify_people(self) -> None:
        for listener in self.listeners:
            listener.people_changed()

    # -- end

    def idle(self) -> bool:
        """Return whether the table may be dropped from memory until somebody comes."""
        busy = self._mutex.taken() or any(listener.busy() for listener in self.listeners)
        most = self.settings.finished_seconds if self.table.phase() == "over" else self.settings.idle_seconds
        return not busy and monotonic() - self._touched > most

    def close(self) -> None:
        """End the listeners and let go of them: they refer to this table, which is freed at once then."""
        listeners, self.listeners = self.listeners, ()
        for listener in listeners:
            listener.close()
