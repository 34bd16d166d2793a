"""What one socket says, message by message: done or refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec

from tenban.kernel.view import SPECTATOR
from tenban.server.http.requests import text_of
from tenban.server.limits import Bucket
from tenban.server.presenters import messages, schema
from tenban.server.presenters.schema import ClientMessage, RefusedMessage
from tenban.server.store import StoreError
from tenban.server.tables import commands
from tenban.server.tables.errors import AlreadyDoneError, RefusedError
from tenban.server.tables.names import talk_of
from tenban.server.tables.service import TableService
from tenban.server.workers import hints
from tenban.server.ws.connection import Viewer

log = logging.getLogger("tenban.talk")
Receive = Callable[[], Awaitable[Any]]
NUISANCE = 400  # refusals of haste before the socket is closed

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Dispatcher:
    """What one socket says, message by message."""

    def __init__(self, service: TableService, viewer: Viewer) -> None:
        self._service = service
        self._viewer = viewer
        self._bucket = Bucket(service.registry.settings.messages_per_second)
        self._hints = Bucket(0.5)
        self._hasty = 0
        self._advising: set[asyncio.Task[None]] = set()
        self._answers: dict[type, Callable[[Any], Awaitable[None]]] = {
            schema.ActRequest: self._act,
            schema.ChatRequest: self._chat,
            schema.UndoRequest: self._undo,
            schema.UndoAnswer: self._answer,
            schema.LangRequest: self._lang,
            schema.SitRequest: self._sit,
            schema.SyncRequest: self._sync,
            schema.HintRequest: self._hint,
            schema.PingRequest: self._ping,
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
        self._service.registry.metrics.messages_in += 1
        request_id = ""
        try:
            request = self._decoded(data)
            request_id = getattr(request, "id", "")
            await self._answers[type(request)](request)
        except RefusedError as refused:
            self._refuse(refused, request_id)
        except StoreError as error:
            log.warning("table %s cannot be written: %s", self._service.table.id, error)
            self._refuse(RefusedError("storage-trouble"), request_id)
        except Exception:
            log.exception("a fault at table %s", self._service.table.id)
            self._service.registry.metrics.faults += 1
            self._refuse(RefusedError("trouble"), request_id)

    def _decoded(self, data: bytes) -> ClientMessage:
        most = self._service.registry.settings.message_bytes
        if not self._bucket.take():
            self._hasty += 1
            raise RefusedError("too-fast")
        if len(data) > most:
            raise RefusedError("too-big", most=most)
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise RefusedError("bad-message", fault=str(fault)[:200]) from fault

    def _refuse(self, refused: RefusedError, id: str) -> None:
        self._service.registry.metrics.refused += 1
        lang = self._viewer.lang
        text = self._service.game.words(lang).clause(refused.clause) if refused.clause else text_of(refused, lang)
        self._viewer.send(messages.encode(RefusedMessage(text, id, refused.clause, refused.stale)))
        if refused.stale:
            self._service.show(self._viewer)

    async def _act(self, request: schema.ActRequest) -> None:
        started = perf_counter()
        owner = self._viewer.owner
        metrics = self._service.registry.metrics
        try:
            await self._service.do(
                lambda table, now: commands.act(table, now, owner, request), self._acknowledge(request.id)
            )
            metrics.actions += 1
            metrics.action_seconds.add(perf_counter() - started)
        except AlreadyDoneError as done:
            self._acknowledge(request.id)(done.seq)

    def _acknowledge(self, id: str) -> Callable[[int], None]:
        return lambda seq: self._viewer.send(messages.encode(schema.AckMessage(id, seq)))

    async def _chat(self, request: schema.ChatRequest) -> None:
        text, owner = talk_of(request.text), self._viewer.owner
        await self._service.do(lambda table, now: commands.say(table, now, owner, text))

    async def _undo(self, request: schema.UndoRequest) -> None:
        owner = self._viewer.owner
        await self._service.do(
            lambda table, now: commands.ask_undo(table, now, owner, request.seat), self._acknowledge(request.id)
        )

    async def _answer(self, request: schema.UndoAnswer) -> None:
        owner = self._viewer.owner
        await self._service.do(lambda table, now: commands.answer_undo(table, now, owner, request))

    async def _lang(self, request: schema.LangRequest) -> None:
        self._viewer.lang = request.lang
        self._service.greet(self._viewer)

    async def _sit(self, request: schema.SitRequest) -> None:
        if request.seat != SPECTATOR and request.seat not in self._service.table.seats_of(self._viewer.owner):
            raise RefusedError("not-your-seat")
        self._viewer.seat = request.seat
        self._service.show(self._viewer)

    async def _sync(self, request: schema.SyncRequest) -> None:
        self._service.greet(self._viewer)

    async def _hint(self, request: schema.HintRequest) -> None:
        table = self._service.table
        if request.seat not in table.seats_of(self._viewer.owner):
            raise RefusedError("not-your-seat")
        if not table.may_have_hints(self._viewer.owner):
            raise RefusedError("hints-off")
        if table.phase() != "running" or request.seat not in table.match().to_act:
            raise RefusedError("no-hint")
        if self._advising or not self._hints.take():
            raise RefusedError("too-fast")
        task = asyncio.create_task(self._advise(request))  # the player may go on meanwhile
        self._advising.add(task)
        task.add_done_callback(self._advising.discard)

    async def _advise(self, request: schema.HintRequest) -> None:
        seq, match = self._service.table.seq, self._service.table.match()
        try:
            lines = await hints.advise(self._service, request.seat)
        except RefusedError as refused:
            self._refuse(refused, request.id)
            return
        table = self._service.table
        if table.match() is not match or table.seq != seq:
            return  # the game has gone on
        told = hints.told(self._service.game, table, request.seat, self._viewer.lang, lines)
        self._viewer.send(messages.encode(schema.HintMessage(request.id, seq, told)))

    async def _ping(self, request: schema.PingRequest) -> None:
        self._viewer.send(messages.encode(schema.PongMessage()))
