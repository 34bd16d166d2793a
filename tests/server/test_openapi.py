"""What the OpenAPI promises holds for every request schemathesis can think of."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from litestar.serialization import decode_json, encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tenban.server.app import http_app
from tenban.server.context import ServerContext
from tenban.server.http.routes import HANDLERS
from tenban.server.run import config, listening
from tenban.server.settings import Settings
from tenban.server.store import store_for
from tests.server.support import Guest, server_at
from tests.server.toys import TOYS

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


class Running:
    """A server in a thread of its own, on a free port of this machine."""

    def __init__(self) -> None:
        self.ready = threading.Event()
        self.server: ServerContext
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))

    async def _run(self) -> None:
        with listening("127.0.0.1", 0) as listener, tempfile.TemporaryDirectory() as folder:
            async with server_at(Path(folder)) as self.server:
                self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
                self._server = uvicorn.Server(config(self.server))
                serving = asyncio.create_task(self._server.serve(sockets=[listener]))
                self.tables = [await self._table({"1": "random"}), await self._table({"0": "random", "1": "random"})]
                self.ready.set()
                await serving

    async def _table(self, bots: dict[str, str]) -> str:
        """A table with bots: running if the guest sits there too, else soon over."""
        return (await Guest(self.server, "Ann").make(bots=bots)).table

    def __enter__(self) -> Running:
        self._thread.start()
        assert self.ready.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(20)


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    with Running() as server:
        yield server


def described() -> dict[str, Any]:
    folder = Path("nowhere")
    server = ServerContext(TOYS, store_for(folder), Settings())
    schema: dict[str, Any] = decode_json(encode_json(http_app(server, folder).openapi_schema.to_schema()))
    return schema


schema = schemathesis.openapi.from_dict(described())


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_answer_is_one_the_openapi_describes(case: Any, running: Running) -> None:
    case.call_and_validate(base_url=running.url, checks=CHECKS)
    if case.path_parameters and "table" in case.path_parameters:
        case.path_parameters["table"] = running.tables[len(str(case.body)) % 2]
        case.call_and_validate(base_url=running.url, checks=CHECKS[:-1])  # the id may have been what was wrong


def test_no_request_has_met_a_fault(running: Running) -> None:
    assert running.server.metrics.faults == 0


def test_every_route_is_described_so_every_route_is_tried() -> None:
    paths = {path.replace(":str", "") for handler in HANDLERS for path in handler.paths}
    assert paths == set(described()["paths"])
