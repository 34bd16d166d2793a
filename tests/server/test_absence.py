"""Absent people: what was agreed happens, nobody gains by it, and they get their seats back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tenban.server.context import ServerContext
from tenban.server.tables import commands
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.permissions import Asker
from tenban.server.tables.presence import Presence
from tenban.server.tables.service import TableService
from tests.server.support import Guest, Socket, in_server, server_at, settled
from tests.server.test_shared import heard, in_two_servers
from tests.server.test_table import CELL


async def at_table(server: ServerContext, **options: Any) -> tuple[Socket, Socket]:
    """Return the sockets of Ann and Bob at a running table with these options."""
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table = await ann.make("row", 2, **options)
    await bob.join(table.table, table.invites[0].token)
    return await ann.sit_at(table.table, 0), await bob.sit_at(table.table, 1)


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not fits():  # noqa: ASYNC110 - nothing in the product waits for this
            await asyncio.sleep(0.005)


async def put_bot(service: TableService, asker: Asker, seat: int) -> None:
    await service.execute(lambda table, now: commands.put_bot(table, now, asker, seat, "random"))


async def replaced(server: ServerContext) -> tuple[Socket, Socket]:
    """Ann has moved, and has put a bot on the seat of Bob, who is absent."""
    ann, bob = await at_table(server)
    await ann.act([CELL["a1"]])
    bob.leave()
    await put_bot(ann.service, ann.service.asker(ann.connection.owner), 1)
    await settled(ann.service)
    return ann, bob


def test_at_a_table_that_waits_nobody_may_replace_an_absent_person(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await at_table(server, absence="wait")
        bob.leave()
        with pytest.raises(RefusedError, match="absence-is-wait"):
            await put_bot(ann.service, ann.service.asker(ann.connection.owner), 1)
        (table,) = [message for message in await ann.say("sync") if message["t"] == "table"]
        assert table["absence"] == "wait"
        assert table["seats"][1]["absent"]
        assert "bot" not in table["seats"][1].get("may", [])

    in_server(tmp_path, story, absent_seconds=0.0)


def test_a_bot_plays_on_by_itself_if_that_was_agreed_and_goes_when_its_person_returns(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await at_table(server, absence="bot")
        service = ann.service
        bob.leave()
        await ann.act([CELL["a1"]])
        await until(lambda: service.table.seats[1].stands_in)
        await until(lambda: len(service.table.moves) == 2)
        again = Socket(service, bob.connection.owner, 1)
        await until(lambda: service.table.seats[1].kind() == "person")
        assert service.table.seats_of(again.connection.owner) == [1]

    in_server(tmp_path, story, absent_seconds=0.0)


def test_a_bot_does_not_play_on_for_somebody_nobody_waits_for(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await at_table(server, absence="bot")
        service = ann.service
        await ann.act([CELL["a1"]])
        bob.leave()
        ann.leave()
        nobody = service.asker("")
        assert nobody.absent == service.table.people()
        with pytest.raises(RefusedError, match="person-is-here"):
            await service.execute(lambda table, now: commands.stand_in(table, now, nobody, 1, "random"))
        waited = Asker("", {Guest(server, "Ann").owner})
        with pytest.raises(RefusedError, match="TB-1"):
            await service.execute(lambda table, now: commands.stand_in(table, now, waited, 0, "random"))

    in_server(tmp_path, story, absent_seconds=0.0)


def test_a_person_who_is_here_is_not_replaced(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await at_table(server, absence="bot")
        await ann.act([CELL["a1"]])
        asker = ann.service.asker("")
        with pytest.raises(RefusedError, match="person-is-here"):
            await ann.service.execute(lambda table, now: commands.stand_in(table, now, asker, 1, "random"))
        assert bob.service.table.seats[1].kind() == "person"

    in_server(tmp_path, story, absent_seconds=0.0)


def test_while_a_bot_stands_in_nobody_takes_back_what_was_shown_or_gets_hints(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await replaced(server)
        service = ann.service
        assert len(service.table.moves) == 2
        refused = [m for m in await ann.say("undo", seat=0) if m["t"] == "refused"]
        assert "stands in" in refused[0]["text"]
        assert len(service.table.moves) == 2
        assert service.table.pending_undo is None
        hint = [m for m in await ann.say("hint", id="h", seat=0) if m["t"] == "refused"]
        assert hint
        Socket(service, bob.connection.owner, 1)
        await until(lambda: service.table.seats[1].kind() == "person")
        await ann.say("undo", seat=0)
        assert service.table.pending_undo is not None  # Bob is asked

    in_server(tmp_path, story, absent_seconds=0.0)


def test_who_left_on_purpose_is_not_asked(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await at_table(server)
        await ann.act([CELL["a1"]])
        asker = Asker(bob.connection.owner)
        await ann.service.execute(lambda table, now: commands.leave(table, now, asker, None, "random"))
        await settled(ann.service)
        assert not ann.service.table.seats[1].stands_in
        await ann.say("undo", seat=0)
        assert ann.service.table.moves == []

    in_server(tmp_path, story)


def test_the_seat_of_an_absent_person_is_not_given_to_anybody(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await at_table(server)
        service = ann.service
        bob.leave()
        maker = service.asker(ann.connection.owner)
        assert bob.connection.owner in maker.absent
        with pytest.raises(RefusedError, match="person-may-return"):
            await service.execute(lambda table, now: commands.invite(table, now, maker, 1))
        await put_bot(service, maker, 1)
        with pytest.raises(RefusedError, match="person-may-return"):
            await service.execute(lambda table, now: commands.invite(table, now, maker, 1))
        owner = Asker(bob.connection.owner)
        await service.execute(lambda table, now: commands.take_back(table, now, owner, None))
        assert service.table.seats[1].kind() == "person"

    in_server(tmp_path, story, absent_seconds=0.0)


def test_what_was_agreed_survives_a_restart_and_a_rematch(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path) as server:
            ann, _ = await at_table(server, absence="bot", absent_seconds=90)
            id = ann.service.table.id
        async with server_at(tmp_path) as server:
            service = await server.registry.service(id)
            assert (service.table.made.absence, service.presence.absent_after) == ("bot", 90)
            sent = Socket(service, ann.connection.owner, 0).got("table")[0]
            assert (sent["absence"], sent["absent_seconds"]) == ("bot", 90)

    asyncio.run(run())


def test_a_report_names_the_people_of_the_table_and_counts_the_others() -> None:
    presence = Presence(10)
    for n in range(300):
        presence.enter(f"{n:064x}")
    presence.enter("")
    people = {f"{n:064x}" for n in (3, 999)}
    assert presence.report(people) == {f"{3:064x}": 1, "": 300}


@pytest.mark.postgres
def test_many_watchers_do_not_make_a_player_absent(tmp_path: Path, database: str) -> None:
    async def story(one: ServerContext, two: ServerContext) -> None:
        ann, bob = Guest(one, "Ann"), Guest(two, "Bob")
        table = await ann.make()
        hers = await ann.sit_at(table.table, 0)
        for n in range(150):
            await Guest(two, f"watcher {n}").sit_at(table.table)
        await bob.join(table.table, table.invites[0].token)
        await bob.sit_at(table.table, 1)
        seen = await heard(hers, "table", lambda m: m["seats"][1].get("here") and m["watchers"] >= 150)
        assert seen["watchers"] == 150

    in_two_servers(tmp_path, database, story)
