"""Tables in PostgreSQL: several server processes share them and notify each other by LISTEN/NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
import msgspec

from tenban.server.store.migrations import due
from tenban.server.store.port import ConflictError, Head, OnAppend, OnMessage, Row, StoreError, TransientStoreError

T = TypeVar("T")
log = logging.getLogger("tenban.store")

APPENDS = "tenban_appends"  # channel of [table id, sequence number]
MESSAGES = "tenban_messages"
LONGEST_MESSAGE = 7900  # PostgreSQL takes up to 8000 bytes
MIGRATING = 0x74656E62616E  # an advisory lock: two servers that start at once migrate one after the other
LISTENER = "tenban listener"  # what PostgreSQL calls the connection that waits for notifications
RECONNECT = 0.25  # seconds between tries to listen again
HEARTBEAT = 0.5  # seconds between two looks whether the notifications still come
LISTENER_SECONDS = 1.0  # for such a look, and to connect again: a link that is dropped never answers
SECONDS = 1.5  # for one request to the database; the next one waits for it if it is about the same table
QUEUE_SECONDS = 10.0  # for a connection to be free when many requests come at once
MIGRATION_SECONDS = 3600.0
SESSION = {  # a server that was stopped in the middle of something must not hold up the others
    "idle_in_transaction_session_timeout": "1000",  # a busy machine may pause for half of it
    "lock_timeout": "1250",  # longer than the one above, which ends most waits
    "statement_timeout": "10000",
}

INSERT = (
    "WITH new AS (INSERT INTO journal (table_id, seq, act, entry) "
    "SELECT $1, $2 + n - 1, act, entry FROM unnest($3::text[], $4::bytea[]) WITH ORDINALITY AS rows (act, entry, n) "
    "RETURNING seq) SELECT pg_notify($5, json_build_array($1::text, max(seq))::text) FROM new"
)
UPSERT = (
    "INSERT INTO heads (id, phase, listed, changed, line) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET "
    "phase = excluded.phase, listed = excluded.listed, changed = excluded.changed, line = excluded.line"
)

_append_decoder = msgspec.json.Decoder(tuple[str, int])


class PostgresStore:
    name = "postgresql"
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._listening: asyncio.Task[None] | None = None
        self._hears = False  # notifications of other processes come in

    async def open(self, on_append: OnAppend, on_message: OnMessage) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=8, timeout=SECONDS, command_timeout=SECONDS, server_settings=SESSION
            )
            async with self._pool.acquire() as db:
                await _migrate(db)
        except Exception as error:
            raise StoreError(f"cannot use the PostgreSQL of --database: {error}") from error
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(on_append, on_message, ready))
        await ready.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), SECONDS)
            except Exception as error:
                log.warning("the PostgreSQL connections are dropped: %r", error)
                self._pool.terminate()
            self._pool = None

    async def append(self, table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        args = (table, seq, [row.act() for row in rows], [row.event for row in rows], APPENDS)
        async with self._db() as db:
            if head is None:
                await db.execute(INSERT, *args)
                return
            async with db.transaction():
                await db.execute(INSERT, *args)
                await _index(db, head)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._column(
            "SELECT entry FROM journal WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after
        )

    async def listed(self, most: int) -> list[bytes]:
        return await self._column(
            "SELECT line FROM heads WHERE listed AND phase <> 'over' ORDER BY changed DESC LIMIT $1", most
        )

    async def owned(self, owner: str, most: int) -> list[bytes]:
        return await self._column(
            "SELECT line FROM heads WHERE id IN (SELECT table_id FROM owners WHERE owner = $1) "
            "ORDER BY changed DESC LIMIT $2",
            owner,
            most,
        )

    async def open_tables(self, owner: str) -> int:
        sql = (
            "SELECT count(*) FROM heads WHERE phase <> 'over' AND id IN (SELECT table_id FROM owners WHERE owner = $1)"
        )
        return (await self._column(sql, owner, kind=int))[0]

    async def unfinished(self) -> list[str]:
        return await self._column("SELECT id FROM heads WHERE phase = 'running'", kind=str)

    async def count(self) -> int:
        return (await self._column("SELECT count(*) FROM heads", kind=int))[0]

    async def ping(self) -> None:
        """Raise StoreError if the database does not answer, or if others' moves would not be noticed here."""
        if not self._hears:
            raise TransientStoreError("PostgreSQL: no notifications")
        await self._column("SELECT 1", kind=int)

    async def publish(self, text: str) -> None:
        if len(text.encode()) <= LONGEST_MESSAGE:
            async with self._db() as db:
                await db.execute("SELECT pg_notify($1, $2)", MESSAGES, text)

    async def _column(self, sql: str, *args: object, kind: Callable[..., T] = bytes) -> list[T]:  # type: ignore[assignment]
        async with self._db() as db:
            return [kind(row[0]) for row in await db.fetch(sql, *args)]

    @asynccontextmanager
    async def _db(self) -> AsyncIterator[Any]:
        """Yield a connection; its errors are raised as StoreError.

        A connection that failed in another way than by the database's own answer is dropped: it may never answer.  The
        others may be as dead, so they are replaced before they are used again.
        """
        if self._pool is None:
            raise StoreError("the store is not open")
        pool, db = self._pool, None
        try:
            db = await pool.acquire(timeout=QUEUE_SECONDS)
            async with asyncio.timeout(SECONDS):
                yield db
        except asyncpg.UniqueViolationError as error:
            raise ConflictError(str(error)) from error
        except BaseException as error:
            if db is not None and not isinstance(error, asyncpg.PostgresError):
                db.terminate()
                await pool.expire_connections()
            if not isinstance(error, Exception):
                raise
            raise _translated(error) from error
        finally:
            if db is not None:
                with contextlib.suppress(Exception):
                    await pool.release(db, timeout=SECONDS)

    async def _listen(self, on_append: OnAppend, on_message: OnMessage, ready: asyncio.Event) -> None:
        """Receive other processes' notifications; after a broken connection report that any table may have changed."""
        again = False
        while True:
            try:
                await self._listen_once(on_append, on_message, ready, again)
            except Exception as error:
                log.warning("lost the PostgreSQL notifications, trying again: %r", error)
            self._hears = False
            again = True
            await asyncio.sleep(RECONNECT)

    async def _listen_once(self, on_append: OnAppend, on_message: OnMessage, ready: asyncio.Event, again: bool) -> None:
        name = {"application_name": LISTENER}
        wait = LISTENER_SECONDS
        db = await asyncpg.connect(self.url, timeout=wait, command_timeout=wait, server_settings=name)
        gone = asyncio.Event()
        db.add_termination_listener(lambda _: gone.set())

        def appended(_db: object, _pid: int, _channel: str, payload: object) -> None:
            table, seq = _append_decoder.decode(str(payload))
            on_append(table, seq)

        try:
            await db.add_listener(APPENDS, appended)
            await db.add_listener(MESSAGES, lambda _db, _pid, _channel, text: on_message(str(text)))
            self._hears = True
            ready.set()
            if again:
                on_append("", -1)
            while not gone.is_set():  # a link that is silently dropped is found by asking
                await db.execute("SELECT 1")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), HEARTBEAT)
        finally:
            db.terminate()


def _translated(error: Exception) -> StoreError:
    """Return any error of the database as the store's; what PostgreSQL says about our data will not pass."""
    permanent = isinstance(error, (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, TypeError, ValueError))
    return (StoreError if permanent else TransientStoreError)(f"PostgreSQL: {str(error) or type(error).__name__}")


async def _migrate(db: Any) -> None:
    async with db.transaction():
        await db.execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING, timeout=MIGRATION_SECONDS)
        await db.execute("CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)")
        done = await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        for migration in due("postgres", done):
            await db.execute(migration.sql, timeout=MIGRATION_SECONDS)
            await db.execute("INSERT INTO migrations VALUES ($1)", migration.number)


async def _index(db: Any, head: Head) -> None:
    await db.execute(UPSERT, head.id, head.phase, head.listed, head.changed, head.summary)
    if head.owners is None:
        return
    await db.execute("DELETE FROM owners WHERE table_id = $1", head.id)
    rows = [(head.id, seat, owner) for seat, owner in head.owners.items()]
    await db.executemany("INSERT INTO owners VALUES ($1, $2, $3)", rows)
