"""The outermost middleware: rate limits, the origin check, and security headers."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tenban.server.http.body import GoneError, read_body, replayed
from tenban.server.http.requests import client_address, is_same_site, language_of
from tenban.server.limits import Buckets
from tenban.server.presenters.bodies import Problem
from tenban.server.presenters.texts import refusal_text
from tenban.server.settings import Settings
from tenban.server.tables.errors import RefusedError

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # an invitation is part of its page's address
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")


class SecurityMiddleware:
    """Sees every request and every answer; sockets are passed on to their own application."""

    def __init__(self, app: ASGIApp, sockets: Any, settings: Settings) -> None:
        self._app = app
        self._sockets = sockets
        self._settings = settings
        self._requests = Buckets(settings.requests_per_second)
        self._tables = Buckets(settings.tables_per_minute / 60, burst=60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._sockets(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        secured = _with_headers(send, scope["path"].startswith("/api"))
        if request.method == "HEAD":
            scope["method"] = request.scope["method"] = "GET"
            secured = _without_body(secured)
        try:
            self._check(request)
            if request.method not in SAFE:
                receive = replayed(await read_body(scope, receive, self._settings), receive)
        except RefusedError as refused:
            await _refuse(secured, refused, request)
        except GoneError:
            return
        else:
            await self._app(scope, receive, secured)

    def _check(self, request: Request[Any, Any, Any]) -> None:
        """Raise RefusedError for a request that comes too fast, or from another site."""
        address, path = client_address(request), request.scope["path"]
        if not self._requests.take(address):
            raise RefusedError("too-fast", 429)
        if request.method in SAFE:
            return
        if not is_same_site(request):
            raise RefusedError("wrong-origin", 403)
        if _makes_table(path) and not self._tables.take(address):
            raise RefusedError("too-fast", 429)


def _makes_table(path: str) -> bool:
    return path in ("/api/tables", "/api/records") or path.endswith(("/fork", "/rematch"))


def _with_headers(send: Send, private: bool) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *HEADERS]
            if private and not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return wrapped


def _without_body(send: Send) -> Send:
    """Answer HEAD: the headers of GET, and nothing after them."""

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return wrapped


async def _refuse(send: Send, refused: RefusedError, request: Request[Any, Any, Any]) -> None:
    body = msgspec.json.encode(Problem(refusal_text(refused, language_of(request))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.status == 429:
        headers.append((b"retry-after", b"2"))
    if refused.status in (408, 413):
        headers.append((b"connection", b"close"))  # the rest of the body is not read
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
