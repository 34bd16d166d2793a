"""What follows a table: the viewers around it, and its bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tenban.server.tables.events import TableEvent


class Listener(Protocol):
    def table_changed(self, events: Sequence[TableEvent]) -> None:
        """React to events that were just written and applied."""

    def people_changed(self) -> None:
        """React to people who came or went."""

    def busy(self) -> bool:
        """Return whether the table must stay in memory."""

    def cut(self) -> None:
        """End the connections of viewers; they come again."""

    def close(self) -> None:
        """End everything that was begun for the table."""
