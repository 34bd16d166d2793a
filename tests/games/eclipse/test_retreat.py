"""Retreat (EC-17)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.pieces import CRUISER, INTERCEPTOR, STARBASE
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.battle import Command
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    NPC,
    act,
    asked,
    begin,
    combat,
    damage,
    dice,
    draws,
    duel,
    events,
    fit,
    fleet,
    fleet_at,
    judged,
    kills,
    lay,
    may,
    own,
    refused,
    slot,
    sound,
    teach,
    unarm,
)


def frontier(mine: str, theirs: str) -> EclipseState:
    """106 lies between home0 and the centre: ships of seat 0 can retreat to their home, those of seat 1 nowhere."""
    s = begin(2)
    lay(s, "106", (0, -1))
    fleet(s, 0, "106", mine)
    fleet(s, 1, "106", theirs)
    return s


def rollers(s: EclipseState) -> list[tuple[int, ...]]:
    return [event[:2] for event in events(s, "rolls")]


@clause("eclipse:EC-17.1")
def test_a_type_may_declare_retreat_to_a_linked_own_hex_without_enemies_instead_of_attacking() -> None:
    s = frontier("I", "I")
    lay(s, "102", (1, -1))  # joined to the east of 106
    lay(s, "103", (-1, 0))  # adjacent; but 106 has no wormhole there
    own(s, 0, "102 103")
    duel(s, "106", 0, 1)
    assert asked(s) == "Command"
    assert may(s) == ["attack", "retreat 102", "retreat home0"]
    assert refused(s, "retreat 103") == "EC-17.1"
    assert judged(s, "retreat") == ["retreat 102", "retreat 103", "retreat home0"], (
        "own hexes beside this one, no others"
    )
    act(s, "retreat home0")
    assert rollers(s) == [(1, 0)], "who declares does not fire"
    assert events(s, "declares") == [(0, 0, slot("home0"))]


@clause("eclipse:EC-17.1")
def test_retreat_is_not_offered_without_an_own_hex_next_to_the_battle() -> None:
    """T42"""
    s = frontier("I", "I")
    s.discs[0] = 0
    dice(s, 6)
    duel(s, "106", 0, 1)
    assert rollers(s) == [(0, 0)], "there was nothing to choose"


@clause("eclipse:EC-17.1")
def test_an_own_hex_with_enemy_ships_is_no_refuge() -> None:
    s = frontier("I", "I")
    lay(s, "102", (1, -1))
    own(s, 0, "102")
    fleet(s, 1, "home0", "I")
    duel(s, "106", 0, 1)
    assert may(s) == ["attack", "retreat 102"]
    assert refused(s, "retreat home0") == "EC-17.1"


@clause("eclipse:EC-17.1", "eclipse:EC-24.4")
def test_ancients_bar_a_refuge_to_all_but_draco() -> None:
    for side, options in (("draco", ["attack", "retreat 104"]), ("directorate", [])):
        s = begin(2, side, "federation")
        lay(s, "207", (5, 5))
        lay(s, "104", (5, 4), bare=False)
        own(s, 0, "104")
        fleet(s, 0, "207", "I")
        fleet(s, 1, "207", "I")
        dice(s, 6)
        duel(s, "207", 0, 1)
        assert (may(s) if to_act(s) else []) == options


@clause("eclipse:EC-17.1")
def test_starbases_cannot_retreat() -> None:
    """T42"""
    s = frontier("IS", "I")
    dice(s, 1)
    duel(s, "106", 0, 1)
    assert rollers(s) == [(0, 3)], "the starbase fired without a question"
    assert (asked(s), may(s)) == ("Command", ["attack", "retreat home0"])


@clause("eclipse:EC-17.1")
def test_the_retreat_of_a_starbase_is_refused_where_an_interceptor_may_leave() -> None:
    s = frontier("IS", "I")
    dice(s, 1)
    duel(s, "106", 0, 1)
    for ship, clause_id in ((INTERCEPTOR, ""), (STARBASE, "EC-17.1")):
        s.stack = [Command(0, ship)]
        assert refused(s, "retreat home0") == clause_id


@clause("eclipse:EC-17.1", "eclipse:EC-17.2")
def test_the_centre_of_the_galaxy_is_a_refuge_like_any_other() -> None:
    s = frontier("C", "I")
    s.defence = False
    own(s, 0, "001")
    dice(s, 1, 1)
    duel(s, "106", 0, 1)
    act(s, "retreat 001")
    assert not s.stack, "the cruiser has left, and was not asked again"
    assert (fleet_at(s, 0, "001"), fleet_at(s, 0, "106")) == ("C", "")


@clause("eclipse:EC-17.1")
def test_pinning_does_not_bind_a_retreat() -> None:
    s = frontier("I", "III")
    assert s.unpinned(slot("106"), 0) == 0
    duel(s, "106", 0, 1)
    assert "retreat home0" in may(s)


@clause("eclipse:EC-17.1")
def test_the_centres_defence_does_not_keep_ships_from_retreating() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    fleet(s, 0, "001", "I")
    duel(s, "001", NPC, 0)
    assert may(s) == ["attack", "retreat 106"]


@clause("eclipse:EC-17.1", "eclipse:EC-1.5")
def test_over_a_half_connection_only_the_generator_lets_ships_retreat() -> None:
    s = begin(2)
    lay(s, "101", (0, -1))  # no wormhole towards home0
    fleet(s, 0, "101", "IC")
    fleet(s, 1, "101", "I")
    lay(s, "106", (1, -1), 4)
    own(s, 0, "106")
    duel(s, "101", 0, 1)
    assert refused(s, "retreat home0") == "EC-17.1"
    teach(s, 0, "wormhole-generator")
    assert refused(s, "retreat home0") == ""


@clause("eclipse:EC-17.2")
def test_a_type_leaves_at_its_initiative_of_the_next_round() -> None:
    """T40"""
    s = frontier("C", "I")
    dice(s, 1, 1)
    duel(s, "106", 0, 1)
    act(s, "retreat home0")
    assert rollers(s) == [(1, 0), (1, 0)], "the interceptor fires in both rounds, the cruiser never"
    assert events(s, "retreats") == [(0, 1, slot("home0"))]
    assert (fleet_at(s, 0, "home0"), fleet_at(s, 0, "106")) == ("IC", "")
    assert not s.stack, "the battle is over"
    sound(s)


@clause("eclipse:EC-17.2")
def test_ships_that_declared_can_be_hit_and_are_asked_nothing_any_more() -> None:
    s = frontier("CC", "I")
    dice(s, 6, 6)
    duel(s, "106", 0, 1)
    act(s, "retreat home0", "hit cruiser 1")
    assert not s.stack, "it cannot be withdrawn: their owner was not asked again"
    assert events(s, "hits") == [(0, 1, 1), (0, 1, 1)]
    assert fleet_at(s, 0, "home0") == "IC", "two hits on one of them; the other got away"
    assert s.damaged == ()


@clause("eclipse:EC-17.2")
def test_a_type_may_leave_while_another_fights_on() -> None:
    s = frontier("IC", "C")
    s.set_damage(0, CRUISER, 0, 1)
    dice(s, 1, 1, 1, 1)
    duel(s, "106", 0, 1)
    act(s, "attack", "retreat home0")
    assert damage(s, 0, "C") == [1]
    act(s, "attack")
    assert fleet_at(s, 0, "106") == "I"
    assert fleet_at(s, 0, "home0") == "IC"
    assert (asked(s), s.engagement) == ("Command", 3)
    assert s.fled == 0, "one type has left, but its owner fights on"
    assert damage(s, 0, "C") == [], "its damage left with it, and is repaired where nobody fights"


@clause("eclipse:EC-17.2", "eclipse:EC-19.3")
def test_a_ship_destroyed_while_it_retreats_is_no_flight_of_those_who_fight_on() -> None:
    s = frontier("IC", "D")
    fit(s, 1, "D", slot1="plasma-cannon")
    dice(s, 1, 6, 1)
    duel(s, "106", 1, 0)
    act(s, "attack", "retreat home0", "hit cruiser 1")
    assert (asked(s), s.engagement) == ("Command", 2)
    assert fleet_at(s, 0, "106") == "I"
    assert s.fled == 0


@clause("eclipse:EC-17.3")
def test_there_is_no_retreat_from_missiles() -> None:
    s = frontier("I", "I")
    for seat in (0, 1):
        fit(s, seat, "I", slot1="plasma-missile")
    dice(s, 1, 1, 1, 1)
    duel(s, "106", 0, 1)
    assert len(events(s, "rolls")) == 4
    assert (asked(s), s.engagement) == ("Command", 1)


@clause("eclipse:EC-17.4")
def test_when_the_other_side_is_gone_those_who_declared_stay() -> None:
    """G-5"""
    s = frontier("IC", "C")
    unarm(s, 1)
    fit(s, 1, "C", slot3="electron-computer")
    dice(s, 6, 6)
    duel(s, "106", 0, 1)
    act(s, "attack", "retreat home0", "attack")
    assert not s.stack
    assert (fleet_at(s, 0, "106"), fleet_at(s, 1, "106")) == ("IC", "")
    assert s.retreats == (), "what was declared has lapsed"
    assert s.fled == 0, "the interceptor stood its ground"


@clause("eclipse:EC-17.2", "eclipse:EC-17.4")
def test_a_further_battle_in_the_hex_begins_without_earlier_declarations() -> None:
    s = begin(3)
    lay(s, "207", (5, 5))
    lay(s, "206", (5, 4))
    own(s, 2, "206")
    for seat in (0, 1, 2):
        fleet(s, seat, "207", "I")
    fleet(s, 2, "207", "C")
    # 1 and 2 miss, 1 misses again, 2 hits; 0 misses
    draws(s, 0, 0, 0, 5, 0)
    combat(s)
    assert (s.defender, s.attacker) == (1, 2)
    act(s, "attack", "retreat 206", "attack")
    assert (s.defender, s.attacker, s.retreats) == (0, 2, ())
    assert fleet_at(s, 2, "207") == "IC"
    assert may(s) == ["attack", "retreat 206"]


@clause("eclipse:EC-17.5", "eclipse:EC-15.4")
def test_a_player_who_has_retreated_takes_no_further_part() -> None:
    s = begin(3)
    lay(s, "207", (5, 5))
    lay(s, "206", (5, 4))
    own(s, 2, "206")
    for seat in (0, 1, 2):
        fleet(s, seat, "207", "I")
    # 1 misses 2 twice, then 0 destroys 1 and draws two tiles
    draws(s, 0, 0, 5, 0, 0)
    combat(s)
    act(s, "retreat 206")
    assert events(s, "battle") == [(slot("207"), 1, 2), (slot("207"), 0, 1)]
    assert fleet_at(s, 2, "206") == "I"
    assert fleet_at(s, 0, "207") == "I"


def stalled(attacker: str) -> EclipseState:
    """Both sides have missiles and nothing else."""
    s = begin(2)
    lay(s, "106", (0, -1))
    fleet(s, 1, "106", "I")
    fleet(s, 0, "106", attacker)
    for seat in (0, 1):
        unarm(s, seat)
        fit(s, seat, "I", slot2="plasma-missile")
    return s


@clause("eclipse:EC-17.6")
def test_where_no_side_has_a_cannon_left_the_attacker_leaves_at_once() -> None:
    """T41"""
    s = stalled("I")
    dice(s, 1, 1, 1, 1)
    duel(s, "106", 1, 0)
    assert events(s, "stalemate") == [(slot("106"),)]
    assert (fleet_at(s, 0, "home0"), fleet_at(s, 1, "106")) == ("II", "I")
    assert kills(s, 1) == 0
    assert s.fled == 0b01


@clause("eclipse:EC-17.6")
def test_attackers_without_a_refuge_are_destroyed_and_nobody_is_credited() -> None:
    """T41"""
    s = stalled("I")
    s.discs[0] = 0
    dice(s, 1, 1, 1, 1)
    duel(s, "106", 1, 0)
    assert (fleet_at(s, 0, "106"), fleet_at(s, 0, "home0"), fleet_at(s, 1, "106")) == ("", "I", "I")
    assert kills(s, 1) == 0
    assert s.fled == 0, "it has not left"


@clause("eclipse:EC-17.6")
def test_each_type_chooses_its_refuge_and_starbases_are_destroyed() -> None:
    s = stalled("ICS")
    lay(s, "102", (1, -1))
    own(s, 0, "102")
    dice(s, 1, 1, 1, 1)
    duel(s, "106", 1, 0)
    assert asked(s) == "Flee"
    assert may(s) == ["retreat 102", "retreat home0"]
    act(s, "retreat 102", "retreat home0")
    assert (fleet_at(s, 0, "102"), fleet_at(s, 0, "home0"), fleet_at(s, 0, "106")) == ("I", "IC", "")
    assert s.built(0, 3) == 0
    assert s.fled == 0b01


@clause("eclipse:EC-17.6")
def test_who_leaves_a_stalemate_needs_a_linked_hex_as_well() -> None:
    s = stalled("I")
    lay(s, "102", (1, -1))
    lay(s, "103", (-1, 0))  # adjacent; but 106 has no wormhole there
    own(s, 0, "102 103")
    dice(s, 1, 1, 1, 1)
    duel(s, "106", 1, 0)
    assert (asked(s), may(s)) == ("Flee", ["retreat 102", "retreat home0"])
    assert refused(s, "retreat 103") == "EC-17.1"


@clause("eclipse:EC-17.6")
def test_attackers_destroyed_in_a_stalemate_are_told_of_and_leave_no_damage_behind() -> None:
    s = stalled("ICS")
    s.discs[0] = 0
    s.set_damage(0, CRUISER, 0, 1)
    dice(s, 1, 1, 1, 1)
    duel(s, "106", 1, 0)
    assert events(s, "destroyed") == [(0, STARBASE), (0, CRUISER), (0, INTERCEPTOR)]
    assert s.damaged == ()


@clause("eclipse:EC-17.6", "eclipse:EC-17.7")
def test_one_type_with_a_cannon_keeps_a_battle_going() -> None:
    s = frontier("IC", "C")
    unarm(s, 0, "C")
    unarm(s, 1)
    dice(s, 1)
    duel(s, "106", 1, 0)
    assert events(s, "stalemate") == []
    assert (asked(s), s.engagement) == ("Command", 1)


@clause("eclipse:EC-17.6", "eclipse:EC-C6")
def test_computers_and_shields_do_not_make_a_stalemate() -> None:
    """G-29"""
    s = frontier("I", "I")
    fit(s, 1, "I", slot1="flux-shield")
    dice(s, 6)
    duel(s, "106", 0, 1)
    act(s, "attack")
    assert events(s, "stalemate") == []
    assert fleet_at(s, 1, "106") == ""


@clause("eclipse:EC-17.7")
def test_with_one_side_unarmed_the_battle_goes_on() -> None:
    s = frontier("I", "I")
    unarm(s, 0)
    dice(s, 1, 1, 1)
    duel(s, "106", 1, 0)
    assert may(s) == ["attack", "retreat home0"], "the unarmed side chooses as well"
    act(s, "attack")
    assert (asked(s), s.engagement) == ("Command", 2)
    assert rollers(s) == [(1, 0), (1, 0)]
    assert events(s, "stalemate") == []


@clause("eclipse:EC-17.7")
def test_a_battle_without_end_is_a_stalemate() -> None:
    assert RULES.box.guard == 1000
    rules = RULES.house({"frame": {"guard": 3}})
    s = begin(2, rules=rules)
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "I")
    fleet(s, 1, "207", "I")
    dice(s, *[1] * 6)
    duel(s, "207", 0, 1)
    assert events(s, "stalemate") == [(slot("207"),)]
    assert (fleet_at(s, 0, "207"), fleet_at(s, 1, "207")) == ("I", "")


@clause("eclipse:EC-17.7")
@pytest.mark.parametrize("guard", [1, 2, 4])
def test_it_is_one_after_just_so_many_rounds(guard: int) -> None:
    s = begin(2, rules=RULES.house({"frame": {"guard": guard}}))
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "I")
    fleet(s, 1, "207", "I")
    dice(s, *[1] * 20)
    duel(s, "207", 0, 1)
    assert rollers(s) == [(0, 0), (1, 0)] * guard
    assert events(s, "stalemate") == [(slot("207"),)]


@clause("eclipse:EC-17.7")
@pytest.mark.parametrize("declare", [True, False])
def test_an_unarmed_side_may_retreat(declare: bool) -> None:
    s = frontier("I", "I")
    unarm(s, 0)
    dice(s, 1, 1)
    duel(s, "106", 1, 0)
    act(s, "retreat home0" if declare else "attack")
    assert fleet_at(s, 0, "home0") == ("II" if declare else "I")
