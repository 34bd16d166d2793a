"""The invariants of a table hold through every game, and notice when they are broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tenban.games.olympus.rules import RULES
from tenban.games.olympus.state import OlympusState
from tenban.kernel import play, to_act
from tests.games.olympus.support import SEATS, begin, lay, reveal


@pytest.mark.parametrize("seats", SEATS)
def test_no_invariant_breaks_in_a_random_game(seats: int) -> None:
    s = begin(seats, seed=7)
    while to_act(s):
        assert RULES.faults(s) == []
        seat = to_act(s)[0]
        play(RULES, s, seat, s.stack[-1].pick(s, seat))
    assert RULES.faults(s) == []


def two_on_a_space(s: OlympusState) -> None:
    s.stars[1] |= s.stars[0]


def eleven_stars(s: OlympusState) -> None:
    s.stars[0] = 0b1111111111 << 20
    s.ready[0] = 1


def four_slots(s: OlympusState) -> None:
    s.ready[2] = 4


def an_unused_region(s: OlympusState) -> None:
    s.stars[2] |= 1 << 45


def a_dark_day(s: OlympusState) -> None:
    s.dark = s.stars[0]


def a_locked_void(s: OlympusState) -> None:
    s.locked = 1 << 29


def a_debt(s: OlympusState) -> None:
    s.power[1] = -1


def a_torch_off_the_track(s: OlympusState) -> None:
    s.torch[1] = 12


def a_lost_moon(s: OlympusState) -> None:
    s.moon = 1


def prestige_from_nowhere(s: OlympusState) -> None:
    s.prestige[0] += 1


@pytest.mark.parametrize(
    ("breaks", "told"),
    [
        (two_on_a_space, "lies on another star"),
        (eleven_stars, "more than 10 stars"),
        (four_slots, "4 stars on 3 slots"),
        (an_unused_region, "unused region"),
        (a_dark_day, "dark by day"),
        (a_locked_void, "empty space"),
        (a_debt, "-1 power"),
        (a_torch_off_the_track, "space 12"),
        (a_lost_moon, "the moon is at seat 1"),
        (prestige_from_nowhere, "the reasons say"),
    ],
)
def test_a_broken_table_is_noticed(breaks: Callable[[OlympusState], None], told: str) -> None:
    s = lay(3, {0: "1:G1", 1: "2:G1"})
    reveal(s, "forge", "torch", "messenger")
    assert RULES.faults(s) == []
    breaks(s)
    assert any(told in fault for fault in RULES.faults(s)), RULES.faults(s)


def test_stars_are_not_locked_after_the_phase() -> None:
    s = lay(3, {0: "1:G1 1:O1 1:O2"}, phase=3)
    s.locked = 1
    assert RULES.faults(s) == ["stars are locked after the phase"]
