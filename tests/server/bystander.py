"""A bystander: plays both seats of a table, game after game, and measures how long each move takes.

It is a process of its own, so that what keeps an attacker busy is not counted: `python -m tests.server.bystander URL`
plays until its input ends, and then writes the seconds of every move as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from asyncio.subprocess import PIPE, Process
from time import monotonic
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from tests.server.machine import ROOT

LONGEST = 30.0  # seconds without an answer count as a hang
PAUSE = 0.05  # seconds between two moves


class Bystander:
    """Plays at hot-seat tables."""

    def __init__(self, url: str) -> None:
        self.seconds: list[float] = []
        self.done = False
        self._url = url

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=self._url, timeout=LONGEST) as client:
            while not self.done:
                body = {"game": "row", "seats": 2, "name": "Ann", "hotseat": True}
                made = (await client.post("/api/tables", json=body)).json()
                cookie = {"Cookie": f"tenban_seat={client.cookies['tenban_seat']}"}
                address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{made['table']}/live?seat=0"
                async with connect(address, additional_headers=cookie, open_timeout=LONGEST) as ws:
                    await self._game(ws)

    async def _game(self, ws: Any) -> None:
        rng, number, sent, waits = random.Random(1), 0, 0.0, False
        async for data in ws:
            message = msgspec.json.decode(data)
            if message["t"] == "ack":
                self.seconds.append(monotonic() - sent)
                waits = False
            if message["t"] != "scene":
                continue
            if self.done or "result" in message["scene"]:
                return
            choices = message["scene"].get("ask", {}).get("choices")
            if not choices:
                await ws.send(json.dumps({"t": "sit", "seat": 1 - message["seat"]}))
            elif not waits:
                await asyncio.sleep(PAUSE)
                number, waits, sent = number + 1, True, monotonic()
                codes = rng.choice(choices)["codes"]
                act = {"t": "act", "id": f"m{number}", "seq": message["seq"], "seat": message["seat"], "codes": codes}
                await ws.send(json.dumps(act))


async def start(url: str) -> Process:
    """Start a bystander."""
    command = [sys.executable, "-m", "tests.server.bystander", url]
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT, limit=1 << 26)


async def finish(bystander: Process) -> list[float]:
    """Stop a bystander and return the seconds that each of its moves took, in order."""
    output, _ = await asyncio.wait_for(bystander.communicate(b""), 2 * LONGEST)
    assert not bystander.returncode, "the bystander could not play"
    taken: list[float] = json.loads(output)
    return taken


async def main(url: str) -> None:
    bystander, loop = Bystander(url), asyncio.get_running_loop()
    playing = asyncio.create_task(bystander.play())
    ended = loop.run_in_executor(None, sys.stdin.read)
    await asyncio.wait([playing, ended], return_when=asyncio.FIRST_COMPLETED)
    bystander.done = True
    await asyncio.wait_for(playing, LONGEST)
    print(json.dumps(bystander.seconds))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
