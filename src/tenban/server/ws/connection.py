"""One socket: its owner, the seat it looks from, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any

from tenban.server.metrics import Metrics
from tenban.server.presenters.schema import Lang

log = logging.getLogger("tenban.connection")
SendMessage = Callable[[bytes], Coroutine[Any, Any, None]]
WriteMessage = Callable[[bytes], bool]  # sends without waiting; False: not possible now
MOST_WAITING = 256  # messages; a client that falls further behind is cut off and reconnects for a new scene
MOST_BYTES = 4_000_000  # of these messages


def counted(write: WriteMessage, metrics: Metrics) -> WriteMessage:
    """Return a function that writes, and counts what was written."""

    def write_and_count(data: bytes) -> bool:
        written = write(data)
        metrics.messages_out += written
        return written

    return write_and_count


class Connection:
    """A viewer's socket.  `seat` is SPECTATOR for one who plays no seat."""

    def __init__(
        self,
        owner: str,
        seat: int,
        lang: Lang,
        send_message: SendMessage | None = None,
        write_message: WriteMessage | None = None,
        abort: Callable[[], object] = lambda: None,
    ) -> None:
        self.owner = owner
        self.seat = seat
        self.lang = lang
        self.lost = False  # gone, or too far behind
        self.wants_changes = False  # instead of whole scenes, where it has the scene before
        self._scene: tuple[int, Lang, int] = (seat, lang, 0)  # the last one sent: from where, and its number
        self.on_lost: Callable[[], object] = lambda: None
        self._send_message = send_message
        self._write_message = write_message
        self._abort = abort  # closes the socket without waiting for anything
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._task: asyncio.Task[None] | None = None  # only while the client reads more slowly than we write

    def known_scene(self) -> int:
        """Return the number of the scene that the viewer has from this seat in this language; 0: send whole scenes."""
        seat, lang, seq = self._scene
        return seq if self.wants_changes and seat == self.seat and lang == self.lang else 0

    def scene_sent(self, seq: int) -> None:
        """Note which scene the viewer has now; 0: none, so that the next one is complete."""
        self._scene = (self.seat, self.lang, seq)

    def send(self, data: bytes) -> None:
        """Send a message without waiting, and never raise: no reader may hold up or harm the others."""
        if self.lost:
            return
        try:
            if self._write_message is None or self._task is not None or not self._write_message(data):
                self._send_slowly(data)
        except Exception as error:
            self._fail(error)

    def _send_slowly(self, data: bytes) -> None:
        if self._send_message is None or self._task is not None:
            self._queue(data)
        else:
            self._start_sending(self._send_message(data))

    def _start_sending(self, sending: Coroutine[Any, Any, None]) -> None:
        """Run the first step here: sending nearly always ends without waiting, and then needs no task."""
        try:
            pending = sending.send(None)
        except StopIteration:
            return
        self._task = asyncio.create_task(self._send_waiting(sending, pending))

    def _queue(self, data: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING or self._waiting_bytes + len(data) > MOST_BYTES:
            self.cut()
        else:
            self._waiting.append(data)
            self._waiting_bytes += len(data)

    async def _send_waiting(self, sending: Coroutine[Any, Any, None], pending: Any) -> None:
        assert self._send_message is not None
        try:
            await _finish(sending, pending)
            while self._waiting:
                data = self._waiting.popleft()
                self._waiting_bytes -= len(data)
                await self._send_message(data)
        except Exception as error:
            self._fail(error)
        self._task = None

    def _fail(self, error: Exception) -> None:
        """Cut a client that is gone, or whose socket cannot be written to; it may connect again."""
        log.debug("a connection is cut: %r", error)
        self.cut()

    def cut(self) -> None:
        """Send nothing more, close the socket at once, and tell its reader to stop.

        A request that was begun is finished, but its client does not wait for that: it may connect again and repeat it.
        """
        if not self.lost:
            self.lost = True
            self._waiting.clear()
            self.on_lost()
            self._abort()

    def close(self) -> None:
        self.lost = True
        if self._task is not None:
            self._task.cancel()


@coroutine
def _finish(begun: Coroutine[Any, Any, None], pending: Any) -> Generator[Any, Any, None]:
    """Await the rest of a coroutine whose first step was run by hand and yielded `pending`."""
    while True:
        try:
            value = yield pending
            pending = begun.send(value)
        except StopIteration:
            return
        except asyncio.CancelledError as error:
            pending = begun.throw(error)
