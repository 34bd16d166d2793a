"""Hints: the best few moves, for a person who plays only against bots, from what the seat sees."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import tenban
from tenban.kernel import KeyedRandom, start, view
from tenban.kernel.snapshot import encode
from tenban.registry import find
from tenban.scene.face import Viewer
from tenban.server.context import ServerContext
from tenban.server.presenters import messages
from tenban.server.workers import hints
from tenban.server.workers.pool import WorkerCrashedError, WorkerTimeoutError
from tenban.server.workers.worker import Advise, Advised, Failed, answer
from tests.server.support import Guest, Socket, Spy, in_server
from tests.server.test_secrecy import exchange, play_some, two_unseen
from tests.server.test_table import two_at
from tests.server.toys import Hands


async def alone_at(server: ServerContext, **more: Any) -> Socket:
    """Ann against a bot."""
    ann = Guest(server, "Ann")
    return await ann.sit_at((await ann.make(bots={"1": "random"}, **more)).table, 0)


async def advised(socket: Socket) -> list[Any]:
    """Ask for a hint and return the answers."""
    await socket.say("hint", id="h", seat=0)
    while socket.dispatcher._hint_tasks:
        await asyncio.wait(socket.dispatcher._hint_tasks)
    return [message for message in socket.got() if message["t"] in ("hint", "refused")]


def test_a_hint_names_the_best_few_choices_in_the_words_of_the_scene(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket = await alone_at(server)
        (scene,) = socket.got("scene")
        offered = {tuple(choice["codes"]): choice["text"] for choice in scene["scene"]["ask"]["choices"]}
        (hint,) = await advised(socket)
        assert (hint["t"], hint["id"], hint["seq"]) == ("hint", "h", socket.service.table.seq)
        assert 1 <= len(hint["lines"]) <= 3
        for line in hint["lines"]:
            assert line["text"] == offered[tuple(line["codes"])]
            assert 0 <= line["outlook"] <= 100
        assert (await socket.act(hint["lines"][0]["codes"]))["t"] == "ack"

    in_server(tmp_path, story)


def test_hints_are_given_only_where_no_other_person_plays(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, _bob = await two_at(server)
        (refused,) = await ann.say("hint", id="h", seat=0)
        assert refused["text"] == "Hints are given only where no other person plays."
        (refused,) = await ann.say("hint", id="h", seat=1)
        assert refused["text"] == "That is not your seat."

    in_server(tmp_path, story)


def test_one_hint_at_a_time(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket = await alone_at(server)
        await socket.say("hint", id="h", seat=0)
        (refused,) = await socket.say("hint", id="i", seat=0)
        assert (refused["t"], refused["id"]) == ("refused", "i")

    in_server(tmp_path, story)


def test_a_hint_that_comes_after_the_move_is_not_sent(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket = await alone_at(server)
        thinks, quick = asyncio.Event(), server.pools.hints

        class Slow:
            async def run(self, task: Any, seconds: float, kind: type) -> Any:
                await thinks.wait()
                return await quick.run(task, seconds, kind)

            async def close(self) -> None:
                pass

        server.pools.hints = Slow()  # type: ignore[assignment]
        await socket.say("hint", id="h", seat=0)
        await socket.act([0])
        thinks.set()
        await asyncio.wait(socket.dispatcher._hint_tasks)
        assert not socket.got("hint")

    in_server(tmp_path, story)


@pytest.mark.parametrize(
    "fault",
    [WorkerTimeoutError(), WorkerCrashedError("it died"), Failed("it cannot")],
    ids=["late", "crashed", "failed"],
)
def test_if_no_hint_is_found_the_request_is_refused(tmp_path: Path, fault: Any) -> None:
    class Fails:
        async def run(self, task: Any, seconds: float, kind: type) -> Any:
            if isinstance(fault, Exception):
                raise fault
            return fault

        async def close(self) -> None:
            pass

    async def story(server: ServerContext) -> None:
        server.pools.hints = Fails()  # type: ignore[assignment]
        (refused,) = await advised(await alone_at(server))
        assert refused == {"t": "refused", "id": "h", "text": "No hint could be found this time. Try again."}

    in_server(tmp_path, story)


def test_a_hint_does_not_change_with_what_the_seat_has_not_seen(tmp_path: Path) -> None:
    """Neither the task of the worker process nor its answer."""

    async def story(server: ServerContext) -> None:
        service, _ = await play_some(server, 0, 1)
        spy = Spy(server.pools.hints)
        server.pools.hints = spy  # type: ignore[assignment]

        async def hint() -> bytes:
            lines = await hints.advise(service, server.pools.hints, 0)
            return msgspec.json.encode(messages.hint_lines(service.game, service.table, 0, "en", lines))

        before = await hint()
        a, b = two_unseen(cast(Hands, service.table.match().state), 0, random.Random(1))
        exchange(service, a, b)
        assert await hint() == before
        assert spy.tasks[0] == spy.tasks[1]
        assert service.table.key.hex().encode() not in spy.tasks[0]

    in_server(tmp_path, story)


def test_the_process_that_advises_finds_legal_choices() -> None:
    rules = find("latria").rules
    s = start(rules, 3, {}, KeyedRandom(b"k" * 16))
    seat = s.stack[-1].actors(s)[0]
    found = answer(Advise("latria", {}, {}, encode(view(rules, s, seat).state), seat, 7, 0.2))
    assert isinstance(found, Advised)
    assert len(found.lines) == 3
    legal = {action.text for action in s.stack[-1].legal(s, seat)}
    assert all(line.move in legal for line in found.lines)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_advice_to_research_says_which_technology(lang: str) -> None:
    match = tenban.new("eclipse", seats=2, seed=3)
    for species in ("species directorate", "species federation"):
        match.play(species)
    (seat,) = match.to_act
    game = find("eclipse")
    shown = game.face.scene(match.view(seat), lang=lang, names=["Ann", "Bob"])
    assert not isinstance(shown.ask, msgspec.UnsetType)
    offered = {tuple(choice.codes): choice.text for choice in shown.ask.choices}
    at = Viewer(match.view(seat), game.words(lang), ["Ann", "Bob"])
    move, then = match.parse("act research"), match.parse("tech nanorobots")
    codes, said = messages._advised(game, at, offered, move, then)
    technology = game.words(lang)("tech-nanorobots")
    assert technology in said
    assert codes in offered, "what is advised can be prepared on the table"
    assert technology not in messages._advised(game, at, offered, move, None)[1]
