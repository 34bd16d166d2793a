"""Tables that are dropped are freed at once: no reference cycle keeps them until the garbage is collected."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenban.server.context import ServerContext
from tenban.server.presenters.publisher import publisher_of
from tenban.server.tables.lobby import rematch
from tests.server.support import Guest, Socket, codes_of, in_server, settled


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def a_played_table(server: ServerContext, game: str, turns: int) -> list[weakref.ref[Any]]:
    """Play some moves with a person, a bot and a watcher, undo one, and return references to all that belongs to it."""
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
    await here.say("nonsense")
    await settled(service)
    await asyncio.sleep(0.01)  # the undo message is sent a moment later
    if service.table.phase() == "over":
        await rematch(server.registry, ann.owner, service)
    found: list[weakref.ref[Any]] = [weakref.ref(service), weakref.ref(publisher_of(service))]
    found += [weakref.ref(listener) for listener in service.listeners]
    found += [weakref.ref(socket.connection) for socket in (here, watcher)]
    found += [weakref.ref(socket.dispatcher) for socket in (here, watcher)]
    here.leave()
    watcher.leave()
    return found


@pytest.mark.parametrize("game", ["row", "envelopes"])
@pytest.mark.parametrize("turns", [1, 40])
def test_a_dropped_table_is_freed_without_the_garbage_collector(
    tmp_path: Path, game: str, turns: int, no_collector: None
) -> None:
    async def story(server: ServerContext) -> None:
        found = await a_played_table(server, game, turns)
        assert all(reference() is not None for reference in found[:2])
        server.registry._on_append("", -1)  # as after a broken connection: all tables read what they missed
        await asyncio.sleep(0.05)
        for id in list(server.registry.services):
            server.registry._dropped(id)
        await asyncio.sleep(0.01)
        assert server.registry.services == {}
        assert [reference() for reference in found if reference() is not None] == []

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
