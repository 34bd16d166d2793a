"""Bodies of requests, read before anything looks at them: bounded in size, time and depth."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from litestar.types import Receive, Scope

from tenban.server.settings import Settings
from tenban.server.tables.errors import RefusedError

DEEPEST = 32  # nesting of JSON
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
BRACKETS = re.compile(rb"[\[\]{}]")
RECORDS = "/api/records"


class GoneError(Exception):
    """The client went away while it was sending."""


def most_bytes(path: str, settings: Settings) -> int:
    """Return how large a body may be."""
    return settings.record_bytes if path == RECORDS else settings.body_bytes


async def read_body(scope: Scope, receive: Receive, settings: Settings) -> bytes:
    """Return the whole body; raise RefusedError, or GoneError if it never ends.

    The body of a record is only read here: a worker process parses it.
    """
    most = most_bytes(scope["path"], settings)
    if _announced(scope) > most:
        raise RefusedError("too-big", 413, most=most)
    try:
        async with asyncio.timeout(settings.request_seconds):
            body = await _read(receive, most)
    except TimeoutError as late:
        raise RefusedError("too-slow", 408) from late
    if scope["path"] != RECORDS:
        check_json(body)
    return body


def _announced(scope: Scope) -> int:
    lengths = [value for name, value in scope["headers"] if name == b"content-length"]
    return int(lengths[0]) if lengths and lengths[0].isdigit() else 0


async def _read(receive: Receive, most: int) -> bytes:
    parts, size, more = [], 0, True
    while more:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise GoneError
        part = message.get("body", b"")
        size += len(part)
        if size > most:
            raise RefusedError("too-big", 413, most=most)
        parts.append(part)
        more = message.get("more_body", False)
    return b"".join(parts)


def check_json(body: bytes) -> None:
    """Raise RefusedError if a body is not UTF-8 or nested too deeply; what it contains is checked by its handler."""
    try:
        body.decode()
    except UnicodeDecodeError as fault:
        raise RefusedError("bad-request", 400, fault="the body is not UTF-8") from fault
    depth = 0
    for bracket in BRACKETS.findall(STRINGS.sub(b"", body)):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise RefusedError("bad-request", 400, fault=f"the body is nested more than {DEEPEST} deep")


def replayed(body: bytes, receive: Receive) -> Receive:
    """Return a receiver that gives the body that was read, and then what comes after it."""
    given = False

    async def receive_again() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
