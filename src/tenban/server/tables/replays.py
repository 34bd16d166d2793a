"""Past positions of finished games, found without replaying the whole game each time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from tenban.match import Match
from tenban.server.tables.table import Table

EVERY = 16  # moves between positions that are kept
MOST_TABLES = 64


class Replay:
    """One finished game, with a copy of the match kept every few moves."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: list[Match[Any]] = [table.match_at(0)]

    def at(self, moves: int) -> Match[Any]:
        """Return the match after `moves` moves."""
        while len(self._kept) * EVERY <= moves:
            self._kept.append(self._advanced(self._kept[-1], (len(self._kept) - 1) * EVERY, len(self._kept) * EVERY))
        start = moves // EVERY
        return self._advanced(self._kept[start], start * EVERY, moves)

    def _advanced(self, match: Match[Any], first: int, last: int) -> Match[Any]:
        match = match.copy()
        for move in self._table.moves[first:last]:
            match.replay(move.seat, move.move)
        return match


class Replays:
    def __init__(self) -> None:
        self._known: OrderedDict[str, Replay] = OrderedDict()
        self._lock = asyncio.Lock()

    async def match(self, table: Table, moves: int) -> Match[Any]:
        """Return the match after `moves` moves.  A thread replays it: a long game must not block the others."""
        async with self._lock:
            return await asyncio.to_thread(self._find, table, moves)

    def _find(self, table: Table, moves: int) -> Match[Any]:
        replay = self._known.pop(table.id, None) or Replay(table)
        self._known[table.id] = replay
        if len(self._known) > MOST_TABLES:
            self._known.popitem(last=False)
        return replay.at(moves)
