"""A lock for the tasks of one event loop that costs next to nothing while nobody waits."""

from __future__ import annotations

import asyncio
from collections import deque


class Mutex:
    """Held by one task at a time; those who wait get it in turn.

    asyncio's own lock makes three coroutines for every use, which is much for something that every move does.  Use it
    so: `if not mutex.take(): await mutex.wait()`, and `mutex.release()` in `finally`.
    """

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def taken(self) -> bool:
        """Return whether a task holds it."""
        return self._taken

    def take(self) -> bool:
        """Take it if it is free; return whether it is the caller's now."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def wait(self) -> None:
        """Wait until it is handed to the caller."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(turn)
            else:
                self.release()  # it was handed over in the same moment
            raise

    def release(self) -> None:
        """Hand it to the next one who waits, or let it go."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
