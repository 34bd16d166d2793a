"""HO-0 and HO-1: what is in the box and how a game is set up."""

from __future__ import annotations

import pytest

from tenban.games.olympus.actions import PLAN
from tenban.games.olympus.events import Day
from tenban.games.olympus.pieces import ORBITS, PLANS, SPACES, orbit_of
from tenban.games.olympus.rules import RULES
from tenban.kernel import FastRandom, KeyedRandom, SetupError, bits, start, to_act
from tenban.testing.clause import clause
from tests.games.olympus.support import SEATS, act, begin, events, lay, play_out, refused


@clause("olympus:HO-0.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(SetupError, match="3 to 5 seats"):
        start(RULES, seats, {}, FastRandom(0))


@clause("olympus:HO-0.1")
@pytest.mark.parametrize("seats", SEATS)
def test_after_five_days_the_most_prestige_wins(seats: int) -> None:
    s = start(RULES, seats, {}, FastRandom(seats))
    play_out(s)
    assert s.day == 5
    assert all(s.prestige[seat] == max(s.prestige) for seat in RULES.winners(s))


@clause("olympus:HO-0.2")
def test_the_box_has_ten_stars_a_colour_three_slots_and_four_plans() -> None:
    box = RULES.box
    assert (box.colour, box.slots, len(PLANS)) == (10, 3, 4)
    assert PLANS == ("forge", "messenger", "torch", "zephyrus")


@clause("olympus:HO-0.3")
def test_a_new_table_has_every_part_of_the_board() -> None:
    s = begin(3)
    assert (s.torch, s.prestige, s.power) == ([3, 3, 3], [0, 0, 0], [16, 16, 16])
    assert [s.stock(seat) for seat in range(3)] == [7, 7, 7]
    assert bits(s.empty()) == list(range(30))
    assert (s.day, s.phase) == (0, 0)


@clause("olympus:HO-1.1", "olympus:HO-C23")
def test_everybody_begins_with_no_prestige() -> None:
    assert begin(4).prestige == [0, 0, 0, 0]


@clause("olympus:HO-1.2")
def test_the_torch_begins_on_space_three_and_lights_two_stars() -> None:
    s = begin(3)
    assert s.torch == [3, 3, 3]
    assert [s.light(seat) for seat in range(3)] == [2, 2, 2]


@clause("olympus:HO-1.3")
@pytest.mark.parametrize(("seats", "power"), [(3, 16), (4, 18), (5, 20)])
def test_power_at_the_start_depends_on_the_number_of_players(seats: int, power: int) -> None:
    assert begin(seats).power == [power] * seats


@clause("olympus:HO-1.4")
def test_three_stars_lie_on_each_allotment_board_and_seven_at_the_forge() -> None:
    s = begin(5)
    assert s.ready == [3] * 5
    assert [s.stock(seat) for seat in range(5)] == [7] * 5


@clause("olympus:HO-1.5")
def test_after_the_night_before_it_is_the_morning_of_the_first_day() -> None:
    s = begin(3)
    act(s, "place 1:G1", "place 1:O1", "place 1:R1", "place 2:O1", "place 2:R1", "place 2:P1")
    assert (s.day, s.phase) == (1, 0)
    assert events(s, Day) == [Day(1, 0)]


@clause("olympus:HO-1.6")
def test_chance_chooses_the_start_player_who_takes_sun_and_moon() -> None:
    openers = set()
    for seed in range(60):
        s = start(RULES, 5, {}, KeyedRandom(seed.to_bytes(16, "big")))
        assert s.sun == s.moon
        openers.add(s.sun)
    assert openers == set(range(5))


@clause("olympus:HO-1.6")
def test_a_start_player_may_be_named_instead() -> None:
    assert begin(4, opener="3").sun == 2
    with pytest.raises(SetupError, match="one of the 3 seats"):
        begin(3, opener="4")


@clause("olympus:HO-1.7", "olympus:HO-C30")
@pytest.mark.parametrize(("seats", "last"), [(3, 3), (4, 4), (5, 5)])
def test_as_many_regions_are_used_as_there_are_players(seats: int, last: int) -> None:
    s = begin(seats)
    regions = {SPACES[space][0] for space in bits(s.empty())}
    assert regions == {str(region) for region in range(1, last + 1)}
    for region in range(last + 1, 6):
        assert refused(s, f"place {region}:G1") == "HO-1.7"


@clause("olympus:HO-10.6")
def test_there_are_four_orbits_with_the_prizes_we_know() -> None:
    box = RULES.box
    assert ORBITS == ("grey", "orange", "red", "purple")
    assert (box.left[3], box.right[3]) == (8, 4)
    assert (5, 2) in zip(box.left, box.right, strict=True)


def test_each_region_has_one_two_three_and_four_spaces_in_its_orbits() -> None:
    for region in range(5):
        orbits = [orbit_of(space) for space in range(region * 10, region * 10 + 10)]
        assert [orbits.count(colour) for colour in range(4)] == [1, 2, 3, 4]


def test_pattern_b_is_the_mirror_image_of_pattern_a() -> None:
    """Turned round, the last space of an orbit is its first."""
    a, b = RULES.box.lines[0], RULES.box.lines[1]
    mirror = [0, 2, 1, 5, 4, 3, 9, 8, 7, 6]
    assert {frozenset((mirror[x], mirror[y])) for x, y in a} == {frozenset(line) for line in b}


def test_lines_join_neighbouring_orbits_only() -> None:
    for lines in RULES.box.lines:
        assert len(lines) == 10
        assert all(abs(orbit_of(a) - orbit_of(b)) == 1 for a, b in lines)


def test_a_plan_is_asked_of_everybody_at_once() -> None:
    s = lay(4)
    assert to_act(s) == (0, 1, 2, 3)
    assert [action.text for action in PLAN.actions] == ["plan forge", "plan messenger", "plan torch", "plan zephyrus"]
