"""Worker processes: bots think under a hard deadline, and a worker that fails is replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Any

import pytest

from tenban.kernel import KeyedRandom, start, view
from tenban.kernel.snapshot import encode
from tenban.registry import find, games
from tenban.server.workers import pool as pool_module
from tenban.server.workers.pool import WorkerBusyError, WorkerCrashedError, WorkerPool, WorkerTimeoutError
from tenban.server.workers.worker import Chosen, Think, answer
from tests.server.support import Guest, server_at

HANGS = 'import sys, time; sys.stdin.readline(); print(\'{"type":"chosen","move":""}\', flush=True); time.sleep(60)'
DIES = 'import sys; sys.stdin.readline(); print(\'{"type":"chosen","move":""}\', flush=True)'


def task(level: str = "random") -> Think:
    rules = find("latria").rules
    s = start(rules, 3, {}, KeyedRandom(b"k" * 16))
    seat = s.stack[-1].actors(s)[0]
    return Think("latria", {}, {}, encode(view(rules, s, seat).state), seat, 7, 1.0, level)


def worker_that(code: str) -> Any:
    async def begin(memory: int = 0, nice: int = 0) -> Process:
        return await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)

    return begin


def test_a_bot_chooses_in_another_process() -> None:
    async def run() -> None:
        pool = WorkerPool(1)
        chosen = await pool.run(task(), 20, Chosen)
        assert isinstance(chosen, Chosen)
        assert chosen.move in find("latria").rules.space.by_text
        assert await pool.run(task(), 20, Chosen) == chosen
        assert len(pool._all) == 1
        await pool.close()

    asyncio.run(run())


def test_if_many_tasks_wait_each_gets_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool, go = WorkerPool(2), asyncio.Event()

        async def slow(worker: Any, task: Any, seconds: float) -> Any:
            await go.wait()
            return Chosen("")

        monkeypatch.setattr(pool, "_ask", slow)
        monkeypatch.setattr(pool_module, "_start", worker_that(HANGS))
        assert pool.share(2.0) == 2.0
        waiting = [asyncio.create_task(pool.run(task(), 20, Chosen)) for _ in range(99)]
        await asyncio.sleep(0)
        assert pool.share(2.0) == pytest.approx(2.0 * 2 / 100)
        go.set()
        await asyncio.gather(*waiting)
        assert pool.share(2.0) == 2.0
        await pool.close()

    asyncio.run(run())


STARTS_WHEN_TOLD = """
import pathlib, sys, time
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
for line in sys.stdin:
    print('{"type":"chosen","move":""}', flush=True)
"""


def worker_that_waits_for(file: Path) -> Any:
    async def begin(memory: int = 0, nice: int = 0) -> Process:
        command = [sys.executable, "-c", STARTS_WHEN_TOLD, str(file)]
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)

    return begin


def test_who_waits_too_long_for_a_worker_to_start_is_told_and_the_worker_starts_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        pool = WorkerPool(1, patience=0.1)
        monkeypatch.setattr(pool_module, "_start", worker_that_waits_for(tmp_path / "go"))
        waiting = [asyncio.create_task(pool.run(task(), 60, Chosen)) for _ in range(3)]
        async with asyncio.timeout(30):
            for each in waiting:
                with pytest.raises(WorkerBusyError):
                    await each
        (tmp_path / "go").touch()
        pool._patience = 60
        assert await pool.run(task(), 60, Chosen) == Chosen("")
        assert len(pool._all) == 1
        await pool.close()

    asyncio.run(run())


def test_who_waits_too_long_for_others_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = WorkerPool(1, patience=60)
        monkeypatch.setattr(pool_module, "_start", worker_that(HANGS))
        first = asyncio.create_task(pool.run(task(), 60, Chosen))
        async with asyncio.timeout(60):
            while not pool._all:  # noqa: ASYNC110 - nothing in the product waits for this
                await asyncio.sleep(0.01)
            pool._patience = 0.1
            with pytest.raises(WorkerBusyError):
                await pool.run(task(), 60, Chosen)
        assert not first.done()
        first.cancel()
        await pool.close()

    asyncio.run(run())


def test_if_workers_do_not_start_everybody_who_waits_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = WorkerPool(1)
        monkeypatch.setattr(pool_module, "_start", worker_that("pass"))
        async with asyncio.timeout(60):
            waiting = [asyncio.create_task(pool.run(task(), 60, Chosen)) for _ in range(3)]
            for each in waiting:
                with pytest.raises(WorkerCrashedError):
                    await each
        await pool.close()

    asyncio.run(run())


def test_an_exception_in_a_bot_is_an_answer_and_not_a_crash() -> None:
    failed: Any = answer(task("nobody"))
    assert failed.internal
    assert "there is no bot 'nobody'" in failed.fault


@pytest.mark.parametrize(
    ("code", "seconds", "fault"), [(HANGS, 0.5, WorkerTimeoutError), (DIES, 60, WorkerCrashedError)]
)
def test_a_worker_that_hangs_or_dies_is_ended_and_replaced(
    code: str, seconds: float, fault: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        pool = WorkerPool(1)
        with monkeypatch.context() as broken:
            broken.setattr(pool_module, "_start", worker_that(code))
            with pytest.raises(fault):
                await pool.run(task(), seconds, Chosen)
            assert not pool._all
        assert isinstance(await pool.run(task(), 20, Chosen), Chosen)
        await pool.close()

    asyncio.run(run())


def test_if_bots_fail_the_game_goes_on_and_there_is_a_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "_start", worker_that(DIES))

    async def run() -> None:
        async with server_at(tmp_path, games(), real_workers=True) as server:
            ann = Guest(server, "Ann")
            table = await ann.make("latria", 3, bots={"0": "greedy", "1": "greedy", "2": "greedy"}, watch=True)
            socket = await ann.sit_at(table.table)
            async with asyncio.timeout(240):
                while len(socket.service.table.moves) < 2:  # noqa: ASYNC110 - nothing in the product waits for this
                    await asyncio.sleep(0.01)
            notices = (await socket.say("sync"))[0]["notices"]
            assert any("failed; a simpler one chose for" in notice["text"] for notice in notices)

    asyncio.run(run())


def test_who_waits_for_a_worker_is_told_of_any_fault_of_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(memory: int = 0, nice: int = 0) -> Process:
        raise TypeError("no such argument")

    async def run() -> None:
        pool = WorkerPool(1)
        with pytest.raises(WorkerCrashedError, match="no such argument"):
            await asyncio.wait_for(pool.run(task(), 20, Chosen), 20)
        await pool.close()

    monkeypatch.setattr(pool_module, "_start", fails)
    asyncio.run(run())
