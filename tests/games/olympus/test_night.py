"""HO-9 and HO-10: darkening, and Zeus' favour."""

from __future__ import annotations

import pytest

from tenban.games.olympus.events import (
    BestConstellation,
    BurnsDown,
    Constellation,
    Darkens,
    Day,
    Night,
    NightRegions,
    OrbitMost,
    Phase,
)
from tenban.games.olympus.rules import RULES
from tenban.kernel import SPECTATOR, to_act, view
from tenban.testing.clause import clause
from tests.games.olympus.support import (
    NIGHT,
    act,
    after_night,
    events,
    lay,
    may,
    notation,
    orbit,
    refused,
    reveal,
    sheet,
)

GREY, ORANGE, RED, PURPLE = range(4)
FIVE = "1:G1 1:O1 1:R1 1:P1 2:P1"


@clause("olympus:HO-9.1", "olympus:HO-C25")
def test_darkening_goes_from_the_evenings_holder_of_the_moon_clockwise() -> None:
    sky = {seat: f"{seat + 1}:G1 {seat + 1}:O1 {seat + 1}:O2" for seat in range(4)}
    s = lay(4, sky, phase=NIGHT, sun=0)
    assert s.moon == 2
    order = []
    for _ in range(4):
        order.append(to_act(s)[0])
        act(s, may(s)[0])
    assert order == [2, 3, 0, 1]


@clause("olympus:HO-9.2", "olympus:HO-C16")
def test_as_many_stars_go_dark_as_the_torch_cannot_light() -> None:
    s = lay(3, {0: FIVE, 1: "3:G1 3:O1"}, phase=NIGHT)
    assert to_act(s) == (0,)
    act(s, "darken 1:G1", "darken 1:R1", "darken 2:P1")
    assert events(s, Darkens)[0].seat == 0
    assert notation(s.nights[0]) == "1:O1 1:P1"
    assert notation(s.nights[1]) == "3:G1 3:O1", "enough light: nothing goes dark"


@clause("olympus:HO-9.2")
def test_only_own_stars_go_dark() -> None:
    s = lay(3, {0: FIVE, 1: "3:G1"}, phase=NIGHT)
    assert refused(s, "darken 3:G1") == "HO-9.2"
    assert refused(s, "darken 3:O1") == "HO-9.2"


@clause("olympus:HO-9.2a")
def test_a_set_is_named_in_the_order_of_the_spaces_so_that_each_set_is_one_path() -> None:
    s = lay(3, {0: FIVE}, phase=NIGHT)
    assert may(s) == ["darken 1:G1", "darken 1:O1", "darken 1:R1"], "two more must follow"
    assert refused(s, "darken 1:P1") == "HO-9.2a"
    act(s, "darken 1:O1")
    assert may(s) == ["darken 1:R1", "darken 1:P1"]
    assert refused(s, "darken 1:G1") == "HO-9.2a"
    assert refused(s, "darken 1:O1") == "HO-9.2a"
    act(s, "darken 1:R1")
    assert refused(s, "darken 1:R1") == "HO-9.2a", "after the last one named, not only after the first"


@clause("olympus:HO-9.2a")
def test_nobody_sees_a_set_before_it_is_complete() -> None:
    s = lay(3, {0: FIVE}, phase=NIGHT)
    act(s, "darken 1:O1")
    assert view(RULES, s, 1).state.picks == ()
    assert view(RULES, s, SPECTATOR).state.picks == ()
    assert len(view(RULES, s, 0).state.picks) == 1
    assert s.dark == 0


@clause("olympus:HO-9.2", "olympus:HO-C19")
def test_without_any_light_all_stars_go_dark_unasked() -> None:
    s = lay(3, {0: FIVE}, phase=NIGHT, torch=[1, 3, 3])
    assert s.nights == (0, 0, 0)
    assert (s.day, s.phase) == (2, 0)


@clause("olympus:HO-9.3")
def test_dark_stars_count_for_nothing_but_keep_their_spaces() -> None:
    s = after_night(3, {0: "1:G1 1:O1 1:R1"}, torch=[3, 3, 3], darken="1:O1", day=5)
    assert "HO-10.7" not in sheet(s, 0), "the chain is broken"
    assert notation(s.dark) == "1:O1"
    assert s.owner(1) == 0


