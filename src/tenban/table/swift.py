"""uvicorn's WebSocket protocol with a shorter way out and in, for many small messages.

Out: texts are framed here and go out, if the client keeps up, when the loop has gone round; otherwise `send` waits as
usual.  So an acknowledgement and its scene are one packet, and packets to many clients leave one after the other:
whoever reads them is woken once, not for each (a quarter more moves a second, measured).  Large texts are deflated, if
the client can inflate; for small ones it is not worth the while.

In: a packet that is one short text and nothing else, as nearly all are, is read here; everything else goes through the
library.  The socket is read on while a few messages wait; uvicorn would stop and start reading anew for every one.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the library's C module
    from websockets.utils import apply_mask

TEXT = 0x81  # a whole message in one frame
MASKED, HEAD = 0x80, 6  # of a short frame from a client: the bit that says so, and all that comes before the text
SHORT, MEDIUM = 126, 65_536  # lengths from which a frame says it in two bytes more, or in eight
MOST_UNREAD = 16  # messages
LARGE = 4_096  # bytes, from which on a text is deflated
# Each message by itself: no memory is held for a client between two of them, and small ones may go as they are.
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1}
)


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


class SwiftProtocol(WebSocketsSansIOProtocol):
    between = False  # the library has read whole messages only, and waits for the next

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [DEFLATE]
        self.queue: Any = Mailbox(self.loop)
        self.written: list[bytes] = []  # frames that go out when the loop has gone round

    def data_received(self, data: bytes) -> None:
        text = lone_text(data) if self.between else None
        if text is None or self.close_sent:
            super().data_received(data)
            self.between = between_messages(self.conn)
        else:
            self.frames, self.curr_msg_data_type = [text], "text"
            self.send_receive_event_to_app()

    def write_text(self, text: bytes) -> bool:
        """Write a text message in this turn of the loop; False: it must be sent in the usual way."""
        if not self._is_open() or not self.writable.is_set():
            return False
        if not self.written:
            self.loop.call_soon(self.flush)
        self.written.append(self._framed(text))
        return True

    def flush(self) -> None:
        frames, self.written = self.written, []
        if frames and self._is_open():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """In the usual way, after what was written before it."""
        self.flush()
        await super().send(message)

    def _is_open(self) -> bool:
        return not self.disconnected and not self.close_sent and self.conn.state is State.OPEN

    def _framed(self, data: bytes) -> bytes:
        if len(data) >= LARGE and self.conn.extensions:
            return Frame(Opcode.TEXT, data).serialize(mask=False, extensions=self.conn.extensions)
        return head(len(data)) + data

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # so that nothing is paused there
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def head(length: int) -> bytes:
    """The beginning of a text frame from the server, RFC 6455 section 5.2: no mask, no extension."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def lone_text(packet: bytes) -> bytes | None:
    """The text of a packet that is one short text frame from a client, RFC 6455 section 5.2, in plain ASCII."""
    if len(packet) < HEAD or packet[0] != TEXT or not MASKED <= packet[1] < MASKED + SHORT:
        return None
    if len(packet) != HEAD + packet[1] - MASKED:
        return None
    text = apply_mask(packet[HEAD:], packet[HEAD - 4 : HEAD])
    return text if text.isascii() else None


def between_messages(conn: Any) -> bool:
    """Does the library's parser wait for a new message?  Where it cannot be told, no."""
    begun = getattr(conn, "current_size", 0)  # of a message in several frames
    if conn.state is not State.OPEN or begun is not None or conn.reader.buffer:
        return False
    parser = conn.parser
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return parser.gi_code is StreamReader.at_eof.__code__
