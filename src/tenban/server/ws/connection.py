"""One socket: whose it is, from where it looks, and what it has yet to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any

from tenban.server.presenters.schema import Lang

Out = Callable[[bytes], Coroutine[Any, Any, None]]  # sends one message
Write = Callable[[bytes], bool]  # sends one without waiting; False: not possible now
MOST_WAITING = 256  # messages; a client that falls further behind is cut off and comes back for a fresh scene


class Viewer:
    def __init__(self, owner: str, seat: int, lang: Lang, out: Out | None = None, write: Write | None = None) -> None:
        self.owner = owner
        self.seat = seat  # -1: looks on
        self.lang = lang
        self.lost = False  # gone, or too far behind
        self.undo = b""  # what it was last told about undo
        self.on_lost: Callable[[], object] = lambda: None
        self._out = out
        self._write = write
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None  # only while the client reads more slowly than we write

    def send(self, data: bytes) -> None:
        """Never waits: a slow reader must not hold up the table."""
        if self.lost:
            return
        if self._write is None or self._task is not None or not self._write(data):
            self._send_slowly(data)

    def _send_slowly(self, data: bytes) -> None:
        if self._out is None or self._task is not None:
            self._queue(data)
        else:
            self._send_at_once(self._out(data))

    def _send_at_once(self, sending: Coroutine[Any, Any, None]) -> None:
        """Begin to send here and now: it nearly always ends without waiting, and then needs no task of its own."""
        try:
            pending = sending.send(None)
        except StopIteration:
            return
        except OSError:  # the client is gone; its reader will notice too
            self.cut()
            return
        self._task = asyncio.create_task(self._catch_up(sending, pending))

    def _queue(self, data: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.cut()
        else:
            self._waiting.append(data)

    async def _catch_up(self, sending: Coroutine[Any, Any, None], pending: Any) -> None:
        assert self._out is not None
        try:
            await _go_on(sending, pending)
            while self._waiting:
                await self._out(self._waiting.popleft())
        except OSError:
            self.cut()
        self._task = None

    def cut(self) -> None:
        """Nothing more is sent; whoever reads from this client should stop."""
        if not self.lost:
            self.lost = True
            self._waiting.clear()
            self.on_lost()

    def close(self) -> None:
        self.lost = True
        if self._task is not None:
            self._task.cancel()


@coroutine
def _go_on(begun: Coroutine[Any, Any, None], pending: Any) -> Generator[Any, Any, None]:
    """Await the rest of a coroutine whose first step was taken by hand and gave `pending`."""
    while True:
        try:
            value = yield pending
            pending = begun.send(value)
        except StopIteration:
            return
        except asyncio.CancelledError as error:
            pending = begun.throw(error)
