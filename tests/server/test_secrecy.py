"""Nothing a seat may not know leaves the server.

The oracle does not use views: it exchanges two cards that a seat has not seen anywhere in the true state, and then
every byte that the seat is sent must be the same for every request.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tenban.kernel.event import EVERYONE, Event
from tenban.kernel.state import State
from tenban.kernel.view import SPECTATOR
from tenban.match import Match
from tenban.server.context import ServerContext
from tenban.server.presenters import messages, scenes
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.scenes import SceneCache
from tenban.server.presenters.undo import undo_message
from tenban.server.tables.service import TableService
from tests.server.planted import plants_a_fault
from tests.server.support import Guest, Socket, Spy, codes_of, in_server, seeing_all, server_of
from tests.server.toys import BID, Draws, Hands


def two_unseen(s: Hands, seat: int, rng: random.Random) -> list[int]:
    """Return two cards that the seat has not seen, from different places."""
    places = [hand for other, hand in enumerate(s.hands) if other != seat and hand] + ([s.deck] if s.deck else [])
    return [rng.choice(place) for place in rng.sample(places, 2)] if len(places) > 1 else []


def exchanged(state: State | None, a: int, b: int) -> State | None:
    """Return the state with two cards exchanged, also among sealed answers."""
    if state is None:
        return None
    s = cast(Hands, state.clone())
    turn = {a: b, b: a}
    s.hands = [sorted(turn.get(card, card) for card in hand) for hand in s.hands]
    s.deck = sorted(turn.get(card, card) for card in s.deck)
    first = BID.one(0).code
    s.sealed = [first + turn.get(code - first, code - first) if code >= 0 else code for code in s.sealed]
    return s


def exchanged_event(event: Event, a: int, b: int) -> Event:
    """Return the event with the cards exchanged if only some seats saw it."""
    if event.audience == EVERYONE:
        return event
    assert isinstance(event, Draws)
    other = Draws(event.seat, {a: b, b: a}.get(event.card, event.card))
    other.audience = event.audience
    return other


def exchange(service: TableService, a: int, b: int) -> None:
    position = service.table.match()
    position.state = cast(State, exchanged(position.state, a, b))
    position.before = exchanged(position.before, a, b)
    position.events[:] = [exchanged_event(event, a, b) for event in position.events]
    publisher_of(service).scenes = SceneCache(service.game, server_of(service).metrics)


async def answers_to_everything(service: TableService, seat: int, owner: str) -> list[bytes]:
    """Return everything a seat is sent: on connecting, and in answer to every request that changes nothing."""
    socket = Socket(service, owner, seat)
    position = service.table.match()
    legal = _legal(service, seat)
    for code in range(len(position.rules.space.actions)):
        if code not in legal:
            await socket.dispatcher.handle(_act(service, max(seat, 0), [code]))
        await socket.dispatcher.handle(_act(service, max(seat, 0), [code, code]))
        await socket.dispatcher.handle(_act(service, (seat + 1) % position.state.seats, [code]))
    for message in ({"t": "sync"}, {"t": "lang", "lang": "ja"}, {"t": "sit", "seat": (seat + 1) % 3}, {"t": "ping"}):
        await socket.dispatcher.handle(msgspec.json.encode(message))
    if seat >= 0:
        socket.connection.send(messages.encode(undo_message(service.table, seat, "en")))
    socket.leave()
    return socket.raw()


def _legal(service: TableService, seat: int) -> list[int]:
    position = service.table.match()
    if seat not in position.to_act:
        return []
    return [action.code for action in position.state.stack[-1].legal(position.state, seat)]


def _act(service: TableService, seat: int, codes: list[int]) -> bytes:
    request = {"t": "act", "id": "x", "seq": service.table.seq, "seat": seat, "codes": codes}
    return msgspec.json.encode(request)


async def play_some(server: ServerContext, moves: int, seed: int) -> tuple[TableService, dict[int, str]]:
    """Return a table of three after some random moves, and the owner of each seat."""
    guests = [Guest(server, name) for name in ("Ann", "Bob", "Carl")]
    table = await guests[0].make("envelopes", 3, listed=True)
    for guest in guests[1:]:
        await guest.join(table.table)
    service, rng = await server.registry.service(table.table), random.Random(seed)
    sockets = [Socket(service, guest.owner, seat) for seat, guest in enumerate(guests)]
    for _ in range(moves):
        if service.table.phase() == "over":
            break
        seat = rng.choice(service.table.match().to_act)
        assert (await sockets[seat].act(codes_of(service, seat, rng)))["t"] == "ack"
    for socket in sockets:
        socket.leave()
    return service, {SPECTATOR: "", **{seat: guest.owner for seat, guest in enumerate(guests)}}


async def leaks(server: ServerContext, moves: int, seed: int) -> list[str]:
    """Return the seats whose bytes change with something they cannot know."""
    service, owners = await play_some(server, moves, seed)
    rng, found = random.Random(seed), []
    if service.table.phase() == "over":
        return []
    for seat, owner in owners.items():
        pair = two_unseen(cast(Hands, service.table.match().state), seat, rng)
        if not pair:
            continue
        a, b = pair
        before = await answers_to_everything(service, seat, owner)
        exchange(service, a, b)
        after = await answers_to_everything(service, seat, owner)
        exchange(service, a, b)
        assert len(before) > 50
        if before != after:
            found.append(f"seat {seat} after {moves} moves can tell {a} from {b}")
    return found


@pytest.mark.parametrize("moves", range(9))
def test_exchanging_what_a_seat_has_not_seen_changes_no_byte_it_is_sent(tmp_path: Path, moves: int) -> None:
    async def story(server: ServerContext) -> None:
        for seed in range(3):
            assert await leaks(server, moves, seed) == []

    in_server(tmp_path, story, undo_delay=1e6)


@plants_a_fault
def test_the_exchange_would_find_a_scene_made_from_the_true_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "view", seeing_all)

    async def story(server: ServerContext) -> None:
        assert len(await leaks(server, 1, 1)) == 4

    in_server(tmp_path, story, undo_delay=1e6)


@plants_a_fault
def test_the_exchange_would_find_a_log_that_hides_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(position: Any, seat: int, first: int) -> Any:
        return list(position.events[first:])

    monkeypatch.setattr(scenes, "seen_events", whole)

    async def story(server: ServerContext) -> None:
        found = [one for seed in range(5) for one in await leaks(server, 1, seed)]
        assert found

    in_server(tmp_path, story, undo_delay=1e6)


def test_key_and_salt_are_sent_to_nobody_before_the_end(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        service, owners = await play_some(server, 2, 1)
        told = [data for seat, owner in owners.items() for data in await answers_to_everything(service, seat, owner)]
        for secret in (service.table.key.hex(), service.table.salt.hex(), *owners.values()):
            if secret:
                assert not any(secret.encode() in data for data in told)
        assert any(service.table.commitment.encode() in data for data in told)

    in_server(tmp_path, story)


def test_invitations_are_sent_to_the_maker_alone(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        table = await ann.make("envelopes", 3, listed=True)
        await bob.join(table.table)
        token = table.invites[-1].token.encode()
        assert any(token in data for data in (await ann.sit_at(table.table)).raw())
        assert not any(token in data for data in (await bob.sit_at(table.table)).raw())
        assert not any(token in line for line in await server.store.listed(9))

    in_server(tmp_path, story)


def test_a_bot_is_given_its_view_and_nothing_more(tmp_path: Path) -> None:
    """The task of the worker process does not change with what the seat has not seen."""
    from tenban.server.workers.bots import think

    async def story(server: ServerContext) -> None:
        service, _ = await play_some(server, 0, 1)
        spy = Spy(server.pools.bots)
        server.pools.bots = spy  # type: ignore[assignment]
        await think(service, server.pools, 0, "random")
        a, b = two_unseen(cast(Hands, service.table.match().state), 0, random.Random(1))
        exchange(service, a, b)
        await think(service, server.pools, 0, "random")
        assert spy.tasks[0] == spy.tasks[1]
        assert service.table.key.hex().encode() not in spy.tasks[0]

    in_server(tmp_path, story)
