"""EC-C3 to EC-C8: the options `wording` and `homes`, with which sentences are played as printed."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.atlas import coordinates
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import FastRandom, settle, start, to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    combat,
    dice,
    draws,
    duel,
    events,
    fit,
    fleet,
    fleet_at,
    lay,
    may,
    neighbours,
    no_fleet,
    own,
    refused,
    settle_at,
    shown,
    slot,
    sound,
    teach,
    turn,
    unarm,
)
from tests.games.eclipse.test_discovery import discover

PRINTED = {"wording": "printed"}
NEW_TECHNOLOGIES = (0, 0, 0, 0)  # drawn in the cleanup that follows


def occupied(cubes: str = "", discs: int | None = None) -> EclipseState:
    """The ships of seat 1 stand in a hex of seat 0."""
    s = begin(2, options=PRINTED)
    lay(s, "106", (5, 5))
    own(s, 0, "106")
    settle_at(s, 0, "106", cubes)
    fleet(s, 1, "106", "I")
    if discs is not None:
        s.spent[1] += s.influence[1] - discs
        s.influence[1] = discs
    return s


@clause("eclipse:EC-C3")
def test_as_printed_the_owner_of_the_ships_may_leave_the_disc() -> None:
    s = combat(occupied())
    assert (asked(s), to_act(s)) == ("SendHome", (1,))
    act(s, "no")
    assert s.owner(slot("106")) == 0
    assert events(s, "loses-hex") == []
    assert asked(s) not in ("Claim", "SendHome"), "that was the only question"
    sound(s)


@clause("eclipse:EC-C3")
@pytest.mark.parametrize(("answer", "owner"), [("yes", 1), ("no", -1)])
def test_as_printed_the_disc_is_sent_home_and_may_be_replaced(answer: str, owner: int) -> None:
    s = combat(occupied())
    before = s.influence[0]
    act(s, "yes")
    assert s.influence[0] == before + 1
    assert (asked(s), to_act(s)) == ("Claim", (1,))
    act(s, answer)
    assert s.owner(slot("106")) == owner
    sound(s)


@clause("eclipse:EC-C3")
def test_as_printed_a_disc_goes_home_also_if_the_invader_has_none() -> None:
    s = combat(occupied(discs=0))
    act(s, "yes")
    assert s.owner(slot("106")) == -1
    assert asked(s) != "Claim"


@clause("eclipse:EC-C3")
def test_as_printed_nothing_is_asked_while_a_cube_is_left() -> None:
    s = occupied("s")
    unarm(s, 1)
    assert asked(combat(s)) != "SendHome"
    assert s.owner(slot("106")) == 0


@clause("eclipse:EC-C3", "eclipse:EC-20.3")
def test_as_printed_hexes_are_asked_about_in_descending_number() -> None:
    s = occupied()
    lay(s, "201", (7, 7))
    own(s, 0, "201")
    fleet(s, 1, "201", "I")
    combat(s)
    act(s, "yes", "no", "no")
    assert events(s, "loses-hex") == [(0, slot("201"))]
    assert (s.owner(slot("201")), s.owner(slot("106"))) == (-1, 0)


@clause("eclipse:EC-C4")
def test_as_printed_other_tiles_come_off_to_make_a_found_part_fit() -> None:
    s = begin(2, options=PRINTED)
    fit(s, 0, "C", slot2="ion-turret", slot4="positron-computer")
    before = shown(s, 0, "C")
    act(discover(s, "flux-shield"), "yes")
    places = [place for place in may(s) if place.startswith("slot cruiser")]
    usual = begin(2)
    fit(usual, 0, "C", slot2="ion-turret", slot4="positron-computer")
    act(discover(usual, "flux-shield"), "yes")
    ruled = [place for place in may(usual) if place.startswith("slot cruiser")]
    more = [place for place in places if place not in ruled]
    assert more, "some places need more room than one part gives"
    for place in more:
        t = s.clone()
        act(t, place)
        assert asked(t) == "Upgrade"
        assert all(text.startswith("uncover cruiser") for text in may(t)), "nothing is laid, and one cannot stop"
        while asked(t) == "Upgrade":
            act(t, may(t)[0])
        after = shown(t, 0, "C")
        assert after[int(place[-1]) - 1] == "flux-shield"
        assert t.plan(0, 1).sound(True)
        assert sum(old != new for old, new in zip(before, after, strict=True)) > 1
        sound(t)


@clause("eclipse:EC-C4")
def test_as_printed_tiles_come_off_a_starbase_too() -> None:
    s = begin(2, options=PRINTED)
    fit(s, 0, "S", slot2="positron-computer", slot3="phase-shield")
    assert s.plan(0, 3).energy == 3 - 1 - 1 - 1
    act(discover(s, "flux-shield"), "yes", "slot starbase 5")
    while asked(s) == "Upgrade":
        act(s, may(s)[0])
    assert shown(s, 0, "S") == ["ion-cannon", "hull", "hull", "electron-computer", "flux-shield"]
    sound(s)


@clause("eclipse:EC-C4")
def test_as_printed_a_part_that_fits_pushes_nothing_else_away() -> None:
    s = act(discover(begin(2, options=PRINTED), "ion-turret"), "yes", "slot interceptor 1")
    assert shown(s, 0, "I")[0] == "ion-turret"
    assert asked(s) != "Upgrade"
    sound(s)


@clause("eclipse:EC-C4", "eclipse:EC-11.6")
def test_as_printed_a_starbase_still_has_no_drive_and_a_ship_keeps_one() -> None:
    s = act(discover(begin(2, options=PRINTED), "conformal-drive"), "yes")
    assert not [place for place in may(s) if place.startswith("slot starbase")]
    s = act(discover(begin(2, options=PRINTED), "shard-hull"), "yes")
    drive = shown(s, 0, "I").index("nuclear-drive") + 1
    assert refused(s, f"slot interceptor {drive}") == "EC-11.6"


def siege() -> EclipseState:
    """The cruisers of seat 0 stand at the home of seat 1 and know Neutron Bombs."""
    s = begin(2, options=PRINTED)
    no_fleet(s, 1)
    fleet(s, 0, "home1", "C")
    teach(s, 0, "neutron-bombs")
    return s


@clause("eclipse:EC-C5")
def test_as_printed_neutron_bombs_may_be_used() -> None:
    s = combat(siege())
    assert (asked(s), to_act(s)) == ("NeutronBombs", (0,))
    act(s, "yes")
    assert events(s, "wipes-out") == [(0, slot("home1"))]
    assert events(s, "rolls") == []
    assert asked(s) != "NeutronBombs", "they are not asked for again"


@clause("eclipse:EC-C5")
def test_as_printed_the_cannons_may_fire_instead() -> None:
    s = combat(siege())
    draws(s, 0, *NEW_TECHNOLOGIES)
    act(s, "no")
    assert events(s, "wipes-out") == []
    assert events(s, "bombards") == [(0, slot("home1"), 0)]
    assert s.cubes_at(slot("home1")) == 3
    s = combat(siege())
    draws(s, 5)
    act(s, "no")
    assert asked(s) == "Bomb"


@clause("eclipse:EC-C5", "eclipse:EC-18.5")
def test_as_printed_without_the_bombs_nothing_is_asked() -> None:
    s = begin(2, options=PRINTED)
    no_fleet(s, 1)
    fleet(s, 0, "home1", "C")
    draws(s, 0, *NEW_TECHNOLOGIES)
    combat(s)
    assert events(s, "bombards") == [(0, slot("home1"), 0)]
    s = begin(2, "directorate", "planta", options=PRINTED)
    no_fleet(s, 1)
    fleet(s, 0, "home1", "C")
    teach(s, 0, "neutron-bombs")
    combat(s)
    assert events(s, "wipes-out") == [(0, slot("home1"))], "Planta's cubes fall to any ship"


def border(options: dict[str, str]) -> EclipseState:
    """Both seats have an interceptor in 106, beside home0."""
    s = begin(2, options=options)
    lay(s, "106", (0, -1))
    fleet(s, 0, "106", "I")
    fleet(s, 1, "106", "I")
    return s


@clause("eclipse:EC-C6")
def test_as_printed_an_attacker_without_cannons_leaves_although_the_defender_has_some() -> None:
    s = border(PRINTED)
    unarm(s, 0)
    duel(s, "106", 1, 0)
    assert events(s, "stalemate") == [(slot("106"),)]
    assert asked(s) != "Command"
    assert (fleet_at(s, 0, "106"), fleet_at(s, 1, "106")) == ("", "I")
    assert fleet_at(s, 0, "home0") == "II", "it had somewhere to go"


@clause("eclipse:EC-C6")
def test_as_printed_a_defender_without_cannons_fights_on() -> None:
    s = border(PRINTED)
    unarm(s, 1)
    dice(s, 6)
    duel(s, "106", 1, 0)
    assert events(s, "stalemate") == []
    act(s, "attack")
    assert fleet_at(s, 1, "106") == "I", "a hull keeps it alive"


@clause("eclipse:EC-C6")
def test_as_printed_a_battle_without_any_cannon_is_a_stalemate_too() -> None:
    s = border(PRINTED)
    unarm(s, 0)
    unarm(s, 1)
    duel(s, "106", 1, 0)
    assert events(s, "stalemate") == [(slot("106"),)]


@clause("eclipse:EC-C7")
@pytest.mark.parametrize("species", ["all", "terrans", "drawn"])
def test_everybody_chooses_a_place_right_after_the_board(species: str) -> None:
    s = start(RULES, 3, {"species": species, "homes": "chosen"}, FastRandom(3))
    directions = {"n": (0, -2), "ne": (2, -2), "se": (2, 0), "s": (0, 2), "sw": (-2, 2), "nw": (-2, 0)}
    order, places = [], {}
    for way in ("s", "nw", "n"):
        if species != "drawn":
            act(s, may(s)[0])
        assert asked(s) == "ChooseHome"
        order.append(to_act(s)[0])
        places[to_act(s)[0]] = directions[way]
        act(s, f"home {way}")
    turns = (0, 1, 2) if species == "terrans" else (-1, -2, -3)
    assert order == [(s.starter + n) % 3 for n in turns]
    assert {seat: coordinates(s.atlas.space[slot(f"home{seat}")]) for seat in range(3)} == places
    assert asked(s) == "Turn"
    sound(s)


@clause("eclipse:EC-C7")
def test_a_place_that_is_taken_is_not_offered_again() -> None:
    s = start(RULES, 6, {"species": "drawn", "homes": "chosen"}, FastRandom(3))
    assert may(s) == ["home n", "home ne", "home se", "home s", "home sw", "home nw"]
    act(s, "home se")
    assert may(s) == ["home n", "home ne", "home s", "home sw", "home nw"]
    act(s, "home n", "home s", "home nw", "home sw")
    assert asked(s) == "Turn", "the last place is not asked for"
    sound(s)


@clause("eclipse:EC-C7", "eclipse:EC-2.8", "eclipse:EC-2.13")
def test_a_chosen_home_is_furnished_like_a_given_one() -> None:
    given = begin(2)
    s = start(RULES, 2, {"species": "terrans", "homes": "chosen"}, FastRandom(3))
    act(s, "species directorate", "home n", "species federation", "home s")
    assert [s.cubes_at(slot(f"home{seat}")) for seat in (0, 1)] == [given.cubes_at(slot("home0"))] * 2
    assert [s.influence[seat] for seat in (0, 1)] == [given.influence[0]] * 2
    assert [fleet_at(s, seat, f"home{seat}") for seat in (0, 1)] == ["I", "I"]


@clause("eclipse:EC-C8")
@pytest.mark.parametrize(("seat", "name"), [(0, "201"), (1, "106")])
def test_as_printed_ships_abroad_do_not_hinder_a_relation(seat: int, name: str) -> None:
    s = neighbours(options=PRINTED)
    fleet(s, seat, name, "I")
    act(turn(s, 0), "pass", "colony 106 s")
    assert refused(s, "offer 1") == ""
    act(s, "offer 1", "yes")
    while asked(s) == "GiveCube":
        act(s, may(s)[0])
    assert s.are_allies(0, 1)
    assert s.traitor == -1
    settle(s)
    sound(s)
