"""Worker processes under a hard deadline: whoever overruns it or dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import TypeVar

import msgspec

from tenban.server.workers.worker import Answer, Failed, Ping, Task

T = TypeVar("T")
LONGEST_LINE = 16 << 20
LEAST_SECONDS = 0.02
START_SECONDS = 30.0  # a fresh process imports everything first


class WorkerTimeoutError(Exception):
    """The worker took too long and was ended."""


class WorkerCrashedError(Exception):
    """The worker died, or met a fault of ours."""


class WorkerPool:
    """A few processes, started when first needed."""

    def __init__(self, most: int) -> None:
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._most = most
        self._service = asyncio.Semaphore(most)
        self._all: set[_Worker] = set()
        self._asked = 0  # tasks that wait or are being worked on

    def share(self, seconds: float) -> float:
        """How long a new task may take if nobody is to wait much longer than `seconds`, however many there are."""
        return max(min(seconds, seconds * self._most / (self._asked + 1)), LEAST_SECONDS)

    async def run(self, task: Task, seconds: float, kind: type[T]) -> T | Failed:
        """Return the task's answer; raise WorkerTimeoutError or WorkerCrashedError.

        `seconds` count from when a worker is free.
        """
        self._asked += 1
        try:
            async with self._service:
                worker = await self._worker()
                answer = await self._ask(worker, task, seconds)
                self._free.put_nowait(worker)
        finally:
            self._asked -= 1
        if isinstance(answer, Failed):
            if answer.ours:
                raise WorkerCrashedError(answer.fault)
            return answer
        if not isinstance(answer, kind):
            raise WorkerCrashedError(f"the worker answered {type(answer).__name__}")
        return answer

    async def _ask(self, worker: _Worker, task: Task, seconds: float) -> Answer:
        """A worker that did not answer is of no more use."""
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
        worker = _Worker(await _start())
        self._all.add(worker)
        await self._ask(worker, Ping(), START_SECONDS)
        return worker


async def _start() -> Process:
    command = [sys.executable, "-m", "tenban.server.workers.worker"]
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
        return self._decoder.decode(line)

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
