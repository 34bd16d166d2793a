"""Faults of the storage: they are counted and shown, pass by themselves if they can, and stop nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg
import httpx
import pytest

from tenban.server.app import make_app
from tenban.server.context import ServerContext
from tenban.server.metrics import Metrics
from tenban.server.store import ActionKey, ConflictError, Head, Row, Store, StoreError, TransientStoreError, store_for
from tenban.server.store.reliable import ReliableStore
from tenban.server.tables.errors import RefusedError
from tests.server.machine import PATIENCE, Server
from tests.server.support import Guest, codes_of, in_server, server_at, settled
from tests.server.test_http import Browser, served, tell

HEAD = Head("t1", "running", True, 1, b"{}", {0: "o"})


async def until(holds: Callable[[], Any]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - nothing in the product waits for this
            await asyncio.sleep(0.01)


class Cut:
    """A store whose connection breaks: `before` the next appends are written, or `after`, so that nobody knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.before = self.after = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        if self.before:
            self.before -= 1
            raise TransientStoreError("cut before")
        await self._store.append(table, seq, rows, head)
        if self.after:
            self.after -= 1
            raise TransientStoreError("cut after")


def with_cuts(folder: Path, story: Callable[[ReliableStore, Cut, Metrics], Awaitable[None]]) -> None:
    async def run() -> None:
        metrics, cut = Metrics(), Cut(store_for(folder))
        store = ReliableStore(cut, metrics, seconds=60.0)
        await store.open(lambda table, seq: None, lambda text: None)
        try:
            await story(store, cut, metrics)
        finally:
            await store.close()

    asyncio.run(run())


def test_an_append_that_was_cut_before_or_after_it_was_written_is_there_once(tmp_path: Path) -> None:
    async def story(store: ReliableStore, cut: Cut, metrics: Metrics) -> None:
        await store.append("t1", 1, [Row(b"one"), Row(b"two", ActionKey(0, "a"))], HEAD)
        cut.before = 2
        await store.append("t1", 3, [Row(b"three")], None)
        cut.after = 1
        await store.append("t1", 4, [Row(b"four")], None)
        assert await store.read("t1") == [b"one", b"two", b"three", b"four"]
        assert metrics.store_faults == metrics.faults == 3
        assert not store.trouble

    with_cuts(tmp_path, story)


def test_what_another_process_has_written_meanwhile_is_still_a_conflict(tmp_path: Path) -> None:
    async def story(store: ReliableStore, cut: Cut, metrics: Metrics) -> None:
        await store.append("t1", 1, [Row(b"one")], HEAD)
        cut.before = 1
        await cut._store.append("t1", 2, [Row(b"theirs")], None)
        with pytest.raises(ConflictError):
            await store.append("t1", 2, [Row(b"ours")], None)
        assert await store.read("t1") == [b"one", b"theirs"]

    with_cuts(tmp_path, story)


def test_a_store_that_is_silent_is_down_though_no_request_has_failed_until_it_answers_again(tmp_path: Path) -> None:
    async def story(store: ReliableStore, cut: Cut, metrics: Metrics) -> None:
        async def never() -> None:
            await asyncio.Event().wait()

        assert store.down_seconds() < 1.0
        right = cut.ping
        cut.ping = never  # type: ignore[attr-defined]
        await until(lambda: store.down_seconds() > 1.0 and metrics.store_faults > 0)
        cut.ping = right  # type: ignore[attr-defined]
        await until(lambda: not store.down_seconds())  # a look that is never answered does not keep the others waiting
        assert not store.trouble

    with_cuts(tmp_path, story)


def test_one_slow_answer_is_no_fault(tmp_path: Path) -> None:
    async def story(store: ReliableStore, cut: Cut, metrics: Metrics) -> None:
        right = cut.ping

        async def slow() -> None:
            cut.ping = right  # type: ignore[attr-defined]
            await asyncio.Event().wait()

        cut.ping = slow  # type: ignore[attr-defined]
        await until(lambda: bool(store.trouble))
        await until(lambda: not store.trouble)
        assert metrics.store_faults == 0

    with_cuts(tmp_path, story)


