"""Several server processes on one socket: started, replaced when one dies, restarted one by one, and all ended.

SIGTERM and SIGINT end them all.  SIGHUP restarts them one after the other: each gets a successor that is ready before
it ends, so that no move is lost.  A process whose supervisor is gone ends by itself.
"""

from __future__ import annotations

import contextlib
import logging
import os
import select
import signal
import sys
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

log = logging.getLogger("tenban.supervisor")
READY_SECONDS = 60.0  # for a process to start
STOP_SECONDS = 15.0  # for a process to end, before it is killed
YOUNG = 3.0  # seconds; a process that dies sooner is replaced after a pause
PAUSE = 2  # seconds
SIGNALS = {
    getattr(signal, name)
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGCHLD", "SIGALRM")
    if hasattr(signal, name)  # Windows has the first two, and no supervisor
}
REFUSED = 2  # the exit code of a process that says why it does not start


class Life(NamedTuple):
    """What a server process shares with its supervisor."""

    number: int  # 0 for the first one
    supervisor: int  # a file descriptor that ends when the supervisor does
    ready: int  # a file descriptor to write to when the server is up


Work = Callable[[Life], None]


class _Child(NamedTuple):
    pid: int
    started: float


class Supervisor:
    """Runs `count` processes that do `work`, until it is told to stop."""

    def __init__(self, count: int, work: Work) -> None:
        self._count = count
        self._work = work
        self._children: list[_Child] = []
        self._made = 0
        self._stopping = False
        self._end, self._alive = os.pipe()  # children read the end; nobody writes

    def run(self) -> int:
        """Return the exit code when all processes have ended."""
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        try:
            for _ in range(self._count):
                if not self._start(must=True):
                    self._stop()
                    return REFUSED
            while not self._stopping:
                self._react(signal.sigwait(SIGNALS))
            self._stop()
            return 0
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)

    def _react(self, number: int) -> None:
        if number in (signal.SIGTERM, signal.SIGINT):
            self._stopping = True
        elif number == signal.SIGHUP:
            self._restart()
        else:
            self._reap()
            self._fill()

    # -- one process

    def _start(self, must: bool = False) -> bool:
        """Start a process and wait until it is ready; return whether it is."""
        ready, tell = os.pipe()
        number, self._made = self._made, self._made + 1
        pid = os.fork()
        if pid == 0:
            os.close(ready)
            os.close(self._alive)
            self._be_a_child(Life(number, self._end, tell))
        os.close(tell)
        self._children.append(_Child(pid, monotonic()))
        try:
            found, _, _ = select.select([ready], [], [], READY_SECONDS)
            up = bool(found) and os.read(ready, 1) == b"1"
        finally:
            os.close(ready)
        if not up:
            log.error("a server process did not start")
        return up or not must

    def _be_a_child(self, life: Life) -> None:
        code = 1
        try:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            self._work(life)
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except BaseException:
            log.exception("a server process failed")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    # -- all of them

    def _reap(self) -> None:
        """Forget the processes that have ended."""
        for child in list(self._children):
            with contextlib.suppress(ChildProcessError):
                if os.waitpid(child.pid, os.WNOHANG)[0] == 0:
                    continue
            self._children.remove(child)
            log.warning("server process %d has ended", child.pid)

    def _fill(self) -> None:
        """Replace what is missing, after a pause if processes die as soon as they start."""
        young = any(monotonic() - child.started < YOUNG for child in self._children)
        if len(self._children) < self._count and young:
            signal.alarm(PAUSE)
            return
        while len(self._children) < self._count and not self._stopping:
            self._start()
            self._reap()
            if len(self._children) < self._count:
                signal.alarm(PAUSE)
                return

    def _restart(self) -> None:
        """Give every process a successor, and end it when that one is ready."""
        for old in list(self._children):
            if self._start(must=True):
                self._finish([old])

    def _stop(self) -> None:
        self._finish(list(self._children))

    def _finish(self, children: list[_Child]) -> None:
        """End processes and wait for them; one that does not end is killed."""
        for child in children:
            _signal(child.pid, signal.SIGTERM)
        end = monotonic() + STOP_SECONDS
        while left := [child for child in children if child in self._children]:
            self._reap_these(left)
            if monotonic() > end:
                for child in left:
                    _signal(child.pid, signal.SIGKILL)
            select.select([], [], [], 0.02)

    def _reap_these(self, children: list[_Child]) -> None:
        for child in children:
            with contextlib.suppress(ChildProcessError):
                if os.waitpid(child.pid, os.WNOHANG)[0] == 0:
                    continue
            self._children.remove(child)


def _signal(pid: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)
