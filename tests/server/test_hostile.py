"""A hundred thousand hostile messages: malformed, oversized, stale, doubled, out of turn, forged.

None may change the table or make the program fail, and no answer may contain what its sender must not know.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenban.kernel.move import Move
from tenban.kernel.snapshot import snapshot
from tenban.server.context import ServerContext
from tenban.server.presenters.publisher import publisher_of
from tenban.server.presenters.schema import ActRequest, ChatRequest, ClientMessage, UndoRequest
from tenban.server.tables.service import TableService
from tenban.server.ws.connection import MOST_WAITING, Connection
from tenban.server.ws.dispatch import Dispatcher
from tests.server.support import Socket, in_server
from tests.server.test_secrecy import exchange, play_some, two_unseen

MESSAGES = 100_000
NASTY: list[Any] = [
    None, True, -1, 0, 1, 6, 2**31, 2**63, 10**400, 1.5, float("1e308"), "", "x", "x" * 5000, "\x00", "\u202e", "0",
    [], [[]], {}, {"t": "act"}, [None], ["1"], "../../etc/passwd", "' OR 1=1 --", "<script>",
]  # fmt: skip


class Attacker:
    """Makes messages of one kind or another for a socket; `seat` is what it may look from."""

    def __init__(self, service: TableService, seat: int, seed: int) -> None:
        self.service = service
        self.seat = seat
        self.rng = random.Random(seed)

    def messages(self) -> Iterator[bytes]:
        kinds: list[Callable[[], bytes]] = [
            self.noise, self.broken, self.huge, self.stale, self.doubled, self.out_of_turn, self.forged, self.wrong,
        ]  # fmt: skip
        while True:
            yield self.rng.choice(kinds)()

    def sample(self) -> dict[str, Any]:
        """A message as a good client would send it, of any kind but talk and undo, which are no harm."""
        seats = self.service.table.made.seats
        return self.rng.choice(
            [
                self.act(),
                {"t": "sit", "seat": self.rng.randrange(seats)},
                {"t": "undo-answer", "seat": self.rng.randrange(seats), "agree": self.rng.random() < 0.5},
                {"t": "hint", "id": "h", "seat": self.rng.randrange(seats)},
                {"t": "lang", "lang": "ja"},
            ]
        )

    def act(self, **more: Any) -> dict[str, Any]:
        codes = [self.rng.randrange(30) for _ in range(self.rng.randrange(1, 4))]
        seat = self.rng.randrange(self.service.table.made.seats)
        return {
            "t": "act",
            "id": f"f{self.rng.random()}",
            "seq": self.service.table.seq,
            "seat": seat,
            "codes": codes,
        } | more

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(60))

    def broken(self) -> bytes:
        data = bytearray(msgspec.json.encode(self.sample()))
        for _ in range(self.rng.randrange(1, 4)):
            data[self.rng.randrange(len(data))] = self.rng.randrange(256)
        return bytes(data[: self.rng.randrange(len(data))] if self.rng.random() < 0.3 else data)

    def huge(self) -> bytes:
        size = self.rng.choice([9_000, 60_000])
        filler = self.rng.choice([b'"' + b"x" * size + b'"', b"[" * size, b"[0" + b",0" * (size // 2) + b"]"])
        return b'{"t":"act","id":' + filler + b"}"

    def stale(self) -> bytes:
        return msgspec.json.encode(self.act(seq=self.rng.randrange(self.service.table.asked(0)), seat=0))

    def doubled(self) -> bytes:
        """An id that was used, or will be used again, with other codes."""
        return msgspec.json.encode(self.act(id="a1", seq=0))

    def out_of_turn(self) -> bytes:
        waiting = [s for s in range(self.service.table.made.seats) if s not in self.service.table.match().to_act]
        return msgspec.json.encode(self.act(seat=self.rng.choice(waiting or [5])))

    def forged(self) -> bytes:
        """In the name of a seat that is not the sender's."""
        others = [s for s in range(6) if s != self.seat]
        return msgspec.json.encode(self.rng.choice([self.act(seat=self.rng.choice(others)),
                                                    {"t": "undo", "seat": self.rng.choice(others)},
                                                    {"t": "sit", "seat": self.rng.choice(others)}]))  # fmt: skip

    def wrong(self) -> bytes:
        """A field of the wrong kind, missing, or too many."""
        message = self.sample()
        field = self.rng.choice([*message, "more"])
        if self.rng.random() < 0.2:
            message.pop(field, None)
        else:
            message[field] = self.rng.choice(NASTY)
        try:
            return msgspec.json.encode(message)
        except OverflowError:
            return b'{"t":"act","seq":' + b"9" * 400 + b"}"


