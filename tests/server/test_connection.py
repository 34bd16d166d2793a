"""One connection can neither hold up nor harm the others at its table."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tenban.server.context import ServerContext
from tenban.server.presenters.publisher import publisher_of
from tenban.server.ws.connection import Connection
from tests.server.support import Guest, codes_of, in_server


def raises(data: bytes) -> bool:
    raise RuntimeError("unexpected ASGI message 'websocket.send' after the connection was closed")


async def raises_later(data: bytes) -> None:
    raises(data)


def at_once() -> Connection:
    return Connection("", -1, "en", write_message=raises)


def by_the_server() -> Connection:
    return Connection("", -1, "en", send_message=raises_later)


@pytest.mark.parametrize("broken", [at_once, by_the_server])
def test_a_connection_that_cannot_be_written_to_is_cut_and_the_table_goes_on(
    tmp_path: Path, broken: Callable[[], Connection]
) -> None:
    async def story(context: ServerContext) -> None:
        ann = Guest(context, "Ann")
        table = (await ann.make("row", 2, hotseat=True)).table
        service = await context.registry.service(table)
        dead = broken()
        publisher_of(service).subscribe(dead)
        publisher_of(service).send_everything(dead)
        assert dead.lost
        ann_here, late = await ann.sit_at(table, 0), await Guest(context, "Bob").sit_at(table)
        late.raw()
        assert (await ann_here.act(codes_of(service, 0, random.Random(1))))["t"] == "ack"
        assert late.got("scene")

    in_server(tmp_path, story)


def test_a_connection_that_is_cut_is_closed_at_once_and_not_when_its_reader_has_finished() -> None:
    closed: list[bool] = []
    connection = Connection("", -1, "en", abort=lambda: closed.append(True))
    connection.on_lost = lambda: None  # the reader is busy with a request
    connection.cut()
    connection.cut()
    assert closed == [True]
