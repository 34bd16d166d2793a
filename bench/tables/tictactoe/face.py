"""How tic-tac-toe looks."""

from __future__ import annotations

from typing import ClassVar

from tenban.kernel import Action
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Piece, board

from .rules import CELLS, Grid


class TicTacToeFace(Face[Grid]):
    package = "bench.tables.tictactoe"
    events: ClassVar = {"mark": ("seat", "cell")}
    alike: ClassVar = True

    def word(self, at: Viewer[Grid], kind: str, value: int) -> str | int:
        return CELLS.values[value] if kind == "cell" else super().word(at, kind, value)

    def table(self, at: Viewer[Grid]) -> list[Piece]:
        cells = [_cell(at, number, name) for number, name in enumerate(CELLS.values)]
        return [board("board", at.words("board"), (3, 3), cells, grid=(3, 3))]

    def question(self, at: Viewer[Grid]) -> str:
        return at.words("ask-mark")

    def path(self, at: Viewer[Grid], action: Action) -> list[str]:
        return [CELLS.values[action.arg]]


def _cell(at: Viewer[Grid], number: int, name: str) -> Piece:
    row, column = divmod(number, 3)
    where, size = (column + 0.5, row + 0.5), (1.0, 1.0)
    for seat in (0, 1):
        if at.v.marks[seat] >> number & 1:
            return Piece(name, f"{at.names[seat]} {name}", "token", seat=seat, glyph="XO"[seat], at=where, size=size)
    return Piece(name, name, "spot", glyph="·", at=where, size=size)


FACE = TicTacToeFace()
