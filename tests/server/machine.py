"""Real server processes on this machine, and players who reconnect when one of them dies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LIMITS = (
    "bot_pace=0 undo_delay=1000 messages_per_second=1e9 requests_per_second=1e9 tables_per_minute=1e9 "
    "tables_per_guest=1e6 sockets_per_address=1e6 uploads_per_address=1e6"
)
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
PATIENCE = 180.0  # seconds for a server to come up on a busy machine
SERVE = "from tests.server.machine import serve; serve(*{!r})"
ROOT = Path(__file__).resolve().parents[2]


def serve(port: int, data: str, database: str, workers: int = 1) -> None:
    """Run the real server with the toy games added."""
    from tenban.registry import games
    from tenban.server import run
    from tests.server.toys import TOYS

    run.serve("127.0.0.1", port, Path(data), database, workers=workers, games={**games(), **TOYS})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One server process, which can be killed and started again on the same port and data."""

    def __init__(
        self, data: Path, database: str = "", log: Path | None = None, limits: str = LIMITS, workers: int = 1
    ) -> None:
        self._log = log  # where standard error goes
        self._limits = limits
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = (self.port, str(data), database, workers)
        self._process: subprocess.Popen[bytes] | None = None
        self.kills = 0

    def start(self) -> None:
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))  # the sources of this process
        env = {**os.environ, "TENBAN_LIMITS": self._limits, "PYTHONPATH": path}
        command = [sys.executable, "-c", SERVE.format(self._arguments)]
        if self._log is None:
            self._process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        else:
            with self._log.open("ab") as log:
                self._process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=log)

    async def up(self) -> None:
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(verify=False) as client:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/health")).status_code == 200:
                        return
                assert self._process is None or self._process.poll() is None, "the server did not start"
                await asyncio.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill the process as a power cut would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self.kills += 1

    def end(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)


class Player:
    """Plays one seat at random through a socket; sends again what was not acknowledged."""

    def __init__(
        self, urls: list[str], table: str, token: str, seat: int, seed: int, ping: float = 20.0, pause: float = 0.0
    ) -> None:
        self.ping = ping  # seconds between pings; a link that does not answer one is given up
        self.pause = pause  # seconds before a move
        self.at = 0.0  # when the last move was acknowledged
        self.urls = urls
        self.table = table
        self.seat = seat
        self.acked: dict[str, int] = {}
        self.answers = 0
        self._token = token
        self._rng = random.Random(seed)
        self._sent: dict[str, Any] | None = None  # not acknowledged yet
        self._scene: Any = None
        self._answered = -1  # the question answered last

    async def play(self) -> None:
        """Play to the end of the game, through as many connections as it takes."""
        at = 0
        while True:
            try:
                url = self.urls[at % len(self.urls)].replace("http", "ws", 1)
                address = f"{url}/api/tables/{self.table}/live?seat={self.seat}"
                headers = {"Cookie": f"tenban_seat={self._token}"}
                async with connect(
                    address,
                    additional_headers=headers,
                    open_timeout=2 * self.ping if self.pause else PATIENCE,
                    close_timeout=0.1,  # a browser does not wait for a dead link to close, either
                    ping_interval=self.ping,
                    ping_timeout=self.ping,
                    compression=None,
                ) as ws:
                    if await self._converse(ws):
                        return
            except TROUBLE:
                await asyncio.sleep(0.05 + self._rng.random() * 0.1)
            at += 1

    async def _converse(self, ws: Any) -> bool:
        if self._sent is not None:
            await ws.send(msgspec.json.encode(self._sent).decode())
        async for data in ws:
            message = msgspec.json.decode(data)
            kind = message["t"]
            if kind == "scene":
                if "result" in message["scene"]:
                    return True
                self._scene = message
                await self._answer(ws)
            elif kind == "ack":
                self._note(message["id"], message["seq"])
                await self._answer(ws)  # after a return the scene comes first, the acknowledgement later
            elif kind == "refused" and self._sent is not None and message.get("id") == self._sent["id"]:
                self._sent, self._answered = None, -1
                await ws.send('{"t":"sync"}')
        return False

    def _note(self, id: str, seq: int) -> None:
        assert self.acked.setdefault(id, seq) == seq, "one action was acknowledged as two"
        self.at = monotonic()
        if self._sent is not None and self._sent["id"] == id:
            self._sent = None

    async def _answer(self, ws: Any) -> None:
        message = self._scene
        choices = message and message["scene"].get("ask", {}).get("choices")
        if not choices or self._sent is not None or message["asked"] <= self._answered:
            return
        if self.pause:
            await asyncio.sleep(self.pause * self._rng.random())
        self.answers += 1
        codes = self._rng.choice(choices)["codes"]
        id = f"p{self.seat}-{self.answers}"
        self._answered = message["asked"]
        self._sent = {"t": "act", "id": id, "seq": message["seq"], "seat": self.seat, "codes": codes}
        await ws.send(msgspec.json.encode(self._sent).decode())


async def seat_people(url: str, game: str, seats: int, people: int) -> tuple[str, list[str]]:
    """Make a table with `people` guests and bots; return its id and the guests' tokens."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as client:
        bots = {str(seat): "random" for seat in range(people, seats)}
        made = (
            await client.post("/api/tables", json={"game": game, "seats": seats, "name": "P0", "bots": bots})
        ).json()
        tokens = [client.cookies["tenban_seat"]]
        for invite in made.get("invites", []):
            client.cookies.clear()
            body = {"name": f"P{invite['seat']}", "invite": invite["token"]}
            await client.post(f"/api/tables/{made['table']}/join", json=body)
            tokens.append(client.cookies["tenban_seat"])
    return made["table"], tokens
