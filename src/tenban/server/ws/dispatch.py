"""The requests of one socket: each is carried out or refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec

from tenban.kernel.view import SPECTATOR
from tenban.server.context import ServerContext
from tenban.server.limits import Bucket
from tenban.server.presenters import messages, schema
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.requests import move_of
from tenban.server.presenters.schema import ClientMessage, RefusedMessage
from tenban.server.presenters.texts import refusal_text
from tenban.server.store import StoreError
from tenban.server.tables import commands
from tenban.server.tables.errors import AlreadyDoneError, RefusedError, check
from tenban.server.tables.names import checked_chat
from tenban.server.tables.permissions import Asker, why_not_hint, why_not_view
from tenban.server.tables.service import TableService
from tenban.server.workers import hints
from tenban.server.ws.connection import Connection

log = logging.getLogger("tenban.ws")
Receive = Callable[[], Awaitable[Any]]
MOST_TOO_FAST = 400  # refusals for sending too fast before the socket is closed

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Dispatcher:
    """Receives the messages of one connection and handles them one after the other."""

    def __init__(self, context: ServerContext, service: TableService, connection: Connection) -> None:
        self._context = context
        self._service = service
        self._publisher = publisher_of(service)
        self._connection = connection
        self._bucket = Bucket(context.settings.messages_per_second)
        self._hint_bucket = Bucket(0.5)
        self._too_fast = 0
        self._hint_tasks: set[asyncio.Task[None]] = set()

    async def receive(self, receive: Receive) -> None:
        """Handle messages until the client goes or falls too far behind; a request that was begun is finished."""
        reader, waiting = asyncio.current_task(), False
        assert reader is not None
        self._connection.on_lost = lambda: reader.cancel() if waiting else False
        while self._too_fast < MOST_TOO_FAST and not self._connection.lost:
            waiting = True
            event: Any = await receive()
            waiting = False
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self.handle(event.get("bytes") or b"" if text is None else text.encode())

    async def handle(self, data: bytes) -> None:
        """Handle one message.  Every message is answered, and a fault of the program affects no other client."""
        self._context.metrics.messages_in += 1
        request_id = ""
        try:
            request = self._decoded(data)
            request_id = getattr(request, "id", "")
            await HANDLERS[type(request)](self, request)
        except RefusedError as refused:
            self._refuse(refused, request_id)
        except StoreError as error:
            log.warning("table %s cannot be written: %s", self._service.table.id, error)
            self._refuse(RefusedError("storage-trouble"), request_id)
        except Exception:
            log.exception("a fault at table %s", self._service.table.id)
            self._context.metrics.faults += 1
            self._refuse(RefusedError("trouble"), request_id)

    def _decoded(self, data: bytes) -> ClientMessage:
        most = self._context.settings.message_bytes
        if not self._bucket.take():
            self._too_fast += 1
            raise RefusedError("too-fast")
        if len(data) > most:
            raise RefusedError("too-big", most=most)
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise RefusedError("bad-message", fault=str(fault)[:200]) from fault

    def _send(self, message: msgspec.Struct) -> None:
        self._connection.send(messages.encode(message))

    def _refuse(self, refused: RefusedError, id: str) -> None:
        self._context.metrics.refused += 1
        lang, clause = self._connection.lang, refused.clause
        text = self._clause(clause) if clause else refusal_text(refused, lang)
        self._send(RefusedMessage(text, id, clause, refused.stale))
        if refused.stale:
            self._publisher.send_scene(self._connection)

    def _clause(self, clause: str) -> str:
        rules = self._service.table.match().rules
        return self._service.game.face.words(rules, self._connection.lang).clause(clause)

    def _asker(self) -> Asker:
        return Asker(self._connection.owner)

    # -- requests

    async def _act(self, request: schema.ActRequest) -> None:
        started, asker, move = perf_counter(), self._asker(), move_of(request)
        acknowledge, metrics = self._acknowledgement(request.id), self._context.metrics
        try:
            await self._service.execute(lambda table, now: commands.act(table, now, asker, move), acknowledge)
            metrics.actions += 1
            metrics.action_seconds.add(perf_counter() - started)
        except AlreadyDoneError as done:
            acknowledge(done.seq)

    def _acknowledgement(self, id: str) -> Callable[[int], None]:
        return lambda seq: self._send(schema.AckMessage(id, seq))

    async def _chat(self, request: schema.ChatRequest) -> None:
        text, asker = checked_chat(request.text), self._asker()
        await self._service.execute(lambda table, now: commands.chat(table, now, asker, text))

    async def _undo(self, request: schema.UndoRequest) -> None:
        asker = self._asker()
        await self._service.execute(
            lambda table, now: commands.undo(table, now, asker, request.seat), self._acknowledgement(request.id)
        )

    async def _answer_undo(self, request: schema.UndoAnswer) -> None:
        asker = self._asker()
        await self._service.execute(
            lambda table, now: commands.answer_undo(table, now, asker, request.seat, request.agree)
        )

    async def _contribute(self, request: schema.ContributeRequest) -> None:
        asker = self._asker()
        await self._service.execute(
            lambda table, now: commands.contribute(table, now, asker, request.seat, request.entropy)
        )

    async def _lang(self, request: schema.LangRequest) -> None:
        self._connection.lang = request.lang
        self._publisher.send_everything(self._connection)

    async def _sit(self, request: schema.SitRequest) -> None:
        if request.seat != SPECTATOR:
            check(why_not_view(self._service.table, self._asker(), request.seat))
        self._connection.seat = request.seat
        self._publisher.send_scene(self._connection)

    async def _sync(self, request: schema.SyncRequest) -> None:
        self._publisher.send_everything(self._connection)

    async def _ping(self, request: schema.PingRequest) -> None:
        self._send(schema.PongMessage())

    async def _hint(self, request: schema.HintRequest) -> None:
        check(why_not_hint(self._service.table, self._asker(), request.seat))
        if self._hint_tasks or not self._hint_bucket.take():
            raise RefusedError("too-fast")
        task = asyncio.create_task(self._send_hint(request))  # the player may move meanwhile
        self._hint_tasks.add(task)
        task.add_done_callback(self._hint_tasks.discard)

    async def _send_hint(self, request: schema.HintRequest) -> None:
        service, seq, match = self._service, self._service.table.seq, self._service.table.match()
        try:
            found = await hints.advise(service, self._context.pools.hints, request.seat)
        except RefusedError as refused:
            self._refuse(refused, request.id)
            return
        table = service.table
        if table.match() is not match or table.seq != seq:
            return  # the game has gone on
        lines = messages.hint_lines(service.game, table, request.seat, self._connection.lang, found)
        self._send(schema.HintMessage(request.id, seq, lines))


# Functions and not bound methods: a dispatcher that refers to itself would keep its table in memory.
HANDLERS: dict[type, Callable[[Dispatcher, Any], Awaitable[None]]] = {
    schema.ActRequest: Dispatcher._act,
    schema.ChatRequest: Dispatcher._chat,
    schema.UndoRequest: Dispatcher._undo,
    schema.UndoAnswer: Dispatcher._answer_undo,
    schema.ContributeRequest: Dispatcher._contribute,
    schema.LangRequest: Dispatcher._lang,
    schema.SitRequest: Dispatcher._sit,
    schema.SyncRequest: Dispatcher._sync,
    schema.HintRequest: Dispatcher._hint,
    schema.PingRequest: Dispatcher._ping,
}


def initial_seat(service: TableService, owner: str, wish: str) -> int:
    """Return the seat a socket looks from: the one it asks for if it is the owner's, else one that is to act."""
    own = service.table.seats_of(owner)
    if wish == "-1" or not own:
        return SPECTATOR
    if wish.isdecimal() and int(wish[:2]) in own:
        return int(wish[:2])
    acting = service.table.match().to_act if service.table.begun() else ()
    return next((seat for seat in own if seat in acting), own[0])
