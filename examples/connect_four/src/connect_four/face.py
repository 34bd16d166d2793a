"""How connect four looks: one board, a click on a column."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from tenban.kernel import Action
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Piece, Seat, board
from tenban.scene.words import Words

from .rules import COLUMN, COLUMNS, ROWS, ConnectFourState

At = Viewer[ConnectFourState]
CELLS = [(column, row) for row in reversed(range(ROWS)) for column in range(COLUMNS)]  # as one reads


class ConnectFourFace(Face[ConnectFourState]):
    package = "connect_four"
    palette: ClassVar = {"frame": "#3f5fa8"}
    events: ClassVar = {"drops": ("seat", "column")}
    alike: ClassVar = True
    timeless: ClassVar = True

    def word(self, at: At, kind: str, value: int) -> str | int:
        return COLUMN.values[value] if kind == "column" else super().word(at, kind, value)

    def seat(self, at: At, seat: int) -> Seat:
        return Seat("", seat, note=at.words("moves-first") if seat == 0 else "")

    def table(self, at: At) -> list[Piece]:
        first, second = at.state.stones(0), at.state.stones(1)
        owners = [(first >> 7 * x + y & 1) + 2 * (second >> 7 * x + y & 1) for x, y in CELLS]  # 0: nobody
        players = ("", *at.names)
        cells = [_cell(at.words, *cell, owner, players[owner]) for cell, owner in zip(CELLS, owners, strict=True)]
        return [board("board", at.words("board"), (COLUMNS, ROWS), cells, grid=(ROWS, COLUMNS), tint="frame")]

    def question(self, at: At) -> str:
        return at.words("ask-drop")

    def path(self, at: At, action: Action) -> list[str]:
        return [f"column-{COLUMN.values[action.arg]}"]

    def ending(self, at: At) -> str:
        return at.words("draw") if at.state.winner < 0 else ""


@lru_cache(1000)  # from one move to the next most cells stay as they are
def _cell(words: Words, column: int, row: int, owner: int, player: str) -> Piece:
    """A stone or an empty cell; wherever a column is clicked, the column is meant."""
    letter = COLUMN.values[column]
    cell = Piece(f"{letter}{row + 1}", f"{letter}{row + 1}", "spot", shape="round", glyph="·", pick=f"column-{letter}")
    cell.at = (column + 0.5, ROWS - row - 0.5)
    if owner:
        cell.name = words("stone", seat=player, cell=cell.name)
        cell.form, cell.art, cell.seat, cell.glyph = "token", "stone", owner - 1, "·●▲"[owner]
    return cell


FACE = ConnectFourFace()
