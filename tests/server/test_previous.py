"""Databases and records that the previous version wrote are opened, shown and played on."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import tenban
from tenban.kernel import legal
from tenban.kernel.record import Record, verify
from tenban.kernel.snapshot import snapshot
from tenban.match import load_record
from tenban.registry import find, games
from tenban.server.context import ServerContext
from tenban.server.run import config, listening
from tenban.server.store import Store, store_for
from tenban.server.tables.service import TableService
from tenban.server.tables.table import Table
from tests.server.support import server_at, settled

FOLDER = Path(__file__).parents[1] / "fixtures" / "previous"
TOLD = json.loads((FOLDER / "tables.json").read_text("utf-8"))
RECORDS = json.loads((FOLDER / "records.json").read_text("utf-8"))
GUESTS = TOLD["guests"]
TABLES: list[Any] = TOLD["tables"]
RUNNING = [told for told in TABLES if told["phase"] == "running"]
StoreCopy = Callable[[], Store]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def previous(request: pytest.FixtureRequest, tmp_path: Path) -> StoreCopy:
    """Return a function that opens one and the same copy of the previous version's database."""
    if request.param == "sqlite":
        shutil.copy(FOLDER / "tables.sqlite3", tmp_path)
        return lambda: store_for(tmp_path)
    url = request.getfixturevalue("database")
    asyncio.run(_load(url))
    return lambda: store_for(tmp_path, url)


async def _load(url: str) -> None:
    db = await asyncpg.connect(url)
    for name in ("schema.sql", "tables.sql"):
        await db.execute((FOLDER / name).read_text("utf-8"))
    await db.close()


@asynccontextmanager
async def opened(previous: StoreCopy, folder: Path) -> AsyncIterator[tuple[ServerContext, str]]:
    """Serve the database on a free port; yield the server and its address."""
    with listening("127.0.0.1", 0) as listener:
        async with server_at(folder, games(), previous(), absent_seconds=1e9) as server:
            asgi = uvicorn.Server(config(server))
            serving = asyncio.create_task(asgi.serve(sockets=[listener]))
            try:
                yield server, f"127.0.0.1:{listener.getsockname()[1]}"
            finally:
                asgi.should_exit = True
                await serving


