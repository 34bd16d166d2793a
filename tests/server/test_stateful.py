"""Random sequences of requests and restarts: no event is lost, doubled or out of order."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tenban.kernel.record import replay
from tenban.kernel.snapshot import snapshot
from tenban.server.store import ActionKey
from tenban.server.tables import commands, draws, lobby
from tenban.server.tables import events as e
from tenban.server.tables.permissions import Asker
from tenban.server.tables.table import Table
from tests.server.support import Guest, Socket, codes_of, server_at, settled
from tests.server.toys import TOYS

SEATS = st.integers(0, 1)
SEEDS = st.integers(0, 10**6)


class TableMachine(RuleBasedStateMachine):
    """Two people at a table; the model is the moves that were acknowledged."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.acked: dict[ActionKey, int] = {}
        self.count = 0

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(game=st.sampled_from(sorted(TOYS)), key=st.binary(min_size=16, max_size=16))
    def make(self, game: str, key: bytes) -> None:
        self.fixed: list[Any] = [
            patch.object(draws, "token_hex", lambda size: (key * 2)[:size].hex()),
            patch.object(lobby, "new_table_id", lambda: "thetable"),
        ]
        for one in self.fixed:
            one.start()

        async def story() -> None:
            await self.open()
            ann, bob = Guest(self.server, "Ann"), Guest(self.server, "Bob")
            made = await ann.make(game)
            self.id = made.table
            await bob.join(made.table, made.invites[0].token)
            self.owners = [ann.owner, bob.owner]
            await self.enter()

        self.do(story())

    async def open(self) -> None:
        self.context = server_at(self.folder)
        self.server = await self.context.__aenter__()

    async def enter(self) -> None:
        service = await self.server.registry.service(self.id)
        self.sockets = [Socket(service, owner, seat) for seat, owner in enumerate(self.owners)]

    @property
    def table(self) -> Table:
        return self.sockets[0].service.table

    def rest(self) -> None:
        """Wait until the bots have moved."""
        self.do(settled(self.sockets[0].service))

    def act(self, seat: int, codes: list[int], seq: int | None = None) -> Any:
        self.count += 1
        self.rest()
        return self.do(self.sockets[seat].act(codes, seat, seq, id=f"n{self.count}"))

    @rule(seed=SEEDS)
    def choose(self, seed: int) -> None:
        self.rest()
        rng = random.Random(seed)
        asked = [seat for seat in self.table.match().to_act if self.table.seats[seat].kind() == "person"]
        if asked:
            seat = rng.choice(asked)
            answer = self.act(seat, codes_of(self.sockets[0].service, seat, rng))
            assert answer["t"] == "ack", answer
            self.acked[ActionKey(seat, answer["id"])] = answer["seq"]

    @rule(seat=SEATS, codes=st.lists(st.integers(0, 40), min_size=1, max_size=3), back=st.integers(-3, 5))
    def choose_blindly(self, seat: int, codes: list[int], back: int) -> None:
        self.rest()
        before = len(self.table.moves)
        answer = self.act(seat, codes, max(0, self.table.seq - back))
        if answer["t"] == "ack":
            self.acked[ActionKey(seat, answer["id"])] = answer["seq"]
            assert len(self.table.moves) > before
        else:
            assert len(self.table.moves) == before

    @rule(seed=SEEDS)
    def send_again(self, seed: int) -> None:
        if not self.acked:
            return
        act = random.Random(seed).choice(sorted(self.acked))
        if self.table.seats[act.seat].kind() == "person":
            before = self.table.seq
            answer = self.do(self.sockets[act.seat].act([seed % 40], act.seat, id=act.id))
            assert answer == {"t": "ack", "id": act.id, "seq": self.acked[act]}
            assert self.table.seq == before

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        self.do(self.sockets[seat].say("undo", seat=seat))

    @rule(seat=SEATS, agree=st.booleans())
    def answer_undo(self, seat: int, agree: bool) -> None:
        self.do(self.sockets[seat].say("undo-answer", seat=seat, agree=agree))

    @rule(seat=SEATS, text=st.text(max_size=30))
    def chat(self, seat: int, text: str) -> None:
        self.do(self.sockets[seat].say("chat", text=text))

    @rule(seat=SEATS, leave=st.booleans())
    def leave_or_come_back(self, seat: int, leave: bool) -> None:
        async def story() -> None:
            service, owner = self.sockets[0].service, self.owners[seat]
            if leave:
                await service.execute(lambda t, now: commands.leave(t, now, Asker(owner), None, "random"))
            else:
                await service.execute(lambda t, now: commands.take_back(t, now, Asker(owner), None))

        self.do(story())

    @rule()
    def restart(self) -> None:
        async def story() -> None:
            await self.context.__aexit__(None, None, None)
            await self.open()
            await self.enter()

        self.rest()
        before, seq = snapshot(self.table.match().state), self.table.seq
        asked = [self.table.asked(seat) for seat in range(self.table.made.seats)]
        self.do(story())
        assert snapshot(self.table.match().state) == before
        assert self.table.seq == seq
        assert [self.table.asked(seat) for seat in range(self.table.made.seats)] == asked

    @invariant()
    def the_table_is_its_journal(self) -> None:
        if not hasattr(self, "id"):
            return
        self.rest()
        events = [e.decode(row) for row in self.do(self.server.store.read(self.id))]
        assert len(events) == self.table.seq
        written = {e.action_key(event): seq for seq, event in enumerate(events, 1) if e.action_key(event)}
        assert {act: seq for act, seq in written.items() if act in self.acked} == self.acked
        again = replay(TOYS[self.table.made.game].rules, self.table.record())
        assert snapshot(again) == snapshot(self.table.match().state)

    @invariant()
    def every_seat_that_is_asked_can_answer(self) -> None:
        if hasattr(self, "id"):
            match = self.table.match()
            assert all(self.table.asked(seat) <= self.table.seq for seat in match.to_act)
            assert (self.table.phase() == "over") == (not match.to_act)

    def teardown(self) -> None:
        if hasattr(self, "context"):
            self.do(self.context.__aexit__(None, None, None))
            for one in self.fixed:
                one.stop()
        self.loop.close()
        shutil.rmtree(self.folder)


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
