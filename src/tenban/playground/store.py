"""Tables in memory.  What is written is handed on as text, which a page keeps and gives back at its next start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

import msgspec
from msgspec import Struct

from tenban.server.store.port import ConflictError, Head, OnAppend, OnMessage, Row

# Keeps an encoded Entry: the table, the number of the first event, the text.  False: that number is taken.
Keep = Callable[[str, int, str], Awaitable[bool]]
# Returns the entries of a table that were kept, here or by another page of the same browser.
Reread = Callable[[str], Awaitable[Iterable[str]]]


class Entry(Struct, omit_defaults=True):
    """What one append wrote."""

    table: str
    seq: int
    events: list[str]
    actions: list[str | None]
    head: Head | None = None


async def forget(table: str, seq: int, text: str) -> bool:
    """Keep nothing."""
    return True


async def nothing(table: str) -> list[str]:
    """Return that nothing was kept."""
    return []


class PageStore:
    """The tables of one page.  An append returns when `keep` has stored it.

    Another page of the same browser may write to the same tables: what it wrote is found by `reread`.
    """

    name = "page"
    shared = False

    def __init__(self, keep: Keep = forget, reread: Reread = nothing) -> None:
        self._keep = keep
        self._reread = reread
        self._events: dict[str, list[bytes]] = {}
        self._actions: dict[str, set[str]] = {}
        self._heads: dict[str, Head] = {}
        self._owners: dict[str, dict[int, str]] = {}

    def load(self, entries: Iterable[str]) -> None:
        """Take in entries that were kept, in the order in which they were written; raise MsgspecError."""
        for text in entries:
            self._add(msgspec.json.decode(text, type=Entry))

    def _add(self, entry: Entry) -> None:
        """Take an entry in unless it is known."""
        if entry.seq != len(self._events.get(entry.table, ())) + 1:
            return
        self._events.setdefault(entry.table, []).extend(event.encode() for event in entry.events)
        self._actions.setdefault(entry.table, set()).update(act for act in entry.actions if act is not None)
        if entry.head is not None:
            self._heads[entry.table] = entry.head
            if entry.head.owners is not None:
                self._owners[entry.table] = entry.head.owners

    async def open(self, on_append: OnAppend, on_message: OnMessage) -> None:
        pass

    async def close(self) -> None:
        pass

    async def append(self, table: str, seq: int, rows: list[Row], head: Head | None) -> None:
        actions = [row.act() for row in rows]
        taken = self._actions.get(table, set()) & {act for act in actions if act is not None}
        if taken or seq != len(self._events.get(table, ())) + 1:
            raise ConflictError(f"event {seq} of table {table} is written already")
        entry = Entry(table, seq, [row.event.decode() for row in rows], actions, head)
        if not await self._keep(table, seq, msgspec.json.encode(entry).decode()):
            self.load(await self._reread(table))
            raise ConflictError(f"another page has written event {seq} of table {table}")
        self._add(entry)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if table not in self._events:
            self.load(await self._reread(table))
        return self._events.get(table, [])[after:]

    async def listed(self, most: int) -> list[bytes]:
        return []  # there is nobody to show them to

    async def owned(self, owner: str, most: int) -> list[bytes]:
        found = [self._heads[table] for table, owners in self._owners.items() if owner in owners.values()]
        return [head.summary for head in sorted(found, key=lambda head: -head.changed)[:most]]

    async def open_tables(self, owner: str) -> int:
        return 0  # a page may have as many as it likes

    async def unfinished(self) -> list[str]:
        return []  # a game goes on when somebody looks at it

    async def count(self) -> int:
        return len(self._events)

    async def ping(self) -> None:
        pass

    async def publish(self, text: str) -> None:
        pass
