"""The seven peoples: what each breaks of the common rules (EC-24)."""

from __future__ import annotations

import pytest

from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    NPC,
    act,
    asked,
    begin,
    combat,
    draws,
    events,
    find,
    fleet,
    fleet_at,
    goods,
    lay,
    may,
    neighbours,
    no_fleet,
    own,
    refused,
    settle_at,
    sheet,
    shown,
    slot,
    sound,
    stored,
    teach,
    turn,
    upkeep,
)


def activations(side: str) -> int:
    """How often one Move moves a ship."""
    s = begin(2, side, "federation" if side != "hydran" else "union")
    lay(s, "106", (0, -1))
    lay(s, "107", (1, -2), 2)
    turn(s, 0)
    act(s, "act move")
    while to_act(s) == (0,) and asked(s) == "Move":
        act(s, may(s)[0])
    return len(events(s, "moves"))


@clause("eclipse:EC-24.1", "eclipse:EC-13.1")
@pytest.mark.parametrize(
    ("side", "moves"),
    [("directorate", 3), ("eridani", 2), ("hydran", 2), ("planta", 2), ("draco", 2), ("mechanema", 2), ("orion", 2)],
)
def test_terrans_move_thrice_and_all_others_twice(side: str, moves: int) -> None:
    assert activations(side) == moves


@clause("eclipse:EC-24.1", "eclipse:EC-24.6", "eclipse:EC-6.1")
@pytest.mark.parametrize(
    ("side", "rate"),
    [("alliance", 2), ("eridani", 3), ("hydran", 3), ("planta", 3), ("draco", 3), ("mechanema", 3), ("orion", 4)],
)
def test_rates_of_trade(side: str, rate: int) -> None:
    s = begin(2, side, "federation" if side != "hydran" else "republic", offer="improved-hull")
    science = s.price(0, 9) - 1
    goods(s, 0, rate - 1, science, 0)
    turn(s, 0)
    assert refused(s, "act research") == "EC-4.5"
    goods(s, 0, rate, science, 0)
    act(s, "act research")
    assert stored(s, 0) == [0, 0, 0]


@clause("eclipse:EC-24.1", "eclipse:EC-14.5")
def test_terrans_have_one_place_for_an_ambassador_alone() -> None:
    people = begin(2).people(0)
    assert (people.embassies, people.places, people.reputation) == (1, 4, 0)


@clause("eclipse:EC-24.2")
def test_eridani_knows_three_technologies_and_has_a_stronger_dreadnought() -> None:
    s = begin(2, "eridani", "federation")
    for technology in (2, 8, 17):  # plasma cannon, gauss shield, fusion drive
        assert s.knows(0, technology)
        assert not s.knows(1, technology)
    assert [s.plan(0, ship).energy - s.plan(1, ship).energy for ship in range(4)] == [0, 0, 1, 0]
    turn(s, 0)
    act(s, "act upgrade", "design cruiser")
    assert "part fusion-drive" in may(s)
    assert "part gauss-shield" in may(s)
    assert "part plasma-missile" not in may(s)


@clause("eclipse:EC-24.3", "eclipse:EC-10.1")
def test_hydran_researches_twice_and_knows_advanced_labs() -> None:
    s = begin(2, "hydran", "republic", offer="gauss-shield neutron-bombs")
    assert s.knows(0, 20)
    goods(s, 0, 0, 4, 0)
    turn(s, 0)
    act(s, "act research", "tech gauss-shield", "tech neutron-bombs")
    assert s.knows(0, 0)
    assert s.knows(0, 8)
    assert stored(s, 0) == [0, 0, 0]
    assert s.spent[0] == 1, "one action"


@clause("eclipse:EC-24.3", "eclipse:EC-2.13")
def test_hydran_starts_with_a_cube_on_the_advanced_science_square() -> None:
    s = begin(2, "hydran", "republic")
    assert s.cubes[3] >> slot("home0") & 1
    assert s.all_tracks(0) == [10, 9, 11]


@clause("eclipse:EC-24.3")
def test_planta_has_four_colony_ships_and_small_blueprints_with_a_computer() -> None:
    s = begin(2, "planta", "federation")
    assert s.people(0).colony_ships == s.colony[0] == 4
    assert [len(s.plan(0, ship).shown) for ship in range(4)] == [3, 5, 7, 4]
    assert [len(s.plan(1, ship).shown) for ship in range(4)] == [4, 6, 8, 5]
    assert "electron-computer" not in shown(s, 0, "I")
    assert [s.plan(0, ship).computer for ship in range(4)] == [1, 1, 1, 2]
    assert [s.plan(1, ship).computer for ship in range(4)] == [0, 1, 1, 1]


