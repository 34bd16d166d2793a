"""Nothing a seat may not know leaves the server.

The oracle here knows nothing of views: it exchanges two cards that a seat has not seen, wherever they lie in the
true state, and then every byte that the seat is sent must be the same, whatever it asks.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tenban.kernel.clause import EVERYONE, Event
from tenban.kernel.sight import SPECTATOR
from tenban.kernel.state import State
from tenban.table import scenes, telling
from tenban.table.hall import Hall
from tenban.table.room import Room
from tenban.table.scenes import Scenes
from tests.table.support import Guest, Socket, Spy, codes_of, in_hall, plants_a_fault
from tests.table.toys import BID, Hands


def two_unseen(s: Hands, seat: int, rng: random.Random) -> list[int]:
    """Two cards the seat has not seen, from different places."""
    places = [hand for other, hand in enumerate(s.hands) if other != seat and hand] + ([s.deck] if s.deck else [])
    return [rng.choice(place) for place in rng.sample(places, 2)] if len(places) > 1 else []


def exchanged(state: State | None, a: int, b: int) -> State | None:
    """The same table with two cards exchanged, also among sealed answers."""
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
    """What only some have seen is told of the other card."""
    if event.audience == EVERYONE:
        return event
    return event._replace(full=(event.full[0], {a: b, b: a}.get(event.full[1], event.full[1])))


def exchange(room: Room, a: int, b: int) -> None:
    position = room.table.position()
    position.state = cast(State, exchanged(position.state, a, b))
    position.before = exchanged(position.before, a, b)
    position.events[:] = [exchanged_event(event, a, b) for event in position.events]
    room.scenes = Scenes(room.game, room.hall.metrics)


async def answers_to_everything(room: Room, seat: int, owner: str) -> list[bytes]:
    """All that a seat is told: on coming in, and to every question that changes nothing."""
    socket = Socket(room, owner, seat)
    position = room.table.position()
    legal = _legal(room, seat)
    for code in range(len(position.rules.space.actions)):
        if code not in legal:
            await socket.talk.hear(_act(room, max(seat, 0), [code]))
        await socket.talk.hear(_act(room, max(seat, 0), [code, code]))
        await socket.talk.hear(_act(room, (seat + 1) % position.state.seats, [code]))
    for message in ({"t": "sync"}, {"t": "lang", "lang": "ja"}, {"t": "sit", "seat": (seat + 1) % 3}, {"t": "ping"}):
        await socket.talk.hear(msgspec.json.encode(message))
    if seat >= 0:
        socket.viewer.send(telling.encode(telling.undo_message(room.table, seat, "en")))
    socket.leave()
    return socket.raw()


def _legal(room: Room, seat: int) -> list[int]:
    position = room.table.position()
    if seat not in position.to_act():
        return []
    return [action.code for action in position.state.stack[-1].legal(position.state, seat)]


def _act(room: Room, seat: int, codes: list[int]) -> bytes:
    request = {"t": "act", "id": "x", "seq": room.table.seq, "seat": seat, "codes": codes}
    return msgspec.json.encode(request)


async def play_some(hall: Hall, moves: int, seed: int) -> tuple[Room, dict[int, str]]:
    """A table of three after some random moves, one of them perhaps pending; who owns which seat."""
    guests = [Guest(hall, name) for name in ("Ann", "Bob", "Carl")]
    table = await guests[0].make("whisper", 3, listed=True)
    for guest in guests[1:]:
        await guest.join(table.table)
    room, rng = await hall.room(table.table), random.Random(seed)
    sockets = [Socket(room, guest.owner, seat) for seat, guest in enumerate(guests)]
    for _ in range(moves):
        if room.table.phase() == "over":
            break
        seat = rng.choice(room.table.position().to_act())
        assert (await sockets[seat].act(codes_of(room, seat, rng)))["t"] == "ack"
    for socket in sockets:
        socket.leave()
    return room, {SPECTATOR: "", **{seat: guest.owner for seat, guest in enumerate(guests)}}


async def leaks(hall: Hall, moves: int, seed: int) -> list[str]:
    """Seats whose bytes change when something they cannot know changes."""
    room, owners = await play_some(hall, moves, seed)
    rng, found = random.Random(seed), []
    if room.table.phase() == "over":
        return []
    for seat, owner in owners.items():
        pair = two_unseen(cast(Hands, room.table.position().state), seat, rng)
        if not pair:
            continue
        a, b = pair
        before = await answers_to_everything(room, seat, owner)
        exchange(room, a, b)
        after = await answers_to_everything(room, seat, owner)
        exchange(room, a, b)
        assert len(before) > 50
        if before != after:
            found.append(f"seat {seat} after {moves} moves can tell {a} from {b}")
    return found


@pytest.mark.parametrize("moves", range(9))
def test_exchanging_what_a_seat_has_not_seen_changes_no_byte_it_is_sent(tmp_path: Path, moves: int) -> None:
    async def story(hall: Hall) -> None:
        for seed in range(3):
            assert await leaks(hall, moves, seed) == []

    in_hall(tmp_path, story, undo_delay=1e6)


@plants_a_fault
def test_the_exchange_would_find_a_scene_made_from_the_true_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenes, "view", lambda rules, s, seat: s.clone())

    async def story(hall: Hall) -> None:
        assert len(await leaks(hall, 1, 1)) == 4

    in_hall(tmp_path, story, undo_delay=1e6)


@plants_a_fault
def test_the_exchange_would_find_a_log_that_tells_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(position: Any, seat: int, first: int) -> Any:
        return [(event.name, event.full) for event in position.events[first:]]

    monkeypatch.setattr(telling, "told", whole)

    async def story(hall: Hall) -> None:
        found = [one for seed in range(5) for one in await leaks(hall, 1, seed)]
        assert found

    in_hall(tmp_path, story, undo_delay=1e6)


def test_key_and_salt_are_sent_to_nobody_before_the_end(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        room, owners = await play_some(hall, 2, 1)
        told = [data for seat, owner in owners.items() for data in await answers_to_everything(room, seat, owner)]
        for secret in (room.table.key.hex(), room.table.salt.hex(), *owners.values()):
            if secret:
                assert not any(secret.encode() in data for data in told)
        assert any(room.table.commitment.encode() in data for data in told)

    in_hall(tmp_path, story)


def test_invitations_are_told_to_the_maker_alone(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        ann, bob = Guest(hall, "Ann"), Guest(hall, "Bob")
        table = await ann.make("whisper", 3, listed=True)
        await bob.join(table.table)
        token = table.invites[-1].token.encode()
        assert any(token in data for data in (await ann.sit_at(table.table)).raw())
        assert not any(token in data for data in (await bob.sit_at(table.table)).raw())
        assert not any(token in line for line in await hall.store.listed(9))

    in_hall(tmp_path, story)


def test_a_bot_is_given_its_view_and_nothing_more(tmp_path: Path) -> None:
    """What the worker process receives does not change with what the seat has not seen."""
    from tenban.table.bots import think

    async def story(hall: Hall) -> None:
        room, _ = await play_some(hall, 0, 1)
        spy = Spy(hall.thinkers)
        hall.thinkers = spy  # type: ignore[assignment]
        await think(room, 0, "random", 1.0)
        a, b = two_unseen(cast(Hands, room.table.position().state), 0, random.Random(1))
        exchange(room, a, b)
        await think(room, 0, "random", 1.0)
        assert spy.tasks[0] == spy.tasks[1]
        assert room.table.key.hex().encode() not in spy.tasks[0]

    in_hall(tmp_path, story)
