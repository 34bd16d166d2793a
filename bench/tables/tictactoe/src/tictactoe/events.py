"""The events of tic-tac-toe."""

from __future__ import annotations

from dataclasses import dataclass

from tenban.kernel import Event

# The name of a field's type is the kind that the face puts into words.
Seat = int
Cell = int


@dataclass
class Mark(Event):
    """A player marks a cell (TTT-1)."""

    seat: Seat
    cell: Cell