@clause("eclipse:EC-24.3", "eclipse:EC-7.13")
def test_planta_explores_twice_for_one_disc() -> None:
    s = begin(2, "planta", "federation")
    turn(s, 0)
    act(s, "act explore", "explore home0 n", "discard")
    assert asked(s) == "Explore"
    act(s, "explore home0 ne", "discard")
    assert s.spent[0] == 1
    assert len(events(s, "turns-up")) == 2


@clause("eclipse:EC-24.4", "eclipse:EC-13.4", "eclipse:EC-15.1")
def test_ancients_neither_hold_nor_fight_draco() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "104", (0, -1), bare=False)
    assert s.ancients_at(slot("104")) == 2
    fleet(s, 0, "104", "I")
    turn(s, 0)
    act(s, "act move", "ship 104 interceptor", "step n", "done")
    assert fleet_at(s, 0, "home0") == "II"
    fleet(s, 0, "104", "I")
    combat(s)
    assert events(s, "battle") == []


@clause("eclipse:EC-24.4", "eclipse:EC-20.2")
def test_draco_may_take_a_hex_beside_ancients_after_combat_but_not_its_tile() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "104", (0, -1), bare=False)
    fleet(s, 0, "104", "I")
    combat(s)
    assert asked(s) == "Claim"
    act(s, "yes")
    assert s.owner(slot("104")) == 0
    assert events(s, "discovers") == []
    assert s.discovery_hexes >> slot("104") & 1


@clause("eclipse:EC-24.4", "eclipse:EC-9.7")
def test_draco_may_influence_a_hex_with_ancients_without_taking_its_tile() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "104", (0, -1), bare=False)
    lay(s, "102", (0, 1))
    turn(s, 0)
    act(s, "act influence", "lift track", "put 104")
    assert s.owner(slot("104")) == 0
    assert s.discovery_hexes >> slot("104") & 1
    turn(s, 1)
    lay(s, "101", (1, 1), bare=False)
    act(s, "act influence", "lift track")
    assert refused(s, "put 101") == "EC-9.3"
    assert "put 102" in may(s)


@clause("eclipse:EC-24.4", "eclipse:EC-7.5", "eclipse:EC-7.10")
def test_draco_may_turn_up_two_tiles_and_settle_beside_ancients() -> None:
    s = begin(2, "draco", "federation")
    s.stacks[0] = (1 << slot("101")) | (1 << slot("104"))  # each has Ancients
    s.discards[0] = sum(1 << slot(str(n)) for n in (102, 103, 105, 106, 107, 108))
    turn(s, 0)
    act(s, "act explore", "explore home0 s", "yes")
    assert asked(s) == "PickTile"
    act(s, "pick 2")
    laid = events(s, "turns-up")[-1][1]
    act(s, may(s)[0])
    assert asked(s) == "Claim"
    act(s, "yes")
    assert s.owner(laid) == 0
    assert s.ancients_at(laid) > 0
    assert events(s, "discovers") == []
    sound(s)


@clause("eclipse:EC-24.4", "eclipse:EC-8.2", "eclipse:EC-20.3")
def test_draco_keeps_the_hex_where_another_removes_the_last_ancient_and_takes_the_tile() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "101", (5, 5), bare=False)
    own(s, 0, "101")
    settle_at(s, 0, "101", "m t")
    fleet(s, 1, "101", "D")
    find(s, "money")
    # the Ancient misses, both cannons hit it; both miss the cubes; two tiles are drawn, one is kept; the discovery
    draws(s, 0, 0, 5, 5, 0, 0, 0, 0, 0)
    combat(s)
    assert events(s, "battle") == [(slot("101"), NPC, 1)]
    assert [event[:2] for event in events(s, "draws")] == [(1, 2)]
    act(s, "keep 1")
    assert asked(s) == "Discovery"
    assert to_act(s) == (0,)
    sound(s)


@clause("eclipse:EC-24.4", "eclipse:EC-8.2")
def test_a_controller_whose_ancients_are_gone_takes_the_tile_at_the_end_of_the_combat_phase() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "101", (5, 5), bare=False)
    own(s, 0, "101")
    combat(s)
    assert events(s, "discovers") == [], "the Ancient is still there"
    s.ancients &= ~(1 << slot("101"))
    find(s, "money")
    combat(s)
    assert asked(s) == "Discovery"
    act(s, "yes")
    assert events(s, "gains") == [(0, 8, 0)]


