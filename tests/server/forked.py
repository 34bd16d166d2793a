"""Server processes forked from one that has loaded everything: to kill one and start it again takes a moment only."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.process import BaseProcess

from tests.server.machine import Server, serve

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["__main__", "tests.server.loaded"])


def work(code: tuple[int, str, str, int], limits: str, log: str) -> None:
    """Serve, as `Server.start` lets a new Python do it."""
    os.environ["TENBAN_LIMITS"] = limits
    for stream, path in ((sys.stdout, os.devnull), (sys.stderr, log)):
        if path:
            file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            os.dup2(file, stream.fileno())
            os.close(file)
    serve(*code)


class Forked:
    """A forked process, used like one of the module subprocess."""

    def __init__(self, process: BaseProcess) -> None:
        self._process = process
        assert process.pid is not None
        self.pid: int = process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self.poll()
        assert code is not None, "the server does not end"
        return code


class ForkedServer(Server):
    """One server process, like `Server`."""

    def start(self) -> None:
        log = "" if self._log is None else str(self._log)
        process = FORKS.Process(target=work, args=(self._arguments, self._limits, log))
        process.start()
        self._process = Forked(process)  # type: ignore[assignment]
