"""Strangers' records and house tables run in worker processes under limits, never in the server's event loop."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tenban.kernel import Record
from tenban.kernel.fairness import KeyDraw
from tenban.registry import find, games
from tenban.server.tables.table import Table
from tenban.server.workers import pool as pool_module
from tenban.server.workers.pool import WorkerCrashedError, WorkerPool, WorkerTimeoutError
from tenban.server.workers.replays import StoredGame, Tried, Try
from tenban.server.workers.worker import Check, Checked, Failed, answer
from tests.server import odd
from tests.server.machine import Server
from tests.server.planted import plants_a_fault
from tests.server.test_http import served
from tests.server.test_workers import worker_that_waits_for

COUNT = 40  # odd records; `python -m tests.server.odd` sends 10,000
MOST = 0.05  # seconds for which the server's own work may keep its event loop


def empty_record(game: str, house: dict[str, Any]) -> dict[str, Any]:
    """Return the record of a game without moves."""
    return {**odd.plain_record(game, 0, 1), "house": house}


HANGS = empty_record("hoshizukuri", {"turn": {"orbit": 2**31}})
GROWS = empty_record("olympus", {"torch_track": {"spaces": 1_000_000}})


def test_odd_records_neither_hang_the_server_nor_keep_its_event_loop(tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(tmp_path)
        server.start()
        try:
            await server.up()
            found = await odd.attack(server, COUNT, seed=3)
        finally:
            server.stop()
        assert max(found.statuses) < 500, found
        assert found.statuses[201] > 0, "some must be accepted, or nothing is looked at"
        assert found.statuses[400] > 0
        assert found.faults == 0
        assert found.blocked <= MOST, found

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_few_hundred_odd_records_do_neither(tmp_path: Path) -> None:
    found = asyncio.run(odd.measure(300, seed=11))
    assert max(found.statuses) < 500
    assert found.faults == 0
    assert found.blocked <= MOST, found


@pytest.mark.parametrize("record", [HANGS, GROWS], ids=["hangs", "grows"])
def test_a_record_that_would_hang_or_grow_is_refused_or_shown_by_a_worker_alone(tmp_path: Path, record: Any) -> None:
    async def run() -> None:
        async with served(tmp_path, games=games(), real_workers=True, record_seconds=2.0) as (_server, browser):
            ann: httpx.AsyncClient = browser()
            made = await ann.post("/api/records", json=record)
            assert made.status_code in (201, 400)
            if made.status_code == 201:
                table = made.json()["table"]
                assert (await ann.get(f"/api/tables/{table}/replay?at=0")).status_code in (200, 410)
                body = {"at": 0, "name": "Ann", "hotseat": True}
                assert (await ann.post(f"/api/tables/{table}/fork", json=body)).status_code == 400
            assert (await ann.post("/api/records", json=empty_record("latria", {}))).status_code == 201

    asyncio.run(run())


@plants_a_fault
def test_the_server_itself_never_replays_an_uploaded_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(table: Table) -> Any:
        raise AssertionError("an uploaded record was replayed in the server")

    async def run() -> None:
        async with served(tmp_path, games=games(), real_workers=True) as (server, browser):
            monkeypatch.setattr(Table, "replay", never)
            ann: httpx.AsyncClient = browser()
            made = await ann.post("/api/records", json=odd.plain_record("latria", 30, 2))
            table = made.json()["table"]
            server.registry.services.clear()  # as after a restart
            for path in ("replay?at=30", "record", "verify"):
                assert (await ann.get(f"/api/tables/{table}/{path}")).status_code == 200, path

    asyncio.run(run())


def test_a_game_with_house_tables_is_played_on_only_if_every_step_is_quick(tmp_path: Path) -> None:
    async def run() -> None:
        house = {"turn": {"hand": 3}}
        async with served(tmp_path, games=games(), real_workers=True, step_seconds=10.0) as (server, browser):
            ann: httpx.AsyncClient = browser()
            made = await ann.post("/api/records", json=empty_record("hoshizukuri", house))
            path, body = f"/api/tables/{made.json()['table']}/fork", {"at": 0, "name": "Ann", "hotseat": True}
            forked = await ann.post(path, json=body)
            assert forked.status_code == 201, forked.text
            service = await server.registry.service(forked.json()["table"])
            assert service.table.match().house == house
        async with served(tmp_path, games=games(), real_workers=True, step_seconds=0.0) as (server, browser):
            refused = await browser().post(path, json=body)
            assert refused.status_code == 400
            assert "takes too long for a table at which people play" in refused.json()["error"]

    asyncio.run(run())


def test_a_long_game_by_the_games_own_rules_is_played_on_however_slow_its_steps_are(tmp_path: Path) -> None:
    """Its steps take as long as at any other table, so no limit of a step applies."""

    async def run() -> None:
        async with served(tmp_path, games=games(), real_workers=True, step_seconds=0.0) as (_server, browser):
            ann: httpx.AsyncClient = browser()
            made = await ann.post("/api/records", json=odd.plain_record("eclipse", 120, 4))
            assert made.status_code == 201, made.text
            path, body = f"/api/tables/{made.json()['table']}/fork", {"at": 100, "name": "Ann", "hotseat": True}
            forked = await ann.post(path, json=body)
            assert forked.status_code == 201, forked.text

    asyncio.run(run())


def test_a_record_is_answered_at_once_if_no_worker_is_free_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        monkeypatch.setattr(pool_module, "_start", worker_that_waits_for(tmp_path / "never"))
        async with served(tmp_path, games=games(), real_workers=True, worker_wait_seconds=0.1) as (_server, browser):
            ann: httpx.AsyncClient = browser()
            async with asyncio.timeout(60):
                refused = await ann.post("/api/records", json=empty_record("latria", {}))
            assert refused.status_code == 429
            assert "checking other records" in refused.json()["error"]

    asyncio.run(run())


def test_one_address_does_not_fill_the_queue_with_its_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr(pool_module, "_start", worker_that_waits_for(tmp_path / "go"))
        limits: dict[str, Any] = {"worker_wait_seconds": 60.0, "uploads_per_address": 1}
        async with served(tmp_path, games=games(), real_workers=True, **limits) as (server, browser):
            ann: httpx.AsyncClient = browser()
            first = asyncio.create_task(ann.post("/api/records", json=empty_record("latria", {})))
            async with asyncio.timeout(60):
                while not server.uploads.count:  # noqa: ASYNC110 - nothing in the product waits for this
                    await asyncio.sleep(0.01)
                refused = await ann.post("/api/records", json=empty_record("latria", {}))
                assert refused.status_code == 429
                (tmp_path / "go").touch()
                await first
            assert server.uploads.count == 0

    asyncio.run(run())


def test_a_worker_that_uses_too_much_memory_ends_alone_and_is_replaced() -> None:
    async def run() -> None:
        pool = WorkerPool(1, memory=400 << 20)
        plain = odd.plain_record("latria", 0, 1)
        with pytest.raises((WorkerCrashedError, WorkerTimeoutError)):
            await pool.run(Check(json.dumps(plain | {"names": ["x"] * 5_000_000}), 100), 120, Checked)
        assert isinstance(await pool.run(Check(json.dumps(plain), 100), 120, Checked), Checked)
        await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("house", "fault"),
    [
        ({"turn": {"orbit": 10**30}}, "too large"),
        ({"turn": {"orbit": float("inf")}}, "too large"),
        ({"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {}}}}}}}}}}}}}}, "deep"),
    ],
)
def test_house_tables_are_bounded_before_a_game_sees_them(house: dict[str, Any], fault: str) -> None:
    failed = answer(Check(json.dumps(empty_record("hoshizukuri", house)), 100))
    assert isinstance(failed, Failed)
    assert fault in failed.fault
    assert not failed.internal


def test_a_trial_finds_a_move_that_is_refused() -> None:
    rules = find("latria").rules
    record = Record("latria", rules.version, 3, b"k" * 16, b"s" * 16, rules.checked(3, {}), moves=[(0, "castle")])
    failed = answer(Try(StoredGame.of(record), 10.0))
    assert isinstance(failed, Failed)
    assert not failed.internal
    record.moves = []
    assert isinstance(answer(Try(StoredGame.of(record), 10.0)), Tried)


def test_a_game_sent_to_a_worker_and_back_is_the_same() -> None:
    rules = find("latria").rules
    record = Record(
        "latria", rules.version, 3, b"k" * 16, b"s" * 16, {"a": "b"}, {"c": {"d": 1}}, ["Ann", "Bob", "Eve"]
    )
    record.moves, record.totals = [(0, "play S6")], [1, 2, 3]
    record.draw = KeyDraw(b"x" * 32, (b"y" * 32, b"", b"z" * 32))
    sent = msgspec.json.decode(msgspec.json.encode(StoredGame.of(record)), type=StoredGame)
    assert sent.record() == record
