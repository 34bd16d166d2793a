"""Every game that has an oracle: in worlds which a seat cannot tell apart it is sent the same bytes.

The oracle is the game's own, written apart from its views; it mixes in the true state what the seat may not know.
All that then goes to the seat, by its socket and over HTTP, must stay as it was.
"""

from __future__ import annotations

import random
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tenban.kernel.event import Event
from tenban.kernel.oracle import Oracle
from tenban.kernel.play import legal, settle, submit
from tenban.kernel.state import OPEN, State
from tenban.kernel.view import SPECTATOR
from tenban.match import Match
from tenban.registry import games
from tenban.server.context import ServerContext
from tenban.server.http.requests import COOKIE
from tenban.server.presenters import messages
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.scenes import SceneCache
from tenban.server.presenters.undo import undo_message
from tenban.server.tables import commands, draws
from tenban.server.tables.commands import MoveRequest
from tenban.server.tables.service import TableService
from tenban.server.workers.bots import think
from tenban.testing.compare import plain
from tests.server.planted import plants_a_fault
from tests.server.support import Guest, Socket, Spy, codes_of, seeing_all, server_of
from tests.server.test_http import Browser, Story, tell

NAMES = [name for name, game in games().items() if game.oracle is not None]
PEOPLE = ("Ann", "Bob", "Carl", "Dora", "Emil", "Fay")
MOMENTS = 8  # of one game that are looked at
GAMES = 6
ASKED = 24  # actions, out of all there are, that a seat asks for at each
PAGES = ("/api/tables", "/api/me", "/api/tables/{}/record", "/api/tables/{}/verify", "/api/tables/{}/replay?at=1")
Bytes = list[bytes]


class Visit(NamedTuple):
    """A viewer of a table, from a seat or as a spectator."""

    browser: Browser
    service: TableService
    seat: int
    name: str

    def guest(self) -> Guest:
        return Guest(server_of(self.service), self.name)


# -- another world


def other_world(service: TableService, oracle: Oracle[Any], seat: int, seed: int) -> Match[Any] | None:
    """Return the match in a world that `seat` cannot distinguish, or None if its own last move would reveal it."""
    position = service.table.match()
    other = position.copy()
    last = position.history[-1] if position.history else None
    if last is not None and last.seat == seat and position.before is not None:
        other.before = swapped(oracle, position.before, seat, seed)
        other.state = other.before.clone()
        news: list[Event] = []
        other.state.log = news
        for action in last.move.actions:
            submit(position.rules, other.state, seat, action)
        other.state.log = None
        past = len(position.events) - len(news)
        if [event.seen_by(seat) for event in news] != [event.seen_by(seat) for event in position.events[past:]]:
            return None
        other.events[past:] = news
    else:
        other.state = swapped(oracle, position.state, seat, seed)
    other.events = [event if event.audience in (seat, -1) else _scrambled(event) for event in other.events]
    return other


def _scrambled(event: Event) -> Event:
    """Return the event with other secrets."""
    other = copy(event)
    for name in event.secret:
        setattr(other, name, -99)
    return other


def swapped(oracle: Oracle[Any], s: State, seat: int, seed: int) -> State:
    t: State = oracle.swap(s, seat, seed)
    t.chance = s.chance.copy()
    codes, rng = list(t.sealed), random.Random(seed)
    for other, code in enumerate(codes):  # what others have sealed may be something else, too
        if other != seat and code >= 0:
            t.sealed = [OPEN if i == other else c for i, c in enumerate(codes)]
            codes[other] = rng.choice(legal(t, other)).code
            t.sealed = codes
    return t


def begin_wildly(service: TableService, oracle: Oracle[Any], seed: int) -> None:
    """Start from a rich position of the oracle, if it has one: in some games secrets come late."""
    position = service.table.match().copy()
    state = oracle.wild(service.table.made.seats, service.table.made.options, seed)
    if state is not None:
        state.chance = position.state.chance.copy()
        settle(state)
        position.state, position.before, position.history, position.events = state, None, [], []
        put(service, position)


def put(service: TableService, position: Match[Any]) -> None:
    service.table._match = position
    publisher_of(service).scenes = SceneCache(service.game, server_of(service).metrics)


# -- everything that is sent


async def everything(visit: Visit) -> Bytes:
    return [*await _by_socket(visit), *await _over_http(visit), *await _to_its_bot(visit)]


async def _by_socket(visit: Visit) -> Bytes:
    service, seat = visit.service, visit.seat
    socket = Socket(service, visit.guest().owner, seat)
    position, rng = service.table.match(), random.Random(service.table.seq)
    allowed = [a.code for a in legal(position.state, seat)] if seat in position.to_act else []
    for code in rng.sample(range(len(position.rules.space.actions)), ASKED):
        for codes in ([code], [code, code]):
            if codes[0] not in allowed:
                await socket.dispatcher.handle(_act(service, max(seat, 0), codes))
        await socket.dispatcher.handle(_act(service, (seat + 1) % position.state.seats, [code]))
    others = {"t": "sit", "seat": (seat + 1) % position.state.seats}
    for message in ({"t": "sync"}, {"t": "lang", "lang": "ja"}, others, {"t": "sit", "seat": SPECTATOR}):
        await socket.dispatcher.handle(msgspec.json.encode(message))
    if seat >= 0:
        socket.connection.send(messages.encode(undo_message(service.table, seat, "en")))
    socket.leave()
    return socket.raw()


