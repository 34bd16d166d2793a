"""Rules that hang on a detail: a boundary, a second square, a condition that seldom matters."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.actions import ACT, EDGES, PASSED, PAY
from tenban.games.eclipse.blueprint import MANY, laid_over, mendable, sources_of
from tenban.games.eclipse.pieces import PARTS, TECHNOLOGIES, one
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.steps.explore import PlaceTile
from tenban.games.eclipse.steps.influence import can_influence
from tenban.games.eclipse.steps.pay import Pay
from tenban.games.eclipse.steps.turn import Turn
from tenban.games.eclipse.steps.upgrade import Upgrade
from tenban.kernel import settle, to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    combat,
    events,
    fit,
    fleet,
    goods,
    lay,
    may,
    own,
    refused,
    settle_at,
    slot,
    sound,
    teach,
    told,
    track,
    turn,
)
from tests.games.eclipse.test_explore import exploring, next_tile

BOX = RULES.box


def part(name: str) -> int:
    return PARTS.index(name)


@clause("eclipse:EC-5.1", "eclipse:EC-5.3")
def test_both_gray_squares_of_a_hex_can_be_settled() -> None:
    s = begin(2)
    s.defence = False
    own(s, 0, "001")
    s.discovery_hexes = 0
    before = sum(track(s, 0))
    act(turn(s, 0), "pass", "colony 001 gm", "colony 001 gs")
    assert s.cubes_at(slot("001")) == 2
    assert sum(track(s, 0)) == before - 2
    assert "colony 001 gt" not in may(s)
    sound(s)


@clause("eclipse:EC-2.15")
def test_only_who_begins_with_reputation_tiles_draws_some() -> None:
    assert [event.name for event in told(begin(2)) if event.name == "draws"] == []
    assert [event[:2] for event in events(begin(2, "eridani", "federation"), "draws")] == [(0, 2)]


@clause("eclipse:EC-9.9")
def test_a_ship_face_up_and_one_to_be_turned_up_are_two() -> None:
    s = begin(2)
    lay(s, "106", (5, 5))
    own(s, 0, "106")
    s.colony[0] = 1
    act(turn(s, 0), "act influence", "done")
    assert s.flips == 2
    s.flips = 1
    act(s, "colony 106 s", "colony 106 t")
    assert s.cubes_at(slot("106")) == 2


@clause("eclipse:EC-4.5", "eclipse:EC-9.9")
def test_influence_may_be_chosen_to_turn_up_a_colony_ship_alone() -> None:
    s = begin(2)
    s.discs[0] = 0
    assert not can_influence(s, 0, 0)
    s.colony[0] -= 1
    assert can_influence(s, 0, 0)


@clause("eclipse:EC-19.1")
def test_only_players_take_part_for_reputation() -> None:
    s = begin(2)
    lay(s, "101", (5, 5), bare=False)
    fleet(s, 0, "101", "I")
    combat(s)
    assert s.fought == 0b01


@clause("eclipse:EC-7.7", "eclipse:EC-1.4")
@pytest.mark.parametrize("seat", range(4))
def test_only_the_hexes_beside_the_space_say_how_a_tile_may_lie(seat: int) -> None:
    s = exploring(begin(4), seat)
    for name in ("106", "207", "302"):
        next_tile(s, name)
    for place in [text for text in may(s) if text.startswith("explore")]:
        t = s.clone()
        back = (EDGES.index(place.split()[-1]) + 3) % 6
        act(t, place)
        if asked(t) != "PlaceTile":
            continue
        step = t.stack[-1]
        assert isinstance(step, PlaceTile)
        holes = BOX.holes[step.slot]
        ways = {by: (holes << by | holes >> (6 - by)) & 63 for by in range(6)}
        joined = {way for way in ways.values() if way >> back & 1}
        offered = [ways[int(text.split()[1])] for text in may(t) if text.startswith("rotate")]
        assert sorted(offered) == sorted(joined)


@clause("eclipse:EC-7.7", "eclipse:EC-1.5")
def test_with_the_generator_a_tile_may_lie_in_any_way_and_other_technologies_do_not_help() -> None:
    ways = []
    for known in ("", "wormhole-generator", "advanced-mining phase-shield tachyon-source artifact-key"):
        s = begin(2)
        teach(s, 0, known)
        exploring(s)
        next_tile(s, "103")
        act(s, "explore home0 s")
        ways.append([text for text in may(s) if text.startswith("rotate")])
    assert len(ways[1]) == 6
    assert len(ways[0]) == 5
    assert ways[2] == ways[0]


@clause("eclipse:EC-7.7", "eclipse:EC-1.5")
def test_with_the_generator_a_wormhole_of_the_tile_towards_a_source_is_enough() -> None:
    s = begin(2)
    teach(s, 0, "wormhole-generator")
    exploring(s)
    next_tile(s, "207")
    assert "explore home0 se" in may(s), "home0 has no wormhole there"
    act(s, "explore home0 se")
    holes = BOX.holes[slot("207")]
    towards = [by for by in range(6) if (holes << by | holes >> (6 - by)) & 1 << 5]  # north-west of the space
    turned = [int(text.split()[1]) for text in may(s) if text.startswith("rotate")]
    assert set(turned) <= set(towards)
    assert turned, "some way of turning it opens towards home0"


@clause("eclipse:EC-24.3", "eclipse:EC-10.1")
def test_hydran_research_two_technologies_and_no_third() -> None:
    s = begin(2, "hydran", "federation", offer="gauss-shield nanorobots neutron-bombs")
    goods(s, 0, 0, 40, 0)
    act(turn(s, 0), "act research", "tech gauss-shield", "tech nanorobots")
    assert to_act(s) == (1,)
    assert not s.knows(0, TECHNOLOGIES.index("neutron-bombs"))


@clause("eclipse:EC-16.4", "eclipse:EC-16.7")
def test_types_and_damage_of_both_sides_are_kept_apart() -> None:
    s = begin(2)
    s.defender, s.attacker = 1, 0
    numbers = []
    for party in (0, 1):
        for ship in range(4):
            s.acted = 0
            s.mark_acted(party, ship)
            numbers.append(s.acted)
    assert sorted(numbers) == [1 << n for n in range(8)]
    for damage in range(1, 10):
        s.damaged = ()
        s.set_damage(1, 2, 0, damage)
        s.set_damage(0, 3, 0, 1)
        assert sorted(s.all_damaged()) == [(0, 3, 1), (1, 2, damage)]
        s.clear_damage(1, 2)
        assert s.all_damaged() == [(0, 3, 1)]


@clause("eclipse:EC-11.7", "eclipse:EC-17.6")
def test_cannons_of_any_colour_are_cannons() -> None:
    printed = BOX.peoples[0].prints[2].slots
    guns = [n for n, there in enumerate(printed) if there == part("ion-cannon")]
    for first in ("ion-cannon", "plasma-cannon", "antimatter-cannon", "hull"):
        for second in ("ion-cannon", "plasma-cannon", "antimatter-cannon", "plasma-missile", "hull"):
            tiles = laid_over(laid_over(0, guns[0], part(first)), guns[1], part(second))
            assert BOX.blueprint(0, 2, tiles).cannons == ("cannon" in first + second)


@clause("eclipse:EC-11.1")
def test_after_the_last_tile_the_upgrade_is_over_although_tiles_could_come_off() -> None:
    s = begin(2)
    fit(s, 0, "D", slot3="hull")
    act(turn(s, 0), "act upgrade", "design cruiser", "part hull", "slot cruiser 2")
    act(s, "design interceptor", "part hull", "slot interceptor 1")
    assert to_act(s) == (1,)


@clause("eclipse:EC-18.4", "eclipse:EC-18.3")
def test_bombs_leave_no_cube_on_either_gray_square() -> None:
    s = begin(2)
    s.defence, s.discovery_hexes = False, 0
    own(s, 1, "001")
    settle_at(s, 1, "001", "gm gs t")
    fleet(s, 0, "001", "C")
    teach(s, 0, "neutron-bombs")
    combat(s)
    assert s.cubes_at(slot("001")) == 0
    while asked(s) == "Bury":
        act(s, "track money")
    assert s.all_graves(1) == [2, 0, 1]
    sound(s)


@clause("eclipse:EC-11.6", "eclipse:EC-11.2")
def test_a_covered_ion_cannon_frees_its_energy() -> None:
    s = begin(2)
    teach(s, 0, "plasma-cannon")
    turn(s, 0, reaction=True)
    act(s, "act upgrade", "design interceptor", "part plasma-cannon")
    place = BOX.peoples[0].prints[0].slots.index(part("ion-cannon")) + 1
    assert refused(s, f"slot interceptor {place}") == "", "3 - 1 for the drive - 2"


@clause("eclipse:EC-11.3", "eclipse:EC-11.3a")
def test_an_old_tile_comes_off_although_the_same_was_laid_on_the_same_print_just_now() -> None:
    s = begin(2)
    guns = [n + 1 for n, there in enumerate(BOX.peoples[0].prints[2].slots) if there == part("ion-cannon")]
    fit(s, 0, "D", **{f"slot{guns[1]}": "hull"})
    act(turn(s, 0), "act upgrade", "design dreadnought", "part hull", f"slot dreadnought {guns[0]}")
    assert refused(s, f"uncover dreadnought {guns[0]}") == "EC-11.3a"
    assert f"uncover dreadnought {guns[1]}" in may(s)


@clause("eclipse:EC-11.9", "eclipse:EC-11.10")
def test_while_one_blueprint_is_to_be_mended_nothing_else_is_done() -> None:
    s = begin(2)
    teach(s, 0, "plasma-cannon")
    fit(s, 0, "I", slot1="hull")
    fit(s, 0, "C", slot1="electron-computer")
    act(turn(s, 0), "act upgrade", "design cruiser", "part plasma-cannon", "slot cruiser 2")
    assert not s.plan(0, 1).sound(True)
    assert refused(s, "uncover interceptor 1") == "EC-11.9"
    assert refused(s, "design interceptor") == "EC-11.9"
    assert refused(s, "done") == "EC-11.6"


@clause("eclipse:EC-11.10")
def test_no_tile_comes_off_that_the_blueprint_needs() -> None:
    """Nothing more can be laid: one cannon too much, and hulls over two others."""
    s = begin(2)
    guns = [n for n, there in enumerate(BOX.peoples[0].prints[2].slots) if there == part("ion-cannon")]
    empty = BOX.peoples[0].prints[2].slots.index(-1)
    spent = 3 - 1  # what the source gives the drive leaves
    tiles = laid_over(laid_over(0, guns[0], part("hull")), guns[1], part("plasma-cannon"))
    tiles = laid_over(tiles, empty, part("ion-cannon"))
    s.set_tiles(0, 2, tiles)
    assert s.plan(0, 2).energy == spent - 2 - 1 == -1
    s.stack.append(Upgrade(0, 0, 1 << (2 * 8 + empty), True))
    assert refused(s, f"uncover dreadnought {guns[0] + 1}") == "EC-11.6"
    settle(s)
    assert s.plan(0, 2).shown[guns[0]] == part("hull")
    assert s.plan(0, 2).shown[guns[1]] == part("ion-cannon"), "it came off by itself, as nothing else could"


@clause("eclipse:EC-11.9")
@pytest.mark.parametrize("drive", ["nuclear-drive", "fusion-drive", "tachyon-drive"])
def test_the_drive_that_a_blueprint_shows_is_enough(drive: str) -> None:
    """Its printed drive is covered for good, and nothing more can be laid."""
    printed = BOX.peoples[0].prints[0].slots
    own_drive, source = printed.index(part("nuclear-drive")), printed.index(part("nuclear-source"))
    empty, gun = printed.index(-1), printed.index(part("ion-cannon"))
    tiles = laid_over(laid_over(0, own_drive, part("hull")), empty, part(drive))
    tiles = laid_over(laid_over(tiles, source, part("fusion-source")), gun, part("antimatter-cannon"))
    plan = BOX.blueprint(0, 0, tiles)
    laid = 1 << own_drive | 1 << empty | 1 << source
    assert plan.energy == 6 - 4 + BOX.parts[part(drive)].energy
    assert mendable(plan, True, laid, 0, 0, 0, -MANY)
    assert not mendable(BOX.blueprint(0, 0, laid_over(tiles, empty, part("hull"))), True, laid, 0, 0, 0, -MANY)


@clause("eclipse:EC-11.9", "eclipse:EC-11.2")
def test_the_printed_drive_under_a_tile_is_enough() -> None:
    place = BOX.peoples[0].prints[0].slots.index(part("nuclear-drive"))
    plan = BOX.blueprint(0, 0, laid_over(0, place, part("hull")))
    assert mendable(plan, True, 0, 0, 0, 0, -MANY), "the hull comes off again"
    assert not mendable(plan, True, 1 << place, 0, 0, 0, -MANY), "it was laid in this upgrade and stays"


@clause("eclipse:EC-11.9")
def test_as_many_sources_can_be_laid_as_placements_are_left() -> None:
    """A dreadnought with two antimatter cannons and a tachyon drive needs two fusion sources."""
    printed = BOX.peoples[0].prints[2].slots
    guns = [slot for slot, shown in enumerate(printed) if shown == part("ion-cannon")]
    source, drive = printed.index(part("nuclear-source")), printed.index(part("nuclear-drive"))
    tiles = laid_over(laid_over(0, guns[0], part("antimatter-cannon")), guns[1], part("antimatter-cannon"))
    tiles = laid_over(laid_over(tiles, source, part("hull")), drive, part("tachyon-drive"))
    plan = BOX.blueprint(0, 2, tiles)
    laid = 1 << guns[0] | 1 << guns[1] | 1 << source | 1 << drive
    assert plan.energy == -4 - 4 - 3
    assert [mendable(plan, True, laid, left, 6, 0, -MANY) for left in (0, 1, 2)] == [False, False, True]


@clause("eclipse:EC-11.9")
def test_what_can_still_be_laid_are_the_best_source_and_the_cheapest_drive() -> None:
    known = 1 << part("nuclear-source") | 1 << part("fusion-source") | 1 << part("tachyon-drive")
    assert sources_of(BOX.parts, known, 0) == (6, 0, -3)
    assert sources_of(BOX.parts, known, 1 << part("hypergrid-source")) == (6, 11, -3)
    assert sources_of(BOX.parts, known, 1 << part("conformal-drive")) == (6, 0, -2)
    assert sources_of(BOX.parts, 0, 0) == (0, 0, -MANY)


@clause("eclipse:EC-4.4", "eclipse:EC-4.5")
@pytest.mark.parametrize(("discs", "clause_id"), [(1, "EC-4.5"), (2, "")])
def test_the_disc_of_the_action_itself_cannot_be_put_on_a_hex(discs: int, clause_id: str) -> None:
    s = begin(2)
    lay(s, "207", (5, 5))
    s.discs[0], s.influence[0] = 0, discs
    fleet(s, 0, "207", "I")
    turn(s, 0)
    assert refused(s, "act influence") == clause_id


@clause("eclipse:EC-9.9")
def test_no_more_colony_ships_are_turned_up_than_there_are() -> None:
    s = begin(2)
    lay(s, "106", (5, 5))
    own(s, 0, "106")
    act(turn(s, 0), "act influence", "done", "done")
    assert s.colony[0] == s.people(0).colony_ships
    assert events(s, "flips") == []
    sound(s)


@clause("eclipse:EC-4.9")
@pytest.mark.parametrize("seat", range(3))
def test_every_seat_that_has_passed_only_reacts(seat: int) -> None:
    s = turn(begin(3), seat, reaction=True)
    assert [other for other in range(3) if s.has_passed(other)] == [seat]
    assert refused(s, "act research") == "EC-4.9"


@clause("eclipse:EC-4.3", "eclipse:EC-12.5")
def test_an_action_and_a_trade_may_be_followed_by_the_next_choice_in_one_move_but_not_a_pass() -> None:
    assert all(Turn(0).joins(action) for action in ACT.actions)
    assert not Turn(0).joins(PASSED)
    assert all(Pay(0, 1, 5).joins(action) for action in PAY.actions)


@clause("eclipse:EC-24.4", "eclipse:EC-13.6")
@pytest.mark.parametrize("side", ["directorate", "draco"])
def test_the_centre_has_no_enemies_once_its_defence_is_destroyed(side: str) -> None:
    s = begin(2, side, "federation")
    centre = one(slot("001"))
    assert s.strangers(0) & centre != 0
    assert s.enemies(0) & centre != 0
    s.defence = False
    assert s.strangers(0) == 0
    assert s.enemies(0) == s.fleets[1]
