"""Who asks, in which language, from where: what every HTTP handler wants to know of its request."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tenban.server.presenters.schema import Lang
from tenban.server.presenters.words import lang_of, say
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.tokens import new_token, owner_of

T = TypeVar("T")
Asking = ASGIConnection[Any, Any, Any, Any]
COOKIE = "tenban_seat"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep none longer
LONGEST_TOKEN = 64


def registry_of(asking: Asking) -> TableRegistry:
    registry: TableRegistry = asking.app.state.registry
    return registry


def token_of(asking: Asking) -> str:
    token = asking.cookies.get(COOKIE, "")
    return token if len(token) <= LONGEST_TOKEN else ""


def asker(asking: Asking) -> str:
    """The hash of the browser's token; "" for somebody who never sat down."""
    return owner_of(token_of(asking))


def language(asking: Asking) -> Lang:
    return lang_of(asking.query_params.get("lang", "") or asking.headers.get("accept-language", ""))


def address(asking: Asking) -> str:
    return asking.client.host if asking.client is not None else "?"


def same_site(asking: Asking) -> bool:
    """Browsers say where a request comes from; another site's page may not act for its visitor."""
    origin = asking.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == asking.headers.get("host")


def words_for(refused: RefusedError, asking: Asking) -> str:
    return text_of(refused, language(asking))


def text_of(refused: RefusedError, lang: Lang) -> str:
    return refused.text or say(refused.why, lang, **refused.args_)


def with_token(request: Request[Any, Any, Any], token: str, body: T, status: int = 200) -> Response[T]:
    """An answer that lets the browser keep its token.  No script can read it, no other site can send it."""
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


def known_token(request: Request[Any, Any, Any]) -> str:
    return token_of(request) or new_token()
