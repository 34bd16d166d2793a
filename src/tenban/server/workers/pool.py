"""Pools of worker processes under a hard deadline: a worker that overruns it or dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import TypeVar

import msgspec

from tenban.server.workers.worker import MEMORY, NICE, Answer, Failed, Ping, Task

T = TypeVar("T")
LONGEST_LINE = 16 << 20
LEAST_SECONDS = 0.02
START_SECONDS = 30.0  # a new process imports everything first
RECORD_MEMORY = 1 << 30  # bytes, for strangers' records
LOWEST = 19  # priority: whatever else there is to do goes first
MOST_WAITING = 16  # tasks about records; more are refused


class WorkerTimeoutError(Exception):
    """The worker took too long and was killed."""


class WorkerCrashedError(Exception):
    """The worker died, or the program in it failed."""


class WorkerBusyError(Exception):
    """Too many tasks wait already."""


class WorkerPool:
    """A few processes, started when they are first needed.

    A process is started in the background, however long that takes: who gives up waiting for it leaves it to others.
    """

    def __init__(
        self,
        most: int,
        memory: int = MEMORY,
        most_waiting: int = 0,
        patience: float | None = None,
        nice: int = NICE,
    ) -> None:
        self._memory = memory
        self._nice = nice
        self._most_waiting = most_waiting  # 0: as many as come
        self._patience = patience  # seconds that a task waits for a worker; None: as long as it takes
        self._free: asyncio.LifoQueue[_Worker | WorkerCrashedError] = asyncio.LifoQueue()  # or why there is none
        self._most = most
        self._all: set[_Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._tasks = 0  # that wait or are being worked on
        self._waiting = 0

    def is_idle(self) -> bool:
        """Return whether no task waits or is being worked on."""
        return self._tasks == 0

    def share(self, seconds: float) -> float:
        """Return how long a new task may take so that no task waits much longer than `seconds`."""
        return max(min(seconds, seconds * self._most / (self._tasks + 1)), LEAST_SECONDS)

    async def run(self, task: Task, seconds: float, kind: type[T]) -> T | Failed:
        """Return the task's answer; raise WorkerTimeoutError, WorkerCrashedError or WorkerBusyError.

        `seconds` count from when a worker is free; until then a task waits as long as the pool's patience lasts.
        """
        if self._most_waiting and self._tasks >= self._most_waiting:
            raise WorkerBusyError
        self._tasks += 1
        try:
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
            self._grow()
            raise

    async def close(self) -> None:
        for task in list(self._starting):
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for worker in list(self._all):
            worker.end()
            with contextlib.suppress(ProcessLookupError):
                await worker.process.wait()

    async def _worker(self) -> _Worker:
        """Return a free worker; raise WorkerBusyError if none is free in time, WorkerCrashedError if none starts."""
        self._waiting += 1
        try:
            self._grow()
            async with asyncio.timeout(self._patience):
                found = await self._free.get()
        except TimeoutError as late:
            raise WorkerBusyError from late
        finally:
            self._waiting -= 1
        if isinstance(found, WorkerCrashedError):
            self._grow()
            raise found
        return found

    def _grow(self) -> None:
        """Start a worker if more tasks wait than workers are free or on their way."""
        coming = self._free.qsize() + len(self._starting)
        if self._waiting > coming and len(self._all) + len(self._starting) < self._most:
            self._starting.add(asyncio.create_task(self._add_worker()))

    async def _add_worker(self) -> None:
        """Start a worker and add it to the free ones; if it does not start, one who waits is told why."""
        found: _Worker | WorkerCrashedError
        try:
            found = await self._started()
        except Exception as fault:  # whatever it is, those who wait must be told
            found = WorkerCrashedError(f"a worker does not start: {fault!r}")
        finally:
            self._starting.discard(asyncio.current_task())
        if isinstance(found, _Worker):
            self._all.add(found)
        elif self._waiting <= self._free.qsize():
            return
        self._free.put_nowait(found)

    async def _started(self) -> _Worker:
        """Return a new worker that answers."""
        worker = _Worker(await _start(self._memory, self._nice))
        try:
            await worker.ask(Ping(), START_SECONDS)
        except BaseException:
            worker.end()
            await worker.process.wait()
            raise
        return worker


async def _start(memory: int = MEMORY, nice: int = NICE) -> Process:
    command = [sys.executable, "-m", "tenban.server.workers.worker", str(memory), str(nice)]
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

    def __init__(self, bots: int, patience: float) -> None:
        """`patience` is how many seconds somebody who is not a bot waits for a worker to be free."""
        self.bots = WorkerPool(bots)
        self.pondering = WorkerPool(1, nice=LOWEST)  # on the time of others, one table at a time
        self.hints = WorkerPool(1, patience=patience)
        self.records = WorkerPool(1, RECORD_MEMORY, MOST_WAITING, patience)  # what nobody has checked yet
        self.replays = WorkerPool(1, RECORD_MEMORY, 4 * MOST_WAITING, patience)  # what was played or checked here

    async def close(self) -> None:
        for pool in (self.bots, self.pondering, self.hints, self.records, self.replays):
            await pool.close()
