"""uvicorn's HTTP protocol with limits that hold before a request is complete.

A connection counts for its address from the first packet on, must send its request in time, and is cut if it does not
read its answer.  A proxy's connection counts for the client that it serves as soon as the head of a request names it,
so that a client who sends half of a body takes nothing from the others behind the same proxy.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from tenban.server.limits import Networks, Sockets
from tenban.server.settings import Settings
from tenban.server.system import most_files

log = logging.getLogger("tenban.http")
WRITE_SECONDS = 20.0  # for which a client may read nothing of what waits for it
PER_PROXY = 4  # as many connections as an address may have, before the heads of their requests have come
FILES_KEPT = 200  # file descriptors for other things than connections


class Counted:
    """A protocol that takes a counted connection over, and says when it is lost."""

    on_lost: Callable[[], object]


def _plain(status: str, sentence: str) -> bytes:
    body = f'{{"error":"{sentence}"}}'
    return (
        f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        f"connection: close\r\n\r\n{body}"
    ).encode()


TOO_MANY = _plain("429 Too Many Requests", "Too many connections from your address. Close some pages first.")
TOO_LATE = _plain("408 Request Timeout", "The request did not arrive in time. Send it again.")
NOT_HTTP = _plain("400 Bad Request", "This request is not understood: it is not HTTP.")


def client_of(headers: list[tuple[bytes, bytes]], proxies: Networks) -> str:
    """Return the address that the proxies name: the last one that is no proxy; "" if they name none."""
    forwarded = b",".join([value for name, value in headers if name == b"x-forwarded-for"]).decode("latin-1")
    named = [address for word in forwarded.split(",") if (address := word.strip())]
    return next((address for address in reversed(named) if address not in proxies), named[0] if named else "")


class Gate:
    """The connections of one server: how many an address has, and whom to believe about addresses."""

    def __init__(self, settings: Settings, proxies: Networks) -> None:
        per_address = settings.sockets_per_address + settings.connections_per_address
        files = most_files() - FILES_KEPT
        self.connections = Sockets(min(settings.sockets + settings.connections, files), per_address)
        self.request_seconds = settings.request_seconds
        self.proxies = proxies


class GuardedProtocol(H11Protocol):
    """One connection.  `gate` is set by `guarded`."""

    gate: Gate

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address = ""  # for which the connection counts; "": it is not admitted
        self._proxy = ""  # the address of the other side, if it is a proxy
        self._counted: Any = None  # the request for whose client a proxy's connection counts
        self._request_timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else "?"
        self._proxy = address if address in self.gate.proxies else ""
        if not self.gate.connections.enter(address, PER_PROXY if self._proxy else 1):
            transport.write(TOO_MANY)
            transport.close()
            return
        self._address = address
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address:
            self._release()
            super().connection_lost(exc)

    def _release(self) -> None:
        """Stop counting the connection and all its clocks."""
        self.gate.connections.leave(self._address)
        for timer in (self._request_timer, self._write_timer):
            if timer is not None:
                timer.cancel()

    def data_received(self, data: bytes) -> None:
        if not self._address:
            return
        if self._request_timer is None and (self.cycle is None or self.cycle.response_complete):
            self._await_request()
        try:
            super().data_received(data)
        except Exception as fault:  # what h11 lets through and uvicorn cannot take, such as a malformed upgrade
            log.debug("a request is not understood: %r", fault)
            self._end(NOT_HTTP)
            return
        if self.cycle is None or not self._admits(self.cycle):
            return
        if not self.cycle.more_body:
            self._request_is_here()

    def _await_request(self) -> None:
        self._request_timer = self.loop.call_later(self.gate.request_seconds, self._late)

    def _request_is_here(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _admits(self, request: object) -> bool:
        """Count a proxy's connection for the client of a new request; refuse a client who has too many."""
        if not self._proxy or request is self._counted:
            return True
        self._counted = request
        address = client_of(self.headers, self.gate.proxies) or self._proxy
        self.gate.connections.leave(self._address)
        if self.gate.connections.enter(address):
            self._address = address
            return True
        self.gate.connections.enter(self._address, PER_PROXY)  # as before: the connection ends in a moment
        self._end(TOO_MANY)
        return False

    def _late(self) -> None:
        self._request_timer = None
        if self.cycle is None or self.cycle.response_complete:
            self._end(TOO_LATE)  # otherwise the reader of the body gives up

    def _end(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
        self._abandon()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._abandon()

    def _abandon(self) -> None:
        """Let the application find its client gone: the answer was given here."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def handle_websocket_upgrade(self, event: Any) -> None:
        if not self._admits(event):
            return
        self._request_is_here()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, Counted):
            socket.on_lost = self._release
        else:  # the handshake has failed
            self._release()
            self._address = ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timer = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()


def guarded(settings: Settings, proxies: Networks) -> type[GuardedProtocol]:
    """Return the protocol of one server."""
    return type("ServerProtocol", (GuardedProtocol,), {"gate": Gate(settings, proxies)})
