"""A viewer who follows the changes sees the same scenes as one who is sent them whole."""

from __future__ import annotations

import asyncio
import random
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from tenban.kernel.view import SPECTATOR
from tenban.registry import games
from tenban.server.context import ServerContext
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.scenes import LOG_LINES
from tenban.server.presenters.schema import Lang
from tenban.server.tables import commands
from tenban.server.tables.commands import MoveRequest
from tenban.server.tables.events import Undone
from tenban.server.tables.service import TableService
from tests.server.machine import Server
from tests.server.support import Guest, Socket, codes_of, in_server

LANGUAGES: tuple[Lang, ...] = ("en", "ja")
MOVES = 30
Message = dict[str, Any]


def completed(message: Message, before: Message | None) -> Message:
    """Do as a client does: put what is named by its id in its place, and add the new lines of the log."""
    since = message.pop("since", 0)
    if not since:
        return message
    assert before is not None
    assert (before["seq"], before["seat"]) == (since, message["seat"])
    known: dict[str, Message] = {}
    gather(before["scene"].get("table", []), known)
    scene = message["scene"]
    scene["table"] = filled(scene.get("table", []), known)
    scene["log"] = (before["scene"].get("log", []) + scene.get("log", []))[-LOG_LINES:]
    return message


def gather(pieces: list[Message], known: dict[str, Message]) -> None:
    for piece in pieces:
        assert piece["id"] not in known, "the ids of pieces on a table differ"
        known[piece["id"]] = piece
        gather(piece.get("items", []), known)


def filled(items: list[Any], known: dict[str, Message]) -> list[Message]:
    pieces = [known[item] if isinstance(item, str) else item for item in items]
    return [{**piece, "items": filled(piece["items"], known)} if "items" in piece else piece for piece in pieces]


async def play(service: TableService, rng: random.Random) -> None:
    seat = rng.choice(service.table.match().to_act)
    request = MoveRequest(seat, service.table.seq, codes_of(service, seat, rng))
    await service.execute(lambda table, now: commands.move(table, now, request))


@pytest.mark.parametrize("name", games())
def test_changes_lead_to_the_scene_that_would_be_sent_whole(tmp_path: Path, name: str) -> None:
    async def story(server: ServerContext) -> None:
        seats, rng = server.registry.games[name].rules.least_seats, random.Random(2)
        service = await server.registry.service((await Guest(server, "Ann").make(name, seats, hotseat=True)).table)
        scenes, followed = publisher_of(service).scenes, 0
        have: dict[tuple[int, Lang], Message] = {}
        for _ in range(MOVES):
            for seat in (SPECTATOR, *range(seats)):
                for lang in LANGUAGES:
                    before = have.get((seat, lang))
                    if rng.random() < 0.1:
                        continue  # this one misses a scene, and is sent the next one whole
                    sent = scenes.message(service.table, seat, lang, before["seq"] if before else 0)
                    whole = msgspec.json.decode(scenes.message(service.table, seat, lang))
                    message = msgspec.json.decode(sent)
                    followed += "since" in message
                    have[seat, lang] = completed(message, before)
                    assert have[seat, lang] == whole
            if service.table.phase() == "over":
                break
            await play(service, rng)
        assert followed > 10

    in_server(tmp_path, story, games=games(), undo_delay=1e6)


def test_after_an_undo_the_scene_is_whole(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, rng = Guest(server, "Ann"), random.Random(1)
        service = await server.registry.service((await ann.make("latria", 3, hotseat=True)).table)
        scenes = publisher_of(service).scenes
        for _ in range(3):
            await play(service, rng)
            first = msgspec.json.decode(scenes.message(service.table, 0, "en"))
        moved = service.table.moves[-1]
        undone = commands.Decision([Undone(0, moved.seat, len(service.table.moves) - 1)])
        await service.execute(lambda table, now: undone)
        assert "since" not in msgspec.json.decode(scenes.message(service.table, 0, "en", first["seq"]))

    in_server(tmp_path, story, games=games(), undo_delay=1e6)


def test_only_those_who_want_changes_are_sent_them_and_a_new_look_is_whole(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, rng = Guest(server, "Ann"), random.Random(1)
        service = await server.registry.service((await ann.make("latria", 3, hotseat=True)).table)
        plain, following = (Socket(service, ann.owner, SPECTATOR) for _ in range(2))
        following.connection.wants_changes = True

        async def after(**request: Any) -> bool:
            """Return whether a request is answered by changes, and a move after it shown by changes."""
            answer = [message for message in await following.say(**request) if message["t"] == "scene"]
            assert not any("since" in message for message in answer)
            await play(service, rng)
            assert "since" not in plain.got("scene")[-1]
            return "since" in following.got("scene")[-1]

        assert await after(t="ping")
        assert await after(t="lang", lang="ja")
        assert await after(t="sit", seat=1)
        assert await after(t="sync")

    in_server(tmp_path, story, games=games(), undo_delay=1e6, scene_delay=0)


def test_a_socket_asks_for_changes_by_its_address(tmp_path: Path) -> None:
    async def since(server: Server, query: str) -> bool:
        """Return whether the second scene of a game holds changes only."""
        body = msgspec.json.encode({"game": "connect_four", "seats": 2, "name": "Ann", "hotseat": True})
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/tables", body, headers)
        with await asyncio.to_thread(urllib.request.urlopen, request, timeout=30) as answer:
            table, cookie = msgspec.json.decode(answer.read())["table"], answer.headers["set-cookie"].split(";")[0]
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat=0{query}"
        async with asyncio.timeout(60), connect(url, additional_headers={"Cookie": cookie}, proxy=None) as socket:
            async for data in socket:
                message = msgspec.json.decode(data)
                if message["t"] == "scene" and message["scene"].get("log"):
                    return "since" in message
                if message["t"] == "scene":
                    act = {"t": "act", "id": "m1", "seq": message["seq"], "seat": 0, "codes": [3]}
                    await socket.send(msgspec.json.encode(act).decode())
        return False

    server = Server(tmp_path)
    server.start()
    try:
        asyncio.run(server.up())
        assert [asyncio.run(since(server, query)) for query in ("&changes=1", "", "&changes=0")] == [True, False, False]
    finally:
        server.stop()
