"""Abandoned seats are offered to somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tenban.server.context import ServerContext
from tenban.server.tables import commands
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.permissions import Asker
from tenban.server.tables.service import TableService
from tests.server.support import Guest, Socket, in_server, server_at
from tests.server.test_table import two_at


async def offered(service: TableService, owner: str, seat: int) -> str:
    """Return a new invitation to a seat; raise RefusedError."""
    await service.execute(lambda t, now: commands.invite(t, now, service.asker(owner), seat))
    return service.table.offers[seat].token


async def leave(service: TableService, socket: Socket) -> None:
    asker = Asker(socket.connection.owner)
    await service.execute(lambda t, now: commands.leave(t, now, asker, None, "random"))


def test_a_seat_that_was_left_can_be_offered_to_somebody_else_who_then_has_it_alone(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        service, carl = ann.service, Guest(server, "Carl")
        with pytest.raises(RefusedError, match="person-may-return"):
            await offered(service, ann.connection.owner, 1)
        await leave(service, bob)
        with pytest.raises(RefusedError, match="only-the-maker"):
            await offered(service, bob.connection.owner, 1)
        token = await offered(service, ann.connection.owner, 1)
        assert await offered(service, ann.connection.owner, 1) == token
        links = [message["invites"] for message in await ann.say("sync") if message["t"] == "table"]
        assert [link["token"] for link in links[0]] == [token]
        with pytest.raises(RefusedError, match="you-sit-already"):
            await service.execute(lambda t, now: commands.sit(t, now, Asker(ann.connection.owner), "Ann", token))
        await service.execute(lambda t, now: commands.sit(t, now, Asker(carl.owner), "Carl", token))
        assert service.table.seats_of(carl.owner) == [1]
        assert service.table.seats_of(bob.connection.owner) == []
        with pytest.raises(RefusedError, match="bad-invitation"):
            await service.execute(lambda t, now: commands.sit(t, now, Asker("a stranger"), "Dora", token))

    in_server(tmp_path, story)


def test_a_person_who_comes_back_in_time_keeps_the_offered_seat(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        service, carl = ann.service, Guest(server, "Carl")
        await service.execute(lambda t, now: commands.leave(t, now, Asker(bob.connection.owner), None, "random"))
        token = await offered(service, ann.connection.owner, 1)
        await service.execute(lambda t, now: commands.take_back(t, now, Asker(bob.connection.owner), None))
        with pytest.raises(RefusedError, match="bad-invitation"):
            await service.execute(lambda t, now: commands.sit(t, now, Asker(carl.owner), "Carl", token))
        assert service.table.seats_of(bob.connection.owner) == [1]

    in_server(tmp_path, story)


def test_an_offer_survives_a_restart_but_not_the_return_of_its_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path) as server:
            ann, bob = await two_at(server)
            table = ann.service.table.id
            await leave(ann.service, bob)
            token = await offered(ann.service, ann.connection.owner, 1)
        async with server_at(tmp_path) as server:
            service = await server.registry.service(table)
            assert service.table.offers[1].token == token
            owner = Asker(bob.connection.owner)
            await service.execute(lambda t, now: commands.take_back(t, now, owner, None))
            with pytest.raises(RefusedError, match="bad-invitation"):
                await service.execute(lambda t, now: commands.sit(t, now, Asker("carl"), "Carl", token))

    asyncio.run(run())
