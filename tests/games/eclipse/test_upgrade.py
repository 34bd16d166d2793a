"""EC-11: Upgrade."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tenban.games.eclipse.blueprint import Blueprint, laid_over, mendable, sources_of
from tenban.games.eclipse.pieces import PARTS, STARBASE
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import LETTERS, act, asked, begin, fit, fleet, may, refused, shown, teach, turn

BOX = RULES.box


def upgrading(s: EclipseState, seat: int = 0, reaction: bool = False) -> EclipseState:
    turn(s, seat, reaction)
    return act(s, "act upgrade")


def energy(s: EclipseState, ship: str, seat: int = 0) -> int:
    return s.plan(seat, LETTERS.index(ship)).energy


def slots_for(s: EclipseState, ship: str, part: str) -> list[str]:
    """Where a part may be laid on a blueprint."""
    act(s, f"design {ship}")
    if f"part {part}" not in may(s):
        return []
    act(s, f"part {part}")
    return [text.split()[-1] for text in may(s)]


@clause("eclipse:EC-11.1")
@pytest.mark.parametrize(
    ("side", "reaction", "tiles"), [("directorate", False, 2), ("mechanema", False, 3), ("mechanema", True, 1)]
)
def test_so_many_tiles_are_laid(side: str, reaction: bool, tiles: int) -> None:
    s = upgrading(begin(2, side, "federation"), reaction=reaction)
    for n in range(tiles):
        assert asked(s) == "Upgrade"
        act(s, "design dreadnought", "part electron-computer", f"slot dreadnought {(1, 2, 3)[n]}")
    assert to_act(s) == (1,)


@clause("eclipse:EC-11.1", "eclipse:EC-4.6")
def test_tiles_come_off_freely_and_that_alone_is_an_upgrade() -> None:
    s = begin(2)
    fit(s, 0, "D", slot1="hull", slot2="electron-computer", slot3="hull")
    upgrading(s)
    assert refused(s, "done") == "EC-4.6"
    act(s, "uncover dreadnought 1", "uncover dreadnought 2", "uncover dreadnought 3", "done")
    assert s.tiles_on(0, 2) == 0
    assert to_act(s) == (1,)


@clause("eclipse:EC-11.2")
def test_a_tile_taken_off_shows_the_print_again_which_itself_stays() -> None:
    s = begin(2)
    fit(s, 0, "I", slot2="hull")
    upgrading(s)
    assert "uncover interceptor 1" not in may(s)
    act(s, "uncover interceptor 2", "done")
    assert shown(s, 0, "I") == ["-", "ion-cannon", "nuclear-source", "nuclear-drive"]


@clause("eclipse:EC-11.3")
def test_a_tile_laid_on_a_tile_takes_its_place() -> None:
    s = begin(2)
    fit(s, 0, "I", slot1="hull")
    upgrading(s)
    act(s, "design interceptor", "part electron-computer", "slot interceptor 1", "done")
    assert shown(s, 0, "I")[0] == "electron-computer"


@clause("eclipse:EC-11.3a")
def test_a_tile_laid_in_this_upgrade_stays_until_it_ends() -> None:
    s = upgrading(begin(2))
    act(s, "design interceptor", "part hull", "slot interceptor 1")
    assert refused(s, "uncover interceptor 1") == "EC-11.3a"
    act(s, "design interceptor", "part electron-computer")
    assert refused(s, "slot interceptor 1") == "EC-11.3a"


@clause("eclipse:EC-11.4")
def test_a_part_needs_its_very_technology() -> None:
    s = begin(2)
    teach(s, 0, "gluon-computer")
    upgrading(s)
    act(s, "design cruiser")
    assert refused(s, "part positron-computer") == refused(s, "part axion-computer") == "EC-11.4"
    free = {"ion-cannon", "hull", "nuclear-drive", "electron-computer", "nuclear-source", "gluon-computer"}
    assert {text.removeprefix("part ") for text in may(s)} == free


@clause("eclipse:EC-11.5")
def test_tiles_cost_nothing_and_may_be_there_several_times() -> None:
    s = upgrading(begin(2))
    before = s.all_goods(0)
    act(
        s,
        "design dreadnought",
        "part hull",
        "slot dreadnought 1",
        "design dreadnought",
        "part hull",
        "slot dreadnought 3",
    )
    assert shown(s, 0, "D").count("hull") == 4
    assert s.all_goods(0) == before


@clause("eclipse:EC-11.6", "eclipse:EC-11.7")
@pytest.mark.parametrize(
    ("tiles", "left"),
    [
        ({"slot1": "ion-cannon"}, 0),
        ({"slot1": "plasma-cannon"}, -1),
        ({"slot2": "plasma-cannon"}, 0),
        ({"slot4": "fusion-drive"}, 0),
        ({"slot4": "tachyon-drive"}, -1),
    ],
)
def test_the_energy_of_a_terran_interceptor(tiles: dict[str, str], left: int) -> None:
    """T24"""
    s = begin(2, "directorate", "orion")
    fit(s, 0, "I", **tiles)
    assert energy(s, "I") == left
    assert s.plan(0, 0).sound(True) is (left >= 0)
    fit(s, 1, "I", slot2="plasma-cannon")
    assert energy(s, "I", 1) == 1


@clause("eclipse:EC-11.6")
def test_what_flies_needs_a_drive_and_a_starbase_takes_none() -> None:
    """T26"""
    s = begin(2)
    upgrading(s, reaction=True)
    assert slots_for(s, "interceptor", "hull") == ["1", "2"], "neither the source nor the only drive"
    s = upgrading(begin(2))
    assert "4" in slots_for(s, "interceptor", "hull"), "a placement is left for another drive"
    s = upgrading(begin(2))
    act(s, "design starbase")
    assert refused(s, "part nuclear-drive") == "EC-11.6"


@clause("eclipse:EC-11.7")
def test_values_add_up() -> None:
    s = begin(2)
    fit(s, 0, "C", slot2="positron-computer", slot1="improved-hull", slot3="plasma-cannon", slot4="fusion-source")
    plan = s.plan(0, 1)
    assert (plan.initiative, plan.computer, plan.shield, plan.hull, plan.move) == (3, 3, 0, 2, 1)
    assert (plan.energy, plan.red, plan.orange, plan.yellow) == (2, 0, 1, 0)
    planta = begin(2, "planta", "federation").plan(0, 0)
    assert (planta.computer, planta.initiative, planta.energy) == (1, 1, 3)


@clause("eclipse:EC-11.8")
def test_a_change_holds_at_once_for_all_ships_of_the_type() -> None:
    s = begin(2)
    fleet(s, 0, "home0", "CC")
    upgrading(s)
    act(s, "design cruiser", "part hull", "slot cruiser 2")
    assert s.plan(0, 1).hull == 2
    assert s.plan(1, 1).hull == 1


@clause("eclipse:EC-11.9")
def test_a_blueprint_may_be_unsound_in_between_if_it_can_be_mended() -> None:
    """T25"""
    s = begin(2)
    teach(s, 0, "antimatter-cannon fusion-source")
    upgrading(s)
    act(s, "design interceptor", "part antimatter-cannon", "slot interceptor 2")
    assert energy(s, "I") == -2
    assert may(s)[0].startswith("part"), "nothing but this blueprint can be chosen now, and not to stop"
    act(s, "part fusion-source", "slot interceptor 3")
    assert energy(s, "I") == 1
    s = begin(2)
    teach(s, 0, "antimatter-cannon fusion-source")
    upgrading(s, reaction=True)
    act(s, "design interceptor")
    assert refused(s, "part antimatter-cannon") == "EC-11.6", "it would be the last placement"


@clause("eclipse:EC-11.9")
def test_what_cannot_be_mended_is_refused() -> None:
    s = begin(2, "planta", "federation")
    teach(s, 0, "antimatter-cannon tachyon-drive")
    fit(s, 0, "I", slot3="tachyon-drive")
    upgrading(s)
    assert slots_for(s, "interceptor", "antimatter-cannon") != []
    s = begin(2)
    teach(s, 0, "antimatter-cannon")
    fit(s, 0, "I", slot1="ion-cannon")
    upgrading(s)
    act(s, "design interceptor", "part antimatter-cannon")
    assert refused(s, "slot interceptor 3") == "EC-11.9", "no source would be left, and two cannons would draw"


@clause("eclipse:EC-11.10")
def test_a_slot_must_show_another_part_than_before() -> None:
    s = upgrading(begin(2))
    act(s, "design cruiser", "part hull")
    assert refused(s, "slot cruiser 1") == "EC-11.10"


def test_of_slots_that_are_alike_one_is_offered() -> None:
    s = upgrading(begin(2))
    act(s, "design dreadnought", "part electron-computer")
    offered = [text for text in may(s) if text.startswith("slot")]
    assert offered == [
        "slot dreadnought 1",
        "slot dreadnought 2",
        "slot dreadnought 3",
        "slot dreadnought 5",
        "slot dreadnought 8",
    ]


@clause("eclipse:EC-11.9")
def test_the_look_ahead_agrees_with_trying_everything() -> None:
    rng = Random(11)
    answers = []
    for _ in range(300):
        plan, ship, fresh, available = _some_blueprint(rng)
        best, single, drive = sources_of(BOX.parts, available, 0)
        left = rng.choice([0, 1, 2])
        answers.append(mendable(plan, ship != STARBASE, fresh, left, best, single, drive))
        assert answers[-1] == _tried(plan, ship, fresh, left, available), (plan.shown, fresh, left, available)
    assert answers.count(False) > 20


def _some_blueprint(rng: Random) -> tuple[Blueprint, int, int, int]:
    """A small blueprint with some tiles, some of them fresh, and the parts that can be had."""
    people, ship = rng.choice([(0, 0), (3, 0), (6, 0), (0, 3), (3, 3)])
    size = len(BOX.peoples[people].prints[ship].slots)
    available = BOX.parts_for(rng.getrandbits(24))
    parts = [n for n in range(17) if available >> n & 1 and (ship != STARBASE or not BOX.parts[n].move)]
    tiles, fresh = 0, 0
    for slot in rng.sample(range(size), rng.randrange(size + 1)):
        tiles = laid_over(tiles, slot, rng.choice(parts))
        fresh |= rng.randrange(2) << slot
    return BOX.blueprint(people, ship, tiles), ship, fresh, available


def _tried(plan: Blueprint, ship: int, fresh: int, left: int, available: int) -> bool:
    """Every way to leave, uncover or cover the slots that are not fresh."""
    parts = [n for n in range(17) if available >> n & 1 and (ship != STARBASE or not BOX.parts[n].move)]
    useful = [n for n in parts if BOX.parts[n].energy > 0 or BOX.parts[n].move] or parts[:1]
    ways = []
    for slot, part in enumerate(plan.shown):
        free = (
            [(part, 0)] if fresh >> slot & 1 else [(part, 0), (plan.printed.slots[slot], 0), *[(n, 1) for n in useful]]
        )
        ways.append(free)
    for chosen in product(*ways):
        spent = plan.printed.energy + sum(BOX.parts[n].energy for n, _ in chosen if n >= 0)
        drives = any(n >= 0 and BOX.parts[n].move for n, _ in chosen)
        if sum(cost for _, cost in chosen) <= left and spent >= 0 and drives == (ship != STARBASE):
            return True
    return False


def test_parts_are_named_in_the_order_of_the_table() -> None:
    assert len(PARTS) == len(BOX.parts) == 23


@clause("eclipse:EC-11.1", "eclipse:EC-11.3a")
@pytest.mark.parametrize(("ship", "old", "new"), [("interceptor", 2, 1), ("dreadnought", 4, 2)])
def test_an_old_tile_comes_off_though_a_new_one_like_it_was_laid(ship: str, old: int, new: int) -> None:
    s = begin(2)
    letter = ship[0].upper()
    tiles = {f"slot{old}": "electron-computer"}
    fit(s, 0, letter, **tiles)
    act(upgrading(s), f"design {ship}", "part electron-computer", f"slot {ship} {new}")
    assert [text for text in may(s) if text.startswith("uncover")] == [f"uncover {ship} {old}"]


@clause("eclipse:EC-11.9")
def test_the_last_placement_may_be_paid_for_by_a_tile_that_comes_off() -> None:
    s = begin(2)
    teach(s, 0, "plasma-cannon")
    fit(s, 0, "I", slot1="ion-cannon")
    upgrading(s, reaction=True)
    act(s, "design interceptor", "part plasma-cannon", "slot interceptor 2")
    while asked(s) == "Upgrade":
        assert refused(s, "done") == "EC-11.6"
        act(s, "uncover interceptor 1")
    assert shown(s, 0, "I") == ["-", "plasma-cannon", "nuclear-source", "nuclear-drive"]
    assert energy(s, "I") == 0


@clause("eclipse:EC-11.1")
def test_the_first_part_of_the_table_alone_on_the_first_slot_comes_off_too() -> None:
    s = begin(2)
    fit(s, 0, "I", slot1="ion-cannon")
    assert "uncover interceptor 1" in may(upgrading(s))


@clause("eclipse:EC-11.9", "eclipse:EC-11.3a")
def test_a_blueprint_on_which_nothing_can_be_laid_is_not_chosen() -> None:
    s = begin(2, "mechanema", "federation")
    upgrading(s)
    act(s, "design interceptor", "part hull", "slot interceptor 1")
    act(s, "design interceptor", "part electron-computer", "slot interceptor 2")
    assert asked(s) == "Upgrade", "a placement is left, but only for the source and the only drive"
    assert may(s) == ["design cruiser", "design dreadnought", "design starbase", "done"]
    assert refused(s, "design interceptor") == "EC-11.9"
