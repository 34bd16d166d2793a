"""The time that a search may take: processor time of its thread, and a deadline by the wall clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from time import monotonic
from typing import Final, final

# WebAssembly has one thread, and knows the processor time of the process only.
thread_time: Callable[[], float] = getattr(time, "thread_time", time.process_time)


@final
class TimeLimit:
    """A budget of processor time and a deadline.

    Processor time makes a search take longer on a busy machine, but not weaker.
    """

    def __init__(self, milliseconds: float, deadline: float) -> None:
        self.deadline: Final = deadline  # a moment of time.monotonic()
        self._began: Final = thread_time()
        self._end: Final = self._began + milliseconds / 1000
        self._next = monotonic()  # the limit cannot be reached before this moment

    def reached(self) -> bool:
        """Return whether the time is used up.

        Calls are cheap: no thread uses more processor time than passes, so `thread_time` is seldom read.
        """
        now = monotonic()
        if now < self._next:
            return False
        left = self._end - thread_time()
        self._next = min(now + left, self.deadline)
        return left <= 0 or now >= self.deadline

    def used(self) -> float:
        """Return which share of the processor time is used up."""
        return (thread_time() - self._began) / (self._end - self._began)

    def left(self) -> float:
        """Return an upper bound of the time left, as a multiple of the time used."""
        used = max(thread_time() - self._began, 1e-6)
        return max(min(self._end - self._began - used, self.deadline - monotonic()), 0.0) / used
