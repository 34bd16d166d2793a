"""What every HTTP request passes first: rates, the origin, and headers that keep browsers strict."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tenban.server.http.requests import address, language, same_site
from tenban.server.limits import Buckets
from tenban.server.presenters.schema import Problem
from tenban.server.presenters.words import say
from tenban.server.settings import Settings

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


class Guard:
    """Outermost of all: it sees every request and every answer."""

    def __init__(self, app: ASGIApp, sockets: Any, settings: Settings) -> None:
        self._app = app
        self._sockets = sockets
        self._requests = Buckets(settings.requests_per_second)
        self._made = Buckets(settings.tables_per_minute / 60, burst=60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._sockets(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        strict = _strict(send, scope["path"].startswith("/api"))
        trouble = self._trouble(request)
        if trouble is None:
            await self._app(scope, receive, strict)
        else:
            await _answer(strict, *trouble, request)

    def _trouble(self, request: Request[Any, Any, Any]) -> tuple[int, str] | None:
        where = address(request)
        if request.scope["path"].startswith("/api") and not self._requests.take(where):
            return 429, "too-fast"
        if request.method in SAFE:
            return None
        if not same_site(request):
            return 403, "wrong-origin"
        if _makes(request.scope["path"]) and not self._made.take(where):
            return 429, "too-fast"
        return None


def _makes(path: str) -> bool:
    return path in ("/api/tables", "/api/records") or path.endswith(("/fork", "/rematch"))


def _strict(send: Send, private: bool) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *HEADERS]
            if private and not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return wrapped


async def _answer(send: Send, status: int, why: str, request: Request[Any, Any, Any]) -> None:
    body = msgspec.json.encode(Problem(say(why, language(request))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
