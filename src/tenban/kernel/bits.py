"""Sets of small numbers as integers of at most 62 bits; the same results interpreted and compiled."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(m: i64) -> i64:
    """How many bits of a set are set (constants below 2**62 are plain numbers when compiled)."""
    m -= (m >> 1) & 0x1555555555555555
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((m * 0x0101010101010101) >> 56) & 0x7F


def bit(n: i64) -> i64:
    """The set {n}.  Never shift a literal by a native integer: mypyc makes it a 32-bit one."""
    one = n - n + 1
    return one << n


def bits(m: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    while m != 0:
        low = m & -m
        found.append(int(count_bits(low - 1)))
        m ^= low
    return found


def lowest(m: i64) -> i64:
    """The least member of a set that is not empty."""
    return count_bits((m & -m) - 1)
