"""A real server and a real chromium, one of each for all browser tests of a process."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.guest import Guest

ARTEFACTS = Path(__file__).parents[1] / "artefacts"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LIMITS = """bot_pace=0 undo_delay=0.05 hint_seconds=4 requests_per_second=1000 tables_per_minute=1000
    tables_per_guest=1000 sockets_per_address=1000"""
# The secret of every table is the same, and what a page contributes to the key follows from the name of the test: so a
# test meets the same cards each time. Another TENBAN_BROWSER_SEED deals others.
SERVE = """import pathlib, secrets, sys
secrets.token_hex = lambda count: "5a" * count
import tenban.server.run as run
run.serve(port=int(sys.argv[1]), data=pathlib.Path(sys.argv[2]))"""
SEEDED = """(() => {
    let state = SEED
    const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24
    Crypto.prototype.getRandomValues = (bytes) => bytes.map(next)
})()"""

PATIENCE = 60_000  # milliseconds, on a machine that has much else to do
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Guest]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Half of them on each of two workers: those of a worker share a server and a browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group(f"browser {zlib.crc32(item.nodeid.encode()) % 2}"))


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = int(probe.getsockname()[1])
    folder = tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-c", SERVE, str(free), str(folder)]
    server = subprocess.Popen(command, env=os.environ | {"TENBAN_LIMITS": LIMITS})
    try:
        _wait_for(f"http://127.0.0.1:{free}/health", server)
        yield free
    finally:
        server.terminate()
        server.wait(120)


def _wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(1200):
        assert server.poll() is None, "the server ended before it answered"
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"no answer from {url}")


@pytest.fixture(scope="session")
def url(port: int) -> str:
    return f"http://127.0.0.1:{port}"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("TENBAN_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "the browser tests need chromium: install it, or name it in TENBAN_CHROMIUM"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def visit(chromium: Browser, url: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Guests, each in a browser of their own; in the end none may have seen a fault or another host."""
    guests: list[Guest] = []

    def enter(phone: bool = False, lang: str = "en-US", at: str = "", **more: Any) -> Guest:
        settings = {**(PHONE if phone else DESKTOP), "locale": lang, "reduced_motion": "reduce", **more}
        context = chromium.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SEEDED.replace("SEED", str(_seed(request.node.name, len(guests)))))
        guest = Guest(context.new_page(), at or url, ARTEFACTS)
        guests.append(guest)
        _watch(guest)
        return guest

    yield enter
    for guest in guests:
        guest.page.context.close()
    assert [fault for guest in guests for fault in guest.faults] == []


def _seed(test: str, guest: int) -> int:
    return zlib.crc32(f"{os.environ.get('TENBAN_BROWSER_SEED', '')} {test} {guest}".encode())


def _watch(guest: Guest) -> None:
    page: Page = guest.page
    own = urlsplit(guest.url).netloc
    page.on("pageerror", lambda error: guest.faults.append(f"error: {error}"))
    page.on("console", lambda m: guest.heard(m.type, m.text))
    page.on("request", lambda r: None if urlsplit(r.url).netloc == own else guest.faults.append(f"asks {r.url}"))
