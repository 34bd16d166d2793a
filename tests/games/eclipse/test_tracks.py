"""EC-3: tracks, income and storage; EC-5: colony ships; EC-6: trade."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.pieces import MATERIAL, MONEY, SCIENCE
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.colony import ready_ships
from tenban.games.eclipse.steps.turn import EndTurn
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    bury_track,
    cleanup,
    events,
    fleet,
    goods,
    judged,
    lay,
    may,
    own,
    pass_on,
    production,
    refused,
    set_track,
    settle_at,
    slot,
    sound,
    stored,
    teach,
    track,
    turn,
    upkeep,
)


def colonists(seats: int = 2, *sides: str) -> EclipseState:
    """Seat 0 controls 106 (s, t), 103 (m*, g) and the rest of its home is free."""
    s = begin(seats, *sides)
    lay(s, "106", (0, -1))
    lay(s, "103", (1, -1))
    own(s, 0, "106 103")
    return s


@clause("eclipse:EC-3.1")
def test_production_by_cubes_left_on_a_track() -> None:
    s = begin(2)
    made = []
    for cubes in range(13):
        set_track(s, 0, MONEY, cubes)
        made.append(s.production(0, 0))
    assert made == [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0]


@clause("eclipse:EC-3.3")
def test_upkeep_by_discs_left_on_the_track() -> None:
    """T5"""
    s = begin(2)
    due = []
    for discs in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14):
        s.influence[0] = discs
        due.append(s.upkeep(0))
    assert due == [30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0, 0]


@clause("eclipse:EC-3.2", "eclipse:EC-22.3")
def test_a_cube_for_a_full_track_goes_to_another_of_the_owners_choice() -> None:
    """T52"""
    s = begin(2)
    s.bury(0, MONEY, 1)
    s.set_tracks(0, [12, s.cubes_on_track(0, SCIENCE) - 3, s.cubes_on_track(0, MATERIAL)])
    cleanup(s)
    assert asked(s) == "ReturnCubes"
    assert may(s) == ["track science", "track material"]
    assert refused(s, "track money") == "EC-3.2"
    act(s, "track science")
    assert track(s, 0) == [12, 8, 10]


@clause("eclipse:EC-3.4")
def test_storage_has_no_upper_limit() -> None:
    s = begin(2)
    goods(s, 0, 400, 99, 99)
    upkeep(s)
    assert stored(s, 0) == [403, 102, 102]


@clause("eclipse:EC-3.5", "eclipse:EC-3.6")
def test_production_and_upkeep_are_read_off_whatever_moved() -> None:
    s = colonists()
    assert (production(s, 0), s.upkeep(0)) == ([3, 3, 3], 1)
    settle_at(s, 0, "106", "s t")
    assert (production(s, 0), s.upkeep(0)) == ([3, 4, 4], 1)


@clause("eclipse:EC-5.1", "eclipse:EC-4.12")
def test_a_colony_ship_puts_one_cube_on_a_controlled_hex_also_in_a_turn_with_a_pass() -> None:
    s = turn(colonists(), 0)
    act(s, "pass", "colony 106 s")
    assert (s.colony[0], track(s, 0)) == (2, [10, 9, 10])
    assert "colony 106 s" not in may(s), "the square is taken"
    act(s, "colony 106 t", "colony 103 gm")
    assert s.colony[0] == 0
    assert asked(s) == "Turn", "there is no ship left to use"


@clause("eclipse:EC-5.1", "eclipse:EC-21.1")
def test_colony_ships_can_be_used_at_the_start_of_upkeep() -> None:
    s = upkeep(colonists(), colonists=True)
    act(s, "colony 106 s", "done")
    assert stored(s, 0)[1] == 3 + 4


@clause("eclipse:EC-5.2", "eclipse:EC-5.3")
def test_a_square_is_filled_from_its_own_track_and_a_gray_one_from_any() -> None:
    """T55"""
    s = colonists()
    bury_track(s, 0, SCIENCE)
    turn(s, 0)
    act(s, "pass")
    assert refused(s, "colony 106 s") == "EC-5.2"
    assert refused(s, "colony 103 gs") == "EC-5.2"
    assert [text for text in may(s) if text.startswith("colony 103")] == ["colony 103 gm", "colony 103 gt"]


@clause("eclipse:EC-5.4")
@pytest.mark.parametrize(
    ("technology", "square"),
    [("advanced-economy", "colony 103 m*"), ("advanced-labs", "colony home0 s*"), ("advanced-mining", "colony 308 t*")],
)
def test_an_advanced_square_needs_its_technology(technology: str, square: str) -> None:
    s = colonists()
    lay(s, "308", (0, -3))
    own(s, 0, "308")
    turn(s, 0)
    act(s, "pass")
    assert refused(s, square) == "EC-5.4"
    teach(s, 0, technology)
    assert refused(s, square) == ""


@clause("eclipse:EC-5.5")
def test_an_orbital_is_one_square_for_money_or_science() -> None:
    s = colonists()
    s.orbitals = 1 << slot("106")
    turn(s, 0)
    act(s, "pass")
    assert [text for text in may(s) if "106 o" in text] == ["colony 106 om", "colony 106 os"]
    act(s, "colony 106 om")
    assert [text for text in may(s) if "106 o" in text] == []


@clause("eclipse:EC-5.6", "eclipse:EC-9.6")
def test_squares_do_not_remember_from_which_track_a_cube_came() -> None:
    s = colonists()
    settle_at(s, 0, "103", "gm")
    turn(s, 0)
    act(s, "act influence", "lift 103", "put track")
    assert may(s) == ["track money", "track science", "track material"]
    act(s, "track science")
    assert track(s, 0) == [9, 11, 10]


@clause("eclipse:EC-9.6")
def test_every_cube_of_a_hex_goes_home_those_of_gray_squares_before_the_orbitals() -> None:
    s = begin(2)
    s.defence = False
    own(s, 0, "001")
    settle_at(s, 0, "001", "s gm gs om")
    before = sum(track(s, 0))
    turn(s, 0)
    act(s, "act influence", "lift 001", "put track")
    every = ["track money", "track science", "track material"]
    assert may(s) == every, "the first gray square"
    act(s, "track money")
    assert may(s) == every, "the second"
    act(s, "track money")
    assert may(s) == ["track money", "track science"], "the orbital"
    act(s, "track science")
    assert asked(s) != "ReturnCubes"
    assert sum(track(s, 0)) == before + 4


@clause("eclipse:EC-5.7")
def test_enemy_ships_do_not_keep_colony_ships_away() -> None:
    s = colonists()
    fleet(s, 1, "106", "I")
    turn(s, 0)
    act(s, "pass")
    assert "colony 106 s" in may(s)
    assert "colony 106 s" in may(upkeep(s, colonists=True))


@clause("eclipse:EC-5.7", "eclipse:EC-C9")
def test_by_option_they_do_so_in_the_upkeep_phase() -> None:
    s = begin(2, options={"colonists": "unopposed"})
    lay(s, "106", (0, -1))
    lay(s, "103", (1, -1))
    own(s, 0, "106 103")
    fleet(s, 1, "106", "I")
    upkeep(s, colonists=True)
    assert refused(s, "colony 106 s") == "EC-5.7"
    assert "colony 103 gm" in may(s)


@clause("eclipse:EC-5.8", "eclipse:EC-22.4")
def test_used_colony_ships_come_back_in_cleanup() -> None:
    s = turn(colonists(), 0)
    act(s, "pass", "colony 106 s", "done")
    assert s.colony[0] == 2
    pass_on(s)
    assert (s.round, s.colony[0]) == (2, 3)


@clause("eclipse:EC-5.9")
def test_a_settled_cube_stays_where_it_is() -> None:
    s = colonists()
    settle_at(s, 0, "106", "s")
    turn(s, 0)
    act(s, "pass")
    assert not [text for text in may(s) if not text.startswith(("colony", "done"))]
    assert "colony 106 s" not in may(s)


@clause("eclipse:EC-6.1")
@pytest.mark.parametrize(("side", "rate"), [("directorate", 2), ("planta", 3), ("orion", 4)])
def test_so_many_goods_of_one_kind_become_one_of_another(side: str, rate: int) -> None:
    s = begin(2, side, "federation", offer="fusion-drive")
    goods(s, 0, rate, 3, 9)
    turn(s, 0)
    act(s, "act research")
    assert asked(s) == "Pay"
    assert may(s) == ["pay money", "pay material"]
    act(s, "pay money")
    assert stored(s, 0) == [0, 0, 9]
    assert events(s, "trades") == [(0, rate, 0, 1)]


@clause("eclipse:EC-6.1")
def test_a_kind_that_does_not_suffice_for_a_trade_is_no_choice() -> None:
    s = begin(2, offer="improved-hull")
    goods(s, 0, 1, 3, 9)
    turn(s, 0)
    act(s, "act research")
    assert stored(s, 0) == [1, 0, 7], "material was traded without a question"


@clause("eclipse:EC-6.2", "eclipse:EC-6.3")
def test_trade_is_asked_for_only_where_a_payment_is_short() -> None:
    s = begin(2, offer="improved-hull gauss-shield")
    goods(s, 0, 9, 9, 9)
    turn(s, 0)
    assert not [text for text in may(s) if text.startswith("pay")]
    act(s, "act research", "tech improved-hull")
    assert asked(s) == "Turn"
    assert stored(s, 0) == [9, 5, 9]


@clause("eclipse:EC-6.3")
def test_payment_comes_before_the_effect() -> None:
    s = begin(2, offer="artifact-key")
    goods(s, 0, 2, 13, 0)
    turn(s, 0)
    act(s, "act research")
    assert asked(s) == "Artifact", "money was traded; what the key brings pays for nothing"
    assert stored(s, 0) == [0, 0, 0]
    act(s, "track material")
    assert stored(s, 0) == [0, 0, 5]
    sound(s)


@clause("eclipse:EC-5.1")
def test_without_a_colony_ship_face_up_nothing_is_settled() -> None:
    s = colonists()
    s.colony[0] = 0
    s.stack = [EndTurn(0)]
    assert (may(s), judged(s, "colony")) == (["done"], [])


@clause("eclipse:EC-5.1")
def test_the_last_colony_ship_is_used_like_the_others() -> None:
    s = colonists()
    s.colony[0] = 1
    turn(s, 0)
    act(s, "pass", "colony 106 s")
    assert (s.colony[0], asked(s)) == (0, "Turn")
    s = colonists()
    s.colony[0] = 1
    act(upkeep(s, colonists=True), "colony 106 s")
    assert s.flips == 0
    assert ready_ships(s, 0) == 3, "in the next round all are face up"


@clause("eclipse:EC-9.9")
def test_no_more_colony_ships_are_turned_up_than_there_are() -> None:
    s = act(turn(colonists(), 0), "act influence", "done")
    assert s.flips == 2
    assert [ready_after(s, up) for up in range(4)] == [2, 3, 3, 3]


def ready_after(s: EclipseState, up: int) -> int:
    s.colony[0] = up
    return ready_ships(s, 0)


@clause("eclipse:EC-5.2", "eclipse:EC-5.3")
def test_the_centre_has_two_gray_squares_and_no_other_square_twice() -> None:
    s = begin(2)
    own(s, 0, "001")
    s.defence = False
    turn(s, 0)
    act(s, "pass")
    gray = ["colony 001 gm", "colony 001 gs", "colony 001 gt"]
    assert may(s) == ["colony 001 s", "colony 001 t", *gray, "done"], "of the advanced squares none is open"
    act(s, "colony 001 s", "colony 001 gm")
    assert may(s) == ["colony 001 t", *gray, "done"]
    act(s, "colony 001 gt")
    s.colony[0] = 1
    s.stack = [EndTurn(0)]
    assert may(s) == ["colony 001 t", "done"]


@clause("eclipse:EC-5.3")
def test_a_gray_square_is_filled_once() -> None:
    s = turn(colonists(), 0)
    act(s, "pass", "colony 103 gm")
    assert may(s) == ["colony 106 s", "colony 106 t", "done"]
