"""Worker pools without processes: a page has one engine, which thinks between two messages."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from tenban.server.workers.pool import WorkerCrashedError, WorkerPool, WorkerPools
from tenban.server.workers.worker import Failed, Task, answer

T = TypeVar("T")


class LocalPool(WorkerPool):
    """Carries tasks out here.  Messages that have come meanwhile are handled before the next task."""

    def __init__(self) -> None:
        super().__init__(0)

    def is_idle(self) -> bool:
        return False  # the page itself needs the engine

    def share(self, seconds: float) -> float:
        return seconds

    async def run(self, task: Task, seconds: float, kind: type[T]) -> T | Failed:
        await asyncio.sleep(0)
        found = answer(task)
        if isinstance(found, Failed):
            if found.internal:
                raise WorkerCrashedError(found.fault)
            return found
        assert isinstance(found, kind)
        return found

    async def close(self) -> None:
        pass


class LocalPools(WorkerPools):
    """One pool for everything."""

    def __init__(self) -> None:
        self.bots = self.pondering = self.hints = self.records = self.replays = LocalPool()
