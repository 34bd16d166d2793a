"""Root parallelisation: several processes search the same view, and the counts at their roots are added."""

from __future__ import annotations

import json
import os
import select
import signal
from math import inf
from time import monotonic
from typing import Final, final

from .search import Search

_GRACE: Final = 1.0  # seconds that a process may overrun
_CHUNK: Final = 65536
Counts = list[tuple[int, int, int, float]]  # of each arm at the root: code, visits, offered, total


def can_fork() -> bool:
    """Return whether this machine can fork a process."""
    return hasattr(os, "fork")


def run(searches: list[Search], deadline: float = inf) -> Search:
    """Run the first search here and each other one in a child process; return the first with all counts.

    If a child dies or overruns, only its own counts are lost.
    """
    first, others = searches[0], searches[1:]
    children = [_Child(search, deadline) for search in others] if can_fork() else []
    try:
        first.run(deadline)
        latest = min(deadline, monotonic() + first.budget.milliseconds / 1000) + _GRACE
        for one in children:
            for code, visits, offered, total in one.counts(latest):
                first.add(code, visits, offered, total)
    finally:
        for one in children:
            one.end()
    return first


@final
class _Child:
    """A search in a forked process."""

    def __init__(self, search: Search, deadline: float) -> None:
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            _search_and_exit(search, deadline, writer)
        os.close(writer)
        self.pid: Final = pid
        self.reader: Final = reader

    def counts(self, latest: float) -> Counts:
        """Return the counts of the child, or [] if it has not answered by `latest`."""
        found = b""
        while select.select([self.reader], [], [], None if latest == inf else max(latest - monotonic(), 0.0))[0]:
            more = os.read(self.reader, _CHUNK)
            if not more:
                return [(line[0], line[1], line[2], line[3]) for line in json.loads(found)] if found else []
            found += more
        return []

    def end(self) -> None:
        """End the child process."""
        os.close(self.reader)
        os.kill(self.pid, signal.SIGKILL)  # not waited for yet, so the id is still the child's
        os.waitpid(self.pid, 0)


def _search_and_exit(search: Search, deadline: float, writer: int) -> None:
    """Search and send the counts, in the child process; never return."""
    try:
        search.run(deadline)
        arms = [(arm.action.code, int(arm.visits), int(arm.offered), arm.total) for arm in search.arms()]
        with os.fdopen(writer, "wb") as answer:
            answer.write(json.dumps(arms).encode())
    finally:
        os._exit(0)
