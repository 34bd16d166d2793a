"""The application: handlers, errors in words, OpenAPI, and the registry behind them all."""

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
from tenban.server.http import routes, static
from tenban.server.http.requests import language, registry_of, words_for
from tenban.server.http.security import Guard
from tenban.server.presenters.schema import Problem
from tenban.server.presenters.words import say
from tenban.server.store import StoreError
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.registry import TableRegistry
from tenban.server.ws.endpoint import Live

log = logging.getLogger("tenban.app")
Asked = Request[Any, Any, Any]


def make_app(registry: TableRegistry, client: Path = static.FOLDER) -> ASGIApp:
    """The ASGI application.  Whoever runs it opens the registry before and closes it afterwards."""
    return Guard(handlers(registry, client), Live(registry), registry.settings)


def handlers(registry: TableRegistry, client: Path) -> Litestar:
    settings = registry.settings
    return Litestar(
        [*routes.HANDLERS, routes.record_upload(settings), static.client_handler(client)],
        state=State({"registry": registry}),
        request_max_body_size=settings.body_bytes,
        openapi_config=_openapi(),
        exception_handlers={
            RefusedError: _refused,
            StoreError: _storage_trouble,
            ValidationException: _invalid,
            HTTPException: _http_trouble,
            Exception: _trouble,
        },
        logging_config=None,
        debug=False,
    )


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tenban",
        version=tenban.__version__,
        description="The lobby of a Tenban server. Play itself goes over a WebSocket: see docs/protocol.md.",
        path="/api",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


def _problem(status: int, text: str) -> Response[Problem]:
    return Response(Problem(text), status_code=status)


def _refused(request: Asked, refused: RefusedError) -> Response[Problem]:
    registry_of(request).metrics.refused += 1
    return _problem(refused.status, words_for(refused, request))


def _invalid(request: Asked, error: ValidationException) -> Response[Problem]:
    found = error.extra if isinstance(error.extra, list) else []
    faults = [f"{item.get('key', '')}: {item.get('message', '')}" for item in found if isinstance(item, dict)]
    return _problem(400, say("bad-request", language(request), fault="; ".join(faults)[:300] or error.detail[:300]))


def _http_trouble(request: Asked, error: HTTPException) -> Response[Problem]:
    lang = language(request)
    if error.status_code == 404:
        return _problem(404, say("not-found", lang))
    if error.status_code == 405:
        return _problem(405, say("not-allowed", lang, method=request.method))
    if error.status_code == 413:
        return _problem(413, say("too-big", lang, most=registry_of(request).settings.body_bytes))
    if error.status_code >= 500:
        return _trouble(request, error)
    return _problem(error.status_code, say("bad-request", lang, fault=error.detail[:300]))


def _storage_trouble(request: Asked, error: StoreError) -> Response[Problem]:
    log.warning("storage: %s", error)
    return _problem(503, say("storage-trouble", language(request)))


def _trouble(request: Asked, error: Exception) -> Response[Problem]:
    log.error("a fault at %s", request.url.path, exc_info=error)
    registry_of(request).metrics.faults += 1
    return _problem(500, say("trouble", language(request)))
