"""What one socket says, message by message: done or refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec

from tenban.kernel.sight import SPECTATOR
from tenban.table import desk, hints, telling, wire
from tenban.table.asking import text_of
from tenban.table.clean import talk_of
from tenban.table.limits import Bucket
from tenban.table.refusal import Done, Refused
from tenban.table.room import Room
from tenban.table.store import StoreError
from tenban.table.viewer import Viewer
from tenban.table.wire import ClientMessage, RefusedMessage

log = logging.getLogger("tenban.talk")
Receive = Callable[[], Awaitable[Any]]
NUISANCE = 400  # refusals of haste before the socket is closed

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


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

    async def read(self, receive: Receive) -> None:
        """Until the client goes, or cannot keep up: then it is not waited for, but what it asked is finished."""
        reading, waits = asyncio.current_task(), False
        assert reading is not None
        self._viewer.on_lost = lambda: reading.cancel() if waits else False
        while self._hasty < NUISANCE and not self._viewer.lost:
            waits = True
            event: Any = await receive()
            waits = False
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
        table = self._room.table
        if request.seat not in table.seats_of(self._viewer.owner):
            raise Refused("not-your-seat")
        if not table.may_have_hints(self._viewer.owner):
            raise Refused("hints-off")
        if table.phase() != "running" or request.seat not in table.position().to_act():
            raise Refused("no-hint")
        if self._advising or not self._hints.take():
            raise Refused("too-fast")
        task = asyncio.create_task(self._advise(request))  # the player may go on meanwhile
        self._advising.add(task)
        task.add_done_callback(self._advising.discard)

    async def _advise(self, request: wire.HintRequest) -> None:
        seq, position = self._room.table.seq, self._room.table.position()
        try:
            lines = await hints.advise(self._room, request.seat)
        except Refused as refused:
            self._refuse(refused, request.id)
            return
        table = self._room.table
        if table.position() is not position or table.seq != seq:
            return  # the game has gone on
        told = hints.told(self._room.game, table, request.seat, self._viewer.lang, lines)
        self._viewer.send(telling.encode(wire.HintMessage(request.id, seq, told)))

    async def _ping(self, request: wire.PingRequest) -> None:
        self._viewer.send(telling.encode(wire.PongMessage()))
