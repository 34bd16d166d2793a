"""HO-6: the four plans."""

from __future__ import annotations

import pytest

from tenban.games.olympus.events import Cannot, Places
from tenban.games.olympus.rules import RULES
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.olympus.support import act, events, lay, may, notation, refused, reveal, sheet, turn

SEVEN = "1:G1 1:O1 1:O2 1:R1 1:R2 1:R3 1:P1"
NINE = SEVEN + " 1:P2 1:P3"
TEN = NINE + " 1:P4"


@clause("olympus:HO-6.1", "olympus:HO-C20")
@pytest.mark.parametrize(("stars", "cost"), [(1, 1), (2, 3), (3, 6)])
def test_the_forge_sells_one_two_or_three_stars_for_one_three_or_six(stars: int, cost: int) -> None:
    s = turn("forge", f"buy {stars}", ready=[0, 1, 1])
    assert s.power[0] == 16 - cost
    assert s.ready[0] == stars
    assert to_act(s) == (1,), "once a turn"


@clause("olympus:HO-6.2")
def test_nobody_buys_more_stars_than_there_are_free_slots() -> None:
    s = turn("forge", ready=[2, 1, 1])
    assert may(s) == ["buy 1", "pass"]
    assert refused(s, "buy 2") == "HO-6.2"


@clause("olympus:HO-6.3")
def test_nobody_buys_more_stars_than_are_left_of_ten() -> None:
    s = turn("forge", sky={0: NINE}, ready=[0, 1, 1])
    assert may(s) == ["buy 1", "pass"]
    assert refused(s, "buy 2") == "HO-6.3"
    act(s, "buy 1")
    assert s.stock(0) == 0


@clause("olympus:HO-6.4")
@pytest.mark.parametrize(("sky", "ready"), [("", 3), (SEVEN, 3), (TEN, 0)], ids=["no slot", "neither", "no star"])
def test_without_a_slot_or_a_star_the_forge_is_impossible(sky: str, ready: int) -> None:
    s = turn("forge", sky={0: sky}, ready=[ready, 1, 1])
    assert events(s, Cannot) == [Cannot(0, 0)]
    assert s.prestige[0] == -1


@clause("olympus:HO-6.5")
def test_the_messenger_places_one_star_on_any_empty_space() -> None:
    s = turn("messenger", sky={0: "1:P1", 1: "2:P1"}, ready=[2, 1, 1])
    assert refused(s, "place 1:P1") == "HO-6.5"
    assert refused(s, "place 2:P1") == "HO-6.5"
    assert refused(s, "place 4:P1") == "HO-1.7"
    assert len(may(s)) == 28 + 1
    act(s, "place 1:P2")
    assert notation(s.stars[0]) == "1:P1 1:P2", "an orbit of one's own is no hindrance any more"
    assert s.ready[0] == 1
    assert to_act(s) == (1,)


@clause("olympus:HO-6.6")
def test_the_first_example_of_the_messenger_six_others_and_three_empty_bring_five() -> None:
    sky = {1: "2:G1 2:O1 2:O2", 2: "2:R1 2:R2 2:R3"}
    s = turn("messenger", "place 2:P1", sky=sky)
    assert events(s, Places) == [Places(0, 16, 5)]
    assert s.power[0] == 16 + 5


@clause("olympus:HO-6.6")
def test_the_second_example_of_the_messenger_three_others_and_two_empty_bring_three() -> None:
    sky = {0: "2:G1 2:O1 2:O2 2:R1", 1: "2:R2 2:R3", 2: "2:P1"}
    s = turn("messenger", "place 2:P2", sky=sky)
    assert events(s, Places) == [Places(0, 17, 3)]
    assert s.power[0] == 16 + 3


@clause("olympus:HO-6.6")
def test_other_regions_do_not_matter_to_zeus() -> None:
    s = turn("messenger", "place 2:P1", sky={0: "1:G1 3:G1", 1: "1:O1"})
    assert events(s, Places) == [Places(0, 16, 5)]