@clause("olympus:HO-9.4")
def test_stars_on_the_allotment_board_need_no_light() -> None:
    s = lay(3, {0: "1:G1 1:O1"}, phase=NIGHT, ready=[3, 1, 1])
    assert events(s, Darkens) == []


@clause("olympus:HO-10.1")
def test_each_region_with_a_lit_star_brings_a_point() -> None:
    s = after_night(4, {0: "1:G1 1:P1 2:P1 4:P1", 1: "3:G1"})
    assert sheet(s, 0)["HO-10.1"] == 3
    assert sheet(s, 1)["HO-10.1"] == 1
    assert "HO-10.1" not in sheet(s, 2)


@clause("olympus:HO-10.2")
def test_an_orbit_is_counted_across_all_regions() -> None:
    s = after_night(3, {0: "1:O1 3:O2", 1: "2:O1"})
    assert orbit(s, ORANGE) == [(0, "HO-10.3a", 5), (1, "HO-10.3b", 2)]


@clause("olympus:HO-10.4")
def test_the_first_example_of_the_orbits_one_star_is_too_few_for_the_left_number() -> None:
    assert orbit(after_night(3, {0: "1:O1"}), ORANGE) == [(0, "HO-10.4", 2)]


@clause("olympus:HO-10.3a")
def test_the_second_example_of_the_orbits_two_stars_alone_bring_five() -> None:
    assert orbit(after_night(3, {0: "1:O1 2:O1"}), ORANGE) == [(0, "HO-10.3a", 5)]


@clause("olympus:HO-10.3b", "olympus:HO-C6")
def test_the_third_example_of_the_orbits_five_for_the_most_two_for_the_second() -> None:
    s = after_night(3, {0: "1:O1 2:O1", 1: "3:O1"})
    assert orbit(s, ORANGE) == [(0, "HO-10.3a", 5), (1, "HO-10.3b", 2)]


@clause("olympus:HO-10.4", "olympus:HO-C8")
@pytest.mark.parametrize("sky", [{0: "1:O1", 1: "2:O1"}, {0: "1:O1 1:O2", 1: "2:O1 2:O2"}])
def test_the_fourth_example_of_the_orbits_a_tie_brings_two_to_each(sky: dict[int, str]) -> None:
    assert orbit(after_night(3, sky), ORANGE) == [(0, "HO-10.4", 2), (1, "HO-10.4", 2)]


@clause("olympus:HO-10.3b")
def test_all_who_are_second_together_get_the_right_number_each() -> None:
    s = after_night(4, {0: "1:O1 2:O1", 1: "3:O1", 2: "3:O2", 3: "4:P1"})
    assert orbit(s, ORANGE) == [(0, "HO-10.3a", 5), (1, "HO-10.3b", 2), (2, "HO-10.3b", 2)]


@clause("olympus:HO-10.4", "olympus:HO-C7")
def test_where_the_left_number_is_not_given_there_is_no_second_place() -> None:
    s = after_night(3, {0: "1:P1 1:P2 1:P3", 1: "2:P1 2:P2"})
    assert orbit(s, PURPLE) == [(0, "HO-10.4", 4)]
    s = after_night(3, {0: "1:O1 1:O2", 1: "2:O1 2:O2", 2: "3:O1"})
    assert orbit(s, ORANGE) == [(0, "HO-10.4", 2), (1, "HO-10.4", 2)]


@clause("olympus:HO-10.5")
def test_an_orbit_without_a_lit_star_brings_nothing() -> None:
    s = after_night(3, {0: "1:G1"})
    assert orbit(s, PURPLE) == []
    s = after_night(3, {0: "1:G1 1:P1 1:P2"}, torch=[2, 3, 3], darken="1:P1 1:P2")
    assert orbit(s, PURPLE) == []


@clause("olympus:HO-10.6")
def test_the_purple_orbit_brings_eight_for_four_stars_and_four_for_less() -> None:
    s = after_night(3, {0: "1:P1 1:P4 2:P2 3:P3", 1: "3:P1"})
    assert orbit(s, PURPLE) == [(0, "HO-10.3a", 8), (1, "HO-10.3b", 4)]
    s = after_night(3, {0: "1:P1 1:P4 2:P2", 1: "3:P1"})
    assert orbit(s, PURPLE) == [(0, "HO-10.4", 4)]


