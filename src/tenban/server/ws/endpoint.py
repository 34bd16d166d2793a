"""One socket per viewer of a table: what it asks is done or refused, what happens is told."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Send

from tenban.kernel.view import SPECTATOR
from tenban.server.http.requests import Asking, address, asker, language, same_site
from tenban.server.limits import Sockets
from tenban.server.metrics import Metrics
from tenban.server.store import StoreError
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tenban.server.ws.connection import Viewer, Write
from tenban.server.ws.dispatch import Dispatcher
from tenban.server.ws.protocol import WebSocketProtocol

log = logging.getLogger("tenban.live")
POLICY, GONE, BUSY, BEHIND = 1008, 4404, 4429, 4408  # why a socket is closed
ACCEPT: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
PATH = re.compile("/api/tables/([a-z0-9]{1,32})/live")


class Live:
    """The sockets of all tables.  Plain ASGI: a scene goes out for every move to everybody, so every layer counts."""

    def __init__(self, registry: TableRegistry) -> None:
        self._hall = registry
        self._sockets = Sockets(registry.settings.sockets, registry.settings.sockets_per_address)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        asking: Asking = ASGIConnection(scope)
        place = PATH.fullmatch(scope["path"])
        if not same_site(asking) or place is None:
            await send({"type": "websocket.close", "code": POLICY, "reason": ""})
            return
        where = address(asking)
        if not self._sockets.enter(where):
            await _turn_away(send, BUSY)
            return
        self._hall.metrics.sockets += 1
        try:
            await self._admit(asking, place[1], receive, send)
        finally:
            self._sockets.leave(where)
            self._hall.metrics.sockets -= 1

    async def _admit(self, asking: Asking, table: str, receive: Receive, send: Send) -> None:
        try:
            service = await self._hall.service(table)
        except RefusedError:
            await _turn_away(send, GONE)
        except StoreError as error:
            log.warning("table %s cannot be read: %s", table, error)
            await _turn_away(send, BUSY)
        else:
            try:
                await _serve(asking, service, receive, send)
            except OSError:
                log.debug("a viewer of table %s is gone", table)
            except Exception:
                log.exception("a fault at table %s", table)
                self._hall.metrics.faults += 1


async def _turn_away(send: Send, code: int) -> None:
    """A browser hears a close code only of a socket that was accepted."""
    await send(ACCEPT)
    await send({"type": "websocket.close", "code": code, "reason": ""})


async def _serve(asking: Asking, service: TableService, receive: Receive, send: Send) -> None:
    await send(ACCEPT)
    owner, metrics = asker(asking), service.registry.metrics

    def out(data: bytes) -> Any:
        metrics.messages_out += 1
        return send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    seat = _viewpoint(service, owner, asking.query_params.get("seat", ""))
    viewer = Viewer(owner, seat, language(asking), out, _short_way(send, metrics))
    service.enter(viewer)
    try:
        service.greet(viewer)
        await Dispatcher(service, viewer).read(receive)
    except asyncio.CancelledError:
        if not viewer.lost:
            raise
    finally:
        service.part(viewer)
        viewer.close()


def _short_way(send: Send, metrics: Metrics) -> Write | None:
    """Straight to the protocol, where the server is ours: a message for every move to everybody."""
    protocol = getattr(send, "__self__", None)
    if not isinstance(protocol, WebSocketProtocol):
        return None

    def write(text: bytes) -> bool:
        written = protocol.write_text(text)
        metrics.messages_out += written
        return written

    return write


def _viewpoint(service: TableService, owner: str, wish: str) -> int:
    """Where a socket looks from at first: as it wishes, if that is its seat, else where something is asked of it."""
    mine = service.table.seats_of(owner)
    if wish == "-1" or not mine:
        return SPECTATOR
    if wish.isdecimal() and int(wish[:2]) in mine:
        return int(wish[:2])
    acting = service.table.match().to_act if service.table.begun() else ()
    return next((seat for seat in mine if seat in acting), mine[0])
