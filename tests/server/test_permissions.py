"""The permissions that a viewer is sent agree with what happens when the request is made."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tenban.kernel.view import SPECTATOR
from tenban.server.context import ServerContext
from tenban.server.presenters.undo import undo_message
from tenban.server.tables import commands, permissions
from tenban.server.tables.commands import Decision, MoveRequest
from tenban.server.tables.errors import RefusedError
from tenban.server.tables.permissions import Asker
from tenban.server.tables.service import TableService
from tenban.server.tables.setup import Seating, uploaded
from tenban.server.workers import records
from tests.server.support import Guest, Socket, codes_of, in_server, server_of, settled
from tests.server.test_http import served
from tests.server.test_table import CELL, two_at

NOT_A_PLAYER = ("not-your-seat", "bot-plays-for-you")
OVER = ("a1", "b1", "a2", "b2", "a3")

Story = Callable[[ServerContext], Awaitable[TableService]]
SITUATIONS: dict[str, Story] = {}


def situation(story: Story) -> Story:
    SITUATIONS[story.__name__] = story
    return story


@situation
async def a_listed_table_that_waits(server: ServerContext) -> TableService:
    return await server.registry.service((await Guest(server, "Ann").make(listed=True)).table)


@situation
async def a_private_table_that_waits(server: ServerContext) -> TableService:
    return await server.registry.service((await Guest(server, "Ann").make()).table)


@situation
async def a_table_whose_maker_watches(server: ServerContext) -> TableService:
    made = await Guest(server, "Ann").make("envelopes", 3, watch=True, bots={"2": "random"})
    service = await server.registry.service(made.table)
    await Guest(server, "Bob").join(made.table, made.invites[0].token)
    return service


@situation
async def a_table_that_waits_for_contributions(server: ServerContext) -> TableService:
    made = await Guest(server, "Ann").make("row", 2, contribute=True)
    await Guest(server, "Bob").join(made.table, made.invites[0].token, contributes=True)
    bob = await Guest(server, "Bob").sit_at(made.table, 1)
    await bob.say("contribute", seat=1, entropy="bb" * 32)
    bob.leave()
    return bob.service


@situation
async def a_table_that_waits_for_absent_people(server: ServerContext) -> TableService:
    made = await Guest(server, "Ann").make("row", 2, absence="wait")
    await Guest(server, "Bob").join(made.table, made.invites[0].token)
    return await server.registry.service(made.table)


@situation
async def a_bot_stands_in_for_bob(server: ServerContext) -> TableService:
    ann, bob = await two_at(server)
    bob.leave()
    asker = Asker(ann.connection.owner, {bob.connection.owner})
    await ann.service.execute(lambda t, now: commands.put_bot(t, now, asker, 1, "random"))
    return ann.service


@situation
async def two_people_playing(server: ServerContext) -> TableService:
    return (await two_at(server))[0].service


@situation
async def one_person_among_bots(server: ServerContext) -> TableService:
    return await server.registry.service((await Guest(server, "Ann").make(bots={"1": "random"})).table)


@situation
async def everybody_at_one_screen(server: ServerContext) -> TableService:
    return await server.registry.service((await Guest(server, "Ann").make("envelopes", hotseat=True)).table)


@situation
async def a_bot_plays_for_bob(server: ServerContext) -> TableService:
    ann, bob = await two_at(server)
    asker = Asker(bob.connection.owner)
    await ann.service.execute(lambda t, now: commands.leave(t, now, asker, None, "random"))
    return ann.service


@situation
async def bobs_seat_is_offered(server: ServerContext) -> TableService:
    service = await a_bot_plays_for_bob(server)
    asker = Asker(Guest(server, "Ann").owner)
    await service.execute(lambda t, now: commands.invite(t, now, asker, 1))
    return service


@situation
async def ann_has_moved(server: ServerContext) -> TableService:
    ann, _bob = await two_at(server)
    await ann.act([CELL["a1"]])
    return ann.service


@situation
async def ann_asks_for_an_undo(server: ServerContext) -> TableService:
    ann, bob = await two_at(server)
    await ann.act([CELL["a1"]])
    await bob.act([CELL["b2"]])
    await ann.say("undo", seat=0)
    return ann.service


@situation
async def a_game_that_is_over(server: ServerContext) -> TableService:
    ann, bob = await two_at(server)
    for socket, cell in zip((ann, bob) * 3, OVER, strict=False):
        await socket.act([CELL[cell]])
    return ann.service


@situation
async def a_fork_of_a_finished_game(server: ServerContext) -> TableService:
    finished = await a_game_that_is_over(server)
    ann = Guest(server, "Ann")
    seating = Seating("Ann", {1: "random"})
    return await records.fork_table(server.registry, server.pools.records, ann.owner, finished.table, 2, seating)


@situation
async def an_uploaded_record(server: ServerContext) -> TableService:
    finished = await a_game_that_is_over(server)
    events = uploaded(finished.table.finished_record(), Guest(server, "Ann").owner)
    return await server.registry.make("uploaded", events)


# -- the comparison


def accepted(command: Callable[[], Decision]) -> bool:
    try:
        command()
    except RefusedError:
        return False
    return True


def refusal_of(command: Callable[[], Decision]) -> str:
    try:
        command()
    except RefusedError as refused:
        return refused.why or refused.clause
    return ""


def valid_invitations(service: TableService, asker: Asker) -> list[str]:
    table = service.table
    free = [table.made.invites[seat] for seat in table.free_seats()]
    return free + [offer.token for seat, offer in table.offers.items() if permissions.is_abandoned(table.seats[seat])]


def sent_to(service: TableService, owner: str, seat: int) -> dict[str, Any]:
    """Return the last message of each kind that a viewer is sent."""
    socket = Socket(service, owner, seat)
    got = {message["t"]: message for message in socket.got()}
    socket.leave()
    return got


def table_outcomes(service: TableService, asker: Asker) -> dict[str, bool]:
    table = service.table
    outcomes = {
        "join": accepted(lambda: commands.sit(table, 0, asker, "X")),
        "contribute": any(
            accepted(partial(commands.contribute, table, 0, asker, seat, "aa" * 32)) for seat in range(table.made.seats)
        ),
        "chat": accepted(lambda: commands.chat(table, 0, asker, "hello")),
        "leave": accepted(lambda: commands.leave(table, 0, asker, None, "random")),
        "rematch": accepted(lambda: commands.rematch(table, 0, asker, "new")),
        "replay": table.phase() == "over",
    }
    tokens = valid_invitations(service, asker)
    if tokens:
        outcomes["accept"] = all(accepted(partial(commands.sit, table, 0, asker, "X", t)) for t in tokens)
    return outcomes


def seat_outcomes(service: TableService, asker: Asker, seat: int) -> dict[str, bool]:
    table = service.table
    refused = refusal_of(lambda: commands.act(table, 0, asker, MoveRequest(seat, table.seq, [10**6])))
    return {
        "play": refused not in NOT_A_PLAYER,
        "bot": accepted(lambda: commands.put_bot(table, 0, asker, seat, "random")),
        "invite": accepted(lambda: commands.invite(table, 0, asker, seat)),
        "take-back": accepted(lambda: commands.take_back(table, 0, asker, seat)),
    }


async def position_outcomes(service: TableService, asker: Asker, seat: int) -> dict[str, bool]:
    table = service.table
    to_act = table.phase() == "running" and seat in table.match().to_act
    codes = codes_of(service, seat, random.Random(1)) if to_act else [0]
    socket = Socket(service, asker.owner, seat)
    answers = await socket.say("hint", id="h", seat=seat)
    for task in socket.dispatcher._hint_tasks:
        task.cancel()
    socket.leave()
    return {
        "act": accepted(lambda: commands.act(table, 0, asker, MoveRequest(seat, table.seq, codes, "id"))),
        "hint": not [answer for answer in answers if answer["t"] == "refused"],
    }


def check(sent: list[str], outcomes: dict[str, bool], what: str) -> None:
    for action, accepted in outcomes.items():
        assert (action in sent) == accepted, f"{what}: {action}"


async def check_viewer(service: TableService, owner: str, what: str) -> None:
    table = service.table
    for seat in table.seats_of(owner) or [SPECTATOR]:
        socket = Socket(service, owner, seat)
        asker = service.asker(owner)
        got = {message["t"]: message for message in socket.got()}
        while table.made.closed and "scene" not in got:  # another process composes it
            await asyncio.sleep(0.001)
            got |= {message["t"]: message for message in socket.got()}
        check(got["table"].get("may", []), table_outcomes(service, asker), what)
        for info in got["table"]["seats"]:
            check(info.get("may", []), seat_outcomes(service, asker, info["seat"]), f"{what}, seat {info['seat']}")
        if not table.begun():
            assert "scene" not in got
        elif seat == SPECTATOR:
            assert "may" not in got["scene"]
        else:
            check(
                got["scene"].get("may", []), await position_outcomes(service, asker, seat), f"{what} looks from {seat}"
            )
            check_undo(service, asker, seat, what)
        socket.leave()


def answers_undo(service: TableService, asker: Asker, seat: int) -> bool:
    return accepted(lambda: commands.answer_undo(service.table, 0, asker, seat, True))


def check_undo(service: TableService, asker: Asker, seat: int, what: str) -> None:
    table = service.table
    told = undo_message(table, seat, "en")
    assert told.may == accepted(lambda: commands.undo(table, 0, asker, seat)), f"{what}: undo"
    answers = [number for number in range(table.made.seats) if answers_undo(service, asker, number)]
    offered = getattr(told.asked, "answer", None)
    assert (offered in answers) if answers else not isinstance(offered, int), f"{what}: answer an undo"


@pytest.mark.parametrize("absent_seconds", [0.0, 120.0], ids=["others-absent", "others-not-absent"])
@pytest.mark.parametrize("name", SITUATIONS)
def test_every_viewer_may_do_exactly_what_the_server_says(tmp_path: Path, name: str, absent_seconds: float) -> None:
    async def story(server: ServerContext) -> None:
        service = await SITUATIONS[name](server)
        await settled(service)
        for viewer in ("Ann", "Bob", "Carl"):
            await check_viewer(service, Guest(server, viewer).owner, f"{name}, {viewer}")
        await check_viewer(service, "", f"{name}, a visitor without a token")

    in_server(tmp_path, story, absent_seconds=absent_seconds)


def test_every_action_is_allowed_to_somebody_and_refused_to_somebody(tmp_path: Path) -> None:
    """The situations above would prove little if they never granted, or never refused, one of the actions."""
    granted: set[str] = set()
    refused: set[str] = set()
    actions = {*permissions.TABLE_ACTIONS, *permissions.SEAT_ACTIONS, *permissions.POSITION_ACTIONS}

    async def look(service: TableService, owner: str) -> None:
        for seat in service.table.seats_of(owner) or [SPECTATOR]:
            got = sent_to(service, owner, seat)
            places = [got["table"], *got["table"]["seats"], got.get("scene", {})]
            found = {action for place in places for action in place.get("may", [])}
            granted.update(found)
            refused.update(actions - found)

    for number, tell in enumerate(SITUATIONS.values()):

        async def story(server: ServerContext, tell: Story = tell) -> None:
            service = await tell(server)
            for viewer in ("Ann", "Bob", "Carl"):
                await look(service, Guest(server, viewer).owner)

        in_server(tmp_path / str(number), story, absent_seconds=0.0)
    assert granted == actions
    assert refused == actions


def test_a_past_position_may_be_forked_unless_the_game_ends_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as (server, browser):
            service = await a_game_that_is_over(server)
            client: httpx.AsyncClient = browser()
            path = f"/api/tables/{service.table.id}"
            for at in range(len(OVER) + 1):
                shown = (await client.get(f"{path}/replay?at={at}")).json()
                answer = await client.post(f"{path}/fork", json={"at": at, "name": "Carl"})
                assert ("fork" in shown.get("may", [])) == (answer.status_code == 201), at
            assert (await client.get(f"{path}/record")).status_code == 200
            running = (await two_people_playing(server)).table.id
            assert server_of(await server.registry.service(running)) is server
            for page in ("replay", "record", "verify"):
                assert (await client.get(f"/api/tables/{running}/{page}")).status_code == 409

    asyncio.run(run())


def test_a_visitor_without_a_token_owns_no_seat_that_has_no_owner(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        table = (await one_person_among_bots(server)).table
        ownerless = [number for number, seat in enumerate(table.seats) if not seat.owner]
        assert ownerless
        for seat in (*ownerless, SPECTATOR, len(table.seats)):
            assert not table.is_owner("", seat)
            refusal = permissions.why_not_play(table, Asker(""), seat)
            assert refusal is not None
            assert refusal.why == "not-your-seat"
        ann = table.seats[0].owner
        assert [table.is_owner(ann, seat) for seat in (0, *ownerless, SPECTATOR)] == [
            True,
            *[False] * len(ownerless),
            False,
        ]

    in_server(tmp_path, story)
