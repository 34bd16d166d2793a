"""The ASGI application: routes, sockets, error answers and OpenAPI."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import tenban
from tenban.server.context import ServerContext
from tenban.server.http import routes, static
from tenban.server.http.requests import context_of, language_of
from tenban.server.http.security import SecurityMiddleware
from tenban.server.presenters.bodies import Problem
from tenban.server.presenters.texts import refusal_text, text
from tenban.server.store import StoreError
from tenban.server.tables.errors import RefusedError
from tenban.server.ws.endpoint import Endpoint

log = logging.getLogger("tenban.app")
AnyRequest = Request[Any, Any, Any]


def make_app(context: ServerContext, client: Path = static.FOLDER) -> ASGIApp:
    """Return the application.  The caller opens the context before it serves and closes it afterwards."""
    return SecurityMiddleware(http_app(context, client), Endpoint(context), context.settings)


def http_app(context: ServerContext, client: Path) -> Litestar:
    """Return the application for HTTP without its middleware."""
    app = Litestar(
        [*routes.HANDLERS, static.client_handler(client)],
        state=State({"context": context}),
        request_max_body_size=None,  # bodies are read and bounded before
        openapi_config=_openapi(),
        exception_handlers={
            RefusedError: _refused,
            StoreError: _storage_failed,
            ValidationException: _invalid,
            HTTPException: _http_error,
            Exception: _fault,
        },
        logging_config=None,
        debug=False,
    )
    context.loaders.append(lambda: app.openapi_schema)
    return app


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tenban",
        version=tenban.__version__,
        description="The lobby of a Tenban server. Play itself goes over a WebSocket: see docs/protocol.md.",
        path="/api",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


def _problem(status: int, sentence: str) -> Response[Problem]:
    return Response(Problem(sentence), status_code=status)


def _refused(request: AnyRequest, refused: RefusedError) -> Response[Problem]:
    context_of(request).metrics.refused += 1
    return _problem(refused.status, refusal_text(refused, language_of(request)))


def _invalid(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    found = error.extra if isinstance(error.extra, list) else []
    faults = [f"{item.get('key', '')}: {item.get('message', '')}" for item in found if isinstance(item, dict)]
    return _problem(400, text("bad-request", language_of(request), fault="; ".join(faults)[:300] or error.detail[:300]))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    lang = language_of(request)
    if error.status_code == 404:
        return _problem(404, text("not-found", lang))
    if error.status_code == 405:
        return _problem(405, text("not-allowed", lang, method=request.method))
    if error.status_code >= 500:
        return _fault(request, error)
    return _problem(error.status_code, text("bad-request", lang, fault=error.detail[:300]))


def _storage_failed(request: AnyRequest, error: StoreError) -> Response[Problem]:
    log.warning("storage: %s", error)
    return _problem(503, text("storage-trouble", language_of(request)))


def _fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a fault at %s", request.url.path, exc_info=error)
    context_of(request).metrics.faults += 1
    return _problem(500, text("trouble", language_of(request)))
