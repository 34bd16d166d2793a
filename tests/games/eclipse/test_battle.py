"""Engagement rounds, dice and hits (EC-16)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.battle import face_of
from tenban.games.eclipse.pieces import SHIPS
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import NOBODY, EclipseState
from tenban.games.eclipse.steps.dice import hits, roll
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    NPC,
    act,
    asked,
    begin,
    damage,
    dice,
    duel,
    events,
    fit,
    fleet,
    fleet_at,
    judged,
    kills,
    lay,
    may,
    refused,
    shown,
    slot,
    unarm,
)

INTERCEPTOR, CRUISER, DREADNOUGHT, STARBASE, ANCIENT = range(5)
YELLOW, ORANGE, RED = range(3)


def arena(defender: str, attacker: str, *sides: str) -> EclipseState:
    """A hex far from everything, with ships of seat 0 and of seat 1: nobody can retreat."""
    s = begin(2, *sides)
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", defender)
    fleet(s, 1, "207", attacker)
    return s


def lair(ships: str, hex_name: str = "203") -> EclipseState:
    """Ships of seat 0 next to their home, with the Ancients of a hex: each of their moments is a choice."""
    s = begin(2)
    lay(s, hex_name, (0, -1), bare=False)
    fleet(s, 0, hex_name, ships)
    return s


def hurt(s: EclipseState, seat: int, ship: int, points: int) -> None:
    """One ship of a type has damage."""
    s.set_damage(seat, ship, 0, points)


def exchange(s: EclipseState, *faces: int) -> EclipseState:
    """The battle of the arena as far as these dice go; then somebody wants to roll more."""
    dice(s, *faces)
    with pytest.raises(ValueError, match="the script has no draw"):
        duel(s, "207", 0, 1)
    return s


def rolled(s: EclipseState) -> list[tuple[int, ...]]:
    """Whose type rolled a die of which colour, in order."""
    return [event[:3] for event in events(s, "rolls")]


@clause("eclipse:EC-16.1")
def test_a_ship_destroyed_before_its_moment_fires_no_missiles() -> None:
    s = arena("I", "I")
    for seat in (0, 1):
        fit(s, seat, "I", slot1="plasma-missile")
    dice(s, 6, 6)
    duel(s, "207", 0, 1)
    assert rolled(s) == [(0, INTERCEPTOR, ORANGE)] * 2, "the attacker never fired"
    assert fleet_at(s, 1, "207") == ""


@pytest.mark.parametrize("winner", [0, 1])
def test_who_alone_has_ships_left_is_told_to_have_won(winner: int) -> None:
    s = arena("I", "I")
    fit(s, winner, "I", slot1="plasma-missile")
    unarm(s, 1 - winner)
    dice(s, 6, 6)
    duel(s, "207", 0, 1)
    assert events(s, "prevails") == [(slot("207"), winner)]


@clause("eclipse:EC-16.1")
def test_missiles_fly_once_in_initiative_order_on_both_sides_before_all_cannons() -> None:
    s = arena("C", "I")
    fit(s, 0, "C", slot2="plasma-missile")
    fit(s, 1, "I", slot1="plasma-missile")
    dice(s, 1, 1, 1, 1, 1, 1, 1, 6)
    duel(s, "207", 0, 1)
    missiles = [(1, INTERCEPTOR, ORANGE)] * 2 + [(0, CRUISER, ORANGE)] * 2
    cannons = [(1, INTERCEPTOR, YELLOW), (0, CRUISER, YELLOW)] * 2
    assert rolled(s) == missiles + cannons


@clause("eclipse:EC-16.1", "eclipse:EC-15.6")
def test_every_battle_begins_with_missiles_also_the_second_in_a_hex() -> None:
    """G-12"""
    s = arena("I", "I")
    fit(s, 0, "I", slot1="plasma-missile")
    dice(s, 1, 6)
    duel(s, "207", 0, 1)
    fleet(s, 1, "207", "I")
    dice(s, 1, 6)
    duel(s, "207", 0, 1)
    assert rolled(s) == [(0, INTERCEPTOR, ORANGE)] * 2


@clause("eclipse:EC-16.2")
def test_rounds_follow_until_one_side_has_no_ship_left() -> None:
    s = arena("I", "I")
    dice(s, 1, 1, 5, 5, 2, 6)
    duel(s, "207", 0, 1)
    assert rolled(s) == [(0, INTERCEPTOR, YELLOW), (1, INTERCEPTOR, YELLOW)] * 3
    assert (fleet_at(s, 0, "207"), fleet_at(s, 1, "207")) == ("", "I")
    assert (s.defender, s.attacker, s.engagement, s.acted) == (-1, -1, 0, 0)


@clause("eclipse:EC-16.3")
def test_types_act_from_high_to_low_initiative_whosever_they_are() -> None:
    s = arena("ICDS", "I")
    unarm(s, 0, "S")
    fit(s, 1, "I", slot1="improved-hull")
    dice(s, *[1] * 5, 6, 6, 6)
    duel(s, "207", 1, 0)
    order = [(1, INTERCEPTOR), (0, INTERCEPTOR), (0, CRUISER), (0, DREADNOUGHT), (0, DREADNOUGHT)]
    assert [event[:2] for event in rolled(s)][:5] == order
    assert s.plan(0, STARBASE).initiative == 4


@clause("eclipse:EC-16.3")
@pytest.mark.parametrize("defender", [0, 1])
def test_of_two_sides_with_the_same_initiative_the_defender_acts_first(defender: int) -> None:
    s = arena("I", "I")
    dice(s, 6)
    duel(s, "207", defender, 1 - defender)
    assert rolled(s) == [(defender, INTERCEPTOR, YELLOW)]
    assert fleet_at(s, 1 - defender, "207") == ""


@clause("eclipse:EC-16.3")
@pytest.mark.parametrize("initiative", [0, -1, -3])
def test_ships_without_any_initiative_act_last_but_they_act(initiative: int) -> None:
    assert RULES.tables is not None
    drive = {**RULES.tables["parts"]["nuclear-drive"], "initiative": initiative}
    s = begin(2, "directorate", "planta", rules=RULES.house({"parts": {"nuclear-drive": drive}}))
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "D")
    fleet(s, 1, "207", "I")
    assert (s.plan(0, DREADNOUGHT).initiative, s.plan(1, INTERCEPTOR).initiative) == (initiative, initiative)
    exchange(s, 1, 1, 1)
    assert rolled(s) == [(0, DREADNOUGHT, YELLOW)] * 2 + [(1, INTERCEPTOR, YELLOW)]


@clause("eclipse:EC-16.3", "eclipse:EC-11.7")
@pytest.mark.parametrize(
    ("side", "initiatives"),
    [("directorate", [3, 2, 1, 4]), ("orion", [4, 3, 2, 5]), ("planta", [1, 1, 1, 2])],
)
def test_initiatives_as_printed(side: str, initiatives: list[int]) -> None:
    """T31"""
    s = begin(2, side, "federation")
    assert [s.plan(0, ship).initiative for ship in range(len(SHIPS))] == initiatives
    assert [s.plan(NPC, ship).initiative for ship in (4, 5)] == [2, 0]


@clause("eclipse:EC-16.3")
def test_an_ancient_fires_before_a_cruiser_of_the_same_initiative() -> None:
    """T31"""
    s = lair("C", "204")
    dice(s, 6, 6)
    duel(s, "204", NPC, 0)
    assert rolled(s) == [(NPC, ANCIENT, YELLOW)] * 2
    assert fleet_at(s, 0, "204") == ""


@clause("eclipse:EC-16.3")
def test_of_several_own_types_with_the_same_initiative_the_owner_says_which_acts_first() -> None:
    s = arena("IC", "II", "planta", "federation")
    unarm(s, 1)
    dice(s, 1, 1)
    duel(s, "207", 0, 1)
    assert asked(s) == "Group"
    assert may(s) == ["type interceptor", "type cruiser"]
    act(s, "type cruiser")
    assert rolled(s) == [(0, CRUISER, YELLOW), (0, INTERCEPTOR, YELLOW)]
    assert asked(s) == "Group", "the next round"


@clause("eclipse:EC-16.3", "eclipse:EC-16.1")
def test_the_order_of_own_types_is_chosen_in_the_missile_step_too() -> None:
    s = arena("IC", "I", "planta", "federation")
    fit(s, 0, "I", slot1="plasma-missile")
    fit(s, 0, "C", slot4="plasma-missile")
    fit(s, 1, "I", slot1="improved-hull", slot2="hull")
    dice(s, 1, 1, 6, 6)
    duel(s, "207", 0, 1)
    assert (asked(s), s.engagement) == ("Group", 0)
    act(s, "type cruiser")
    assert rolled(s) == [(0, CRUISER, ORANGE)] * 2 + [(0, INTERCEPTOR, ORANGE)] * 2


@clause("eclipse:EC-16.4", "eclipse:EC-16.5")
def test_all_ships_of_a_type_roll_all_their_dice_together() -> None:
    s = arena("DD", "I")
    unarm(s, 1)
    dice(s, 1, 1, 6, 6)
    duel(s, "207", 0, 1)
    assert rolled(s) == [(0, DREADNOUGHT, YELLOW)] * 4


@clause("eclipse:EC-16.5")
def test_after_the_roll_the_attacker_puts_every_die_on_a_ship_of_choice() -> None:
    s = arena("III", "IC")
    dice(s, 6, 6, 1)
    duel(s, "207", 0, 1)
    assert asked(s) == "Assign"
    assert may(s) == ["hit interceptor 1", "hit cruiser 1"]
    act(s, "hit cruiser 1")
    assert (fleet_at(s, 1, "207"), damage(s, 1, "C")) == ("IC", [1])
    assert may(s) == ["hit interceptor 1", "hit cruiser 1"], "the second six"


@clause("eclipse:EC-16.5", "eclipse:EC-16.7")
@pytest.mark.parametrize(("part", "points"), [("ion-cannon", 1), ("plasma-cannon", 2), ("antimatter-cannon", 4)])
def test_the_colour_of_a_die_is_its_damage(part: str, points: int) -> None:
    s = arena("I", "D")
    fit(s, 0, "I", slot2=part)
    fit(s, 1, "D", slot1="hull", slot3="hull", slot6="hull")
    exchange(s, 6)
    assert damage(s, 1, "D") == [points]


@clause("eclipse:EC-16.6")
@pytest.mark.parametrize(
    ("face", "computer", "shield", "hit"),
    [(5, 1, 0, True), (5, 1, 1, False), (6, 0, 3, True), (1, 6, 0, False), (2, 4, 0, True), (2, 3, 0, False)],
)
def test_what_hits(face: int, computer: int, shield: int, hit: bool) -> None:
    """T29"""
    assert hits(face, computer, shield) is hit


@clause("eclipse:EC-16.6")
@pytest.mark.parametrize(("advantage", "faces"), [(-2, 1), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (6, 5)])
def test_how_many_faces_hit_by_computer_less_shield(advantage: int, faces: int) -> None:
    """T29"""
    shield = max(0, -advantage)
    assert sum(hits(face, advantage + shield, shield) for face in range(1, 7)) == faces


@clause("eclipse:EC-16.6")
@pytest.mark.parametrize(("shield", "left"), [("hull", [1]), ("gauss-shield", [])])
def test_computers_of_the_attacker_count_against_shields_of_the_target(shield: str, left: list[int]) -> None:
    s = arena("C", "I")
    unarm(s, 1)
    fit(s, 1, "I", slot1=shield, slot2="hull")
    exchange(s, 5)
    assert damage(s, 1, "I") == left


@clause("eclipse:EC-16.7")
def test_a_cruiser_stands_one_yellow_hit_and_not_two() -> None:
    """T30"""
    s = arena("I", "C")
    unarm(s, 1)
    fit(s, 1, "C", slot3="electron-computer")
    exchange(s, 6)
    assert (fleet_at(s, 1, "207"), damage(s, 1, "C")) == ("C", [1])
    dice(s, 6)
    duel(s, "207", 0, 1)
    assert (fleet_at(s, 1, "207"), damage(s, 1, "C")) == ("", [])


@clause("eclipse:EC-16.7")
def test_one_orange_hit_destroys_a_cruiser() -> None:
    """T30"""
    s = arena("I", "C")
    fit(s, 0, "I", slot2="plasma-cannon")
    dice(s, 6)
    duel(s, "207", 0, 1)
    assert fleet_at(s, 1, "207") == ""


@clause("eclipse:EC-16.7")
def test_what_a_hit_does_beyond_destruction_is_lost() -> None:
    """T30"""
    s = arena("I", "III")
    fit(s, 0, "I", slot2="antimatter-cannon")
    unarm(s, 1)
    fit(s, 1, "I", slot2="electron-computer")
    exchange(s, 6)
    assert (fleet_at(s, 1, "207"), damage(s, 1, "I")) == ("II", [])


@clause("eclipse:EC-16.7")
def test_a_destroyed_type_is_gone_before_the_next_acts() -> None:
    s = arena("II", "CC")
    fit(s, 0, "I", slot2="plasma-cannon")
    dice(s, 6, 6)
    duel(s, "207", 1, 0)
    assert rolled(s) == [(0, INTERCEPTOR, ORANGE)] * 2, "no cruiser was left to fire"


@clause("eclipse:EC-16.8")
def test_a_die_that_hits_something_goes_where_it_hits() -> None:
    s = arena("CC", "CCI")
    unarm(s, 1, "I")
    fit(s, 1, "I", slot1="gauss-shield")
    fit(s, 1, "C", slot3="electron-computer")
    hurt(s, 1, CRUISER, 1)
    dice(s, 5, 6)
    duel(s, "207", 0, 1)
    assert asked(s) == "Assign"
    assert may(s) == ["hit cruiser 1", "hit cruiser 2"]
    assert refused(s, "hit interceptor 1") == "EC-16.8"
    act(s, "hit cruiser 2")
    assert may(s) == ["hit interceptor 1", "hit cruiser 1"], "both cruisers have one damage now; a six hits all"


@clause("eclipse:EC-16.5")
@pytest.mark.parametrize(("rank", "left"), [(1, [1]), (2, [2, 2])])
def test_ships_of_a_type_are_named_from_the_most_damaged_on(rank: int, left: list[int]) -> None:
    s = arena("II", "DD")
    hurt(s, 1, DREADNOUGHT, 1)
    hurt(s, 1, DREADNOUGHT, 2)
    dice(s, 6, 6)
    duel(s, "207", 0, 1)
    assert may(s) == ["hit dreadnought 1", "hit dreadnought 2"]
    s.dice = s.dice[:1]
    dice(s)
    with pytest.raises(ValueError, match="the script has no draw"):
        act(s, f"hit dreadnought {rank}")
    assert damage(s, 1, "D") == left


@clause("eclipse:EC-16.5")
@pytest.mark.parametrize("points", [(1, 2), (2, 1)])
def test_the_most_damaged_comes_first_whichever_was_hit_first(points: tuple[int, int]) -> None:
    s = arena("II", "DD")
    for each in points:
        hurt(s, 1, DREADNOUGHT, each)
    s.arena = slot("207")
    assert s.damages(1, DREADNOUGHT) == [2, 1]


@clause("eclipse:EC-16.7")
def test_a_large_hull_bears_more_than_eight_points() -> None:
    s = arena("I", "D")
    fit(s, 0, "I", slot1="antimatter-cannon", slot2="antimatter-cannon")
    fit(s, 1, "D", slot1="shard-hull", slot2="improved-hull", slot3="improved-hull", slot4="improved-hull")
    unarm(s, 1)
    assert s.plan(1, DREADNOUGHT).hull == 10
    exchange(s, 6, 6)
    assert (fleet_at(s, 1, "207"), damage(s, 1, "D")) == ("D", [8])
    dice(s, 6, 6)
    duel(s, "207", 0, 1)
    assert (fleet_at(s, 1, "207"), s.damaged) == ("", ())


@clause("eclipse:EC-16.5", "eclipse:EC-16.8")
def test_ships_behind_shields_are_named_too_and_refused_to_a_die_that_misses_them() -> None:
    s = arena("CC", "ICC")
    unarm(s, 1, "I")
    fit(s, 1, "I", slot1="phase-shield")
    fit(s, 1, "C", slot3="electron-computer")
    hurt(s, 1, CRUISER, 1)
    dice(s, 5, 6)
    duel(s, "207", 0, 1)
    assert judged(s, "hit") == ["hit interceptor 1", "hit cruiser 1", "hit cruiser 2"]
    assert refused(s, "hit interceptor 1") == "EC-16.8"


@clause("eclipse:EC-16.6", "eclipse:EC-16.9")
def test_a_die_has_six_faces() -> None:
    s = begin(2)
    assert {face_of(die) for die in roll(s, 0, INTERCEPTOR, 0, 0, 400)} == {1, 2, 3, 4, 5, 6}


@clause("eclipse:EC-16.10", "eclipse:EC-19.1")
def test_nobody_is_credited_for_what_ancients_destroy() -> None:
    s = begin(6)
    lay(s, "204", (5, 5), bare=False)
    fleet(s, 0, "204", "II")
    dice(s, 1, 1, 6, 6)
    duel(s, "204", NPC, 0)
    assert fleet_at(s, 0, "204") == ""
    assert [kills(s, seat) for seat in range(6)] == [0] * 6


@clause("eclipse:EC-16.10")
def test_no_dice_of_an_ancient_are_left_over() -> None:
    s = lair("D", "204")
    dice(s, 1, 1, 1, 6)
    duel(s, "204", NPC, 0)
    assert rolled(s) == [(NPC, ANCIENT, YELLOW)] * 2
    assert (asked(s), s.dice) == ("Command", ())


@clause("eclipse:EC-16.10")
def test_ancients_need_fewer_dice_where_each_does_more_damage() -> None:
    s = begin(2, rules=RULES.house({"dice": {"yellow": 2}}))
    lay(s, "204", (0, -1), bare=False)
    fleet(s, 0, "204", "DI")
    dice(s, 1, 6, 6)
    duel(s, "204", NPC, 0)
    act(s, "attack")
    assert fleet_at(s, 0, "204") == "I", "two hits of two points are more than its hull of two bears"


@clause("eclipse:EC-15.1")
def test_at_the_beginning_nobody_fights_or_has_fought() -> None:
    s = begin(2)
    assert (s.arena, s.defender, s.attacker, s.engagement, s.acted) == (NOBODY, NOBODY, NOBODY, 0, 0)
    assert (s.fought, s.fled) == (0, 0)


@clause("eclipse:EC-16.10")
def test_ancients_go_for_the_most_damaged_of_a_type() -> None:
    s = lair("DDI")
    hurt(s, 0, DREADNOUGHT, 1)
    hurt(s, 0, DREADNOUGHT, 2)
    dice(s, 1, 1, 1, 1, 6)
    duel(s, "203", NPC, 0)
    act(s, "attack")
    assert (fleet_at(s, 0, "203"), damage(s, 0, "D")) == ("ID", [1])


@clause("eclipse:EC-16.8")
def test_dice_that_hit_nothing_are_lost_without_a_question() -> None:
    s = arena("II", "IC")
    unarm(s, 1)
    exchange(s, 1, 5)
    assert s.damaged == ()
    assert fleet_at(s, 1, "207") == "IC"


@clause("eclipse:EC-16.9")
def test_all_dice_are_rolled_first_and_assigned_by_colour_and_face() -> None:
    s = arena("DD", "ICD")
    fit(s, 0, "D", slot1="antimatter-cannon", slot3="plasma-cannon")
    unarm(s, 1)
    dice(s, 6, 6, 6, 6, 6, 5)
    duel(s, "207", 0, 1)
    assert [colour for _, _, colour in rolled(s)] == [RED, RED, ORANGE, ORANGE, YELLOW, YELLOW]
    assert [face_of(die) for die in s.dice] == [6, 6, 6, 6, 5, 6], "within a colour the lowest first"
    act(s, "hit dreadnought 1")
    assert may(s) == ["hit interceptor 1", "hit cruiser 1", "hit dreadnought 1"], "four points leave one of five"
    act(s, "hit dreadnought 1")
    assert may(s) == ["hit interceptor 1", "hit cruiser 1"], "the destroyed dreadnought is no longer offered"


@clause("eclipse:EC-16.10")
def test_dice_of_an_ancient_destroy_a_small_ship_where_they_cannot_a_large_one() -> None:
    """T32 (a), G-11"""
    s = lair("DI", "204")
    dice(s, 1, 5, 6)
    duel(s, "204", NPC, 0)
    act(s, "attack")
    assert asked(s) == "Command"
    assert (fleet_at(s, 0, "204"), damage(s, 0, "D")) == ("D", [1])


@clause("eclipse:EC-16.10")
def test_dice_of_an_ancient_go_together_to_destroy_the_largest_they_can() -> None:
    """T32 (b)"""
    s = lair("CI", "204")
    dice(s, 1, 5, 6)
    duel(s, "204", NPC, 0)
    act(s, "attack")
    assert fleet_at(s, 0, "204") == "I"
    assert s.damaged == ()


@clause("eclipse:EC-16.10")
def test_a_shield_turns_the_dice_of_an_ancient_elsewhere() -> None:
    """T32 (c)"""
    s = lair("CI", "204")
    fit(s, 0, "C", slot2="gauss-shield")
    dice(s, 1, 5, 6)
    duel(s, "204", NPC, 0)
    act(s, "attack")
    assert (fleet_at(s, 0, "204"), damage(s, 0, "C")) == ("C", [1])


@clause("eclipse:EC-16.10")
def test_ancients_finish_a_damaged_ship_with_the_lowest_dice_that_hit_it() -> None:
    """T33 (d)"""
    s = lair("CCI")
    hurt(s, 0, CRUISER, 1)
    dice(s, 1, 2, 5, 5, 6)
    duel(s, "203", NPC, 0)
    act(s, "attack")
    assert fleet_at(s, 0, "203") == "I"
    assert s.damaged == ()


@clause("eclipse:EC-16.10")
def test_ancients_destroy_a_dreadnought_if_they_can() -> None:
    """T33 (e)"""
    s = lair("DCI")
    dice(s, 1, 4, 6, 6, 6)
    duel(s, "203", NPC, 0)
    act(s, "attack")
    assert fleet_at(s, 0, "203") == "IC"
    assert s.damaged == ()


@clause("eclipse:EC-16.10")
@pytest.mark.parametrize(("ships", "left"), [("DCI", "CI"), ("CSI", "SI"), ("SI", "I"), ("DSI", "SI")])
def test_ancients_go_for_dreadnoughts_cruisers_starbases_interceptors(ships: str, left: str) -> None:
    """G-11"""
    s = lair(ships)
    for letter in ships:
        places = [f"slot{n}" for n, part in enumerate(shown(s, 0, letter), 1) if part == "hull"]
        fit(s, 0, letter, **dict.fromkeys(places, "gauss-shield"))
    dice(s, *[1] * (ships.count("S") + 1), 6, 1, 1, 1, 1)
    duel(s, "203", NPC, 0)
    act(s, "attack")
    assert events(s, "destroyed") == [(0, "ICDS".index(ships[0]))]
    assert sorted(fleet_at(s, 0, "203")) == sorted(left)


@clause("eclipse:EC-16.10")
def test_what_ancients_and_the_centres_defence_are() -> None:
    s = begin(2)
    ancient, defence = s.plan(NPC, 4), s.plan(NPC, 5)
    assert (ancient.yellow, ancient.computer, ancient.initiative, ancient.hull) == (2, 1, 2, 1)
    assert (defence.yellow, defence.computer, defence.initiative, defence.hull) == (4, 1, 0, 7)
    assert (ancient.shield, defence.shield) == (0, 0)


@clause("eclipse:EC-16.10", "eclipse:EC-19.1")
def test_the_centres_defence_takes_eight_hits() -> None:
    s = begin(2)
    fleet(s, 0, "001", "DD")
    dice(s, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 6)
    duel(s, "001", NPC, 0)
    assert not s.defence
    assert kills(s, 0) == 3
    assert fleet_at(s, 0, "001") == "DD"


@clause("eclipse:EC-16.11")
def test_two_ancients_fire_together_and_are_hit_one_by_one() -> None:
    s = lair("I")
    fit(s, 0, "I", slot1="shard-hull")
    dice(s, 6, 1, 1, 1, 1)
    duel(s, "203", NPC, 0)
    act(s, "attack")
    assert rolled(s)[1:] == [(NPC, ANCIENT, YELLOW)] * 4
    assert (s.ancients_at(slot("203")), damage(s, NPC, "A")) == (2, [1])
    dice(s, 6, 1, 1, 1, 1)
    act(s, "attack")
    assert may(s) == ["hit ancient 1", "hit ancient 2"]
    act(s, "hit ancient 1")
    assert (s.ancients_at(slot("203")), damage(s, NPC, "A")) == (1, [])
    assert kills(s, 0) == 1


@clause("eclipse:EC-16.12", "eclipse:EC-12.4")
def test_destroyed_ships_go_back_to_the_supply() -> None:
    s = arena("I", "DD")
    fit(s, 0, "I", slot1="antimatter-cannon", slot2="antimatter-cannon")
    assert s.built(1, DREADNOUGHT) == 2
    dice(s, 6, 6)
    duel(s, "207", 0, 1)
    assert s.built(1, DREADNOUGHT) == 0


@clause("eclipse:EC-16.12", "eclipse:EC-17.2")
def test_ships_are_destroyed_also_while_retreating() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    fleet(s, 0, "106", "C")
    fleet(s, 1, "106", "I")
    dice(s, 6, 6)
    duel(s, "106", 1, 0)
    act(s, "retreat home0")
    assert fleet_at(s, 0, "106") == ""
    assert fleet_at(s, 0, "home0") == "I"
    assert s.built(0, CRUISER) == 0
