"""A cable between browser and server that can be cut: what a lost network really looks like."""

from __future__ import annotations

import contextlib
import socket
import threading


class Cable:
    """Forwards connections to `port`; after `cut` nothing passes and nobody gets through."""

    def __init__(self, port: int) -> None:
        self._goal = ("127.0.0.1", port)
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            _close(end)

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        _close(self._listener)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._whole:
                    self._join(near, socket.create_connection(self._goal))
                else:
                    _close(near)

    def _join(self, near: socket.socket, far: socket.socket) -> None:
        self._ends |= {near, far}
        for source, goal in ((near, far), (far, near)):
            threading.Thread(target=self._pump, args=(source, goal), daemon=True).start()

    def _pump(self, source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                goal.sendall(data)
        for end in (source, goal):
            self._ends.discard(end)
            _close(end)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
