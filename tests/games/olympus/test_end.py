"""HO-11 and HO-12: dawn, and the end."""

from __future__ import annotations

import pytest

from tenban.games.olympus.events import BurnsDown, Returns
from tenban.games.olympus.rules import RULES
from tenban.games.olympus.state import OlympusState
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.olympus.support import after_night, events, sheet

LAST = 5


def ended(
    prestige: list[int], power: list[int], sky: dict[int, str], torch: list[int], ready: list[int]
) -> OlympusState:
    """The last night, in which everybody's stars stay dark for want of light."""
    s = after_night(3, sky, day=LAST, prestige=prestige, power=power, torch=torch, ready=ready)
    assert to_act(s) == ()
    return s


@clause("olympus:HO-11.1")
def test_at_dawn_all_stars_shine_again() -> None:
    s = after_night(3, {0: "1:G1 1:O1 1:R1"}, torch=[2, 3, 3], darken="1:G1 1:O1")
    assert s.day == 2
    assert s.dark == 0


@clause("olympus:HO-11.3", "olympus:HO-C1", "olympus:HO-C2")
def test_the_leaders_torch_falls_by_three_all_others_by_two() -> None:
    """Seat 1 leads before the night, seat 0 after it: the night counts."""
    s = after_night(3, {0: "1:G1 1:O1 1:O2"}, prestige=[0, 2, 0])
    assert s.prestige[0] > s.prestige[1]
    assert s.torch == [8, 9, 9]
    assert [(event.seat, event.steps) for event in events(s, BurnsDown)] == [(0, 3), (1, 2), (2, 2)]


@clause("olympus:HO-11.3")
def test_all_who_are_tied_for_the_lead_lose_three() -> None:
    assert after_night(3, prestige=[4, 4, 1]).torch == [8, 8, 9]
    assert after_night(3, prestige=[4, 4, 4]).torch == [8, 8, 8]


@clause("olympus:HO-11.3")
def test_no_torch_falls_below_the_lowest_space() -> None:
    s = after_night(3, torch=[1, 2, 3], prestige=[1, 0, 0])
    assert s.torch == [1, 1, 1]
    assert [event.steps for event in events(s, BurnsDown)] == [0, 1, 2]


@clause("olympus:HO-11.4", "olympus:HO-C3")
def test_after_the_last_night_there_is_no_dawn() -> None:
    s = after_night(3, day=LAST, torch=[5, 6, 7], sun=1)
    assert s.torch == [5, 6, 7]
    assert (s.sun, s.day) == (1, LAST)
    assert events(s, BurnsDown) == []


@clause("olympus:HO-12.1", "olympus:HO-C4")
@pytest.mark.parametrize(("power", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_power_given_back_bring_a_prestige(power: int, points: int) -> None:
    s = ended([0, 0, 0], [power, 0, 0], {}, [3, 3, 3], [1, 1, 1])
    assert s.prestige == [points, 0, 0]
    assert sheet(s, 0) == ({"HO-12.1": points} if points else {})
    assert s.power == [0, 0, 0]
    assert events(s, Returns)[0] == Returns(0, power, points)


@clause("olympus:HO-12.1", "olympus:HO-C4")
def test_power_counts_before_the_winner_is_found() -> None:
    s = ended([5, 4, 0], [0, 6, 0], {}, [3, 3, 3], [1, 1, 1])
    assert RULES.winners(s) == [1]


@clause("olympus:HO-12.2")
def test_a_tie_goes_to_the_fewest_stars_then_to_the_higher_torch_then_it_is_shared() -> None:
    stars = {0: "1:G1 1:O1", 1: "2:P1", 2: "3:P1"}
    fewest = ended([7, 7, 0], [0, 0, 0], stars, [1, 1, 1], [1, 1, 1])
    assert RULES.winners(fewest) == [1]
    higher = ended([7, 7, 7], [0, 0, 0], {}, [2, 4, 3], [1, 1, 1])
    assert RULES.winners(higher) == [1]
    shared = ended([7, 7, 0], [0, 0, 0], {}, [2, 2, 5], [1, 1, 1])
    assert RULES.winners(shared) == [0, 1]


@clause("olympus:HO-C5")
def test_in_a_tie_only_the_stars_in_the_sky_count() -> None:
    s = ended([7, 7, 0], [0, 0, 0], {0: "1:G1 1:O1", 1: "2:P1"}, [1, 1, 1], [0, 3, 1])
    assert RULES.winners(s) == [1], "although seat 1 has more stars on its allotment board"


@clause("olympus:HO-C26")
def test_sun_torches_and_stars_are_all_ready_before_the_next_morning() -> None:
    s = after_night(3, {0: "1:G1 1:O1 1:R1"}, torch=[3, 3, 3], darken="1:G1", sun=0)
    assert (s.day, s.phase, s.sun, s.moon, s.dark) == (2, 0, 1, 1, 0)
    assert s.torch == [1, 1, 1]
    assert to_act(s) == (0, 1, 2)