@asynccontextmanager
async def seated(address: str, told: Any, seat: int) -> AsyncIterator[ClientConnection]:
    """Open the socket of the guest who owns a seat."""
    guest = told["chairs"][seat]["guest"]
    headers = {"Cookie": f"{TOLD['cookie']}={GUESTS[guest]['token']}"} if guest else {}
    url = f"ws://{address}/api/tables/{told['id']}/live?seat={seat}"
    async with connect(url, additional_headers=headers, max_size=None, proxy=None) as socket:
        yield socket


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def until(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Return the last message of each kind up to the first one of `kinds`."""
    got: dict[str, Any] = {}
    async with asyncio.timeout(60):
        while not any(kind in got for kind in kinds):
            message = msgspec.json.decode(await socket.recv())
            got[message["t"]] = message
    return got


async def undo_of(socket: ClientConnection) -> Any:
    """Return what a viewer is told about undo: with a new scene, or a moment later."""
    await say(socket, t="sync")
    got = await until(socket, "scene")
    return got["scene"].get("undo") or (await until(socket, "undo"))["undo"]


async def everything(socket: ClientConnection) -> dict[str, Any]:
    """Return what a viewer is sent on connecting."""
    await say(socket, t="ping")
    return await until(socket, "pong")


# -- what is told of every table


def facts_of(service: TableService) -> dict[str, Any]:
    """Return what tables.json says of a table, as the current server knows it."""
    table, names = service.table, {guest["owner"]: name for name, guest in GUESTS.items()} | {"": ""}
    made, match = table.made, match_of(table)
    return {
        "game": made.game,
        "version": made.version,
        "seats": made.seats,
        "options": made.options,
        "house": made.house,
        "phase": table.phase(),
        "listed": made.listed,
        "hotseat": made.hotseat,
        "study": made.study,
        "closed": made.closed,
        "maker": names[made.maker],
        "chairs": [
            {"seat": i, "kind": seat.kind(), "name": seat.name, "level": seat.level, "guest": names[seat.owner]}
            for i, seat in enumerate(table.seats)
        ],
        "entries": table.seq,
        "choices": table.length(),
        "commitment": table.commitment,
        "chat": [[entry.said.seat, entry.said.name, entry.said.text] for entry in table.chat],
        "undo": table.pending_undo
        and {"seat": table.pending_undo.seat, "agreed": [names[owner] for owner in table.pending_undo.agreed]},
        "free": {str(seat): made.invites[seat] for seat in table.free_seats()},
        "offered": {str(seat): offer.token for seat, offer in table.offers.items()},
        "rematch": table.rematch,
        "sealed": [seat for seat in range(made.seats) if match is not None and match.is_sealed(seat)],
        "parts_chosen": 0 if match is None else len(match.state.picks),
        "position": None if match is None else position_of(match),
    }


def match_of(table: Table) -> tenban.Match[Any] | None:
    """Return the match of a table that has begun; that of an uploaded record is made from the record."""
    if not table.begun():
        return None
    return load_record(table.record()) if table.made.closed else table.match()


def position_of(match: tenban.Match[Any]) -> dict[str, Any]:
    return {
        "over": match.over,
        "to_act": list(match.to_act),
        "legal": {str(seat): sorted(action.text for action in legal(match.state, seat)) for seat in match.to_act},
        "totals": match.totals,
        "winners": match.winners if match.over else None,
    }


def test_every_table_is_what_it_was(previous: StoreCopy, tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path, games(), previous()) as server:
            assert await server.store.count() == len(TABLES)
            for told in TABLES:
                service = await server.registry.service(told["id"])
                facts = facts_of(service)
                assert facts == {name: told[name] for name in facts}, told["name"]

    asyncio.run(run())


def test_every_viewer_is_shown_the_table_and_lists_name_it(previous: StoreCopy, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(previous, tmp_path) as (server, address):
            for told in TABLES:
                for chair in told["chairs"]:
                    async with seated(address, told, chair["seat"]) as socket:
                        got = await everything(socket)
                    assert (got["table"]["phase"], got["table"]["seq"]) == (told["phase"], told["entries"])
                    assert [line["text"] for line in got["chat"]["lines"]] == [line[2] for line in told["chat"]]
                    acts = bool(told["position"]) and bool(chair["guest"]) and chair["kind"] == "person"
                    if told["position"]:
                        asked = bool(got["scene"]["scene"].get("ask", {}).get("choices"))
                        assert asked == (acts and chair["seat"] in told["position"]["to_act"]), told["name"]
                        assert ("act" in got["scene"].get("may", [])) == asked
            await check_lists(address)
            assert server.metrics.faults == 0

    asyncio.run(run())


async def check_lists(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as browser:
        for guest, known in GUESTS.items():
            answer = await browser.get("/api/me", headers={"Cookie": f"{TOLD['cookie']}={known['token']}"})
            mine = [told["id"] for told in TABLES if any(chair["guest"] == guest for chair in told["chairs"])]
            assert sorted(line["id"] for line in answer.json()["tables"]) == sorted(mine)
        listed = (await browser.get("/api/tables")).json()["tables"]
        wanted = [told["id"] for told in TABLES if told["listed"] and told["phase"] != "over"]
        assert sorted(line["id"] for line in listed) == sorted(wanted)


# -- playing on


def person_to_act(told: Any) -> int:
    seats: list[int] = told["position"]["to_act"]
    return next(seat for seat in seats if told["chairs"][seat]["kind"] == "person")


async def move_and_undo(server: ServerContext, address: str, told: Any) -> None:
    """A person moves, bots answer, and the person takes the move back if that needs nobody's consent."""
    service, seat = await server.registry.service(told["id"]), person_to_act(told)
    before, moves = snapshot(service.table.match().state), len(service.table.moves)
    async with seated(address, told, seat) as socket:
        scene = (await everything(socket))["scene"]
        codes = scene["scene"]["ask"]["choices"][0]["codes"]
        await say(socket, t="act", id="next", seq=scene["seq"], seat=seat, codes=codes)
        assert "ack" in await until(socket, "ack", "refused"), told["name"]
        await settled(service)
        assert len(service.table.moves) > moves
        assert not service.table.bots_to_act()
        await everything(socket)
        free = (await undo_of(socket)).get("free", False)
        alone = len({chair["guest"] for chair in told["chairs"] if chair["kind"] == "person"}) == 1
        assert free or not alone, told["name"]
        if free:
            await say(socket, t="undo", seat=seat, id="back")
            assert "ack" in await until(socket, "ack", "refused"), told["name"]
            await settled(service)
            assert snapshot(service.table.match().state) == before, told["name"]


def test_play_goes_on_at_every_running_table_and_survives_a_restart(previous: StoreCopy, tmp_path: Path) -> None:
    async def run() -> None:
        after: dict[str, Any] = {}
        async with opened(previous, tmp_path) as (server, address):
            for told in RUNNING:
                await move_and_undo(server, address, told)
            assert server.metrics.faults == 0
            for told in RUNNING:
                table = (await server.registry.service(told["id"])).table
                after[told["id"]] = (table.seq, snapshot(table.match().state))
        async with server_at(tmp_path, games(), previous()) as server:
            for id, known in after.items():
                table = (await server.registry.service(id)).table
                assert (table.seq, snapshot(table.match().state)) == known

    asyncio.run(run())


def test_a_move_begun_before_is_completed(previous: StoreCopy, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(previous, tmp_path) as (server, address):
            for told in (told for told in RUNNING if told["parts_chosen"]):
                service, seat = await server.registry.service(told["id"]), person_to_act(told)
                history = len(service.table.match().history)
                async with seated(address, told, seat) as socket:
                    while service.table.match().state.picks:
                        scene = (await everything(socket))["scene"]
                        codes = scene["scene"]["ask"]["choices"][0]["codes"]
                        await say(socket, t="act", id=f"a{scene['seq']}", seq=scene["seq"], seat=seat, codes=codes)
                        assert "ack" in await until(socket, "ack", "refused")
                assert service.table.match().history[history - 1].seat == seat
                assert len(service.table.match().history[history - 1].move.actions) > 1

    asyncio.run(run())


def test_an_undo_that_was_asked_for_before_is_answered(previous: StoreCopy, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(previous, tmp_path) as (server, address):
            (told,) = [told for told in RUNNING if told["undo"]]
            service = await server.registry.service(told["id"])
            people = [chair["seat"] for chair in told["chairs"] if chair["guest"] not in told["undo"]["agreed"]]
            for seat in people:
                async with seated(address, told, seat) as socket:
                    await everything(socket)
                    question = (await undo_of(socket))["asked"]
                    assert question["answer"] == seat
                    await say(socket, t="undo-answer", seat=seat, agree=True)
                    await everything(socket)
            assert service.table.pending_undo is None
            assert len(service.table.moves) < told["choices"]

    asyncio.run(run())


def test_invitations_that_were_sent_before_still_work(previous: StoreCopy, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(previous, tmp_path) as (_, address):
            for told in TABLES:
                for seat, token in {**told["free"], **told["offered"]}.items():
                    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as browser:
                        body = {"name": "Eve", "invite": token}
                        answer = await browser.post(f"/api/tables/{told['id']}/join", json=body)
                        assert answer.json().get("seats") == [int(seat)], (told["name"], answer.text)

    asyncio.run(run())


def test_finished_tables_are_verified_and_replayed(previous: StoreCopy, tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            opened(previous, tmp_path) as (_, address),
            httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=120) as browser,
        ):
            for told in (told for told in TABLES if told["phase"] == "over"):
                found = (await browser.get(f"/api/tables/{told['id']}/verify")).json()
                assert (found["kept"], found["replays"]) == (True, True), (told["name"], found)
                last = (await browser.get(f"/api/tables/{told['id']}/replay?at={told['choices']}")).json()
                if told["position"]["over"]:
                    shown = last["scene"]["result"]["totals"][: told["seats"]]
                    assert shown == told["position"]["totals"], told["name"]
                else:
                    assert last["may"] == ["fork"]

    asyncio.run(run())


# -- records


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_loaded_as_it_was_and_goes_on_if_it_is_not_finished(name: str) -> None:
    told, match = RECORDS[name], tenban.load(FOLDER / name)
    position = position_of(match)
    assert position == {field: told[field] for field in position}
    assert (match.rules.name, match.rules.version, match.seats) == (told["game"], told["version"], told["seats"])
    if match.over:
        verify(find(told["game"]).rules, Record.load(FOLDER / name))
        return
    played = len(match.events)
    match.play(match.moves(match.to_act[0])[0], seat=match.to_act[0])
    assert len(match.events) >= played
    assert tenban.load(match.record()).to_act == match.to_act
