"""What happens about absent people by itself: a bot stands in if that was agreed, and goes when they return."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic

from tenban.server.store import StoreError
from tenban.server.tables import commands
from tenban.server.tables import events as e
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.levels import checked_level
from tenban.server.tables.service import QUIET, Command, TableService

log = logging.getLogger("tenban.absence")
MARGIN = 0.05  # seconds after the moment at which a person becomes absent


class AbsenceKeeper:
    """Listens to one table."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def table_changed(self, events: Sequence[e.TableEvent]) -> None:
        """Look at who is waited for; a move changes that only where a bot would play on."""
        if self._service.table.made.absence == "bot" or not all(isinstance(event, QUIET) for event in events):
            self._review()

    def people_changed(self) -> None:
        self._review()

    def busy(self) -> bool:
        return bool(self._tasks)

    def cut(self) -> None:
        """Have no connections to end."""

    def close(self) -> None:
        self._stop_waiting()
        for task in self._tasks:
            task.cancel()

    def _review(self) -> None:
        """Give seats back to people who have returned, and wait for those who may become absent."""
        service = self._service
        here = service.presence.here()
        if any(service.table.seats[seat].owner in here for seat in service.table.stand_ins()):
            self._execute(lambda table, now: commands.give_back(table, now, service.presence.here()))
        self._stop_waiting()
        times = [service.presence.absent_at(service.table.seats[seat].owner) for seat in self._waited_for()]
        if times and here:
            delay = max(0.0, min(times) - monotonic()) + MARGIN
            self._timer = asyncio.get_running_loop().call_later(delay, self._replace_absent)

    def _waited_for(self) -> list[int]:
        """Return the seats whose move the game waits for, whose person is not here, and for whom a bot may play on."""
        table, here = self._service.table, self._service.presence.here()
        if table.made.absence != "bot" or table.phase() != "running":
            return []
        away = [seat for seat in table.match().to_act if table.seats[seat].owner not in here]
        return [seat for seat in away if table.seats[seat].kind() == "person"]

    def _replace_absent(self) -> None:
        self._timer = None
        service = self._service
        absent = service.presence.absent(service.table.people())
        for seat in self._waited_for():
            if service.table.seats[seat].owner in absent:
                self._stand_in(seat)
        if not self._tasks:
            self._review()  # somebody was seen meanwhile: wait on

    def _stand_in(self, seat: int) -> None:
        nobody, level = self._service.asker(""), checked_level("")
        self._execute(lambda table, now: commands.stand_in(table, now, nobody, seat, level))

    def _execute(self, command: Command) -> None:
        task = asyncio.create_task(self._run(command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, command: Command) -> None:
        try:
            await self._service.execute(command)
        except RefusedError as refused:
            log.debug("nothing is done about an absence at %s: %s", self._service.table.id, refused)
        except StoreError as error:
            log.warning("an absence at %s could not be written: %s", self._service.table.id, error)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
