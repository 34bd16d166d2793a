"""Frames that are written directly are those that the library would write; incoming ones are read as before."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
import zlib
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tenban.server.ws.protocol import WebSocketProtocol, frame_header

HANDSHAKE = (
    b"GET /x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SAID = ["", "x", "y" * 125, "z" * 126, "w" * 300, "天盤", '{"t":"act","id":"m1","seq":3,"seat":0,"codes":[4]}']


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 200_000])
def test_a_frame_begins_as_the_library_begins_it(length: int) -> None:
    data = b"x" * length
    assert frame_header(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.pieces = 0
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)
        self.pieces += 1

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


async def connected(offer: bytes = b"", listens: bool = False) -> tuple[WebSocketProtocol, Wire]:
    """A protocol after its handshake, in front of an application that accepts and then does nothing, or listens."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while listens and (await receive())["type"] != "websocket.disconnect":
            pass
        if not listens:
            await asyncio.Event().wait()

    protocol, wire = WebSocketProtocol(Config(app, ws_per_message_deflate=False), ServerState(), {}), Wire()
    protocol.connection_made(wire)
    protocol.data_received(HANDSHAKE.replace(b"\r\n\r\n", b"\r\n" + offer + b"\r\n"))
    for _ in range(5):
        await asyncio.sleep(0)
    return protocol, wire


async def heard(protocol: WebSocketProtocol) -> list[str]:
    """What the application receives until nothing more comes."""
    events: list[Any] = []
    while protocol.queue.qsize() or (protocol._untaken and not protocol.transport.is_closing()):
        if protocol.queue.qsize():
            events.append(await protocol.receive())
        await asyncio.sleep(0)
    return [event["text"] for event in events if "text" in event]


def frames_of(text: str, rng: random.Random) -> list[bytes]:
    """A text as a client may send it: in one frame, or in several with a ping between them."""
    data = text.encode()
    if rng.random() < 0.7:
        return [Frame(Opcode.TEXT, data).serialize(mask=True)]
    at = rng.randrange(len(data) + 1)
    parts = [Frame(Opcode.TEXT, data[:at], fin=False), Frame(Opcode.PING, b"?"), Frame(Opcode.CONT, data[at:])]
    return [part.serialize(mask=True) for part in parts]


@pytest.mark.parametrize("seed", range(30))
def test_what_a_client_says_arrives_however_it_is_cut_into_frames_and_packets(seed: int) -> None:
    async def run() -> None:
        rng = random.Random(seed)
        protocol, _ = await connected()
        for _ in range(20):
            said = [rng.choice(SAID) for _ in range(rng.randrange(1, 4))]
            frames = [frame for text in said for frame in frames_of(text, rng)]
            stream, cuts = b"".join(frames), sorted(rng.choices(range(400), k=rng.randrange(3)))
            packets = (
                frames if rng.random() < 0.5 else [stream[a:b] for a, b in zip([0, *cuts], [*cuts, None], strict=True)]
            )
            for packet in packets:
                if packet:
                    protocol.data_received(packet)
            assert await heard(protocol) == said

    asyncio.run(run())


def test_a_short_message_by_itself_is_taken_in_without_a_pause_and_what_follows_too_fast_waits() -> None:
    async def run() -> None:
        protocol, _ = await connected()
        short, long = (Frame(Opcode.TEXT, text).serialize(mask=True) for text in (b"short", b"long " * 100))
        protocol.data_received(short)
        assert not protocol.read_paused
        protocol.data_received(short)
        assert protocol.read_paused
        protocol.data_received(long)
        assert await heard(protocol) == ["short", "short", "long " * 100]
        assert not protocol.read_paused
        protocol.data_received(short)  # nothing is left of the long one
        assert not protocol.read_paused
        assert await heard(protocol) == ["short"]

    asyncio.run(run())


def test_a_short_message_does_not_overtake_one_that_was_not_taken_in() -> None:
    async def run() -> None:
        protocol, _ = await connected()
        for text in (b"first", b"second"):
            protocol.data_received(Frame(Opcode.TEXT, text).serialize(mask=True))
        assert (await protocol.receive())["text"] == "first"
        protocol.data_received(Frame(Opcode.TEXT, b"third").serialize(mask=True))
        assert await heard(protocol) == ["second", "third"]

    asyncio.run(run())


def test_a_message_inside_another_ends_the_connection() -> None:
    async def run() -> None:
        protocol, wire = await connected()
        protocol.data_received(Frame(Opcode.TEXT, b"begun", fin=False).serialize(mask=True))
        protocol.data_received(Frame(Opcode.TEXT, b"inside").serialize(mask=True))
        assert wire.closed
        assert await heard(protocol) == []

    asyncio.run(run())


