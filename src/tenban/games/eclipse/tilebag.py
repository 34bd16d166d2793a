"""A bag of reputation tiles as one integer: how many tiles of each value, six bits a value.

Every bag of the game has this form: the common bag, the tiles of a seat and the tiles that a seat has just drawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bit

from .pieces import VALUES

_WIDTH: Final = 6  # bits of a count
_MASK: Final = 63


def tile(value: i64) -> i64:
    """Return a bag with one tile; values are numbered from 0."""
    return bit(_WIDTH * value)


def bag_of(counts: list[int]) -> i64:
    """Return a bag with so many tiles of each value."""
    bag: i64 = 0
    for value, count in enumerate(counts):
        bag += tile(value) * count
    return bag


def count_of(bag: i64, value: i64) -> int:
    """Return how many tiles of a value a bag holds."""
    return int(bag >> (_WIDTH * value) & _MASK)


def counts_in(bag: i64) -> list[int]:
    """Return how many tiles of each value a bag holds."""
    return [count_of(bag, value) for value in range(len(VALUES))]


def size_of(bag: i64) -> int:
    """Return how many tiles a bag holds."""
    size = 0
    for value in range(len(VALUES)):
        size += count_of(bag, value)
    return size


def values_in(bag: i64) -> list[int]:
    """Return the values of which a bag holds at least one tile."""
    return [value for value in range(len(VALUES)) if count_of(bag, value) > 0]


def tiles_in(bag: i64) -> list[int]:
    """Return the value of every tile in a bag, ascending."""
    return [value for value in range(len(VALUES)) for _ in range(count_of(bag, value))]


def points_of(bag: i64) -> int:
    """Return the victory points of all tiles in a bag."""
    points = 0
    for value in range(len(VALUES)):
        points += (value + 1) * count_of(bag, value)
    return points
