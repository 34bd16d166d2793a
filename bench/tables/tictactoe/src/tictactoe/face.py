"""How tic-tac-toe looks."""

from __future__ import annotations

from tenban.kernel import Action
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Piece, board

from .rules import CELLS, Grid


class TicTacToeFace(Face[Grid]):
    package = "tictactoe"
    same_choices = True

    def word(self, at: Viewer[Grid], kind: str, value: int) -> str | int:
        return CELLS.values[value] if kind == "cell" else super().word(at, kind, value)

    def table(self, at: Viewer[Grid]) -> list[Piece]:
        return [at.common(_board)]

    def question(self, at: Viewer[Grid]) -> str:
        return at.words("ask-mark")

    def path(self, at: Viewer[Grid], action: Action) -> list[str]:
        return [CELLS.values[action.arg]]


def _board(at: Viewer[Grid]) -> Piece:
    cells = [_cell(at, n) for n in range(len(CELLS.values))]
    return board("board", at.words("board"), (3, 3), cells, grid=(3, 3))


def _cell(at: Viewer[Grid], number: int) -> Piece:
    """Return a mark or a free cell."""
    for seat, marks in enumerate(at.state.marks):
        if marks >> number & 1:
            return at.cached(_mark, number, seat, at.names[seat])
    return at.cached(_free, number)


def _mark(number: int, seat: int, player: str) -> Piece:
    name = CELLS.values[number]
    return Piece(name, f"{player} {name}", "token", seat=seat, glyph="XO"[seat], at=_where(number))


def _free(number: int) -> Piece:
    return Piece(CELLS.values[number], CELLS.values[number], "spot", glyph="·", at=_where(number))


def _where(number: int) -> tuple[float, float]:
    row, column = divmod(number, 3)
    return column + 0.5, row + 0.5


FACE = TicTacToeFace()
