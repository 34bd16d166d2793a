"""Tables that are dropped are freed at once: no reference cycle keeps them until the garbage is collected."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenban.match import Match
from tenban.server.context import ServerContext
from tenban.server.presenters.publisher import Publisher
from tenban.server.presenters.scenes import SceneCache
from tenban.server.tables.absence import AbsenceKeeper
from tenban.server.tables.lobby import rematch
from tenban.server.tables.service import TableService
from tenban.server.tables.table import Table
from tenban.server.workers.bots import BotRunner
from tenban.server.ws.connection import Connection
from tenban.server.ws.dispatch import Dispatcher
from tests.server.support import Guest, Socket, codes_of, in_server, settled


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


KINDS = (TableService, Table, Match, Publisher, SceneCache, BotRunner, AbsenceKeeper, Connection, Dispatcher)


def alive() -> list[str]:
    """Return the names of all objects that belong to tables and exist, freed or not."""
    return sorted(type(one).__name__ for one in gc.get_objects() if isinstance(one, KINDS))


async def play_a_table(server: ServerContext, game: str, turns: int) -> None:
    """Play some moves with a person, a bot and a watcher; ask for what is granted and for what is refused."""
    ann, rng = Guest(server, "Ann"), random.Random(turns)
    made = await ann.make(game, 2, bots={"1": "random"}, contribute=True)
    here, watcher = await ann.sit_at(made.table, 0), Socket(await server.registry.service(made.table))
    await here.say("contribute", seat=0, entropy="aa" * 32)
    service = here.service
    for _ in range(turns):
        await settled(service)
        if service.table.phase() != "running" or 0 not in service.table.match().to_act:
            break
        await here.act(codes_of(service, 0, rng))
    await settled(service)
    await here.say("undo", seat=0)
    await here.say("chat", text="well played")
    await here.say("hint", id="h", seat=1)
    await here.say("nonsense")
    await settled(service)
    await asyncio.sleep(0.01)  # the undo message is sent a moment later
    if service.table.phase() == "over":
        await rematch(server.registry, ann.owner, service)
    here.leave()
    watcher.leave()


@pytest.mark.parametrize("game", ["row", "envelopes"])
@pytest.mark.parametrize("turns", [1, 40])
def test_a_dropped_table_is_freed_without_the_garbage_collector(
    tmp_path: Path, game: str, turns: int, no_collector: None
) -> None:
    async def story(server: ServerContext) -> None:
        before = alive()
        await play_a_table(server, game, turns)
        assert len(alive()) > len(before)
        server.registry._on_append("", -1)  # as after a broken connection: all tables read what they missed
        await asyncio.sleep(0.05)
        for id in list(server.registry.services):
            server.registry._dropped(id)
        await asyncio.sleep(0.01)
        assert server.registry.services == {}
        assert alive() == before

    in_server(tmp_path, story, idle_seconds=0.0, finished_seconds=0.0)


def test_a_finished_table_without_viewers_is_dropped_soon(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann = Guest(server, "Ann")
        made = await ann.make("row", 2, bots={"0": "random", "1": "random"}, watch=True)
        running = (await ann.make("row", 2)).table
        async with asyncio.timeout(60):
            while made.table in server.registry.services:  # noqa: ASYNC110 - nothing in the product waits for this
                await asyncio.sleep(0.01)
        assert running in server.registry.services
        assert (await server.registry.service(made.table)).table.phase() == "over"

    in_server(tmp_path, story, finished_seconds=0.05)
