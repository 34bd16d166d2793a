"""Odd house tables and records, sent to a real server as a stranger would: nothing may hang it or keep its event loop.

`python -m tests.server.odd --count 10000` is the long run; a test makes a short one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

from tenban.kernel import KeyedRandom, Record, legal, submit, to_act
from tenban.kernel.play import start
from tenban.registry import games
from tests.server.machine import TROUBLE, Server

LONGEST = 30.0  # seconds for one answer on a busy machine, and above the server's own limits
GAMES = ("cultus", "eclipse", "hoshizukuri", "latria", "olympus")
ODD: list[Any] = [
    0, 1, 2, -1, -5, 7, 40, 64, 65, 999, 100_000, 1_000_000, 2**31 - 1, 2**31, 2**32, 2**40, 2**62, 2**63, 10**30, 0.5,
    1e308, True, None, "", "x", "x" * 50_000, [], {}, [0], [-1, -1], [1] * 100, [2**31] * 8, [0] * 20_000,
    {"a": {"b": {}}}, [[[[]]]],
]  # fmt: skip


class Tally(NamedTuple):
    """What came of a run."""

    sent: int
    statuses: Counter[int]
    slowest: float  # seconds for one answer
    blocked: float  # seconds, the longest time the server's own work kept its event loop
    late: float  # seconds, the longest delay of its event loop, whatever the reason
    faults: int


def odd_value(rng: random.Random, value: Any) -> Any:
    """Return something near a value of the game's tables, or nothing like it."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(list(value))
        return {**value, key: odd_value(rng, value[key])}
    if isinstance(value, list) and value and rng.random() < 0.6:
        place = rng.randrange(len(value))
        return [*value[:place], odd_value(rng, value[place]), *value[place + 1 :]]
    if type(value) is int and rng.random() < 0.5:
        return rng.choice([value + 1, value - 1, value * 10, value * 1000, -value, value * 10**6])
    return rng.choice(ODD)


def odd_house(rng: random.Random, raw: dict[str, Any]) -> dict[str, Any]:
    """Return house tables with one to three odd entries."""
    house: dict[str, Any] = {}
    for _ in range(rng.randint(1, 3)):
        name = rng.choice(list(raw))
        entries = [key for key in raw[name] if key not in ("provenance", "note")]
        if entries:
            key = rng.choice(entries)
            house.setdefault(name, {})[key] = odd_value(rng, raw[name][key])
    return house


def plain_record(game: str, moves: int, seed: int) -> dict[str, Any]:
    """Return the record of a game that was played at random for some moves, as JSON data."""
    rules, rng = games()[game].rules, random.Random(seed)
    seats = rng.randint(rules.least_seats, rules.most_seats)
    record = Record(game, rules.version, seats, b"k" * 16, b"s" * 16, rules.checked(seats, {}), names=["Eve"] * seats)
    s = start(rules, seats, record.options, KeyedRandom(record.key))
    while len(record.moves) < moves and (acting := to_act(s)):
        action = rng.choice(legal(s, acting[0]))
        submit(rules, s, acting[0], action)
        record.moves.append((acting[0], action.text))
    data: dict[str, Any] = json.loads(record.to_json())
    return data


def odd_records(seed: int) -> Iterator[bytes]:
    """Yield bodies without end: odd house tables, odd fields, broken JSON."""
    rng = random.Random(seed)
    plain = {(game, moves): plain_record(game, moves, 1) for game in GAMES for moves in (0, 30)}
    raw: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        tables = games()[game].rules.tables
        assert tables is not None
        raw[game] = tables.raw
    while True:
        game = rng.choice(GAMES)
        record = {**plain[game, rng.choice([0, 0, 30])]}
        kind = rng.random()
        if kind < 0.8:
            record["house"] = odd_house(rng, raw[game])
        elif kind < 0.95:
            record[rng.choice(list(record))] = rng.choice(ODD)
        body = json.dumps(record).encode()
        if kind > 0.97:
            body = rng.choice([body[: rng.randrange(len(body))], b"[" * 100_000, body[:40] + b"\xff" + body[40:]])
        yield body


class Stranger:
    """Uploads odd records and looks at what becomes of them."""

    def __init__(self, url: str, seed: int) -> None:
        self.sent = 0
        self.statuses: Counter[int] = Counter()
        self.slowest = 0.0
        self._url = url
        self._bodies = odd_records(seed)

    async def run(self, count: int, end: float) -> None:
        async with httpx.AsyncClient(base_url=self._url, timeout=LONGEST) as client:
            while self.sent < count and monotonic() < end:
                self.sent += 1
                answer = await self._timed(client.post("/api/records", content=next(self._bodies)))
                if answer.status_code == 201:
                    await self._look(client, answer.json()["table"])

    async def _timed(self, request: Any) -> httpx.Response:
        started = monotonic()
        answer: httpx.Response = await request
        self.slowest = max(self.slowest, monotonic() - started)
        self.statuses[answer.status_code] += 1
        return answer

    async def _look(self, client: httpx.AsyncClient, table: str) -> None:
        """Open the table in every way there is."""
        await self._watch(table)
        for path in ("replay?at=0", "replay?at=0&seat=0&lang=ja", "record"):
            await self._timed(client.get(f"/api/tables/{table}/{path}"))
        body = {"at": 0, "name": "Eve", "hotseat": True}
        forked = await self._timed(client.post(f"/api/tables/{table}/fork", json=body))
        if forked.status_code == 201:
            await self._watch(forked.json()["table"])

    async def _watch(self, table: str) -> None:
        """Connect, and wait for the scene or a refusal."""
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with asyncio.timeout(LONGEST), connect(address, open_timeout=LONGEST, max_size=None) as ws:
            async for data in ws:
                if '"t":"scene"' in str(data)[:40] or '"t":"refused"' in str(data)[:40]:
                    return


async def figures(url: str) -> dict[str, float]:
    """Return the metrics of a server."""
    async with httpx.AsyncClient(base_url=url, timeout=LONGEST) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    return {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}


async def attack(server: Server, count: int, seed: int, strangers: int = 2, seconds: float = math.inf) -> Tally:
    """Let strangers send `count` odd records in all to a running server, or as many as can be sent in time."""
    crowd = [Stranger(server.url, seed + number) for number in range(strangers)]
    try:
        await asyncio.gather(*[one.run(count // strangers, monotonic() + seconds) for one in crowd])
    except TROUBLE as trouble:
        raise AssertionError(f"the server hung or fell: {trouble!r}") from trouble
    found = await figures(server.url)
    return Tally(
        sum(one.sent for one in crowd),
        sum((one.statuses for one in crowd), Counter()),
        max(one.slowest for one in crowd),
        found["tenban_loop_blocked_seconds_max"],
        found["tenban_loop_late_seconds_max"],
        int(found["tenban_faults_total"]),
    )


async def measure(count: int, seed: int, seconds: float = math.inf) -> Tally:
    """Start a server and attack it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            await server.up()
            return await attack(server, count, seed, seconds=seconds)
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.odd", description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after this time")
    wanted = parser.parse_args()
    found = asyncio.run(measure(wanted.count, wanted.seed, wanted.seconds))
    print(f"{found.sent} odd records: answers {dict(found.statuses)}, the slowest after {found.slowest:.2f} s")
    print(
        f"event loop blocked at most {1000 * found.blocked:.0f} ms by work (late at most {1000 * found.late:.0f} ms), "
        f"{found.faults} faults"
    )


if __name__ == "__main__":
    main()
