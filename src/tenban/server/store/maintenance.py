"""What an operator does to the tables of a server: count, read, delete, back up, restore.

SQLite's write-ahead log lets another process do all of it while the server runs, except restoring.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import asyncpg

from tenban.server import system
from tenban.server.store.migrations import due
from tenban.server.store.port import StoreError
from tenban.server.store.postgres import PostgresStore

T = TypeVar("T")
FILE = "tables.sqlite3"
TOGETHER = 200  # tables that are deleted in one transaction
COUNTS = "SELECT phase, count(*), min(changed), max(changed) FROM heads GROUP BY phase ORDER BY phase"
OLD = "SELECT id, phase, changed FROM heads WHERE phase = {0} AND changed < {1} ORDER BY changed"
ORPHANS = "SELECT DISTINCT table_id FROM journal WHERE table_id NOT IN (SELECT id FROM heads)"


class PhaseCount(NamedTuple):
    phase: str
    tables: int
    oldest: int  # seconds since 1970 of the last change
    newest: int


class Statistics(NamedTuple):
    phases: list[PhaseCount]
    events: int
    size: int  # in bytes, on the disk
    free: int  # of these, bytes that are reused before the file grows


class OldTable(NamedTuple):
    id: str
    phase: str
    changed: int


class Maintenance(Protocol):
    def statistics(self) -> Statistics: ...

    def tables(self, phase: str, before: int) -> list[OldTable]:
        """Return the tables in a phase that did not change since `before`."""

    def events(self, table: str) -> list[bytes]: ...

    def delete(self, tables: Sequence[str]) -> None:
        """Delete tables, and rows that were appended to tables deleted earlier."""

    def backup(self, file: Path) -> None: ...

    def restore(self, file: Path, replace: bool) -> None: ...


def maintenance_for(folder: Path, database: str) -> Maintenance:
    """Return the maintenance of the database that a server with these options uses; raise StoreError."""
    if database:
        return PostgresMaintenance(database)
    return SqliteMaintenance(folder / FILE)


# -- SQLite


class SqliteMaintenance:
    def __init__(self, path: Path) -> None:
        self.path = path

    def statistics(self) -> Statistics:
        with self._open() as db:
            pages, free, size = (
                db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
            )
            return Statistics(
                [PhaseCount(*row) for row in db.execute(COUNTS)],
                db.execute("SELECT count(*) FROM journal").fetchone()[0],
                pages * size,
                free * size,
            )

    def tables(self, phase: str, before: int) -> list[OldTable]:
        with self._open() as db:
            return [OldTable(*row) for row in db.execute(OLD.format("?", "?"), (phase, before))]

    def events(self, table: str) -> list[bytes]:
        with self._open() as db:
            rows = db.execute("SELECT entry FROM journal WHERE table_id = ? ORDER BY seq", (table,))
            return [bytes(entry) for (entry,) in rows]

    def delete(self, tables: Sequence[str]) -> None:
        with self._open() as db:
            for first in range(0, len(tables), TOGETHER):
                _delete(db, tables[first : first + TOGETHER])
            _delete(db, [id for (id,) in db.execute(ORPHANS).fetchall()])
            with suppress(StoreError), _unused(self.path):
                db.execute("VACUUM")  # gives the space back; a running server reuses it instead

    def backup(self, file: Path) -> None:
        """Write a copy of the database, complete at one moment, even while the server writes."""
        if file.exists():
            raise StoreError(f"{file} is already there; name another file")
        with self._open() as db:
            draft = file.with_name(f".{file.name}.part")
            try:
                _create_private(draft)
                with sqlite3.connect(draft) as copy:
                    db.backup(copy)
                    copy.execute("PRAGMA journal_mode = DELETE")
                copy.close()
                draft.replace(file)
            except (OSError, sqlite3.Error) as error:
                draft.unlink(missing_ok=True)
                raise StoreError(f"cannot write {file}: {error}") from error

    def restore(self, file: Path, replace: bool) -> None:
        """Put a backup in place of the database; the server must not run."""
        _check_backup(file)
        if self.path.exists() and not replace:
            raise StoreError(f"{self.path} is already there; give --replace to put the backup in its place")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with _unused(self.path):
                draft = self.path.with_name(f".{self.path.name}.part")
                _create_private(draft)
                draft.write_bytes(file.read_bytes())
                for suffix in ("-wal", "-shm"):
                    self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
                draft.replace(self.path)
        except OSError as error:
            raise StoreError(f"cannot restore to {self.path}: {error}") from error

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        if not self.path.is_file():
            raise StoreError(f"there is no database {self.path}; name its folder with --data")
        db = sqlite3.connect(self.path, isolation_level=None, timeout=30)
        try:
            if due("sqlite", db.execute("PRAGMA user_version").fetchone()[0]):
                raise StoreError(f"{self.path} was written by an earlier version; start the server once to migrate it")
            yield db
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error
        finally:
            db.close()


def _delete(db: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Delete some tables in one transaction, so that the server never waits long."""
    db.execute("BEGIN IMMEDIATE")
    for table in ("journal", "owners"):
        db.executemany(f"DELETE FROM {table} WHERE table_id = ?", [(id,) for id in tables])  # noqa: S608 - two fixed names
    db.executemany("DELETE FROM heads WHERE id = ?", [(id,) for id in tables])
    db.execute("COMMIT")


