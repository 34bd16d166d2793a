"""Reputation: how many tiles are drawn, which is kept, where (EC-19)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tenban.games.eclipse.events import Draws, KeepsReputation, SwapsTile
from tenban.games.eclipse.pieces import PEOPLES
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.reputation import has_place
from tenban.games.eclipse.tilebag import size_of
from tenban.kernel import UNKNOWN, imagine, to_act, view
from tenban.testing.clause import clause
from tenban.testing.compare import plain
from tests.games.eclipse.support import (
    act,
    ally,
    asked,
    begin,
    combat,
    draws,
    events,
    fit,
    fleet,
    fleet_at,
    give_reputation,
    lay,
    may,
    own,
    refused,
    reputation,
    sheet,
    slot,
    sound,
    take_reputation,
    unarm,
)

NEW_TECHNOLOGIES = (0, 0, 0, 0)  # drawn in the cleanup that follows
ONE, TWO, THREE, FOUR = 0, 12, 21, 28  # which draw out of the full bag gives a tile of that value


def arena(defender: str, attacker: str, seats: int = 2, options: Mapping[str, str] | None = None) -> EclipseState:
    """A hex far from everything, with ships of seat 0 and of seat 1."""
    s = begin(seats, options=options)
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", defender)
    fleet(s, 1, "207", attacker)
    return s


def drew(s: EclipseState) -> list[tuple[int, ...]]:
    """Who drew how many tiles."""
    return [event[:2] for event in events(s, "draws")]


def in_bag(s: EclipseState) -> int:
    return size_of(s.reputation_bag)


@clause("eclipse:EC-19.1")
def test_one_for_taking_part_two_for_a_cruiser_three_for_a_dreadnought_but_five_at_most() -> None:
    """T45, G-27"""
    s = arena("D", "CD")
    fit(s, 0, "D", slot1="antimatter-cannon", slot6="antimatter-cannon")
    draws(s, 0, 5, 5, 0, 0, 0, 0, 0)
    combat(s)
    act(s, "hit cruiser 1")
    assert s.kills[0] == 5
    assert drew(s) == [(0, 5)]
    assert asked(s) == "KeepTile"
    assert size_of(view(RULES, s, 1).state.reputation_bag) == in_bag(s) + 5, "others cannot tell which ones they are"


@clause("eclipse:EC-19.1")
@pytest.mark.parametrize(("ship", "tiles"), [("I", 2), ("S", 2), ("C", 3), ("D", 4)])
def test_draws_by_type_of_ship_destroyed(ship: str, tiles: int) -> None:
    s = arena("I", ship)
    fit(s, 0, "I", slot2="antimatter-cannon")
    unarm(s, 1, "S")
    draws(s, 5, 0, 0, 0, 0)
    combat(s)
    assert drew(s) == [(0, tiles)]


@clause("eclipse:EC-19.1")
def test_an_ancient_counts_one() -> None:
    s = begin(2)
    lay(s, "101", (5, 5), bare=False)
    fleet(s, 0, "101", "D")
    draws(s, 0, 0, 5, 5, 0, 0)
    combat(s)
    assert drew(s) == [(0, 2)]


@clause("eclipse:EC-19.1")
def test_the_centres_defence_counts_three() -> None:
    s = begin(2)
    fleet(s, 0, "001", "DD")
    draws(s, 5, 5, 5, 5, 0, 0, 0, 0, 5, 5, 5, 5, 0, 0, 0, 0)
    combat(s)
    assert drew(s) == [(0, 4)]


@clause("eclipse:EC-19.1")
def test_several_battles_in_one_hex_count_one_for_taking_part() -> None:
    s = arena("I", "I", seats=3)
    fleet(s, 2, "207", "I")
    # 1 misses, 2 hits 1; 0 misses, 2 hits 0; 0, 1 and 2 draw
    draws(s, 0, 5, 0, 5, 0, 0, 0, 0, 0)
    combat(s)
    act(s, "keep 1", "keep 1")
    assert drew(s) == [(0, 1), (1, 1), (2, 3)]


@clause("eclipse:EC-19.1")
def test_every_hex_is_counted_by_itself() -> None:
    """G-27"""
    s = arena("I", "I")
    lay(s, "311", (8, 8))
    fleet(s, 0, "311", "I")
    fleet(s, 1, "311", "I")
    draws(s, 5, 0, 0, 0, 5, 0, 0, 0)
    combat(s)
    act(s, "keep 1", "keep 1", "keep 1")
    assert drew(s) == [(0, 2), (1, 1), (0, 2), (1, 1)], "what was destroyed in 311 does not count in 207"


@clause("eclipse:EC-19.1")
def test_a_player_who_only_attacks_a_population_draws_nothing() -> None:
    s = begin(2)
    fleet(s, 1, "home0", "D")
    s.remove_ship(slot("home0"), 0, 0)
    draws(s, 0, 0, *NEW_TECHNOLOGIES)
    combat(s)
    assert events(s, "bombards") == [(1, slot("home0"), 0)]
    assert drew(s) == []


@clause("eclipse:EC-19.2")
def test_a_player_who_lost_all_ships_draws_too() -> None:
    """T45"""
    s = arena("I", "I")
    draws(s, 5, 0, 0, 0)
    combat(s)
    act(s, "keep 1")
    assert drew(s) == [(0, 2), (1, 1)]
    assert (to_act(s), fleet_at(s, 1, "207")) == ((1,), "")


def frontier(mine: str, theirs: str, seats: int = 2) -> EclipseState:
    """Seat 0 can retreat from 106 to its home."""
    s = begin(seats)
    lay(s, "106", (0, -1))
    fleet(s, 1, "106", theirs)
    fleet(s, 0, "106", mine)
    return s


@clause("eclipse:EC-19.3")
def test_a_player_who_retreated_draws_only_for_destroyed_ships() -> None:
    """T45"""
    s = frontier("I", "II")
    # 1 misses twice, 0 hits; 1 misses and 0 declares; 1 misses and 0 leaves; 1 draws for taking part; 0 draws one
    draws(s, 0, 0, 5, 0, 0, 0, 0)
    combat(s)
    act(s, "attack", "retreat home0", "keep 1")
    assert drew(s) == [(1, 1), (0, 1)]
    assert fleet_at(s, 0, "home0") == "II"


@clause("eclipse:EC-19.3")
def test_a_player_who_retreated_without_a_kill_draws_nothing() -> None:
    s = frontier("I", "I")
    draws(s, 0, 0, 0, *NEW_TECHNOLOGIES)
    combat(s)
    act(s, "retreat home0", "keep 1")
    assert drew(s) == [(1, 1)]


@clause("eclipse:EC-19.3")
def test_ships_destroyed_after_declaring_count_as_retreated() -> None:
    s = frontier("I", "I")
    draws(s, 0, 5, 0, 0, *NEW_TECHNOLOGIES)
    combat(s)
    act(s, "retreat home0", "keep 1")
    assert events(s, "destroyed") == [(0, 0)]
    assert drew(s) == [(1, 2)], "nothing for taking part: it wanted to leave"


@clause("eclipse:EC-19.3")
def test_a_player_who_left_type_by_type_has_retreated() -> None:
    s = frontier("IC", "I")
    # 1 misses, the interceptor misses; 1 misses; 1 misses; 1 draws a tile
    draws(s, 0, 0, 0, 0, 0, *NEW_TECHNOLOGIES)
    combat(s)
    act(s, "attack", "retreat home0", "retreat home0")
    assert fleet_at(s, 0, "106") == ""
    act(s, "keep 1")
    assert drew(s) == [(1, 1)]


@clause("eclipse:EC-19.3", "eclipse:EC-17.4")
def test_a_winner_all_of_whose_types_have_declared_counts_as_retreated() -> None:
    """G-13"""
    s = frontier("I", "I")
    lay(s, "102", (1, -1))
    own(s, 1, "102")
    draws(s)
    combat(s)
    act(s, "retreat 102", "retreat home0")
    assert (fleet_at(s, 0, "106"), fleet_at(s, 1, "102")) == ("I", "I"), "both declared; the defender left first"
    assert asked(s) == "Claim", "the hex is seat 0's, but nobody draws a tile"
    assert drew(s) == []


@clause("eclipse:EC-19.3", "eclipse:EC-17.4")
def test_a_winner_with_one_type_that_stood_its_ground_draws_for_taking_part() -> None:
    s = frontier("IC", "I")
    # 1 misses; the interceptor misses and the cruiser declares; 1 misses, the interceptor hits; two tiles for 0
    draws(s, 0, 0, 0, 5, 0, 0, 0)
    combat(s)
    act(s, "attack", "retreat home0", "attack", "keep 1")
    assert drew(s) == [(1, 1), (0, 2)]


@clause("eclipse:EC-19.3", "eclipse:EC-17.6")
@pytest.mark.parametrize(("refuge", "draws_of_attacker"), [(True, []), (False, [(0, 1)])])
def test_after_a_stalemate_ships_that_left_have_retreated_and_those_destroyed_have_not(
    refuge: bool, draws_of_attacker: list[tuple[int, int]]
) -> None:
    """G-13"""
    s = frontier("I", "I")
    unarm(s, 0)
    unarm(s, 1)
    if not refuge:
        s.discs[0] = 0
        s.influence[0] += 1
    draws(s, 0, 0, *NEW_TECHNOLOGIES)
    combat(s)
    act(s, "keep 1")
    assert drew(s) == [(1, 1), *draws_of_attacker]


@clause("eclipse:EC-19.4")
def test_the_controller_draws_first_then_the_others_by_entry() -> None:
    s = arena("I", "I", seats=3)
    fleet(s, 2, "207", "I")
    own(s, 2, "207")
    draws(s, 5, 5, 0, 0, 0, 0, 0)  # 0 hits 1, 2 hits 0
    combat(s)
    act(s, "keep 1", "keep 1")
    assert [seat for seat, _ in drew(s)] == [2, 0, 1]


@clause("eclipse:EC-C1")
def test_as_printed_all_draw_in_the_order_in_which_their_ships_came() -> None:
    s = arena("I", "I", seats=3, options={"reputation": "arrival"})
    fleet(s, 2, "207", "I")
    own(s, 2, "207")
    draws(s, 5, 5, 0, 0, 0, 0, 0)  # 0 hits 1, 2 hits 0
    combat(s)
    act(s, "keep 1", "keep 1")
    assert [seat for seat, _ in drew(s)] == [0, 1, 2], "the controller came last"


@clause("eclipse:EC-19.4")
def test_one_tile_is_kept_and_the_others_are_back_in_the_bag_before_the_next_draws() -> None:
    s = arena("I", "I")
    draws(s, 5, ONE, FOUR - 1, ONE)
    combat(s)
    assert in_bag(s) == 30
    assert may(s) == ["keep 1", "keep 4"]
    act(s, "keep 4")
    assert reputation(s, 0) == [4]
    assert in_bag(s) == 30, "31 without the kept tile, and the next has drawn one"
    act(s, "keep 1")
    assert reputation(s, 1) == [1]
    assert in_bag(s) == 30
    sound(s)


@clause("eclipse:EC-19.4")
def test_nobody_else_sees_what_is_drawn_kept_or_returned() -> None:
    s = arena("I", "I")
    give_reputation(s, 0, 2)
    draws(s, 5, ONE, FOUR - 2, ONE)
    combat(s)
    assert view(RULES, s, 0).state.drawn == s.drawn
    for seat in (1, -1):
        seen = view(RULES, s, seat).state
        assert (seen.drawn, seen.drawn_size) == (UNKNOWN, 2)
        assert (seen.reputation[0], seen.reputation_sizes[0]) == (UNKNOWN, 1)
    act(s, "keep 4")
    assert view(RULES, s, 0).state.reputation[0] == s.reputation[0]
    kept = next(event for event in s.log or [] if isinstance(event, KeepsReputation))
    assert (kept.seen_by(0).values, kept.seen_by(1).values) == ((0, 3), (0,))
    drawn = next(event for event in s.log or [] if isinstance(event, Draws))
    assert drawn.seen_by(1).values == (0, 2)


@clause("eclipse:EC-19.4")
def test_a_bag_looks_the_same_to_others_whatever_was_kept() -> None:
    seen = []
    for keep in ("keep 1", "keep 4"):
        s = arena("I", "I")
        draws(s, 5, ONE, FOUR - 1, ONE)
        combat(s)
        act(s, keep)
        seen.append(int(view(RULES, s, -1).state.reputation_bag))
    assert seen[0] == seen[1]


@clause("eclipse:EC-19.5")
def test_with_room_one_tile_must_be_kept() -> None:
    s = arena("I", "I")
    draws(s, 5, ONE, ONE, ONE)
    combat(s)
    assert asked(s) == "KeepTile", "asked although there is one choice only: to know that would tell the tiles"
    assert may(s) == ["keep 1"]
    assert refused(s, "keep none") == "EC-19.5"


def crowded() -> EclipseState:
    """Seat 0, Eridani, has four tiles and no room for a fifth; it has won a battle and drawn a 4 and a 1."""
    s = begin(2, "eridani", "federation")
    lay(s, "207", (5, 5))
    take_reputation(s, 0)
    give_reputation(s, 0, 1, 1, 2, 3)
    fleet(s, 0, "207", "I")
    fleet(s, 1, "207", "I")
    draws(s, 5, ONE, in_bag(s) - 2, ONE)
    return combat(s)


@clause("eclipse:EC-19.5")
def test_without_room_a_drawn_tile_may_take_the_place_of_another() -> None:
    s = crowded()
    assert may(s) == ["keep none", "drop 1", "drop 2", "drop 3"]
    act(s, "drop 2")
    assert may(s) == ["keep 1", "keep 4"], "what was dropped cannot be kept again"
    act(s, "keep 4")
    assert reputation(s, 0) == [1, 1, 3, 4]
    assert s.reputation_sizes[0] == 4
    sound(s)


@clause("eclipse:EC-19.5")
def test_without_room_all_drawn_tiles_may_go_back() -> None:
    s = crowded()
    act(s, "keep none")
    assert reputation(s, 0) == [1, 1, 2, 3]
    assert events(s, "swaps-tile") == [(0, 0, 0, 0)]
    sound(s)


@clause("eclipse:EC-19.5")
def test_whether_a_tile_was_exchanged_is_known_to_its_owner_alone() -> None:
    s = crowded()
    act(s, "drop 2")
    assert not [code for code in view(RULES, s, 1).state.picks if code >= 0], "not even while it is under way"
    act(s, "keep 4")
    swapped = next(event for event in s.log or [] if isinstance(event, SwapsTile))
    assert (swapped.seen_by(0).values, swapped.seen_by(1).values) == ((0, 1, 1, 3), (0,))
    other = crowded()
    act(other, "keep none")
    assert plain(view(RULES, s, 1).state) == plain(view(RULES, other, 1).state), "others see the same tracks"
    told = [[(event.name, event.seen_by(1).values) for event in state.log or []] for state in (s, other)]
    assert told[0] == told[1], "so they are told the same"


@clause("eclipse:EC-19.6")
@pytest.mark.parametrize(("left", "drawn"), [(1, [(0, 1)]), (0, [])])
def test_a_bag_that_is_nearly_empty_gives_what_it_has(left: int, drawn: list[tuple[int, int]]) -> None:
    s = arena("I", "I")
    for value, tiles in enumerate([12, 9, 7, 4], 1):
        give_reputation(s, 1, *[value] * tiles)
    s.reputation[1] -= left
    s.reputation_sizes[1] -= left
    s.reputation_bag += left
    draws(s, 5, *[0] * left, *NEW_TECHNOLOGIES)
    combat(s)
    assert [event for event in drew(s) if event[1] > 0] == drawn
    assert (asked(s) == "KeepTile") == (left > 0)


@clause("eclipse:EC-14.5")
@pytest.mark.parametrize(
    ("people", "ambassadors", "tiles", "fit_in"),
    [
        ("terran", 2, 3, True),
        ("terran", 2, 4, False),
        ("orion", 0, 5, True),
        ("orion", 1, 5, False),
        ("orion", 1, 4, True),
        ("hydran", 1, 3, True),
        ("hydran", 1, 4, False),
        ("planta", 1, 3, True),
        ("eridani", 0, 4, True),
        ("eridani", 1, 4, False),
        ("draco", 3, 1, True),
        ("mechanema", 3, 2, False),
    ],
)
def test_what_fits_on_a_reputation_track(people: str, ambassadors: int, tiles: int, fit_in: bool) -> None:
    """T46"""
    assert RULES.box.peoples[PEOPLES.index(people)].fits(ambassadors, tiles) is fit_in


@clause("eclipse:EC-19.5", "eclipse:EC-14.5")
def test_ambassadors_take_room_for_tiles() -> None:
    s = begin(4)
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "I")
    fleet(s, 1, "207", "I")
    give_reputation(s, 0, 1, 1, 1)
    ally(s, 0, 2)
    ally(s, 0, 3)
    draws(s, 5, ONE, ONE, ONE)
    combat(s)
    assert may(s) == ["keep none", "drop 1"], "two ambassadors and three tiles fill the track"
    assert sheet(s, 0)["reputation"] == 3


@clause("eclipse:EC-19.5")
def test_the_last_place_of_the_track_can_be_taken_and_no_place_after_it() -> None:
    s = begin(2, "eridani", "federation")
    take_reputation(s, 0)
    give_reputation(s, 0, 1, 1, 1)
    assert has_place(s, 0), "three of four places"
    give_reputation(s, 0, 1)
    assert not has_place(s, 0)


@clause("eclipse:EC-19.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_others_hold_and_look_at_is_imagined_from_the_bag(seat: int) -> None:
    s = crowded()
    give_reputation(s, 1, 2)
    assert asked(s) == "KeepTile"
    w = imagine(view(RULES, s, seat), 1)
    sound(w)
    assert size_of(w.reputation[1 - seat]) == size_of(s.reputation[1 - seat])
    assert w.reputation[seat] == s.reputation[seat]
    assert size_of(w.drawn) == 2
    assert seat == 1 or w.drawn == s.drawn, "who looks at tiles knows them"


@clause("eclipse:EC-19.4")
def test_what_is_hidden_already_is_not_hidden_again() -> None:
    s = crowded()
    v = view(RULES, s, 1).state
    before = plain(v)
    RULES.hide(v, 1)
    assert plain(v) == before
    assert (v.drawn, v.reputation[0]) == (UNKNOWN, UNKNOWN)
