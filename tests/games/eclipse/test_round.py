"""EC-4: rounds, turns, passing, reactions."""

from __future__ import annotations

from tenban.games.eclipse.pieces import MONEY
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    events,
    finish,
    fleet,
    goods,
    lay,
    may,
    own,
    pass_on,
    refused,
    settle_at,
    teach,
    told,
    turn,
)


@clause("eclipse:EC-4.1")
def test_a_round_has_four_phases_and_the_last_has_no_cleanup() -> None:
    s = begin(2)
    pass_on(s)
    names = [event.name for event in told(s)]
    assert names.index("passes") < names.index("combat") < names.index("income") < names.index("cleanup")
    s.round = 9
    s.log = []
    pass_on(s)
    assert events(s, "cleanup") == []
    assert to_act(s) == ()


@clause("eclipse:EC-4.2", "eclipse:EC-4.3", "eclipse:EC-4.11")
def test_turns_go_clockwise_from_the_start_player_one_action_each() -> None:
    s = begin(4)
    order = []
    for part in ["hull"] * 4 + ["electron-computer"] * 2:
        order.append(to_act(s)[0])
        finish(s, "act upgrade", "design cruiser", f"part {part}", "slot cruiser 2")
    assert order == [0, 1, 2, 3, 0, 1]


@clause("eclipse:EC-4.11")
def test_a_collapsed_seat_has_no_turn() -> None:
    s = begin(4)
    s.collapsed = 0b0010
    turn(s, 0)
    finish(s, "pass")
    assert to_act(s) == (2,)


@clause("eclipse:EC-4.4")
def test_an_action_costs_a_disc_and_without_one_a_player_passes() -> None:
    s = begin(2)
    finish(s, "act upgrade", "design cruiser", "part hull", "slot cruiser 2")
    assert (s.influence[0], s.spent[0]) == (11, 1)
    finish(s, "pass")
    s.spent[0] += s.influence[0]
    s.influence[0] = 0
    turn(s, 0)
    assert events(s, "passes")[-1] == (0,), "nothing else was left"


@clause("eclipse:EC-4.4")
def test_what_a_player_without_disc_is_refused() -> None:
    s = begin(2)
    s.influence[0] = 0
    step = s.stack[-1]
    clauses = {action.text: step.refuse(s, 0, action) for action in step.options(s, 0)}
    assert {clause.id if clause else "" for text, clause in clauses.items() if text != "pass"} == {"EC-4.4"}


@clause("eclipse:EC-4.5")
def test_an_action_without_any_effect_is_not_available() -> None:
    s = begin(2, offer="")
    goods(s, 0, 0, 0, 0)
    turn(s, 0)
    assert refused(s, "act research") == refused(s, "act build") == refused(s, "act move") == "EC-4.5"
    assert may(s) == ["act explore", "act influence", "act upgrade", "pass"]


@clause("eclipse:EC-4.6")
def test_an_action_may_be_done_partly_but_not_without_any_effect() -> None:
    s = begin(2)
    goods(s, 0, 0, 0, 12)
    turn(s, 0)
    act(s, "act build")
    assert refused(s, "done") == "EC-4.6"
    act(s, "build interceptor home0", "done")
    assert to_act(s) == (1,)


@clause("eclipse:EC-4.7", "eclipse:EC-22.5")
def test_the_first_to_pass_begins_the_next_round_and_gets_no_money_for_it() -> None:
    """T53"""
    s = begin(4)
    for seat in (0, 1):
        assert to_act(s) == (seat,)
        finish(s, "act upgrade", "design cruiser", "part hull", "slot cruiser 2")
    finish(s, "pass")  # seat 2
    assert s.stored(2, MONEY) == 2
    finish(s, "act upgrade", "design cruiser", "part hull", "slot cruiser 2")  # seat 3
    finish(s, "pass")
    finish(s, "pass")
    finish(s, "pass")  # seat 2 again
    assert to_act(s) == (3,)
    s.log = []
    finish(s, "pass")
    assert s.round == 2, "when the last passes, no reactions follow"
    assert to_act(s) == (2,)


@clause("eclipse:EC-4.8", "eclipse:EC-4.9")
def test_a_player_who_has_passed_may_react_with_three_of_the_actions_one_thing_each() -> None:
    s = begin(2, "mechanema", "federation")
    goods(s, 0, 0, 9, 20)
    teach(s, 0, "nanorobots")
    lay(s, "106", (0, -1))
    fleet(s, 0, "106", "I")
    turn(s, 0, reaction=True)
    assert may(s) == ["act upgrade", "act build", "act move", "pass"]
    assert refused(s, "act explore") == refused(s, "act influence") == refused(s, "act research") == "EC-4.9"
    act(s, "act build", "build interceptor home0")
    assert to_act(s) == (1,), "one item, whatever the people and Nanorobots"
    assert s.spent[0] == 1


@clause("eclipse:EC-4.10")
def test_the_phase_ends_when_the_last_player_passes_for_the_first_time() -> None:
    s = begin(2)
    finish(s, "pass")
    finish(s, "act upgrade", "design cruiser", "part hull", "slot cruiser 2")
    assert to_act(s) == (0,), "seat 0 may react"
    finish(s, "pass")
    finish(s, "pass")
    assert s.round == 2


@clause("eclipse:EC-4.12")
def test_colony_ships_are_free_in_a_turn_with_a_reaction() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    settle_at(s, 0, "106", "s")
    turn(s, 0, reaction=True)
    act(s, "act upgrade", "design cruiser", "part hull", "slot cruiser 2")
    assert asked(s) == "EndTurn"
    assert may(s) == ["colony 106 t", "done"]