@clause("olympus:HO-C21")
def test_a_region_full_of_own_stars_brings_nothing() -> None:
    s = turn("messenger", "place 1:P4", sky={0: NINE})
    assert events(s, Places) == [Places(0, 9, 0)]


@clause("olympus:HO-6.7")
def test_power_never_runs_out() -> None:
    s = turn("messenger", "place 1:P4", power=[130, 130, 130])
    assert s.power[0] == 135


@clause("olympus:HO-6.8", "olympus:HO-C22")
def test_without_a_star_or_an_empty_space_the_messenger_is_impossible() -> None:
    assert events(turn("messenger", ready=[0, 1, 1]), Cannot) == [Cannot(0, 1)]
    full = {0: TEN, 1: TEN.replace("1:", "2:"), 2: TEN.replace("1:", "3:")}
    s = turn("messenger", sky=full, ready=[0, 0, 0])
    assert events(s, Cannot)[0] == Cannot(0, 1)
    assert s.prestige[0] == -1


@clause("olympus:HO-6.9")
def test_the_messenger_costs_nothing() -> None:
    s = turn("messenger", "place 1:P4", power=[0, 5, 5])
    assert s.power[0] == 5
    assert s.prestige[0] == 0


@clause("olympus:HO-6.10")
@pytest.mark.parametrize(("steps", "cost"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 9)])
def test_aether_raises_a_torch_by_up_to_five_spaces(steps: int, cost: int) -> None:
    s = turn("torch", f"raise {steps}")
    assert s.torch[0] == 3 + steps
    assert s.power[0] == 16 - cost
    assert to_act(s) == (1,)


@clause("olympus:HO-6.10")
def test_no_torch_rises_beyond_the_top() -> None:
    s = turn("torch", torch=[9, 3, 3])
    assert may(s) == ["raise 1", "raise 2", "pass"]
    assert refused(s, "raise 3") == "HO-6.10"


@clause("olympus:HO-6.11")
@pytest.mark.parametrize(("space", "light"), [(3, 2), (7, 6), (11, 10)])
def test_a_torch_lights_as_many_stars_as_the_number_below_its_marker(space: int, light: int) -> None:
    assert lay(3, torch=[space, 3, 3]).light(0) == light


@clause("olympus:HO-6.12")
def test_at_the_top_the_torch_is_impossible() -> None:
    s = turn("torch", torch=[11, 3, 3])
    assert events(s, Cannot) == [Cannot(0, 2)]
    assert s.prestige[0] == -1


SWAPPABLE = {0: "1:G1 2:P1", 1: "1:O1 3:P4", 2: "3:G1"}


@clause("olympus:HO-6.13")
def test_zephyrus_exchanges_an_own_star_and_anothers_for_one_power_and_brings_one_prestige() -> None:
    s = turn("zephyrus", "swap 1:G1", sky=SWAPPABLE)
    assert s.power[0] == 16, "nothing is paid before the exchange is complete"
    act(s, "for 3:P4")
    assert notation(s.stars[0]) == "2:P1 3:P4"
    assert notation(s.stars[1]) == "1:G1 1:O1"
    assert s.power == [15, 16, 16]
    assert s.prestige[0] == 1
    assert sheet(s, 0) == {"HO-6.13": 1}


@clause("olympus:HO-6.13")
def test_a_player_who_has_named_a_star_for_zephyrus_may_not_pass_any_more() -> None:
    s = turn("zephyrus", sky=SWAPPABLE)
    assert may(s) == ["swap 1:G1", "swap 2:P1", "pass"]
    act(s, "swap 2:P1")
    assert may(s) == ["for 1:O1", "for 3:G1", "for 3:P4"]


@clause("olympus:HO-6.14")
def test_zephyrus_moves_no_star_to_an_empty_space() -> None:
    s = turn("zephyrus", sky=SWAPPABLE)
    assert refused(s, "swap 2:G1") == "HO-6.14"
    act(s, "swap 1:G1")
    assert refused(s, "for 2:G1") == "HO-6.14"


