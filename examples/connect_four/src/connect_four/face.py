"""How connect four looks: one board, a click on a column."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from tenban.kernel import Action, bit
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Piece, Seat, board

from .rules import COLUMN, COLUMNS, ROWS, Board

At = Viewer[Board]


class ConnectFourFace(Face[Board]):
    package = "connect_four"
    palette: ClassVar = {"frame": "#3f5fa8"}
    events: ClassVar = {"drops": ("seat", "column")}
    alike: ClassVar = True

    def word(self, at: At, kind: str, value: int) -> str | int:
        return COLUMN.values[value] if kind == "column" else super().word(at, kind, value)

    def seat(self, at: At, seat: int) -> Seat:
        return Seat("", seat, note=at.words("moves-first") if seat == 0 else "")

    def table(self, at: At) -> list[Piece]:
        cells = [_cell(at, column, row) for row in reversed(range(ROWS)) for column in range(COLUMNS)]
        return [board("board", at.words("board"), (COLUMNS, ROWS), cells, grid=(ROWS, COLUMNS), tint="frame")]

    def question(self, at: At) -> str:
        return at.words("ask-drop")

    def path(self, at: At, action: Action) -> list[str]:
        return [f"column-{COLUMN.values[action.arg]}"]

    def ending(self, at: At) -> str:
        return at.words("draw") if at.v.winner < 0 else ""


def _cell(at: At, column: int, row: int) -> Piece:
    """A stone or an empty cell."""
    cell = f"{COLUMN.values[column]}{row + 1}"
    for seat in (0, 1):
        if at.v.stones(seat) & bit(column * 7 + row) != 0:
            return _drawn(column, row, at.words("stone", seat=at.names[seat], cell=cell), seat)
    return _drawn(column, row, cell, -1)


@lru_cache(1000)  # from one move to the next most cells stay as they are
def _drawn(column: int, row: int, name: str, seat: int) -> Piece:
    """Wherever a column is clicked, the column is meant."""
    letter = COLUMN.values[column]
    cell = Piece(f"{letter}{row + 1}", name, "spot", shape="round", glyph="·", pick=f"column-{letter}")
    cell.at, cell.size = (column + 0.5, ROWS - row - 0.5), (1.0, 1.0)
    if seat >= 0:
        cell.form, cell.art, cell.seat, cell.glyph = "token", "stone", seat, "●▲"[seat]
    return cell


FACE = ConnectFourFace()
