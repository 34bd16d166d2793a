"""WebSocket frames of short texts, RFC 6455 section 5.2, and a box for what arrives in them."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections import deque
from typing import Any

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the library's C module
    from websockets.utils import apply_mask

TEXT = 0x81  # a whole message in one frame
MASKED, HEAD = 0x80, 6  # of a short frame from a client: the bit that says so, and all that comes before the text
SHORT, MEDIUM = 126, 65_536  # lengths from which a frame says it in two bytes more, or in eight


def head(length: int) -> bytes:
    """The beginning of a text frame from the server: no mask, no extension."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def lone_text(packet: bytes) -> str | None:
    """The text of a packet that is one short text frame from a client, in plain ASCII."""
    if len(packet) < HEAD or packet[0] != TEXT or not MASKED <= packet[1] < MASKED + SHORT:
        return None
    if len(packet) != HEAD + packet[1] - MASKED:
        return None
    text: bytes = apply_mask(packet[HEAD:], packet[HEAD - 4 : HEAD])
    return text.decode("ascii") if text.isascii() else None


class Mailbox:
    """asyncio.Queue as far as one reader needs it."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: Future[None] | None = None  # waits for an event

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)
