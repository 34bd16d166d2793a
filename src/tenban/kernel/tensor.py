"""Tensors: a View as a flat vector of bytes, for learning.

A game subclasses Tensor once, in its `tensor.py`.  Its `write` both encodes a state and, run once on an empty table,
declares the named slices of the vector, so the two cannot disagree.  Every value is one byte.  Whatever belongs to a
seat is written in the order of seats from the viewer's own, so that one policy can play at any seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .bits import bit
from .inspect import attributes
from .rules import Rules
from .seat_array import SeatArray
from .seats import MOST_SEATS
from .state import OPEN, State
from .step import Step
from .view import View

S = TypeVar("S", bound=State)

FLAG: Final = "0 or 1"
ONE_HOT: Final = "one-hot"
COUNT: Final = "count"

_BYTES: Final = [bytes([n]) for n in range(256)]
_ZEROS: Final = [bytes(n) for n in range(1024)]
# _FLAGS[size][n]: the lowest `size` bits of n, one byte each
_FLAGS: Final = [[bytes([n >> i & 1 for i in range(size)]) for n in range(1 << size)] for size in range(9)]
_SIXTEEN: Final = [low + high for high in _FLAGS[8] for low in _FLAGS[8]]  # the same for sixteen bits
_NOTHING: Final = [0, 0]  # the halves of no code
_NIBBLES: Final = [bytes([n & 15, n >> 4]) for n in range(256)]
# _FROM[seats][seat]: all seats, beginning with `seat`; for a spectator (seat -1) with the first
_FROM: Final = [
    [[(first + i) % seats for i in range(seats)] for first in (*range(seats), 0)] for seats in range(MOST_SEATS + 1)
]


class Slice(NamedTuple):
    """A named part of a tensor: the indices from `start` on, `shape` in row-major order, and what a value means."""

    name: str
    start: int
    shape: tuple[int, ...]
    values: str

    @property
    def size(self) -> int:
        """How many bytes the slice has."""
        total = 1
        for length in self.shape:
            total *= length
        return total

    @property
    def stop(self) -> int:
        """The index after the last one."""
        return self.start + self.size


class Layout(NamedTuple):
    """The shape of a game's tensor for a number of seats: the version of the encoding and its slices."""

    version: int
    slices: tuple[Slice, ...]

    @property
    def size(self) -> int:
        """The number of bytes of a tensor; its shape is (size,), its dtype uint8."""
        return self.slices[-1].stop

    def find(self, name: str) -> Slice:
        """Return the slice of that name; raise KeyError."""
        for found in self.slices:
            if found.name == name:
                return found
        raise KeyError(name)


