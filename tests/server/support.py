"""A server in this process without a network, and guests who send it what a socket would."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import msgspec

from tenban.bots.advice import advise
from tenban.kernel.chance import UNKNOWN_CHANCE
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.moves import finish_move
from tenban.kernel.play import legal
from tenban.kernel.snapshot import decode
from tenban.kernel.view import SPECTATOR, View
from tenban.match import Match
from tenban.scene.face import MOST_CHOICES
from tenban.server.context import ServerContext
from tenban.server.presenters import bodies, schema
from tenban.server.presenters.messages import seated
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.requests import setup_of
from tenban.server.settings import Settings
from tenban.server.store import Store, store_for
from tenban.server.tables import commands, lobby
from tenban.server.tables.games import TableGame
from tenban.server.tables.service import TableService
from tenban.server.tables.tokens import owner_of
from tenban.server.workers.bots import BotRunner
from tenban.server.workers.replays import ForgottenGameError, Replays, Show
from tenban.server.workers.worker import Advise, Advised, Chosen, Failed, Think, line_of
from tenban.server.ws.connection import Connection
from tenban.server.ws.dispatch import Dispatcher
from tests.server.toys import TOYS


def seeing_all(match: Match[Any], seat: int = SPECTATOR) -> View[Any]:
    """Return a view that hides nothing; planted in place of `Match.view`, it must be found."""
    state = match.state.clone()
    state.chance = UNKNOWN_CHANCE
    return View(match.rules, state, seat)


QUICK: dict[str, Any] = {
    "bot_pace": 0.0,
    "ponder_seconds": 0.0,
    "undo_delay": 0.0,
    "scene_delay": 0.0,
    "messages_per_second": 1e9,
    "requests_per_second": 1e9,
    "tables_per_minute": 1e9,
    "tables_per_guest": 10**9,
    "sockets_per_address": 10**9,
    "worker_wait_seconds": 120.0,  # a busy machine is slow to start a process
}


OPEN: list[ServerContext] = []


def server_of(service: TableService) -> ServerContext:
    """Return the server that holds a table."""
    return next(server for server in OPEN if service in server.registry.services.values())


class Dice:
    """Thinks in this process, at random, because the workers do not know the toy games."""

    def __init__(self, games: Mapping[str, TableGame]) -> None:
        self._games = games

    async def run(self, task: Any, seconds: float, kind: type) -> Any:
        rules = self._games[task.game].rules
        seen: View[Any] = View(rules, decode(rules, task.view, task.options), task.seat)
        if isinstance(task, Advise):
            found = advise(seen, Heuristics[Any](), task.seed, inf, simulations=20, worlds=2)
            return Advised([line_of(advice) for advice in found])
        assert isinstance(task, Think)
        rng = random.Random(task.seed)
        return Chosen(finish_move(seen.state, task.seat, lambda w, part: rng.choice(legal(w, task.seat))).text)

    def is_idle(self) -> bool:
        return False

    def share(self, seconds: float) -> float:
        return seconds

    async def close(self) -> None:
        pass


class Shower:
    """Replays and shows games in this process, because the workers do not know the toy games."""

    def __init__(self, games: Mapping[str, TableGame]) -> None:
        self._replays = Replays(lambda name: games[name])

    async def run(self, task: Any, seconds: float, kind: type) -> Any:
        try:
            return self._replays.show(task) if isinstance(task, Show) else self._replays.write(task)
        except ForgottenGameError:
            return Failed("", forgotten=True)

    async def close(self) -> None:
        pass


@asynccontextmanager
async def server_at(
    folder: Path,
    games: Mapping[str, TableGame] = TOYS,
    store: Store | None = None,
    real_workers: bool = False,
    **limits: Any,
) -> AsyncIterator[ServerContext]:
    """Open a server in this process; its bots are random unless it has real workers."""
    server = ServerContext(games, store or store_for(folder), Settings(**{**QUICK, **limits}))
    if not real_workers:
        server.pools.bots = server.pools.hints = Dice(games)  # type: ignore[assignment]
        server.pools.replays = Shower(games)  # type: ignore[assignment]
    OPEN.append(server)
    await server.open()
    try:
        yield server
    finally:
        await server.close()
        OPEN.remove(server)


def in_server(folder: Path, play: Callable[[ServerContext], Awaitable[None]], **limits: Any) -> None:
    """Run a story in a new server."""

    async def run() -> None:
        async with server_at(folder, **limits) as server:
            await play(server)

    asyncio.run(run())


class Guest:
    """A person with a token, who makes tables, joins them and opens sockets."""

    def __init__(self, server: ServerContext, name: str) -> None:
        self.server = server
        self.name = name
        self.owner = owner_of(f"token of {name}")

    async def make(self, game: str = "row", seats: int = 2, **more: Any) -> bodies.Seated:
        request = msgspec.convert({"game": game, "seats": seats, "name": self.name, **more}, bodies.NewTable)
        service = await lobby.create_table(self.server.registry, self.owner, setup_of(request))
        return seated(service.table, self.owner)

    async def join(self, table: str, invite: str = "", seat: int | None = None, contributes: bool = False) -> None:
        service = await self.server.registry.service(table)
        asker = service.asker(self.owner)
        await service.execute(lambda t, now: commands.sit(t, now, asker, self.name, invite, seat, contributes))

    async def sit_at(self, table: str, seat: int = -1, lang: schema.Lang = "en") -> Socket:
        return Socket(await self.server.registry.service(table), self.owner, seat, lang)


class Socket:
    """One socket of a guest; `got` returns what it was sent since the last call."""

    def __init__(self, service: TableService, owner: str = "", seat: int = -1, lang: schema.Lang = "en") -> None:
        self.service = service
        self.connection = Connection(owner, seat, lang)
        self.dispatcher = Dispatcher(server_of(service), service, self.connection)
        self._id = 0
        self.undo: Any = None  # what it was told last about undo, with a scene or separately
        publisher_of(service).subscribe(self.connection)
        publisher_of(service).send_everything(self.connection)

    def raw(self) -> list[bytes]:
        """Return everything sent since the last look, as bytes."""
        waiting = self.connection._waiting
        data = list(waiting)
        waiting.clear()
        self.connection._waiting_bytes = 0
        return data

    def got(self, kind: str = "") -> list[Any]:
        """Return the messages sent since the last look, of one kind or of all."""
        messages = [msgspec.json.decode(data) for data in self.raw()]
        for message in messages:
            self.undo = message if message["t"] == "undo" else message.get("undo", self.undo)
        return [message for message in messages if not kind or message["t"] == kind]

    async def say(self, t: str, **more: Any) -> list[Any]:
        """Send a message and return what is answered at once."""
        self.got()
        await self.dispatcher.handle(msgspec.json.encode({"t": t, **more}))
        return self.got()

    async def act(self, codes: list[int], seat: int | None = None, seq: int | None = None, id: str = "") -> Any:
        """Make a move; return the acknowledgement or the refusal."""
        self._id += 1
        answers = await self.say(
            "act",
            id=id or f"a{self._id}",
            seq=self.service.table.seq if seq is None else seq,
            seat=self.connection.seat if seat is None else seat,
            codes=codes,
        )
        return next(m for m in answers if m["t"] in ("ack", "refused"))

    def leave(self) -> None:
        publisher_of(self.service).unsubscribe(self.connection)


def codes_of(service: TableService, seat: int, rng: random.Random) -> list[int]:
    """Return the codes of a random complete move, as the scene would offer it."""
    return list(rng.choice(service.table.match().moves(seat, MOST_CHOICES)).codes)


async def settled(service: TableService) -> None:
    """Wait until no bot is thinking."""
    async with asyncio.timeout(120):
        while any(bots.busy() for bots in service.listeners if isinstance(bots, BotRunner)):  # noqa: ASYNC110 - nothing in the product waits for this
            await asyncio.sleep(0.001)


class Spy:
    """Stands before the workers and keeps what they are given."""

    def __init__(self, plain: Any = None) -> None:
        self.plain = plain  # None: nobody thinks
        self.tasks: list[bytes] = []

    async def run(self, task: Any, seconds: float, kind: type) -> Any:
        self.tasks.append(msgspec.json.encode(task))
        return Failed("not asked to think") if self.plain is None else await self.plain.run(task, seconds, kind)

    def is_idle(self) -> bool:
        return False

    def share(self, seconds: float) -> float:
        return seconds

    async def close(self) -> None:
        pass
