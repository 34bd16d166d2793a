"""The watchdog of the event loop: measures how long it was blocked, because then nobody was served."""

from __future__ import annotations

import asyncio
from time import monotonic, process_time

from tenban.server.metrics import Metrics

TICK = 0.01  # seconds between two looks


class Watchdog:
    """Looks at the clock all the time.  A look that comes late means that something kept the loop.

    On a busy machine a look is also late if the process had to wait for a processor, so two times are kept: how late it
    was, and how much of that the process itself has worked.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._handle: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._worked = 0.0

    def start(self) -> None:
        """Begin to look; a running event loop is needed."""
        self._due, self._worked = monotonic() + TICK, process_time()
        self._handle = asyncio.get_running_loop().call_later(TICK, self._look)

    def _look(self) -> None:
        late, worked = max(0.0, monotonic() - self._due), process_time() - self._worked
        self._metrics.loop_late.add(late)
        self._metrics.loop_late_most = max(self._metrics.loop_late_most, late)
        self._metrics.loop_blocked_most = max(self._metrics.loop_blocked_most, min(late, worked))
        self.start()

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
