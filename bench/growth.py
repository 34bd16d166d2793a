"""`python -m bench.growth`: play many short games on a real server and print its memory and latency as they add up.

The games are those of the toy `row` of the tests (three in a row), played through HTTP and sockets by this process; the
server runs in another one.  After each of the counts in `--at`, everybody has left, and the server has had time to drop
its tables from memory.

`--inside` plays without HTTP and sockets, in the process of the server: tens of thousands of tables take minutes then,
and the memory includes that of the players.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from array import array
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tenban.server.tables.tokens import owner_of
from tests.server.machine import free_port
from tests.server.support import Guest, codes_of, server_at

LIMITS = (
    "messages_per_second=1e9 requests_per_second=1e9 tables_per_minute=1e9 tables_per_guest=1e9 "
    "sockets_per_address=1e6 finished_seconds=1 idle_seconds=1 undo_delay=0.5"
)
SERVER = """
import sys
from pathlib import Path
from tenban.server.run import serve
from tests.server.toys import TOYS
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), games=TOYS)
"""


def resident(pid: int) -> float:
    """Return the memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError("no VmRSS")


async def play_one(client: httpx.AsyncClient, port: int, rng: random.Random, waits: array[float]) -> None:
    """Play one game at a hot-seat table to its end."""
    made = await client.post("/api/tables", json={"game": "row", "seats": 2, "name": "Ann", "hotseat": True})
    made.raise_for_status()
    cookie = made.headers["set-cookie"].split(";")[0]
    client.cookies.clear()
    address = f"ws://127.0.0.1:{port}/api/tables/{made.json()['table']}/live"
    async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
        sent = 0.0
        async for text in socket:
            message = json.loads(text)
            if message["t"] == "ack":
                waits.append(time.perf_counter() - sent)
            if message["t"] != "scene":
                continue
            ask = message["scene"].get("ask")
            if message["scene"].get("result"):
                return
            if not ask:  # the other seat of this browser is to act
                await socket.send(json.dumps({"t": "sit", "seat": 1 - message["seat"]}))
                continue
            codes = rng.choice(ask["choices"])["codes"]
            move = {"t": "act", "id": f"m{message['seq']}", "seq": message["seq"], "seat": message["seat"]}
            sent = time.perf_counter()
            await socket.send(json.dumps({**move, "codes": codes}))


async def play_many(port: int, tables: int, at_once: int) -> array[float]:
    """Play so many games and return how long each move waited for its acknowledgement."""
    waits = array("d")
    left, rng = iter(range(tables)), random.Random(1)
    single = httpx.Limits(max_keepalive_connections=0)  # the server may close a connection between two requests
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=single) as client:

        async def worker() -> None:
            for _ in left:
                await play_one(client, port, rng, waits)

        await asyncio.gather(*[worker() for _ in range(at_once)])
    return waits


async def play_inside(guest: Guest, rng: random.Random, waits: array[float]) -> None:
    """Play one game at a hot-seat table of a server in this process to its end."""
    made = await guest.make(hotseat=True)
    socket = await guest.sit_at(made.table, 0)
    while socket.service.table.phase() == "running":
        seat = socket.service.table.match().to_act[0]
        sent = time.perf_counter()
        answer = await socket.act(codes_of(socket.service, seat, rng), seat)
        assert answer["t"] == "ack", answer
        waits.append(time.perf_counter() - sent)
    socket.leave()


async def grow_inside(data: Path, counts: list[int], at_once: int) -> None:
    """Play so many games in this process and print a report after each count."""
    rng, done = random.Random(1), 0
    async with server_at(data, finished_seconds=1, idle_seconds=1, undo_delay=0.5) as server:
        for count in counts:
            started, waits, numbers = time.monotonic(), array("d"), iter(range(done, count))

            async def worker(numbers: Iterator[int] = numbers, waits: array[float] = waits) -> None:
                for number in numbers:
                    guest = Guest(server, "Ann")
                    guest.owner = owner_of(f"browser {number}")  # everybody has a browser of their own
                    await play_inside(guest, rng, waits)

            await asyncio.gather(*[worker() for _ in range(at_once)])
            seconds, done = time.monotonic() - started, count
            await asyncio.sleep(4)
            print(json.dumps(report(os.getpid(), data, done, waits, seconds)), flush=True)


def report(pid: int, data: Path, tables: int, waits: array[float], seconds: float) -> dict[str, Any]:
    """Return the figures after so many tables; `waits` is emptied first, so that it is no part of the memory."""
    cuts = quantiles(waits, n=100)
    del waits[:]
    size = sum(file.stat().st_size for file in data.iterdir()) / 2**20
    return {
        "tables": tables,
        "memory_mb": round(resident(pid), 1),
        "disk_mb": round(size, 1),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "seconds": round(seconds, 1),
    }


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("the server did not come up")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.growth", description=__doc__)
    parser.add_argument("--at", type=int, nargs="+", default=[1000, 10_000, 50_000], help="numbers of tables to report")
    parser.add_argument("--at-once", type=int, default=8, help="tables that are played at the same time")
    parser.add_argument("--inside", action="store_true", help="play in the process of the server, without sockets")
    wanted = parser.parse_args()
    if wanted.inside:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(grow_inside(Path(folder), wanted.at, wanted.at_once))
        return
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "TENBAN_LIMITS": LIMITS}
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), folder], env=env)
        try:
            wait_for(port)
            done = 0
            for count in wanted.at:
                started = time.monotonic()
                waits = asyncio.run(play_many(port, count - done, wanted.at_once))
                seconds, done = time.monotonic() - started, count
                time.sleep(4)
                print(json.dumps(report(server.pid, Path(folder), done, waits, seconds)), flush=True)
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
