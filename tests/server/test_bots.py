"""Bots that fail, are slow or are replaced while they think: the game goes on, and the table gets a notice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tenban.server.context import ServerContext
from tenban.server.tables import commands
from tenban.server.tables.permissions import Asker
from tenban.server.workers.pool import WorkerCrashedError, WorkerPool, WorkerTimeoutError
from tenban.server.workers.worker import Chosen
from tests.server.support import Dice, Guest, Socket, codes_of, in_server, settled
from tests.server.test_table import two_at
from tests.server.test_workers import task
from tests.server.toys import TOYS


class Troubled(Dice):
    """Bots of these `levels` fail with `trouble`; the others choose."""

    def __init__(self, trouble: Exception | Chosen, *levels: str) -> None:
        super().__init__(TOYS)
        self.trouble = trouble
        self.levels = levels
        self.asked: list[str] = []

    async def run(self, task: Any, seconds: float, kind: type) -> Any:
        self.asked.append(task.level)
        if task.level not in self.levels:
            return await super().run(task, seconds, kind)
        if isinstance(self.trouble, Exception):
            raise self.trouble
        return self.trouble


async def against_master(server: ServerContext) -> Socket:
    """Ann against the strongest bot, which is to choose next."""
    ann = Guest(server, "Ann")
    socket = await ann.sit_at((await ann.make(bots={"1": "master"})).table, 0)
    await socket.act(codes_of(socket.service, 0, random.Random(1)))
    await settled(socket.service)
    return socket


async def notices_at(socket: Socket) -> list[str]:
    return [notice["text"] for notice in (await socket.say("sync"))[0]["notices"]]


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (WorkerCrashedError("it died"), "The bot Master failed; a simpler one chose for Rigel."),
        (WorkerTimeoutError(), "The bot Master took too long; a simpler one chose for Rigel."),
        (Chosen("castle"), "The bot Master failed; a simpler one chose for Rigel."),
    ],
    ids=["crashes", "late", "nonsense"],
)
def test_if_a_bot_fails_greedy_chooses_and_the_table_gets_a_notice(tmp_path: Path, trouble: Any, said: str) -> None:
    async def story(server: ServerContext) -> None:
        server.pools.bots = bots = Troubled(trouble, "master")  # type: ignore[assignment]
        socket = await against_master(server)
        assert bots.asked == ["master", "greedy"]
        assert [move.seat for move in socket.service.table.moves] == [0, 1]
        assert said in await notices_at(socket)

    in_server(tmp_path, story)


def test_if_all_bots_fail_a_random_legal_move_is_made(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        server.pools.bots = bots = Troubled(WorkerCrashedError("it died"), "master", "greedy", "random")  # type: ignore[assignment]
        socket = await against_master(server)
        assert bots.asked == ["master", "greedy", "random"]
        assert [move.seat for move in socket.service.table.moves] == [0, 1]

    in_server(tmp_path, story)


def test_a_bot_that_has_failed_is_asked_again_for_the_next_move(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        server.pools.bots = bots = Troubled(WorkerCrashedError("it died"), "master")  # type: ignore[assignment]
        socket = await against_master(server)
        bots.levels = ()
        await socket.act(codes_of(socket.service, 0, random.Random(1)))
        await settled(socket.service)
        assert bots.asked == ["master", "greedy", "master"]
        assert len([text for text in await notices_at(socket) if "failed" in text]) == 1

    in_server(tmp_path, story)


def test_a_bots_answer_is_dropped_if_the_seat_was_taken_back_meanwhile(tmp_path: Path) -> None:
    class Slow(Dice):
        def __init__(self) -> None:
            super().__init__(TOYS)
            self.begun, self.go = asyncio.Event(), asyncio.Event()

        async def run(self, task: Any, seconds: float, kind: type) -> Any:
            self.begun.set()
            await self.go.wait()
            return await super().run(task, seconds, kind)

    async def story(server: ServerContext) -> None:
        server.pools.bots = slow = Slow()  # type: ignore[assignment]
        ann, _bob = await two_at(server)
        service = ann.service
        await service.execute(lambda t, now: commands.leave(t, now, Asker(ann.connection.owner), None, "random"))
        await slow.begun.wait()
        await service.execute(lambda t, now: commands.take_back(t, now, Asker(ann.connection.owner), None))
        slow.go.set()
        await settled(service)
        assert service.table.moves == []
        assert service.table.match().to_act == (0,)
        assert (await ann.act(codes_of(service, 0, random.Random(1))))["t"] == "ack"

    in_server(tmp_path, story)


def test_a_worker_killed_while_it_thinks_is_replaced() -> None:
    async def run() -> None:
        pool = WorkerPool(1)
        thinking = asyncio.create_task(pool.run(task("ismcts@60000ms"), 60, Chosen))
        while not pool._all:  # noqa: ASYNC110 - nothing in the product waits for this
            await asyncio.sleep(0.01)
        (worker,) = pool._all
        worker.process.kill()
        with pytest.raises(WorkerCrashedError):
            await thinking
        assert isinstance(await pool.run(task("greedy"), 60, Chosen), Chosen)
        await pool.close()

    asyncio.run(run())


def test_the_deadline_cuts_a_long_thought_short() -> None:
    """A bot that would search for a minute answers with what it has found when its time is up."""

    async def run() -> None:
        pool = WorkerPool(1)
        long = task("ismcts@60000ms")
        long.seconds = 0.1
        chosen = await pool.run(long, 30, Chosen)
        assert isinstance(chosen, Chosen)
        assert chosen.move
        await pool.close()

    asyncio.run(run())
