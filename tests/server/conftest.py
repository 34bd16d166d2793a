"""Stores to test against: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir, mkdtemp
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from tenban.server.store import Store, store_for

StoreMaker = Callable[[], Store]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of the server named by TENBAN_TEST_POSTGRES, or of one started for this run."""
    named = os.environ.get("TENBAN_TEST_POSTGRES", "")
    if named:
        yield named
        return
    # Not in pytest's folder: started by root the server runs as another user, and every other pytest that starts
    # closes that folder to others again.
    data = Path(mkdtemp(prefix="tenban-pg-"))
    server = _start_postgres(data)
    yield server.get_uri()
    server.cleanup()
    rmtree(data, ignore_errors=True)


def _start_postgres(data: Path) -> Any:
    """Start a server, one process after the other: the first one may have to add the user it runs as."""
    import pgserver

    with Path(gettempdir(), "tenban-pg.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return pgserver.get_server(data)


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """The address of a fresh, empty PostgreSQL database."""
    name = f"tenban_{uuid4().hex[:12]}"
    asyncio.run(_execute(postgres, f"CREATE DATABASE {name}"))
    head, _, tail = postgres.rpartition("/postgres")
    yield f"{head}/{name}{tail}"
    asyncio.run(_execute(postgres, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> StoreMaker:
    """Makes stores on one and the same database; the tests that use it run on both kinds."""
    url = request.getfixturevalue("database") if request.param == "postgresql" else ""
    return lambda: store_for(tmp_path, url)


async def _execute(url: str, sql: str) -> None:
    db = await asyncpg.connect(url)
    await db.execute(sql)
    await db.close()