def harmless(service: TableService, seat: int, data: bytes) -> bool:
    """Return whether a regular client may send this message: then it is not an attack, and is left out."""
    try:
        message = msgspec.json.decode(data, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    if seat < 0 or getattr(message, "seat", seat) != seat:
        return False
    if isinstance(message, ActRequest):
        return allowed(service, message)
    return isinstance(message, (ChatRequest, UndoRequest))


def allowed(service: TableService, request: ActRequest) -> bool:
    """Return whether the seat is to act, the question is current and the move legal."""
    match = service.table.match()
    actions = match.rules.space.actions
    if not service.table.asked(request.seat) <= request.seq <= service.table.seq or max(request.codes) >= len(actions):
        return False
    return match.judge(request.seat, Move.from_codes(request.codes, match.rules.space)) is None


async def attack(service: TableService, seat: int, owner: str, seed: int, count: int) -> list[bytes]:
    """Send `count` hostile messages and return all answers."""
    socket = Socket(service, owner, seat)
    stream = Attacker(service, seat, seed).messages()
    answers: list[bytes] = []
    sent = 0
    while sent < count:
        data = next(stream)
        if not harmless(service, seat, data):
            await socket.dispatcher.handle(data)
            answers += socket.raw()
            sent += 1
    socket.leave()
    return answers


def test_a_hundred_thousand_hostile_messages_change_nothing_and_learn_nothing(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        for number, seat in enumerate((-1, 0, 1, 2)):
            service, owners = await play_some(server, 4, number)
            before, seq = snapshot(service.table.match().state), service.table.seq
            rows = await server.store.read(service.table.id)
            answers = await attack(service, seat, owners[seat], number, MESSAGES // 4)
            assert snapshot(service.table.match().state) == before
            assert service.table.seq == seq
            assert await server.store.read(service.table.id) == rows
            assert len(answers) >= MESSAGES // 4
            secrets = [service.table.key.hex(), service.table.salt.hex(), *owners.values()]
            text = b"\n".join(answers)
            assert not any(secret.encode() in text for secret in secrets if secret)
            assert b"Traceback" not in text
        assert server.metrics.faults == 0
        assert server.metrics.actions == 4 * 4  # those of the games themselves

    in_server(tmp_path, story, undo_delay=1e6)


def test_answers_to_hostile_messages_do_not_depend_on_what_the_sender_has_not_seen(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        for number, seat in enumerate((-1, 0, 1, 2)):
            service, owners = await play_some(server, 2, number)
            state: Any = service.table.match().state
            first = await attack(service, seat, owners[seat], number, 1_000)
            exchange(service, *two_unseen(state, seat, random.Random(number)))
            assert await attack(service, seat, owners[seat], number, 1_000) == first

    in_server(tmp_path, story, undo_delay=1e6)


def test_a_socket_that_sends_too_fast_is_refused_and_then_closed(tmp_path: Path) -> None:
    async def story(server: ServerContext) -> None:
        service, _ = await play_some(server, 0, 0)
        socket = Socket(service)
        texts: list[str] = []
        for _ in range(1_000):
            await socket.dispatcher.handle(b'{"t":"ping"}')
            texts += [m.get("text", "") for m in socket.got()]
        assert texts.count("Too many requests. Wait a moment and try again.") > 100
        assert socket.dispatcher._too_fast >= 400

    in_server(tmp_path, story, messages_per_second=20.0)


def test_a_client_that_reads_nothing_is_cut_off_and_does_not_block_others(tmp_path: Path) -> None:
    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    async def story(server: ServerContext) -> None:
        service, owners = await play_some(server, 0, 0)
        deaf, ann = Connection("", -1, "en", never), Socket(service, owners[0], 0)
        publisher_of(service).subscribe(deaf)
        reading = asyncio.create_task(Dispatcher(server, service, deaf).receive(never))
        for number in range(MOST_WAITING):
            said = await ann.say("chat", text=f"hello {number}")
            assert [line["text"] for m in said if m["t"] == "chat" for line in m["lines"]] == [f"hello {number}"]
        assert not deaf.lost
        for number in range(3):  # one is on its way, one may tell who is here
            await ann.say("chat", text=f"hello again {number}")
        assert deaf.lost
        with pytest.raises(asyncio.CancelledError):
            await reading
        assert not ann.connection.lost

    in_server(tmp_path, story)
