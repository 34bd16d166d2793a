"""Records: uploaded and verified in a worker process, because a stranger's record may be large or wrong."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tenban.kernel.record import RecordError, commitment, parse
from tenban.server.settings import Settings
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tenban.server.tables.setup import uploaded
from tenban.server.tables.table import Table
from tenban.server.tables.tokens import new_table_id
from tenban.server.workers.pool import WorkerCrashedError, WorkerPool, WorkerTimeoutError
from tenban.server.workers.worker import Check, Checked, Failed


class Verification(NamedTuple):
    """What checking a finished table found; `fault` is "" if every move replays."""

    kept: bool  # key and salt give the commitment that was published at the start
    over: bool
    fault: str


async def check_record(pool: WorkerPool, settings: Settings, text: str) -> None:
    """Replay a record in a worker process under limits; raise RefusedError if it does not replay."""
    try:
        answer = await pool.run(Check(text, settings.record_moves), settings.record_seconds, Checked)
    except WorkerTimeoutError as fault:
        raise RefusedError("record-took-too-long", 400) from fault
    except WorkerCrashedError as fault:
        raise RefusedError("bad-record", 400, fault="it cannot be replayed") from fault
    if isinstance(answer, Failed):
        raise RefusedError("bad-record", 400, fault=answer.fault[:300])


async def course_of(pool: WorkerPool, settings: Settings, table: Table) -> list[list[int]]:
    """Return the points of every seat in the course of a finished game, replayed in a worker process."""
    text = await record_text(table)
    try:
        answer = await pool.run(Check(text, settings.record_moves, course=True), settings.record_seconds, Checked)
    except (WorkerTimeoutError, WorkerCrashedError) as fault:
        raise RefusedError("record-took-too-long", 400) from fault
    return answer.points if isinstance(answer, Checked) else []


async def upload_record(registry: TableRegistry, pool: WorkerPool, owner: str, text: str) -> TableService:
    """Make a table that shows a record; raise RefusedError if the record is wrong."""
    await check_record(pool, registry.settings, text)
    try:
        record = parse(text)
    except RecordError as fault:
        raise RefusedError("bad-record", 400, fault=str(fault)) from fault
    return await registry.make(new_table_id(), uploaded(record, owner))


async def record_text(table: Table) -> str:
    """Return the record of a finished table as JSON."""
    return await asyncio.to_thread(lambda: table.finished_record().to_json())


async def verify_table(pool: WorkerPool, settings: Settings, table: Table) -> Verification:
    """Check the published commitment against key and salt, and replay every move in a worker process."""
    fault = ""
    try:
        await check_record(pool, settings, await record_text(table))
    except RefusedError as refused:
        fault = str(refused.arguments.get("fault", refused.why))
    return Verification(
        commitment(table.key, table.salt) == table.commitment, not table.made.closed or table.match().over, fault
    )