@final
class Writer:
    """Receives the values of one tensor, slice by slice.

    A number that a byte cannot hold is written as the nearest one that it can.  A hole of a view is written as zeros.
    """

    def __init__(self, seats: int, seat: int, chunks: list[bytes], slices: list[Slice] | None = None) -> None:
        self.seats: Final = seats
        self.seat: Final = seat  # the viewer, or SPECTATOR
        self.order: Final[list[int]] = _FROM[seats][seat]  # seats from the viewer's own
        self.chunks: Final = chunks
        self.slices: Final = slices  # None unless the layout is being declared
        self._gap: i64 = 0  # zeros that are not in `chunks` yet: most values are zeros, and join the next ones

    def number(self, name: str, value: i64, least: i64 = 0) -> None:
        """Write how much a number is above `least`."""
        self._byte(value - least)
        if self.slices is not None:
            self._declare_number(name, (1,), least)

    def numbers(self, name: str, values: Sequence[int], size: int, least: i64 = 0) -> None:
        """Write up to `size` numbers, padded by zeros."""
        left: i64 = size
        for value in values:
            if left == 0:
                break
            self._byte(value - least)
            left -= 1
        self._zeros(left)
        if self.slices is not None:
            self._declare_number(name, (size,), least)

    def one_hot(self, name: str, value: i64, size: i64) -> None:
        """Write a 1 at one of `size` places, or none if the value is outside."""
        self._hot(value, size)
        if self.slices is not None:
            self._declare(name, (int(size),), ONE_HOT)

    def one_hots(self, name: str, values: Sequence[int], places: int, size: int) -> None:
        """Write up to `places` values, each one-hot."""
        left: i64 = places
        for value in values:
            if left == 0:
                break
            self._hot(value, size)
            left -= 1
        self._zeros(left * size)
        if self.slices is not None:
            self._declare(name, (places, size), ONE_HOT)

    def flags(self, name: str, members: i64, size: i64) -> None:
        """Write a bit set, one byte for each possible member."""
        self._bits(members, size)
        if self.slices is not None:
            self._declare(name, (int(size),), FLAG)

    def flag_rows(self, name: str, rows: Sequence[int], size: i64) -> None:
        """Write several bit sets."""
        for members in rows:
            self._bits(members, size)
        if self.slices is not None:
            self._declare(name, (len(rows), int(size)), FLAG)

    def counts(self, name: str, bag: i64, size: i64) -> None:
        """Write a bag with four bits for each count."""
        self._nibbles(bag, size)
        if self.slices is not None:
            self._declare(name, (int(size),), COUNT)

    def packed(self, name: str, values: Sequence[int], width: i64, size: i64) -> None:
        """Write numbers that each pack `size` numbers of `width` bits."""
        for value in values:
            self._fields(value, width, size)
        if self.slices is not None:
            self._declare(name, (len(values), int(size)), COUNT)

    # by seat, the viewer's own first

    def seat_of(self, name: str, seat: int) -> None:
        """Write a seat one-hot, counted from the viewer's own."""
        self._hot(self.relative(seat), self.seats)
        if self.slices is not None:
            self._declare(name, (self.seats,), ONE_HOT)

    def seats_in(self, name: str, members: i64) -> None:
        """Write a bit set of seats."""
        self._seats(members)
        if self.slices is not None:
            self._declare(name, (self.seats,), FLAG)

    def seats_by_seat(self, name: str, sets: SeatArray) -> None:
        """Write a bit set of seats for each seat."""
        for seat in self.order:
            self._seats(sets[seat])
        if self.slices is not None:
            self._declare(name, (self.seats, self.seats), FLAG)

    def number_by_seat(self, name: str, values: SeatArray, least: i64 = 0) -> None:
        """Write a number for each seat."""
        for seat in self.order:
            self._byte(values[seat] - least)
        if self.slices is not None:
            self._declare_number(name, (self.seats,), least)

    def one_hot_by_seat(self, name: str, values: SeatArray, size: i64) -> None:
        """Write a one-hot value for each seat."""
        for seat in self.order:
            self._hot(values[seat], size)
        if self.slices is not None:
            self._declare(name, (self.seats, int(size)), ONE_HOT)

    def flags_by_seat(self, name: str, sets: SeatArray, size: i64) -> None:
        """Write a bit set for each seat."""
        for seat in self.order:
            self._bits(sets[seat], size)
        if self.slices is not None:
            self._declare(name, (self.seats, int(size)), FLAG)

    def counts_by_seat(self, name: str, bags: SeatArray, size: i64) -> None:
        """Write a bag for each seat, with four bits for each count."""
        for seat in self.order:
            self._nibbles(bags[seat], size)
        if self.slices is not None:
            self._declare(name, (self.seats, int(size)), COUNT)

    def packed_by_seat(self, name: str, values: SeatArray, width: i64, size: i64) -> None:
        """Write for each seat `size` numbers that are packed with `width` bits each."""
        for seat in self.order:
            self._fields(values[seat], width, size)
        if self.slices is not None:
            self._declare(name, (self.seats, int(size)), COUNT)

    def rows_by_seat(self, name: str, values: Sequence[int], rows: int, least: i64 = 0) -> None:
        """Write a table stored row by row, one number for each seat in a row; rows that are missing are zeros."""
        there = min(rows, len(values) // self.seats)
        for row in range(there):
            for seat in self.order:
                self._byte(values[row * self.seats + seat] - least)
        self._zeros((rows - there) * self.seats)
        if self.slices is not None:
            self._declare_number(name, (rows, self.seats), least)

    def blocks_by_seat(self, name: str, values: Sequence[int], size: int, least: i64 = 0) -> None:
        """Write a table stored seat by seat, `size` numbers for each."""
        for seat in self.order:
            for i in range(seat * size, (seat + 1) * size):
                self._byte(values[i] - least)
        if self.slices is not None:
            self._declare_number(name, (self.seats, size), least)

    def relative(self, seat: int) -> int:
        """Return how far a seat is after the viewer's own; a number that is no seat stays as it is."""
        if not 0 <= seat < self.seats or self.seat < 0:
            return seat
        return (seat - self.seat) % self.seats

    def finish(self) -> None:
        """Append the zeros at the end."""
        if self._gap:
            self._append_zeros()

    def _append(self, chunk: bytes) -> None:
        if self._gap:
            self._append_zeros()
        self.chunks.append(chunk)

    def _append_zeros(self) -> None:
        size = self._gap
        self._gap = 0
        self.chunks.append(_ZEROS[size] if size < 1024 else bytes(int(size)))

    def _byte(self, value: i64) -> None:
        if value <= 0:
            self._gap += 1
        else:
            self._append(_BYTES[min(value, 255)])

    def _zeros(self, size: i64) -> None:
        if size > 0:
            self._gap += size

    def _hot(self, value: i64, size: i64) -> None:
        if 0 <= value < size:
            self._gap += value
            self._append(_BYTES[1])
            self._gap = size - value - 1
        else:
            self._gap += size

    def _seats(self, members: i64) -> None:
        """Write a bit set of seats, the viewer's own first."""
        size: i64 = self.seats
        members &= bit(size) - 1
        if members == 0:
            self._gap += size
            return
        first: i64 = max(self.seat, 0)
        self._append(_FLAGS[size][(members >> first | members << (size - first)) & (bit(size) - 1)])

    def _bits(self, members: i64, size: i64) -> None:
        if members < 0:
            members = 0
        while members != 0 and size >= 16:
            part = members & 65535
            if part == 0:
                self._gap += 16
            else:
                self._append(_SIXTEEN[part])
            members >>= 16
            size -= 16
        while members != 0 and size > 0:
            width: i64 = min(size, 8)
            part = members & (bit(width) - 1)
            if part == 0:
                self._gap += width
            else:
                self._append(_FLAGS[width][part])
            members >>= 8
            size -= width
        self._gap += size

    def _nibbles(self, bag: i64, size: i64) -> None:
        if bag < 0:
            bag = 0
        while bag != 0 and size >= 2:
            part = bag & 255
            if part == 0:
                self._gap += 2
            else:
                self._append(_NIBBLES[part])
            bag >>= 8
            size -= 2
        if bag != 0 and size > 0:
            self._byte(bag & 15)
            size -= 1
        self._gap += size

    def _fields(self, value: i64, width: i64, size: i64) -> None:
        if value < 0:
            value = 0
        mask: i64 = bit(width) - 1
        while value != 0 and size > 0:
            self._byte(value & mask)
            value >>= width
            size -= 1
        self._gap += size

    def _declare_number(self, name: str, shape: tuple[int, ...], least: i64) -> None:
        self._declare(name, shape, "number" if least == 0 else f"number + {-int(least)}")

    def _declare(self, name: str, shape: tuple[int, ...], values: str) -> None:
        assert self.slices is not None
        self.slices.append(Slice(name, self.slices[-1].stop if self.slices else 0, shape, values))


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor(Generic[S]):
    """How a game's views become tensors.

    `write` names each slice after the field of the state that it holds.  The kernel's own fields come first: the seat,
    who is to act, the step on top of the stack with its arguments, sealed choices, the parts chosen so far, and the
    ledger.  `left_out` gives, for each field of the state that has no slice, the reason.
    """

    def __init__(
        self,
        version: int,
        *,
        seat_arguments: tuple[str, ...] = ("seat",),
        arguments: int = 4,
        below: int = 1,
        parts: int = 2,
        left_out: dict[str, str] | None = None,
    ) -> None:
        self.version: Final = version  # rises when the meaning of an index changes
        self.seat_arguments: Final = seat_arguments  # arguments of steps that are seats
        self.arguments: Final = arguments  # how many arguments of a step are written
        self.below: Final = below  # how many steps under the top one are written
        self.parts: Final = parts  # how many parts of an unfinished choice are written
        self.left_out: Final[dict[str, str]] = left_out or {}
        self._names: Final[dict[type[Any], list[str]]] = {}  # a cache: the arguments of each class of steps

    def write(self, s: S, w: Writer) -> None:
        """Write the game's own fields."""
        raise NotImplementedError

    def layout(self, rules: Rules[S], seats: int) -> Layout:
        """Return the slices of a tensor for so many seats; raise SetupError."""
        slices: list[Slice] = []
        s = rules.setup(seats, rules.checked(seats, {}))
        self._write(rules, s, Writer(seats, 0, [], slices))
        return Layout(self.version, tuple(slices))

    def encode(self, v: View[S]) -> bytes:
        """Return the tensor of a view: one byte for each index of the layout."""
        chunks: list[bytes] = []
        self.append_to(v, chunks)
        return b"".join(chunks)

    def append_to(self, v: View[S], chunks: list[bytes]) -> None:
        """Append the tensor of a view, in pieces; joined they are what `encode` returns."""
        self._write(v.rules, v.state, Writer(v.state.seats, v.seat, chunks))

    def _write(self, rules: Rules[S], s: S, w: Writer) -> None:
        w.one_hot("seat", w.seat, s.seats)
        self._write_stack(rules, s, w)
        self._write_choices(rules, s, w)
        w.rows_by_seat("ledger", s.ledger, len(rules.rows), -128)
        self.write(s, w)
        w.finish()

    def _write_stack(self, rules: Rules[S], s: S, w: Writer) -> None:
        depth = len(s.stack)
        asked: i64 = 0
        if depth:
            for seat in s.stack[-1].actors(s):
                if s.sealed[seat] == OPEN:
                    asked |= bit(seat)
        w.seats_in("to_act", asked)
        w.one_hot("step", self._number(rules, s.stack[-1]) if depth else -1, len(rules.steps))
        self._write_arguments("arguments", s.stack[-1] if depth else None, w)
        for i in range(1, self.below + 1):
            step = s.stack[-1 - i] if i < depth else None
            w.number(f"below{i}" if w.slices is not None else "", self._number(rules, step) if step else -1, -1)
            self._write_arguments(f"below{i}_arguments" if w.slices is not None else "", step, w)

    def _write_choices(self, rules: Rules[S], s: S, w: Writer) -> None:
        chosen: i64 = 0
        own = OPEN
        if s.sealed is not s.unsealed:
            for seat in range(s.seats):
                if s.sealed[seat] != OPEN:
                    chosen |= bit(seat)
            if w.seat >= 0:
                own = s.sealed[w.seat]
        w.seats_in("sealed", chosen)
        w.numbers("own_sealed", _halves(own), 2)
        halves = _NOTHING
        if s.picks:
            halves = []
            for code in s.picks[-self.parts :]:
                halves += _halves(code)
        w.numbers("picks", halves, 2 * self.parts)

    def _number(self, rules: Rules[S], step: Step[Any]) -> int:
        """Return the index of a step's class among those of the game."""
        number: int = rules.step_numbers[type(step).__name__]
        return number

    def _write_arguments(self, name: str, step: Step[Any] | None, w: Writer) -> None:
        values: list[int] = []
        if step is not None:
            kind = type(step)
            names = self._names.get(kind)
            if names is None:
                names = self._names[kind] = attributes(step)
            for argument in names:
                self._append_argument(argument, getattr(step, argument), w, values)
        w.numbers(name, values, self.arguments, -1)

    def _append_argument(self, name: str, value: Any, w: Writer, values: list[int]) -> None:
        if isinstance(value, tuple):
            for item in value:
                self._append_argument(name, item, w, values)
        else:
            number: int = int(value)
            values.append(w.relative(number) if name in self.seat_arguments else number)


def _halves(code: int) -> list[int]:
    """Return the code of an action as two bytes, or zeros if there is none (`code` is then below 0)."""
    return [(code + 1) >> 8, (code + 1) & 255] if code >= 0 else _NOTHING
