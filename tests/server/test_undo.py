"""Fair undo: free while nothing was drawn or shown since the seat's last move, else by consent of all people."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from tenban.kernel import KeyedRandom, Move, play, shown, start
from tenban.server.context import ServerContext
from tests.server.support import Guest, Socket, codes_of, in_server, settled
from tests.server.test_table import CELL, two_at
from tests.server.toys import BID, DRAW, REST, TOYS


async def undo_of(socket: Socket) -> Any:
    """Return what a viewer knows about undo when the table is at rest."""
    await asyncio.sleep(0.01)
    socket.got()
    return socket.undo


async def bid(sockets: tuple[Socket, Socket]) -> int:
    """Let both bid their lowest card and return the winner."""
    table = sockets[0].service.table
    for seat, socket in enumerate(sockets):
        await socket.act([BID.one(table.match().state.fields()["hands"][seat][0]).code])
    (winner,) = table.match().to_act
    return winner


def test_a_choice_that_showed_nothing_is_taken_back_freely(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        await ann.act([CELL["a1"]])
        told = await undo_of(ann)
        assert told["free"]
        assert told["why"].startswith("Nothing was drawn or shown")
        assert not (await undo_of(bob)).get("may")
        assert (await ann.say("undo", seat=0, id="u"))[0] == {"t": "ack", "id": "u", "seq": ann.service.table.seq}
        assert ann.service.table.moves == []
        assert (await ann.act([CELL["b2"]]))["t"] == "ack"

    in_server(tmp_path, story)


def test_after_another_has_chosen_all_people_must_agree(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        await ann.act([CELL["a1"]])
        await bob.act([CELL["b2"]])
        told = await undo_of(ann)
        assert not told.get("free")
        assert told["may"]
        assert told["why"] == "Others have chosen since: all players must agree."
        await ann.say("undo", seat=0)
        assert len(ann.service.table.moves) == 2
        asked = await undo_of(bob)
        assert asked["asked"] == {"seat": 0, "agreed": [0], "waiting": [1], "answer": 1}
        await bob.say("undo-answer", seat=1, agree=True)
        assert ann.service.table.moves == []

    in_server(tmp_path, story)


def test_one_refusal_ends_the_question_and_so_does_a_new_choice(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        await ann.act([CELL["a1"]])
        await bob.act([CELL["b2"]])
        await ann.say("undo", seat=0)
        (again,) = [m for m in await ann.say("undo", seat=0) if m["t"] == "refused"]
        assert again["text"] == "Somebody is asking already. Wait for the answers."
        await bob.say("undo-answer", seat=1, agree=False)
        assert ann.service.table.pending_undo is None
        await ann.say("undo", seat=0)
        await ann.act([CELL["c3"]])
        assert ann.service.table.pending_undo is None
        (late,) = [m for m in await bob.say("undo-answer", seat=1, agree=True) if m["t"] == "refused"]
        assert late["text"] == "Nobody waits for your answer."
        assert len(ann.service.table.moves) == 3

    in_server(tmp_path, story)


def test_what_was_drawn_is_not_taken_back_freely(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        sockets = await two_at(server, "envelopes")
        winner = await bid(sockets)
        await sockets[winner].act([DRAW.one(0).code])
        told = await undo_of(sockets[winner])
        assert not told.get("free")
        assert told["why"] == "Something was drawn or shown since: all players must agree."

    in_server(tmp_path, story)


def test_a_choice_without_news_is_free_in_a_game_of_secrets_too(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        sockets = await two_at(server, "envelopes")
        winner = await bid(sockets)
        await sockets[winner].act([REST.one(0).code])
        assert (await undo_of(sockets[winner]))["free"]

    in_server(tmp_path, story)


def test_a_sealed_answer_is_taken_back_alone_and_others_answers_stand(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob, carl = (Guest(server, name) for name in ("Ann", "Bob", "Carl"))
        table = await ann.make("envelopes", 3, listed=True)
        await bob.join(table.table)
        await carl.join(table.table)
        sockets = [await guest.sit_at(table.table, seat) for seat, guest in enumerate((ann, bob, carl))]
        service, rng = sockets[0].service, random.Random(1)
        await sockets[0].act(codes_of(service, 0, rng))
        carls_question = service.table.seq
        await sockets[1].act(codes_of(service, 1, rng))
        assert (await undo_of(sockets[0]))["free"]
        await sockets[0].say("undo", seat=0)
        assert [choice.seat for choice in service.table.moves] == [1]
        assert service.table.match().to_act == (0, 2)
        assert (await sockets[2].act(codes_of(service, 2, rng), seq=carls_question))["t"] == "ack"
        stale = await sockets[0].act(codes_of(service, 0, rng), seq=carls_question)
        assert stale["stale"]
        await sockets[0].act(codes_of(service, 0, rng))
        assert service.table.match().state.fields()["round"] == 1
        assert not (await undo_of(sockets[1])).get("free")

    in_server(tmp_path, story)


def test_against_bots_alone_undo_is_always_free(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann = Guest(server, "Ann")
        table = await ann.make(bots={"1": "random"})
        socket = await ann.sit_at(table.table, 0)
        await socket.act([CELL["a1"]])
        await settled(socket.service)
        assert len(socket.service.table.moves) == 2
        await socket.say("undo", seat=0)
        assert socket.service.table.moves == []

    in_server(tmp_path, story)


def test_an_undo_for_another_seat_or_after_the_end_is_refused(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        await ann.act([CELL["a1"]])
        (refused,) = await bob.say("undo", seat=0)
        assert refused["text"] == "That is not your seat."
        for socket, cell in zip((bob, ann) * 2, ("b1", "a2", "b2", "a3"), strict=True):
            await socket.act([CELL[cell]])
        (refused,) = [m for m in await ann.say("undo", seat=0) if m["t"] == "refused"]
        assert refused["text"] == "Only in a running game can a choice be taken back."

    in_server(tmp_path, story)


def test_what_is_known_at_once_comes_with_the_scene_and_nothing_follows(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        answers = await ann.say("act", id="x", seq=ann.service.table.seq, seat=0, codes=[CELL["a1"]])
        (scene,) = [m for m in answers if m["t"] == "scene"]
        assert scene["undo"]["free"]
        assert scene["undo"]["seq"] == scene["seq"]
        await asyncio.sleep(0.01)
        assert not ann.got("undo")
        (scene,) = bob.got("scene")[-1:]
        assert not scene["undo"].get("may")
        assert "undo" not in (await Guest(server, "Eve").sit_at(ann.service.table.id)).got("scene")[-1]

    in_server(tmp_path, story)


def test_what_takes_a_moment_follows_for_the_seat_that_moved_alone(tmp_path: Path) -> None:
    """In a game of secrets, worlds are imagined to find out whether a move showed anything; later scenes know it."""

    async def story(server: ServerContext) -> None:
        sockets = await two_at(server, "envelopes")
        winner = await bid(sockets)
        mover, other = sockets[winner], sockets[1 - winner]
        other.got()
        answers = await mover.say("act", id="x", seq=mover.service.table.seq, seat=winner, codes=[REST.one(0).code])
        (scene,) = [m for m in answers if m["t"] == "scene"]
        assert "undo" not in scene
        assert other.got("scene")[-1]["undo"]["why"] == "Others have chosen since: all players must agree."
        await asyncio.sleep(0.01)
        (told,) = mover.got("undo")
        assert told["free"]
        assert not other.got("undo")
        (again,) = [m for m in await mover.say("sync") if m["t"] == "scene"]
        assert again["undo"] == told

    in_server(tmp_path, story)


def test_a_sealed_choice_shows_nothing_until_the_last_one_reveals_them_all() -> None:
    rules = TOYS["envelopes"].rules
    s = start(rules, 3, {}, KeyedRandom(b"k" * 16))
    for seat in range(3):
        action = BID.one(s.hands[seat][0])
        assert shown(rules, s, Move((action,)), seat) == (seat == 2)
        play(rules, s, seat, action)
