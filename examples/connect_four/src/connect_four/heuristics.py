"""Advice to bots: count the lines of four that each side can still fill, and the stones in them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel import Heuristics, count_bits

from .rules import ConnectFourState

_WORTH: Final = (0, 1, 4, 16, 0)  # of a line by its own stones, if it has no stone of the other side


def _lines() -> list[int]:
    """Return every line of four cells as a bit set."""
    ways = ((1, 0, range(3)), (7, 3, range(6)), (8, 3, range(3)), (6, 3, range(3, 6)))  # step, columns, first rows
    firsts = [(step, column * 7 + row) for step, wide, rows in ways for column in range(7 - wide) for row in rows]
    return [sum([2 ** (first + i * step) for i in range(4)]) for step, first in firsts]


LINES: Final = _lines()


@final
class ConnectFourHeuristics(Heuristics[ConnectFourState]):
    def value(self, s: ConnectFourState, seat: int) -> float:
        """Return how well `seat` stands, from 0 (lost) to 1 (won)."""
        if s.winner >= 0:
            return 1.0 if s.winner == seat else 0.0
        if not s.stack:
            return 0.5
        mine, theirs = s.stones(seat), s.stones(1 - seat)
        margin = float(_chances(mine, theirs) - _chances(theirs, mine))
        return 0.5 + 0.45 * margin / (abs(margin) + 40.0)


def _chances(own: i64, other: i64) -> int:
    """Return the worth of the lines that the owner of `own` can still fill."""
    total = 0
    for line in LINES:
        if other & line == 0:
            total += _WORTH[count_bits(own & line)]
    return total


HEURISTICS: Final = ConnectFourHeuristics()
