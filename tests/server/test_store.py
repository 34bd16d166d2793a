"""Both stores keep what they were given, once, in order, and say when somebody else was first."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from tenban.server.store import ConflictError, Head, Row, Store, StoreError, sqlite, store_for
from tenban.server.store.port import ActionKey, OnAppend
from tests.server.conftest import StoreMaker

PATIENCE = 120  # seconds, on a machine that has much else to do
END_LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tenban listener'"


def head(table: str, changed: int = 0, phase: str = "running", listed: bool = True, **owners: str) -> Head:
    seats = {int(seat[1:]): owner for seat, owner in owners.items()}
    return Head(table, phase, listed, changed, f"line of {table}".encode(), seats)


def rows(*entries: str) -> list[Row]:
    return [Row(entry.encode()) for entry in entries]


@asynccontextmanager
async def opened(make: StoreMaker, heard: OnAppend = lambda table, seq: None) -> AsyncIterator[Store]:
    store = make()
    await store.open(heard, lambda text: None)
    try:
        yield store
    finally:
        await store.close()


def test_what_was_appended_is_read_in_order_after_reopening(new_store: StoreMaker) -> None:
    async def run() -> None:
        async with opened(new_store) as store:
            await store.append("a", 1, rows("one", "two"), head("a"))
            await store.append("a", 3, rows("three"), None)
        async with opened(new_store) as store:
            assert await store.read("a") == [b"one", b"two", b"three"]
            assert await store.read("a", after=2) == [b"three"]
            assert await store.read("nobody made this") == []
            assert await store.count() == 1

    asyncio.run(run())


def test_a_sequence_number_is_given_once_and_the_late_one_changes_nothing(new_store: StoreMaker) -> None:
    async def run() -> None:
        async with opened(new_store) as store:
            await store.append("a", 1, rows("one", "two"), head("a", changed=1))
            with pytest.raises(ConflictError):
                await store.append("a", 2, rows("late", "later"), head("a", changed=2, phase="over"))
            assert await store.read("a") == [b"one", b"two"]
            assert await store.unfinished() == ["a"]

    asyncio.run(run())


def test_an_action_id_is_used_once_per_table(new_store: StoreMaker) -> None:
    async def run() -> None:
        async with opened(new_store) as store:
            await store.append("a", 1, [Row(b"move", ActionKey(0, "x"))], head("a"))
            await store.append("b", 1, [Row(b"move", ActionKey(0, "x"))], head("b"))
            with pytest.raises(ConflictError):
                await store.append("a", 2, [Row(b"again", ActionKey(0, "x"))], None)
            assert await store.read("a") == [b"move"]

    asyncio.run(run())


def test_of_many_writers_for_one_number_exactly_one_wins(new_store: StoreMaker) -> None:
    async def run() -> None:
        async with opened(new_store) as store:
            await store.append("a", 1, rows("made"), head("a"))
            tries = [store.append("a", 2, rows(f"writer {i}"), None) for i in range(20)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(outcome is None for outcome in outcomes) == 1
            assert sum(isinstance(outcome, ConflictError) for outcome in outcomes) == 19
            assert len(await store.read("a")) == 2

    asyncio.run(run())


def test_lists_show_open_tables_and_owned_tables_newest_first(new_store: StoreMaker) -> None:
    async def run() -> None:
        async with opened(new_store) as store:
            await store.append("old", 1, rows("x"), head("old", changed=1, s0="ann"))
            await store.append("new", 1, rows("x"), head("new", changed=5, s0="bob", s1="ann"))
            await store.append("over", 1, rows("x"), head("over", changed=9, phase="over", s0="ann"))
            await store.append("private", 1, rows("x"), head("private", changed=7, listed=False, s0="bob"))
            assert await store.listed(9) == [b"line of new", b"line of old"]
            assert await store.listed(1) == [b"line of new"]
            assert await store.owned("ann", 9) == [b"line of over", b"line of new", b"line of old"]
            assert await store.open_tables("ann") == 2
            assert await store.open_tables("carl") == 0
            assert sorted(await store.unfinished()) == ["new", "old", "private"]

    asyncio.run(run())


def test_a_new_head_replaces_phase_and_owners(new_store: StoreMaker) -> None:
    async def run() -> None:
        async with opened(new_store) as store:
            await store.append("a", 1, rows("x"), head("a", s0="ann", s1="bob"))
            await store.append("a", 2, rows("y"), head("a", phase="over", s0="ann"))
            assert await store.owned("bob", 9) == []
            assert await store.owned("ann", 9) == [b"line of a"]
            assert await store.unfinished() == []
            same = head("a", phase="over")
            same.owners = None
            await store.append("a", 3, rows("z"), same)
            assert await store.owned("ann", 9) == [b"line of a"]

    asyncio.run(run())


def test_a_thousand_appends_at_once_all_arrive(new_store: StoreMaker) -> None:
    async def run() -> None:
        async with opened(new_store) as store:
            await asyncio.gather(*[store.append(f"t{i % 50}", i // 50 + 1, rows(f"{i}"), None) for i in range(1000)])
            for table in range(50):
                assert await store.read(f"t{table}") == [f"{i}".encode() for i in range(table, 1000, 50)]

    asyncio.run(run())


@pytest.mark.postgres
def test_servers_on_one_postgresql_are_notified_of_each_others_events(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

        def make() -> Store:
            return store_for(tmp_path, database)

        async with opened(make, lambda table, seq: news.put_nowait((table, seq))), opened(make) as other:
            await other.append("a", 1, rows("one", "two"), head("a"))
            assert await asyncio.wait_for(news.get(), PATIENCE) == ("a", 2)
            await other.append("a", 3, rows("three"), None)
            assert await asyncio.wait_for(news.get(), PATIENCE) == ("a", 3)

    asyncio.run(run())


@pytest.mark.postgres
def test_a_lost_listener_reconnects_and_reports_that_any_table_may_have_changed(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store = store_for(tmp_path, database)
        await store.open(lambda table, seq: news.put_nowait((table, seq)), lambda text: None)
        async with opened(lambda: store_for(tmp_path, database)) as other:
            db = await asyncpg.connect(database)
            await db.execute(END_LISTENERS)
            await db.close()
            assert await asyncio.wait_for(news.get(), PATIENCE) == ("", -1)
            await other.append("a", 1, rows("x"), head("a"))
            assert await asyncio.wait_for(news.get(), PATIENCE) == ("a", 1)
        await store.close()

    asyncio.run(run())


def test_a_second_server_on_one_sqlite_file_is_refused_with_advice(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(lambda: store_for(tmp_path)):
            with pytest.raises(StoreError, match="another server already keeps its tables"):
                await store_for(tmp_path).open(lambda table, seq: None, lambda text: None)

    asyncio.run(run())


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tables.sqlite3")
    db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(StoreError, match="at version 999"):
        asyncio.run(store_for(tmp_path).open(lambda table, seq: None, lambda text: None))


def test_an_unknown_kind_of_database_is_explained(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="write postgresql://"):
        store_for(tmp_path, "mysql://localhost/x")


def test_a_postgresql_that_does_not_answer_is_explained(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot use the PostgreSQL"):
        asyncio.run(store_for(tmp_path, "postgresql://localhost:1/x").open(lambda table, seq: None, lambda text: None))


def test_the_sqlite_file_syncs_every_commit(tmp_path: Path) -> None:
    """Write-ahead log and synchronous=FULL: an acknowledged entry survives a crash of the machine."""
    from tenban.server.store.sqlite import _connect

    db = _connect(tmp_path / "x.sqlite3")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    db.close()


def test_a_large_batch_is_several_statements_in_one_transaction(tmp_path: Path) -> None:
    def job(rows: int) -> sqlite._Job:
        return sqlite._Job(None, "t", 1, [Row(b"x")] * rows, None)  # type: ignore[arg-type]

    for sizes in ([1], [1] * 64, [1] * 65, [3] * 500, [200, 1, 1], [1, 200, 63, 1]):
        batch = [job(rows) for rows in sizes]
        groups = sqlite.grouped(batch)
        assert [one for group in groups for one in group] == batch
        assert all(len(group) == 1 or sum(len(one.rows) for one in group) <= sqlite.MOST_ROWS for group in groups)
    assert len(sqlite.grouped([job(1)] * 64)) == 1

    async def run() -> None:
        store = sqlite.SqliteStore(tmp_path / "tables.sqlite3")
        await store.open(lambda table, seq: None, lambda text: None)
        await store.append("t7", 1, [Row(b"first")], None)
        work = [store.append(f"t{number}", 1, [Row(b"x"), Row(b"y")], None) for number in range(200)]
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [number for number, result in enumerate(results) if isinstance(result, ConflictError)] == [7]
        assert await store.read("t7") == [b"first"]
        assert [len(await store.read(f"t{number}")) for number in (0, 6, 8, 199)] == [2] * 4
        await store.close()

    asyncio.run(run())
