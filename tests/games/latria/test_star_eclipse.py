"""LO-8: the Star Eclipse variant."""

from __future__ import annotations

import pytest

from tenban.games.latria.steps import Purge
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.latria.support import act, begin, choices, counted, eclipses, gained, lay, points, trick, under


@clause("latria:LO-8.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_polaris_is_in_eclipse_from_beginning_to_end(seats: int) -> None:
    s = begin(seats, "star", seed=seats)
    for _ in choices(s):
        assert "polaris" in eclipses(s)


@clause("latria:LO-8.1")
def test_the_sun_and_the_moon_come_and_go_as_in_the_normal_game() -> None:
    seen = set()
    for seed in range(12):
        s = begin(4, "star", seed=seed)
        for _ in choices(s):
            seen.add(eclipses(s))
    assert seen == {"polaris", "sun polaris", "moon polaris", "sun moon polaris"}


@clause("latria:LO-8.1")
def test_a_round_for_the_moon_is_as_normal() -> None:
    s = lay("M10 S4", "M12 P5", "M9 S9", variant="star")
    trick(s, "M10", "M12", "M9")
    assert (gained(s, 1), gained(s, 2)) == ("M*2", "M9")


@clause("latria:LO-8.2")
def test_all_gains_of_a_polaris_round_go_under_the_marker() -> None:
    s = lay("P10 S4", "P12 M5", "P9 S9", "L8 S5", variant="star", sky="S*2 M*2 P*2 P*1")
    trick(s, "P10", "P12", "P9", "L8")
    assert [under(s, seat) for seat in range(4)] == ["", "P*1 P*2", "P9", "L8"]
    assert points(s) == [0, -3, -2, -3]


@clause("latria:LO-8.2")
def test_the_purge_card_under_the_marker_still_purges() -> None:
    s = lay("P10 S4", "P12 M5", "P9 S9", variant="star", sky="S*2 M*2 P*2 P*2 Ppurge")
    trick(s, "P10", "P12", "P9")
    assert under(s, 1) == "P*2 P*2 Ppurge"
    assert isinstance(s.stack[-1], Purge)
    assert to_act(s) == (1,)
    act(s, "purge eclipse P*2")  # the first pick can only be the other P*2
    assert under(s, 1) == "Ppurge"
    assert points(s)[1] == 0


def test_a_count_does_not_ask_which_variant_filled_the_marker() -> None:
    assert points(counted(under={0: "P8"}, variant="star"))[0] == -3
