"""Scores counted again from the rulebook, not from scoring.py; and rules that hang on a detail."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from tenban.games.eclipse.blueprint import Blueprint, Printed, laid_over
from tenban.games.eclipse.oracle.positions import rich_position
from tenban.games.eclipse.pieces import HEXES, PARTS, TECHNOLOGIES
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.discovery import take_control
from tenban.games.eclipse.steps.influence import can_influence
from tenban.games.eclipse.steps.research import Artifact
from tenban.kernel import UNKNOWN, settle, to_act, view
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    fleet,
    give_reputation,
    goods,
    lay,
    may,
    no_fleet,
    own,
    reputation,
    shown,
    slot,
    stored,
    turn,
)
from tests.games.eclipse.test_discovery import discover

DATA = tomllib.loads(files("tenban.games.eclipse").joinpath("data.toml").read_text(encoding="utf-8"))
HEX_POINTS = {name: row["points"] for name, row in DATA["hexes"].items() if isinstance(row, dict) and "points" in row}
TRACK_POINTS = {4: 1, 5: 2, 6: 3, 7: 5}
PLANTA, DRACO = 3, 4
HOME_POINTS = 3
SHIPS = ("interceptor", "cruiser", "dreadnought", "starbase")


def names(s: EclipseState, hexes: int) -> list[str]:
    return [name for at, name in enumerate(HEXES) if hexes >> at & 1]


def score_again(s: EclipseState, seat: int) -> int:
    """Return the points of a seat that has not collapsed (EC-23.1, EC-23.2, EC-14.9)."""
    hexes = names(s, int(s.discs[seat]))
    total = sum(HEX_POINTS.get(name, HOME_POINTS) for name in hexes)
    total += 3 * len(names(s, int(s.discs[seat] & s.monoliths)))
    total += sum(reputation(s, seat)) + 2 * int(s.kept_discoveries[seat])
    total += sum(s.are_allies(seat, other) for other in range(s.seats) if other != seat)
    for track in range(3):
        known = [n for n in range(len(TECHNOLOGIES)) if s.techs[seat] >> n & 1 and RULES.box.track_of[n] == track]
        total += TRACK_POINTS.get(len(known), 0)
    total -= 2 * (s.traitor == seat)
    if s.is_people(seat, PLANTA):
        total += len(hexes)
    if s.is_people(seat, DRACO):
        total += int(s.ancient_total())
    return int(total)


@clause("eclipse:EC-23.1", "eclipse:EC-23.2", "eclipse:EC-14.9")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_points_are_those_of_a_second_count(seats: int) -> None:
    compared = 0
    for seed in range(3):
        s = rich_position(seats, RULES.checked(seats, {"species": "all"}), seed)
        for seat in range(seats):
            if not s.is_gone(seat):
                assert RULES.totals(s)[seat] == score_again(s, seat)
                compared += 1
    assert compared > seats


@clause("eclipse:EC-23.1")
def test_every_hex_brings_its_printed_points_to_its_owner_alone() -> None:
    for name, printed in [(name, printed) for name, printed in HEX_POINTS.items() if name in HEXES]:
        s = begin(2)
        before = RULES.totals(s)
        if s.discs[0] | s.discs[1] and name not in names(s, int(s.atlas.hexes)):
            lay(s, name, (7, 5))
        own(s, 1, name)
        assert [now - then for now, then in zip(RULES.totals(s), before, strict=True)] == [0, printed]


@clause("eclipse:EC-23.4")
def test_goods_of_all_three_kinds_break_a_tie() -> None:
    s = begin(2)
    for kind in range(3):
        goods(s, 0, *[5 if k == kind else 0 for k in range(3)])
        goods(s, 1, *[4 if k == kind else 0 for k in range(3)])
        assert [place[1] for place in RULES.ranking(s)] == [5, 4]
        assert RULES.winners(s) == [0]


def test_the_rounds_that_are_left_and_those_played_are_nine() -> None:
    s = begin(2)
    for played in range(1, 10):
        s.round = played
        assert s.rounds_left() == 9 - played


@clause("eclipse:EC-9.9")
def test_colony_ships_that_were_not_turned_up_are_no_use_to_the_next_player() -> None:
    s = begin(2)
    s.colony[0] = 1
    turn(s, 0)
    act(s, "act influence", "done")
    assert (s.flips, to_act(s)) == (0, (1,))


@clause("eclipse:EC-8.1")
def test_the_centre_is_guarded_while_its_defence_stands() -> None:
    s = begin(2)
    centre = slot("001")
    assert s.is_defended(centre)
    assert not s.is_unguarded(centre)
    assert not s.is_defended(slot("106"))
    s.defence = False
    assert s.is_unguarded(centre)


@clause("eclipse:EC-8.1")
@pytest.mark.parametrize(("name", "guarded"), [("001", True), ("001", False), ("101", True), ("101", False)])
def test_a_disc_takes_the_tile_only_where_neither_ancients_nor_the_defence_are(name: str, guarded: bool) -> None:
    s = begin(2)
    if name != "001":
        lay(s, name, (5, 5), bare=False)
    if not guarded:
        s.defence, s.ancients, s.second_ancients = False, 0, 0
    before = sum(s.discoveries)
    take_control(s, 0, slot(name))
    settle(s)
    assert s.owner(slot(name)) == 0
    assert (s.discovery_hexes >> slot(name) & 1 == 1) == guarded
    assert sum(s.discoveries) == before - (not guarded)
    assert (asked(s) == "Discovery") == (not guarded)


@clause("eclipse:EC-8.1")
def test_a_disc_on_a_hex_without_a_tile_finds_nothing() -> None:
    s = begin(2)
    lay(s, "106", (5, 5), bare=False)
    take_control(s, 0, slot("106"))
    settle(s)
    assert asked(s) == "Turn"


@clause("eclipse:EC-7.9")
@pytest.mark.parametrize("name", [name for name in HEXES if name[0] in "123"])
def test_a_new_hex_gets_the_tile_and_the_ancients_of_its_symbols_and_no_more(name: str) -> None:
    printed = DATA["hexes"][name]
    s = begin(2)
    before = sum(s.discoveries)
    lay(s, name, (5, 5), bare=False)
    assert s.discovery_hexes >> slot(name) & 1 == int(printed["discovery"])
    assert s.ancients_at(slot(name)) == printed["ancients"]
    assert sum(s.discoveries) == before, "the tile lies face down"


@clause("eclipse:EC-16.7")
def test_two_ancients_of_a_hex_are_removed_one_after_the_other() -> None:
    s = begin(2)
    lay(s, "106", (5, 5))
    hex_of_ancients = slot("106")
    s.add_ancients(hex_of_ancients, 2)
    counts = [s.ancients_at(hex_of_ancients)]
    for _ in range(2):
        s.remove_ancient(hex_of_ancients)
        counts.append(s.ancients_at(hex_of_ancients))
    assert counts == [2, 1, 0]
    assert s.is_unguarded(hex_of_ancients)


@clause("eclipse:EC-8.7")
def test_a_found_part_goes_onto_the_slot_and_ship_that_are_named() -> None:
    s = act(discover(begin(2), "ion-turret"), "yes")
    places = [text.split() for text in may(s) if text.startswith("slot ")]
    assert len(places) > 3
    for _, ship, place in places:
        t = s.clone()
        act(t, f"slot {ship} {place}")
        after = {
            other: shown(t, 0, other[0].upper()) for other in ("interceptor", "cruiser", "dreadnought", "starbase")
        }
        found = [(other, parts.index("ion-turret") + 1) for other, parts in after.items() if "ion-turret" in parts]
        assert found == [(ship, int(place))]


@clause("eclipse:EC-13.1")
def test_only_the_seat_whose_ships_are_there_can_fly_from_a_hex() -> None:
    s = begin(3)
    lay(s, "106", (5, 5))
    for seat in range(3):
        no_fleet(s, seat, "106")
    fleet(s, 1, "106", "IS")
    assert [s.can_fly(slot("106"), seat) for seat in range(3)] == [False, True, False]
    no_fleet(s, 1, "106")
    fleet(s, 2, "106", "S")
    assert [s.can_fly(slot("106"), seat) for seat in range(3)] == [False, False, False]


@clause("eclipse:EC-19.4")
def test_all_see_that_a_player_has_no_reputation_tile() -> None:
    s = begin(3)
    give_reputation(s, 1, 3)
    v = view(RULES, s, 0).state
    assert [int(v.reputation[seat]) for seat in range(3)] == [0, UNKNOWN, 0]


@clause("eclipse:EC-11.7")
@pytest.mark.parametrize("seed", range(6))
def test_a_blueprint_has_the_sums_of_its_print_and_of_the_parts_it_shows(seed: int) -> None:
    rng, box = Random(seed), RULES.box
    printed = Printed(
        [rng.choice([-1, 0, 1, 2]) for _ in range(7)], rng.randrange(4), rng.randrange(4), rng.randrange(3)
    )
    on = {slot: rng.randrange(len(PARTS)) for slot in rng.sample(range(7), 5)}
    tiles = 0
    for place, part in on.items():
        tiles = laid_over(tiles, place, part)
    plan = Blueprint(printed, tiles, box.parts)
    shows = [on.get(place, printed.slots[place]) for place in range(7)]
    parts = [DATA["parts"][PARTS[part]] for part in shows if part >= 0]
    assert list(plan.shown) == shows
    for name, base in (
        ("initiative", printed.initiative),
        ("energy", printed.energy),
        ("computer", printed.computer),
    ):
        assert getattr(plan, name) == base + sum(part[name] for part in parts)
    for name in ("shield", "hull", "move"):
        assert getattr(plan, name) == sum(part[name] for part in parts)
    colours = ("yellow", "orange", "red")
    cannons, missiles = ([part for part in parts if part["dice"] and part["missile"] == kind] for kind in (False, True))
    assert [plan.yellow, plan.orange, plan.red] == [_dice(cannons, colour) for colour in colours]
    assert plan.missiles == [_dice(missiles, colour) for colour in colours]
    assert plan.drives == sum(part["move"] > 0 for part in parts)


def _dice(parts: list[dict[str, Any]], colour: str) -> int:
    return sum(part["dice"] for part in parts if part["colour"] == colour)


def test_setting_the_tracks_of_a_seat_leaves_the_others_alone() -> None:
    s = begin(3)
    before = [s.all_tracks(seat) for seat in range(3)]
    for seat in range(3):
        t = s.clone()
        t.set_tracks(seat, [1, 2, 3])
        assert [t.all_tracks(other) for other in range(3)] == [
            [1, 2, 3] if other == seat else before[other] for other in range(3)
        ]


@clause("eclipse:EC-10.6")
def test_each_artifact_brings_goods_once() -> None:
    s = begin(2)
    goods(s, 0, 0, 0, 0)
    s.push(Artifact(0, 3))
    act(s, "track money", "track science", "track science")
    assert stored(s, 0) == [5, 10, 0]
    assert asked(s) != "Artifact"


@clause("eclipse:EC-4.5")
def test_without_discs_influence_can_put_none_anywhere() -> None:
    s = begin(2)
    assert can_influence(s, 0, 0)
    s.discs[0] = 0
    assert can_influence(s, 0, 1)
    assert not can_influence(s, 0, 0)
