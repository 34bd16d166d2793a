"""Upkeep: colony ships, civilization, bankruptcy, production (EC-21)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.pieces import MATERIAL, MONEY, SCIENCE
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.upkeep import Books
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    ally,
    asked,
    begin,
    combat,
    events,
    fleet,
    fleet_at,
    goods,
    lay,
    may,
    own,
    production,
    refused,
    set_track,
    settle_at,
    slot,
    sound,
    stored,
    track,
    turn,
    upkeep,
)
from tests.games.eclipse.test_house import house


def books(money: int, science: int, material: int, cubes: int, discs: int, side: str = "directorate") -> EclipseState:
    """The accounts of seat 0: goods, money cubes on the track, discs on the track."""
    s = begin(2, side, "federation")
    goods(s, 0, money, science, material)
    set_track(s, 0, MONEY, cubes)
    s.influence[0] = discs
    return s


@clause("eclipse:EC-21.1")
def test_colony_ships_are_used_in_the_order_of_seats_from_the_start_player() -> None:
    s = begin(3)
    s.starter = 1
    for seat, name, at in ((0, "106", (5, 5)), (1, "201", (7, 5)), (2, "210", (9, 5))):
        lay(s, name, at)
        own(s, seat, name)
    upkeep(s, colonists=True)
    order: list[int] = []
    while asked(s) == "Settle":
        order += to_act(s)
        act(s, "done")
    assert order == [1, 2, 0]


@clause("eclipse:EC-21.2", "eclipse:EC-21.3")
def test_money_stored_becomes_the_balance() -> None:
    """T6"""
    s = upkeep(books(2, 0, 0, 9, 8))
    assert stored(s, 0)[0] == 2 + 4 - 3


@clause("eclipse:EC-21.2")
def test_the_books_are_balanced_from_the_start_player_on() -> None:
    """G-20"""
    s = begin(3)
    s.starter = 2
    upkeep(s)
    assert [event[0] for event in events(s, "income")] == [2, 0, 1]


@clause("eclipse:EC-21.3", "eclipse:EC-21.5")
def test_a_balance_of_zero_is_no_bankruptcy() -> None:
    s = upkeep(books(1, 9, 9, 9, 7))
    assert stored(s, 0)[0] == 1 + 4 - 5
    assert events(s, "bankrupt") == []
    assert asked(s) == "Turn", "nothing was asked"


def debtor() -> EclipseState:
    """Money 4, 8 money cubes on the track, 3 discs: 7 short. Three hexes, one with a money cube."""
    s = begin(2)
    lay(s, "201", (5, 5))
    lay(s, "207", (7, 7))
    lay(s, "208", (9, 9))
    own(s, 0, "201 207 208")
    settle_at(s, 0, "201", "m")
    goods(s, 0, 4, 0, 0)
    set_track(s, 0, MONEY, 8)
    s.influence[0] = 3
    return s


@clause("eclipse:EC-21.4")
def test_hexes_are_given_up_until_the_balance_read_again_is_enough() -> None:
    """T48"""
    s = upkeep(debtor())
    assert events(s, "bankrupt") == [(0, 7)]
    assert s.balance(0) == -7
    act(s, "abandon 201")
    assert (s.balance(0), s.cubes_on_track(0, MONEY), s.influence[0]) == (-5, 9, 4)
    act(s, "abandon 207")
    assert s.balance(0) == -2
    act(s, "abandon 208")
    assert stored(s, 0)[0] == 1
    assert s.owner(slot("home0")) == 0


@clause("eclipse:EC-21.4")
def test_bankruptcy_with_empty_tracks() -> None:
    """T49"""
    s = begin(2)
    lay(s, "201", (5, 5))
    lay(s, "210", (7, 7))
    own(s, 0, "201 210")
    settle_at(s, 0, "201", "m")
    settle_at(s, 0, "210", "m")
    goods(s, 0, 0, 0, 0)
    set_track(s, 0, MONEY, 0)
    s.influence[0] = 0
    upkeep(s)
    assert s.balance(0) == 28 - 30
    act(s, "abandon 201")
    assert s.balance(0) == 24 - 25
    act(s, "abandon 210")
    assert events(s, "income")[0][:2] == (0, 0)
    assert stored(s, 0)[0] == 0


@clause("eclipse:EC-21.4", "eclipse:EC-9.6")
def test_cubes_of_a_hex_given_up_go_home_and_not_to_the_graveyard() -> None:
    s = begin(2)
    lay(s, "211", (5, 5))
    own(s, 0, "211")
    settle_at(s, 0, "211", "m gt")
    goods(s, 0, 0, 0, 0)
    s.influence[0] = 7
    upkeep(s)
    before = track(s, 0)
    act(s, "abandon 211")
    assert (asked(s), may(s)) == ("ReturnCubes", ["track money", "track science", "track material"])
    act(s, "track science")
    assert track(s, 0) == [before[0] + 1, before[1] + 1, before[2]]
    assert s.all_graves(0) == [0, 0, 0]


@clause("eclipse:EC-21.4", "eclipse:EC-6.1")
def test_trade_may_save_the_hexes() -> None:
    """T51"""
    s = books(0, 0, 4, 10, 7)
    assert s.balance(0) == -2
    upkeep(s)
    assert refused(s, "pay science") == "EC-21.4"
    assert may(s) == ["pay material", "abandon home0"]
    act(s, "pay material", "pay material")
    assert stored(s, 0) == [0, 3, 3], "two trades; then science and material were earned"
    assert events(s, "abandons") == []


@clause("eclipse:EC-21.4")
def test_hexes_and_trades_may_be_mixed_in_any_order() -> None:
    s = debtor()
    goods(s, 0, 4, 2, 4)
    upkeep(s)
    act(s, "pay science", "abandon 207", "pay material")
    assert s.balance(0) == 4 + 1 + 1 + 6 - 13
    act(s, "pay material")
    assert stored(s, 0)[0] == 0
    assert events(s, "abandons") == [(0, slot("207"))]


@clause("eclipse:EC-21.5")
def test_as_soon_as_the_balance_suffices_nothing_more_may_be_given_up() -> None:
    """G-16"""
    s = books(0, 0, 9, 10, 8)
    assert s.balance(0) == 0
    upkeep(s)
    assert events(s, "trades") == events(s, "abandons") == []
    s = books(0, 0, 9, 10, 7)
    upkeep(s)
    act(s, "pay material", "pay material")
    assert asked(s) == "Turn"
    assert stored(s, 0)[2] == 9 - 4 + 3


@clause("eclipse:EC-21.6", "eclipse:EC-23.7")
def test_without_a_hex_or_a_trade_the_civilisation_collapses() -> None:
    """T50"""
    s = books(0, 1, 3, 12, 10, "orion")
    s.discs[0] = 0
    assert s.balance(0) == -1
    upkeep(s)
    assert events(s, "collapses") == [(0,)]
    assert s.is_gone(0)
    assert stored(s, 0) == [0, 1, 3], "it neither trades nor earns"


@clause("eclipse:EC-21.6")
def test_a_trade_that_is_still_possible_must_be_made() -> None:
    s = books(0, 1, 4, 12, 10, "orion")
    s.discs[0] = 0
    upkeep(s)
    assert events(s, "trades") == [(0, 4, 2, 0)], "the only choice"
    assert not s.is_gone(0)


@clause("eclipse:EC-21.6")
def test_a_player_who_gives_up_the_last_hex_in_vain_collapses() -> None:
    s = books(0, 0, 0, 11, 0)
    upkeep(s)
    assert events(s, "abandons") == [(0, slot("home0"))], "the only choice"
    assert events(s, "collapses") == [(0,)]


@clause("eclipse:EC-21.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_collapses_before_the_upkeep_phase(seat: int) -> None:
    """G-26"""
    s = begin(2)
    goods(s, seat, 0, 0, 0)
    s.influence[seat] = 0
    s.discs[seat] = 0
    set_track(s, seat, MONEY, 12)
    lay(s, "106", (0, -1))
    fleet(s, 1 - seat, "106", "I")
    combat(s)
    assert asked(s) == "Claim"
    assert not s.is_gone(seat)
    act(s, "no")
    assert s.is_gone(seat)


@clause("eclipse:EC-21.7")
def test_discs_on_action_fields_are_away_from_the_track() -> None:
    s = begin(2)
    assert s.upkeep(0) == 0
    turn(s, 0)
    act(s, "act upgrade", "design starbase", "part hull", "slot starbase 5", "done")
    s.spent[0] += 3
    s.influence[0] -= 3
    assert s.upkeep(0) == 3
    upkeep(s)
    assert events(s, "income")[0][:2] == (0, 3 - 3)


@clause("eclipse:EC-21.7")
def test_colony_ships_and_ambassadors_do_not_help_a_bankrupt() -> None:
    """G-30"""
    s = begin(4)
    lay(s, "201", (5, 5))
    own(s, 0, "201")
    ally(s, 0, 1)
    goods(s, 0, 0, 2, 2)
    s.influence[0] = 3
    upkeep(s)
    assert s.colony[0] == 3
    assert may(s) == ["pay science", "pay material", "abandon 201", "abandon home0"]
    assert refused(s, "colony 201 m") == "TB-2"


@clause("eclipse:EC-21.8")
def test_science_and_material_grow_by_their_production() -> None:
    s = begin(2)
    goods(s, 0, 5, 6, 7)
    set_track(s, 0, SCIENCE, 4)
    set_track(s, 0, MATERIAL, 7)
    made = production(s, 0)
    assert made[1:] == [15, 8]
    upkeep(s)
    assert stored(s, 0) == [5 + 3, 6 + 15, 7 + 8]


@clause("eclipse:EC-21.8")
def test_science_and_material_are_earned_after_hexes_were_given_up() -> None:
    s = begin(2)
    lay(s, "106", (5, 5))
    own(s, 0, "106")
    settle_at(s, 0, "106", "s t")
    goods(s, 0, 0, 0, 0)
    s.influence[0] = 7
    assert production(s, 0) == [3, 4, 4]
    upkeep(s)
    act(s, "abandon 106")
    assert stored(s, 0) == [0, 3, 3]


@clause("eclipse:EC-21.9", "eclipse:EC-22.6")
def test_the_last_round_has_its_upkeep_in_full() -> None:
    s = debtor()
    s.round = 9
    upkeep(s)
    act(s, "abandon 201", "abandon 207", "abandon 208")
    assert stored(s, 0) == [1, 3, 3]
    assert events(s, "ends") == [()]
    assert to_act(s) == ()


@clause("eclipse:EC-21.4")
def test_ships_stay_where_a_hex_is_given_up() -> None:
    s = debtor()
    fleet(s, 0, "207", "I")
    upkeep(s)
    act(s, "abandon 207")
    assert fleet_at(s, 0, "207") == "I"


@clause("eclipse:EC-21.1", "eclipse:EC-5.1")
def test_cubes_settled_at_the_start_of_upkeep_count_in_the_same_upkeep() -> None:
    s = begin(2)
    lay(s, "201", (5, 5))
    own(s, 0, "201")
    sound(s)
    upkeep(s, colonists=True)
    act(s, "colony 201 m", "done")
    assert events(s, "income")[0] == (0, 4, 3, 3), "nine money cubes on the track make four"


@clause("eclipse:EC-21.4", "eclipse:EC-21.6")
def test_a_trade_of_science_that_is_still_possible_must_be_made_too() -> None:
    s = books(0, 4, 1, 12, 10, "orion")
    s.discs[0] = 0
    upkeep(s)
    assert events(s, "trades") == [(0, 4, 1, 0)], "the only choice"
    assert not s.is_gone(0)


@clause("eclipse:EC-21.3", "eclipse:EC-21.5")
def test_who_can_pay_is_not_asked() -> None:
    assert Books(0).actors(books(5, 0, 0, 11, 11)) == ()


@clause("eclipse:EC-21.1")
def test_at_the_end_of_a_round_the_start_player_is_the_first_to_use_colony_ships() -> None:
    s = begin(2)
    lay(s, "106", (5, 5))
    own(s, 0, "106")
    for _ in range(2):
        act(s, "pass")
        while asked(s) == "EndTurn":
            act(s, "done")
    assert (asked(s), to_act(s)) == ("Settle", (0,))


@clause("eclipse:EC-21.2")
def test_more_discs_than_circles_cost_what_the_last_circle_says() -> None:
    s = begin(2, rules=house(upkeep={"by_discs": [9, 5, 3]}))
    s.influence[0] = 2
    assert (s.upkeep(0), s.upkeep(0, 1), s.upkeep(0, 2)) == (3, 5, 9)
    s.influence[0] = 7
    assert s.upkeep(0) == 3
