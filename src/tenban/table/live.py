"""One socket per viewer of a table: what it asks is done or refused, what happens is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from tenban.kernel.sight import SPECTATOR
from tenban.table import desk, telling, wire
from tenban.table.asking import address, asker, hall_of, language, same_site, text_of
from tenban.table.bots import think
from tenban.table.clean import talk_of
from tenban.table.levels import level_of
from tenban.table.limits import Bucket
from tenban.table.refusal import Done, Refused
from tenban.table.room import Room
from tenban.table.store import StoreError
from tenban.table.viewer import Viewer
from tenban.table.wire import ClientMessage, RefusedMessage

log = logging.getLogger("tenban.live")
Socket = WebSocket[Any, Any, Any]
POLICY, FAULT, GONE, BUSY, BEHIND = 1008, 1011, 4404, 4429, 4408  # why a socket is closed
NUISANCE = 400  # refusals of haste before the socket is closed

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@websocket("/api/tables/{table:str}/live", opt={"exclude_from_schema": True})
async def live(socket: Socket, table: FromPath[str]) -> None:
    """Scenes and talk of one table; see docs/protocol.md."""
    hall = hall_of(socket)
    if not same_site(socket):
        await socket.close(POLICY)
        return
    sockets = socket.app.state.sockets
    if not sockets.enter(address(socket)):
        await _turn_away(socket, BUSY)
        return
    try:
        await _serve(socket, await hall.room(table))
    except Refused:
        await _turn_away(socket, GONE)
    except StoreError as error:
        log.warning("table %s cannot be read: %s", table, error)
        await _turn_away(socket, BUSY)
    except OSError:
        log.debug("a viewer of table %s is gone", table)
    except Exception:
        log.exception("a fault at table %s", table)
        hall.metrics.faults += 1
        with contextlib.suppress(RuntimeError):
            await socket.close(FAULT)
    finally:
        sockets.leave(address(socket))


async def _turn_away(socket: Socket, code: int) -> None:
    """A browser hears a close code only of a socket that was accepted."""
    await socket.accept()
    await socket.close(code)


async def _serve(socket: Socket, room: Room) -> None:
    await socket.accept()
    owner = asker(socket)
    viewer = Viewer(owner, _viewpoint(room, owner, socket.query_params.get("seat", "")), language(socket))
    room.enter(viewer)
    room.greet(viewer)
    writing = asyncio.create_task(_write(socket, viewer, room))
    try:
        await Talk(room, viewer).read(socket)
    finally:
        room.part(viewer)
        viewer.cut()
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError):  # ClientDisconnected is an OSError
            await writing


def _viewpoint(room: Room, owner: str, wish: str) -> int:
    """Where a socket looks from at first: as it wishes, if that is its seat, else where something is asked of it."""
    mine = room.table.seats_of(owner)
    if wish == "-1" or not mine:
        return SPECTATOR
    if wish.isdecimal() and int(wish[:2]) in mine:
        return int(wish[:2])
    acting = room.table.position().to_act() if room.table.begun() else ()
    return next((seat for seat in mine if seat in acting), mine[0])


async def _write(socket: Socket, viewer: Viewer, room: Room) -> None:
    """Send what waits, one by one; a client that stays far behind is cut off."""
    while (data := await viewer.next()) is not None:
        await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        room.hall.metrics.messages_out += 1
    with contextlib.suppress(RuntimeError):
        await socket.close(BEHIND)


class Talk:
    """What one socket says, message by message."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self._room = room
        self._viewer = viewer
        self._bucket = Bucket(room.hall.settings.messages_per_second)
        self._hints = Bucket(0.5)
        self._hasty = 0
        self._advising: set[asyncio.Task[None]] = set()
        self._answers: dict[type, Callable[[Any], Awaitable[None]]] = {
            wire.ActRequest: self._act,
            wire.ChatRequest: self._chat,
            wire.UndoRequest: self._undo,
            wire.UndoAnswer: self._answer,
            wire.LangRequest: self._lang,
            wire.SitRequest: self._sit,
            wire.SyncRequest: self._sync,
            wire.HintRequest: self._hint,
            wire.PingRequest: self._ping,
        }

    async def read(self, socket: Socket) -> None:
        while self._hasty < NUISANCE and not self._viewer.lost:
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self.hear(event.get("bytes") or b"" if text is None else text.encode())

    async def hear(self, data: bytes) -> None:
        """One message; whatever it is, it is answered, and a fault of ours harms nobody else."""
        self._room.hall.metrics.messages_in += 1
        request_id = ""
        try:
            request = self._decoded(data)
            request_id = getattr(request, "id", "")
            await self._answers[type(request)](request)
        except Refused as refused:
            self._refuse(refused, request_id)
        except StoreError as error:
            log.warning("table %s cannot be written: %s", self._room.table.id, error)
            self._refuse(Refused("storage-trouble"), request_id)
        except Exception:
            log.exception("a fault at table %s", self._room.table.id)
            self._room.hall.metrics.faults += 1
            self._refuse(Refused("trouble"), request_id)

    def _decoded(self, data: bytes) -> ClientMessage:
        most = self._room.hall.settings.message_bytes
        if not self._bucket.take():
            self._hasty += 1
            raise Refused("too-fast")
        if len(data) > most:
            raise Refused("too-big", most=most)
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise Refused("bad-message", fault=str(fault)[:200]) from fault

    def _refuse(self, refused: Refused, id: str) -> None:
        self._room.hall.metrics.refused += 1
        lang = self._viewer.lang
        text = self._room.game.words(lang).clause(refused.clause) if refused.clause else text_of(refused, lang)
        self._viewer.send(telling.encode(RefusedMessage(text, id, refused.clause, refused.stale)))
        if refused.stale:
            self._room.show(self._viewer)

    async def _act(self, request: wire.ActRequest) -> None:
        started = perf_counter()
        owner = self._viewer.owner
        metrics = self._room.hall.metrics
        try:
            await self._room.do(lambda table, now: desk.act(table, now, owner, request), self._acknowledge(request.id))
            metrics.actions += 1
            metrics.action_seconds.add(perf_counter() - started)
        except Done as done:
            self._acknowledge(request.id)(done.seq)

    def _acknowledge(self, id: str) -> Callable[[int], None]:
        return lambda seq: self._viewer.send(telling.encode(wire.AckMessage(id, seq)))

    async def _chat(self, request: wire.ChatRequest) -> None:
        text, owner = talk_of(request.text), self._viewer.owner
        await self._room.do(lambda table, now: desk.say(table, now, owner, text))

    async def _undo(self, request: wire.UndoRequest) -> None:
        owner = self._viewer.owner
        await self._room.do(
            lambda table, now: desk.ask_undo(table, now, owner, request.seat), self._acknowledge(request.id)
        )

    async def _answer(self, request: wire.UndoAnswer) -> None:
        owner = self._viewer.owner
        await self._room.do(lambda table, now: desk.answer_undo(table, now, owner, request))

    async def _lang(self, request: wire.LangRequest) -> None:
        self._viewer.lang = request.lang
        self._room.greet(self._viewer)

    async def _sit(self, request: wire.SitRequest) -> None:
        if request.seat != SPECTATOR and request.seat not in self._room.table.seats_of(self._viewer.owner):
            raise Refused("not-your-seat")
        self._viewer.seat = request.seat
        self._room.show(self._viewer)

    async def _sync(self, request: wire.SyncRequest) -> None:
        self._room.greet(self._viewer)

    async def _hint(self, request: wire.HintRequest) -> None:
        table, level = self._room.table, level_of(request.level)
        if request.seat not in table.seats_of(self._viewer.owner):
            raise Refused("not-your-seat")
        if not telling.may_have_hints(table, self._viewer.owner):
            raise Refused("hints-off")
        if table.phase() != "running" or request.seat not in table.position().to_act():
            raise Refused("no-hint")
        if not self._hints.take():
            raise Refused("too-fast")
        task = asyncio.create_task(self._advise(request, level))  # the player may go on meanwhile
        self._advising.add(task)
        task.add_done_callback(self._advising.discard)

    async def _advise(self, request: wire.HintRequest, level: str) -> None:
        table = self._room.table
        seq, position = table.seq, table.position()
        texts, _ = await think(self._room, request.seat, level, self._room.hall.settings.hint_seconds)
        if self._room.table.position() is not position or table.seq != seq:
            return
        codes = [action.code for action in table.position().actions(texts)]
        text = telling.sentence(self._room.game, table, request.seat, self._viewer.lang, codes)
        self._viewer.send(telling.encode(wire.HintMessage(request.id, seq, codes, text)))

    async def _ping(self, request: wire.PingRequest) -> None:
        self._viewer.send(telling.encode(wire.PongMessage()))
