"""Tables in one SQLite file: write-ahead log, one writer thread, many appends per commit.

Callers append one by one and wait; what is queued while a commit is written goes into the next one, so durability
costs one sync per batch instead of one per move.  Every call into SQLite releases the interpreter lock and has to
take it again, so a batch is one statement if possible.  A statement is prepared for each number of rows and kept, which
takes a hundred kilobytes for a few hundred rows, so a large batch is several statements.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, TypeVar

from tenban.server import system
from tenban.server.store.migrations import due
from tenban.server.store.port import ConflictError, Head, OnAppend, OnMessage, Row, StoreError, TransientStoreError

T = TypeVar("T")
MOST_PER_COMMIT = 512
WAL_PAGES = 4000  # of 4 kB, after which the log is written back: pages that change again and again are written once
MOST_ROWS = 64  # inserted by one statement, unless one append has more

INSERT = "INSERT INTO journal (table_id, seq, act, entry) VALUES "
# Many rows at once: a conflict undoes the whole transaction, so that SQLite needs no notes for undoing one statement.
INSERT_ALL = INSERT.replace("INSERT", "INSERT OR ROLLBACK")
UPSERT = (
    "INSERT INTO heads (id, phase, listed, changed, line) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
    "phase = excluded.phase, listed = excluded.listed, changed = excluded.changed, line = excluded.line"
)


class _Job:
    """One append, and what is told when it is done."""

    def __init__(self, done: asyncio.Future[None], table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        self.done = done
        self.table = table
        self.seq = seq
        self.rows = rows
        self.head = head


class SqliteStore:
    name = "sqlite"
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._new: list[_Job] = []  # not handed to the writer yet
        self._reader: ThreadPoolExecutor | None = None
        self._writer: Thread | None = None
        self._lock: IO[bytes] | None = None

    async def open(self, on_append: OnAppend, on_message: OnMessage) -> None:
        """Open the file.  No callback is ever called: the file belongs to one process."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _claim(self.path.with_suffix(".lock"))
            _make_private(self.path)
            db = _connect(self.path)
            _migrate(db)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot keep tables in {self.path}: {error}") from error
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._reads = await asyncio.get_running_loop().run_in_executor(self._reader, _connect, self.path)
        self._loop = asyncio.get_running_loop()
        self._writer = Thread(target=self._write, args=(db,), name="sqlite-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reader is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reads.close)
            self._reader.shutdown()
            self._reader = None
        if self._lock is not None:
            self._lock.close()

    async def append(self, table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        if self._writer is None:
            raise StoreError("the store is not open")
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._new:
            self._loop.call_soon(self._hand_over)
        self._new.append(_Job(done, table, seq, rows, head))
        await done

    def _hand_over(self) -> None:
        """Pass on what was appended in one iteration of the loop, so that the writer wakes once for all of it."""
        if self._new:
            self._queue.put(self._new)
            self._new = []

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._column(
            "SELECT entry FROM journal WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
        )

    async def listed(self, most: int) -> list[bytes]:
        return await self._column(
            "SELECT line FROM heads WHERE listed AND phase <> 'over' ORDER BY changed DESC LIMIT ?", (most,)
        )

    async def owned(self, owner: str, most: int) -> list[bytes]:
        return await self._column(
            "SELECT line FROM heads WHERE id IN (SELECT table_id FROM owners WHERE owner = ?) "
            "ORDER BY changed DESC LIMIT ?",
            (owner, most),
        )

    async def open_tables(self, owner: str) -> int:
        sql = "SELECT count(*) FROM heads WHERE phase <> 'over' AND id IN (SELECT table_id FROM owners WHERE owner = ?)"
        return (await self._column(sql, (owner,), int))[0]

    async def unfinished(self) -> list[str]:
        return await self._column("SELECT id FROM heads WHERE phase = 'running'", (), str)

    async def count(self) -> int:
        return (await self._column("SELECT count(*) FROM heads", (), int))[0]

    async def ping(self) -> None:
        await self._column("SELECT id FROM heads LIMIT 1", (), str)

    async def publish(self, text: str) -> None:
        """Do nothing: there is no other process."""

    async def _column(self, sql: str, args: tuple[object, ...], kind: Callable[..., T] = bytes) -> list[T]:  # type: ignore[assignment]
        def fetch() -> list[T]:
            try:
                return [kind(value) for (value,) in self._reads.execute(sql, args)]
            except (sqlite3.Error, TypeError, ValueError) as error:
                raise translated(error) from error

        if self._reader is None:
            raise StoreError("the store is not open")
        return await self._loop.run_in_executor(self._reader, fetch)

    def _write(self, db: sqlite3.Connection) -> None:
        """The writer thread."""
        while (batch := self._queue.get()) is not None:
            while len(batch) < MOST_PER_COMMIT and not self._queue.empty():
                if (more := self._queue.get()) is None:
                    self._queue.put(None)
                    break
                batch += more
            results = _commit(db, batch)
            self._loop.call_soon_threadsafe(_resolve, results)
        with contextlib.suppress(sqlite3.Error):
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that the one file is complete
        db.close()


def _make_private(path: Path) -> None:
    """Make the file readable by its owner only, which has the keys of running games; its log gets the same mode."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    path.chmod(0o600)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=MOST_PER_COMMIT
    )
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA temp_store = MEMORY")  # notes for undoing a statement: 83 µs a move, in a file 90
    db.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
    return db


def _claim(path: Path) -> IO[bytes]:
    """Lock the file: two servers on one file would not learn of each other's moves."""
    lock = path.open("wb")
    try:
        system.lock(lock)
    except OSError as error:
        lock.close()
        raise StoreError(
            f"another server already keeps its tables in {path.parent}; stop it, choose another --data, "
            "or give both servers one PostgreSQL by --database"
        ) from error
    return lock


def _migrate(db: sqlite3.Connection) -> None:
    done: int = db.execute("PRAGMA user_version").fetchone()[0]
    for migration in due("sqlite", done):
        db.executescript(f"BEGIN; {migration.sql} PRAGMA user_version = {migration.number}; COMMIT;")


def _commit(db: sqlite3.Connection, batch: list[_Job]) -> list[tuple[_Job, StoreError | None]]:
    """One transaction for the whole batch; a job in conflict fails alone."""
    try:
        _commit_all(db, batch)
        return [(job, None) for job in batch]
    except sqlite3.Error:  # nothing was written: find the job that failed by trying each
        _roll_back(db)
    try:
        db.execute("BEGIN IMMEDIATE")
        results = [(job, _insert_one(db, job)) for job in batch]
        db.execute("COMMIT")
        return results
    except sqlite3.Error as error:
        _roll_back(db)
        return [(job, translated(error)) for job in batch]


def _roll_back(db: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):
        if db.in_transaction:
            db.execute("ROLLBACK")


def translated(error: Exception) -> StoreError:
    """Return an error of SQLite as one of the store's; a damaged file does not become better by waiting."""
    passing = isinstance(error, sqlite3.OperationalError) and "malformed" not in str(error)
    return (TransientStoreError if passing else StoreError)(f"SQLite: {error}")


def _commit_all(db: sqlite3.Connection, batch: list[_Job]) -> None:
    heads, groups = [job.head for job in batch if job.head is not None], grouped(batch)
    if not heads and len(groups) == 1:
        _insert(db, INSERT_ALL, batch)
        return
    db.execute("BEGIN IMMEDIATE")
    for group in groups:
        _insert(db, INSERT_ALL, group)
    for head in heads:
        _index(db, head)
    db.execute("COMMIT")


def grouped(batch: list[_Job]) -> list[list[_Job]]:
    """Return the jobs of a batch in groups of at most MOST_ROWS rows; a job with more rows is a group of its own."""
    groups: list[list[_Job]] = [[]]
    rows = 0
    for job in batch:
        if groups[-1] and rows + len(job.rows) > MOST_ROWS:
            groups.append([])
            rows = 0
        groups[-1].append(job)
        rows += len(job.rows)
    return groups


def _insert_one(db: sqlite3.Connection, job: _Job) -> StoreError | None:
    try:
        _insert(db, INSERT, [job])
    except sqlite3.IntegrityError:
        return ConflictError(f"table {job.table} already has number {job.seq} or that action")
    if job.head is not None:
        _index(db, job.head)
    return None


def _insert(db: sqlite3.Connection, insert: str, batch: list[_Job]) -> None:
    """Insert all rows by one statement, which is all or nothing."""
    values = [
        v for job in batch for i, row in enumerate(job.rows) for v in (job.table, job.seq + i, row.act(), row.event)
    ]
    db.execute(_insertion(insert, len(values) // 4), values)


@cache
def _insertion(insert: str, rows: int) -> str:
    return insert + ",".join(["(?, ?, ?, ?)"] * rows)


def _index(db: sqlite3.Connection, head: Head) -> None:
    db.execute(UPSERT, (head.id, head.phase, head.listed, head.changed, head.summary))
    if head.owners is None:
        return
    db.execute("DELETE FROM owners WHERE table_id = ?", (head.id,))
    db.executemany("INSERT INTO owners VALUES (?, ?, ?)", [(head.id, *pair) for pair in head.owners.items()])


def _resolve(results: list[tuple[_Job, StoreError | None]]) -> None:
    for job, error in results:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