@clause("olympus:HO-10.7")
@pytest.mark.parametrize(
    ("sky", "points"),
    [("1:R1 1:P1", 2), ("1:O1 1:R1 1:P1 1:P2", 4), ("1:G1 1:O1 1:R3 1:P4", 4)],
    ids=["two", "four", "two pairs"],
)
def test_each_star_of_a_constellation_brings_a_point(sky: str, points: int) -> None:
    assert sheet(after_night(3, {0: sky}), 0)["HO-10.7"] == points


@clause("olympus:HO-10.7")
def test_neighbours_on_an_orbit_are_no_constellation() -> None:
    assert "HO-10.7" not in sheet(after_night(3, {0: "1:P1 1:P2 1:P3"}), 0)
    assert "HO-10.7" not in sheet(after_night(3, {0: "1:R1 2:R3"}), 0)


@clause("olympus:HO-10.7")
def test_only_own_stars_make_a_constellation() -> None:
    s = after_night(3, {0: "1:G1 1:R1", 1: "1:O1"})
    assert "HO-10.7" not in sheet(s, 0)
    assert "HO-10.7" not in sheet(s, 1)


@clause("olympus:HO-10.8")
def test_the_one_largest_constellation_brings_two_more() -> None:
    s = after_night(3, {0: "1:G1 1:O1 1:O2", 1: "2:G1 2:O1"})
    assert sheet(s, 0)["HO-10.8"] == 2
    assert "HO-10.8" not in sheet(s, 1)


@clause("olympus:HO-10.8", "olympus:HO-C9")
@pytest.mark.parametrize(
    "sky",
    [{0: "1:G1 1:O1", 1: "2:G1 2:O1"}, {0: "1:G1 1:O1 2:G1 2:O1"}, {0: "1:G1 1:O1 1:R3 1:P4"}, {0: "1:G1"}],
    ids=["of two players", "of one player", "of one player in a region", "of one star"],
)
def test_equal_largest_constellations_bring_nothing_more(sky: dict[int, str]) -> None:
    s = after_night(3, sky)
    assert all("HO-10.8" not in sheet(s, seat) for seat in range(3))


@clause("olympus:HO-10.9")
def test_a_whole_night_adds_up() -> None:
    """Two regions, grey alone, a tie in orange, red and purple too thin, a chain of three, the best."""
    s = after_night(3, {0: "1:G1 1:O1 1:R1 2:P1", 1: "2:O1 2:R1 2:R2"})
    assert sheet(s, 0) == {"HO-10.1": 2, "HO-10.3a": 3, "HO-10.4": 2 + 4, "HO-10.7": 3}
    assert sheet(s, 1) == {"HO-10.1": 1, "HO-10.4": 2 + 3, "HO-10.7": 3}
    assert s.prestige == [14, 9, 0]


def test_the_night_is_told_line_by_line() -> None:
    s = after_night(3, {0: "1:G1 1:O1 1:O2"})
    kinds = [type(event) for event in s.log or []]
    assert kinds[kinds.index(Night) :] == [
        Night,
        NightRegions,
        OrbitMost,
        OrbitMost,
        Constellation,
        BestConstellation,
        BurnsDown,
        BurnsDown,
        BurnsDown,
        Day,
        Phase,
    ]


def test_stars_darkened_by_one_are_seen_by_the_next() -> None:
    s = lay(3, {0: FIVE, 2: "3:G1 3:O1 3:O2"}, phase=NIGHT)
    act(s, "darken 3:O1")
    assert notation(view(RULES, s, 0).state.dark) == "3:O1"
    assert to_act(s) == (0,)


def test_a_swap_that_breaks_a_chain_costs_its_points() -> None:
    s = lay(3, {0: "1:G1 1:O1", 1: "3:P1"}, phase=2, sun=0, torch=[11, 11, 11])
    reveal(s, "forge", "zephyrus", "forge")
    while to_act(s) != (1,):
        act(s, "pass")
    act(s, "swap 3:P1", "for 1:O1")
    while s.day == 1:
        act(s, "pass")
    assert "HO-10.7" not in sheet(s, 0)
