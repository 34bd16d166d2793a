"""Sums of floats are the same on every Python."""

from __future__ import annotations

from math import fsum

from tenban.kernel.floats import total


def test_a_sum_is_added_from_left_to_right() -> None:
    values = [0.1] * 10
    assert total(values) == 0.9999999999999999 != fsum(values)
    assert total([]) == 0.0
