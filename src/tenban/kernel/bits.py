"""Sets of numbers below 62 as the bits of an integer, with the same results interpreted and compiled."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(m: i64) -> i64:
    """Return the size of a set.  Constants below 2**62 are unboxed when compiled."""
    m -= (m >> 1) & 0x1555555555555555
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((m * 0x0101010101010101) >> 56) & 0x7F


def bit(n: i64) -> i64:
    """Return the set {n}.  Never shift a literal by a native integer: mypyc writes it as a 32-bit C literal."""
    one = n - n + 1
    return one << n


def bits(m: i64) -> list[int]:
    """Return the members of a set in ascending order."""
    found: list[int] = []
    while m != 0:
        low = m & -m
        found.append(int(count_bits(low - 1)))
        m ^= low
    return found


def lowest(m: i64) -> i64:
    """Return the smallest member of a set that is not empty."""
    return count_bits((m & -m) - 1)


def below_highest(m: i64) -> i64:
    """Return the set of all numbers that are smaller than the greatest member of a set; of an empty one, none."""
    m |= m >> 1
    m |= m >> 2
    m |= m >> 4
    m |= m >> 8
    m |= m >> 16
    m |= m >> 32
    return m >> 1
