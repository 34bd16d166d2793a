"""Sitting down, moving, chatting, leaving and coming back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tenban.server.context import ServerContext
from tenban.server.presenters.publisher import publisher_of
from tenban.server.store import store_for
from tenban.server.tables import commands
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.permissions import Asker
from tests.server.support import Guest, Socket, codes_of, in_server, server_at, settled
from tests.server.toys import BID, DROP, MARK, REST

CELL = {text.split()[1]: action.code for text, action in zip([a.text for a in MARK.actions], MARK.actions, strict=True)}


async def two_at(server: ServerContext, game: str = "row") -> tuple[Socket, Socket]:
    """Return the sockets of Ann and Bob at a running table of two."""
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table = await ann.make(game)
    await bob.join(table.table, table.invites[0].token)
    return await ann.sit_at(table.table, 0), await bob.sit_at(table.table, 1)


def test_a_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        table = await ann.make()
        socket = await ann.sit_at(table.table, 0)
        first = socket.got()
        assert [m["t"] for m in first] == ["table", "chat"]
        assert first[0]["phase"] == "waiting"
        assert "commitment" not in first[0]
        assert (await socket.act([CELL["a1"]]))["text"] == "The game begins when every seat is taken."
        await bob.join(table.table, table.invites[0].token)
        later = {m["t"]: m for m in socket.got()}
        assert later["table"]["phase"] == "running"
        assert len(later["table"]["commitment"]) == 64
        assert "key" not in later["table"]
        assert later["scene"]["scene"]["ask"]["choices"]

    in_server(tmp_path, story)


def test_a_move_is_acknowledged_and_shown_to_all(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        eve = Socket(ann.service)
        for socket in (bob, eve):
            socket.raw()
        answer = await ann.act([CELL["b2"]], id="x")
        assert answer == {"t": "ack", "id": "x", "seq": ann.service.table.seq}
        for socket in (bob, eve):
            (scene,) = socket.got("scene")
            assert scene["seq"] == answer["seq"]
        assert "ask" not in scene["scene"]

    in_server(tmp_path, story)


def test_sending_an_action_twice_does_it_once(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        first = await ann.act([CELL["b2"]], id="x")
        again = await ann.act([CELL["b2"]], id="x", seq=1)
        assert first == again
        await bob.act([CELL["a1"]])
        assert await ann.act([CELL["c3"]], id="x") == first
        assert len(ann.service.table.moves) == 2

    in_server(tmp_path, story)


def test_an_illegal_choice_is_refused_with_its_clause(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        await ann.act([CELL["b2"]])
        answer = await bob.act([CELL["b2"]])
        assert (answer["t"], answer["clause"]) == ("refused", "ROW-1")
        assert (await ann.act([CELL["a1"]]))["clause"] == "TB-1"
        assert (await bob.act([999]))["clause"] == "TB-2"
        assert (await bob.act([CELL["a1"], CELL["a2"]]))["clause"] == "TB-2"
        assert len(ann.service.table.moves) == 1

    in_server(tmp_path, story)


def test_a_move_for_another_persons_seat_is_refused(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        eve = Socket(ann.service)
        for socket in (bob, eve):
            answer = await socket.act([CELL["a1"]], seat=0)
            assert answer["text"] == "That is not your seat."
        assert ann.service.table.moves == []

    in_server(tmp_path, story)


def test_an_answer_to_an_older_question_is_refused_and_a_scene_follows(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        seen = ann.service.table.seq
        await ann.act([CELL["a1"]])
        await bob.act([CELL["a2"]])
        answers = await ann.say("act", id="late", seq=seen, seat=0, codes=[CELL["c3"]])
        assert [m["t"] for m in answers] == ["refused", "scene"]
        assert answers[0]["stale"]
        assert (await ann.act([CELL["c3"]], seq=10**6))["t"] == "refused"
        assert len(ann.service.table.moves) == 2

    in_server(tmp_path, story)


def test_chat_in_between_does_not_make_an_answer_stale(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        seen = ann.service.table.seq
        await bob.say("chat", text="hello")
        assert (await ann.act([CELL["a1"]], seq=seen))["t"] == "ack"

    in_server(tmp_path, story)


def test_sealed_answers_may_come_in_any_order_to_the_same_question(tmp_path: Path) -> None:
    """A pending answer does not make another one stale: each seat answers its own question."""

    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server, "envelopes")
        seen = ann.service.table.seq
        hands = ann.service.table.match().state.fields()["hands"]
        assert (await ann.act([BID.one(hands[0][0]).code], seq=seen))["t"] == "ack"
        assert ann.service.table.seq > seen
        assert (await bob.act([BID.one(hands[1][0]).code], seq=seen))["t"] == "ack"
        assert len(ann.service.table.moves) == 2
        assert ann.service.table.match().state.fields()["round"] == 1

    in_server(tmp_path, story)


def test_a_pending_sealed_choice_is_shown_to_nobody_else(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server, "envelopes")
        hands = ann.service.table.match().state.fields()["hands"]
        bob.raw()
        await ann.act([BID.one(hands[0][0]).code])
        first = [m["scene"] for m in bob.got("scene")]
        await ann.say("undo", seat=0)
        bob.raw()
        await ann.act([BID.one(hands[0][1]).code])
        second = [m["scene"] for m in bob.got("scene")]
        for scene in (*first, *second):
            scene.pop("rev")
        assert first == second

    in_server(tmp_path, story)


def test_a_choice_of_several_parts_is_taken_whole_or_not_at_all(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        sockets = await two_at(server, "envelopes")
        table = sockets[0].service.table
        for seat in (0, 1):
            await sockets[seat].act([BID.one(table.match().state.fields()["hands"][seat][0]).code])
        (winner,) = table.match().to_act
        hand = table.match().state.fields()["hands"][winner]
        low, mid, high = (DROP.one(card).code for card in hand)
        socket = sockets[winner]
        assert (await socket.act([mid, low]))["clause"] == "ENVELOPES-3"
        assert (await socket.act([REST.one(0).code, low]))["clause"] == "TB-2"
        assert table.match().state.picks == ()
        assert (await socket.act([low, high]))["t"] == "ack"
        assert table.match().state.fields()["hands"][winner] == [hand[1]]

    in_server(tmp_path, story)


def test_a_finished_game_shows_its_key_and_its_record(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        for socket, cell in zip((ann, bob) * 3, ("a1", "b1", "a2", "b2", "a3"), strict=False):
            assert "key" not in str(socket.got("table"))
            await socket.act([CELL[cell]])
        table = ann.service.table
        assert table.phase() == "over"
        message = bob.got("table")[-1]
        assert message["key"] == table.key.hex()
        assert table.finished_record().totals == [1, 0]
        assert (await bob.act([CELL["c3"]]))["text"] == "This game is over."

    in_server(tmp_path, story)


def test_a_table_of_bots_plays_itself_to_the_end(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann = Guest(server, "Ann")
        table = await ann.make("envelopes", 3, bots={"0": "random", "1": "random", "2": "random"}, watch=True)
        service = await server.registry.service(table.table)
        await settled(service)
        assert service.table.phase() == "over"
        assert table.seats == []

    in_server(tmp_path, story)


def test_a_bot_plays_for_a_person_who_leaves_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        service = ann.service
        await service.execute(lambda t, now: commands.leave(t, now, Asker(ann.connection.owner), None, "random"))
        await settled(service)
        (seat,) = [s for s in bob.got("table")[-1]["seats"] if s["seat"] == 0]
        assert (seat["kind"], seat["left"], seat["name"]) == ("bot", True, "Ann")
        assert len(service.table.moves) == 1
        assert (await bob.act([codes_of(service, 1, random.Random(1))[0]]))["t"] == "ack"
        await settled(service)
        assert len(service.table.moves) == 3
        assert (await ann.act([0], seat=0))["text"] == "A bot plays for you. Take your seat back first."
        await service.execute(lambda t, now: commands.take_back(t, now, Asker(ann.connection.owner), None))
        await bob.act(codes_of(service, 1, random.Random(1)))
        await settled(service)
        assert service.table.match().to_act == (0,)
        assert (await ann.act(codes_of(service, 0, random.Random(1))))["t"] == "ack"

    in_server(tmp_path, story)


def test_a_seat_left_before_the_start_is_free_and_its_old_owner_sees_nothing_of_it(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob, carl = (Guest(server, name) for name in ("Ann", "Bob", "Carl"))
        table = await ann.make("envelopes", 3, listed=True)
        await bob.join(table.table)
        spy = await bob.sit_at(table.table, 1)
        await spy.service.execute(lambda t, now: commands.leave(t, now, Asker(bob.owner), None, "random"))
        await carl.join(table.table)
        dora = Guest(server, "Dora")
        await dora.join(table.table)
        (scene,) = spy.got("scene")
        assert scene["seat"] == -1
        assert "you" not in scene["scene"]

    in_server(tmp_path, story)


def test_others_may_replace_only_people_who_are_long_absent(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        service = ann.service
        with pytest.raises(RefusedError, match="person-is-here"):
            await service.execute(lambda t, now: commands.put_bot(t, now, Asker(ann.connection.owner), 1, "random"))
        bob.leave()
        assert service.presence.absent(service.table.people()) == {bob.connection.owner}
        absent = set(service.presence.absent(service.table.people()))
        with pytest.raises(RefusedError, match="person-is-here"):
            await service.execute(lambda t, now: commands.put_bot(t, now, Asker("a stranger", absent), 1, "random"))
        await service.execute(lambda t, now: commands.put_bot(t, now, Asker(ann.connection.owner, absent), 1, "random"))
        assert service.table.seats[1].kind() == "bot"

    in_server(tmp_path, story, absent_seconds=0.0)


def test_a_report_of_the_people_is_published_only_if_it_says_something_new(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, ben = await two_at(server)
        watcher = Socket(ann.service)
        assert ann.got("table")
        ann.service.refresh_presence()
        assert not ann.got("table")
        publisher_of(ann.service).unsubscribe(watcher.connection)
        assert [message.get("watchers", 0) for message in ann.got("table")] == [0]
        publisher_of(ben.service).unsubscribe(ben.connection)
        assert [message["seats"][1].get("here", False) for message in ann.got("table")] == [False]
        ben.service.presence.absent_after = -1.0
        ann.service.refresh_presence()
        assert [message["seats"][1]["absent"] for message in ann.got("table")] == [True]

    in_server(tmp_path, story)


def test_in_hotseat_one_browser_plays_every_seat(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann = Guest(server, "Ann")
        table = await ann.make("envelopes", 2, hotseat=True, names={"1": "Grandma"})
        socket = await ann.sit_at(table.table, -1)
        assert table.seats == [0, 1]
        assert [s["name"] for s in socket.got("table")[-1]["seats"]] == ["Ann", "Grandma"]
        for seat in (0, 1):
            (scene,) = [m for m in await socket.say("sit", seat=seat) if m["t"] == "scene"]
            assert scene["scene"]["you"] == seat
            assert (await socket.act(codes_of(socket.service, seat, random.Random(1)), seat=seat))["t"] == "ack"
        assert socket.service.table.match().state.fields()["round"] == 1

    in_server(tmp_path, story)


def test_a_stranger_may_not_look_from_a_seat(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        _ann, bob = await two_at(server, "envelopes")
        (answer,) = await bob.say("sit", seat=0)
        assert answer["t"] == "refused"
        assert bob.connection.seat == 1

    in_server(tmp_path, story)


def test_private_tables_need_an_invitation_and_listed_ones_do_not(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        private, listed = await ann.make(), await ann.make(listed=True)
        with pytest.raises(RefusedError, match="needs-invitation"):
            await bob.join(private.table)
        with pytest.raises(RefusedError, match="bad-invitation"):
            await bob.join(private.table, listed.invites[0].token)
        await bob.join(listed.table)
        with pytest.raises(RefusedError, match="table-has-begun"):
            await Guest(server, "Carl").join(listed.table)

    in_server(tmp_path, story)


def test_chat_is_plain_text_and_only_seated_people_may_write(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        await ann.say("chat", text="<b>hi</b>\u202e\u0000\n there")
        (chat,) = bob.got("chat")[-1:]
        assert chat["lines"][0]["text"] == "<b>hi</b> there"
        assert chat["lines"][0]["name"] == "Ann"
        (refused,) = await Socket(ann.service).say("chat", text="boo")
        assert refused["text"] == "Only those who sit here may write."

    in_server(tmp_path, story)


def test_the_viewer_chooses_the_language_of_scenes_and_refusals(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        _ann, bob = await two_at(server)
        answers = await bob.say("lang", lang="ja")
        assert [m["scene"]["lang"] for m in answers if m["t"] == "scene"] == ["ja"]
        assert (await bob.act([CELL["a1"]], seat=0))["text"] == "あなたの席ではありません。"

    in_server(tmp_path, story)


def test_a_restart_finds_everything_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path) as server:
            ann, _bob = await two_at(server, "envelopes")
            rng = random.Random(3)
            await ann.act(codes_of(ann.service, 0, rng), id="first")
            await ann.say("chat", text="still here?")
            before = (await ann.say("sync"))[2]
            id, owner = ann.service.table.id, ann.connection.owner
        async with server_at(tmp_path, store=store_for(tmp_path)) as server:
            service = await server.registry.service(id)
            ann = Socket(service, owner, 0)
            after = ann.got()
            assert after[1]["lines"][-1]["text"] == "still here?"
            assert after[2] == before
            assert (await ann.act([0], id="first"))["t"] == "ack"
            assert len(service.table.moves) == 1

    asyncio.run(run())


def test_a_rematch_brings_everybody_to_one_new_table(tmp_path: Path) -> None:
    from tenban.server.tables import lobby

    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        service = ann.service
        with pytest.raises(RefusedError, match="not-over-yet"):
            await lobby.rematch(server.registry, ann.connection.owner, service)
        for socket, cell in zip((ann, bob) * 3, ("a1", "b1", "a2", "b2", "a3"), strict=False):
            await socket.act([CELL[cell]])
        first, second = await asyncio.gather(
            lobby.rematch(server.registry, ann.connection.owner, service),
            lobby.rematch(server.registry, bob.connection.owner, service),
        )
        assert first is second is not service
        assert [first.table.seats_of(socket.connection.owner) for socket in (ann, bob)] == [[0], [1]]
        assert first.table.key != service.table.key
        assert bob.got("table")[-1]["rematch"] == first.table.id

    in_server(tmp_path, story)


def test_viewers_who_are_not_to_act_get_the_last_of_positions_that_follow_fast(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        eve = Socket(ann.service)
        for socket in (bob, eve):
            socket.raw()
        await ann.act([CELL["b2"]])
        assert [m["seq"] for m in bob.got("scene")] == [ann.service.table.seq]
        answers = await bob.say("act", id="now", seq=ann.service.table.seq, seat=1, codes=[CELL["a1"]])
        assert [m["t"] for m in answers][-2:] == ["ack", "scene"]  # at once: this seat has moved
        assert eve.got("scene") == []
        await asyncio.sleep(1.5)
        assert [m["seq"] for m in eve.got("scene")] == [ann.service.table.seq]

    in_server(tmp_path, story, scene_delay=1.0)
