"""The squares of the board: who is next to whom, and which corners a card can be laid at.

Squares are numbered row by row on a grid of eight by eight; a smaller board uses its upper left part.  A card of
two by two squares is named by its upper left square, its anchor, on a grid of seven by seven.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit
from tenban.kernel.data import DataError

WIDE: Final = 8
SQUARES: Final = tuple([f"{column}{row + 1}" for row in range(WIDE) for column in "abcdefgh"])
ANCHORS: Final = tuple([f"{column}{row + 1}" for row in range(WIDE - 1) for column in "abcdefg"])
OFF: Final = 64  # not on the board
_SIDES: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))  # so that neighbours come in ascending order
_AROUND: Final = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))


def square(name: str) -> int:
    if name not in SQUARES:
        raise DataError(f"{name!r} is no square; squares are named like a1, the upper left one")
    return SQUARES.index(name)


@final
class Grid:
    """A board of so many rows and columns."""

    def __init__(self, rows: int, columns: int) -> None:
        if not all(size in (4, 6, 8) for size in (rows, columns)):
            raise DataError("board: rows and columns must be 4, 6 or 8")
        self.rows: Final = rows
        self.columns: Final = columns
        self.fields: Final[list[int]] = [r * WIDE + c for r in range(rows) for c in range(columns)]
        self.near: Final[list[list[int]]] = [self._beside(sq, _SIDES) for sq in range(OFF)]
        self.around: Final[list[list[int]]] = [self._beside(sq, _AROUND) for sq in range(OFF)]
        top, left = rows // 2 - 1, columns // 2 - 1
        self.centre: Final[list[int]] = [r * WIDE + c for r in (top, top + 1) for c in (left, left + 1)]
        bottom, right = (rows - 1) * WIDE, columns - 1
        self.corners: Final[list[int]] = [0, right, bottom, bottom + right]
        self.distance: Final[list[int]] = [min([_steps(sq, mid) for mid in self.centre]) for sq in range(OFF)]
        self.anchors: Final[list[int]] = [r * (WIDE - 1) + c for r in range(rows - 1) for c in range(columns - 1)]
        self.covers: Final[list[int]] = [int(_anchor_set([sq], self.anchors)) for sq in range(OFF)]
        self.covers.append(0)  # off the board
        self.beside: Final[list[int]] = [int(_anchor_set(self.near[sq], self.anchors)) for sq in range(OFF)]
        self.beside.append(0)

    def _beside(self, sq: int, ways: tuple[tuple[int, int], ...]) -> list[int]:
        row, column = sq // WIDE, sq % WIDE
        if row >= self.rows or column >= self.columns:
            return []
        there = [(row + down, column + right) for down, right in ways]
        return [r * WIDE + c for r, c in there if 0 <= r < self.rows and 0 <= c < self.columns]


def _steps(a: int, b: int) -> int:
    """Return how many orthogonal steps two squares are apart."""
    return abs(a // WIDE - b // WIDE) + abs(a % WIDE - b % WIDE)


def first_square(anchor: i64) -> i64:
    """Return the upper left square of a card."""
    return anchor // 7 * 8 + anchor % 7


def covered(anchor: int) -> list[int]:
    """Return the four squares of a card."""
    sq = anchor // (WIDE - 1) * WIDE + anchor % (WIDE - 1)
    return [sq, sq + 1, sq + WIDE, sq + WIDE + 1]


def _anchor_set(squares: list[int], anchors: list[int]) -> i64:
    """Return the anchors of cards that cover one of the squares."""
    found: i64 = 0
    for anchor in anchors:
        for sq in covered(anchor):
            if sq in squares:
                found |= bit(anchor)
    return found


def anchor_at(sq: int) -> int:
    """Return the anchor whose card has this upper left square."""
    return sq // WIDE * (WIDE - 1) + sq % WIDE


def pair(a: i64, b: i64) -> i64:
    """Return two squares as one number, the same in both directions (CU-C8)."""
    return a * 64 + b if a < b else b * 64 + a


def touching(a: i64, b: i64) -> bool:
    """Return whether two squares are the same or among the eight around each other."""
    down, right = a // 8 - b // 8, a % 8 - b % 8
    return -1 <= down <= 1 and -1 <= right <= 1
