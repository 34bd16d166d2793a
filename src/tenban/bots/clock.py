"""How long a thought may take: processor time of its own, and a moment at which all must be over."""

from __future__ import annotations

from time import monotonic, thread_time
from typing import Final, final


@final
class Clock:
    """Runs while its thread does: on a busy machine a thought takes longer and is no worse."""

    def __init__(self, milliseconds: float, deadline: float) -> None:
        self.deadline: Final = deadline  # a moment of time.monotonic()
        self._began: Final = thread_time()
        self._end: Final = self._began + milliseconds / 1000
        self._next = monotonic()  # before then there is no need to look

    def over(self) -> bool:
        """Asking often is cheap: no thread runs for longer than time passes, so it is seldom looked at."""
        now = monotonic()
        if now < self._next:
            return False
        left = self._end - thread_time()
        self._next = min(now + left, self.deadline)
        return left <= 0 or now >= self.deadline

    def left(self) -> float:
        """At most how much is left, in parts of what was used."""
        used = max(thread_time() - self._began, 1e-6)
        return max(min(self._end - self._began - used, self.deadline - monotonic()), 0.0) / used
