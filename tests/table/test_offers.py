"""Seats that nobody plays any more are offered to somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tenban.table import desk
from tenban.table.hall import Hall
from tenban.table.refusal import Refused
from tenban.table.room import Room
from tests.table.support import Guest, Socket, hall_at, in_hall
from tests.table.test_table import two_at


async def offered(room: Room, owner: str, seat: int) -> str:
    """A fresh invitation to a seat; raises Refused."""
    absent = room.presence.absent(room.table.people())
    await room.do(lambda t, now: desk.invite(t, now, owner, seat, absent))
    return room.table.fresh[seat].token


def test_an_abandoned_seat_can_be_offered_to_somebody_else_who_then_has_it_alone(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann, bob = await two_at(hall)
        room, carl = ann.room, Guest(hall, "Carl")
        with pytest.raises(Refused, match="person-is-here"):
            await offered(room, ann.viewer.owner, 1)
        bob.leave()
        with pytest.raises(Refused, match="only-the-maker"):
            await offered(room, bob.viewer.owner, 1)
        token = await offered(room, ann.viewer.owner, 1)
        assert await offered(room, ann.viewer.owner, 1) == token
        links = [message["invites"] for message in await ann.say("sync") if message["t"] == "table"]
        assert [link["token"] for link in links[0]] == [token]
        absent = room.presence.absent(room.table.people())
        with pytest.raises(Refused, match="you-sit-already"):
            await room.do(lambda t, now: desk.sit(t, now, ann.viewer.owner, "Ann", token, None, absent))
        await room.do(lambda t, now: desk.sit(t, now, carl.owner, "Carl", token, None, absent))
        assert room.table.seats_of(carl.owner) == [1]
        assert room.table.seats_of(bob.viewer.owner) == []
        with pytest.raises(Refused, match="bad-invitation"):
            await room.do(lambda t, now: desk.sit(t, now, "a stranger", "Dora", token, None, absent))

    in_hall(tmp_path, story, absent_seconds=0.0)


def test_who_comes_back_in_time_keeps_the_seat_that_was_offered(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann, bob = await two_at(hall)
        room, carl = ann.room, Guest(hall, "Carl")
        await room.do(lambda t, now: desk.leave(t, now, bob.viewer.owner, None, "random"))
        token = await offered(room, ann.viewer.owner, 1)
        await room.do(lambda t, now: desk.come_back(t, now, bob.viewer.owner, None))
        with pytest.raises(Refused, match="bad-invitation"):
            await room.do(lambda t, now: desk.sit(t, now, carl.owner, "Carl", token, None))
        assert room.table.seats_of(bob.viewer.owner) == [1]

    in_hall(tmp_path, story)


def test_an_offered_seat_outlives_a_restart_but_a_person_who_is_here_again_does_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_at(tmp_path, absent_seconds=0.0) as hall:
            ann, bob = await two_at(hall)
            table = ann.room.table.id
            bob.leave()
            token = await offered(ann.room, ann.viewer.owner, 1)
        async with hall_at(tmp_path, absent_seconds=0.0) as hall:
            room = await hall.room(table)
            Socket(room, bob.viewer.owner, 1)
            with pytest.raises(Refused, match="seat-taken"):
                await room.do(lambda t, now: desk.sit(t, now, "carl", "Carl", token, None, set()))
            assert room.table.fresh[1].token == token

    asyncio.run(run())
