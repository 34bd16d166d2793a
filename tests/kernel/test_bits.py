"""Bit sets of numbers below 62."""

from __future__ import annotations

from random import Random

import pytest

from tenban.kernel import bit, bits, count_bits
from tenban.kernel.bits import lowest

SETS = [0, 1, 2**61, 2**62 - 1, *[Random(seed).getrandbits(62) for seed in range(50)]]


def test_bit_is_the_set_of_one_number_beyond_32_bits_too() -> None:
    assert [bit(n) for n in range(62)] == [2**n for n in range(62)]


@pytest.mark.parametrize("members", SETS)
def test_bits_and_count_bits_agree_with_the_binary_notation(members: int) -> None:
    wanted = [n for n in range(62) if bin(members)[:1:-1][n : n + 1] == "1"]
    assert bits(members) == wanted
    assert count_bits(members) == len(wanted)


@pytest.mark.parametrize("members", SETS[1:])
def test_lowest_is_the_least_member(members: int) -> None:
    assert lowest(members) == min(bits(members))
