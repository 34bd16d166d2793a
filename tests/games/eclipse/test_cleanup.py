"""Clean-up between the rounds (EC-22)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.pieces import MONEY, SCIENCE
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    bury_track,
    cleanup,
    events,
    finish,
    may,
    offer_only,
    pass_on,
    set_track,
    sound,
    track,
    turn,
)


@clause("eclipse:EC-22.1")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_new_technologies_by_number_of_players(seats: int, tiles: int) -> None:
    """T1, G-14"""
    s = begin(seats)
    before = sum(s.offer)
    cleanup(s)
    assert sum(s.offer) == before + tiles
    assert len(events(s, "new-technology")) == tiles
    sound(s)


@clause("eclipse:EC-22.1")
def test_the_number_of_players_is_that_at_the_start_of_the_game() -> None:
    s = begin(4)
    s.collapsed = 0b1100
    before = sum(s.offer)
    cleanup(s)
    assert sum(s.offer) == before + 7


@clause("eclipse:EC-22.1")
@pytest.mark.parametrize("left", [0, 3])
def test_a_bag_that_is_nearly_empty_gives_what_it_has(left: int) -> None:
    s = begin(2)
    offer_only(s, "")
    taken = sum(s.bag) - left
    for technology in range(len(s.bag)):
        moved = min(taken, s.bag[technology])
        s.bag[technology] -= moved
        s.offer[technology] += moved
        taken -= moved
    cleanup(s)
    assert sum(s.bag) == 0
    assert len(events(s, "new-technology")) == left


@clause("eclipse:EC-22.2")
def test_discs_of_actions_and_reactions_come_back() -> None:
    s = turn(begin(2), 0)
    finish(s, "act upgrade", "design starbase", "part hull", "slot starbase 5")
    assert (s.spent[0], s.influence[0]) == (1, 11)
    pass_on(s)
    assert (s.round, s.spent[0], s.influence[0]) == (2, 0, 12)
    sound(s)


@clause("eclipse:EC-22.3")
def test_cubes_of_graveyards_come_back_to_their_tracks() -> None:
    s = begin(2)
    s.set_graves(0, [1, 0, 1])
    cleanup(s)
    assert track(s, 0) == [11, 10, 11]
    assert s.all_graves(0) == [0, 0, 0]
    assert events(s, "cube-returns") == [(0, 0), (0, 2)]


@clause("eclipse:EC-22.3", "eclipse:EC-3.2")
def test_the_start_player_is_the_first_to_be_asked_where_cubes_of_full_tracks_go() -> None:
    """T52, G-20"""
    s = begin(3)
    s.starter, s.first_pass = 1, 2
    for seat in range(3):
        s.bury(seat, MONEY, 1)
        set_track(s, seat, MONEY, 12)
    cleanup(s)
    order: list[int] = []
    while asked(s) == "ReturnCubes":
        order += to_act(s)
        assert may(s) == ["track science", "track material"]
        act(s, "track science")
    assert order == [1, 2, 0]
    assert s.starter == 2


@clause("eclipse:EC-22.3")
def test_cubes_go_home_one_by_one_and_the_choice_follows_what_is_left() -> None:
    s = begin(2)
    s.set_graves(0, [2, 0, 0])
    s.set_tracks(0, [12, 11, 12])
    cleanup(s)
    assert track(s, 0)[:2] == [12, 12], "the first had one way only"


@clause("eclipse:EC-22.4")
def test_colony_ships_face_up_and_nobody_has_passed() -> None:
    s = begin(2, "planta", "federation")
    s.colony[0] = s.colony[1] = 0
    s.passed = 0b11
    s.refusals = 1
    cleanup(s)
    assert (s.colony[0], s.colony[1]) == (4, 3)
    assert (s.passed, s.refusals, s.first_pass) == (0, 0, -1)


@clause("eclipse:EC-22.5", "eclipse:EC-4.7")
def test_the_first_player_who_passed_starts_the_next_round() -> None:
    """T53, G-19"""
    s = begin(4)
    turn(s, 2)
    finish(s, "pass")
    while s.round == 1:
        finish(s, "pass")
    assert s.round == 2
    assert s.starter == 2
    assert to_act(s) == (2,)


@clause("eclipse:EC-22.5")
def test_nobody_reacts_after_the_last_has_passed() -> None:
    """T53"""
    s = begin(2)
    turn(s, 0)
    finish(s, "pass")
    assert to_act(s) == (1,)
    finish(s, "pass")
    assert (s.round, events(s, "reacts"), events(s, "passes")) == (2, [], [(0,), (1,)])


@clause("eclipse:EC-22.5")
def test_for_a_collapsed_first_passer_the_next_seat_starts() -> None:
    s = begin(3)
    s.first_pass, s.collapsed = 1, 0b110
    cleanup(s)
    assert s.starter == 0
    s = begin(4)
    s.first_pass, s.collapsed = 1, 0b010
    cleanup(s)
    assert s.starter == 2


@clause("eclipse:EC-22.6")
def test_after_the_ninth_upkeep_there_is_no_cleanup() -> None:
    s = begin(2)
    s.round = 9
    s.colony[0] = 0
    cleanup(s)
    assert events(s, "ends") == [()]
    assert events(s, "new-technology") == events(s, "cleanup") == []
    assert (s.colony[0], to_act(s), s.stack) == (0, (), [])
    s = begin(2)
    s.round = 8
    cleanup(s)
    assert s.round == 9
    assert to_act(s) == (0,)


@clause("eclipse:EC-22.3")
@pytest.mark.parametrize("seat", range(3))
def test_the_graveyards_of_every_seat_are_emptied(seat: int) -> None:
    s = begin(3)
    for other in range(3):
        bury_track(s, other, SCIENCE)
    before = [s.all_graves(other) for other in range(3)]
    assert before[seat] == [0, 10, 0]
    cleanup(s)
    assert s.all_graves(seat) == [0, 0, 0]
    assert len(s.graves) == 9
    assert s.cubes_on_track(seat, SCIENCE) == 10
