"""EC-9: Influence."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.pieces import MATERIAL
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    events,
    fleet,
    lay,
    may,
    no_fleet,
    own,
    refused,
    settle_at,
    slot,
    slots,
    sound,
    teach,
    track,
    turn,
)


def influencing(s: EclipseState, seat: int = 0) -> EclipseState:
    turn(s, seat)
    return act(s, "act influence")


def two_hexes() -> EclipseState:
    """106 lies beside home0, and 103 only beside 106 is linked to it."""
    s = begin(2)
    lay(s, "106", (0, -1))
    lay(s, "103", (1, -1))
    return s


@clause("eclipse:EC-9.1", "eclipse:EC-9.2")
def test_up_to_two_discs_are_moved_one_after_the_other() -> None:
    s = influencing(two_hexes())
    act(s, "lift track", "put 106")
    assert s.owner(slot("106")) == 0
    act(s, "lift track", "put 103")
    assert asked(s) == "EndTurn"
    assert (s.discs[0], s.influence[0]) == (slots("home0 106 103"), 9)
    sound(s)


@clause("eclipse:EC-9.2")
def test_a_disc_goes_from_track_to_hex_hex_to_hex_or_hex_to_track() -> None:
    s = two_hexes()
    own(s, 0, "106")
    influencing(s)
    assert may(s)[:3] == ["lift 106", "lift home0", "lift track"]
    act(s, "lift track")
    assert "put track" not in may(s)
    act(s, "put 103", "lift 106")
    assert "put 106" not in may(s)
    act(s, "put track")
    assert s.discs[0] == slots("home0 103")


@clause("eclipse:EC-9.2")
def test_a_track_without_target_is_no_source() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    influencing(s)
    assert may(s) == ["lift 106", "lift home0", "done"], "nothing but the defended centre is near"
    assert refused(s, "lift track") == "EC-9.2"


@clause("eclipse:EC-9.3")
def test_where_a_disc_may_be_put() -> None:
    """T16"""
    s = two_hexes()
    lay(s, "108", (-1, 0), bare=False)
    own(s, 0, "106")
    fleet(s, 1, "103", "I")
    influencing(s)
    act(s, "lift 106")
    assert refused(s, "put 103") == "EC-9.3", "an enemy interceptor"
    assert refused(s, "put 001") == "EC-9.3", "the centre is defended"
    no_fleet(s, 1, "103")
    assert refused(s, "put 103") == ""


@clause("eclipse:EC-9.3", "eclipse:EC-9.7", "eclipse:EC-24.4")
def test_ancients_keep_all_but_draco_away() -> None:
    """T16"""
    for side, clause_id in (("directorate", "EC-9.3"), ("draco", "")):
        s = begin(2, side, "federation")
        lay(s, "108", (0, -1), bare=False)
        influencing(s)
        if side == "draco":
            act(s, "lift home0")
        assert refused(s, "put 108") == clause_id
    act(s, "put 108")
    assert s.discovery_hexes >> slot("108") & 1, "Draco does not take the tile"
    assert asked(s) != "Discovery"


@clause("eclipse:EC-9.3", "eclipse:EC-9.4")
def test_a_ship_alone_there_is_enough_even_a_pinned_one_nearby() -> None:
    """T16"""
    s = begin(2)
    lay(s, "318", (3, 0))
    fleet(s, 0, "318", "I")
    influencing(s)
    act(s, "lift track")
    assert "put 318" in may(s), "no connection, but a ship"
    s = begin(2)
    lay(s, "106", (0, 1))
    lay(s, "103", (1, 0))
    fleet(s, 0, "106", "I")
    fleet(s, 1, "106", "II")
    influencing(s)
    act(s, "lift track")
    assert "put 103" in may(s), "linked to a hex with a pinned ship"


@clause("eclipse:EC-9.5", "eclipse:EC-9.6")
def test_a_disc_may_move_to_a_neighbour_that_only_its_own_hex_joins() -> None:
    """T15"""
    s = begin(2)
    lay(s, "211", (-1, -1), 1)
    lay(s, "306", (-2, 0), 4)
    own(s, 0, "211")
    settle_at(s, 0, "211", "m gs")
    influencing(s)
    act(s, "lift 211", "put 306")
    assert asked(s) == "ReturnCubes"
    act(s, "track material")
    assert track(s, 0) == [10, 9, 11]
    assert s.owner(slot("211")) == -1
    assert s.owner(slot("306")) == 0
    sound(s)


@clause("eclipse:EC-9.6")
def test_an_orbitals_cube_goes_home_to_money_or_science_and_the_orbital_stays() -> None:
    s = two_hexes()
    own(s, 0, "106")
    settle_at(s, 0, "106", "om")
    influencing(s)
    act(s, "lift 106", "put track")
    assert may(s) == ["track money", "track science"]
    assert refused(s, "track material") == "EC-9.6"
    act(s, "track science")
    assert s.orbitals == slots("106")
    s.set_tracks(0, [12, 12, 5])
    own(s, 0, "106")
    s.cubes[7] |= slots("106")
    influencing(s)
    act(s, "lift 106", "put track")
    assert s.cubes_on_track(0, MATERIAL) == 6, "both are full"


@clause("eclipse:EC-9.6")
@pytest.mark.parametrize(("tracks", "then"), [([12, 5, 5], [12, 6, 5]), ([5, 12, 5], [6, 12, 5])])
def test_an_orbitals_cube_goes_to_the_track_that_has_room(tracks: list[int], then: list[int]) -> None:
    s = two_hexes()
    own(s, 0, "106")
    settle_at(s, 0, "106", "om")
    s.set_tracks(0, tracks)
    act(influencing(s), "lift 106", "put track")
    assert [s.cubes_on_track(0, kind) for kind in range(3)] == then


@clause("eclipse:EC-9.7")
def test_a_disc_takes_the_discovery_of_its_hex() -> None:
    s = begin(2)
    lay(s, "312", (0, -3), bare=False)
    influencing(s)
    act(s, "lift track", "put 312")
    assert asked(s) == "Discovery"


@clause("eclipse:EC-9.8")
def test_to_lift_a_disc_and_put_it_back_takes_both_moves() -> None:
    s = two_hexes()
    own(s, 0, "106")
    settle_at(s, 0, "106", "s")
    influencing(s)
    act(s, "lift 106", "put track", "lift track", "put 106")
    assert asked(s) == "EndTurn"
    assert s.discs[0] == slots("home0 106")
    assert s.cubes[2] == slots("home0 home1")


@clause("eclipse:EC-9.9", "eclipse:EC-4.5")
def test_influence_may_serve_the_colony_ships_alone() -> None:
    """T17"""
    s = begin(2)
    s.colony[0] = 1
    influencing(s)
    act(s, "done")
    assert s.colony[0] == 3
    assert events(s, "flips") == [(0, 2)]
    assert to_act(s) == (1,)


@clause("eclipse:EC-9.9")
def test_ships_used_in_the_same_turn_are_turned_up_as_late_as_possible() -> None:
    """T17"""
    s = two_hexes()
    own(s, 0, "106")
    influencing(s)
    act(s, "done", "colony 106 s", "colony 106 t")
    assert s.colony[0] == 3, "two used, two turned up"


@clause("eclipse:EC-9.9")
def test_a_pending_flip_serves_when_no_ship_is_face_up() -> None:
    s = two_hexes()
    own(s, 0, "106")
    s.colony[0] = 0
    influencing(s)
    act(s, "done", "colony 106 s")
    assert s.flips == 1
    act(s, "colony 106 t")
    assert s.colony[0] == 0


@clause("eclipse:EC-9.9")
def test_with_all_ships_face_up_and_nothing_to_settle_a_disc_must_move() -> None:
    s = begin(2)
    lay(s, "315", (0, -3))
    own(s, 0, "315")
    influencing(s)
    assert may(s) == ["lift home0", "lift 315"]
    assert refused(s, "done") == "EC-4.6"


@clause("eclipse:EC-9.10")
def test_anothers_disc_is_never_moved_or_replaced() -> None:
    s = two_hexes()
    own(s, 1, "106")
    influencing(s)
    assert s.picks, "home0 is the only disc that can be lifted"
    assert refused(s, "put 106") == "EC-9.10"


@clause("eclipse:EC-9.3", "eclipse:EC-1.5")
def test_the_generator_makes_half_connections_count() -> None:
    s = begin(2)
    lay(s, "101", (0, -1))
    influencing(s)
    assert refused(s, "put 101") == "EC-9.3"
    teach(s, 0, "wormhole-generator")
    assert refused(s, "put 101") == ""


@clause("eclipse:EC-9.3")
def test_a_disc_may_be_put_on_the_centre_once_its_defence_is_gone() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    s.defence = False
    act(influencing(s), "lift track")
    assert may(s) == ["put 001"]


@clause("eclipse:EC-9.1", "eclipse:EC-4.6")
def test_after_one_disc_the_second_need_not_move() -> None:
    s = begin(2)
    lay(s, "315", (0, -3))
    own(s, 0, "315")
    act(influencing(s), "lift 315", "put track")
    assert asked(s) == "Influence"
    assert "done" in may(s), "all colony ships are face up and have nowhere to go"


@clause("eclipse:EC-9.2", "eclipse:EC-4.4")
@pytest.mark.parametrize(("discs", "clause_id"), [(2, ""), (1, "EC-9.2")])
def test_a_disc_is_lifted_from_the_track_only_if_one_is_left(discs: int, clause_id: str) -> None:
    s = two_hexes()
    own(s, 0, "106")
    s.spent[0] += s.influence[0] - discs
    s.influence[0] = discs
    influencing(s)
    assert ("lift track" in may(s)) is (clause_id == "")
    assert refused(s, "lift track") == clause_id
