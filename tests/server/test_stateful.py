"""Whatever people do at a table and whenever the server restarts: nothing is lost, doubled or out of order."""

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
from tenban.server.tables import commands, lobby
from tenban.server.tables import events as e
from tenban.server.tables.table import Table
from tests.server.support import Guest, Socket, codes_of, hall_at, settled
from tests.server.toys import TOYS

SEATS = st.integers(0, 1)
SEEDS = st.integers(0, 10**6)


class TableMachine(RuleBasedStateMachine):
    """Two people at a table; the model is the list of their choices that were acknowledged and stand."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.acked: dict[str, int] = {}
        self.count = 0

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(game=st.sampled_from(sorted(TOYS)), key=st.binary(min_size=16, max_size=16))
    def make(self, game: str, key: bytes) -> None:
        self.fixed: list[Any] = [
            patch.object(commands, "token_hex", lambda size: key.hex()),
            patch.object(lobby, "new_table_id", lambda: "thetable"),
        ]
        for one in self.fixed:
            one.start()

        async def story() -> None:
            await self.open()
            ann, bob = Guest(self.registry, "Ann"), Guest(self.registry, "Bob")
            made = await ann.make(game)
            self.id = made.table
            await bob.join(made.table, made.invites[0].token)
            self.owners = [ann.owner, bob.owner]
            await self.enter()

        self.do(story())

    async def open(self) -> None:
        self.context = hall_at(self.folder)
        self.registry = await self.context.__aenter__()

    async def enter(self) -> None:
        service = await self.registry.service(self.id)
        self.sockets = [Socket(service, owner, seat) for seat, owner in enumerate(self.owners)]

    @property
    def table(self) -> Table:
        return self.sockets[0].service.table

    def rest(self) -> None:
        """Bots have said what they have to say."""
        self.do(settled(self.sockets[0].service))

    def act(self, seat: int, codes: list[int], seq: int | None = None) -> Any:
        self.count += 1
        self.rest()
        return self.do(self.sockets[seat].act(codes, seat, seq, id=f"n{self.count}"))

    @rule(seed=SEEDS)
    def choose(self, seed: int) -> None:
        self.rest()
        rng = random.Random(seed)
        asked = [seat for seat in self.table.match().to_act if self.table.chairs[seat].kind() == "person"]
        if asked:
            seat = rng.choice(asked)
            answer = self.act(seat, codes_of(self.sockets[0].service, seat, rng))
            assert answer["t"] == "ack", answer
            self.acked[f"{seat}:{answer['id']}"] = answer["seq"]

    @rule(seat=SEATS, codes=st.lists(st.integers(0, 40), min_size=1, max_size=3), back=st.integers(-3, 5))
    def choose_blindly(self, seat: int, codes: list[int], back: int) -> None:
        self.rest()
        before = len(self.table.moves)
        answer = self.act(seat, codes, max(0, self.table.seq - back))
        if answer["t"] == "ack":
            self.acked[f"{seat}:{answer['id']}"] = answer["seq"]
            assert len(self.table.moves) > before
        else:
            assert len(self.table.moves) == before

    @rule(seed=SEEDS)
    def send_again(self, seed: int) -> None:
        if not self.acked:
            return
        act = random.Random(seed).choice(sorted(self.acked))
        seat, id = act.split(":")
        if self.table.chairs[int(seat)].kind() == "person":
            before = self.table.seq
            answer = self.do(self.sockets[int(seat)].act([seed % 40], int(seat), id=id))
            assert answer == {"t": "ack", "id": id, "seq": self.acked[act]}
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
                await service.do(lambda t, now: commands.leave(t, now, owner, None, "random"))
            else:
                await service.do(lambda t, now: commands.come_back(t, now, owner, None))

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
        entries = [e.decode(row) for row in self.do(self.registry.store.read(self.id))]
        assert len(entries) == self.table.seq
        written = {e.act_name(entry): seq for seq, entry in enumerate(entries, 1) if e.act_name(entry)}
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
