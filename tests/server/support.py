"""A registry in this process, and guests who talk to it as a socket would."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenban.bots.advice import advise
from tenban.kernel.chance import UNKNOWN_CHANCE
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.moves import finish_move
from tenban.kernel.play import legal
from tenban.kernel.snapshot import decode
from tenban.kernel.view import SPECTATOR, View
from tenban.match import Match
from tenban.scene.face import MOST_CHOICES
from tenban.server.presenters import schema
from tenban.server.presenters.games import TableGame
from tenban.server.settings import Settings
from tenban.server.store import Store, store_for
from tenban.server.tables import commands, lobby
from tenban.server.tables import service as service_module
from tenban.server.tables.registry import TableRegistry
from tenban.server.tables.service import TableService
from tenban.server.tables.tokens import owner_of
from tenban.server.workers.worker import Advise, Advised, Chosen, Failed, Think, line_of
from tenban.server.ws.connection import Viewer
from tenban.server.ws.dispatch import Dispatcher
from tests.server.toys import TOYS

# A fault is planted by replacing a function, and compiled code would go on calling the right one.
plants_a_fault = pytest.mark.skipif(
    not str(service_module.__file__).endswith(".py"),
    reason="planted by the interpreted run: compiled code would not notice",
)


def seeing_all(match: Match[Any], seat: int = SPECTATOR) -> View[Any]:
    """A view that hides nothing: planted in place of `Match.view`, it must be found."""
    state = match.state.clone()
    state.chance = UNKNOWN_CHANCE
    return View(match.rules, state, seat)


QUICK: dict[str, Any] = {
    "bot_pace": 0.0,
    "undo_delay": 0.0,
    "scene_delay": 0.0,
    "messages_per_second": 1e9,
    "requests_per_second": 1e9,
    "tables_per_minute": 1e9,
    "tables_per_guest": 10**9,
    "sockets_per_address": 10**9,
}


class Dice:
    """Thinks in this process, at random: the toys are known to no other."""

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

    def share(self, seconds: float) -> float:
        return seconds

    async def close(self) -> None:
        pass


@asynccontextmanager
async def hall_at(
    folder: Path, games: Mapping[str, TableGame] = TOYS, store: Store | None = None, **limits: Any
) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(games, store or store_for(folder), Settings(**{**QUICK, **limits}))
    registry.workers = registry.advisers = Dice(games)  # type: ignore[assignment]
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


def in_registry(folder: Path, play: Callable[[TableRegistry], Awaitable[None]], **limits: Any) -> None:
    """Run a story in a fresh registry."""

    async def run() -> None:
        async with hall_at(folder, **limits) as registry:
            await play(registry)

    asyncio.run(run())


class Guest:
    """Somebody with a token: makes tables, joins them, and talks through sockets."""

    def __init__(self, registry: TableRegistry, name: str) -> None:
        self.registry = registry
        self.name = name
        self.owner = owner_of(f"token of {name}")

    async def make(self, game: str = "row", seats: int = 2, **more: Any) -> schema.Seated:
        request = msgspec.convert({"game": game, "seats": seats, "name": self.name, **more}, schema.NewTable)
        return await lobby.make_new(self.registry, self.owner, request)

    async def join(self, table: str, invite: str = "", seat: int | None = None) -> None:
        service = await self.registry.service(table)
        await service.do(lambda t, now: commands.sit(t, now, self.owner, self.name, invite, seat))

    async def sit_at(self, table: str, seat: int = -1, lang: schema.Lang = "en") -> Socket:
        return Socket(await self.registry.service(table), self.owner, seat, lang)


class Socket:
    """One socket of a guest; `got` holds what it was sent and has not looked at."""

    def __init__(self, service: TableService, owner: str = "", seat: int = -1, lang: schema.Lang = "en") -> None:
        self.service = service
        self.viewer = Viewer(owner, seat, lang)
        self.talk = Dispatcher(service, self.viewer)
        self._id = 0
        service.enter(self.viewer)
        service.greet(self.viewer)

    def raw(self) -> list[bytes]:
        """Everything sent since the last look, as bytes."""
        waiting = self.viewer._waiting
        data = list(waiting)
        waiting.clear()
        return data

    def got(self, kind: str = "") -> list[Any]:
        """Messages sent since the last look, of one kind or of all."""
        messages = [msgspec.json.decode(data) for data in self.raw()]
        return [message for message in messages if not kind or message["t"] == kind]

    async def say(self, t: str, **more: Any) -> list[Any]:
        """Say something; what is answered at once."""
        self.raw()
        await self.talk.hear(msgspec.json.encode({"t": t, **more}))
        return self.got()

    async def act(self, codes: list[int], seat: int | None = None, seq: int | None = None, id: str = "") -> Any:
        """Make a choice; the acknowledgement or the refusal."""
        self._id += 1
        answers = await self.say(
            "act",
            id=id or f"a{self._id}",
            seq=self.service.table.seq if seq is None else seq,
            seat=self.viewer.seat if seat is None else seat,
            codes=codes,
        )
        return next(m for m in answers if m["t"] in ("ack", "refused"))

    def leave(self) -> None:
        self.service.part(self.viewer)


def codes_of(service: TableService, seat: int, rng: random.Random) -> list[int]:
    """A random complete choice, as the scene would offer it."""
    return list(rng.choice(service.table.match().moves(seat, MOST_CHOICES)).codes)


async def settled(service: TableService) -> None:
    """Wait until no bot thinks any more."""
    async with asyncio.timeout(120):
        while service.bots.busy():  # noqa: ASYNC110 - nothing in the product waits for this
            await asyncio.sleep(0.001)


class Spy:
    """Stands before those who think, and writes down what they are given."""

    def __init__(self, plain: Any = None) -> None:
        self.plain = plain  # None: nobody thinks
        self.tasks: list[bytes] = []

    async def run(self, task: Any, seconds: float, kind: type) -> Any:
        self.tasks.append(msgspec.json.encode(task))
        return Failed("not asked to think") if self.plain is None else await self.plain.run(task, seconds, kind)

    def share(self, seconds: float) -> float:
        return seconds

    async def close(self) -> None:
        pass
