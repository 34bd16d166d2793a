"""The messages of one socket that wait for their reader."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """A queue for one reader.  asyncio's serves several readers and writers, which every message would pay for."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        """Return how many messages wait."""
        return len(self._messages)

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake the reader if it waits."""
        self._messages.append(message)
        waiting = self._waiting
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def get(self) -> Any:
        """Wait for a message and return it."""
        while not self._messages:
            self._waiting = self._loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._messages.popleft()
