"""Several server processes: replaced when killed, restarted one by one without a lost move, and none left behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tenban.server.store import store_for
from tests.server.machine import PATIENCE, Player, Server, seat_people
from tests.server.test_crash import check_journals
from tests.server.test_faults import children, until

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(600)]
WORKERS = 3


def alive(pid: int) -> bool:
    """Return whether a process runs: a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def servers_of(server: Server) -> list[int]:
    return [pid for pid in children(server.pid) if alive(pid)]


@contextlib.asynccontextmanager
async def crowd(folder: Path, database: str, workers: int = WORKERS) -> AsyncIterator[Server]:
    server = Server(folder, database, workers=workers)
    server.start()
    try:
        await server.up()
        await until(lambda: len(servers_of(server)) == workers)
        yield server
    finally:
        server.stop()


async def answers(server: Server) -> bool:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        return (await client.get("/health")).status_code == 200


def test_a_killed_process_is_replaced_and_reaped_and_none_outlives_the_stop(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with crowd(tmp_path, database) as server:
            before = servers_of(server)
            os.kill(before[1], signal.SIGKILL)
            await until(lambda: len(servers_of(server)) == WORKERS and before[1] not in children(server.pid))
            assert await answers(server)
            after = servers_of(server)
            assert server.end(signal.SIGTERM) == 0
            assert not [pid for pid in after if alive(pid)]

    asyncio.run(run())


def test_if_the_first_process_is_killed_the_others_end_too(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with crowd(tmp_path, database) as server:
            left = servers_of(server)
            server.kill()
            await until(lambda: not [pid for pid in left if alive(pid)])

    asyncio.run(run())


async def restart(server: Server) -> None:
    """Restart the processes one by one."""
    before = set(servers_of(server))
    os.kill(server.pid, signal.SIGHUP)
    await until(lambda: not before & set(servers_of(server)))


@pytest.mark.slow
def test_a_rolling_restart_loses_no_move(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with crowd(tmp_path, database, workers=2) as server:
            tables = [await seat_people(server.url, "envelopes", 2, 2) for _ in range(20)]
            players = [
                Player([server.url], table, token, seat, number)
                for number, (table, tokens) in enumerate(tables)
                for seat, token in enumerate(tokens)
            ]
            playing = asyncio.gather(*[player.play() for player in players])
            for _ in range(2):
                await restart(server)
                assert await answers(server)
            async with asyncio.timeout(PATIENCE):
                await playing
        await check_journals(store_for(tmp_path, database), players)

    asyncio.run(run())
