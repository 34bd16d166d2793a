"""Hostile HTTP requests and socket frames, written to raw sockets, while a bystander plays.

`python -m tests.server.fuzz --count 1000000` is the long run; a test makes a short one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import httpx

from tests.server import bystander
from tests.server.machine import TROUBLE, Server
from tests.server.odd import figures

LONGEST = 30.0  # seconds without an answer count as a hang
SLOW = 6  # attackers that send requests for each one that sends frames
MOST_AT_ONCE = 8  # frames, before the first of them is answered
WINDOW = 1_000  # moves of the bystander in a row, of which the 99th percentile is looked at by itself
NICE = 10  # an attacker's own work does not slow down the server, which would be another machine
NASTY: list[Any] = [
    None, True, -1, 0, 1, 6, 2**31, 2**63, 10**400, 1.5, 1e308, "", "x", "x" * 5000, "\x00", "\u202e", "\ud800", "日本",
    [], [[]], {}, [None], ["1"], "../../etc/passwd", "' OR 1=1 --", "<script>", {"a": {"b": []}},
]  # fmt: skip
BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "row", "seats": 2, "name": "Eve", "bots": {"1": "random"}, "options": {}, "listed": True},
    "/api/tables/{id}/join": {"name": "Eve", "invite": "x", "seat": 1},
    "/api/tables/{id}/leave": {"level": "random"},
    "/api/tables/{id}/bot": {"seat": 1, "level": "random"},
    "/api/tables/{id}/invite": {"seat": 1},
    "/api/tables/{id}/back": {"seat": 1},
    "/api/tables/{id}/rematch": {},
    "/api/tables/{id}/fork": {"at": 0, "name": "Eve"},
}
PATHS = [
    "/", "/api/games", "/api/games/row/rules", "/api/games/{id}/art.svg", "/api/tables", "/api/me", "/api/records",
    "/api/tables/{id}/record", "/api/tables/{id}/verify", "/api/tables/{id}/replay", "/health", "/api/openapi.json",
    "/nowhere", "/api/nowhere", "/%ff%fe", "/api/tables/%00/join", "/a/../../etc/passwd", "//", "/api/tables//join",
    *BODIES,
]  # fmt: skip
METHODS = (
    ["GET"] * 4 + ["POST"] * 8 + ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "X" * 30]
)
HEADERS: dict[bytes, list[bytes]] = {
    b"Origin": [b"http://[", b"null", b"http://evil.example", b"\xff\xfe", b"http://127.0.0.1:99999999", b"x" * 4000],
    b"Cookie": [b"tenban_seat=\xe5\xa4\xa9", b"tenban_seat=" + b"x" * 5000, b"=;;;=", b"tenban_seat=%ff", b"\x01"],
    b"Host": [b"", b"[", b"\xff", b"evil.example", b"a b"],
    b"Accept-Language": [b"\xff", b"ja" * 1000, b",,,;q=x", b"zz"],
    b"Accept-Encoding": [b"\xff", b"gzip;q=x"],
    b"Content-Type": [b"text/plain", b"\xff", b"application/json; charset=klingon", b"multipart/form-data", b""],
    b"Content-Length": [b"-1", b"99999999999", b"x", b"0", b"1"],
    b"Transfer-Encoding": [b"chunked", b"gzip", b"x"],
    b"X-Forwarded-For": [b"1.2.3.4", b"\xff", b"not an address", b"::1%eth0", b",,,"],
    b"X-Forwarded-Proto": [b"https", b"gopher", b"\xff"],
    b"Upgrade": [b"websocket", b"h2c", b"\xff"],
    b"Expect": [b"100-continue", b"x"],
    b"Range": [b"bytes=0-1"],
    b"X-" + b"y" * 300: [b"z" * 9000],
}
QUERIES = [
    b"",
    b"",
    b"lang=ja",
    b"lang=%ff%fe",
    b"at=x",
    b"at=-1",
    b"at=99999999999999999999",
    b"seat=9",
    b"a=1&a=2&=&&",
    b"\xff",
]


class Tally(NamedTuple):
    """What came of a run."""

    sent: int
    requests: int  # of them; the others are frames
    statuses: Counter[int]  # 0: the connection was closed without an answer
    faults: int
    tracebacks: int
    moves: int  # of the bystander
    p50: float  # seconds from a move to its acknowledgement
    p99: float
    p99_throughout: float  # the worst of all windows of the run
    worst: float
    blocked: float


def hostile_body(rng: random.Random, path: str) -> bytes:
    """Return a body: nearly right, or nothing like it."""
    kind = rng.random()
    body = dict(BODIES.get(path, {"format": "tenban-record-2"}))
    for _ in range(rng.randint(0, 2)):
        body[rng.choice([*body, "more"])] = rng.choice(NASTY)
    data = json.dumps(body).encode()
    if kind < 0.6:
        return data
    if kind < 0.75:
        place = rng.randrange(len(data))
        return (
            data[:place] + rng.choice([b"\xff", b"\x00", b"\xed\xa0\x80", b"", b"\\u0000", b"\\ud800"]) + data[place:]
        )
    return rng.choice([b"", b"[" * 2000, b'{"a":' * 3000, data[: len(data) // 2], b"\xff\xfe", b"nul", b"1" * 4000,
                       b'"' + b"x" * 20_000 + b'"', rng.randbytes(200), b"NaN", b'{"a":1,"a":2}'])  # fmt: skip


def hostile_request(rng: random.Random, table: str) -> bytes:
    """Return the bytes of a request."""
    if rng.random() < 0.02:
        return rng.randbytes(rng.randrange(1, 300)) + b"\r\n\r\n"
    path = rng.choice(PATHS)
    method = "POST" if path in BODIES and rng.random() < 0.7 else rng.choice(METHODS)
    target = path.replace("{id}", rng.choice([table, table, "0" * 16, "%E5%A4%A9", "x" * 40])).encode()
    query = rng.choice(QUERIES)
    body = hostile_body(rng, path) if method == "POST" else b""
    headers = {b"Host": b"t", b"Content-Length": str(len(body)).encode(), b"Content-Type": b"application/json"}
    for _ in range(rng.choice([0, 0, 1, 1, 2])):
        name = rng.choice(list(HEADERS))
        headers[name] = rng.choice(HEADERS[name])
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers.items())
    return (
        method.encode() + b" " + target + (b"?" + query if query else b"") + b" HTTP/1.1\r\n" + lines + b"\r\n" + body
    )


def hostile_frame(rng: random.Random) -> bytes:
    """Return the bytes of a frame: hostile content in a right frame, or a wrong frame."""
    message = {"t": rng.choice(["act", "chat", "undo", "undo-answer", "lang", "sit", "sync", "hint", "ping", "?", 1])}
    for name in ("id", "seq", "seat", "codes", "text", "agree", "lang"):
        if rng.random() < 0.5:
            message[name] = rng.choice([*NASTY, 0, 1, "a", [1], [3, 4]])
    data = json.dumps(message).encode()
    if rng.random() < 0.3:
        data = rng.choice([b"\xff\xfe", b"[" * 3000, data[:-3], rng.randbytes(50), b"", data + data])
    first = 0x81 if rng.random() < 0.95 else rng.choice([0x80, 0x82, 0x83, 0x88, 0x89, 0x8A, 0xC1, 0xFF, 0x01, 0x00])
    mask = 0x80 if rng.random() < 0.99 else 0
    if len(data) < 126:
        head = bytes((first, mask | len(data)))
    else:
        head = bytes((first, mask | 126)) + len(data).to_bytes(2, "big")
    return head + (bytes(4) + data if mask else data)


class Attacker:
    """Sends requests one after the other through a connection of its own, and reconnects when it is closed."""

    def __init__(self, server: Server, table: str, seed: int) -> None:
        self.sent = 0
        self.statuses: Counter[int] = Counter()
        self.done = False
        self._port = server.port
        self._table = table
        self._rng = random.Random(seed)

    async def http(self) -> None:
        while not self.done:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            try:
                open_still = True
                while open_still and not self.done:
                    open_still = await self._request(reader, writer)
            except (OSError, asyncio.IncompleteReadError):
                self.statuses[0] += 1
            finally:
                writer.close()

    async def _request(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Send a request and read its answer; return whether the connection can be used again."""
        data = hostile_request(self._rng, self._table)
        writer.write(data)
        self.sent += 1
        fits = data.count(b"Content-Length") == 1 and b"Transfer-Encoding" not in data and b"Upgrade" not in data
        if not fits or data.startswith(b"HEAD"):
            writer.write_eof()
        async with asyncio.timeout(LONGEST):
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            self.statuses[status] += 1
            low = head.lower()
            if not fits or b"connection: close" in low or data.startswith(b"HEAD") or b"content-length: " not in low:
                return False
            await reader.readexactly(int(low.split(b"content-length: ")[1].split(b"\r\n")[0]))
        return True

    async def frames(self) -> None:
        while not self.done:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            try:
                await self._converse(reader, writer)
            except (OSError, asyncio.IncompleteReadError):
                pass
            finally:
                writer.close()

    async def _converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(
            f"GET /api/tables/{self._table}/live HTTP/1.1\r\nHost: t\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        async with asyncio.timeout(LONGEST):
            await reader.readuntil(b"\r\n\r\n")
        for _ in range(200):
            if self.done or reader.at_eof():
                return
            burst = self._rng.randint(1, MOST_AT_ONCE)
            writer.write(b"".join([hostile_frame(self._rng) for _ in range(burst)]))
            self.sent += burst
            await writer.drain()
            async with asyncio.timeout(LONGEST):
                if not await reader.read(100_000):
                    return


def quantile(seconds: Sequence[float], share: float) -> float:
    """Return the least time within which this share of the moves was done."""
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * share))]


