"""uvicorn's WebSocket protocol with a shorter way out for the many small messages of a table.

Texts are framed here and written, if the client keeps up, at the end of the loop's iteration; otherwise `send` waits
as usual.  So an acknowledgement and its scene are one packet.  Large texts are compressed if the client supports it;
small ones are not worth it.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State

LARGE = 4_096  # bytes, from which on a text is compressed
TEXT = 0x81  # the first byte of a whole text message in one frame
SHORT, MEDIUM = 126, 65_536  # lengths from which the frame header has two or eight more bytes
# Each message by itself: no memory is held for a client between two of them, and small ones may stay uncompressed.
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1}
)


def frame_header(length: int) -> bytes:
    """Return the header of a text frame from the server, without mask or extension (RFC 6455, section 5.2)."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [DEFLATE]
        self._unwritten: list[bytes] = []  # frames that are written at the end of the loop's iteration

    def write_text(self, text: bytes) -> bool:
        """Write a text message soon; return False if it must be sent in the usual way."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        if not self._unwritten:
            self.loop.call_soon(self.flush)
        self._unwritten.append(self._framed(text))
        return True

    def flush(self) -> None:
        frames, self._unwritten = self._unwritten, []
        if frames and not self.disconnected and not self.close_sent and self.conn.state is State.OPEN:
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """Send in the usual way, after what was written before it."""
        self.flush()
        await super().send(message)

    def _framed(self, data: bytes) -> bytes:
        if len(data) >= LARGE and self.conn.extensions:
            return Frame(Opcode.TEXT, data).serialize(mask=False, extensions=self.conn.extensions)
        return frame_header(len(data)) + data
