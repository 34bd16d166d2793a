"""Hoshizukuri as a tensor: see tenban.kernel.tensor.

A bag has thirteen counts: those of the kinds in `kinds`, ascending, and the three stars last.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.seat_array import SeatArray
from tenban.kernel.tensor import Tensor, Writer

from .pieces import FACES, KINDS, NARROW, SLOTS
from .state import HoshizukuriState

_STARS: Final = SLOTS - NARROW  # slots of five bits
_PLAYS: Final = 10  # of a turn, as far as they are written
_SHIFT: Final = 4 * NARROW


@final
class HoshizukuriTensor(Tensor[HoshizukuriState]):
    """The hand of another seat is zeros; its cards are counted in its deck, as in the view."""

    def __init__(self) -> None:
        super().__init__(1, arguments=5, below=2, parts=4, left_out={"shuffled": "it concerns the first order only"})

    def write(self, s: HoshizukuriState, w: Writer) -> None:
        w.flags("kinds", s.kinds, len(KINDS))
        _bag("piles", s.piles, w)
        _bag("trash", s.trash, w)
        _bags("hands", s.hands, w)
        _bags("decks", s.decks, w)
        _bags("discards", s.discards, w)
        _bags("shown", s.shown, w)
        w.number_by_seat("hand_sizes", s.hand_sizes)
        w.number_by_seat("deck_sizes", s.deck_sizes)
        w.one_hot_by_seat("tops", s.tops, len(KINDS))
        w.number_by_seat("orbit", s.orbit)
        w.numbers("order", [w.relative(seat) for seat in s.order], s.seats, -1)
        w.seat_of("active", s.active)
        _bag("pending", s.pending, w)
        w.numbers("field", _faces(s), FACES)
        w.numbers("field.plays", [len(play) for play in s.field], _PLAYS)
        w.number("icon", s.icon)
        w.number("shards", s.shards)
        w.number("counted", s.counted)
        w.number("made", s.made)
        w.number("idle", s.idle)
        w.one_hot("looked", s.looked + 1, len(KINDS) + 1)  # the first place: another seat looks at a card


def _faces(s: HoshizukuriState) -> list[int]:
    """Return how many cards of each face lie in the field."""
    counts = [0] * FACES
    for play in s.field:
        for face in play:
            counts[face] += 1
    return counts


def _bag(name: str, bag: i64, w: Writer) -> None:
    known: i64 = max(bag, 0)
    w.counts(name, known, NARROW)
    w.packed(f"{name}.stars" if w.slices is not None else "", (int(known >> _SHIFT),), 5, _STARS)


def _bags(name: str, bags: SeatArray, w: Writer) -> None:
    w.counts_by_seat(name, bags, NARROW)
    high = SeatArray()
    for seat in range(w.seats):
        high[seat] = bags[seat] >> _SHIFT if bags[seat] > 0 else 0
    w.packed_by_seat(f"{name}.stars" if w.slices is not None else "", high, 5, _STARS)


TENSOR: Final = HoshizukuriTensor()