def test_a_frame_whose_text_looks_like_a_frame_is_read_as_one_frame() -> None:
    async def run() -> None:
        protocol, wire = await connected()
        inner = Frame(Opcode.TEXT, b"inner").serialize(mask=True)
        outer = frame_header(len(inner))  # a frame whose text looks like a frame
        protocol.data_received(bytes((outer[0], outer[1] | 0x80)) + bytes(4))
        protocol.data_received(inner)
        assert wire.closed  # its text is no UTF-8
        assert await heard(protocol) == []

    asyncio.run(run())


@pytest.mark.parametrize("offer", [b"", b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"])
def test_large_texts_are_deflated_for_a_client_that_can_inflate(offer: bytes) -> None:
    async def run() -> None:
        protocol, wire = await connected(offer)
        large, small = b'{"t":"scene"}' * 5_000, b'{"t":"pong"}'
        start = len(wire.written)
        for text in (large, small, large):  # each by itself
            wire.written = wire.written[:start]
            assert protocol.write_text(text)
            protocol.flush()
            frame = wire.written[start:]
            if offer and text is large:
                assert frame[0] == 0xC1
                assert len(frame) < len(large) / 20
                inflated = zlib.decompressobj(-15).decompress(frame[4:] + b"\0\0\xff\xff")
                assert inflated == large
            else:
                assert frame == frame_header(len(text)) + text

    asyncio.run(run())


def framed(*texts: bytes) -> bytes:
    return b"".join(frame_header(len(text)) + text for text in texts)


def test_what_is_written_in_one_turn_of_the_loop_goes_out_in_one_piece() -> None:
    async def run() -> None:
        protocol, wire = await connected()
        before, pieces = wire.written, wire.pieces
        assert protocol.write_text(b"ack")
        assert protocol.write_text(b"scene")
        assert wire.written == before
        await asyncio.sleep(0)
        assert wire.written == before + framed(b"ack", b"scene")
        assert wire.pieces == pieces + 1

    asyncio.run(run())


def test_what_is_sent_in_the_usual_way_keeps_its_place_after_what_was_written() -> None:
    async def run() -> None:
        protocol, wire = await connected()
        before = wire.written
        protocol.write_text(b"first")
        await protocol.send({"type": "websocket.send", "text": "second", "bytes": None})
        protocol.write_text(b"third")
        await asyncio.sleep(0)
        assert wire.written == before + framed(b"first", b"second", b"third")

    asyncio.run(run())


def test_after_a_farewell_nothing_more_is_written() -> None:
    async def run() -> None:
        protocol, wire = await connected()
        protocol.write_text(b"last")
        await protocol.send({"type": "websocket.close", "code": 1000, "reason": ""})
        after = wire.written
        assert framed(b"last") in after
        assert not protocol.write_text(b"too late")
        await asyncio.sleep(0)
        assert wire.written == after

    asyncio.run(run())


def test_a_text_written_just_before_the_client_is_gone_is_dropped() -> None:
    async def run() -> None:
        protocol, wire = await connected()
        before = wire.written
        protocol.write_text(b"nobody")
        protocol.connection_lost(None)
        await asyncio.sleep(0)
        assert wire.written == before

    asyncio.run(run())


PING, PONG, PART, NOTHING = (bytes((first, 0x80, 0, 0, 0, 0)) for first in (0x89, 0x8A, 0x00, 0x81))


@pytest.mark.parametrize("flood", [PING, PONG, NOTHING[:1].replace(b"\x81", b"\x01") + NOTHING[1:] + PART * 10_000])
def test_a_client_that_sends_a_flood_of_tiny_frames_is_cut_after_a_few_hundred(flood: bytes) -> None:
    async def run() -> None:
        protocol, wire = await connected()
        protocol.data_received((flood * 10_000)[:65_536])
        for _ in range(5):
            await asyncio.sleep(0)
        assert wire.closed

    asyncio.run(run())


def test_of_a_flood_of_messages_only_a_few_are_taken_in_before_they_are_handled() -> None:
    async def run() -> None:
        protocol, _ = await connected()
        protocol.data_received(NOTHING * 10_000)
        for _ in range(100):
            await asyncio.sleep(0)
        assert protocol.queue.qsize() < 500
        assert len(await heard(protocol)) == 10_000

    asyncio.run(run())


def test_a_lost_connection_leaves_nothing_for_the_garbage_collector() -> None:
    async def check() -> None:
        protocol, _ = await connected(listens=True)
        lost = weakref.ref(protocol.conn)
        protocol.connection_lost(None)
        await asyncio.sleep(0.01)
        del protocol
        assert lost() is None

    gc.collect()
    gc.disable()
    try:
        asyncio.run(check())
    finally:
        gc.enable()
