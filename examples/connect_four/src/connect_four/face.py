"""How connect four looks: one board, a click on a column."""

from __future__ import annotations

from typing import ClassVar

from tenban.kernel import Action
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Piece, Seat, board
from tenban.scene.words import Words

from .rules import COLUMN, COLUMNS, ROWS, ConnectFourState

At = Viewer[ConnectFourState]
CELLS = [(column, row) for row in reversed(range(ROWS)) for column in range(COLUMNS)]  # from the top left


class ConnectFourFace(Face[ConnectFourState]):
    package = "connect_four"
    palette: ClassVar = {"frame": "#3f5fa8"}
    same_choices = True

    def word(self, at: At, kind: str, value: int) -> str | int:
        return COLUMN.values[value] if kind == "column" else super().word(at, kind, value)

    def seat(self, at: At, seat: int) -> Seat:
        return Seat("", seat, note=at.words("moves-first") if seat == 0 else "")

    def table(self, at: At) -> list[Piece]:
        return [at.common(_board)]

    def question(self, at: At) -> str:
        return at.words("ask-drop")

    def path(self, at: At, action: Action) -> list[str]:
        return [f"column-{COLUMN.values[action.arg]}"]

    def ending(self, at: At) -> str:
        return at.words("draw") if at.state.winner < 0 else ""


def _board(at: At) -> Piece:
    cells = [_cell(at, column, row) for column, row in CELLS]
    return board("board", at.words("board"), (COLUMNS, ROWS), cells, grid=(ROWS, COLUMNS), tint="frame")


def _cell(at: At, column: int, row: int) -> Piece:
    """Return a stone or an empty cell; a click on it chooses its column."""
    seat = at.state.owner(column, row)
    if seat < 0:
        return at.cached(_spot, column, row)
    return at.cached(_stone, at.words, seat, at.names[seat], column, row)


def _stone(words: Words, seat: int, name: str, column: int, row: int) -> Piece:
    cell = _spot(column, row)
    cell.name = words("stone", seat=name, cell=cell.name)
    cell.form, cell.art, cell.seat, cell.glyph = "token", "stone", seat, "●▲"[seat]
    return cell


def _spot(column: int, row: int) -> Piece:
    letter = COLUMN.values[column]
    cell = Piece(f"{letter}{row + 1}", f"{letter}{row + 1}", "spot", shape="round", glyph="·", pick=f"column-{letter}")
    cell.at = (column + 0.5, ROWS - row - 0.5)
    return cell


FACE = ConnectFourFace()
