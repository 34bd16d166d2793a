"""A hall in this process, and guests who talk to it as a socket would."""

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
from tenban.kernel.hints import Hints
from tenban.kernel.play import legal
from tenban.kernel.snapshot import decode
from tenban.table import desk, lobby, room, wire
from tenban.table.games import TableGame
from tenban.table.hall import Hall
from tenban.table.position import finish_parts
from tenban.table.room import Room
from tenban.table.settings import Settings
from tenban.table.store import Store, store_for
from tenban.table.talk import Talk
from tenban.table.tokens import owner_of
from tenban.table.viewer import Viewer
from tenban.table.worker import Advise, Advised, Chosen, Failed, Think, line_of
from tests.table.toys import TOYS

# A fault is planted by replacing a function, and compiled code would go on calling the right one.
plants_a_fault = pytest.mark.skipif(
    not str(room.__file__).endswith(".py"), reason="planted by the interpreted run: compiled code would not notice"
)

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
        v = decode(rules, task.view, task.options)
        if isinstance(task, Advise):
            found = advise(rules, Hints(), v, task.seat, task.seed, inf, simulations=20, worlds=2)
            return Advised([line_of(advice) for advice in found])
        assert isinstance(task, Think)
        rng = random.Random(task.seed)
        parts = finish_parts(rules, v, task.seat, lambda w, part: rng.choice(legal(w, task.seat)))
        return Chosen([action.text for action in parts])

    def share(self, seconds: float) -> float:
        return seconds

    async def close(self) -> None:
        pass


@asynccontextmanager
async def hall_at(
    folder: Path, games: Mapping[str, TableGame] = TOYS, store: Store | None = None, **limits: Any
) -> AsyncIterator[Hall]:
    hall = Hall(games, store or store_for(folder), Settings(**{**QUICK, **limits}))
    hall.thinkers = hall.advisers = Dice(games)  # type: ignore[assignment]
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


def in_hall(folder: Path, play: Callable[[Hall], Awaitable[None]], **limits: Any) -> None:
    """Run a story in a fresh hall."""

    async def run() -> None:
        async with hall_at(folder, **limits) as hall:
            await play(hall)

    asyncio.run(run())


class Guest:
    """Somebody with a token: makes tables, joins them, and talks through sockets."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.hall = hall
        self.name = name
        self.owner = owner_of(f"token of {name}")

    async def make(self, game: str = "row", seats: int = 2, **more: Any) -> wire.Seated:
        request = msgspec.convert({"game": game, "seats": seats, "name": self.name, **more}, wire.NewTable)
        return await lobby.make_new(self.hall, self.owner, request)

    async def join(self, table: str, invite: str = "", seat: int | None = None) -> None:
        room = await self.hall.room(table)
        await room.do(lambda t, now: desk.sit(t, now, self.owner, self.name, invite, seat))

    async def sit_at(self, table: str, seat: int = -1, lang: wire.Lang = "en") -> Socket:
        return Socket(await self.hall.room(table), self.owner, seat, lang)


class Socket:
    """One socket of a guest; `got` holds what it was sent and has not looked at."""

    def __init__(self, room: Room, owner: str = "", seat: int = -1, lang: wire.Lang = "en") -> None:
        self.room = room
        self.viewer = Viewer(owner, seat, lang)
        self.talk = Talk(room, self.viewer)
        self._id = 0
        room.enter(self.viewer)
        room.greet(self.viewer)

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
            seq=self.room.table.seq if seq is None else seq,
            seat=self.viewer.seat if seat is None else seat,
            codes=codes,
        )
        return next(m for m in answers if m["t"] in ("ack", "refused"))

    def leave(self) -> None:
        self.room.part(self.viewer)


def codes_of(room: Room, seat: int, rng: random.Random) -> list[int]:
    """A random complete choice, as the scene would offer it."""
    from tenban.kernel.sight import view
    from tenban.scene.face import complete_choices

    position = room.table.position()
    choices = complete_choices(view(position.rules, position.state, seat), seat)
    return [action.code for action in rng.choice(choices)]


async def settled(room: Room) -> None:
    """Wait until no bot thinks any more."""
    async with asyncio.timeout(120):
        while room.bots.busy():  # noqa: ASYNC110 - nothing in the product waits for this
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
