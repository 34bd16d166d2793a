"""Viewers who take changes have the scenes that others are sent whole, and are told nothing else."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenban.registry import games
from tenban.scene.schema import Piece, Scene, Seat
from tenban.server.context import ServerContext
from tenban.server.metrics import Metrics
from tenban.server.presenters import scenes
from tenban.server.presenters.changes import SceneDifference, new_lines
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.scenes import SceneCache
from tenban.server.presenters.schema import Lang
from tenban.server.tables import commands
from tenban.server.tables.commands import MoveRequest
from tenban.server.tables.service import TableService
from tests.server.changes import changed, scene_of
from tests.server.machine import Player, Server, seat_people
from tests.server.support import Guest, Socket, codes_of, in_server
from tests.server.test_table import CELL, two_at

MOVES = 40


class ChangeSocket(Socket):
    """A socket that asks for changes; `scene` is the position as it was put together."""

    def __init__(self, service: TableService, owner: str = "", seat: int = -1, lang: Lang = "en") -> None:
        self.message: Any = None  # the newest scene message
        self.changes = 0  # how many messages were changes
        super().__init__(service, owner, seat, lang, takes_changes=True)

    def look(self) -> Any:
        """Take in what was sent and return the newest scene message."""
        for message in self.got():
            if message["t"] == "scene":
                self.message = message
            elif message["t"] == "change":
                self.changes += 1
                self.message = changed(self.message, message)
        return self.message

    @property
    def scene(self) -> Scene:
        return scene_of(self.look())


async def move(service: TableService, rng: random.Random) -> None:
    seat = rng.choice(service.table.match().to_act)
    request = MoveRequest(seat, service.table.seq, codes_of(service, seat, rng))
    await service.execute(lambda table, now: commands.move(table, now, request))


def check(viewer: ChangeSocket) -> None:
    """The viewer has the scene, and all beside it, that a cache would make that has made none before."""
    service, here = viewer.service, viewer.connection
    made = SceneCache(service.game, Metrics()).message(service.table, here.seat, here.lang)
    sent, whole = viewer.look(), msgspec.json.decode(made)
    assert scene_of(sent) == scene_of(whole)
    assert {**sent, "scene": 0} == {**whole, "scene": 0}


@pytest.mark.parametrize("name", games())
def test_changes_make_the_whole_scene_of_every_viewer(tmp_path: Path, name: str) -> None:
    async def story(server: ServerContext) -> None:
        seats, rng, ann = server.registry.games[name].rules.least_seats, random.Random(2), Guest(server, "Ann")
        service = await server.registry.service((await ann.make(name, seats, hotseat=True)).table)
        viewers = [ChangeSocket(service, ann.owner, seat) for seat in range(seats)]
        viewers += [ChangeSocket(service), ChangeSocket(service, lang="ja"), ChangeSocket(service, ann.owner, 0, "ja")]
        moves = 0
        while moves < MOVES and service.table.phase() == "running":
            await move(service, rng)
            moves += 1
            for viewer in viewers:
                check(viewer)
        assert all(viewer.changes == moves for viewer in viewers), "whole scenes were sent"

    in_server(tmp_path, story, games=games(), undo_delay=1e6)


def test_a_log_that_is_longer_than_a_scene_shows_moves_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "LOG_LINES", 3)

    async def story(server: ServerContext) -> None:
        ann, _ = await two_at(server)
        viewer = ChangeSocket(ann.service)
        for _ in range(6):
            await move(ann.service, random.Random(1))
            check(viewer)
        assert len(viewer.scene.log) <= 3 < viewer.scene.told

    in_server(tmp_path, story)


def test_after_an_undo_the_log_is_sent_whole(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, _ = await two_at(server)
        viewer = ChangeSocket(ann.service, ann.connection.owner, 0)
        await ann.act([CELL["a1"]])
        assert len(viewer.scene.log) == 1
        await ann.say("undo", seat=0)
        check(viewer)
        assert not viewer.scene.log
        await ann.act([CELL["b2"]])
        check(viewer)
        assert len(viewer.scene.log) == 1

    in_server(tmp_path, story)


def test_when_a_name_has_changed_the_log_is_sent_whole(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, rng = Guest(server, "Ann"), random.Random(1)
        service = await server.registry.service((await ann.make("connect_four", 2, hotseat=True)).table)
        viewer = ChangeSocket(service)
        for name in ("Zoe", "Yan"):
            await move(service, rng)
            check(viewer)
            service.table.seats[0].name = name
        await move(service, rng)
        check(viewer)
        assert viewer.changes == 3
        assert "Yan" in viewer.scene.log[0].text

    in_server(tmp_path, story, games=games())


def test_a_viewer_who_comes_back_is_sent_the_whole_scene(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, _ = await two_at(server)
        await ann.act([CELL["a1"]])
        gone = ChangeSocket(ann.service)
        gone.look()
        gone.leave()
        await move(ann.service, random.Random(1))
        back = ChangeSocket(ann.service)
        check(back)
        first = back.changes
        await move(ann.service, random.Random(1))
        check(back)
        assert (first, back.changes) == (0, 1)

    in_server(tmp_path, story)


def test_a_viewer_who_missed_a_position_is_sent_the_whole_scene(tmp_path: Path) -> None:
    """Others are shown the positions between two late scenes; the change since the last of them is not for this one."""

    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        late = ChangeSocket(ann.service)
        late.look()
        await ann.act([CELL["a1"]])
        other = ChangeSocket(ann.service)  # is shown the position that `late` has to wait for
        check(other)
        await bob.act([CELL["b2"]])
        await asyncio.sleep(0.2)
        for viewer in (late, other):
            check(viewer)
        assert (late.changes, other.changes) == (0, 1)

    in_server(tmp_path, story, scene_delay=0.1)


def test_a_viewer_who_asks_for_everything_gets_the_whole_scene_even_if_a_change_would_do(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, _ = await two_at(server)
        late = ChangeSocket(ann.service)
        late.look()
        await ann.act([CELL["a1"]])
        assert [m["t"] for m in await late.say("sync") if m["t"] in ("scene", "change")] == ["scene"]

    in_server(tmp_path, story, scene_delay=1e6)


def test_another_seat_another_language_and_a_request_for_everything_are_whole_scenes(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann = Guest(server, "Ann")
        service = await server.registry.service((await ann.make("envelopes", 2, hotseat=True)).table)
        viewer = ChangeSocket(service, ann.owner, 0)
        asks: list[tuple[str, dict[str, Any]]] = [("sit", {"seat": 1}), ("lang", {"lang": "ja"}), ("sync", {})]
        for t, more in asks:
            await move(service, random.Random(1))
            check(viewer)
            viewer.changes = 0
            kinds = [message["t"] for message in await viewer.say(t, **more) if message["t"] in ("scene", "change")]
            assert kinds == ["scene"]
            await viewer.say("sync")
            await viewer.dispatcher.handle(b'{"t":"sync"}')
            check(viewer)
            assert not viewer.changes

    in_server(tmp_path, story)


def test_a_change_is_made_of_two_scenes_of_the_same_viewer(tmp_path: Path) -> None:
    """Every byte of a change is found in a scene of that seat, so it tells no more than whole scenes do."""

    async def story(server: ServerContext) -> None:
        ann, rng = Guest(server, "Ann"), random.Random(3)
        service = await server.registry.service((await ann.make("envelopes", 2, hotseat=True)).table)
        viewers = [ChangeSocket(service, ann.owner, 0), ChangeSocket(service, ann.owner, 1), ChangeSocket(service)]
        for viewer in viewers:
            viewer.look()
        while service.table.phase() == "running":
            await move(service, rng)
            for viewer in viewers:
                before = viewer.message
                (change,) = viewer.got("change")
                viewer.message = changed(before, change)
                own = publisher_of(service).scenes.message(service.table, viewer.connection.seat, "en")
                assert change["seat"] == viewer.connection.seat
                for line in change.get("lines", []):
                    assert msgspec.json.encode(line) in own
                for part in change.get("set", {}).values():
                    assert msgspec.json.encode(part) in own or part in (False, "", [], {})

    in_server(tmp_path, story, undo_delay=1e6)


def test_a_viewer_who_does_not_ask_for_changes_gets_whole_scenes(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        other = ChangeSocket(ann.service, bob.connection.owner, 1)
        await ann.act([CELL["a1"]])
        await bob.act([CELL["b2"]])
        bob.got()
        await ann.act([CELL["c3"]])
        kinds = {message["t"] for message in bob.got()}
        assert "scene" in kinds
        assert "change" not in kinds
        check(other)
        assert other.changes

    in_server(tmp_path, story)


def test_a_socket_gets_changes_if_its_address_says_so(tmp_path: Path) -> None:
    async def story(server: Server) -> list[Player]:
        await server.up()
        table, tokens = await seat_people(server.url, "row", 2, 2)
        players = [Player([server.url], table, token, seat, seat) for seat, token in enumerate(tokens)]
        await asyncio.gather(*[player.play() for player in players])
        return players

    server = Server(tmp_path)
    server.start()
    try:
        whole, changing = asyncio.run(story(server))
    finally:
        server.stop()
    assert whole.changes == 0
    assert changing.changes > 1


# -- differences


def scene(*table: Piece, **more: Any) -> Scene:
    return Scene("row", 1, "en", "Row", table=list(table), **more)


def test_a_piece_on_a_board_is_changed_alone() -> None:
    def board(*names: str, tint: str = "") -> Piece:
        return Piece("board", items=[Piece(name[0], name) for name in names], tint=tint)

    found = SceneDifference(scene(board("a", "b")), scene(board("a", "b!")))
    assert found.set == {"table.0.items.1": Piece("b", "b!")}
    assert SceneDifference(scene(board("a")), scene(board("a", tint="red"))).set == {"table.0.tint": "red"}
    assert list(SceneDifference(scene(board("a")), scene(board("a", "b"))).set) == ["table.0.items"]
    assert list(SceneDifference(scene(board("a")), scene()).set) == ["table"]


def test_another_piece_at_the_same_place_is_sent_whole() -> None:
    before, now = Piece("a", items=[Piece("x")]), Piece("b", items=[Piece("x")])
    assert SceneDifference(scene(before), scene(now)).set == {"table.0": now}


def test_what_is_no_longer_there_is_unset() -> None:
    found = SceneDifference(scene(you=1), scene())
    assert (found.set, found.unset) == ({}, ["you"])


def test_only_fields_of_a_seat_that_differ_are_sent() -> None:
    before, now = scene(seats=[Seat("Ann", 0, active=True)]), scene(seats=[Seat("Ann", 0, note="passed")])
    assert SceneDifference(before, now).set == {"seats.0.active": False, "seats.0.note": "passed"}


def test_lines_that_a_log_has_forgotten_cannot_be_added() -> None:
    assert new_lines(["c", "d"], 3, 4) == ["d"]
    assert new_lines(["c", "d"], 4, 4) == []
    assert new_lines(["c", "d"], 1, 4) is None
    assert new_lines(["c", "d"], 5, 4) is None
