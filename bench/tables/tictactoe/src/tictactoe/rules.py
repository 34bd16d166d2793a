"""The rules of tic-tac-toe."""

from __future__ import annotations

from typing import Final

from tenban.kernel import ALONE, Action, Clause, Domain, GameInfo, Rules, ScoreLine, Space, State, Step, Verb, bit

from .events import Mark

CELLS: Final = Domain("cell", tuple(f"{column}{row}" for row in "321" for column in "abc"))
MARK: Final = Verb("mark", CELLS)
TAKEN: Final = Clause("TTT-1")
THREE: Final = Clause("TTT-2")
ROWS: Final = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
HAS_ROW: Final = [any(marks & row == row for row in ROWS) for marks in range(512)]


class Grid(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.marks = (0, 0)  # a bit set per seat

    def winner(self) -> int:
        for seat in (0, 1):
            if HAS_ROW[self.marks[seat]]:
                return seat
        return -1


class Turn(Step[Grid]):
    """TTT-1. A player marks a free cell; TTT-2: three in a row win."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: Grid) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: Grid, seat: int) -> list[Action]:
        return MARK.actions

    def refuse(self, s: Grid, seat: int, action: Action) -> Clause | None:
        return TAKEN if (s.marks[0] | s.marks[1]) >> action.arg & 1 else None

    def legal(self, s: Grid, seat: int) -> list[Action]:
        taken = s.marks[0] | s.marks[1]
        return [action for action in MARK.actions if not taken >> action.arg & 1]

    def apply(self, s: Grid, seat: int, action: Action) -> None:
        mine = s.marks[seat] | int(bit(action.arg))
        s.marks = (mine, s.marks[1]) if seat == 0 else (s.marks[0], mine)
        if s.log is not None:
            s.emit(Mark(seat, action.arg))
        if s.winner() >= 0 or s.marks[0] | s.marks[1] == 0o777:
            s.pop()
        else:
            s.become(Turn(1 - seat))


class TicTacToe(Rules[Grid]):
    def __init__(self) -> None:
        super().__init__(
            GameInfo("tictactoe", "1", (2, 2), hidden_information=False, chance=False, length=9),
            Space(MARK),
            (Turn,),
            (TAKEN, THREE),
        )

    def setup(self, seats: int, options: dict[str, str]) -> Grid:
        s = Grid(seats)
        s.push(Turn(0))
        return s

    def score(self, s: Grid) -> list[ScoreLine]:
        return [ScoreLine(s.winner(), 1, THREE)] if s.winner() >= 0 else []


RULES: Final = TicTacToe()
