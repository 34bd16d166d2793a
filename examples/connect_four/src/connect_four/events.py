"""The events of connect four: what the log of a game tells."""

from __future__ import annotations

from dataclasses import dataclass

from tenban.kernel import Event

# The name of a field's type is the kind that the face puts into words.
Seat = int
Column = int


@dataclass
class Drops(Event):
    """A player drops a stone into a column (CF-2)."""

    seat: Seat
    column: Column