@contextmanager
def _unused(path: Path) -> Iterator[None]:
    """Hold the lock that a running server holds; raise StoreError if one runs."""
    with path.with_suffix(".lock").open("wb") as lock:
        try:
            system.lock(lock)
        except OSError as error:
            raise StoreError(f"a server uses {path}; stop it first") from error
        yield


def _create_private(file: Path) -> None:
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _check_backup(file: Path) -> None:
    """Raise StoreError if a file is not a complete database of ours."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    db = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    try:
        (result,) = db.execute("PRAGMA integrity_check").fetchone()
        db.execute("SELECT count(*) FROM journal, heads").fetchone()
        due("sqlite", db.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as error:
        raise StoreError(f"{file} is not a database of Tenban: {error}") from error
    finally:
        db.close()
    if result != "ok":
        raise StoreError(f"{file} is damaged: {result}")


# -- PostgreSQL


class PostgresMaintenance:
    def __init__(self, url: str) -> None:
        self.url = url

    def statistics(self) -> Statistics:
        async def count(db: Any) -> Statistics:
            return Statistics(
                [PhaseCount(*row) for row in await db.fetch(COUNTS)],
                await db.fetchval("SELECT count(*) FROM journal"),
                await db.fetchval("SELECT pg_database_size(current_database())"),
                0,
            )

        return self._run(count)

    def tables(self, phase: str, before: int) -> list[OldTable]:
        async def old(db: Any) -> list[OldTable]:
            return [OldTable(*row) for row in await db.fetch(OLD.format("$1", "$2"), phase, before)]

        return self._run(old)

    def events(self, table: str) -> list[bytes]:
        async def read(db: Any) -> list[bytes]:
            rows = await db.fetch("SELECT entry FROM journal WHERE table_id = $1 ORDER BY seq", table)
            return [bytes(row[0]) for row in rows]

        return self._run(read)

    def delete(self, tables: Sequence[str]) -> None:
        async def remove(db: Any) -> None:
            await db.execute("DELETE FROM journal WHERE table_id = ANY($1)", list(tables))
            await db.execute("DELETE FROM owners WHERE table_id = ANY($1)", list(tables))
            await db.execute("DELETE FROM heads WHERE id = ANY($1)", list(tables))
            await db.execute(f"DELETE FROM journal WHERE table_id IN ({ORPHANS})")  # noqa: S608 - a fixed query

        self._run(remove)

    def backup(self, file: Path) -> None:
        raise StoreError(f"PostgreSQL has its own tool for this: pg_dump --format=custom --file={file} DATABASE")

    def restore(self, file: Path, replace: bool) -> None:
        raise StoreError(
            f"PostgreSQL has its own tool for this: pg_restore --clean --if-exists --dbname=DATABASE {file}"
        )

    def _run(self, work: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
        async def run() -> T:
            db = await asyncpg.connect(self.url, timeout=30)
            try:
                async with db.transaction():
                    return await work(db)
            finally:
                await db.close()

        return _translated(run())


def _translated(work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreError(f"{PostgresStore.name}: {error}") from error
