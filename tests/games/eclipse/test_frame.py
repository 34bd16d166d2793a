"""EC-0 and EC-1: the frame of the game and its map."""

from __future__ import annotations

from random import Random

import pytest

from tenban.games.eclipse.actions import SPACE
from tenban.games.eclipse.atlas import beyond, coordinates, ring, space_at, stack_of, turned
from tenban.games.eclipse.oracle.policy import prudent
from tenban.games.eclipse.pieces import PEOPLES, SIDES
from tenban.games.eclipse.rules import RULES
from tenban.kernel import FastRandom, SetupError, play, start, to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    begin,
    fit,
    goods,
    lay,
    may,
    neighbours,
    pass_on,
    refused,
    slot,
    sound,
    teach,
    turn,
)


@clause("eclipse:EC-0.1")
def test_two_to_six_play_nine_rounds() -> None:
    assert (RULES.least_seats, RULES.most_seats) == (2, 6)
    with pytest.raises(SetupError):
        RULES.checked(7, {})
    s = begin(2)
    rounds = []
    while to_act(s):
        rounds.append(s.round)
        pass_on(s)
    assert rounds == list(range(1, 10))


@clause("eclipse:EC-0.2")
def test_there_are_seven_peoples_on_six_double_boards_and_one_side_takes_the_other_away() -> None:
    assert len(PEOPLES) == 7
    assert [RULES.box.people_of[side] for side in range(12)] == [0] * 6 + [1, 2, 3, 4, 5, 6]
    s = start(RULES, 2, {}, FastRandom(1))
    assert may(s) == [f"species {side}" for side in SIDES]
    act(s, "species planta")
    assert refused(s, "species planta") == refused(s, "species union") == "EC-0.2"
    assert refused(s, "species orion") == ""


@clause("eclipse:EC-0.3")
def test_there_is_no_diplomacy_with_three_players() -> None:
    s = neighbours()
    turn(s, 0)
    act(s, "pass")
    assert "offer 1" in may(s)
    s = begin(3)
    lay(s, "106", (0, -1))
    turn(s, 0)
    act(s, "act upgrade", "design starbase", "part hull", "slot starbase 5", "done")
    assert to_act(s) == (1,), "nothing was asked at the end of the turn"


@clause("eclipse:EC-0.3")
def test_diplomacy_stays_when_players_collapse() -> None:
    s = neighbours()
    s.collapsed = 0b1100
    turn(s, 0)
    act(s, "pass")
    assert "offer 1" in may(s)
    assert "offer 2" not in may(s)


@clause("eclipse:EC-0.4")
def test_ships_are_finite_and_part_tiles_are_not() -> None:
    s = begin(2)
    goods(s, 0, 0, 0, 90)
    turn(s, 0)
    act(s, "act build", "build dreadnought home0", "build dreadnought home0")
    turn(s, 0)
    act(s, "act build")
    assert refused(s, "build dreadnought home0") == "EC-12.4"
    assert refused(s, "build cruiser home0") == ""
    for seat in (0, 1):
        fit(s, seat, "D", slot1="hull", slot3="hull", slot6="hull", slot7="hull")
    assert [s.plan(seat, 2).hull for seat in (0, 1)] == [6, 6]


@clause("eclipse:EC-1.1")
def test_edges_run_clockwise_from_north_and_the_opposite_edge_is_three_further() -> None:
    centre = space_at(0, 0)
    steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert [coordinates(beyond(centre, edge)) for edge in range(6)] == steps
    for edge in range(6):
        assert beyond(beyond(centre, edge), (edge + 3) % 6) == centre
    assert [ring(space_at(q, r)) for q, r in [(0, 0), (1, -1), (2, -1), (-1, -1), (3, 0)]] == [0, 1, 2, 2, 3]


@clause("eclipse:EC-1.2")
def test_the_ring_says_from_which_stack_a_space_is_explored_without_an_outer_limit() -> None:
    spaces = [(0, -1), (-1, -1), (0, -3), (0, -9), (12, 0)]
    assert [stack_of(space_at(*at)) for at in spaces] == [0, 1, 2, 2, 2]


@clause("eclipse:EC-1.3")
def test_a_turned_tile_has_its_wormholes_further_on() -> None:
    assert turned(0b001001, 1) == 0b010010
    assert turned(0b001001, 3) == 0b001001
    s = begin(2)
    lay(s, "317", (0, -3), 5)
    assert s.atlas.holes[slot("317")] == 0b001100


@clause("eclipse:EC-1.4", "eclipse:EC-1.5")
def test_a_half_connection_is_a_link_only_with_the_generator() -> None:
    s = begin(2)
    lay(s, "101", (0, -1))  # no wormhole to the north
    home, castor, centre = slot("home0"), slot("101"), slot("001")
    assert s.links(0, castor) == 1 << centre
    assert s.links(0, home) == 0
    teach(s, 0, "wormhole-generator")
    assert s.links(0, castor) == 1 << centre | 1 << home
    assert s.links(0, home) == 1 << castor
    assert s.links(1, home) == 0


@clause("eclipse:EC-1.6")
def test_no_ship_or_disc_is_ever_on_an_empty_space() -> None:
    s = turn(begin(2), 0)
    assert "act move" not in may(s), "nothing lies beside home0"
    s, rng = start(RULES, 3, {}, FastRandom(5)), Random(7)
    for _ in range(150):
        seat = to_act(s)[0]
        play(RULES, s, seat, prudent(s, seat, rng))
        assert all((s.discs[p] | s.fleets[p]) & ~s.atlas.hexes == 0 for p in range(3))
        sound(s)


def test_every_choice_has_a_text_of_its_own() -> None:
    assert len(SPACE.actions) == len(SPACE.by_text) == 1608
    assert SPACE.by_text["build cruiser home0"].args == (1, slot("home0"))
    assert SPACE.by_text["colony 204 gm"].args == (slot("204"), 6)
