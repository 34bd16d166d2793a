"""A soak: games over links of which three in ten are silently dropped, while servers are killed, stopped and cut off.

`python -m tests.server.soak --minutes 6 --servers 2` is the long run; tests make short ones.  It counts tables that
stood still for more than five seconds although a server and the database were there, and moves lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import asyncpg
from websockets.asyncio.client import connect

from tenban.server.store import store_for
from tests.server.forked import ForkedServer
from tests.server.machine import LIMITS, TROUBLE, Player, Server, free_port, seat_people
from tests.server.test_crash import check_journals

DROPPED = 0.3  # of all links
STUCK = 5.0  # seconds
PING = 0.6  # seconds between a player's pings: a dead link is noticed after 1.2 s, and two in a row are possible
PAUSE = 0.2  # seconds at most before a move
CUT = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


Dial = Callable[[], Coroutine[Any, Any, tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Links:
    """A proxy.  Some of its links, or all of them, stop forwarding after a while without being closed."""

    def __init__(self, dial: Dial, dropped: float, seed: int) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.opened = self.dropped = 0
        self.silent = False  # new links do not forward anything either
        self._dial = dial
        self._dead: set[asyncio.Event] = set()
        self._share = dropped
        self._rng = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._proxy: asyncio.Server | None = None

    async def open(self) -> None:
        self._proxy = await asyncio.start_server(self._link, "127.0.0.1", self.port)

    async def close(self) -> None:
        if self._proxy is not None:
            self._proxy.close()
        for task in list(self._tasks):
            task.cancel()

    async def sever(self, seconds: float) -> None:
        """Forward nothing for a while; the links that were open then stay silent."""
        self.silent = True
        for dead in self._dead:
            dead.set()
        try:
            await asyncio.sleep(seconds)
        finally:
            self.silent = False

    async def _link(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task: asyncio.Task[None] | None = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self.opened += 1
        dead = asyncio.Event()
        self._dead.add(dead)
        if self.silent:
            dead.set()
        elif self._rng.random() < self._share:
            self.dropped += 1
            asyncio.get_running_loop().call_later(3 * self._rng.random(), dead.set)
        try:
            with contextlib.suppress(OSError, asyncio.CancelledError):
                back, forth = await self._dial()
                pumps = [asyncio.create_task(pump(reader, forth, dead)), asyncio.create_task(pump(back, writer, dead))]
                try:
                    await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                    if dead.is_set():
                        await asyncio.sleep(60)  # open, and silent
                finally:
                    for each in pumps:
                        each.cancel()
                    forth.close()
        finally:
            self._tasks.discard(task)
            self._dead.discard(dead)
            writer.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, dead: asyncio.Event) -> None:
    """Forward until the link ends, or is dead: then nothing is read any more."""
    ending = asyncio.create_task(dead.wait())
    try:
        while True:
            reading = asyncio.create_task(reader.read(65_536))
            reading.add_done_callback(lambda done: done.cancelled() or done.exception())  # a fault of a link is no news
            await asyncio.wait([reading, ending], return_when=asyncio.FIRST_COMPLETED)
            if ending.done():
                reading.cancel()
                return
            data = reading.result()
            if not data:
                return
            writer.write(data)
            await writer.drain()
    except OSError:
        return
    finally:
        ending.cancel()


def dial_server(server: Server) -> Dial:
    return lambda: asyncio.open_connection("127.0.0.1", server.port)


def dial_database(url: str) -> Dial:
    """Return how to connect to a PostgreSQL: through a socket in a folder, or through the network."""
    parts = urlsplit(url)
    folder = parse_qs(parts.query).get("host", [""])[0]
    if folder.startswith("/"):
        return lambda: asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{parts.port or 5432}")
    return lambda: asyncio.open_connection(parts.hostname or "127.0.0.1", parts.port or 5432)


def through(url: str, links: Links) -> str:
    """Return the address of a database as it is reached through a proxy."""
    parts = urlsplit(url)
    user = parts.netloc.rpartition("@")[0] or "postgres"
    return f"postgresql://{user}@127.0.0.1:{links.port}{parts.path}?sslmode=disable"


class Soak:
    """Tables that are played one after the other, and what is done to the servers meanwhile."""

    def __init__(
        self,
        servers: list[Server],
        database: str,
        tables: int,
        seed: int,
        cables: list[Links] | None = None,
        dropped: float = DROPPED,
    ) -> None:
        self.players: list[Player] = []
        self.events: Counter[str] = Counter()
        self.stuck: list[str] = []  # for each table what was done to the servers meanwhile
        self.longest = 0.0
        self.links = [Links(dial_server(server), dropped, seed + number) for number, server in enumerate(servers)]
        self._cables = cables or []  # one from each server to the database
        self._servers = servers
        self._database = database
        self._tables = tables
        self._rng = random.Random(seed)
        self._trouble_until = 0.0  # until then nothing can go on
        self._end = 0.0
        self._done: list[tuple[float, str]] = []
        self._live: dict[str, list[Player]] = {}

    async def run(self, seconds: float, chaos: list[str], period: float) -> None:
        """Play for a while and until the last game is over."""
        for cable in self._cables:
            await cable.open()
        for server in self._servers:
            server.start()
        for server, links in zip(self._servers, self.links, strict=True):
            await server.up()
            await links.open()
        self._end = monotonic() + seconds
        watching = [asyncio.create_task(self._watch()), asyncio.create_task(self._make_trouble(chaos, period))]
        try:
            await asyncio.gather(*[self._play(number) for number in range(self._tables)])
        finally:
            for task in watching:
                task.cancel()
            for links in self.links:
                await links.close()

    async def _play(self, number: int) -> None:
        """Play one game after the other at new tables, each with a spectator."""
        rng = random.Random(number)
        while monotonic() < self._end:
            try:
                table, tokens = await seat_people(rng.choice(self._servers).url, "envelopes", 2, 2)
            except (*TROUBLE, KeyError, ValueError):  # a server was killed meanwhile
                await asyncio.sleep(0.2)
                continue
            urls = [links.url for links in self.links]
            seeds = random.Random(table)
            players = [
                Player(urls[seat:] + urls[:seat], table, token, seat, seeds.randrange(10**6), PING, PAUSE)
                for seat, token in enumerate(tokens)
            ]
            for player in players:
                player.at = monotonic()
            self.players += players
            self._live[table] = players
            spectator = asyncio.create_task(self._spectate(rng.choice(urls), table))
            try:
                await asyncio.gather(*[player.play() for player in players])
            finally:
                del self._live[table]
                spectator.cancel()

    async def _spectate(self, url: str, table: str) -> None:
        """Look at a table without ever noticing that the link is dead."""
        with contextlib.suppress(*TROUBLE):
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
            async with connect(address, ping_interval=None, open_timeout=60) as ws:
                async for _ in ws:
                    pass

    async def _watch(self) -> None:
        """Note tables that stand still although everything they need is there."""
        while True:
            await asyncio.sleep(0.1)
            for table, players in list(self._live.items()):
                still = monotonic() - max(self._trouble_until, *[player.at for player in players])
                self.longest = max(self.longest, still)
                if still > STUCK:
                    self.stuck.append(f"{table}: {self._story()}")
                    for player in players:
                        player.at = monotonic()  # counted once

    # -- trouble

    def _story(self) -> str:
        """Return what was done in the last seconds, the newest last."""
        now = monotonic()
        return ", ".join(f"{kind} {now - at:.1f} s ago" for at, kind in self._done if now - at < 4 * STUCK)

    async def _make_trouble(self, chaos: list[str], period: float) -> None:
        while chaos:
            await asyncio.sleep(period * (0.5 + self._rng.random()))
            kind = self._rng.choice(chaos)
            self.events[kind] += 1
            if kind in ("cut", "stall"):
                self._done.append((monotonic(), kind))
            with contextlib.suppress(*TROUBLE, asyncpg.PostgresError):  # the database was just cut off
                await getattr(self, kind)()

    def _one(self, kind: str) -> Server:
        """Choose a server for some trouble, and note which it is."""
        number = self._rng.randrange(len(self._servers))
        self._done.append((monotonic(), f"{kind} of server {number}"))
        return self._servers[number]

    def _others_serve(self) -> bool:
        return len(self._servers) > 1

    async def kill(self) -> None:
        """Kill a server and start it again."""
        server = self._one("kill")
        server.kill()
        server.start()
        await self._while_alone(server.up())

    async def restart(self) -> None:
        """Stop a server in an orderly way and start it again."""
        server = self._one("restart")
        await asyncio.to_thread(server.stop)
        server.start()
        await self._while_alone(server.up())

    async def _while_alone(self, work: Any) -> None:
        """Wait for a server; if there is no other, nothing can go on until then."""
        if not self._others_serve():
            self._trouble_until = monotonic() + 3600
        await work
        if not self._others_serve():
            self._trouble_until = monotonic()

    async def freeze(self) -> None:
        """Stop a server process for some seconds; its players go to the other."""
        server = self._one("freeze")
        try:
            send([server.pid], signal.SIGSTOP)
            await asyncio.sleep(4 + 4 * self._rng.random())
        finally:
            send([server.pid], signal.SIGCONT)

    async def cut(self) -> None:
        """Cut all connections to the database."""
        await execute(self._database, CUT)

    async def sever(self) -> None:
        """Let nothing pass between a server and the database for some seconds, without closing anything."""
        server = self._one("sever")
        await self._cables[self._servers.index(server)].sever(4 + 4 * self._rng.random())

    async def stall(self) -> None:
        """Stop the database for some seconds."""
        pids = await database_processes(self._database)
        self._trouble_until = monotonic() + 3600
        try:
            send(pids, signal.SIGSTOP)
            await asyncio.sleep(1 + 3 * self._rng.random())
        finally:
            send(pids, signal.SIGCONT)
            self._trouble_until = monotonic()


def send(pids: list[int], number: int) -> None:
    """Send a signal to processes, some of which may have ended."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


