"""Records and finished games: checked, replayed, shown and written by worker processes under limits.

A stranger's record may be large or wrong, and its house tables may make a step very long, so none of that runs in the
server itself.  A game with house tables, or from an uploaded record, is tried out before people play it on.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from tenban.kernel.fairness import commitment
from tenban.server.settings import Settings
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.lobby import fork_of
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tenban.server.tables.setup import Seating, uploaded
from tenban.server.tables.table import Table
from tenban.server.tables.tokens import new_table_id
from tenban.server.workers.pool import WorkerBusyError, WorkerCrashedError, WorkerPool, WorkerTimeoutError
from tenban.server.workers.replays import Show, Shown, StoredGame, Tried, Try, Write, Written
from tenban.server.workers.worker import Check, Checked, Failed, Task

T = TypeVar("T")


class Verification(NamedTuple):
    """What checking a finished table found; `fault` is "" if every move replays."""

    kept: bool  # key and salt give the commitment that was published at the start
    over: bool
    fault: str


class Trouble(NamedTuple):
    """How a fault of a record is answered: an upload that is wrong, or a stored table that cannot be shown."""

    why: str
    status: int


UPLOAD, STORED = Trouble("bad-record", 400), Trouble("table-broken", 410)


async def _ask(pool: WorkerPool, settings: Settings, task: Task, kind: type[T]) -> T:
    """Return the answer of a worker process about an upload; raise RefusedError."""
    answer = await _answer(pool, settings, task, kind, UPLOAD)
    if isinstance(answer, Failed):
        raise RefusedError(UPLOAD.why, UPLOAD.status, fault=answer.fault[:300])
    return answer


async def _answer(pool: WorkerPool, settings: Settings, task: Task, kind: type[T], trouble: Trouble) -> T | Failed:
    """Return the answer of a worker process under limits; raise RefusedError if there is none."""
    try:
        return await pool.run(task, settings.record_seconds, kind)
    except WorkerTimeoutError as fault:
        raise RefusedError("record-took-too-long", trouble.status) from fault
    except WorkerBusyError as fault:
        raise RefusedError("busy", 429) from fault
    except WorkerCrashedError as fault:
        raise RefusedError(trouble.why, trouble.status, fault="it cannot be replayed") from fault


async def check_record(pool: WorkerPool, settings: Settings, text: str) -> Checked:
    """Replay a record; raise RefusedError if it does not replay."""
    return await _ask(pool, settings, Check(text, settings.record_moves), Checked)


async def course_of(pool: WorkerPool, settings: Settings, text: str) -> list[list[int]]:
    """Return the points of every seat in the course of a recorded game; raise RefusedError."""
    return (await _ask(pool, settings, Check(text, settings.record_moves, course=True), Checked)).points


async def upload_record(registry: TableRegistry, pool: WorkerPool, owner: str, text: str) -> TableService:
    """Make a table that shows a record; raise RefusedError if the record is wrong."""
    checked = await check_record(pool, registry.settings, text)
    return await registry.make(new_table_id(), uploaded(checked.stored.record(), owner))


# -- finished games


def stored_game(table: Table, moves: int | None = None) -> StoredGame:
    """Return the game of a table after its first `moves` moves, as a worker process gets it."""
    stored = StoredGame.of(table.record())
    stored.moves = stored.moves[:moves]
    return stored


async def _ask_about(pool: WorkerPool, settings: Settings, table: Table, task: Show | Write, kind: type[T]) -> T:
    """Ask about a game by its id alone; if the worker does not know it any more, ask again with the game."""
    answer = await _answer(pool, settings, task, kind, STORED)
    if isinstance(answer, Failed) and answer.forgotten:
        task.stored = stored_game(table)
        answer = await _answer(pool, settings, task, kind, STORED)
    if isinstance(answer, Failed):
        raise RefusedError(STORED.why, STORED.status, fault=answer.fault[:300])
    return answer


async def show(
    pool: WorkerPool,
    settings: Settings,
    table: Table,
    at: int,
    seat: int,
    lang: str,
    names: list[str],
    log_lines: int,
    rev: int,
) -> Shown:
    """Return the encoded scene of a finished game after `at` moves, as a seat saw it; raise RefusedError."""
    task = Show(f"{table.id}:{table.seq}", None, at, seat, lang, names, rev, log_lines)
    return await _ask_about(pool, settings, table, task, Shown)


async def record_text(pool: WorkerPool, settings: Settings, table: Table) -> str:
    """Return the record of a finished table as JSON; raise RefusedError."""
    written = await _ask_about(pool, settings, table, Write(f"{table.id}:{table.seq}", None), Written)
    return written.text


async def verify_table(pool: WorkerPool, settings: Settings, table: Table, text: str) -> Verification:
    """Check the published commitment against key and salt, and replay every move of the record `text`."""
    over, fault = False, ""
    try:
        over = (await check_record(pool, settings, text)).over
    except RefusedError as refused:
        fault = str(refused.arguments.get("fault", refused.why))
    return Verification(commitment(table.key, table.salt) == table.commitment, over or not table.made.closed, fault)


async def fork_table(
    registry: TableRegistry, pool: WorkerPool, owner: str, table: Table, at: int, seating: Seating
) -> TableService:
    """Make a table from the position of a finished game after `at` moves; raise RefusedError."""
    made = await fork_of(registry, owner, table, at, seating)
    if table.made.closed or table.made.house:
        limit = registry.settings.step_seconds if table.made.house else None
        task = Try(stored_game(table, at), limit)
        if (await _ask(pool, registry.settings, task, Tried)).over:
            raise RefusedError("table-is-over")
    return await registry.make(new_table_id(), made)
