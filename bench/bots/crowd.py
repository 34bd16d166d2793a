"""Load test: a hundred tables, each with one person and three bots; measures how long the person waits.

People choose at random moments, or all of them at the same instants, which is the worst case for a server.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import NamedTuple

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect

from tests.server.machine import free_port

PAUSE = (0.2, 2.0)  # seconds until a person chooses, at least and at most
INSTANTS = 4.0  # seconds between the instants at which all people choose
LIMITS = "requests_per_second=1e6 tables_per_minute=1e6 tables_per_guest=1e6 sockets_per_address=1e6"
ROOT = Path(__file__).parent.parent.parent


class Choice(Struct):
    codes: list[int]


class Ask(Struct, frozen=True):
    choices: tuple[Choice, ...] = ()


class Scene(Struct, frozen=True):
    ask: Ask = Ask()


class Message(Struct):
    """The part of a message that a guest needs; decoding all of it would load the driver too much."""

    t: str
    seq: int = 0
    asked: int = 0
    scene: Scene = Scene()


READER = msgspec.json.Decoder(Message)


class Crowd(NamedTuple):
    tables: int
    level: str
    seconds: float
    acks: list[float]  # from sending an action to its acknowledgement
    turns: list[float]  # from there to the next question, with three bots between
    work: list[float]  # processor time of the server while an action waits for its acknowledgement
    together: bool = False  # everybody acts at the same instants

    def at(self, part: float, of: list[float]) -> float:
        """Return a percentile in milliseconds."""
        found = sorted(of)
        return 1000 * found[min(int(part * len(found)), len(found) - 1)] if found else 0.0

    def pause(self, rng: random.Random) -> float:
        """Return how many seconds a person who is asked now waits before choosing."""
        return INSTANTS - monotonic() % INSTANTS if self.together else rng.uniform(*PAUSE)


def processor_time(pid: int) -> float:
    """Return the seconds of processor time that a process has used, or 0.0 where the system does not say."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text("ascii").split()[0]) / 1e9
    except OSError:
        return 0.0


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Run a server with two bot workers on a free port and yield its address and process."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.tables.server", str(port), folder]
        env = {**os.environ, "TENBAN_LIMITS": LIMITS}
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait_for(f"{url}/health")
            yield url, process.pid
        finally:
            process.terminate()
            process.wait(20)


def _wait_for(url: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except OSError:
            sleep(0.1)
    sys.exit(f"The server at {url} did not come up.")


def measure(tables: int, level: str, seconds: float, together: bool = False) -> Crowd:
    """Return the waiting times at `tables` tables with bots of a level."""
    crowd = Crowd(tables, level, seconds, [], [], [], together)
    with server() as (url, pid):
        made = [_make(url, level, number) for number in range(tables)]
        asyncio.run(_all(crowd, url, pid, made))
    return crowd


def _make(url: str, level: str, number: int) -> tuple[str, str]:
    """Make a table of four with one person; return its id and the person's cookie."""
    body = {"game": "latria", "seats": 4, "name": f"Guest {number}", "bots": {"1": level, "2": level, "3": level}}
    request = urllib.request.Request(
        f"{url}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        cookie = str(answer.headers["set-cookie"]).partition(";")[0]
        return json.load(answer)["table"], cookie


async def _all(crowd: Crowd, url: str, pid: int, made: list[tuple[str, str]]) -> None:
    end = monotonic() + crowd.seconds
    await asyncio.gather(*[_guest(crowd, url, pid, table, cookie, end) for table, cookie in made])


async def _guest(crowd: Crowd, url: str, pid: int, table: str, cookie: str, end: float) -> None:
    """Play at random, a short time after each question, until `end`."""
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
    rng, asked, sent, worked, acknowledged = random.Random(table), -1, 0.0, 0.0, 0.0
    async with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
        while (left := end - monotonic()) > 0:
            try:
                message = READER.decode(await asyncio.wait_for(socket.recv(), left))
            except TimeoutError:
                return
            if message.t == "ack":
                acknowledged = monotonic()
                crowd.acks.append(acknowledged - sent)
                crowd.work.append(processor_time(pid) - worked)
            choices = message.scene.ask.choices
            if message.t != "scene" or not choices or message.asked == asked:
                continue
            if acknowledged:
                crowd.turns.append(monotonic() - acknowledged)
            asked = message.asked
            await asyncio.sleep(crowd.pause(rng))
            codes = rng.choice(choices).codes
            act = {"t": "act", "id": f"a{asked}", "seq": message.seq, "seat": 0, "codes": codes}
            sent, worked = monotonic(), processor_time(pid)
            await socket.send(json.dumps(act))
