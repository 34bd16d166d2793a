"""SeatArray: six native integers by index, for values that change with every move."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class SeatArray:
    """Six 64-bit integers, for instance one per seat.

    A list of large integers allocates an object for every number stored.  This class does not, and is fast to copy.
    """

    def __init__(self, value: i64 = 0) -> None:
        self.a: i64 = value
        self.b: i64 = value
        self.c: i64 = value
        self.d: i64 = value
        self.e: i64 = value
        self.f: i64 = value

    def __getitem__(self, i: i64) -> i64:
        if i == 0:
            return self.a
        if i == 1:
            return self.b
        if i == 2:
            return self.c
        if i == 3:
            return self.d
        if i == 4:
            return self.e
        if i == 5:
            return self.f
        raise IndexError(f"there are six places, not {i + 1}")

    def __setitem__(self, i: i64, value: i64) -> None:
        if i == 0:
            self.a = value
        elif i == 1:
            self.b = value
        elif i == 2:
            self.c = value
        elif i == 3:
            self.d = value
        elif i == 4:
            self.e = value
        elif i == 5:
            self.f = value
        else:
            raise IndexError(f"there are six places, not {i + 1}")

    def copy(self) -> SeatArray:
        """Return an independent copy."""
        t = SeatArray()
        t.take(self)
        return t

    def take(self, other: SeatArray) -> None:
        """Take the numbers of another array."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d
        self.e = other.e
        self.f = other.f

    def list(self) -> list[int]:
        """Return the six numbers as a list."""
        return [int(self.a), int(self.b), int(self.c), int(self.d), int(self.e), int(self.f)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatArray) and self.list() == other.list()

    def __hash__(self) -> int:
        raise TypeError("a SeatArray can change, so it cannot be a key")

    def __repr__(self) -> str:
        return f"SeatArray({self.list()})"


def seat_array(values: list[int]) -> SeatArray:
    """Return an array that begins with up to six values, followed by zeros."""
    t = SeatArray()
    for i, value in enumerate(values):
        t[i] = value
    return t
