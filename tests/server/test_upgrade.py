"""An upgrade, rehearsed: back up the previous release's database, serve it, play on, and go back if need be."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from tenban.cli.main import main
from tests.server.machine import Server

FOLDER = Path(__file__).parents[1] / "fixtures" / "previous"
TOLD: Any = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))


async def played_on(server: Server) -> int:
    """Make a move for every guest who is to act at a running table; return how many were acknowledged."""
    acknowledged = 0
    for told in TOLD["tables"]:
        for chair in told["chairs"] if told["phase"] == "running" else []:
            if chair["guest"] and chair["kind"] == "person":
                acknowledged += await moved(server, told["id"], chair["seat"], TOLD["guests"][chair["guest"]]["token"])
    return acknowledged


async def moved(server: Server, table: str, seat: int, token: str) -> bool:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat={seat}"
    headers = {"Cookie": f"{TOLD['cookie']}={token}"}
    async with asyncio.timeout(120), connect(url, additional_headers=headers, max_size=None, proxy=None) as socket:
        async for data in socket:
            message = msgspec.json.decode(data)
            if message["t"] == "refused":
                return False
            if message["t"] == "ack":
                return True
            if message["t"] == "scene":
                if "act" not in message.get("may", []):
                    return False
                codes = message["scene"]["ask"]["choices"][0]["codes"]
                move = {"t": "act", "id": "up1", "seq": message["seq"], "seat": seat, "codes": codes}
                await socket.send(msgspec.json.encode(move).decode())
    return False


def test_a_database_of_the_previous_release_is_upgraded_played_on_and_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "before.sqlite3"
    data.mkdir()
    shutil.copy(FOLDER / "tables.sqlite3", data)
    where = ["--data", str(data)]
    assert main(["admin", "backup", str(copy), *where]) == 0
    server = Server(data)
    server.start()
    try:
        asyncio.run(server.up())
        assert asyncio.run(played_on(server)) > 0
    finally:
        server.stop()
    capsys.readouterr()
    assert main(["admin", "stats", *where]) == 0
    after = capsys.readouterr().out
    assert main(["admin", "restore", str(copy), "--replace", *where]) == 0
    capsys.readouterr()
    assert main(["admin", "stats", *where]) == 0
    before = capsys.readouterr().out
    assert before != after
    assert f"{sum(table['phase'] == 'over' for table in TOLD['tables'])} " in before
