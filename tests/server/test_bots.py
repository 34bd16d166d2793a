"""Bots that fail, are slow or are replaced while they think: the game goes on, and the table gets a notice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tenban.bots import shared
from tenban.kernel.snapshot import encode
from tenban.registry import games
from tenban.server.context import ServerContext
from tenban.server.tables import commands
from tenban.server.tables.permissions import Asker
from tenban.server.workers.bots import BotRunner
from tenban.server.workers.pool import WorkerCrashedError, WorkerPool, WorkerTimeoutError
from tenban.server.workers.worker import Chosen, Ponder, Pondered, Think, answer
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


class Thinker:
    """A pool that carries tasks out in this process, and remembers them."""

    def __init__(self) -> None:
        self.tasks: list[Any] = []
        self.is_free = True

    def is_idle(self) -> bool:
        return self.is_free

    def share(self, seconds: float) -> float:
        return seconds

    async def run(self, task: Any, seconds: float, kind: type) -> Any:
        self.tasks.append(task)
        return answer(task)

    async def close(self) -> None:
        pass


async def pondered(
    server: ServerContext, busy: bool = False, occupied: bool = False
) -> tuple[Socket, Thinker, Thinker]:
    """Return Ann, who is to choose against the strongest bot, and the pools in which that thinks and ponders."""
    bots, pondering = Thinker(), Thinker()
    server.pools.bots, server.pools.pondering = bots, pondering  # type: ignore[assignment]
    bots.is_free, pondering.is_free = not busy, not occupied
    ann = Guest(server, "Ann")
    socket = await ann.sit_at((await ann.make("connect_four", bots={"1": "master"})).table, 0)
    await socket.act([_column(socket, 3)])
    await settled(socket.service)
    assert socket.service.table.match().to_act == (0,)
    return socket, bots, pondering


def _column(socket: Socket, column: int) -> int:
    return socket.service.table.match().moves(0)[column].codes[0]


def test_the_strongest_bot_has_answered_a_likely_question_before_it_is_asked(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket, bots, pondering = await pondered(server)
        assert {type(task) for task in pondering.tasks} == {Ponder}
        server.metrics.foreseen, bots.tasks = 0, []
        likely = shared("greedy@1").choose(socket.service.table.match().view(0), seed=1)
        await socket.act(list(likely.codes))
        await settled(socket.service)
        assert server.metrics.foreseen == 1
        assert bots.tasks == [], "the bot has thought again"
        assert len(socket.service.table.match().history) == 4

    in_server(tmp_path, story, games=games(), ponder_seconds=20.0)


def test_a_bot_that_has_foreseen_something_else_thinks_as_usual(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket, bots, _ = await pondered(server)
        runner = next(each for each in socket.service.listeners if isinstance(each, BotRunner))
        known = list(runner._foreseen[1, "master"].values())
        assert known
        runner._foreseen[1, "master"], server.metrics.foreseen, bots.tasks = {"another question": known[0]}, 0, []
        await socket.act([_column(socket, 0)])
        await settled(socket.service)
        assert server.metrics.foreseen == 0
        assert [type(task) for task in bots.tasks] == [Think]

    in_server(tmp_path, story, games=games(), ponder_seconds=20.0)


def test_what_a_stronger_bot_has_foreseen_is_not_known_to_the_one_that_replaces_it(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket, bots, _ = await pondered(server)
        runner = next(each for each in socket.service.listeners if isinstance(each, BotRunner))
        runner._foreseen[1, "novice"] = runner._foreseen.pop((1, "master"))
        server.metrics.foreseen, bots.tasks = 0, []
        await socket.act(list(shared("greedy@1").choose(socket.service.table.match().view(0), seed=1).codes))
        await settled(socket.service)
        assert server.metrics.foreseen == 0
        assert [type(task) for task in bots.tasks] == [Think]

    in_server(tmp_path, story, games=games(), ponder_seconds=20.0)


@pytest.mark.parametrize(
    ("busy", "occupied", "seconds"),
    [(True, False, 20.0), (False, True, 20.0), (False, False, 0.0)],
    ids=["busy", "occupied", "forbidden"],
)
def test_a_bot_does_not_ponder_while_others_wait_or_ponder_or_if_the_server_forbids_it(
    tmp_path: Path, busy: bool, occupied: bool, seconds: float
) -> None:
    async def story(server: ServerContext) -> None:
        _, bots, pondering = await pondered(server, busy, occupied)
        assert bots.tasks
        assert pondering.tasks == []

    in_server(tmp_path, story, games=games(), ponder_seconds=seconds)


def test_other_bots_do_not_ponder_about_a_position_that_has_passed(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        server.pools.bots = Thinker()  # type: ignore[assignment]
        server.pools.pondering = slow = Thinker()  # type: ignore[assignment]
        begun, go = asyncio.Event(), asyncio.Event()

        async def run(task: Any, seconds: float, kind: type) -> Any:
            slow.tasks.append(task)
            slow.is_free = False
            begun.set()
            await go.wait()
            return Pondered({})

        slow.run = run  # type: ignore[method-assign]
        ann = Guest(server, "Ann")
        made = await ann.make("latria", seats=4, bots={"1": "master", "2": "master", "3": "master"})
        socket = await ann.sit_at(made.table, 0)
        await asyncio.wait_for(begun.wait(), 60)
        await socket.act(codes_of(socket.service, 0, random.Random(1)))
        go.set()
        await settled(socket.service)
        assert len(slow.tasks) == 1

    in_server(tmp_path, story, games=games(), ponder_seconds=20.0)


def test_a_bot_ponders_with_its_view_alone(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket, _, pondering = await pondered(server)
        task = pondering.tasks[-1]
        assert task.seat == 1
        assert task.view == encode(socket.service.table.match().view(1).state)

    in_server(tmp_path, story, games=games(), ponder_seconds=20.0)


def test_a_bot_ponders_in_a_process_of_its_own(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann = Guest(server, "Ann")
        socket = await ann.sit_at((await ann.make("connect_four", bots={"1": "master"})).table, 0)
        for _ in range(3):
            await settled(socket.service)
            likely = shared("greedy@1").choose(socket.service.table.match().view(0), seed=1)
            await socket.act(list(likely.codes))
        await settled(socket.service)
        assert server.metrics.foreseen > 0
        assert server.metrics.faults == 0

    in_server(tmp_path, story, games=games(), real_workers=True, ponder_seconds=20.0)
