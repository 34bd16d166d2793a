"""Chance: the keyed stream of real games, scripts for tests, and the unknown future of a view."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from tenban.kernel import AlteredRandom, Chance, KeyedRandom, ScriptedRandom, UnknownChance
from tenban.kernel.chance import UnknownChanceError
from tests.kernel.toy import new

KEY = bytes(range(16))


def words(key: bytes, count: int) -> list[int]:
    """Return the stream as its definition says: six-byte words of BLAKE2b digests of a counter."""
    stream = b"".join(
        blake2b(block.to_bytes(8, "big"), key=key, digest_size=48).digest() for block in range(count // 8 + 1)
    )
    return [int.from_bytes(stream[6 * i : 6 * i + 6], "big") for i in range(count)]


def drawn(chance: Chance, n: int, count: int) -> list[int]:
    return [int(chance.below(n)) for _ in range(count)]


def test_the_keyed_stream_is_blake2b_of_a_counter() -> None:
    assert drawn(KeyedRandom(KEY), 2**48, 20) == words(KEY, 20)
    assert drawn(KeyedRandom(KEY), 10, 20) == [word % 10 for word in words(KEY, 20)]


def test_the_keyed_stream_never_changes_because_records_replay_by_it() -> None:
    assert drawn(KeyedRandom(KEY), 1000, 10) == [604, 723, 892, 447, 257, 133, 579, 387, 506, 210]


def test_a_word_past_the_last_whole_multiple_is_skipped_so_that_draws_are_uniform() -> None:
    n = 2**47 + 1  # nearly half of the words are too large
    wanted = [word for word in words(KEY, 40) if word < n]
    chance = KeyedRandom(KEY)
    assert drawn(chance, n, 10) == wanted[:10]
    assert chance.drawn() > 10


def test_a_keyed_stream_continues_from_the_number_of_its_draws() -> None:
    chance = KeyedRandom(KEY)
    first = drawn(chance, 100, 11)
    later = KeyedRandom(KEY, chance.drawn())
    assert chance.drawn() == 11
    assert drawn(later, 100, 20) == drawn(chance, 100, 20)
    assert drawn(KeyedRandom(KEY), 100, 11) == first
    assert drawn(KeyedRandom(b"another"), 100, 11) != first


@pytest.mark.parametrize(
    "chance", [KeyedRandom(KEY), ScriptedRandom([3, 1, 4, 1, 5]), AlteredRandom(KeyedRandom(KEY), 2)]
)
def test_a_copy_continues_alike_and_independently(chance: Chance) -> None:
    chance.below(10)
    other = chance.copy()
    assert other.fields() == chance.fields()
    rest = drawn(chance, 10, 3)
    assert other.drawn() == 1
    assert drawn(other, 10, 3) == rest


def test_a_script_gives_the_draws_written_in_it() -> None:
    assert drawn(ScriptedRandom([3, 0, 9]), 10, 3) == [3, 0, 9]


def test_a_script_that_is_too_short_or_does_not_fit_says_at_which_draw() -> None:
    with pytest.raises(ValueError, match="no draw number 2"):
        drawn(ScriptedRandom([3]), 10, 2)
    with pytest.raises(ValueError, match="draw number 1 of the script is 3, not below 3"):
        ScriptedRandom([3]).below(3)


def test_an_altered_stream_differs_in_one_draw() -> None:
    assert drawn(AlteredRandom(ScriptedRandom([3, 3, 3]), 1), 10, 3) == [3, 4, 3]
    assert AlteredRandom(ScriptedRandom([9]), 0).below(10) == 0


def test_the_unknown_future_cannot_be_drawn_from() -> None:
    chance = UnknownChance()
    with pytest.raises(UnknownChanceError):
        chance.below(2)
    assert chance.copy() is chance


def test_shuffle_draws_once_per_item_but_one_and_keeps_the_items() -> None:
    s = new(0, 0, 0)
    items = [10, 11, 12, 13]
    s.shuffle(items)
    assert items == [11, 12, 13, 10]
    assert s.chance.drawn() == 7


def test_every_order_of_a_shuffle_is_about_equally_frequent() -> None:
    s, seen = new(), Counter[tuple[int, ...]]()
    s.chance = KeyedRandom(KEY)
    for _ in range(600):
        items = [0, 1, 2]
        s.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(60 < times < 140 for times in seen.values())
