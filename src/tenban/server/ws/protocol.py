"""uvicorn's WebSocket protocol with a shorter way out and in, for many small messages.

Out: texts are framed here and go out, if the client keeps up, when the loop has gone round; otherwise `send` waits as
usual.  So an acknowledgement and its scene are one packet, and packets to many clients leave one after the other:
whoever reads them is woken once, not for each (a quarter more moves a second, measured).  Large texts are deflated, if
the client can inflate; for small ones it is not worth the while.

In: a packet that is one short text and nothing else, as nearly all are, is read here; everything else goes through the
library.  The socket is read on while a few messages wait; uvicorn would stop and start reading anew for every one.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

from tenban.server.ws.frames import Mailbox, head, lone_text

MOST_UNREAD = 16  # messages
LARGE = 4_096  # bytes, from which on a text is deflated
# Each message by itself: no memory is held for a client between two of them, and small ones may go as they are.
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1}
)


class WebSocketProtocol(WebSocketsSansIOProtocol):
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
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._pause_if_many()

    def write_text(self, text: bytes) -> bool:
        """Write a text message in this turn of the loop; False: it must be sent in the usual way."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        if not self.written:
            self.loop.call_soon(self.flush)
        self.written.append(self._framed(text))
        return True

    def flush(self) -> None:
        frames, self.written = self.written, []
        if frames and not self.disconnected and not self.close_sent and self.conn.state is State.OPEN:
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """In the usual way, after what was written before it."""
        self.flush()
        await super().send(message)

    def _framed(self, data: bytes) -> bytes:
        if len(data) >= LARGE and self.conn.extensions:
            return Frame(Opcode.TEXT, data).serialize(mask=False, extensions=self.conn.extensions)
        return head(len(data)) + data

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # so that nothing is paused there
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_if_many()

    def _pause_if_many(self) -> None:
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def between_messages(conn: Any) -> bool:
    """Does the library's parser wait for a new message?  Where it cannot be told, no."""
    begun = getattr(conn, "current_size", 0)  # of a message in several frames
    if conn.state is not State.OPEN or begun is not None or conn.reader.buffer:
        return False
    parser = conn.parser
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return parser.gi_code is StreamReader.at_eof.__code__
