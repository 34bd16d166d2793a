"""One thought in several processes: each grows a tree of its own, and the counts at the roots are added up."""

from __future__ import annotations

import json
import os
import select
import signal
from math import inf
from time import monotonic
from typing import Final, final

from .search import Search

_GRACE: Final = 1.0  # seconds after which a process that should be done is given up
_CHUNK: Final = 65536
Counts = list[tuple[int, int, int, float]]  # of each arm at the root: code, visits, offered, total


def possible() -> bool:
    """Can this machine split a process in two?"""
    return hasattr(os, "fork")


def run(searches: list[Search], deadline: float = inf) -> Search:
    """Run the first search here and the others apart; the first one, with everybody's counts.

    A process that dies or overruns takes its counts with it and nothing else.
    """
    first, others = searches[0], searches[1:]
    apart = [_Apart(search, deadline) for search in others] if possible() else []
    try:
        first.run(deadline)
        until = min(deadline, monotonic() + first.budget.milliseconds / 1000) + _GRACE
        for one in apart:
            for code, visits, offered, total in one.counts(until):
                first.add(code, visits, offered, total)
    finally:
        for one in apart:
            one.end()
    return first


@final
class _Apart:
    """A search in a process split off from this one."""

    def __init__(self, search: Search, deadline: float) -> None:
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            _think(search, deadline, writer)
        os.close(writer)
        self.pid: Final = pid
        self.reader: Final = reader

    def counts(self, until: float) -> Counts:
        """What it found; nothing, if it found nothing in time."""
        found = b""
        while select.select([self.reader], [], [], None if until == inf else max(until - monotonic(), 0.0))[0]:
            more = os.read(self.reader, _CHUNK)
            if not more:
                return [(line[0], line[1], line[2], line[3]) for line in json.loads(found)] if found else []
            found += more
        return []

    def end(self) -> None:
        os.close(self.reader)
        os.kill(self.pid, signal.SIGKILL)  # it is our child and not waited for yet, so the number is its own
        os.waitpid(self.pid, 0)


def _think(search: Search, deadline: float, writer: int) -> None:
    """In the new process: search, answer, and never return."""
    try:
        search.run(deadline)
        arms = [(arm.action.code, int(arm.visits), int(arm.offered), arm.total) for arm in search.arms()]
        with os.fdopen(writer, "wb") as answer:
            answer.write(json.dumps(arms).encode())
    finally:
        os._exit(0)
