"""Fair undo: free while nothing was drawn or shown since one's own last choice, else only if all people agree."""

from __future__ import annotations

from typing import NamedTuple

from tenban.server.tables.table import Table


class Back(NamedTuple):
    """What taking a seat's last choice back would mean.  `why` is a key into the texts."""

    move: int  # which choice; -1: none
    alone: bool  # it is still sealed: nobody else's choice goes with it
    free: bool
    why: str

    def possible(self) -> bool:
        return self.move >= 0


def back(table: Table, seat: int) -> Back:
    if table.phase() != "running":
        return Back(-1, False, False, "undo-not-running")
    move = _last_of(table, seat)
    if move < 0:
        return Back(-1, False, False, "undo-nothing")
    match = table.match()
    if match.is_sealed(seat):
        return Back(move, True, True, "undo-free")
    if move < len(table.moves) - 1:
        return Back(move, False, _nobody_else(table, seat), "undo-others-chose")
    if match.last_showed():
        return Back(move, False, _nobody_else(table, seat), "undo-shown")
    return Back(move, False, True, "undo-free")


def _last_of(table: Table, seat: int) -> int:
    """The seat's last choice; what a study began with stays."""
    for move in range(len(table.moves) - 1, len(table.made.moves) - 1, -1):
        if table.moves[move].seat == seat:
            return move
    return -1


def _nobody_else(table: Table, seat: int) -> bool:
    """With bots alone at the table all people agree at once."""
    return table.people() <= {table.chairs[seat].owner}
