"""A store that is asked again when an error may pass, and that knows whether it answers.

Whether a failed append was written may be unknown: the connection was cut before the answer came.  When the same
events are in the way of the second try, they were.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeVar

from tenban.server.metrics import Metrics
from tenban.server.store.port import (
    ConflictError,
    Head,
    OnAppend,
    OnMessage,
    Row,
    Store,
    StoreError,
    TransientStoreError,
)

T = TypeVar("T")
log = logging.getLogger("tenban.store")
FIRST_DELAY = 0.05  # seconds before the second try; then twice as long each time
LOOK = 0.25  # seconds between two looks whether the store answers
LOOK_SECONDS = 0.75  # for one look; a link that is restored is noticed by the next one


class ReliableStore:
    """Another store with retries.  `seconds` is how long a caller waits at most for an error to pass."""

    def __init__(self, store: Store, metrics: Metrics, seconds: float) -> None:
        self.store = store
        self.name = store.name
        self.shared = store.shared
        self.trouble = ""  # the last error, while the store does not answer
        self._metrics = metrics
        self._seconds = seconds
        self._down_since = 0.0
        self._asked_at = 0.0  # when the look was begun that has not been answered; 0: none
        self._looking: asyncio.Task[None] | None = None

    async def open(self, on_append: OnAppend, on_message: OnMessage) -> None:
        await self.store.open(on_append, on_message)
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        await self.store.close()

    # -- whether it answers

    def down_seconds(self) -> float:
        """Return for how long the store has not answered, be it by an error or by silence; 0 if it does."""
        since = self._down_since if self.trouble else self._asked_at
        return monotonic() - since if since else 0.0

    async def _look(self) -> None:
        """Ask the store something small all the time, so that nobody else has to."""
        while True:
            self._asked_at = monotonic()
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self.store.ping()
                self._answers()
            except StoreError as error:
                self._note(error, self._asked_at)
            except TimeoutError:
                slow = not self.trouble  # one slow answer is no fault: the machine may be busy
                self._note(TransientStoreError("no answer"), self._asked_at, 0 if slow else 1)
            self._asked_at = 0.0
            await asyncio.sleep(LOOK)

    def _answers(self) -> None:
        self.trouble = ""

    def _note(self, error: StoreError, since: float = 0.0, faults: int = 1) -> None:
        if not self.trouble:
            self._down_since = since or monotonic()
            log.warning("the storage fails: %s", error)
        self.trouble = str(error) or type(error).__name__
        self._metrics.faults += faults
        self._metrics.store_faults += faults

    # -- with retries

    async def append(self, table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        """Append; every move waits for this, so the first try has no more layers than it needs."""
        try:
            await self.store.append(table, seq, rows, head)
        except StoreError as error:
            await self._append_again(error, table, seq, rows, head)
        else:
            self._answers()

    async def _append_again(self, first: StoreError, table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        """Try again after the error of the first try if that may pass, else raise it."""
        failed: StoreError | None = first
        uncertain = False

        async def attempt() -> None:
            nonlocal failed, uncertain
            try:
                if failed is not None:
                    error, failed = failed, None
                    raise error
                await self.store.append(table, seq, rows, head)
            except ConflictError:
                if not uncertain or not await self._is_written(table, seq, rows):
                    raise
            except TransientStoreError:
                uncertain = True
                raise

        await self._try(attempt)

    async def _is_written(self, table: str, seq: int, rows: list[Row]) -> bool:
        """Return whether a table has exactly these events from `seq` on."""
        found = await self.store.read(table, seq - 1)
        return found[: len(rows)] == [row.event for row in rows]

    async def _try(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Return what an attempt returns; try again while the error may pass, then raise it."""
        end, delay = monotonic() + self._seconds, FIRST_DELAY
        while True:
            try:
                result = await attempt()
            except ConflictError:
                self._answers()
                raise
            except TransientStoreError as error:
                self._note(error)
                if monotonic() + delay > end:
                    raise
            except StoreError as error:
                self._note(error)
                raise
            else:
                self._answers()
                return result
            await asyncio.sleep(delay * (0.5 + random.random()))
            delay *= 2

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._try(lambda: self.store.read(table, after))

    async def listed(self, most: int) -> list[bytes]:
        return await self._try(lambda: self.store.listed(most))

    async def owned(self, owner: str, most: int) -> list[bytes]:
        return await self._try(lambda: self.store.owned(owner, most))

    async def open_tables(self, owner: str) -> int:
        return await self._try(lambda: self.store.open_tables(owner))

    async def unfinished(self) -> list[str]:
        return await self._try(self.store.unfinished)

    async def count(self) -> int:
        return await self._try(self.store.count)

    async def ping(self) -> None:
        await self.store.ping()

    async def publish(self, text: str) -> None:
        await self.store.publish(text)
