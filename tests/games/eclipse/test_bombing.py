"""Attacking the population (EC-18)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    combat,
    draws,
    events,
    fit,
    fleet,
    lay,
    may,
    no_fleet,
    own,
    refused,
    settle_at,
    slot,
    sound,
    teach,
    track,
    unarm,
)

NEW_TECHNOLOGIES = (0, 0, 0, 0)  # drawn in the cleanup that follows


def faces(s: EclipseState, *rolled: int) -> EclipseState:
    """The combat phase with these dice; the cleanup after it draws its technologies."""
    draws(s, *[face - 1 for face in rolled], *NEW_TECHNOLOGIES)
    return combat(s)


def siege(ships: str, *sides: str) -> EclipseState:
    """Ships of seat 0 alone in the home of seat 1, which has a cube on m, s and t."""
    s = begin(2, *sides)
    no_fleet(s, 1)
    fleet(s, 0, "home1", ships)
    return s


def cubes_left(s: EclipseState, name: str = "home1") -> int:
    return s.cubes_at(slot(name))


def graves(s: EclipseState, seat: int) -> list[int]:
    return s.all_graves(seat)


@clause("eclipse:EC-18.1", "eclipse:EC-18.2")
def test_each_point_of_damage_removes_a_cube_that_the_attacker_names() -> None:
    """T43"""
    s = faces(siege("CC"), 5, 2)
    assert (asked(s), to_act(s)) == ("Bomb", (0,))
    assert s.arena == slot("home1"), "this is the hex that they fight over"
    assert may(s) == ["bomb m", "bomb s", "bomb t"]
    before = track(s, 1)
    act(s, "bomb s")
    assert events(s, "bombs") == [(0, slot("home1"), 2)]
    assert cubes_left(s) == 2
    assert s.owner(slot("home1")) == 1, "the owner keeps the disc"
    assert graves(s, 1) == [0, 1, 0]
    assert track(s, 1) == before
    sound(s)


@clause("eclipse:EC-18.4", "eclipse:EC-C5")
def test_neutron_bombs_remove_all_cubes_without_dice() -> None:
    """T43"""
    s = siege("I")
    unarm(s, 0)
    teach(s, 0, "neutron-bombs")
    faces(s)
    assert cubes_left(s) == 0
    assert events(s, "wipes-out") == [(0, slot("home1"))]
    assert events(s, "rolls") == []


@clause("eclipse:EC-18.5")
def test_anybody_removes_all_cubes_of_planta_without_dice() -> None:
    """T43"""
    s = faces(siege("I", "directorate", "planta"))
    assert cubes_left(s) == 0
    assert events(s, "rolls") == []


@clause("eclipse:EC-18.1")
def test_the_population_is_safe_where_its_owner_has_ships_left() -> None:
    s = siege("I")
    fleet(s, 1, "home1", "I")
    unarm(s, 0)
    draws(s, 0, 5, 0, 5, 0, 0, 0, 0)  # the defender needs two hits; both draw tiles
    combat(s)
    assert events(s, "battle") == [(slot("home1"), 1, 0)]
    while asked(s) == "KeepTile":
        draws(s, 0, 0, 0, 0, 0)
        act(s, may(s)[0])
    assert events(s, "bombards") == []
    assert cubes_left(s) == 3


@clause("eclipse:EC-18.1")
def test_the_survivor_of_a_battle_attacks_the_population() -> None:
    s = siege("D")
    fleet(s, 1, "home1", "I")
    draws(s, 0, 5, 5, 5, 5, 0, 0, 0)  # 1 misses; both dice hit; both hit cubes
    combat(s)
    assert events(s, "bombards") == [(0, slot("home1"), 2)]
    assert asked(s) == "Bomb"


@clause("eclipse:EC-18.1")
def test_own_population_and_that_of_nobody_is_not_attacked() -> None:
    s = begin(2)
    fleet(s, 0, "home0", "DD")
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "D")
    draws(s, *NEW_TECHNOLOGIES)
    s.influence[0], s.spent[0] = 0, 12
    combat(s)
    assert events(s, "bombards") == []
    assert cubes_left(s, "home0") == 3


@clause("eclipse:EC-18.2")
def test_computers_count_missiles_do_not_and_cubes_have_no_shield() -> None:
    s = siege("C")
    fit(s, 0, "C", slot2="plasma-missile", slot5="gluon-computer")
    fit(s, 1, "I", slot1="phase-shield")
    faces(s, 3)
    assert events(s, "rolls") == [(0, 1, 0, 3)], "the cannon alone"
    assert asked(s) == "Bomb"


@clause("eclipse:EC-18.2", "eclipse:EC-16.6")
@pytest.mark.parametrize(("face", "points"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_dice_hit_cubes_as_they_hit_ships(face: int, points: int) -> None:
    s = faces(siege("C"), face)
    assert events(s, "bombards") == [(0, slot("home1"), points)]
    assert (asked(s) == "Bomb") == (points > 0)


@clause("eclipse:EC-18.2")
def test_an_orange_hit_removes_two_cubes_and_a_red_one_four() -> None:
    s = siege("I")
    fit(s, 0, "I", slot2="plasma-cannon")
    faces(s, 6)
    act(s, "bomb m")
    assert may(s) == ["bomb s", "bomb t"]
    act(s, "bomb t")
    assert cubes_left(s) == 1
    s = siege("I")
    fit(s, 0, "I", slot2="antimatter-cannon")
    faces(s, 6)
    assert cubes_left(s) == 0, "nothing to choose: all are gone"


@clause("eclipse:EC-18.3")
def test_cubes_of_coloured_squares_go_to_the_graveyard_of_their_kind() -> None:
    s = siege("III")
    faces(s, 6, 6, 6)
    assert events(s, "buried") == [(1, 0), (1, 1), (1, 2)]
    s = siege("I")
    faces(s, 6)
    s.round = 9  # no cleanup follows
    act(s, "bomb m")
    assert graves(s, 1) == [1, 0, 0]


@clause("eclipse:EC-18.3")
def test_the_owner_chooses_the_graveyard_of_a_cube_from_a_gray_square() -> None:
    """T44"""
    s = begin(2)
    lay(s, "103", (5, 5))
    own(s, 1, "103")
    settle_at(s, 1, "103", "gm")
    fleet(s, 0, "103", "I")
    faces(s, 6)
    assert (asked(s), to_act(s)) == ("Bury", (1,))
    assert may(s) == ["track money", "track science", "track material"]
    s.round = 9
    s.influence[0], s.spent[0] = 0, 12  # nobody is asked for a disc
    act(s, "track material")
    assert graves(s, 1) == [0, 0, 1]


@clause("eclipse:EC-18.3", "eclipse:EC-18.1")
def test_a_cube_of_an_orbital_goes_to_money_or_science() -> None:
    """T44"""
    s = begin(2)
    lay(s, "207", (5, 5))
    own(s, 1, "207")
    settle_at(s, 1, "207", "om")
    fleet(s, 0, "207", "I")
    faces(s, 6)
    assert asked(s) == "Bury"
    assert may(s) == ["track money", "track science"]
    assert refused(s, "track material") == "EC-18.3"
    s.round = 9
    s.influence[0], s.spent[0] = 0, 12
    act(s, "track science")
    assert graves(s, 1) == [0, 1, 0]


@clause("eclipse:EC-18.3")
def test_graveyards_are_chosen_after_the_last_cube_was_named() -> None:
    s = begin(2)
    s.defence = False
    own(s, 1, "001")
    settle_at(s, 1, "001", "gm gs s t om")
    fleet(s, 0, "001", "I")
    fit(s, 0, "I", slot1="plasma-cannon", slot2="plasma-cannon")
    faces(s, 6, 6)
    act(s, "bomb g", "bomb o", "bomb t")
    assert asked(s) == "Bomb"
    sound_cubes(s)
    act(s, "bomb g")
    assert asked(s) == "Bury"
    sound_cubes(s)
    assert may(s) == ["track money", "track science", "track material"]
    act(s, "track money", "track money")
    assert may(s) == ["track money", "track science"], "the last is the orbital's"
    sound_cubes(s)
    s.round = 9  # no cleanup follows
    act(s, "track science")
    assert asked(s) != "Bury", "there is no cube left to ask for"
    assert graves(s, 1) == [2, 1, 1]


def sound_cubes(s: EclipseState) -> None:
    """No cube of seat 1 is lost: what is on its way is counted."""
    assert not [fault for fault in RULES.faults(s) if "cubes" in fault]


@clause("eclipse:EC-18.6")
def test_the_attack_is_not_optional() -> None:
    s = siege("I")
    draws(s, 0, *NEW_TECHNOLOGIES)
    combat(s)
    assert events(s, "bombards") == [(0, slot("home1"), 0)], "nobody was asked before the roll"


@clause("eclipse:EC-18.7")
def test_ancients_never_attack_population() -> None:
    s = begin(2, "draco", "federation")
    lay(s, "101", (5, 5), bare=False)
    own(s, 0, "101")
    settle_at(s, 0, "101", "m t")
    draws(s, *NEW_TECHNOLOGIES)
    combat(s)
    assert cubes_left(s, "101") == 2
    assert events(s, "rolls") == []


@clause("eclipse:EC-18.1", "eclipse:EC-18.6")
@pytest.mark.parametrize(("owner", "rolled"), [("federation", [1, 6]), ("planta", [6])])
def test_where_no_cube_lies_the_survivor_attacks_no_population(owner: str, rolled: list[int]) -> None:
    s = begin(2, "directorate", owner)
    lay(s, "207", (5, 5))
    own(s, 1, "207")
    fleet(s, 1, "207", "I")
    fleet(s, 0, "207", "I")
    draws(s, *[face - 1 for face in rolled], 0, 0, 0)  # the owner's ship is destroyed; both draw tiles
    combat(s)
    assert asked(s) == "KeepTile"
    assert [event[3] for event in events(s, "rolls")] == rolled
    assert (events(s, "bombards"), events(s, "wipes-out")) == ([], [])