def test_viewers_are_sent_away_only_if_another_process_may_serve_them(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        server.store.trouble, server.store._down_since = "no answer", monotonic() - 60
        assert not server.is_down()
        server.store.shared = True
        assert server.is_down()

    in_server(tmp_path, story)


def test_after_a_while_a_fault_is_raised_and_health_says_so_until_the_store_answers(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        cut = server.store.store = Cut(server.store.store)
        ann = browser()
        assert (await ann.get("/health")).status_code == 200
        cut.before = 10**6
        refused = await ann.post("/api/tables", json={"game": "row", "seats": 2, "name": "Ann"})
        assert refused.status_code == 503
        sick = await ann.get("/health")
        assert (sick.status_code, sick.json()["trouble"]) == (503, "the storage does not answer")
        assert "tenban_store_faults_total 0" not in (await ann.get("/metrics")).text
        cut.before = 0
        made = await ann.post("/api/tables", json={"game": "row", "seats": 2, "name": "Ann"})
        assert made.status_code == 201
        assert (await ann.get("/health")).status_code == 200

    tell(tmp_path, story, store_seconds=0.2)


class Unread:
    """A store that is asked whether it answers and nothing else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ping(self) -> None:
        await self._store.ping()

    async def close(self) -> None:
        await self._store.close()


def test_health_reads_nothing_however_often_it_is_asked(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        server.store.store = Unread(server.store.store)  # type: ignore[assignment]
        guest = browser()
        for _ in range(50):
            assert (await guest.get("/health")).json()["ok"]

    tell(tmp_path, story)


def test_bots_play_on_after_faults_of_any_kind(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        cut = server.store.store = Cut(server.store.store)
        ann = Guest(server, "Ann")
        table = await ann.make("envelopes", 3, bots={"0": "random", "1": "random", "2": "random"}, watch=True)
        service = await server.registry.service(table.table)
        cut.before = 3
        with pytest.MonkeyPatch.context() as plant:
            faults = iter([KeyError("a fault"), AttributeError("another")])
            think = server.pools.bots.run

            async def fails(*args: Any) -> Any:
                for fault in faults:
                    raise fault
                return await think(*args)

            plant.setattr(server.pools.bots, "run", fails)
            await until(lambda: service.table.phase() == "over")
        assert server.metrics.faults >= 5

    in_server(tmp_path, story, store_seconds=0.01)


# -- damage


def test_one_unreadable_table_is_set_aside_and_the_others_go_on(tmp_path: Path) -> None:
    rubbish = {
        "not-json": b"{",
        "no-event": b'{"t":"nothing"}',
        "no-game": b'{"t":"made","at":1,"game":"go","version":"1","seats":2,"options":{},"maker":"","invites":[]}',
        "illegal": b'{"t":"move","at":1,"seat":0,"move":"castle"}',
    }

    async def run() -> None:
        async with server_at(tmp_path) as server:
            made = [(await Guest(server, "Ann").make(bots={"1": "random"})).table for _ in range(3)]
            for service in list(server.registry.services.values()):
                await settled(service)
            for name, event in rubbish.items():
                head = Head(name, "running", False, 1, b"{", None)
                first = [] if name != "illegal" else await server.store.read(made[0])
                await server.store.append(name, 1, [*map(Row, first), Row(event)], head)
        async with served(tmp_path) as (again, browser):
            await until(lambda: set(made) <= set(again.registry.services))
            for name in rubbish:
                answer = await browser().get(f"/api/tables/{name}/record")
                assert answer.status_code == 410, (name, answer.text)
                assert answer.json()["error"].startswith("This table cannot be opened: ")
            health = (await browser().get("/health")).json()
            assert (health["ok"], health["unreadable"]) == (True, len(rubbish))
            socket = await Guest(again, "Ann").sit_at(made[0], 0)
            assert (await socket.act(codes_of(socket.service, 0, random.Random(1))))["t"] == "ack"

    asyncio.run(run())


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_sqlite_file_is_answered_with_503(tmp_path: Path, seed: int) -> None:
    async def run() -> None:
        async with server_at(tmp_path) as server:
            for number in range(40):
                await Guest(server, f"Ann {number}").make(listed=True, bots={"1": "random"})
        file, rng = tmp_path / "tables.sqlite3", random.Random(seed)
        data = bytearray(file.read_bytes())
        for _ in range(30):  # pages after the first, which would not even open
            at = rng.randrange(4096, len(data) - 600)
            data[at : at + 500] = rng.randbytes(500)
        file.write_bytes(data)
        statuses = set()
        async with served(tmp_path) as (_, browser):
            ann = browser()
            for path in ("/api/tables", "/api/me", "/health"):
                statuses.add((await ann.get(path)).status_code)
            for _ in range(5):
                made = await ann.post("/api/tables", json={"game": "row", "seats": 2, "name": "Ann"})
                statuses.add(made.status_code)
        assert statuses <= {200, 201, 503}, statuses

    with contextlib.suppress(StoreError):  # damaged so badly that the server says so and does not start
        asyncio.run(run())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_after_a_stop_the_one_file_is_complete(tmp_path: Path, number: int) -> None:
    async def run() -> None:
        server = Server(tmp_path)
        server.start()
        await server.up()
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            for _ in range(20):
                answer = await client.post("/api/tables", json={"game": "row", "seats": 2, "name": "Ann"})
                assert answer.status_code == 201
        assert server.end(number) == 0

    asyncio.run(run())
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(tmp_path / "tables.sqlite3", copy)
    db = sqlite3.connect(copy)
    assert db.execute("SELECT count(*) FROM heads").fetchone() == (20,)
    db.close()


# -- PostgreSQL


async def execute(url: str, sql: str) -> Any:
    db = await asyncpg.connect(url)
    try:
        return await db.fetchval(sql)
    finally:
        await db.close()


CUT_ALL = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def bots_only(server: ServerContext, count: int) -> list[Any]:
    """Tables at which bots play."""
    made = [
        await Guest(server, "Ann").make("envelopes", 3, bots={"0": "random", "1": "random", "2": "random"}, watch=True)
        for _ in range(count)
    ]
    return [await server.registry.service(one.table) for one in made]


@pytest.mark.postgres
def test_bots_play_on_however_often_postgresql_cuts_the_connections(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with server_at(tmp_path, store=store_for(tmp_path, database), bot_pace=0.02) as server:
            services = await bots_only(server, 10)
            for _ in range(8):
                await execute(database, CUT_ALL)
                await asyncio.sleep(0.1)
            await until(lambda: all(service.table.phase() == "over" for service in services))
            for service in services:
                assert await server.store.read(service.table.id) is not None
            assert server.metrics.store_faults > 0

    asyncio.run(run())


@pytest.mark.postgres
def test_a_postgresql_that_stands_still_for_a_while_loses_nothing(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        backends = await execute(database, "SELECT array_agg(pid) FROM pg_stat_activity WHERE pid IS NOT NULL")
        folder = Path(await execute(database, "SHOW data_directory"))
        pids = [int((folder / "postmaster.pid").read_text().split()[0]), *backends]
        async with server_at(tmp_path, store=store_for(tmp_path, database), bot_pace=0.02) as server:
            services = await bots_only(server, 3)
            stopped = [pid for pid in {*pids, *children(pids[0])} if stop(pid)]
            try:
                await asyncio.sleep(4.0)
                assert (await served_health(server)) == 503
            finally:
                for pid in stopped:
                    os.kill(pid, signal.SIGCONT)
            await until(lambda: all(service.table.phase() == "over" for service in services))
            await until(lambda: not server.store.trouble)

    asyncio.run(run())


def children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def stop(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIGSTOP)
    except ProcessLookupError:
        return False
    return True


async def served_health(server: ServerContext) -> int:
    transport = httpx.ASGITransport(make_app(server))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://tenban.test") as client:
        return (await client.get("/health")).status_code


def test_a_refusal_names_no_fault_of_the_program(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        await server.store.append("broken", 1, [Row(b"{")], HEAD)
        for _ in range(2):
            with pytest.raises(RefusedError) as refused:
                await server.registry.service("broken")
            assert refused.value.status == 410

    in_server(tmp_path, story)
