"""FastRandom: the stream of imagined worlds and simulations."""

from __future__ import annotations

from collections import Counter

from tenban.kernel import FastRandom


def test_neighbouring_seeds_give_unrelated_streams() -> None:
    seen = Counter((chance.below(3), chance.below(2)) for chance in map(FastRandom, range(600)))
    assert len(seen) == 6
    assert all(70 < times < 130 for times in seen.values())
    few = Counter((chance.below(3), chance.below(2)) for chance in map(FastRandom, range(60)))
    assert all(3 < few[pair] < 20 for pair in seen)


def test_the_generator_is_multiplicative_modulo_2_to_the_62() -> None:
    chance = FastRandom(5)
    word = int(chance.word)
    assert word % 2 == 1
    for n in (2, 10, 1000, 2**31):
        word = word * 2862933555777941757 % 2**62
        assert chance.below(n) == (word >> 30) * n >> 32
    assert chance.word == word


def test_the_same_seed_gives_the_same_stream_and_large_seeds_count_in_full() -> None:
    assert FastRandom(2**59 + 1).word == FastRandom(2**59 + 1).word
    assert len({int(FastRandom(seed).word) for seed in (1, 2**30 + 1, 2**59 + 1)}) == 3


def test_a_copy_continues_alike_and_independently() -> None:
    chance = FastRandom(7)
    chance.below(10)
    other = chance.copy()
    ahead = [chance.below(100) for _ in range(20)]
    assert [other.below(100) for _ in range(20)] == ahead


def test_draws_are_not_counted_because_imagined_worlds_take_nothing_back() -> None:
    chance = FastRandom(7)
    chance.below(10)
    assert chance.drawn() == 0