async def execute(url: str, sql: str) -> Any:
    db = await asyncpg.connect(url)
    try:
        return await db.fetchval(sql)
    finally:
        await db.close()


async def database_processes(url: str) -> list[int]:
    """Return the processes of a PostgreSQL on this machine."""
    folder = await execute(url, "SHOW data_directory")
    first = await asyncio.to_thread(lambda: int(Path(folder, "postmaster.pid").read_text().split()[0]))
    others = await asyncio.to_thread(Path(f"/proc/{first}/task/{first}/children").read_text)
    return [first, *map(int, others.split())]


class Tally(NamedTuple):
    """What came of a run."""

    games: int
    moves: int
    links: int
    dropped: int
    events: Counter[str]
    stuck: list[str]
    longest: float


async def soak(
    folder: Path, database: str, seconds: float, servers: int, tables: int, chaos: list[str], period: float, seed: int
) -> Tally:
    """Run a soak and check every journal; raise AssertionError if a move is lost or doubled."""
    limits = f"{LIMITS} connections_per_address=10000"
    cables = [Links(dial_database(database), 0.0, seed) for _ in range(servers if database else 0)]
    ways = [through(database, cable) for cable in cables] or [""] * servers
    crowd: list[Server] = [
        ForkedServer(folder, way, log=folder / f"log{number}", limits=limits) for number, way in enumerate(ways)
    ]
    run = Soak(crowd, database, tables, seed, cables)
    try:
        await run.run(seconds, chaos, period)
    finally:
        for server in crowd:
            await asyncio.to_thread(server.stop)  # what it writes last still passes through its cable
        for cable in cables:
            await cable.close()
    await check_journals(store_for(folder, database), run.players)
    return Tally(
        len(run.players) // 2,
        sum(len(player.acked) for player in run.players),
        sum(links.opened for links in run.links),
        sum(links.dropped for links in run.links),
        run.events,
        run.stuck,
        run.longest,
    )


