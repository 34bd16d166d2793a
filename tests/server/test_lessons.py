"""A table that teaches: scripted bots, a learner who is guided, nothing for anybody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tenban.kernel.move import Move
from tenban.registry import games
from tenban.server.context import ServerContext
from tenban.server.tables import lobby
from tenban.server.tables.errors import RefusedError
from tests.server.support import Guest, Socket, in_server, settled


async def taught(server: ServerContext, game: str = "latria", lesson: str = "first") -> Socket:
    """Ann begins a lesson."""
    ann = Guest(server, "Ann")
    service = await lobby.start_lesson(server.registry, ann.owner, game, lesson, "Ann")
    await settled(service)
    return await ann.sit_at(service.table.id, service.game.lessons()[lesson].seat)


async def obey(socket: Socket) -> Any:
    """Do what the lesson says and return the next scene."""
    shown = await look(socket)
    codes = shown["lesson"]["codes"]
    fitting = [c["codes"] for c in shown["scene"]["ask"]["choices"] if c["codes"] == codes[: len(c["codes"])]]
    answer = await socket.act(max(fitting, key=len), id=f"m{socket.service.table.seq}")
    assert answer["t"] == "ack", answer
    await settled(socket.service)
    return await look(socket)


async def look(socket: Socket) -> Any:
    return next(m for m in reversed(await socket.say("sync")) if m["t"] == "scene")


def test_the_bots_of_a_lesson_do_what_its_script_says(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket = await taught(server)
        lesson = server.registry.game("latria").lessons()["first"]
        for _ in range(6):
            await obey(socket)
        done = [(move.seat, move.move.text) for move in socket.service.table.moves]
        expected = [play for m in lesson.moments for play in ([(lesson.seat, m.do)] if m.do else []) + list(m.others)]
        assert sorted(done) == sorted(expected)

    in_server(tmp_path, story, games=games())


def test_the_learner_is_told_what_to_read_and_what_to_do(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket = await taught(server)
        scene = await look(socket)
        place = scene["lesson"]
        assert [card["id"] for card in place["cards"]] == [1, 2, 3]
        assert place["cards"][0]["text"].startswith("Welcome!")
        assert place["cards"][2]["point"] == ["at-1"]
        assert place["of"] == 6
        rules = socket.service.game.rules
        assert Move.from_codes(place["codes"][:1], rules.space).text == "play M12"
        assert (await obey(socket))["lesson"]["at"] == 1

    in_server(tmp_path, story, games=games())


def test_another_legal_move_is_answered_kindly_and_an_illegal_one_by_its_clause(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket = await taught(server)
        space, before = socket.service.game.rules.space, socket.service.table.seq
        other = await socket.act(list(Move.parse("play S6", space).codes))
        assert (other["t"], other["text"]) == (
            "refused",
            "In this lesson we do something else first: the card of the lesson says what.",
        )
        illegal = await socket.act(list(Move.parse("play S4", space).codes))
        assert (illegal["t"], illegal["clause"]) == ("refused", "TB-2")
        assert socket.service.table.seq == before
        assert "lesson" in await obey(socket)

    in_server(tmp_path, story, games=games())


def test_only_the_learner_sees_the_lesson(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket = await taught(server)
        watcher = await Guest(server, "Bo").sit_at(socket.service.table.id)
        assert "lesson" in await look(socket)
        assert "lesson" not in await look(watcher)

    in_server(tmp_path, story, games=games())


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def first(server: ServerContext) -> None:
        socket = await taught(server)
        await obey(socket)
        (tmp_path / "id").write_text(socket.service.table.id)

    async def second(server: ServerContext) -> None:
        socket = await Guest(server, "Ann").sit_at((tmp_path / "id").read_text(), 0)
        assert (await look(socket))["lesson"]["at"] == 1
        assert (await obey(socket))["lesson"]["at"] == 2

    in_server(tmp_path, first, games=games())
    in_server(tmp_path, second, games=games())


def test_an_unknown_lesson_is_refused_with_the_names_of_the_others(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        with pytest.raises(RefusedError) as refused:
            await taught(server, lesson="second")
        assert (refused.value.status, refused.value.arguments["lessons"]) == (404, "first")

    in_server(tmp_path, story, games=games())


def test_after_taking_a_move_back_the_lesson_is_where_it_was(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        socket = await taught(server, "connect_four")
        await obey(socket)
        assert (await obey(socket))["lesson"]["at"] == 2
        await socket.say("undo", seat=0)
        await settled(socket.service)
        assert (await look(socket))["lesson"]["at"] == 1
        assert (await obey(socket))["lesson"]["at"] == 2

    in_server(tmp_path, story, games=games())
