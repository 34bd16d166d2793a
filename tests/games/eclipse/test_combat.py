"""Which battles happen, in what order (EC-15)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.state import EclipseState
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    NPC,
    act,
    asked,
    begin,
    combat,
    damage,
    draws,
    events,
    fit,
    fleet,
    fleet_at,
    lay,
    may,
    no_fleet,
    own,
    settle_at,
    slot,
    sound,
    told,
    turn,
    unarm,
)

NEW_TECHNOLOGIES = (0, 0, 0, 0)  # drawn in the cleanup that follows


def play_on(s: EclipseState) -> EclipseState:
    """The combat phase to its end, with the first choice there is."""
    combat(s)
    while asked(s) not in ("Settle", "Turn"):
        act(s, may(s)[0])
        sound(s)
    return s


def battles(s: EclipseState) -> list[str]:
    """The hexes fought over, in order."""
    names = {slot(name): name for name in ("001", "101", "104", "106", "204", "207", "311", "home0", "home1")}
    return [names[event[0]] for event in events(s, "battle")]


@clause("eclipse:EC-15.1")
def test_players_in_one_hex_fight() -> None:
    s = begin(2)
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "I")
    assert battles(play_on(s)) == []
    fleet(s, 1, "207", "I")
    assert battles(play_on(s)) == ["207"]


@clause("eclipse:EC-15.1")
@pytest.mark.parametrize(("side", "fought"), [("directorate", ["104"]), ("draco", [])])
def test_a_player_and_ancients_fight_but_not_draco(side: str, fought: list[str]) -> None:
    s = begin(2, side, "federation")
    lay(s, "104", (0, -1), bare=False)
    fleet(s, 0, "104", "I")
    assert battles(play_on(s)) == fought


@clause("eclipse:EC-15.1")
def test_a_disc_alone_does_not_fight() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    fleet(s, 1, "106", "I")
    assert battles(play_on(s)) == []


@clause("eclipse:EC-15.2")
def test_hexes_are_fought_over_in_descending_number() -> None:
    """T38"""
    s = begin(2)
    lay(s, "101", (5, 5), bare=False)
    lay(s, "204", (7, 5), bare=False)
    lay(s, "311", (9, 5))
    fleet(s, 1, "311", "I")
    for name in ("101", "204", "001", "311"):
        fleet(s, 0, name, "I")
    assert battles(play_on(s)) == ["311", "204", "101", "001"]


@clause("eclipse:EC-15.2")
def test_home_hexes_count_by_the_number_printed_on_them() -> None:
    s = begin(2, "directorate", "orion")  # 221 and 232
    fleet(s, 1, "home0", "I")
    fleet(s, 0, "home1", "I")
    lay(s, "104", (0, -1), bare=False)
    fleet(s, 0, "104", "I")
    lay(s, "311", (0, 3))
    for seat in (0, 1):
        fleet(s, seat, "311", "I")
    assert battles(play_on(s)) == ["311", "home1", "home0", "104"]


def crowd(*order: int, seats: int = 4) -> EclipseState:
    """Interceptors in 207, which came in this order."""
    s = begin(seats)
    lay(s, "207", (5, 5))
    for seat in order:
        fleet(s, seat, "207", "I")
    return s


@clause("eclipse:EC-15.4", "eclipse:EC-15.5")
def test_the_last_two_fight_then_the_survivor_the_one_before_and_the_controller_last() -> None:
    """T39"""
    s = crowd(1, 2, 3, 0)
    own(s, 0, "207")
    draws(s, 5, 5, 5, 0, 0)  # each defender hits at once; then seat 0 draws two tiles
    combat(s)
    assert events(s, "battle") == [(slot("207"), 2, 3), (slot("207"), 1, 2), (slot("207"), 0, 1)]
    assert fleet_at(s, 0, "207") == "I"


@clause("eclipse:EC-15.4", "eclipse:EC-15.5")
def test_without_a_controller_the_first_who_came_fights_last_as_defender() -> None:
    """T39"""
    s = crowd(0, 1, 2, 3)
    draws(s, 5, 5, 5, 0, 0)
    combat(s)
    assert events(s, "battle") == [(slot("207"), 2, 3), (slot("207"), 1, 2), (slot("207"), 0, 1)]


@clause("eclipse:EC-15.4")
def test_a_surviving_attacker_fights_on_as_attacker() -> None:
    s = crowd(0, 1, 2, 3)
    # 2 misses, 3 hits; 1 misses, 3 hits; 0 misses, 3 hits; 0 draws one tile
    draws(s, 0, 5, 0, 5, 0, 5, 0)
    combat(s)
    assert events(s, "battle") == [(slot("207"), 2, 3), (slot("207"), 1, 3), (slot("207"), 0, 3)]
    assert fleet_at(s, 3, "207") == "I"


@clause("eclipse:EC-15.5")
@pytest.mark.parametrize(("owner", "defender"), [(-1, 0), (0, 0), (1, 1)])
def test_the_controller_defends_even_if_another_came_first(owner: int, defender: int) -> None:
    s = crowd(0, 1, seats=2)
    if owner >= 0:
        own(s, owner, "207")
    draws(s, 5, 0, 0)
    combat(s)
    assert events(s, "battle") == [(slot("207"), defender, 1 - defender)]


@clause("eclipse:EC-15.5")
@pytest.mark.parametrize("name", ["001", "101"])
def test_ships_that_no_player_owns_always_defend(name: str) -> None:
    s = begin(2)
    lay(s, "101", (5, 5), bare=False)
    fleet(s, 0, name, "I")
    assert events(play_on(s), "battle") == [(slot(name), NPC, 0)]


@clause("eclipse:EC-15.3")
def test_first_the_players_fight_then_the_survivor_fights_the_ancients() -> None:
    s = begin(2)
    lay(s, "101", (5, 5), bare=False)
    fleet(s, 0, "101", "I")
    fleet(s, 1, "101", "I")
    draws(s, 5, 0, 5, 5, 0, 0)  # 0 hits 1, then misses the Ancient and is hit twice; 0 draws two tiles
    combat(s)
    assert events(s, "battle") == [(slot("101"), 0, 1), (slot("101"), NPC, 0)]
    assert fleet_at(s, 0, "101") == ""
    assert s.ancients_at(slot("101")) == 1


@clause("eclipse:EC-15.6", "eclipse:EC-20.5")
def test_damage_lasts_from_one_battle_to_the_next_and_no_longer_than_the_phase() -> None:
    s = begin(3)
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "C")
    fleet(s, 1, "207", "I")
    fleet(s, 2, "207", "C")
    unarm(s, 0)
    fit(s, 0, "C", slot3="electron-computer", slot5="tachyon-drive")
    # 1 hits 2's cruiser and is destroyed; the cruiser meets seat 0, which cannot fire, hits once, and so on
    draws(s, 5, 5)
    with pytest.raises(ValueError, match="the script has no draw"):
        combat(s)
    assert events(s, "battle") == [(slot("207"), 1, 2), (slot("207"), 0, 2)]
    assert damage(s, 2, "C") == [1]
    s = begin(2)
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "C")
    fleet(s, 1, "207", "I")
    draws(s, 5, 5, 0, 0, 0)  # the interceptor hits, the cruiser too; both draw
    combat(s)
    assert asked(s) == "KeepTile"
    assert damage(s, 0, "C") == [1]
    act(s, "keep 1", "keep 1")
    assert s.damaged == ()


@clause("eclipse:EC-15.7")
def test_per_hex_battles_population_and_reputation_then_control_for_all() -> None:
    s = begin(2)
    no_fleet(s, 0)
    lay(s, "311", (5, 5))
    lay(s, "207", (7, 7))
    own(s, 0, "311 207")
    settle_at(s, 0, "311", "t")
    fleet(s, 0, "311", "I")
    fleet(s, 1, "311", "D")
    fleet(s, 1, "207", "I")
    fleet(s, 1, "home0", "I")
    # 311: the interceptor misses, both dice of the dreadnought hit it; both miss the cube (1, 2);
    # 0 draws one tile, 1 draws two; then home0: the interceptor misses the three cubes
    draws(s, 0, 5, 5, 0, 1, 0, 0, 0, 0, *NEW_TECHNOLOGIES)
    combat(s)
    act(s, "keep 1", "keep 1", "yes")
    told_names = [event.name for event in told(s)]
    order = [name for name in told_names if name in ("battle", "bombards", "draws", "loses-hex", "claims")]
    assert order == ["battle", "bombards", "draws", "draws", "bombards", "loses-hex", "claims"]
    assert [event[1] for event in events(s, "bombards")] == [slot("311"), slot("home0")]
    assert events(s, "claims") == [(1, slot("207"))]


@clause("eclipse:EC-15.7")
def test_an_invader_without_an_opponent_attacks_the_population_in_the_order_of_hexes() -> None:
    """G-6"""
    s = begin(2)
    lay(s, "311", (5, 5))
    lay(s, "106", (0, -1))
    own(s, 0, "311 106")
    settle_at(s, 0, "311", "t")
    settle_at(s, 0, "106", "s t")
    fleet(s, 1, "311", "I")
    fleet(s, 1, "106", "I")
    draws(s, 0, 0, *NEW_TECHNOLOGIES)
    combat(s)
    assert [event[1] for event in events(s, "bombards")] == [slot("311"), slot("106")]
    assert events(s, "battle") == []


@clause("eclipse:EC-15.4", "eclipse:EC-13.9")
def test_ships_built_by_the_controller_do_not_change_the_order_and_later_ones_come_last() -> None:
    """G-25"""
    s = begin(2)
    lay(s, "207", (5, 5))
    own(s, 0, "207")
    fleet(s, 1, "207", "I")
    turn(s, 0)
    act(s, "act build", "build interceptor 207")
    draws(s, 5, 0, 0)
    combat(s)
    assert events(s, "battle") == [(slot("207"), 0, 1)], "the controller defends"
    assert s.entered(slot("207")) == [0]