@clause("eclipse:EC-24.4", "eclipse:EC-13.6")
def test_the_centres_defence_is_no_ancient_it_holds_and_fights_draco() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "106", (0, -1))
    fleet(s, 0, "001", "II")
    assert s.unpinned(slot("001"), 0) == 0
    no_fleet(s, 0)
    turn(s, 0)
    assert refused(s, "act move") == "EC-4.5"
    act(s, "act influence", "lift home0")
    assert refused(s, "put 001") == "EC-9.3"
    combat(s)
    assert events(s, "battle") == [(slot("001"), NPC, 0)]


@clause("eclipse:EC-24.5", "eclipse:EC-15.3")
@pytest.mark.parametrize("draco_wins", [True, False])
def test_with_ancients_and_draco_in_a_hex_another_fights_draco_first(draco_wins: bool) -> None:
    s = begin(2, "draco", "federation")
    lay(s, "101", (5, 5), bare=False)
    fleet(s, 0, "101", "I")
    fleet(s, 1, "101", "I")
    if draco_wins:
        draws(s, 5, 0, 0)  # Draco hits first and draws two tiles
    else:
        draws(s, 0, 5, 0, 5, 5, 0)  # seat 0 misses and is hit; then the other misses the Ancient and is hit
    combat(s)
    pair = (slot("101"), 0, 1)
    assert events(s, "battle") == ([pair] if draco_wins else [pair, (slot("101"), NPC, 1)])
    assert fleet_at(s, 0, "101") == ("I" if draco_wins else "")
    assert fleet_at(s, 1, "101") == ""


@clause("eclipse:EC-24.6", "eclipse:EC-11.1", "eclipse:EC-12.1", "eclipse:EC-12.5")
def test_mechanema_builds_three_things_cheaply_and_lays_three_tiles() -> None:
    """T28"""
    s = begin(2, "mechanema", "federation")
    assert s.people(0).costs == [2, 4, 7, 2, 4, 8]
    goods(s, 0, 0, 0, 6)
    turn(s, 0)
    act(s, "act build", *["build interceptor home0"] * 3)
    assert (fleet_at(s, 0, "home0"), stored(s, 0)) == ("IIII", [0, 0, 0])
    assert asked(s) == "Turn"
    turn(s, 0)
    act(s, "act upgrade", "design dreadnought", "part hull", "slot dreadnought 3")
    act(s, "design cruiser", "part hull", "slot cruiser 2", "design starbase", "part hull", "slot starbase 5")
    assert [s.plan(0, ship).hull for ship in (1, 2, 3)] == [2, 3, 3]
    assert asked(s) == "Turn"


@clause("eclipse:EC-24.6")
def test_orion_starts_with_a_cruiser_shields_and_more_initiative_and_energy() -> None:
    s = begin(2, "orion", "federation")
    assert fleet_at(s, 0, "home0") == "C"
    assert [s.plan(0, ship).shield for ship in range(4)] == [1, 1, 1, 1]
    assert [s.plan(0, ship).initiative - s.plan(1, ship).initiative for ship in range(4)] == [1, 1, 1, 1]
    assert [s.plan(0, ship).energy - s.plan(1, ship).energy for ship in range(4)] == [1, 2, 3, 0]
    assert (s.people(0).places, s.people(0).reputation_places) == (4, 1)
    assert s.knows(0, 0)
    assert s.knows(0, 8)


@clause("eclipse:EC-24.3", "eclipse:EC-24.4", "eclipse:EC-23.2")
def test_planta_scores_its_hexes_and_draco_the_ancients() -> None:
    s = begin(2, "planta", "draco")
    lay(s, "301", (0, -3), bare=False)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    assert sheet(s, 0)["EC-23.2"] == 2
    assert sheet(s, 1)["EC-23.2"] == 2


@clause("eclipse:EC-24.1")
def test_terrans_have_no_bonus_at_the_end() -> None:
    s = neighbours()
    lay(s, "301", (5, 5), bare=False)
    assert all("EC-23.2" not in sheet(s, seat) for seat in range(4))
    teach(s, 0, "orbital")
    upkeep(s)
    assert sheet(s, 0) == {"hexes": 5}
