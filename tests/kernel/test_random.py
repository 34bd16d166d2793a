"""The swift stream of chance."""

from __future__ import annotations

from collections import Counter

from tenban.kernel import FastRandom


def test_neighbouring_seeds_give_streams_that_have_nothing_to_do_with_one_another() -> None:
    seen = Counter((chance.below(3), chance.below(2)) for chance in map(FastRandom, range(600)))
    assert len(seen) == 6
    assert all(70 < times < 130 for times in seen.values())
    few = Counter((chance.below(3), chance.below(2)) for chance in map(FastRandom, range(60)))
    assert all(3 < few[pair] < 20 for pair in seen)


def test_a_copy_goes_on_alike() -> None:
    chance = FastRandom(7)
    chance.below(10)
    other = chance.copy()
    assert [chance.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
