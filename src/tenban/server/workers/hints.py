"""Hints: the best few moves of a seat, found in a worker process from what the seat sees."""

from __future__ import annotations

import logging

from tenban.kernel.snapshot import encode
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.service import TableService
from tenban.server.workers.bots import question_seed
from tenban.server.workers.pool import WorkerBusyError, WorkerCrashedError, WorkerPool, WorkerTimeoutError
from tenban.server.workers.worker import Advise, Advised, Failed, Line

log = logging.getLogger("tenban.hints")


async def advise(service: TableService, pool: WorkerPool, seat: int) -> list[Line]:
    """Return the best few moves, best first; raise RefusedError if none could be found in time."""
    table, settings = service.table, service.settings
    seen, made = table.match().view(seat), table.made
    seed = question_seed(table, seat, "hint")
    task = Advise(made.game, made.house, made.options, encode(seen.state), seat, seed, settings.hint_seconds)
    try:
        answer = await pool.run(task, settings.hint_seconds + settings.bot_grace, Advised)
    except (WorkerBusyError, WorkerTimeoutError, WorkerCrashedError) as fault:
        log.warning("no hint was found at %s: %r", table.id, fault)
        raise RefusedError("hint-failed") from fault
    if isinstance(answer, Failed):
        raise RefusedError("hint-failed")
    return answer.lines
