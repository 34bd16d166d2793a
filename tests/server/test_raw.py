"""Whatever bytes a client sends, it gets a 4xx or is cut, nothing changes, and others are served."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from tenban.server.app import make_app
from tenban.server.context import ServerContext
from tenban.server.http.protocol import guarded
from tenban.server.limits import Buckets, Networks, Sockets, places_of
from tenban.server.settings import Settings
from tests.server import fuzz
from tests.server.machine import LIMITS, Server, free_port
from tests.server.support import server_at
from tests.server.test_http import Browser, tell

COUNT = 2_000  # hostile requests and frames; `python -m tests.server.fuzz` sends a million
NEW = b'{"game":"row","seats":2,"name":"Ann"}'
HALF = b"POST /api/tables HTTP/1.1\r\nHost: t\r\n"


def test_hostile_bytes_meet_no_fault_and_leave_no_traceback(tmp_path: Path) -> None:
    async def run() -> None:
        log = tmp_path / "log"
        server = Server(tmp_path, log=log)
        server.start()
        try:
            await server.up()
            found = await fuzz.attack(server, log, COUNT, seed=1)
        finally:
            server.stop()
        assert max(found.statuses) < 500, found.statuses
        assert found.statuses[400] > 0
        assert found.faults == 0
        assert found.tracebacks == 0, log.read_text()
        assert found.moves > 0

    asyncio.run(run())


@pytest.mark.parametrize("at", [0, 490, 505, 5000, 9950])
def test_a_bad_span_shows_in_the_worst_window_of_a_long_run(at: int) -> None:
    """Fifty slow moves in a row are too few for the 99th percentile of ten thousand, wherever they are."""
    seconds = [0.01] * 10_000
    seconds[at : at + 50] = [0.5] * 50
    assert fuzz.quantile(seconds, 0.99) == 0.01
    assert fuzz.worst_p99(seconds) == 0.5
    assert fuzz.worst_p99(seconds[:300]) == (0.5 if at == 0 else 0.01)


def test_a_few_slow_moves_far_apart_are_in_no_window_together() -> None:
    seconds = [0.5 if number % 1000 == 999 else 0.01 for number in range(10_000)]
    assert fuzz.worst_p99(seconds) == 0.01
    assert fuzz.worst_p99([0.3]) == 0.3


@pytest.mark.parametrize("origin", ["http://t", "http://evil.example"])
def test_a_request_whose_body_turns_out_malformed_is_answered_once(tmp_path: Path, origin: str) -> None:
    """The answer to the malformed body comes first; that of the application, which knows only the head, is dropped."""

    async def run() -> None:
        log = tmp_path / "log"
        server = Server(tmp_path, log=log)
        server.start()
        try:
            await server.up()
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = f"Origin: {origin}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            writer.write(HALF + head.encode() + b"no length\r\n")
            answer = await read_all(reader)
            writer.close()
        finally:
            server.stop()
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert answer.count(b"HTTP/1.1") == 1
        assert fuzz.tracebacks(log) == 0, log.read_text()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("headers", "body", "status"),
    [
        ({}, b'{"game":"row","seats":2,"name":"\xff"}', 400),
        ({}, b"[" * 2000, 400),
        ({}, b'{"game":' + b'{"a":' * 500 + b"1" + b"}" * 501, 400),
        ({}, b'{"game":"row","seats":1' + b"0" * 500 + b',"name":"Ann"}', 400),
        ({}, b"", 400),
        ({"Origin": b"http://["}, NEW, 403),
        ({"Origin": b"\xff"}, NEW, 403),
        ({"Content-Type": b"text/plain; charset=\xff"}, NEW, 201),
        ({}, b'{"game":"row","seats":2,"name":"' + b"x" * 20_000 + b'"}', 413),
    ],
)
def test_a_malformed_request_is_answered_with_4xx(
    tmp_path: Path, headers: dict[str, bytes], body: bytes, status: int
) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        given = [(name.encode(), value) for name, value in headers.items()]
        answer = await browser().post("/api/tables", content=body, headers=given)
        assert answer.status_code == status, answer.text
        assert await server.store.count() == (status == 201)
        assert server.metrics.faults == 0
        if status == 413:
            assert "16,384" in answer.text

    tell(tmp_path, story)


@pytest.mark.parametrize("cookie", [b"tenban_seat=\xe5\xa4\xa9", b"tenban_seat=x", b"tenban_seat=" + b"x" * 64])
def test_a_cookie_that_is_no_token_of_ours_is_replaced(tmp_path: Path, cookie: bytes) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        answer = await browser().post("/api/tables", content=NEW, headers=[(b"Cookie", cookie)])
        assert answer.status_code == 201
        assert len(answer.cookies["tenban_seat"]) == 32
        assert server.metrics.faults == 0

    tell(tmp_path, story)


def test_head_is_answered_like_get_without_a_body(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        for path in ("/", "/api/games", "/health", "/nowhere.js"):
            got, head = await browser().get(path), await browser().head(path)
            assert (head.status_code, head.content) == (got.status_code, b"")
            assert head.headers["content-length"] == got.headers["content-length"]

    tell(tmp_path, story)


def test_the_limit_that_a_record_breaks_is_named(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        answer = await browser().post("/api/records", content=b" " * 1_000_001)
        assert answer.status_code == 413
        assert "1,000,000" in answer.text

    tell(tmp_path, story)


async def half_request(port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(HALF)
    return reader, writer


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """What was answered until the connection ended."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


