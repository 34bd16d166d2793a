"""The messages of one socket that wait to be handled."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """A queue without a limit and with one reader: asyncio's own is for many, which costs time at every message."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None  # while it waits

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake the reader if it waits."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Return the next message, when there is one."""
        while not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.popleft()

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)
