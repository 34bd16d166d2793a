"""SeatArray: six native integers by index."""

from __future__ import annotations

import pytest

from tenban.kernel import SeatArray, seat_array


def test_each_place_holds_its_own_number() -> None:
    array = SeatArray()
    for i in range(6):
        array[i] = 10 + i
    assert [array[i] for i in range(6)] == array.list() == [10, 11, 12, 13, 14, 15]


def test_all_places_begin_with_the_value_given() -> None:
    assert SeatArray().list() == [0] * 6
    assert SeatArray(-1).list() == [-1] * 6


def test_numbers_of_62_bits_fit() -> None:
    array = seat_array([2**62 - 1, -(2**62)])
    assert array.list() == [2**62 - 1, -(2**62), 0, 0, 0, 0]


@pytest.mark.parametrize("i", [-1, 6])
def test_there_are_six_places(i: int) -> None:
    array = SeatArray()
    with pytest.raises(IndexError, match="six places"):
        array[i]
    with pytest.raises(IndexError, match="six places"):
        array[i] = 1
    with pytest.raises(IndexError):
        seat_array([0] * 7)


def test_a_copy_is_equal_and_independent() -> None:
    array = seat_array([1, 2, 3, 4, 5, 6])
    other = array.copy()
    assert other == array
    for i in range(6):
        other[i] += 1
        assert other != array
        other[i] -= 1
    assert array.list() == [1, 2, 3, 4, 5, 6]


def test_an_array_takes_the_numbers_of_another() -> None:
    array, other = SeatArray(7), seat_array([1, 2, 3, 4, 5, 6])
    array.take(other)
    other[0] = 9
    assert array.list() == [1, 2, 3, 4, 5, 6]


def test_an_array_is_no_key_and_shows_its_numbers() -> None:
    with pytest.raises(TypeError, match="cannot be a key"):
        hash(SeatArray())
    assert repr(SeatArray(1)) == "SeatArray([1, 1, 1, 1, 1, 1])"
    assert SeatArray() != [0] * 6