def test_half_requests_from_one_address_block_nobody_else_and_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TENBAN_PROXIES", "127.0.0.1")

    async def run() -> None:
        limits = f"{LIMITS} sockets_per_address=10 connections_per_address=20 request_seconds=2"
        server = Server(tmp_path, limits=limits)
        server.start()
        try:
            await server.up()
            halves = [await half_request(server.port, "127.0.0.2") for _ in range(100)]
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
                assert (await client.get("/health")).status_code == 200
            answers = [await read_all(reader) for reader, _ in halves]
            assert sum(b" 408 " in answer for answer in answers) == 30
            assert sum(b" 408 " not in answer for answer in answers) == 70  # refused, or cut before they could read
            for _, writer in halves:
                writer.close()
        finally:
            server.stop()

    asyncio.run(run())


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer 200 when the whole request is here."""
    while (event := await receive())["type"] == "http.request" and event.get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


def test_half_bodies_of_one_client_block_nobody_else_behind_the_same_proxy() -> None:
    async def run() -> None:
        settings = Settings(sockets_per_address=3, connections_per_address=5, request_seconds=600)
        protocol, port = guarded(settings, Networks("127.0.0.1")), free_port()
        config = uvicorn.Config(echo, port=port, http=protocol, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        halves = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        for _, writer in halves:
            writer.write(HALF + b"X-Forwarded-For: 8.8.8.8\r\nContent-Length: 100\r\n\r\n{")
        waiting = {asyncio.create_task(read_all(reader)) for reader, _ in halves}
        refused: set[asyncio.Task[bytes]] = set()
        while len(waiting) > 8:
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            refused |= done
        assert [b" 429 " in task.result() for task in refused] == [True] * 12
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            for address, status in (("9.9.9.9", 200), ("8.8.8.8", 429), ("8.8.8.8, 127.0.0.1", 429), ("", 200)):
                assert (await client.get("/", headers={"X-Forwarded-For": address})).status_code == status
        for _, writer in halves:
            writer.close()
        await asyncio.gather(*waiting)
        server.should_exit = True
        await serving
        assert protocol.gate.connections.count == 0

    asyncio.run(run())


def test_a_slow_body_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(tmp_path, limits=f"{LIMITS} request_seconds=1")
        server.start()
        try:
            await server.up()
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(HALF + b"Content-Length: 100\r\n\r\n{")
            assert b" 408 " in await reader.readuntil(b"\r\n")
            writer.close()
        finally:
            server.stop()

    asyncio.run(run())


def test_limits_count_an_address_its_ipv6_network_and_its_subnet() -> None:
    assert places_of("203.0.113.9") == ("203.0.113.9", "")  # a documentation network is private
    assert places_of("8.8.8.8") == ("8.8.8.8", "8.8.8.0/24")
    assert places_of("192.168.1.7") == ("192.168.1.7", "")
    assert places_of("2a00:1450:4001:81b::200e") == ("2a00:1450:4001:81b::/64", "2a00:1450:4001::/48")
    assert places_of("::ffff:8.8.8.8") == ("8.8.8.8", "8.8.8.0/24")
    assert places_of("?") == ("?", "")
    sockets = Sockets(1000, 2)
    entered = [address for host in range(100) for address in [f"8.8.8.{host}"] * 3 if sockets.enter(address)]
    assert entered == [f"8.8.8.{host}" for host in range(4) for _ in range(2)]
    for address in entered:
        sockets.leave(address)
    assert sockets.count == 0
    assert not sockets._open
    buckets = Buckets(1.0, burst=1)
    assert sum(buckets.take(f"8.8.4.{host}") for host in range(100)) == 4


def test_networks_are_addresses_or_all() -> None:
    assert "10.1.2.3" in Networks("127.0.0.1, 10.0.0.0/8")
    assert "::ffff:10.1.2.3" in Networks("10.0.0.0/8")
    assert "11.1.2.3" not in Networks("127.0.0.1 10.0.0.0/8 ::1")
    assert "anybody" in Networks("*")
    assert "?" not in Networks("127.0.0.1")
    with pytest.raises(ValueError, match="nowhere"):
        Networks("nowhere")


def test_who_drops_the_cookie_may_not_make_more_tables_than_who_keeps_it(tmp_path: Path) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        made = []
        for number in range(6):
            invented = {"Cookie": f"tenban_seat={number:032}"} if number % 2 else {}
            made.append((await browser().post("/api/tables", content=NEW, headers=invented)).status_code)
        assert made == [201, 201, 201, 429, 429, 429]
        assert await server.store.count() == 3

    tell(tmp_path, story, tables_per_guest=3)


def test_metrics_are_for_this_machine_alone_unless_others_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def statuses() -> list[int]:
        async with server_at(tmp_path) as server:
            app: Any = make_app(server)
            found = []
            for address in ("127.0.0.1", "10.0.0.7", "8.8.8.8"):
                transport = httpx.ASGITransport(app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://tenban.test") as client:
                    found.append((await client.get("/metrics")).status_code)
        return found

    assert asyncio.run(statuses()) == [200, 404, 404]
    monkeypatch.setenv("TENBAN_METRICS", "10.0.0.0/8")
    assert asyncio.run(statuses()) == [404, 200, 404]


def test_a_proxy_that_is_trusted_speaks_for_its_clients(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two clients behind one proxy have limits of their own, and the cookie is marked Secure."""

    async def run(proxies: str) -> tuple[list[int], bool]:
        monkeypatch.setenv("TENBAN_PROXIES", proxies)
        folder = tmp_path / proxies.replace("/", "-").replace(" ", "-")
        server = Server(folder, limits=f"{LIMITS} tables_per_guest=2")
        server.start()
        try:
            await server.up()
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
                answers = []
                for address in ("8.8.8.8", "9.9.9.9") * 3:
                    client.cookies.clear()
                    headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
                    answers.append(await client.post("/api/tables", content=NEW, headers=headers))
            return [one.status_code for one in answers], "secure" in answers[0].headers["set-cookie"].lower()
        finally:
            server.stop()

    assert asyncio.run(run("127.0.0.0/8")) == ([201, 201, 201, 201, 429, 429], True)
    assert asyncio.run(run("10.0.0.0/8")) == ([201, 201, 429, 429, 429, 429], False)
