"""HO-3 and HO-7: days, phases, turns, and who knows what."""

from __future__ import annotations

import pytest

from tenban.games.olympus.events import Cannot, Night, Phase, Reveals, Tyche
from tenban.games.olympus.rules import RULES
from tenban.kernel import EVERYONE, to_act, view
from tenban.testing.clause import clause
from tests.games.olympus.support import (
    AFTERNOON,
    EVENING,
    MORNING,
    SEATS,
    act,
    begin,
    events,
    lay,
    may,
    plans,
    play_out,
    reveal,
    sheet,
    told,
)

STARS = {0: "1:G1", 1: "2:G1", 2: "3:G1"}


@clause("olympus:HO-3.1", "olympus:HO-C24")
@pytest.mark.parametrize("seats", SEATS)
def test_five_days_of_three_phases_and_a_night(seats: int) -> None:
    s = begin(seats)
    play_out(s)
    phases = [(event.day, event.phase) for event in events(s, Phase)]
    assert phases == [(day, phase) for day in range(1, 6) for phase in range(3)]
    assert events(s, Night) == [Night(1), Night(2), Night(3), Night(4), Night(5)]


@clause("olympus:HO-3.2", "olympus:HO-C28")
def test_every_plan_can_always_be_chosen_even_an_impossible_one() -> None:
    s = lay(3, ready=[3, 0, 0], torch=[11, 3, 3])
    for _ in range(2):
        assert may(s) == ["plan forge", "plan messenger", "plan torch", "plan zephyrus"]
        reveal(s, "torch", "torch", "torch")
        act(s, "pass", "pass")


@clause("olympus:HO-3.2", "olympus:HO-7.1", "olympus:HO-C29")
def test_a_plan_is_secret_until_all_are_in_and_nothing_else_is() -> None:
    s = lay(3, STARS, power=[4, 9, 2])
    act(s, "plan torch", "plan forge")
    seen = view(RULES, s, 0).state
    assert seen.sealed[0] >= 0
    assert seen.sealed[1] == -2, "chosen, but not for seat 0's eyes"
    assert seen.sealed[2] == -1
    assert not told(s)[2:], "no event has been told"
    assert seen.power == [4, 9, 2], "gains and payments are public and can be counted"


@clause("olympus:HO-3.3")
def test_all_plans_are_revealed_at_once() -> None:
    s = lay(3, STARS)
    act(s, "plan torch", "plan forge")
    assert events(s, Reveals) == []
    act(s, "plan messenger")
    assert events(s, Reveals) == [Reveals(0, 2), Reveals(1, 0), Reveals(2, 1)]
    assert plans(s) == ["torch", "forge", "messenger"]
    assert all(event.audience == EVERYONE for event in told(s))


@clause("olympus:HO-3.4")
def test_turns_go_clockwise_from_the_holder_of_the_moon() -> None:
    s = lay(4, sun=1, phase=AFTERNOON)
    reveal(s, "torch", "torch", "torch", "torch")
    order = []
    for _ in range(4):
        order.append(to_act(s)[0])
        act(s, "raise 1")
    assert order == [2, 3, 0, 1]


@clause("olympus:HO-3.5")
def test_passing_costs_one_prestige() -> None:
    s = lay(3)
    reveal(s, "torch", "forge", "messenger")
    act(s, "pass")
    assert s.prestige == [-1, 0, 0]
    assert sheet(s, 0) == {"HO-3.5": -1}


@clause("olympus:HO-3.5", "olympus:HO-C13")
def test_a_plan_that_is_impossible_costs_one_prestige_without_a_question() -> None:
    s = lay(3, ready=[3, 1, 1])
    reveal(s, "forge", "torch", "messenger")
    assert to_act(s) == (1,)
    assert s.prestige == [-1, 0, 0]
    assert events(s, Cannot) == [Cannot(0, 0)]


@clause("olympus:HO-3.6")
def test_after_morning_and_afternoon_the_moon_goes_one_seat_to_the_left() -> None:
    s = lay(3, sun=2, phase=MORNING)
    for phase, moon in ((0, 2), (1, 0), (2, 1)):
        assert (s.phase, s.sun, s.moon) == (phase, 2, moon)
        reveal(s, "torch", "torch", "torch")
        act(s, "pass", "pass", "pass")


@clause("olympus:HO-3.7", "olympus:HO-11.2", "olympus:HO-C25")
def test_after_the_night_the_sun_goes_one_seat_to_the_left_and_takes_the_moon_along() -> None:
    s = lay(4, day=2, phase=EVENING, sun=1)
    assert s.moon == 3
    reveal(s, "torch", "torch", "torch", "torch")
    act(s, "pass", "pass", "pass", "pass")
    assert (s.day, s.phase, s.sun, s.moon) == (3, 0, 2, 2)


@clause("olympus:HO-3.8")
@pytest.mark.parametrize("seats", SEATS)
def test_where_sun_and_moon_are_follows_from_the_date(seats: int) -> None:
    s = begin(seats, opener="2")
    play_out(s)
    for event in events(s, Phase):
        assert event.moon == (1 + event.day - 1 + event.phase) % seats
    starters = {event.moon for event in events(s, Phase) if event.day == 1}
    assert len(starters) == 3, "with more than three players not everybody starts a phase"


@clause("olympus:HO-7.2")
def test_prestige_changes_at_once_and_the_next_turn_sees_it() -> None:
    """Seat 0 leads, passes and is tied then: seat 1 now pays Tyche as a leader."""
    s = lay(3, prestige=[1, 0, 0], power=[5, 0, 5])
    reveal(s, "forge", "torch", "messenger")
    act(s, "pass")
    act(s, "raise 1")
    assert events(s, Tyche) == [Tyche(1, 1, 1)]
