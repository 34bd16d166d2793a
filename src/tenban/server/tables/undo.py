"""Fair undo: free while nothing was drawn or shown since the seat's own last move, else only if all people agree."""

from __future__ import annotations

from tenban.server.tables.table import Table


class UndoOption:
    """What taking a seat's last move back would mean."""

    def __init__(self, move: int, alone: bool, free: bool, reason: str) -> None:
        self.move = move  # the number of the move; -1: there is none
        self.alone = alone  # it is still sealed: no other seat's move goes with it
        self.free = free
        self.reason = reason  # the id of a message

    def possible(self) -> bool:
        return self.move >= 0


def undo_option(table: Table, seat: int) -> UndoOption:
    """Return what taking the last move of `seat` back would mean now."""
    if table.phase() != "running":
        return UndoOption(-1, False, False, "undo-not-running")
    move = _last_move_of(table, seat)
    if move < 0:
        return UndoOption(-1, False, False, "undo-nothing")
    match = table.match()
    if match.is_sealed(seat):
        return UndoOption(move, True, True, "undo-free")
    if move < len(table.moves) - 1:
        return UndoOption(move, False, _plays_alone(table, seat), "undo-others-chose")
    if match.last_showed():
        return UndoOption(move, False, _plays_alone(table, seat), "undo-shown")
    return UndoOption(move, False, True, "undo-free")


def undecided_seat(table: Table) -> int | None:
    """Return the seat for which `undo_option` takes a moment, because it must be found out what its move showed."""
    if table.phase() != "running" or len(table.moves) <= len(table.made.moves):
        return None
    match, seat = table.match(), table.moves[-1].seat
    return None if match.is_sealed(seat) or match.last_showed_at_once() is not None else seat


def _last_move_of(table: Table, seat: int) -> int:
    """Return the number of the seat's last move, or -1; moves from before a study began cannot be undone."""
    for move in range(len(table.moves) - 1, len(table.made.moves) - 1, -1):
        if table.moves[move].seat == seat:
            return move
    return -1


def _plays_alone(table: Table, seat: int) -> bool:
    """Return whether all other seats are bots that stand in for no person, so that no consent is needed."""
    return table.claimants() <= {table.seats[seat].owner}
