"""uvicorn's WebSocket protocol with a shorter way out for the many small messages of a table.

Texts are framed here and written, if the client keeps up, at the end of the loop's iteration; otherwise `send` waits
as usual.  So an acknowledgement and its scene are one packet.  Large texts are compressed if the client supports it;
small ones are not worth it.

What comes in is taken in small pieces, so that a client that sends thousands of tiny frames at once does not keep the
event loop, and control frames are limited.  A client that does not read is cut.
"""

from __future__ import annotations

import logging
from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from tenban.server.http.protocol import WRITE_SECONDS, Counted
from tenban.server.limits import Bucket
from tenban.server.ws.inbox import Inbox

log = logging.getLogger("tenban.ws")
LARGE = 4_096  # bytes, from which on a text is compressed
PIECE = 2_048  # bytes that are taken in at once
CONTROL_FRAMES = 50.0  # a second, with a burst of five seconds' worth: pings, pongs and parts of messages
CLOSE_SECONDS = 2.0  # for the closing handshake
TEXT = 0x81  # the first byte of a whole text message in one frame
MASKED, HEADER = 0x80, 6  # the second byte of a client's frame has this bit; a short frame's header has six bytes
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


def are_whole_frames(data: bytes) -> bool:
    """Return whether these bytes are frames from a client of which the last one is complete."""
    at = 0
    while at + HEADER <= len(data) and data[at + 1] & MASKED:
        size = data[at + 1] & ~MASKED
        more = 0 if size < SHORT else 2 if size == SHORT else 8
        at += HEADER + more + (int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else size)
    return at == len(data)


class WebSocketProtocol(WebSocketsSansIOProtocol, Counted):
    frames: list[bytes]
    read_paused: bool

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [DEFLATE]
        inbox: Any = Inbox(self.loop)
        self.queue = inbox
        self.close_timeout = CLOSE_SECONDS
        self.on_lost = lambda: None
        self._unwritten: list[bytes] = []  # frames that are written at the end of the loop's iteration
        self._untaken = bytearray()  # what has come in and was not taken in yet
        self._between_frames = False  # known to be: all that was taken in so far were whole frames
        self._control = Bucket(CONTROL_FRAMES)
        self._write_timer: TimerHandle | None = None

    # -- in

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._between_frames = not self._untaken and not self.conn.reader.buffer

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data)
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            return
        self._untaken += data
        if not self.queue.empty():
            self._pause()
        self._take()

    def _whole_text(self, data: bytes) -> str | None:
        """Return the text of a short message that came in by itself: nearly all do, and need no parser then."""
        size = len(data) - HEADER
        if size < 0 or size >= SHORT or data[0] != TEXT or data[1] != MASKED | size or not self._between_frames:
            return None
        if self._untaken or not self.queue.empty() or self.close_sent or self.conn.state is not State.OPEN:
            return None
        if self.conn.current_size is not None:
            return None  # a message in several frames is not complete yet
        try:
            return apply_mask(data[HEADER:], data[2:HEADER]).decode()
        except UnicodeDecodeError:
            return None

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _take(self) -> None:
        """Take in a piece, unless messages wait to be handled; more follows when others had their turn."""
        if self.transport.is_closing() or not self.queue.empty() or not self._untaken:
            return
        piece = bytes(self._untaken[:PIECE])
        del self._untaken[:PIECE]
        self._between_frames = not self._untaken and self._between_frames and are_whole_frames(piece)
        try:
            super().data_received(piece)
        except Exception as fault:
            log.debug("a socket is cut: %r", fault)
            self.transport.abort()
        if self._untaken and not self.transport.is_closing():
            self._pause()
            self.loop.call_soon(self._take)

    async def receive(self) -> Any:
        """Return the next message; read on only when everything before it was taken in."""
        message = await self.queue.get()
        if self.queue.empty():
            if self._untaken:
                self.loop.call_soon(self._take)
            elif self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        return message

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on; a text that is not UTF-8 ends the connection (RFC 6455, section 8.1)."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        self._limit_control()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._limit_control()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._limit_control()
        super().handle_cont(event)

    def _limit_control(self) -> None:
        if not self._control.take():
            self.transport.abort()

    # -- out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timer = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timer()

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def keepalive_timeout(self) -> None:
        """Cut a client that does not answer; nothing more will reach it."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_write_timer()
        self.on_lost()
        super().connection_lost(exc)
        parser: Any = self.conn.parser
        parser.close()  # it refers to `conn`, which refers to it: so both are freed at once

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
