"""How tic-tac-toe looks."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from tenban.kernel import Action
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Piece, board

from .rules import CELLS, Grid


class TicTacToeFace(Face[Grid]):
    package = "tictactoe"
    events: ClassVar = {"mark": ("seat", "cell")}
    alike: ClassVar = True
    timeless: ClassVar = True

    def word(self, at: Viewer[Grid], kind: str, value: int) -> str | int:
        return CELLS.values[value] if kind == "cell" else super().word(at, kind, value)

    def table(self, at: Viewer[Grid]) -> list[Piece]:
        first, second = at.state.marks
        players = ("", *at.names)
        owners = [(first >> n & 1) + 2 * (second >> n & 1) for n in range(9)]
        cells = [_cell(n, name, owners[n], players[owners[n]]) for n, name in enumerate(CELLS.values)]
        return [board("board", at.words("board"), (3, 3), cells, grid=(3, 3))]

    def question(self, at: Viewer[Grid]) -> str:
        return at.words("ask-mark")

    def path(self, at: Viewer[Grid], action: Action) -> list[str]:
        return [CELLS.values[action.arg]]


@lru_cache(1000)  # from one move to the next most cells stay as they are
def _cell(number: int, name: str, owner: int, player: str) -> Piece:
    row, column = divmod(number, 3)
    where = (column + 0.5, row + 0.5)
    if owner:
        return Piece(name, f"{player} {name}", "token", seat=owner - 1, glyph=".XO"[owner], at=where)
    return Piece(name, name, "spot", glyph="·", at=where)


FACE = TicTacToeFace()
