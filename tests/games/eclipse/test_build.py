"""EC-12: Build."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.state import EclipseState
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    combat,
    fleet,
    fleet_at,
    goods,
    lay,
    may,
    no_fleet,
    own,
    refused,
    sheet,
    slots,
    stored,
    teach,
    turn,
)


def building(s: EclipseState, seat: int = 0, material: int = 40, reaction: bool = False) -> EclipseState:
    goods(s, seat, 0, 0, material)
    turn(s, seat, reaction)
    return act(s, "act build")


@clause("eclipse:EC-12.1")
@pytest.mark.parametrize(
    ("side", "technologies", "items"),
    [("directorate", "", 2), ("mechanema", "", 3), ("mechanema", "nanorobots", 4), ("directorate", "nanorobots", 3)],
)
def test_so_many_items_are_built(side: str, technologies: str, items: int) -> None:
    """T28"""
    s = begin(2, side, "federation")
    teach(s, 0, technologies)
    building(s)
    for _ in range(items):
        assert asked(s) == "Build"
        act(s, "build interceptor home0")
    assert to_act(s) == (1,)
    assert fleet_at(s, 0, "home0") == "I" * (items + 1)


@clause("eclipse:EC-12.1")
def test_items_are_built_in_controlled_hexes_only() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    lay(s, "103", (1, -1))
    own(s, 0, "106")
    building(s)
    places = {text.split()[-1] for text in may(s)}
    assert places == {"home0", "106"}


@clause("eclipse:EC-12.2")
def test_starbases_orbitals_and_monoliths_need_their_technologies() -> None:
    s = building(begin(2, "draco", "federation"))
    for item in ("starbase", "orbital", "monolith"):
        assert refused(s, f"build {item} home0") == "EC-12.2"
    teach(s, 0, "starbase orbital monolith")
    for item in ("starbase", "orbital", "monolith"):
        assert refused(s, f"build {item} home0") == ""


@clause("eclipse:EC-12.3")
def test_one_orbital_and_one_monolith_in_a_hex_and_both_together() -> None:
    """T28"""
    s = begin(2)
    teach(s, 0, "orbital monolith nanorobots")
    building(s)
    act(s, "build orbital home0")
    assert refused(s, "build orbital home0") == "EC-12.3"
    act(s, "build monolith home0")
    assert refused(s, "build monolith home0") == "EC-12.3"
    assert s.orbitals == s.monoliths == slots("home0")


@clause("eclipse:EC-12.3")
def test_any_number_of_ships_and_starbases_in_a_hex() -> None:
    s = begin(2)
    fleet(s, 0, "home0", "SSIIII")
    building(s)
    act(s, "build starbase home0", "build interceptor home0")
    assert fleet_at(s, 0, "home0") == "IIIIIISSS"


@clause("eclipse:EC-12.4")
def test_a_third_dreadnought_is_refused_and_a_destroyed_one_can_be_built_again() -> None:
    """T28"""
    s = begin(2)
    fleet(s, 0, "home0", "DD")
    building(s)
    assert refused(s, "build dreadnought home0") == "EC-12.4"
    no_fleet(s, 0)
    assert refused(s, "build dreadnought home0") == ""


@clause("eclipse:EC-12.5", "eclipse:EC-24.6")
@pytest.mark.parametrize(("side", "costs"), [("directorate", [3, 5, 8, 3, 5, 10]), ("mechanema", [2, 4, 7, 2, 4, 8])])
def test_costs(side: str, costs: list[int]) -> None:
    """T28"""
    found = []
    for item in ("interceptor", "cruiser", "dreadnought", "starbase", "orbital", "monolith"):
        s = begin(2, side, "federation")
        teach(s, 0, "orbital monolith" if side == "directorate" else "starbase orbital monolith")
        building(s)
        act(s, f"build {item} home0")
        found.append(40 - stored(s, 0)[2])
    assert found == costs


@clause("eclipse:EC-12.5")
def test_what_material_lacks_is_traded_for_and_what_is_out_of_reach_refused() -> None:
    s = begin(2, "hydran", "directorate")
    goods(s, 0, 6, 0, 1)
    turn(s, 0)
    act(s, "act build")
    assert fleet_at(s, 0, "home0") == "II", "two trades of money; nothing else could be paid for"
    assert stored(s, 0) == [0, 0, 0]
    s = begin(2)
    building(s, material=6)
    assert refused(s, "build dreadnought home0") == "EC-12.5"


@clause("eclipse:EC-12.6")
def test_enemy_ships_do_not_matter() -> None:
    s = begin(2)
    fleet(s, 1, "home0", "DD")
    building(s)
    assert "build cruiser home0" in may(s)


@clause("eclipse:EC-12.7")
def test_structures_belong_to_the_controller_of_the_hex() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    s.monoliths = slots("106")
    assert sheet(s, 0)["monoliths"] == 3
    fleet(s, 1, "106", "C")
    combat(s)
    act(s, "yes")
    assert sheet(s, 1)["monoliths"] == 3
    assert "monoliths" not in sheet(s, 0)
