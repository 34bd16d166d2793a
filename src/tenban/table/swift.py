"""uvicorn's WebSocket protocol with a shorter way out and in, for many small messages.

Out: a text is framed and written at once if the client keeps up; otherwise `send` waits as usual.  In: the socket is
read on while a few messages wait; uvicorn would stop and start reading anew for every one.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81  # a whole message in one frame
SHORT, MEDIUM = 126, 65_536  # lengths from which a frame says it in two bytes more, or in eight
MOST_UNREAD = 16  # messages


class SwiftProtocol(WebSocketsSansIOProtocol):
    def write_text(self, data: bytes) -> bool:
        """Write a text message here and now; False: it must be sent in the usual way."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(head(len(data)) + data)
        return True

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
