"""One socket: whose it is, from where it looks, and what it has yet to be sent."""

from __future__ import annotations

import asyncio
from collections import deque

from tenban.table.wire import Lang

MOST_WAITING = 256  # messages; a client that falls further behind is cut off and comes back for a fresh scene


class Viewer:
    def __init__(self, owner: str, seat: int, lang: Lang) -> None:
        self.owner = owner
        self.seat = seat  # -1: looks on
        self.lang = lang
        self.lost = False
        self.undo = b""  # what it was last told about undo
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Never waits: a slow reader must not hold up the table."""
        if len(self._waiting) >= MOST_WAITING:
            self.lost = True
        else:
            self._waiting.append(data)
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when the socket should be closed."""
        while not self._waiting and not self.lost:
            self._news.clear()
            await self._news.wait()
        return None if self.lost else self._waiting.popleft()

    def cut(self) -> None:
        self.lost = True
        self._news.set()
