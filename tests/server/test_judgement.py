"""The legality of a move is judged once."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tenban import match as match_module
from tenban.match import Match
from tenban.server.context import ServerContext
from tests.server.planted import plants_a_fault
from tests.server.support import Guest, in_server, settled
from tests.server.test_table import CELL, two_at


class Counts:
    """Counts how often a move is judged: by the match, and by the kernel on a match's true state."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: Counter[str] = Counter()
        self.true_states: list[Any] = []
        kernel = import_module("tenban.kernel.play")  # its name in the package is that of the function `play`
        judge, why_not = Match.judge, kernel.why_not

        def counted_judge(match: Match[Any], seat: int, move: Any) -> Any:
            self.calls["judge"] += 1
            return judge(match, seat, move)

        def counted_why_not(state: Any, seat: int, action: Any) -> Any:
            self.calls["true state" if any(state is true for true in self.true_states) else "view"] += 1
            return why_not(state, seat, action)

        monkeypatch.setattr(Match, "judge", counted_judge)
        monkeypatch.setattr(match_module, "why_not", counted_why_not)
        monkeypatch.setattr(kernel, "why_not", counted_why_not)


@plants_a_fault
def test_a_persons_move_is_judged_once_and_only_by_what_its_seat_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: ServerContext) -> None:
        ann, bob = await two_at(server)
        await ann.act([CELL["a1"]])
        counts = Counts(monkeypatch)
        counts.true_states.append(ann.service.table.match().state)
        assert (await bob.act([CELL["b2"]]))["t"] == "ack"
        counts.true_states.append(ann.service.table.match().state)
        assert counts.calls == {"judge": 1, "view": 1}
        assert (await ann.act([CELL["b2"]]))["clause"] == "ROW-1"
        assert counts.calls == {"judge": 2, "view": 2}

    in_server(tmp_path, story, undo_delay=1e6)


@plants_a_fault
def test_a_bots_move_is_judged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: ServerContext) -> None:
        ann = Guest(server, "Ann")
        socket = await ann.sit_at((await ann.make(bots={"1": "random"})).table, 0)
        counts = Counts(monkeypatch)
        await socket.act([CELL["a1"]])
        await settled(socket.service)
        assert [move.seat for move in socket.service.table.moves] == [0, 1]
        assert counts.calls["judge"] == 2

    in_server(tmp_path, story, undo_delay=1e6)
