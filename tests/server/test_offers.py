"""Seats that nobody plays any more are offered to somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tenban.server.tables import commands
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tests.server.support import Guest, Socket, hall_at, in_registry
from tests.server.test_table import two_at


async def offered(service: TableService, owner: str, seat: int) -> str:
    """A fresh invitation to a seat; raises RefusedError."""
    absent = service.presence.absent(service.table.people())
    await service.do(lambda t, now: commands.invite(t, now, owner, seat, absent))
    return service.table.fresh[seat].token


def test_an_abandoned_seat_can_be_offered_to_somebody_else_who_then_has_it_alone(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ann, bob = await two_at(registry)
        service, carl = ann.service, Guest(registry, "Carl")
        with pytest.raises(RefusedError, match="person-is-here"):
            await offered(service, ann.viewer.owner, 1)
        bob.leave()
        with pytest.raises(RefusedError, match="only-the-maker"):
            await offered(service, bob.viewer.owner, 1)
        token = await offered(service, ann.viewer.owner, 1)
        assert await offered(service, ann.viewer.owner, 1) == token
        links = [message["invites"] for message in await ann.say("sync") if message["t"] == "table"]
        assert [link["token"] for link in links[0]] == [token]
        absent = service.presence.absent(service.table.people())
        with pytest.raises(RefusedError, match="you-sit-already"):
            await service.do(lambda t, now: commands.sit(t, now, ann.viewer.owner, "Ann", token, None, absent))
        await service.do(lambda t, now: commands.sit(t, now, carl.owner, "Carl", token, None, absent))
        assert service.table.seats_of(carl.owner) == [1]
        assert service.table.seats_of(bob.viewer.owner) == []
        with pytest.raises(RefusedError, match="bad-invitation"):
            await service.do(lambda t, now: commands.sit(t, now, "a stranger", "Dora", token, None, absent))

    in_registry(tmp_path, story, absent_seconds=0.0)


def test_who_comes_back_in_time_keeps_the_seat_that_was_offered(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ann, bob = await two_at(registry)
        service, carl = ann.service, Guest(registry, "Carl")
        await service.do(lambda t, now: commands.leave(t, now, bob.viewer.owner, None, "random"))
        token = await offered(service, ann.viewer.owner, 1)
        await service.do(lambda t, now: commands.come_back(t, now, bob.viewer.owner, None))
        with pytest.raises(RefusedError, match="bad-invitation"):
            await service.do(lambda t, now: commands.sit(t, now, carl.owner, "Carl", token, None))
        assert service.table.seats_of(bob.viewer.owner) == [1]

    in_registry(tmp_path, story)


def test_an_offered_seat_outlives_a_restart_but_a_person_who_is_here_again_does_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_at(tmp_path, absent_seconds=0.0) as registry:
            ann, bob = await two_at(registry)
            table = ann.service.table.id
            bob.leave()
            token = await offered(ann.service, ann.viewer.owner, 1)
        async with hall_at(tmp_path, absent_seconds=0.0) as registry:
            service = await registry.service(table)
            Socket(service, bob.viewer.owner, 1)
            with pytest.raises(RefusedError, match="seat-taken"):
                await service.do(lambda t, now: commands.sit(t, now, "carl", "Carl", token, None, set()))
            assert service.table.fresh[1].token == token

    asyncio.run(run())
