"""The port behind which tables are kept: a journal per table, and an index to find tables by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

Heard = Callable[[str, int], None]  # somebody has appended to this table up to this number ("", -1: to any)
Overheard = Callable[[str], None]  # another process has shouted this


class StoreError(Exception):
    """The storage cannot do what was asked; the message is fit for a log or a start-up error."""


class ConflictError(StoreError):
    """Somebody else has written that sequence number, or that action id, already."""


class Row(Struct):
    """One journal entry as it is kept.  `act` names the client's action, so that it cannot happen twice."""

    entry: bytes
    act: str | None = None


class Head(Struct):
    """What the index knows of a table.

    `line` is what a list shows; `owners` maps seats to hashed tokens (None: as they were).
    """

    id: str
    phase: str
    listed: bool
    changed: int
    line: bytes
    owners: dict[int, str] | None


class Store(Protocol):
    """Appending is durable when it returns.  Sequence numbers of a table are 1, 2, 3 … without gaps."""

    name: str
    shared: bool  # other processes may use it at the same time

    async def open(self, heard: Heard, overheard: Overheard) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        """Add rows as `seq`, `seq + 1`, …; all or nothing.  Raises ConflictError if one of them is taken."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after number `after`, in order; none for a table nobody made."""

    async def listed(self, most: int) -> list[bytes]:
        """Lines of listed tables that are not over, those changed last first."""

    async def owned(self, owner: str, most: int) -> list[bytes]:
        """Lines of tables at which this owner sits, those changed last first."""

    async def open_tables(self, owner: str) -> int:
        """At how many tables that are not over this owner sits."""

    async def unfinished(self) -> list[str]:
        """Ids of running tables: a starting server looks whether a bot is to move there."""

    async def count(self) -> int: ...

    async def publish(self, text: str) -> None:
        """Tell the other processes something that need not be kept."""
