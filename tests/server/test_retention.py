"""What an operator does: old tables are archived and deleted, databases backed up and restored."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tenban.cli.main import main
from tenban.kernel.record import parse, verify
from tenban.match import load_record
from tenban.registry import find, games
from tenban.server.context import ServerContext
from tenban.server.retention import DAY, Policy, clean
from tenban.server.store import StoreError, store_for
from tenban.server.store.maintenance import Maintenance, SqliteMaintenance, maintenance_for
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.games import TableGame
from tenban.server.tables.setup import uploaded
from tests.server.support import Guest, server_at, settled
from tests.server.test_records import record
from tests.server.test_table import CELL
from tests.server.toys import TOYS

BOTH: dict[str, TableGame] = {**games(), **TOYS}
__all__ = ["record"]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("database")) if request.param == "postgresql" else ""


async def some_tables(server: ServerContext, record: Any) -> dict[str, str]:
    """Make a table in every phase, and a finished one of a game that is not installed."""
    ann = Guest(server, "Ann")
    toy = await ann.make("row", 2, bots={"0": "random", "1": "random"}, watch=True)
    await settled(await server.registry.service(toy.table))
    latria = await server.registry.make("latria", uploaded(parse(json.dumps(record)), ann.owner))
    return {
        "waiting": (await ann.make("row", 2)).table,
        "running": (await ann.make("row", 2, hotseat=True)).table,
        "toy": toy.table,
        "latria": latria.table.id,
    }


def test_old_tables_are_archived_and_deleted_and_young_ones_stay(
    tmp_path: Path, record: Any, database_url: str
) -> None:
    async def story() -> dict[str, str]:
        async with server_at(tmp_path, BOTH, store_for(tmp_path, database_url)) as server:
            return await some_tables(server, record)

    made = asyncio.run(story())
    store, now, archive = maintenance_for(tmp_path, database_url), int(time.time()), tmp_path / "old"
    assert {phase.phase: phase.tables for phase in store.statistics().phases} == {"over": 2, "running": 1, "waiting": 1}
    assert clean(store, games(), Policy(), now, archive) == (0, 0, 0, 0)
    later = now + 31 * DAY
    assert clean(store, games(), Policy(), later, archive, dry_run=True) == (2, 1, 0, 0)
    assert clean(store, games(), Policy(), later, archive) == (2, 1, 0, 2)
    assert [phase.phase for phase in store.statistics().phases] == ["running"]
    assert store.events(made["latria"]) == []
    files = {file.name: file for file in archive.rglob("*.gz")}
    assert set(files) == {f"{made['toy']}.journal.json.gz", "latria.record.json.gz"}
    kept = parse(gzip.decompress(files["latria.record.json.gz"].read_bytes()).decode())
    assert kept.moves == [tuple(move) for move in record["moves"]]
    verify(find("latria").rules, kept)
    assert load_record(kept).over
    assert clean(store, games(), Policy(), now + 181 * DAY) == (0, 0, 1, 0)
    assert store.statistics().events == 0


def test_a_running_server_goes_on_while_its_old_tables_are_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with server_at(tmp_path) as server:
            ann = Guest(server, "Ann")
            old = await ann.sit_at((await ann.make("row", 2, hotseat=True)).table, 0)
            for cell, seat in (("a1", 0), ("b1", 1), ("a2", 0), ("b2", 1), ("a3", 0)):
                await old.act([CELL[cell]], seat=seat)
            young = await ann.sit_at((await ann.make("row", 2, hotseat=True)).table, 0)
            store = SqliteMaintenance(tmp_path / "tables.sqlite3")
            found = await asyncio.to_thread(clean, store, games(), Policy(), int(time.time()) + 31 * DAY)
            assert found.finished == 1
            assert (await young.act([CELL["a1"]], seat=0))["t"] == "ack"
            await old.say("chat", text="is anybody here?")  # the table is still in memory
            old.leave()
            server.registry.services.pop(old.service.table.id).close()
            with pytest.raises(RefusedError, match="table-broken"):
                await server.registry.service(old.service.table.id)
            await asyncio.to_thread(clean, store, games(), Policy(), int(time.time()))
            assert store.events(old.service.table.id) == []

    asyncio.run(story())


async def one_table(folder: Path) -> str:
    async with server_at(folder) as server:
        return (await Guest(server, "Ann").make("row", 2)).table


async def reads(folder: Path, id: str) -> bool:
    async with server_at(folder) as server:
        return (await server.registry.service(id)).table.id == id


def test_a_backup_is_made_while_the_server_runs_and_restored_when_it_is_stopped(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"

    async def story() -> str:
        async with server_at(data) as server:
            table = (await Guest(server, "Ann").make("row", 2)).table
            store = SqliteMaintenance(data / "tables.sqlite3")
            await asyncio.to_thread(store.backup, copy)
            with pytest.raises(StoreError, match="stop it first"):
                store.restore(copy, replace=True)
            return table

    kept, later = asyncio.run(story()), asyncio.run(one_table(data))
    store = SqliteMaintenance(data / "tables.sqlite3")
    with pytest.raises(StoreError, match="already there"):
        store.backup(copy)
    with pytest.raises(StoreError, match="give --replace"):
        store.restore(copy, replace=False)
    store.restore(copy, replace=True)
    assert asyncio.run(reads(data, kept))
    with pytest.raises(RefusedError):
        asyncio.run(reads(data, later))
    assert copy.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"", b"not a database at all", b"SQLite format 3\0" + b"x" * 4096])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    wrong = tmp_path / "wrong.sqlite3"
    wrong.write_bytes(content)
    store = SqliteMaintenance(tmp_path / "tables.sqlite3")
    with pytest.raises(StoreError, match=r"is not a database of Tenban|is damaged"):
        store.restore(wrong, replace=True)
    assert not store.path.exists()


def test_the_command_counts_cleans_and_backs_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(one_table(tmp_path))
    where = ["--data", str(tmp_path)]
    assert main(["admin", "stats", *where]) == 0
    assert "Waiting for players: 1 " in capsys.readouterr().out
    assert main(["admin", "clean", *where, "--delete", "--waiting", "1h", "--lang", "ja"]) == 0
    assert "取り除きました" in capsys.readouterr().out
    assert main(["admin", "backup", str(tmp_path / "b.sqlite3"), *where]) == 0
    assert main(["admin", "restore", str(tmp_path / "b.sqlite3"), *where, "--replace"]) == 0
    assert "The database is now the one of" in capsys.readouterr().out


def test_both_kinds_of_database_have_maintenance(tmp_path: Path) -> None:
    found: Maintenance = maintenance_for(tmp_path, "postgresql://nowhere.invalid/x")
    with pytest.raises(StoreError, match="pg_dump"):
        found.backup(tmp_path / "x")
