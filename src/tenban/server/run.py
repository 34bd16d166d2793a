"""Run the server, and open a browser if asked."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import uvicorn

from tenban.registry import games as installed_games
from tenban.server.app import make_app
from tenban.server.context import ServerContext
from tenban.server.http.protocol import guarded
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.texts import text
from tenban.server.settings import (
    LOOPBACK,
    PROXIES,
    SettingsError,
    networks_of_environment,
    settings_of_environment,
)
from tenban.server.store import StoreError, store_for
from tenban.server.supervisor import REFUSED, Life, Supervisor
from tenban.server.system import can_fork, data_folder, keep_port, raise_file_limit
from tenban.server.tables.games import TableGame
from tenban.server.ws.protocol import WebSocketProtocol

EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - recognised, not chosen


class ServeError(Exception):
    """Why the server does not start, and what would help: one sentence for the user."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    database: str = "",
    open_browser: bool = False,
    workers: int = 1,
    games: Mapping[str, TableGame] | None = None,
    lang: Lang = "en",
) -> None:
    """Serve until interrupted; raise ServeError if the server cannot start.

    `games` are the installed ones by default.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    if workers > 1 and not database:
        raise ServeError("several --workers need a database they can share: give --database postgresql://…")
    if workers > 1 and not can_fork():
        raise ServeError("several --workers need a system that can fork, which Windows cannot: leave --workers out")
    raise_file_limit()
    with listening(host, port) as listener:
        address = f"http://{'localhost' if host in EVERYWHERE else host}:{listener.getsockname()[1]}/"

        def work(life: Life | None) -> None:
            first = life is None or life.number == 0
            context = _context(data, database, games)
            context.listens_everywhere = host in EVERYWHERE
            _tune()
            with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
                shown = Address(address, lang) if first else None
                runner.run(_run(context, listener, shown, open_browser and first, life))

        if workers == 1:
            work(None)
        elif Supervisor(workers, lambda life: _as_process(work, life)).run():
            raise ServeError("the server processes did not start; the reason stands above")


def _context(data: Path | None, database: str, games: Mapping[str, TableGame] | None) -> ServerContext:
    try:
        store = store_for(data or data_folder(), database)
        return ServerContext(games or installed_games(), store, settings_of_environment())
    except (StoreError, SettingsError) as fault:
        raise ServeError(str(fault)) from fault


def _as_process(work: Callable[[Life], None], life: Life) -> None:
    """Do the work of one of several processes; why it does not start is printed."""
    try:
        work(life)
    except ServeError as fault:
        print(fault, file=sys.stderr)
        raise SystemExit(REFUSED) from fault


def _tune() -> None:
    """Collect garbage in portions: every request leaves a few hundred objects in reference cycles.

    Looking through 50,000 objects at once keeps the event loop for up to a tenth of a second.  In small portions, on
    the other hand, most objects belong to moves that wait to be written, and are looked through in vain.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 2, 100)
    sys.setswitchinterval(0.001)  # the store's writer thread has little to do, but every request waits for it


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's loop factory, or None if uvloop is not installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _run(
    context: ServerContext, listener: socket.socket, address: Address | None, open_browser: bool, life: Life | None
) -> None:
    server = _Server(config(context), address, open_browser, life)
    context.loaders.append(gc.freeze)  # what is loaded once need not be looked at by a full collection
    with _stopped_by_signals(server):
        try:
            await context.open()
        except StoreError as fault:
            raise ServeError(str(fault)) from fault
        try:
            await server.serve(sockets=[listener])
        finally:
            await context.close()


@contextlib.contextmanager
def _stopped_by_signals(server: uvicorn.Server) -> Iterator[None]:
    """Let SIGINT and SIGTERM end the server in an orderly way: what it stores is complete before the process ends."""
    handlers = {number: signal.signal(number, server.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


def config(context: ServerContext) -> uvicorn.Config:
    """Return the settings of the ASGI server."""
    return uvicorn.Config(
        make_app(context),
        http=guarded(context.settings, networks_of_environment(PROXIES, LOOPBACK)),
        ws=WebSocketProtocol,
        forwarded_allow_ips=os.environ.get(PROXIES, LOOPBACK).replace(",", " ").split(),
        ws_ping_interval=15,
        ws_ping_timeout=10,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # WebSocketProtocol has its own
        lifespan="off",
        log_level="error",  # malformed requests are no news
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Yield a listening socket; raise ServeError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        keep_port(listener)
        try:
            listener.bind((host, port))
        except (OSError, OverflowError) as fault:
            raise ServeError(f"cannot listen on {host} port {port}: {fault}; try another --port") from fault
        listener.listen(1024)
        yield listener


class Address(NamedTuple):
    """Where the server is found, and in which language that is told."""

    url: str
    lang: Lang


class _Server(uvicorn.Server):
    """Prints its address when it is up, and may open the browser there."""

    def __init__(
        self, settings: uvicorn.Config, address: Address | None, open_browser: bool, life: Life | None
    ) -> None:
        super().__init__(settings)
        self._address = address
        self._open_browser = open_browser
        self._life = life

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leave the signals alone: `_stopped_by_signals` handles them until the store is closed."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._life is not None:
            os.write(self._life.ready, b"1")
            asyncio.get_running_loop().add_reader(self._life.supervisor, self._supervisor_is_gone)
        if self._address and not self.should_exit:
            print(text("at-address", self._address.lang, address=self._address.url), flush=True)
            if self._open_browser:
                threading.Thread(target=webbrowser.open, args=(self._address.url,), daemon=True).start()

    def _supervisor_is_gone(self) -> None:
        if self._life is not None:
            asyncio.get_running_loop().remove_reader(self._life.supervisor)
        self.should_exit = True
