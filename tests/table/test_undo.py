"""Fair undo: free while nothing was drawn or shown since one's own choice, else by consent of all people."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from tenban.kernel import Keyed, play, shown, start
from tenban.table.hall import Hall
from tests.table.support import Guest, Socket, codes_of, in_hall, settled
from tests.table.test_table import CELL, two_at
from tests.table.toys import BID, DRAW, REST, TOYS


async def undo_of(socket: Socket) -> Any:
    """What the viewer is told about undo once the table is at rest."""
    await asyncio.sleep(0.01)
    return socket.got("undo")[-1]


async def bid(sockets: tuple[Socket, Socket]) -> int:
    """Both bid their lowest card; who won."""
    table = sockets[0].room.table
    for seat, socket in enumerate(sockets):
        await socket.act([BID.one(table.position().state.fields()["hands"][seat][0]).code])
    (winner,) = table.position().to_act()
    return winner


def test_a_choice_that_showed_nothing_is_taken_back_freely(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann, bob = await two_at(hall)
        await ann.act([CELL["a1"]])
        told = await undo_of(ann)
        assert told["free"]
        assert told["why"].startswith("Nothing was drawn or shown")
        assert not (await undo_of(bob)).get("possible")
        assert (await ann.say("undo", seat=0, id="u"))[0] == {"t": "ack", "id": "u", "seq": ann.room.table.seq}
        assert ann.room.table.moves == []
        assert (await ann.act([CELL["b2"]]))["t"] == "ack"

    in_hall(tmp_path, story)


def test_after_another_has_chosen_all_people_must_agree(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann, bob = await two_at(hall)
        await ann.act([CELL["a1"]])
        await bob.act([CELL["b2"]])
        told = await undo_of(ann)
        assert not told.get("free")
        assert told["possible"]
        assert told["why"] == "Others have chosen since: all players must agree."
        await ann.say("undo", seat=0)
        assert len(ann.room.table.moves) == 2
        asked = await undo_of(bob)
        assert asked["asked"] == {"seat": 0, "agreed": [0], "waiting": [1]}
        await bob.say("undo-answer", seat=1, agree=True)
        assert ann.room.table.moves == []

    in_hall(tmp_path, story)


def test_one_refusal_ends_the_question_and_so_does_a_new_choice(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann, bob = await two_at(hall)
        await ann.act([CELL["a1"]])
        await bob.act([CELL["b2"]])
        await ann.say("undo", seat=0)
        (again,) = [m for m in await ann.say("undo", seat=0) if m["t"] == "refused"]
        assert again["text"] == "Somebody is asking already. Wait for the answers."
        await bob.say("undo-answer", seat=1, agree=False)
        assert ann.room.table.question is None
        await ann.say("undo", seat=0)
        await ann.act([CELL["c3"]])
        assert ann.room.table.question is None
        (late,) = [m for m in await bob.say("undo-answer", seat=1, agree=True) if m["t"] == "refused"]
        assert late["text"] == "Nobody waits for your answer."
        assert len(ann.room.table.moves) == 3

    in_hall(tmp_path, story)


def test_what_was_drawn_is_not_taken_back_freely(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        sockets = await two_at(hall, "whisper")
        winner = await bid(sockets)
        await sockets[winner].act([DRAW.one(0).code])
        told = await undo_of(sockets[winner])
        assert not told.get("free")
        assert told["why"] == "Something was drawn or shown since: all players must agree."

    in_hall(tmp_path, story)


def test_a_choice_without_news_is_free_in_a_game_of_secrets_too(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        sockets = await two_at(hall, "whisper")
        winner = await bid(sockets)
        await sockets[winner].act([REST.one(0).code])
        assert (await undo_of(sockets[winner]))["free"]

    in_hall(tmp_path, story)


def test_a_sealed_answer_is_taken_back_alone_and_others_answers_stand(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann, bob, carl = (Guest(hall, name) for name in ("Ann", "Bob", "Carl"))
        table = await ann.make("whisper", 3, listed=True)
        await bob.join(table.table)
        await carl.join(table.table)
        sockets = [await guest.sit_at(table.table, seat) for seat, guest in enumerate((ann, bob, carl))]
        room, rng = sockets[0].room, random.Random(1)
        await sockets[0].act(codes_of(room, 0, rng))
        carls_question = room.table.seq
        await sockets[1].act(codes_of(room, 1, rng))
        assert (await undo_of(sockets[0]))["free"]
        await sockets[0].say("undo", seat=0)
        assert [choice.seat for choice in room.table.moves] == [1]
        assert room.table.position().to_act() == (0, 2)
        assert (await sockets[2].act(codes_of(room, 2, rng), seq=carls_question))["t"] == "ack"
        stale = await sockets[0].act(codes_of(room, 0, rng), seq=carls_question)
        assert stale["stale"]
        await sockets[0].act(codes_of(room, 0, rng))
        assert room.table.position().state.fields()["round"] == 1
        assert not (await undo_of(sockets[1])).get("free")

    in_hall(tmp_path, story)


def test_against_bots_alone_one_may_always_take_back(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann = Guest(hall, "Ann")
        table = await ann.make(bots={"1": "random"})
        socket = await ann.sit_at(table.table, 0)
        await socket.act([CELL["a1"]])
        await settled(socket.room)
        assert len(socket.room.table.moves) == 2
        await socket.say("undo", seat=0)
        assert socket.room.table.moves == []

    in_hall(tmp_path, story)


def test_nobody_takes_back_for_another_or_after_the_end(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann, bob = await two_at(hall)
        await ann.act([CELL["a1"]])
        (refused,) = await bob.say("undo", seat=0)
        assert refused["text"] == "That is not your seat."
        for socket, cell in zip((bob, ann) * 2, ("b1", "a2", "b2", "a3"), strict=True):
            await socket.act([CELL[cell]])
        (refused,) = [m for m in await ann.say("undo", seat=0) if m["t"] == "refused"]
        assert refused["text"] == "Only in a running game can a choice be taken back."

    in_hall(tmp_path, story)


def test_a_sealed_choice_shows_nothing_until_the_last_one_reveals_them_all() -> None:
    rules = TOYS["whisper"].rules
    s = start(rules, 3, {}, Keyed(b"k" * 16))
    for seat in range(3):
        action = BID.one(s.hands[seat][0])
        assert shown(rules, s, [action], seat) == (seat == 2)
        play(rules, s, seat, action)