@contextlib.asynccontextmanager
async def own_postgres() -> AsyncIterator[str]:
    """Start a PostgreSQL and yield the address of an empty database."""
    import pgserver

    data = tempfile.mkdtemp(prefix="tenban-pg-")
    server = pgserver.get_server(data)
    try:
        name = f"soak_{uuid4().hex[:8]}"
        await execute(server.get_uri(), f"CREATE DATABASE {name}")
        head, _, tail = server.get_uri().rpartition("/postgres")
        yield f"{head}/{name}{tail}"
    finally:
        server.cleanup()
        shutil.rmtree(data, ignore_errors=True)


@contextlib.asynccontextmanager
async def no_postgres() -> AsyncIterator[str]:
    yield ""


async def measure(minutes: float, servers: int, tables: int, chaos: list[str], period: float, seed: int) -> Tally:
    """Run a soak on SQLite, or on PostgreSQL if there are several servers."""
    with tempfile.TemporaryDirectory() as folder:
        async with own_postgres() if servers > 1 else no_postgres() as database:
            return await soak(Path(folder), database, 60 * minutes, servers, tables, chaos, period, seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--chaos", default="kill", help="of: kill restart freeze cut sever stall")
    parser.add_argument("--period", type=float, default=10.0, help="seconds between two troubles")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    found = asyncio.run(
        measure(wanted.minutes, wanted.servers, wanted.tables, wanted.chaos.split(), wanted.period, wanted.seed)
    )
    print(f"{found.games} games, {found.moves} acknowledged moves: 0 lost, 0 doubled")
    print(f"{found.links} links, {found.dropped} of them silently dropped; trouble: {dict(found.events)}")
    stuck, longest = len(found.stuck), found.longest
    print(f"{stuck} tables stuck for more than {STUCK:.0f} s; the longest stood still for {longest:.1f} s")
    print(*found.stuck, sep="\n")


if __name__ == "__main__":
    main()
