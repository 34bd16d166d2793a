"""The WebSocket endpoint: one socket per viewer of a table."""

from __future__ import annotations

import asyncio
import logging
import re
from functools import partial
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Send

from tenban.server.context import ServerContext
from tenban.server.http.requests import AnyConnection, client_address, is_same_site, language_of, owner_of_request
from tenban.server.limits import Buckets, Sockets
from tenban.server.metrics import Metrics
from tenban.server.presenters.publisher import publisher_of
from tenban.server.store import StoreError
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.service import TableService
from tenban.server.ws.connection import Connection, WriteMessage, counted
from tenban.server.ws.dispatch import Dispatcher, initial_seat
from tenban.server.ws.protocol import WebSocketProtocol

log = logging.getLogger("tenban.ws")
POLICY, GONE, BUSY = 1008, 4404, 4429  # close codes
ACCEPT: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
PATH = re.compile("/api/tables/([a-z0-9]{1,32})/live")


class Endpoint:
    """The sockets of all tables, as plain ASGI: every move is sent to every viewer, so every layer counts."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._sockets = Sockets(context.settings.sockets, context.settings.sockets_per_address)
        self._opening = Buckets(context.settings.requests_per_second)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        request: AnyConnection = ASGIConnection(scope)
        path = PATH.fullmatch(scope["path"])
        if not is_same_site(request) or path is None:
            await send({"type": "websocket.close", "code": POLICY, "reason": ""})
            return
        address = client_address(request)
        if self._context.is_down() or not self._opening.take(address) or not self._sockets.enter(address):
            await _reject(send, BUSY)
            return
        self._context.metrics.sockets += 1
        try:
            await self._open(request, path[1], receive, send)
        finally:
            self._sockets.leave(address)
            self._context.metrics.sockets -= 1

    async def _open(self, request: AnyConnection, table: str, receive: Receive, send: Send) -> None:
        try:
            service = await self._context.registry.service(table)
        except RefusedError:
            await _reject(send, GONE)
        except StoreError as error:
            log.warning("table %s cannot be read: %s", table, error)
            await _reject(send, BUSY)
        else:
            try:
                await self._serve(request, service, receive, send)
            except (OSError, StoreError):
                log.debug("a viewer of table %s is gone", table)
            except Exception:
                log.exception("a fault at table %s", table)
                self._context.metrics.faults += 1

    async def _serve(self, request: AnyConnection, service: TableService, receive: Receive, send: Send) -> None:
        await send(ACCEPT)
        owner, metrics = owner_of_request(request), self._context.metrics

        def send_message(data: bytes) -> Any:
            metrics.messages_out += 1
            return send({"type": "websocket.send", "text": data.decode(), "bytes": None})

        seat = initial_seat(service, owner, request.query_params.get("seat", ""))
        write, abort = _direct_writer(send, metrics), partial(_abort, send)
        connection = Connection(owner, seat, language_of(request), send_message, write, abort)
        connection.wants_changes = request.query_params.get("changes", "") == "1"
        publisher = publisher_of(service)
        publisher.subscribe(connection)
        try:
            publisher.send_everything(connection)
            await Dispatcher(self._context, service, connection).receive(receive)
        except asyncio.CancelledError:
            if not connection.lost:
                raise
        finally:
            publisher.unsubscribe(connection)
            connection.close()


async def _reject(send: Send, code: int) -> None:
    """Accept and close: a browser sees the close code only of a socket that was accepted."""
    await send(ACCEPT)
    await send({"type": "websocket.close", "code": code, "reason": ""})


def _direct_writer(send: Send, metrics: Metrics) -> WriteMessage | None:
    """Return a function that writes to our own protocol without going through ASGI, or None on another server."""
    protocol = getattr(send, "__self__", None)
    return counted(protocol.write_text, metrics) if isinstance(protocol, WebSocketProtocol) else None


def _abort(send: Send) -> None:
    """Drop what a client that was cut has not read: it may never read it."""
    protocol = getattr(send, "__self__", None)
    if isinstance(protocol, WebSocketProtocol):
        protocol.transport.abort()
