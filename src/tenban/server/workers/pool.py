"""Pools of worker processes under a hard deadline: a worker that overruns it or dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import TypeVar

import msgspec

from tenban.server.workers.worker import MEMORY, Answer, Failed, Ping, Task

T = TypeVar("T")
LONGEST_LINE = 16 << 20
LEAST_SECONDS = 0.02
START_SECONDS = 30.0  # a new process imports everything first
RECORD_MEMORY = 1 << 30  # bytes, for strangers' records
MOST_WAITING = 16  # tasks about records; more are refused


class WorkerTimeoutError(Exception):
    """The worker took too long and was killed."""


class WorkerCrashedError(Exception):
    """The worker died, or the program in it failed."""


class WorkerBusyError(Exception):
    """Too many tasks wait already."""


class WorkerPool:
    """A few processes, started when they are first needed."""

    def __init__(self, most: int, memory: int = MEMORY, most_waiting: int = 0) -> None:
        self._memory = memory
        self._most_waiting = most_waiting  # 0: as many as come
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._most = most
        self._slots = asyncio.Semaphore(most)
        self._all: set[_Worker] = set()
        self._tasks = 0  # that wait or are being worked on

    def share(self, seconds: float) -> float:
        """Return how long a new task may take so that no task waits much longer than `seconds`."""
        return max(min(seconds, seconds * self._most / (self._tasks + 1)), LEAST_SECONDS)

    async def run(self, task: Task, seconds: float, kind: type[T]) -> T | Failed:
        """Return the task's answer; raise WorkerTimeoutError, WorkerCrashedError or WorkerBusyError.

        `seconds` count from when a worker is free.
        """
        if self._most_waiting and self._tasks >= self._most_waiting:
            raise WorkerBusyError
        self._tasks += 1
        try:
            async with self._slots:
                worker = await self._worker()
                answer = await self._ask(worker, task, seconds)
                self._free.put_nowait(worker)
        finally:
            self._tasks -= 1
        if isinstance(answer, Failed):
            if answer.internal:
                raise WorkerCrashedError(answer.fault)
            return answer
        if not isinstance(answer, kind):
            raise WorkerCrashedError(f"the worker answered {type(answer).__name__}")
        return answer

    async def _ask(self, worker: _Worker, task: Task, seconds: float) -> Answer:
        """Return a worker's answer; a worker that does not answer is removed."""
        try:
            return await worker.ask(task, seconds)
        except BaseException:
            self._all.discard(worker)
            worker.end()
            raise

    async def close(self) -> None:
        for worker in list(self._all):
            worker.end()
            with contextlib.suppress(ProcessLookupError):
                await worker.process.wait()

    async def _worker(self) -> _Worker:
        if not self._free.empty():
            return self._free.get_nowait()
        worker = _Worker(await _start(self._memory))
        self._all.add(worker)
        await self._ask(worker, Ping(), START_SECONDS)
        return worker


async def _start(memory: int = MEMORY) -> Process:
    command = [sys.executable, "-m", "tenban.server.workers.worker", str(memory)]
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE)


class _Worker:
    def __init__(self, process: Process) -> None:
        self.process = process
        self._encoder = msgspec.json.Encoder()
        self._decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)

    async def ask(self, task: Task, seconds: float) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                self.process.stdin.write(self._encoder.encode(task) + b"\n")
                await self.process.stdin.drain()
                line = await self.process.stdout.readline()
        except TimeoutError as error:
            raise WorkerTimeoutError from error
        except (OSError, ValueError) as error:
            raise WorkerCrashedError(str(error)) from error
        if not line:
            raise WorkerCrashedError("the worker ended")
        try:
            return self._decoder.decode(line)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise WorkerCrashedError(str(error)) from error

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class WorkerPools:
    """The pools of one server: neither hints nor strangers' records keep the bots waiting."""

    def __init__(self, bots: int) -> None:
        self.bots = WorkerPool(bots)
        self.hints = WorkerPool(1)
        self.records = WorkerPool(1, RECORD_MEMORY, MOST_WAITING)  # what nobody has checked yet
        self.replays = WorkerPool(1, RECORD_MEMORY, 4 * MOST_WAITING)  # games that were played or checked here

    async def close(self) -> None:
        for pool in (self.bots, self.hints, self.records, self.replays):
            await pool.close()
