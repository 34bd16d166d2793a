"""Who takes a hex when the shooting is over (EC-20)."""

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
    damage,
    draws,
    events,
    find,
    fleet,
    fleet_at,
    lay,
    may,
    own,
    refused,
    settle_at,
    slot,
    sound,
    stored,
    turn,
    unarm,
)


def invaded(cubes: str = "") -> EclipseState:
    """An unarmed interceptor of seat 1 alone in seat 0's hex 106."""
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    settle_at(s, 0, "106", cubes)
    fleet(s, 1, "106", "I")
    unarm(s, 1)
    return s


def broke(s: EclipseState, seat: int) -> None:
    """No disc is left on a track."""
    s.spent[seat] += s.influence[seat]
    s.influence[seat] = 0


@clause("eclipse:EC-20.1", "eclipse:EC-20.2")
def test_a_disc_without_cubes_falls_to_the_only_ships_there_whose_owner_may_put_one_there() -> None:
    """T47"""
    s = invaded()
    before = s.influence[0]
    combat(s)
    assert events(s, "loses-hex") == [(0, slot("106"))]
    assert s.influence[0] == before + 1
    assert (asked(s), to_act(s)) == ("Claim", (1,))
    act(s, "yes")
    assert s.owner(slot("106")) == 1
    sound(s)


@clause("eclipse:EC-20.1", "eclipse:EC-20.2", "eclipse:EC-C3")
def test_the_disc_goes_in_any_case_and_the_own_one_need_not_come() -> None:
    """G-15"""
    s = invaded()
    combat(s)
    assert s.owner(slot("106")) == -1
    act(s, "no")
    assert s.owner(slot("106")) == -1
    assert fleet_at(s, 1, "106") == "I"


@clause("eclipse:EC-20.2")
def test_hexes_without_ships_are_passed_over() -> None:
    s = invaded()
    lay(s, "315", (0, -3))  # nobody is there
    combat(s)
    assert events(s, "loses-hex") == [(0, slot("106"))]
    act(s, "yes")
    assert s.owner(slot("106")) == 1


@clause("eclipse:EC-9.3", "eclipse:EC-9.10", "eclipse:EC-20.2")
def test_two_discs_never_lie_in_one_hex() -> None:
    """G-17: by Influence no disc comes to another's hex nor to one's own; by combat only when the other's is gone."""
    s = invaded("s")
    lay(s, "101", (0, 1))
    act(turn(s, 1), "act influence", "lift track")
    assert "put 101" in may(s)
    assert refused(s, "put 106") == "EC-9.10"
    assert refused(s, "put home1") == "EC-9.3"
    s = combat(invaded("s"))
    assert asked(s) != "Claim", "a cube is left: the other's disc stays, and none is put beside it"
    s = combat(invaded())
    assert (asked(s), s.owner(slot("106"))) == ("Claim", -1)
    act(s, "yes")
    assert s.discs[0] & s.discs[1] == 0
    sound(s)


@clause("eclipse:EC-20.1")
@pytest.mark.parametrize("cubes", ["s", "om"])
def test_one_cube_keeps_the_hex_also_on_an_orbital(cubes: str) -> None:
    """T47"""
    s = combat(invaded(cubes))
    assert events(s, "loses-hex") == []
    assert s.owner(slot("106")) == 0
    assert fleet_at(s, 1, "106") == "I", "the ship stays"


@clause("eclipse:EC-20.1")
def test_a_disc_stays_where_its_owner_has_ships_too() -> None:
    s = invaded()
    fleet(s, 0, "106", "I")
    unarm(s, 0)
    draws(s, 0, 0, 0, 0, 0, 0)
    combat(s)
    assert events(s, "stalemate") == [(slot("106"),)]
    assert (fleet_at(s, 0, "106"), fleet_at(s, 1, "106")) == ("I", "")
    act(s, "keep 1", "keep 1")
    assert s.owner(slot("106")) == 0


@clause("eclipse:EC-20.1", "eclipse:EC-20.2", "eclipse:EC-15.2")
def test_hexes_change_hands_in_descending_number() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    lay(s, "207", (5, 5))
    lay(s, "315", (0, -3))
    own(s, 0, "106 207 315")
    for name in ("106", "207", "315"):
        fleet(s, 1, name, "I")
    unarm(s, 1)
    combat(s)
    act(s, "yes", "no", "yes")
    assert events(s, "loses-hex") == [(0, slot("315")), (0, slot("207")), (0, slot("106"))]
    assert events(s, "claims") == [(1, slot("315")), (1, slot("106"))]


@clause("eclipse:EC-20.2")
def test_ships_alone_in_a_free_hex_may_take_it_battle_or_not() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    fleet(s, 0, "106", "I")
    combat(s)
    assert (asked(s), to_act(s), may(s)) == ("Claim", (0,), ["yes", "no"])


