"""`kill -9` at random moments: every acknowledged action is there, once, and no game is stuck."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from tenban.kernel.record import verify
from tenban.registry import games
from tenban.server.store import ActionKey, Store, store_for
from tenban.server.tables import events as e
from tenban.server.tables.games import TableGame
from tenban.server.tables.table import Table
from tests.server.machine import Player, Server, seat_people
from tests.server.toys import TOYS

pytestmark = pytest.mark.slow

KILLS = 5
SURE = 1_000  # choices that people make at least in all the games
PATIENCE = 600  # seconds, on a machine that has much else to do
KNOWN: dict[str, TableGame] = {**games(), **TOYS}


class Kind(NamedTuple):
    """How many tables of a game to play; bots sit where no people do."""

    tables: int
    game: str
    seats: int
    people: int


async def run_games(servers: list[Server], kinds: list[Kind], victim: Server) -> list[Player]:
    """Play all games at once, while a server is killed and started again at random moments."""
    for server in servers:
        server.start()
    for server in servers:
        await server.up()
    tables = [await seat_people(servers[0].url, *kind[1:]) for kind in kinds for _ in range(kind.tables)]
    assert len(tables) == 200
    players = [
        Player([servers[(seat + turn) % len(servers)].url for turn in range(len(servers))], table, token, seat, number)
        for number, (table, tokens) in enumerate(tables)
        for seat, token in enumerate(tokens)
    ]
    playing = asyncio.gather(*[player.play() for player in players])
    killing = asyncio.create_task(kill_now_and_then(victim, players))
    try:
        await asyncio.wait_for(playing, PATIENCE)
    finally:
        killing.cancel()
    return players


async def kill_now_and_then(server: Server, players: list[Player]) -> None:
    """Kill the server after random numbers of moves, so that the speed of the machine does not matter."""
    rng = random.Random()
    for acked in sorted(rng.sample(range(SURE), KILLS)):
        while sum(len(player.acked) for player in players) < acked:  # noqa: ASYNC110 - players do not call
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05 * rng.random())
        server.kill()
        server.start()
        await server.up()


async def check_journals(store: Store, players: list[Player]) -> None:
    """Check the journals on the disk without a server."""
    await store.open(lambda table, seq: None, lambda text: None)
    for table in {player.table for player in players}:
        events = [e.decode(row) for row in await store.read(table)]
        actions = Counter(key for event in events if (key := e.action_key(event)) is not None)
        assert max(actions.values()) == 1, "an action is there twice"
        for player in (one for one in players if one.table == table):
            for id, seq in player.acked.items():
                assert e.action_key(events[seq - 1]) == ActionKey(player.seat, id), "an acknowledged action is lost"
        made = events[0]
        assert isinstance(made, e.Made)
        rules = KNOWN[made.game].rules
        rebuilt = Table.create(table, made, rules)
        for event in events[1:]:
            rebuilt.apply(event)
        assert rebuilt.phase() == "over", "a game is stuck"
        verify(rules, rebuilt.finished_record())
    await store.close()


@pytest.mark.timeout(PATIENCE + 60)
def test_killing_the_server_at_random_moments_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(tmp_path)
        try:
            players = await run_games([server], [Kind(24, "latria", 3, 1), Kind(176, "envelopes", 2, 2)], server)
        finally:
            server.stop()
        assert server.kills == KILLS
        assert sum(len(player.acked) for player in players) > SURE
        await check_journals(store_for(tmp_path), players)

    asyncio.run(run())


@pytest.mark.postgres
@pytest.mark.timeout(PATIENCE + 60)
def test_killing_one_of_two_servers_on_one_postgresql_loses_and_doubles_nothing(tmp_path: Path, database: str) -> None:
    """The two people of each table sit at different servers, and go over to the other when theirs dies."""

    async def run() -> None:
        servers = [Server(tmp_path, database) for _ in range(2)]
        try:
            players = await run_games(servers, [Kind(200, "envelopes", 2, 2)], servers[0])
        finally:
            for server in servers:
                server.stop()
        assert servers[0].kills >= 1  # the other plays on meanwhile, so the games may end before the last
        assert sum(len(player.acked) for player in players) > SURE
        await check_journals(store_for(tmp_path, database), players)

    asyncio.run(run())