def worst_p99(seconds: Sequence[float], window: int = WINDOW) -> float:
    """Return the greatest 99th percentile of any `window` moves in a row; of all of them if there are fewer.

    Windows overlap by half, so that a bad span of half a window lies wholly within one of them.
    """
    last = max(0, len(seconds) - window)
    starts = [*range(0, last, window // 2), last]
    return max(quantile(seconds[start : start + window], 0.99) for start in starts)


def tracebacks(log: Path) -> int:
    """Return the number of tracebacks in a log."""
    return log.read_text("utf-8", "replace").count("Traceback")


async def attack(
    server: Server, log: Path, count: int, seed: int, width: int = 6, seconds: float = math.inf, nice: int = 0
) -> Tally:
    """Send `count` hostile requests and frames in all, or as many as can be sent in time, while a bystander plays."""
    end = monotonic() + seconds
    async with httpx.AsyncClient(base_url=server.url, timeout=LONGEST) as client:
        made = await client.post("/api/tables", json={"game": "row", "seats": 2, "name": "Bob", "listed": True})
    crowd = (1 + SLOW) * width  # many of those who send requests wait for one of their own that never becomes complete
    attackers = [Attacker(server, made.json()["table"], 1000 * seed + number) for number in range(crowd)]
    playing = await bystander.start(server.url)
    os.nice(nice)
    attacks = [asyncio.create_task(one.frames()) for one in attackers[:width]]
    attacks += [asyncio.create_task(one.http()) for one in attackers[width:]]
    try:
        while sum(one.sent for one in attackers) < count and monotonic() < end:
            for task in attacks:
                if task.done():
                    task.result()
            assert playing.returncode is None, "the bystander could not play"
            await asyncio.sleep(0.1)
    except TROUBLE as trouble:
        raise AssertionError(f"the server hung or fell: {trouble!r}") from trouble
    finally:
        for one in attackers:
            one.done = True
        taken = await bystander.finish(playing)
    await asyncio.wait(attacks, timeout=LONGEST)
    found = await figures(server.url)
    return Tally(
        sum(one.sent for one in attackers),
        sum(one.sent for one in attackers[width:]),
        sum((one.statuses for one in attackers), Counter()),
        int(found["tenban_faults_total"]),
        tracebacks(log),
        len(taken),
        quantile(taken, 0.5),
        quantile(taken, 0.99),
        worst_p99(taken),
        max(taken),
        found["tenban_loop_blocked_seconds_max"],
    )


async def measure(count: int, seed: int, seconds: float = math.inf) -> Tally:
    """Start a server and attack it."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        server = Server(Path(folder), log=log)
        server.start()
        try:
            await server.up()
            return await attack(server, log, count, seed, seconds=seconds, nice=NICE)
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after this time")
    wanted = parser.parse_args()
    found = asyncio.run(measure(wanted.count, wanted.seed, wanted.seconds))
    print(f"{found.requests} hostile requests: answers {dict(sorted(found.statuses.items()))}")
    print(f"{found.sent - found.requests} hostile frames")
    print(f"{found.faults} faults, {found.tracebacks} tracebacks, loop blocked at most {1000 * found.blocked:.0f} ms")
    print(
        f"the bystander's {found.moves} moves: {1000 * found.p50:.1f} ms in the median, "
        f"{1000 * found.p99:.1f} ms at the 99th percentile, {1000 * found.worst:.0f} ms at most; "
        f"{1000 * found.p99_throughout:.1f} ms at the 99th percentile of the worst {WINDOW} moves in a row"
    )


if __name__ == "__main__":
    main()