@clause("olympus:HO-6.14a")
def test_zephyrus_does_not_exchange_two_own_stars() -> None:
    s = turn("zephyrus", "swap 1:G1", sky=SWAPPABLE)
    assert refused(s, "for 2:P1") == "HO-6.14a"
    assert refused(s, "for 1:G1") == "HO-6.14a"


@clause("olympus:HO-6.14b")
def test_zephyrus_does_not_exchange_two_stars_of_others() -> None:
    s = turn("zephyrus", sky=SWAPPABLE)
    assert refused(s, "swap 1:O1") == "HO-6.14b"


@clause("olympus:HO-6.15", "olympus:HO-C17")
def test_both_stars_are_locked_for_everybody_until_the_phase_ends() -> None:
    s = lay(3, {**SWAPPABLE, 0: "1:G1 2:P1 2:P2"})
    reveal(s, "zephyrus", "zephyrus", "zephyrus")
    act(s, "swap 1:G1", "for 3:P4")
    assert may(s) == ["swap 1:O1", "pass"]
    assert refused(s, "swap 1:G1") == "HO-6.15"
    act(s, "swap 1:O1")
    assert refused(s, "for 3:P4") == "HO-6.15"
    assert may(s) == ["for 2:P1", "for 2:P2", "for 3:G1"]
    act(s, "for 2:P1")
    assert notation(s.locked) == "1:G1 1:O1 2:P1 3:P4"
    assert s.dark == 0, "a locked star is not dark"
    act(s, "pass")
    assert s.locked == 0
    reveal(s, "zephyrus", "zephyrus", "zephyrus")
    assert len(may(s)) == 2 + 1


@clause("olympus:HO-6.16")
def test_zephyrus_blows_across_regions_and_orbits_but_never_into_unused_ones() -> None:
    s = turn("zephyrus", sky=SWAPPABLE)
    assert refused(s, "swap 4:G1") == "HO-6.16"
    act(s, "swap 2:P1")
    assert refused(s, "for 5:P1") == "HO-6.16"
    act(s, "for 3:G1")
    assert notation(s.stars[0]) == "1:G1 3:G1"


@clause("olympus:HO-6.17")
def test_the_other_player_gets_nothing_and_nobody_gets_the_messengers_power() -> None:
    s = turn("zephyrus", "swap 1:G1", "for 3:P4", sky=SWAPPABLE)
    assert s.power == [15, 16, 16]
    assert s.prestige == [1, 0, 0]
    assert to_act(s) == (1,), "nobody was asked"


@clause("olympus:HO-6.18")
@pytest.mark.parametrize("sky", [{1: "1:G1"}, {0: "1:G1"}], ids=["no own star", "nobody else's star"])
def test_without_two_free_stars_zephyrus_is_impossible(sky: dict[int, str]) -> None:
    s = turn("zephyrus", sky=sky)
    assert events(s, Cannot) == [Cannot(0, 3)]
    assert s.prestige[0] == -1


@clause("olympus:HO-6.18")
def test_with_all_own_stars_locked_zephyrus_is_impossible() -> None:
    s = lay(3, {0: "1:G1", 1: "1:O1", 2: "1:O2"})
    reveal(s, "zephyrus", "zephyrus", "forge")
    act(s, "swap 1:G1", "for 1:O1")
    assert events(s, Cannot) == [Cannot(1, 3)]


@clause("olympus:HO-C18")
def test_an_exchange_within_an_orbit_of_a_region_is_allowed() -> None:
    s = turn("zephyrus", "swap 1:P1", "for 1:P2", sky={0: "1:P1", 1: "1:P2"})
    assert s.prestige[0] == 1


def test_the_prices_are_those_of_the_box() -> None:
    box = RULES.box
    assert box.forge_cost == [0, 1, 3, 6]
    assert box.torch_cost[4] == 6