def _act(service: TableService, seat: int, codes: list[int]) -> bytes:
    return msgspec.json.encode({"t": "act", "id": "x", "seq": service.table.seq, "seat": seat, "codes": codes})


async def _over_http(visit: Visit) -> Bytes:
    service = visit.service
    async with visit.browser() as browser:
        if visit.seat >= 0:
            browser.cookies.set(COOKIE, f"token of {visit.name}")
        answers = [await browser.get(page.format(service.table.id)) for page in PAGES]
        answers.append(await browser.post(f"/api/tables/{service.table.id}/fork", json={"at": 1, "name": "X"}))
        answers.append(await browser.post(f"/api/tables/{service.table.id}/rematch", json={}))
    assert [answer.status_code for answer in answers[:2]] == [200, 200]
    assert all(400 <= answer.status_code < 500 for answer in answers[2:]), "a running game is not published"
    return [f"{answer.status_code} {answer.headers}".encode() + answer.content for answer in answers]


async def _to_its_bot(visit: Visit) -> Bytes:
    """Return the task that a bot in this seat would be given."""
    spy = Spy()
    server = server_of(visit.service)
    dice = server.pools.bots
    if visit.seat in visit.service.table.match().to_act:
        server.pools.bots = spy  # type: ignore[assignment]
        await think(visit.service, server.pools, visit.seat, "random")
        server.pools.bots = dice
    return spy.tasks


# -- the comparison


async def seated(server: ServerContext, browser: Browser, game: str) -> list[Visit]:
    """Return the viewers of a new table: its people, and a spectator."""
    least = server.registry.games[game].rules.least_seats
    guests = [Guest(server, name) for name in PEOPLE[:least]]
    table = (await guests[0].make(game, least, listed=True)).table
    for guest in guests[1:]:
        await guest.join(table)
    service = await server.registry.service(table)
    people = [Visit(browser, service, seat, guest.name) for seat, guest in enumerate(guests)]
    return [*people, Visit(browser, service, SPECTATOR, "Zoe")]


async def leaks(server: ServerContext, browser: Browser, game: str, seed: int, most: int = 30) -> tuple[list[str], int]:
    """Return who could distinguish worlds in one random game, and how many worlds were exchanged."""
    visits = await seated(server, browser, game)
    service, oracle, rng = visits[0].service, games()[game].oracle, random.Random(seed)
    if seed % 2:
        begin_wildly(service, oracle, seed)
    moments, found, exchanged = set(rng.sample(range(most), MOMENTS)), [], 0
    for move in range(most):
        if service.table.phase() == "over":
            break
        for visit in visits if move in moments else []:
            differs, told = await _differs(visit, oracle, rng.randrange(2**31))
            exchanged += differs
            found += [f"{game} {seed}: seat {visit.seat} after {move} moves"] if told else []
        await _play_on(service, rng)
    return found, exchanged


async def _differs(visit: Visit, oracle: Oracle[Any], seed: int) -> tuple[bool, bool]:
    """Is there another world, and does the visitor notice?"""
    service, true = visit.service, visit.service.table.match()
    other = other_world(service, oracle, visit.seat, seed)
    if other is None or plain(other.state) == plain(true.state):
        return False, False
    before = await everything(visit)
    put(service, other)
    after = await everything(visit)
    put(service, true)
    assert len(before) > 20
    return True, before != after


async def _play_on(service: TableService, rng: random.Random) -> None:
    seat = rng.choice(service.table.match().to_act)
    request = MoveRequest(seat, service.table.seq, codes_of(service, seat, rng))
    await service.execute(lambda table, now: commands.move(table, now, request))


@pytest.fixture(autouse=True)
def same_games_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draws, "token_hex", lambda count: "5a" * count)


def run(folder: Path, story: Story) -> None:
    tell(folder, story, games=games(), undo_delay=1e6)


@pytest.mark.parametrize("game", NAMES)
def test_worlds_that_a_seat_cannot_distinguish_give_it_the_same_bytes(tmp_path: Path, game: str) -> None:
    async def story(server: ServerContext, browser: Browser) -> None:
        results = [await leaks(server, browser, game, seed) for seed in range(GAMES)]
        assert [one for found, _ in results for one in found] == []
        assert sum(exchanged for _, exchanged in results) >= 20, [exchanged for _, exchanged in results]
        assert server.metrics.faults == 0

    run(tmp_path, story)


@plants_a_fault
@pytest.mark.parametrize("game", NAMES)
def test_a_scene_that_reveals_secrets_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    honest = SceneCache.message
    monkeypatch.setattr(
        SceneCache,
        "message",
        lambda self, table, *who: honest(self, table, *who) + repr(plain(table.match().state)).encode(),
    )

    async def story(server: ServerContext, browser: Browser) -> None:
        results = [await leaks(server, browser, game, seed) for seed in range(2)]
        assert sum(len(found) for found, _ in results) == sum(exchanged for _, exchanged in results) > 0

    run(tmp_path, story)


@plants_a_fault
def test_a_scene_made_from_the_true_state_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "view", seeing_all)

    async def story(server: ServerContext, browser: Browser) -> None:
        assert (await leaks(server, browser, "latria", 1))[0]

    run(tmp_path, story)
