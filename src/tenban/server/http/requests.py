"""What HTTP handlers and the socket read from a request: its owner, language and address."""

from __future__ import annotations

import re
from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tenban.server.context import ServerContext
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.texts import lang_of
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.tokens import new_token, owner_of

T = TypeVar("T")
AnyConnection = ASGIConnection[Any, Any, Any, Any]  # a request or a socket
COOKIE = "tenban_seat"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one
TOKEN = re.compile("[A-Za-z0-9_-]{32}")  # as `new_token` makes them


def context_of(connection: AnyConnection) -> ServerContext:
    context: ServerContext = connection.app.state.context
    return context


def token_of(connection: AnyConnection) -> str:
    """Return the browser's token; "" if it has none."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else ""


def owner_of_request(connection: AnyConnection) -> str:
    """Return the hash of the browser's token; "" for a visitor who never sat down."""
    return owner_of(token_of(connection))


def language_of(connection: AnyConnection) -> Lang:
    return lang_of(connection.query_params.get("lang", "") or connection.headers.get("accept-language", ""))


def client_address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def is_same_site(connection: AnyConnection) -> bool:
    """Return whether the request comes from our own pages; another site's page may not act for its visitor."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # not an address at all
        return False


async def known_token(request: Request[Any, Any, Any]) -> str:
    """Return the browser's token if it has a table by it, else a new one: nobody chooses a token."""
    token = token_of(request)
    return token if token and await context_of(request).store.owned(owner_of(token), 1) else new_token()


async def makers_token(request: Request[Any, Any, Any]) -> str:
    """Return the token of a browser that makes a table; raise RefusedError if its address had too many new ones.

    A browser that drops its cookie, or invents one, is still one guest.
    """
    token, context = await known_token(request), context_of(request)
    if token != token_of(request) and not context.strangers.take(client_address(request)):
        raise RefusedError("too-many-tables", 429, most=context.settings.tables_per_guest)
    return token


def with_token(request: Request[Any, Any, Any], token: str, body: T, status: int = 200) -> Response[T]:
    """Return an answer that stores the token in a cookie: no script can read it, no other site can send it."""
    cookie = Cookie(
        COOKIE,
        path="/api",
        value=token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(body, status_code=status, cookies=[cookie])
