"""Cultus as a tensor: see tenban.kernel.tensor."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit
from tenban.kernel.seat_array import SeatArray
from tenban.kernel.tensor import Tensor, Writer

from .grid import OFF
from .pieces import CARDS, CHARACTERS, ENEMY, KINDS, MONUMENTS, NONE, PILES, PLANS
from .state import CultusState, card_of

_PAID: Final = 6  # pairs of squares, as far as they are written
_WIDE: Final = 64


@final
class CultusTensor(Tensor[CultusState]):
    """Hands and plans of other seats are zeros until the view has them."""

    def __init__(self) -> None:
        options = {"opener": "`first` tells it", "foe": "`enemy` tells it", "head": "`enemy_points` has grown from it"}
        options.update(dict.fromkeys(("both", "early"), "an option of the game, the same from start to end"))
        super().__init__(1, arguments=4, below=2, parts=4, left_out=options)

    def write(self, s: CultusState, w: Writer) -> None:
        w.seat_of("first", s.first)
        w.seat_of("active", s.active)
        w.flags("pool", s.pool, CARDS)
        w.flags("discards", s.discards, CARDS)
        w.flags("row", s.row, MONUMENTS)
        w.one_hots("incomes", s.incomes, PILES, PILES)
        w.numbers("paid", _halves(s.paid), 2 * _PAID)
        w.number("lap", s.lap, -1)
        w.one_hot("enemy", s.enemy, NONE)
        w.number("enemy_points", s.enemy_points)
        w.number("counter", s.counter)
        w.one_hots("town", s.town, OFF, KINDS)
        w.flags("laid", _laid(s), CARDS)
        _write_cubes(s, w)
        w.flags_by_seat("hands", s.hands, CARDS)
        w.number_by_seat("hand_sizes", s.hand_sizes)
        w.numbers("piles", [int(s.piles[pile]) for pile in range(PILES)], PILES)
        w.one_hot_by_seat("medals", s.medals, PILES)
        w.one_hot_by_seat("pawns", s.pawns, OFF)
        w.number_by_seat("cost", s.cost)
        w.number_by_seat("purse", s.purse)
        w.number_by_seat("stock", s.stock)
        w.flags_by_seat("owned", s.owned, MONUMENTS)
        w.one_hot_by_seat("characters", s.characters, len(CHARACTERS))
        w.one_hot_by_seat("plans", s.plans, PLANS)
        w.number_by_seat("points", s.points)


def _halves(pairs: tuple[int, ...]) -> list[int]:
    """Return the two squares of each pair, counted from 1."""
    found: list[int] = []
    for pair in pairs:
        found += [pair // _WIDE + 1, pair % _WIDE + 1]
    return found


def _laid(s: CultusState) -> i64:
    """Return the cards in the town; what they show is in `town`."""
    found: i64 = 0
    for laid in s.laid:
        found |= bit(card_of(laid))
    return found


def _write_cubes(s: CultusState, w: Writer) -> None:
    """Write the squares with monuments of each seat, then of the enemy."""
    low, high = SeatArray(), SeatArray()  # the upper and the lower half of the board: a set has room for 62 squares
    for cube in s.cubes:
        side, square = cube >> 6, cube & 63
        if square < 32:
            low[side] |= bit(square)
        else:
            high[side] |= bit(square - 32)
    w.flags_by_seat("cubes", low, 32)
    w.flags_by_seat("cubes.lower", high, 32)
    w.flags("cubes.enemy", low[ENEMY], 32)
    w.flags("cubes.enemy_lower", high[ENEMY], 32)


TENSOR: Final = CultusTensor()
