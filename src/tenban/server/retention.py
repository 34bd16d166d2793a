"""Retention: finished tables become compressed records, and tables that nobody needs are deleted."""

from __future__ import annotations

import gzip
import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from tenban.kernel.errors import TenbanError
from tenban.kernel.record import Record
from tenban.match import load_record
from tenban.server.store.maintenance import Maintenance, OldTable
from tenban.server.store.port import StoreError
from tenban.server.tables import events as e
from tenban.server.tables.games import TableGame
from tenban.server.tables.table import Table

DAY = 24 * 3600


class Policy(NamedTuple):
    """After how many seconds without a change tables in each phase are removed."""

    finished: int = 30 * DAY
    waiting: int = 7 * DAY
    running: int = 180 * DAY


class Cleaned(NamedTuple):
    finished: int
    waiting: int
    running: int
    archived: int


def clean(
    store: Maintenance,
    games: Mapping[str, TableGame],
    policy: Policy,
    now: int,
    archive: Path | None = None,
    dry_run: bool = False,
) -> Cleaned:
    """Remove old tables and return how many; finished ones are written to the folder `archive` first."""
    finished = store.tables("over", now - policy.finished)
    waiting = store.tables("waiting", now - policy.waiting)
    running = store.tables("running", now - policy.running)
    archived = 0
    if not dry_run:
        for table in finished if archive is not None else []:
            assert archive is not None
            archived += _archive(archive, table, store.events(table.id), games)
        store.delete([table.id for table in (*finished, *waiting, *running)])
    return Cleaned(len(finished), len(waiting), len(running), archived)


def _archive(folder: Path, table: OldTable, rows: list[bytes], games: Mapping[str, TableGame]) -> bool:
    """Write a table as a compressed record, or as its journal if no game of this version replays it."""
    month = folder / datetime.fromtimestamp(table.changed, UTC).strftime("%Y-%m")
    text, kind = _record_text(table.id, rows, games), "record"
    if not text:
        text, kind = "[" + ",\n".join(row.decode() for row in rows) + "]\n", "journal"
    try:
        month.mkdir(parents=True, exist_ok=True)
        _write(month / f"{table.id}.{kind}.json.gz", gzip.compress(text.encode(), mtime=0))
    except OSError as error:
        raise StoreError(f"cannot archive to {month}: {error}") from error
    return True


def _record_text(id: str, rows: list[bytes], games: Mapping[str, TableGame]) -> str:
    """Return the record of a finished table, or "" if it cannot be replayed here."""
    try:
        made, *events = [e.decode(row) for row in rows]
        if not isinstance(made, e.Made) or made.game not in games:
            return ""
        table = Table.create(id, made, games[made.game].rules)
        for event in events:
            table.apply(event)
        return _finished(table).to_json()
    except (TenbanError, msgspec.MsgspecError, ValueError, LookupError):
        return ""


def _finished(table: Table) -> Record:
    """Return the record of a finished table; that of an uploaded one is replayed, as the server did when it came."""
    if not table.made.closed:
        return table.finished_record()
    record = table.record()
    match = load_record(record)
    record.totals = match.totals if match.over else None
    return record


def _write(file: Path, data: bytes) -> None:
    """Write a whole file or nothing, and have it on the disk before the table is deleted."""
    draft = file.with_name(f".{file.name}.part")
    descriptor = os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
    with os.fdopen(descriptor, "wb") as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    draft.replace(file)
