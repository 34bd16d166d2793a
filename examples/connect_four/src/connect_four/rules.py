"""Connect four: seven columns, six rows, two players; four stones in a line win."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel import ALONE, Action, Clause, Domain, GameInfo, Rules, ScoreLine, Space, State, Step, Verb, bit

from .events import Drops

COLUMNS: Final = 7
ROWS: Final = 6
CELLS: Final = COLUMNS * ROWS
ALL_COLUMNS: Final = 0x7F

BOARD: Final = Clause("CF-1")
TURNS: Final = Clause("CF-2")
FULL: Final = Clause("CF-3")
FOUR: Final = Clause("CF-4")
DRAW: Final = Clause("CF-5")
CLAUSES: Final = (BOARD, TURNS, FULL, FOUR, DRAW)

COLUMN: Final = Domain("column", ("a", "b", "c", "d", "e", "f", "g"))
DROP: Final = Verb("drop", COLUMN)
SPACE: Final = Space(DROP)


@final
class ConnectFourState(State):
    """Each side's stones are a bit set: cell (column, row) is bit 7 * column + row; row 6 stays empty."""

    def __init__(self) -> None:
        super().__init__(2)
        self.first: i64 = 0  # stones of seat 0
        self.second: i64 = 0  # stones of seat 1
        self.free: i64 = ALL_COLUMNS  # columns with room
        self.placed: i64 = 0
        self.winner = -1

    def stones(self, seat: int) -> i64:
        return self.first if seat == 0 else self.second

    def owner(self, column: i64, row: i64) -> int:
        """Return the seat whose stone lies on a cell, or -1."""
        cell = bit(column * 7 + row)
        return 0 if self.first & cell != 0 else 1 if self.second & cell != 0 else -1

    def drop(self, seat: int, column: i64) -> None:
        """Put a stone onto the lowest free cell: adding to a column's bottom carries to its first gap."""
        occupied = self.first | self.second
        bottom = bit(column * 7)
        cell = (occupied + bottom) & (bottom * 0x3F) & ~occupied
        if cell == bottom << (ROWS - 1):
            self.free ^= bit(column)
        if seat == 0:
            self.first |= cell
        else:
            self.second |= cell
        self.placed += 1


def lined_up(stones: i64) -> bool:
    """Return whether four stones are in a line: neighbours are 1, 7, 8 or 6 bits apart (up, level, two diagonals)."""
    pairs = stones & (stones >> 1)
    if pairs & (pairs >> 2) != 0:
        return True
    pairs = stones & (stones >> 7)
    if pairs & (pairs >> 14) != 0:
        return True
    pairs = stones & (stones >> 8)
    if pairs & (pairs >> 16) != 0:
        return True
    pairs = stones & (stones >> 6)
    return pairs & (pairs >> 12) != 0


@final
class Turn(Step[ConnectFourState]):
    """CF-2. A player drops a stone into a column."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: ConnectFourState) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: ConnectFourState, seat: int) -> list[Action]:
        return DROP.actions

    def refuse(self, s: ConnectFourState, seat: int, action: Action) -> Clause | None:
        return None if s.free & bit(action.arg) != 0 else FULL

    def legal(self, s: ConnectFourState, seat: int) -> list[Action]:
        return DROP.each(s.free)

    def pick(self, s: ConnectFourState, seat: int) -> Action:
        return DROP.any_of(s.free, s)

    def apply(self, s: ConnectFourState, seat: int, action: Action) -> None:
        s.drop(seat, action.arg)
        if s.log is not None:
            s.emit(Drops(seat, action.arg))
        if lined_up(s.stones(seat)):  # CF-4
            s.winner = seat
            s.pop()
        elif s.placed == CELLS:  # CF-5
            s.pop()
        else:
            s.become(_TURNS[1 - seat])


_TURNS: Final = (Turn(0), Turn(1))


INFO: Final = GameInfo("connect_four", "1", (2, 2), hidden_information=False, chance=False, length=42)


@final
class ConnectFour(Rules[ConnectFourState]):
    def __init__(self) -> None:
        super().__init__(INFO, SPACE, (Turn,), CLAUSES)

    def setup(self, seats: int, options: dict[str, str]) -> ConnectFourState:
        s = ConnectFourState()
        s.push(_TURNS[0])
        return s

    def score(self, s: ConnectFourState) -> list[ScoreLine]:
        return [ScoreLine(s.winner, 1, FOUR)] if s.winner >= 0 else []

    def faults(self, s: ConnectFourState) -> list[str]:
        shared = s.first & s.second
        return ["two stones lie on one cell"] if shared != 0 else []


RULES: Final = ConnectFour()
