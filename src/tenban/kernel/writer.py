"""The Writer of a tensor, and its layout: named slices of a flat vector of bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from mypy_extensions import i64, u8

from .bits import bit
from .buffer import BytesWriter, write_i64_le
from .seat_array import SeatArray
from .seats import MOST_SEATS

FLAG: Final = "0 or 1"
ONE_HOT: Final = "one-hot"
COUNT: Final = "count"
_ZEROS: Final = bytes(64)

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


def spread_bits(bits: i64) -> i64:
    """Return the lowest eight bits, one in each byte."""
    bits = (bits | bits << 28) & 0x0000000F0000000F
    bits = (bits | bits << 14) & 0x0003000300030003
    return (bits | bits << 7) & 0x0101010101010101


def spread_nibbles(nibbles: i64) -> i64:
    """Return the lowest eight groups of four bits, one in each byte."""
    nibbles = (nibbles | nibbles << 16) & 0x0000FFFF0000FFFF
    nibbles = (nibbles | nibbles << 8) & 0x00FF00FF00FF00FF
    return (nibbles | nibbles << 4) & 0x0F0F0F0F0F0F0F0F


@final
class Writer:
    """Receives the values of one tensor, slice by slice.

    A number that a byte cannot hold is written as the nearest one that it can.  A hole of a view is written as zeros.
    """

    def __init__(self, seats: int, seat: int, out: BytesWriter, slices: list[Slice] | None = None) -> None:
        self.seats: Final = seats
        self.seat = seat  # the viewer, or SPECTATOR
        self.order: list[int] = _FROM[seats][seat]  # seats from the viewer's own
        self.slices: Final = slices  # None unless the layout is being declared
        self._out: Final = out
        self._gap: i64 = 0  # zeros that are not written yet: most values are zeros, and are written together
        self._left: i64 = 0  # places of a slice that is being written number by number

    def turn_to(self, seat: int) -> None:
        """Begin the tensor of another viewer, after that of the last one."""
        self.seat = seat
        self.order = _FROM[self.seats][seat]

    def number(self, name: str, value: i64, least: i64 = 0) -> None:
        """Write how much a number is above `least`."""
        self._byte(value - least)
        if self.slices is not None:
            self._declare_number(name, (1,), least)

    def numbers(self, name: str, values: Sequence[int], size: int, least: i64 = 0) -> None:
        """Write up to `size` numbers, padded by zeros."""
        self.begin_numbers(size)
        if values:
            for value in values:
                self.add_number(value, least)
        self._zeros(self._left)
        if self.slices is not None:
            self._declare_number(name, (size,), least)

    def begin_numbers(self, size: i64) -> None:
        """Begin a slice of up to `size` numbers."""
        self._left = size

    def add_number(self, value: i64, least: i64 = 0) -> None:
        """Write the next number of the slice, if there is a place left for it."""
        if self._left > 0:
            self._left -= 1
            self._byte(value - least)

    def end_numbers(self, name: str, size: int, least: i64 = 0) -> None:
        """End the slice with zeros."""
        self._zeros(self._left)
        if self.slices is not None:
            self._declare_number(name, (size,), least)

    def codes(self, name: str, codes: tuple[int, ...], places: int) -> None:
        """Write up to `places` codes of actions, two bytes each; a number below 0 is no code and written as zeros."""
        left: i64 = 2 * places
        for code in codes:
            number: i64 = max(code + 1, 0)
            self._byte(number >> 8)
            self._byte(number & 255)
            left -= 2
        self._zeros(left)
        if self.slices is not None:
            self._declare_number(name, (2 * places,), 0)

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
        table = rows if isinstance(rows, list) else list(rows)
        for members in table:
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
        table = values if isinstance(values, list) else list(values)
        for value in table:
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

    def packed_flags_by_seat(self, name: str, sets: i64, size: i64) -> None:
        """Write a bit set for each seat; `sets` packs them with `size` bits each."""
        mask: i64 = bit(size) - 1
        for seat in self.order:
            self._bits(sets >> seat * size & mask, size)
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
        there = 0
        if values:
            there = min(rows, len(values) // self.seats)
            table = values if isinstance(values, list) else list(values)
            for row in range(there):
                for seat in self.order:
                    self._byte(table[row * self.seats + seat] - least)
        self._zeros((rows - there) * self.seats)
        if self.slices is not None:
            self._declare_number(name, (rows, self.seats), least)

    def packed_columns(self, name: str, values: list[int], width: i64, size: i64) -> None:
        """Write a table stored row by row, a number for each seat that packs `size`: for each seat its column."""
        rows = len(values) // self.seats
        for seat in self.order:
            for row in range(rows):
                self._fields(values[row * self.seats + seat], width, size)
        if self.slices is not None:
            self._declare(name, (self.seats * rows, int(size)), COUNT)

    def packed_blocks(self, name: str, values: list[int], rows: int, width: i64, size: i64) -> None:
        """Write a table stored seat by seat, `rows` numbers for each that pack `size` each."""
        for seat in self.order:
            for i in range(seat * rows, (seat + 1) * rows):
                self._fields(values[i], width, size)
        if self.slices is not None:
            self._declare(name, (self.seats * rows, int(size)), COUNT)

    def blocks_by_seat(self, name: str, values: Sequence[int], size: int, least: i64 = 0) -> None:
        """Write a table stored seat by seat, `size` numbers for each."""
        table = values if isinstance(values, list) else list(values)
        for seat in self.order:
            for i in range(seat * size, (seat + 1) * size):
                self._byte(table[i] - least)
        if self.slices is not None:
            self._declare_number(name, (self.seats, size), least)

    def relative(self, seat: int) -> int:
        """Return how far a seat is after the viewer's own; a number that is no seat stays as it is."""
        if not 0 <= seat < self.seats or self.seat < 0:
            return seat
        return (seat - self.seat) % self.seats

    def finish(self) -> None:
        """Write the zeros at the end."""
        self._fill()

    def _fill(self) -> None:
        """Write the zeros that are not written yet."""
        out = self._out
        size = self._gap
        self._gap = 0
        while size >= 64:
            out.write(_ZEROS)
            size -= 64
        while size >= 8:
            write_i64_le(out, 0)
            size -= 8
        while size > 0:
            out.append(u8(0))
            size -= 1

    def _byte(self, value: i64) -> None:
        if value <= 0:
            self._gap += 1
            return
        if self._gap:
            self._fill()
        self._out.append(u8(min(value, 255)))

    def _zeros(self, size: i64) -> None:
        if size > 0:
            self._gap += size

    def _hot(self, value: i64, size: i64) -> None:
        if 0 <= value < size:
            self._gap += value
            self._byte(1)
            size -= value + 1
        self._gap += size

    def _seats(self, members: i64) -> None:
        """Write a bit set of seats, the viewer's own first."""
        size: i64 = self.seats
        members &= bit(size) - 1
        first: i64 = max(self.seat, 0)
        self._bits((members >> first | members << (size - first)) & (bit(size) - 1), size)

    def _bits(self, members: i64, size: i64) -> None:
        if members <= 0:
            self._gap += size
            return
        if self._gap:
            self._fill()
        out = self._out
        while members != 0 and size >= 8:
            write_i64_le(out, spread_bits(members & 255))
            members >>= 8
            size -= 8
        while members != 0 and size > 0:
            out.append(u8(members & 1))
            members >>= 1
            size -= 1
        self._gap = size

    def _nibbles(self, bag: i64, size: i64) -> None:
        if bag <= 0:
            self._gap += size
            return
        if self._gap:
            self._fill()
        out = self._out
        while bag != 0 and size >= 8:
            write_i64_le(out, spread_nibbles(bag & 0xFFFFFFFF))
            bag >>= 32
            size -= 8
        while bag != 0 and size > 0:
            out.append(u8(bag & 15))
            bag >>= 4
            size -= 1
        self._gap = size

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
