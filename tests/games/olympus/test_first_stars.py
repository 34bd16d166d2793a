"""HO-2: the night before the first day."""

from __future__ import annotations

import pytest

from tenban.games.olympus.state import OlympusState
from tenban.games.olympus.steps.opening import FirstStar
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.olympus.support import SEATS, act, begin, may, notation, refused

SIX = ("place 1:G1", "place 1:O1", "place 1:R1", "place 2:O1", "place 2:R1", "place 2:P1")


def in_turn(s: OlympusState) -> list[int]:
    """Who places, in which order; each somewhere in an orbit of its own turn."""
    order = []
    while isinstance(s.stack[-1], FirstStar):
        order.append(to_act(s)[0])
        act(s, may(s)[0])
    return order


@clause("olympus:HO-2.1", "olympus:HO-2.2", "olympus:HO-C15")
@pytest.mark.parametrize(
    ("seats", "opener", "order"),
    [(3, "1", [2, 1, 0]), (4, "2", [0, 3, 2, 1]), (5, "5", [3, 2, 1, 0, 4])],
)
def test_twice_round_against_the_clock_from_the_right_of_the_start_player(
    seats: int, opener: str, order: list[int]
) -> None:
    assert in_turn(begin(seats, opener)) == order * 2


@clause("olympus:HO-2.2")
def test_a_first_star_goes_to_an_empty_space() -> None:
    s = begin(3)
    act(s, "place 1:G1")
    assert refused(s, "place 1:G1") == "HO-2.2"
    assert len(may(s)) == 29


@clause("olympus:HO-2.3")
def test_the_second_star_goes_to_another_orbit_than_the_first() -> None:
    s = begin(3)
    act(s, "place 1:P1", "place 1:R1", "place 1:G1")
    assert refused(s, "place 1:P2") == "HO-2.3"
    assert refused(s, "place 3:P4") == "HO-2.3"
    assert refused(s, "place 1:R2") == "", "the same region will do, and so will another's orbit"


@clause("olympus:HO-2.4")
def test_first_stars_bring_no_power() -> None:
    s = begin(3)
    act(s, *SIX)
    assert s.power == [16, 16, 16]


@clause("olympus:HO-2.5")
def test_nothing_moves_after_the_night_before() -> None:
    s = begin(3, opener="2")
    act(s, *SIX)
    assert (s.sun, s.moon) == (1, 1)
    assert s.torch == [3, 3, 3]
    assert s.dark == 0


@clause("olympus:HO-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_two_stars_in_the_sky_one_ready_seven_at_the_forge(seats: int) -> None:
    s = begin(seats)
    in_turn(s)
    for seat in range(seats):
        assert (s.in_sky(seat), s.ready[seat], s.stock(seat)) == (2, 1, 7)


@clause("olympus:HO-C14")
def test_first_stars_are_placed_openly_one_after_the_other() -> None:
    s = begin(3)
    assert to_act(s) == (2,)
    act(s, "place 2:P3")
    assert notation(s.stars[2]) == "2:P3"
    assert to_act(s) == (1,)
