"""What a sensible player does with a turn, at a glance: money is spent while it lasts, and on what brings most."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.actions import BUILDING
from tenban.games.eclipse.advice.advisors import candidates
from tenban.games.eclipse.advice.budget import can_pay, cover, spare
from tenban.games.eclipse.advice.turn import action_value
from tenban.games.eclipse.heuristics import HEURISTICS
from tenban.games.eclipse.pieces import MATERIAL, MONEY, SCIENCE
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.turn import Turn
from tenban.kernel import FastRandom, legal, play, start, to_act
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    goods,
    lay,
    may,
    no_fleet,
    offer_only,
    own,
    set_track,
    teach,
    turn,
)

LAST = 9


def glance(s: EclipseState) -> str:
    """The choice of the heuristics for the seat to act."""
    return HEURISTICS.pick(s, to_act(s)[0]).text


def alone(s: EclipseState, *names: str) -> EclipseState:
    """Seat 0's turn: nothing to research, and of material only what the test gives."""
    offer_only(s, " ".join(names))
    no_fleet(s, 0)
    return turn(s, 0)


def test_the_first_thing_to_do_is_to_explore_in_the_second_ring() -> None:
    s = turn(begin(2), 0)
    assert glance(s) == "act explore"
    act(s, "act explore")
    assert {glance(s) for _ in range(20)} <= {
        "explore home0 ne",
        "explore home0 nw",
        "explore home0 se",
        "explore home0 sw",
    }


def test_nothing_is_done_that_cannot_be_paid_for_and_nobody_reacts_in_haste() -> None:
    s = begin(2)
    goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 8, 4
    assert glance(turn(s, 0)) == "pass"
    rich = begin(2)
    goods(rich, 0, 20, 9, 9)
    assert glance(turn(rich, 0, reaction=True)) == "pass"


def test_a_monolith_is_built_as_soon_as_it_can_be() -> None:
    s = begin(2)
    teach(s, 0, "monolith")
    goods(s, 0, 20, 0, 10)
    assert glance(turn(s, 0)) == "act build"
    act(s, "act build")
    assert glance(s) == "build monolith home0"


def test_in_the_last_round_discs_go_to_what_has_points_while_money_lasts() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    goods(s, 0, 0, 0, 0)
    s.round = LAST
    alone(s)
    assert s.balance(0, 2) >= 0
    assert glance(s) == "act influence"
    act(s, "act influence", "lift track")
    assert glance(s) == "put 106"


def test_in_the_last_round_a_technology_counts_for_its_track_only() -> None:
    s = begin(2)
    teach(s, 0, "nanorobots fusion-drive advanced-robotics")
    goods(s, 0, 9, 20, 0)
    s.round = LAST
    alone(s, "orbital", "neutron-bombs")
    act(s, "act research")
    assert glance(s) == "tech orbital"


def test_ships_are_wanted_while_an_enemy_near_can_be_beaten() -> None:
    s = begin(2)
    lay(s, "101", (0, -1), turned=1, bare=False)
    goods(s, 0, 20, 0, 6)
    alone(s)
    guarded = action_value(s, 0, BUILDING)
    s.ancients = 0
    assert guarded > 0 > action_value(s, 0, BUILDING)


def test_what_is_bought_never_costs_the_upkeep() -> None:
    s = begin(2)
    teach(s, 0, "monolith")
    goods(s, 0, 8, 0, 6)
    s.influence[0], s.spent[0] = 6, 6
    alone(s)
    assert "act build" in may(s)
    assert glance(s) == "pass"
    goods(s, 0, 20, 0, 6)
    assert glance(s) == "act build"
    act(s, "act build", "build monolith home0")
    while asked(s) == "Pay":
        act(s, glance(s))
    assert s.balance(0) >= 0


@pytest.mark.parametrize(("kind", "text"), [(MONEY, "gm"), (SCIENCE, "gs"), (MATERIAL, "gt")])
def test_a_colony_ship_brings_what_is_wanted_most(kind: int, text: str) -> None:
    """The track on which the next cube brings most, where nothing is in plenty but the others."""
    s = begin(2)
    lay(s, "313", (0, -1))
    own(s, 0, "313")
    goods(s, 0, *[0 if other == kind else 30 for other in range(3)])
    for other in range(3):
        set_track(s, 0, other, 3 if other == kind else 11)
    act(turn(s, 0), "pass")
    assert asked(s) == "EndTurn"
    assert glance(s) == f"colony 313 {text}"


def test_the_purse_counts_what_can_be_traded_and_in_the_last_round_all_of_it() -> None:
    s = begin(2)
    goods(s, 0, 0, 10, 9)
    assert cover(s, 0) == 5 + 4
    assert spare(s, 0) == 1
    s.influence[0] = 8
    assert s.upkeep(0, 0) == 3
    assert s.upkeep(0, 1) == 5
    assert s.balance(0, 1) == s.production(0, MONEY) - 5
    short = 1
    while s.balance(0, short) + 1 >= 0:
        short += 1
    assert can_pay(s, 0, short - 1)
    assert not can_pay(s, 0, short)
    s.round = LAST
    assert spare(s, 0) == 9
    assert can_pay(s, 0, short)


def test_a_game_at_a_glance_ends_with_hexes_technologies_and_money_spent() -> None:
    hexes, techs = 0, 0
    for seed in range(4):
        s = start(RULES, 2, {"species": "terrans"}, FastRandom(seed))
        while to_act(s):
            play(RULES, s, to_act(s)[0], HEURISTICS.pick(s, to_act(s)[0]))
        assert s.collapsed == 0
        hexes += sum(int(s.discs[seat]).bit_count() for seat in range(2))
        techs += sum(int(s.techs[seat]).bit_count() for seat in range(2))
    assert hexes >= 8 * 4
    assert techs >= 8 * 3


def test_peoples_that_fare_well_are_considered_and_the_best_of_them_is_taken_at_a_glance() -> None:
    s = start(RULES, 2, {}, FastRandom(1))
    seat = to_act(s)[0]
    considered = [action.text for action in candidates(s, seat, legal(s, seat))]
    assert considered == [f"species {name}" for name in ("directorate", "hydran", "planta", "draco", "orion")]
    assert glance(s) == "species draco"


def test_a_search_with_time_chooses_a_people_by_the_end_of_the_game_and_a_turn_by_what_comes_soon() -> None:
    s = start(RULES, 2, {}, FastRandom(1))
    assert HEURISTICS.needs_full_playout(s)
    while not isinstance(s.stack[-1], Turn):
        play(RULES, s, to_act(s)[0], HEURISTICS.pick(s, to_act(s)[0]))
    assert not HEURISTICS.needs_full_playout(s)
