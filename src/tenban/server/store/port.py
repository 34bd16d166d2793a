"""The interface of a store: a journal of events per table, and an index to find tables by."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec import Struct

OnAppend = Callable[[str, int], None]  # a table has grown to this number ("", -1: any table may have)
OnMessage = Callable[[str], None]  # another process has published this


class StoreError(Exception):
    """The storage cannot do what was asked; the message is fit for a log or a start-up error."""


class TransientStoreError(StoreError):
    """The storage failed in a way that may pass: a cut connection, a lock, a full disk."""


class ConflictError(StoreError):
    """That sequence number or that action is already written."""


class ActionKey(NamedTuple):
    """What identifies a client's move within its table: the seat, and the id that the client chose."""

    seat: int
    id: str

    def column(self) -> str:
        """Return the key as the unique column `act` holds it; nothing reads it back."""
        return f"{self.seat}:{self.id}"


class Row(Struct):
    """One event as it is stored.  A table cannot have two rows with the same `action`."""

    event: bytes
    action: ActionKey | None = None

    def act(self) -> str | None:
        """Return the value of the column `act`."""
        return None if self.action is None else self.action.column()


class Head(Struct):
    """What the index holds of a table.

    `summary` is what a list shows; `owners` maps seats to hashed tokens (None: unchanged).
    """

    id: str
    phase: str
    listed: bool
    changed: int
    summary: bytes
    owners: dict[int, str] | None


class Store(Protocol):
    """Appending is durable when it returns.  Sequence numbers of a table are 1, 2, 3 … without gaps."""

    name: str
    shared: bool  # other processes may use it at the same time

    async def open(self, on_append: OnAppend, on_message: OnMessage) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        """Add rows as `seq`, `seq + 1`, …; all or nothing.  Raise ConflictError if one of them is taken."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events after number `after`, in order; [] for a table that does not exist."""

    async def listed(self, most: int) -> list[bytes]:
        """Return the summaries of listed tables that are not over, the last changed first."""

    async def owned(self, owner: str, most: int) -> list[bytes]:
        """Return the summaries of the tables at which this owner sits, the last changed first."""

    async def open_tables(self, owner: str) -> int:
        """Return the number of tables that are not over at which this owner sits."""

    async def unfinished(self) -> list[str]:
        """Return the ids of running tables."""

    async def count(self) -> int:
        """Return the number of tables."""

    async def ping(self) -> None:
        """Raise StoreError if the store does not answer."""

    async def publish(self, text: str) -> None:
        """Send the other processes a message that is not stored."""
