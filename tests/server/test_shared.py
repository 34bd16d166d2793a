"""Two server processes on one PostgreSQL: moves, people and chat at one are seen at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tenban.server.context import DOWN_CHECK, DOWN_SECONDS, ServerContext
from tenban.server.store import store_for
from tenban.server.store.postgres import LISTENER, LISTENER_SECONDS, RECONNECT, SECONDS, SESSION, PostgresStore
from tenban.server.store.reliable import LOOK, LOOK_SECONDS
from tests.server.soak import CUT, Links, dial_database, execute, through
from tests.server.support import Guest, Socket, server_at
from tests.server.test_table import CELL

pytestmark = pytest.mark.postgres


async def heard(socket: Socket, kind: str, fits: Callable[[Any], bool]) -> Any:
    """Return the first message of a kind that fits; it comes through the database."""
    async with asyncio.timeout(120):
        while True:
            for message in socket.got(kind):
                if fits(message):
                    return message
            await asyncio.sleep(0.01)


def in_two_servers(
    folder: Path, database: str, story: Callable[[ServerContext, ServerContext], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with (
            server_at(folder, store=store_for(folder, database)) as one,
            server_at(folder, store=store_for(folder, database)) as two,
        ):
            await story(one, two)

    asyncio.run(run())


async def across(one: ServerContext, two: ServerContext) -> tuple[Socket, Socket]:
    """Ann at one server, Bob at the other, at the same table."""
    ann, bob = Guest(one, "Ann"), Guest(two, "Bob")
    table = await ann.make()
    hers = await ann.sit_at(table.table, 0)
    await bob.join(table.table, table.invites[0].token)
    return hers, await bob.sit_at(table.table, 1)


def test_moves_and_chat_reach_the_other_server(tmp_path: Path, database: str) -> None:
    async def story(one: ServerContext, two: ServerContext) -> None:
        ann, bob = await across(one, two)
        await heard(ann, "table", lambda m: m["phase"] == "running")
        assert (await ann.act([CELL["a1"]]))["t"] == "ack"
        seen = await heard(bob, "scene", lambda m: m["seq"] == ann.service.table.seq)
        assert seen["scene"]["ask"]
        await bob.say("chat", text="well played")
        assert (await heard(ann, "chat", lambda m: m["lines"]))["lines"][0]["text"] == "well played"
        assert (await bob.act([CELL["b2"]], seq=seen["seq"]))["t"] == "ack"
        await heard(ann, "scene", lambda m: m["seq"] == bob.service.table.seq)

    in_two_servers(tmp_path, database, story)


def test_presence_crosses_over(tmp_path: Path, database: str) -> None:
    async def story(one: ServerContext, two: ServerContext) -> None:
        ann, bob = await across(one, two)
        await heard(ann, "table", lambda m: m["seats"][1].get("here"))
        bob.leave()
        await heard(ann, "table", lambda m: not m["seats"][1].get("here"))

    in_two_servers(tmp_path, database, story)


def test_of_two_at_once_the_later_is_judged_by_what_the_earlier_did(tmp_path: Path, database: str) -> None:
    """The same seat, open at both servers, chooses differently at the same moment: one of them is too late."""

    async def story(one: ServerContext, two: ServerContext) -> None:
        ann, _ = await across(one, two)
        again = Socket(await two.registry.service(ann.service.table.id), ann.connection.owner, 0)
        await heard(ann, "table", lambda m: m["phase"] == "running")
        seq = ann.service.table.seq
        answers = await asyncio.gather(ann.act([CELL["a1"]], seq=seq, id="x"), again.act([CELL["a2"]], seq=seq, id="y"))
        assert sorted(answer["t"] for answer in answers) == ["ack", "refused"]
        assert len(again.service.table.moves) == 1

    in_two_servers(tmp_path, database, story)


def test_a_server_that_is_silently_cut_off_sends_its_viewers_away_and_the_other_goes_on(
    tmp_path: Path, database: str
) -> None:
    async def run() -> None:
        cable = Links(dial_database(database), 0.0, 1)
        await cable.open()
        async with (
            server_at(tmp_path, store=store_for(tmp_path, through(database, cable))) as one,
            server_at(tmp_path, store=store_for(tmp_path, database)) as two,
        ):
            ann, bob = await across(one, two)
            await heard(ann, "table", lambda m: m["phase"] == "running")
            severed = asyncio.create_task(cable.sever(3600))
            async with asyncio.timeout(120):
                while not ann.connection.lost:  # noqa: ASYNC110 - nothing in the product waits for this
                    await asyncio.sleep(0.01)
            assert one.is_down()
            assert not two.is_down()
            assert not bob.connection.lost
            again = Socket(await two.registry.service(ann.service.table.id), ann.connection.owner, 0)
            assert (await again.act([CELL["a1"]]))["t"] == "ack"
            severed.cancel()
            async with asyncio.timeout(120):
                while one.is_down():  # noqa: ASYNC110 - likewise
                    await asyncio.sleep(0.01)
            seq = again.service.table.seq
            async with asyncio.timeout(120):
                while ann.service.table.seq < seq:  # noqa: ASYNC110 - likewise
                    await asyncio.sleep(0.01)
        await cable.close()

    asyncio.run(run())


class DeafStore(PostgresStore):
    """A store that cannot connect again once its notifications are lost."""

    deaf = False

    async def _listen_once(self, *args: Any) -> None:
        if self.deaf:
            raise OSError("refused")
        await super()._listen_once(*args)


def test_a_server_that_does_not_hear_of_others_moves_is_down_until_it_does(tmp_path: Path, database: str) -> None:
    """Its own requests are answered, but who plays there would wait for a move that was made elsewhere."""

    async def run() -> None:
        store = DeafStore(database)
        async with server_at(tmp_path, store=store) as one:
            ann = await Guest(one, "Ann").make()
            assert ann.table
            assert not one.is_down()
            store.deaf = True
            await execute(database, f"{CUT} AND application_name = '{LISTENER}'")
            async with asyncio.timeout(120):
                while not one.is_down():  # noqa: ASYNC110 - nothing in the product waits for this
                    await asyncio.sleep(0.01)
            assert await one.store.count() == 1
            store.deaf = False
            async with asyncio.timeout(120):
                while one.is_down():  # noqa: ASYNC110 - likewise
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_what_one_process_may_wait_for_leaves_four_seconds_for_play_to_go_on() -> None:
    """A client that asks every 0.6 s, as in the soak, notices a silent server after 1.2 s and goes to the other."""
    cut_off = LOOK + DOWN_SECONDS + DOWN_CHECK  # until a server that is cut off sends its viewers away
    restored = max(LOOK_SECONDS + LOOK, LISTENER_SECONDS + RECONNECT)  # until it serves them again
    locked = int(SESSION["idle_in_transaction_session_timeout"]) / 1000  # by a server that was stopped
    client = 1.2
    assert DOWN_SECONDS > LOOK_SECONDS + LOOK, "one slow answer must not send everybody away"
    assert cut_off + client + 0.5 < 4.0
    assert client + locked + SECONDS < 4.0
    assert restored + client + SECONDS <= 4.0
