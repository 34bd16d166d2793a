"""EC-8: discovery tiles."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.pieces import DISCOVERIES, PARTS, TECHNOLOGIES
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.discovery import Discover
from tenban.kernel import settle
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    combat,
    events,
    find,
    fit,
    fleet,
    fleet_at,
    judged,
    lay,
    may,
    offer_only,
    own,
    refused,
    sheet,
    shown,
    slot,
    stored,
    teach,
    turn,
)


def discover(s: EclipseState, name: str, seat: int = 0, at: str = "312") -> EclipseState:
    """A seat turns up this tile on a hex of its own."""
    find(s, name)
    if not s.atlas.hexes >> slot(at) & 1:
        lay(s, at, (0, -3))
        own(s, seat, at)
    s.discovery_hexes |= 1 << slot(at)
    s.push(Discover(seat, slot(at)))
    settle(s)
    return s


@clause("eclipse:EC-8.1")
def test_a_player_who_puts_a_disc_there_takes_the_tile_also_by_influence() -> None:
    """T13"""
    s = begin(2)
    lay(s, "312", (0, -3), bare=False)
    lay(s, "106", (0, -1))
    fleet(s, 1, "312", "I")
    turn(s, 1)
    act(s, "act influence", "lift track", "put 312")
    assert asked(s) == "Discovery"
    assert s.discovery_hexes >> slot("312") & 1 == 0


@clause("eclipse:EC-8.2")
def test_dracos_disc_takes_the_tile_when_others_have_destroyed_the_ancients() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "108", (0, -1), bare=False)
    own(s, 0, "108")
    combat(s)
    assert s.discovery_hexes >> slot("108") & 1
    s.ancients = 0
    combat(s)
    assert asked(s) == "Discovery"


@clause("eclipse:EC-8.3")
def test_the_tile_is_turned_up_for_all_and_used_or_kept() -> None:
    s = discover(begin(2), "money")
    assert events(s, "discovers") == [(0, slot("312"), DISCOVERIES.index("money"))]
    assert may(s) == ["yes", "no"]
    act(s, "no")
    assert s.kept_discoveries[0] == 1
    assert sheet(s, 0)["discoveries"] == 2
    assert stored(s, 0) == [2, 3, 3]


@clause("eclipse:EC-8.4")
@pytest.mark.parametrize(("name", "after"), [("money", [10, 3, 3]), ("science", [2, 8, 3]), ("material", [2, 3, 9])])
def test_goods(name: str, after: list[int]) -> None:
    s = act(discover(begin(2), name), "yes")
    assert stored(s, 0) == after


@clause("eclipse:EC-8.5")
def test_ancient_technology_is_one_of_the_cheapest_on_offer_that_one_lacks() -> None:
    """T22"""
    s = begin(2, "orion", "federation", offer="neutron-bombs gauss-shield starbase plasma-cannon")
    discover(s, "technology")
    act(s, "yes")
    assert s.knows(0, TECHNOLOGIES.index("starbase")), "the only one left"
    assert stored(s, 0) == [3, 3, 5]


@clause("eclipse:EC-8.5")
def test_among_equally_cheap_ones_the_finder_chooses_and_instant_effects_apply() -> None:
    s = begin(2, offer="advanced-robotics fusion-source artifact-key")
    discover(s, "technology")
    act(s, "yes")
    assert may(s) == ["tech fusion-source", "tech advanced-robotics"]
    assert refused(s, "tech artifact-key") == "EC-8.5"
    act(s, "tech advanced-robotics")
    assert (s.influence[0], s.reserve[0]) == (12, 2)


@clause("eclipse:EC-8.5")
def test_without_any_technology_to_take_the_tile_is_kept() -> None:
    s = discover(begin(2, offer=""), "technology")
    assert s.kept_discoveries[0] == 1


@clause("eclipse:EC-8.6")
def test_an_ancient_cruiser_stands_on_the_hex_if_one_is_left() -> None:
    s = act(discover(begin(2), "cruiser"), "yes")
    assert fleet_at(s, 0, "312") == "C"
    s = begin(2)
    fleet(s, 0, "home0", "CCCC")
    discover(s, "cruiser")
    assert s.kept_discoveries[0] == 1, "no cruiser was left"


@clause("eclipse:EC-8.3")
def test_other_tiles_can_be_used_though_every_cruiser_is_built() -> None:
    s = begin(2)
    fleet(s, 0, "home0", "CCCC")
    assert may(discover(s, "money")) == ["yes", "no"]


@clause("eclipse:EC-8.7", "eclipse:EC-C4")
def test_an_ancient_part_goes_onto_a_sound_blueprint_at_once_or_is_kept() -> None:
    s = act(discover(begin(2), "ion-turret"), "yes")
    assert asked(s) == "FitPart"
    assert refused(s, "slot interceptor 1") == "", "one energy is left"
    assert refused(s, "slot interceptor 3") == "EC-11.6", "that is the source"
    act(s, "slot interceptor 1")
    assert shown(s, 0, "I")[0] == "ion-turret"
    s = act(discover(begin(2), "flux-shield"), "yes", "store")
    assert s.kept_parts[0] == 1 << PARTS.index("flux-shield")


@clause("eclipse:EC-8.8")
def test_a_kept_part_may_be_laid_in_a_later_upgrade() -> None:
    """T27"""
    s = act(discover(begin(2), "axion-computer"), "yes", "store")
    turn(s, 0)
    act(s, "act upgrade", "design cruiser", "part axion-computer", "slot cruiser 2", "done")
    assert shown(s, 0, "C")[1] == "axion-computer"
    assert s.kept_parts[0] == 0
    assert s.plan(0, 1).computer == 4


@clause("eclipse:EC-8.9")
def test_an_ancient_part_that_is_covered_leaves_the_game() -> None:
    """T27"""
    s = begin(2)
    fit(s, 0, "C", slot2="axion-computer")
    turn(s, 0)
    act(s, "act upgrade", "design cruiser", "part hull", "slot cruiser 2")
    assert events(s, "part-lost") == [(0, PARTS.index("axion-computer"))]
    assert s.kept_parts[0] == 0
    act(s, "design cruiser")
    assert refused(s, "part axion-computer") == "EC-11.4"


@clause("eclipse:EC-8.10")
def test_used_tiles_and_kept_parts_give_no_points() -> None:
    s = act(discover(begin(2), "shard-hull"), "yes", "store")
    assert "discoveries" not in sheet(s, 0)
    s = act(discover(begin(2), "money"), "yes")
    assert "discoveries" not in sheet(s, 0)


def test_a_technology_one_has_or_has_no_room_for_is_not_free_either() -> None:
    s = begin(2)
    teach(s, 0, "nanorobots")
    offer_only(s, "nanorobots quantum-grid")
    act(discover(s, "technology"), "yes")
    assert s.knows(0, TECHNOLOGIES.index("quantum-grid"))


@clause("eclipse:EC-8.3")
def test_other_tiles_can_be_used_though_there_is_no_technology_to_take() -> None:
    assert may(discover(begin(2, offer=""), "money")) == ["yes", "no"]


@clause("eclipse:EC-8.5")
def test_a_technology_one_has_is_not_free_though_it_is_as_cheap_as_others() -> None:
    s = begin(2)
    teach(s, 0, "nanorobots")
    offer_only(s, "nanorobots gauss-shield neutron-bombs")
    act(discover(s, "technology"), "yes")
    assert may(s) == ["tech neutron-bombs", "tech gauss-shield"]
    assert refused(s, "tech nanorobots") == "EC-8.5"


@clause("eclipse:EC-8.7")
def test_of_slots_that_are_alike_one_is_offered_for_an_ancient_part() -> None:
    s = act(discover(begin(2), "flux-shield"), "yes")
    offered = [text.split()[-1] for text in judged(s, "slot") if "dreadnought" in text]
    assert offered == ["1", "2", "3", "5", "7", "8"], "the second hull and the second cannon are like the first"


@clause("eclipse:EC-8.7")
@pytest.mark.parametrize("ship", ["interceptor", "cruiser", "starbase"])
def test_no_tile_is_taken_off_for_an_ancient_part_that_fits(ship: str) -> None:
    s = begin(2)
    fit(s, 0, ship[0].upper(), slot1="electron-computer")
    act(discover(s, "shard-hull"), "yes", f"slot {ship} 2")
    assert shown(s, 0, ship[0].upper())[:2] == ["electron-computer", "shard-hull"]
    assert asked(s) != "Upgrade"