@clause("eclipse:EC-20.2", "eclipse:EC-4.4")
def test_without_a_disc_on_the_track_nothing_is_asked() -> None:
    s = invaded()
    broke(s, 1)
    combat(s)
    assert events(s, "claims") == []
    assert s.owner(slot("106")) == -1, "the other's disc is gone all the same"


@clause("eclipse:EC-20.2")
def test_the_winner_of_the_centre_may_take_it_and_the_tile_under_the_defence() -> None:
    s = begin(2)
    fleet(s, 0, "001", "DD")
    find(s, "science")
    # twice four hits; four misses in between; four tiles, then the discovery
    draws(s, 5, 5, 5, 5, 0, 0, 0, 0, 5, 5, 5, 5, 0, 0, 0, 0, 0)
    combat(s)
    act(s, "keep 1")
    assert asked(s) == "Claim"
    act(s, "yes")
    assert asked(s) == "Discovery"
    before = stored(s, 0)[1]
    act(s, "yes")
    assert events(s, "gains") == [(0, 5, 1)]
    assert stored(s, 0)[1] == before + 5
    assert s.owner(slot("001")) == 0
    sound(s)


@clause("eclipse:EC-20.2")
def test_a_lost_battle_leaves_the_hex_to_the_ancients() -> None:
    s = begin(2)
    lay(s, "101", (5, 5), bare=False)
    fleet(s, 0, "101", "I")
    draws(s, 0, 5, 5, 0, 0, 0, 0, 0)
    combat(s)
    act(s, "keep 1")
    assert events(s, "claims") == []
    assert s.owner(slot("101")) == -1


@clause("eclipse:EC-20.3", "eclipse:EC-8.1")
@pytest.mark.parametrize(("claim", "found"), [("yes", 1), ("no", 0)])
def test_a_disc_after_combat_takes_the_discovery_tile_and_ships_alone_do_not(claim: str, found: int) -> None:
    s = begin(2)
    lay(s, "101", (5, 5), bare=False)
    fleet(s, 0, "101", "D")
    find(s, "material")
    draws(s, 0, 0, 5, 5, 0, 0, 0, 0, 0, 0)
    combat(s)
    act(s, "keep 1", claim)
    assert len(events(s, "discovers")) == found
    assert (s.discovery_hexes >> slot("101") & 1) == 1 - found


@clause("eclipse:EC-20.3", "eclipse:EC-8.2")
def test_several_tiles_of_controllers_already_there_come_in_descending_number() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "101", (5, 5), bare=False)
    lay(s, "301", (7, 7), bare=False)
    own(s, 0, "101 301")
    s.ancients = s.second_ancients = 0
    find(s, "money")
    combat(s)
    act(s, "yes", "no")
    assert [event[1] for event in events(s, "discovers")] == [slot("301"), slot("101")]


@clause("eclipse:EC-20.4")
def test_an_owner_keeps_the_disc_although_all_cubes_are_gone_and_the_enemy_too() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    combat(s)
    assert s.owner(slot("106")) == 0
    assert events(s, "loses-hex") == []


@clause("eclipse:EC-20.5")
def test_all_damage_is_repaired() -> None:
    s = begin(2)
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "C")
    fleet(s, 1, "207", "I")
    draws(s, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0)
    combat(s)
    assert damage(s, 0, "C") == [1]
    act(s, "keep 1", "keep 1")
    assert damage(s, 0, "C") == []
    assert s.damaged == ()


@clause("eclipse:EC-20.6")
def test_a_disc_that_came_back_may_be_put_on_a_later_hex_at_once() -> None:
    s = begin(2)
    lay(s, "311", (5, 5))
    lay(s, "207", (7, 7))
    own(s, 0, "311")
    fleet(s, 1, "311", "I")
    fleet(s, 0, "207", "I")
    unarm(s, 1)
    broke(s, 0)
    combat(s)
    act(s, "no")
    assert (asked(s), to_act(s)) == ("Claim", (0,))
    act(s, "yes")
    assert s.owner(slot("207")) == 0
    assert s.influence[0] == 0


@clause("eclipse:EC-20.2", "eclipse:EC-17.2")
def test_a_player_who_retreated_elsewhere_takes_no_hex_that_was_left() -> None:
    """G-24"""
    s = begin(2)
    lay(s, "106", (0, -1))
    fleet(s, 1, "106", "I")
    fleet(s, 0, "106", "I")
    draws(s, 0, 0, 0)
    combat(s)
    act(s, "retreat home0", "keep 1")
    assert (asked(s), to_act(s)) == ("Claim", (1,))
