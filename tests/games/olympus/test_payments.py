"""HO-4 and HO-5: competition and Tyche's mercy."""

from __future__ import annotations

import pytest

from tenban.games.olympus.events import Buys, Competes, Places, Raises, Returns, Swaps, Tyche
from tenban.games.olympus.rules import RULES
from tenban.games.olympus.state import OlympusState
from tenban.kernel import EVERYONE, to_act
from tenban.kernel.chance import DrawNeededError, ExplicitRandom
from tenban.testing.clause import clause
from tests.games.olympus.support import (
    SEATS,
    act,
    begin,
    events,
    lay,
    may,
    play_out,
    reveal,
    sheet,
    spaces,
    told,
    turn,
)


@clause("olympus:HO-4.1")
def test_three_who_forge_pay_two_power_each() -> None:
    s = lay(4)
    reveal(s, "forge", "forge", "forge", "torch")
    act(s, "buy 1", "buy 1", "buy 1")
    assert s.power == [18 - 2 - 1] * 3 + [18]


@clause("olympus:HO-4.2")
def test_competition_is_paid_before_the_action_and_even_when_passing() -> None:
    s = lay(3)
    reveal(s, "torch", "torch", "torch")
    assert s.power == [14, 16, 16]
    act(s, "pass")
    assert s.power == [14, 14, 16]


@clause("olympus:HO-4.2")
def test_competition_is_paid_for_a_plan_that_is_impossible() -> None:
    s = lay(3, ready=[3, 3, 1])
    reveal(s, "forge", "forge", "torch")
    assert s.power == [15, 15, 16]
    assert s.prestige == [-1, -1, 0]


@clause("olympus:HO-4.3")
def test_who_passes_still_counts_for_the_others() -> None:
    s = lay(3)
    reveal(s, "forge", "forge", "torch")
    act(s, "pass", "buy 1")
    assert s.power == [15, 14, 16]


@clause("olympus:HO-4.4")
def test_who_is_alone_with_a_plan_pays_nothing() -> None:
    s = lay(3)
    reveal(s, "messenger", "forge", "torch")
    assert s.power == [16, 16, 16]
    assert events(s, Competes) == []


@clause("olympus:HO-4.5", "olympus:HO-C12")
def test_competition_cannot_be_avoided_but_the_cost_of_the_action_can() -> None:
    s = lay(3, power=[0, 9, 9], prestige=[0, 5, 5])
    reveal(s, "torch", "torch", "torch")
    assert s.prestige[0] == -1
    act(s, "pass")
    assert s.prestige[0] == -2
    assert s.power[0] == 0


@pytest.mark.parametrize("plan", ["forge", "torch"])
def test_random_play_chooses_any_number_and_the_pass_alike(plan: str) -> None:
    s = lay(3)
    reveal(s, plan, "messenger", "messenger")
    while to_act(s) != (0,):
        act(s, "pass")
    s.chance = ExplicitRandom([])
    with pytest.raises(DrawNeededError) as needed:
        s.stack[-1].pick(s, 0)
    assert needed.value.outcomes == len(may(s)) > 2


def test_an_empty_space_has_no_owner() -> None:
    s = lay(3, {2: "1:G1"})
    assert [s.owner(space) for space in spaces("1:G1 1:O1")] == [2, -1]


@clause("olympus:HO-5.1")
def test_tyche_helps_only_who_cannot_pay() -> None:
    s = turn("torch", "raise 4", power=[6, 5, 5])
    assert events(s, Tyche) == []
    assert s.power[0] == 0


@clause("olympus:HO-5.2")
@pytest.mark.parametrize(
    ("prestige", "given"),
    [([3, 9, 0], 2), ([9, 3, 0], 4), ([9, 9, 0], 4)],
    ids=["behind", "leading", "tied for the lead"],
)
def test_tyche_gives_two_power_for_a_prestige_but_one_to_leaders(prestige: list[int], given: int) -> None:
    s = turn("torch", "raise 3", power=[0, 5, 5], prestige=prestige)
    assert events(s, Tyche) == [Tyche(0, given, 4)]
    assert sheet(s, 0)["HO-5.2"] == -given
    assert s.prestige[0] == prestige[0] - given


@clause("olympus:HO-5.3")
def test_prestige_may_fall_below_zero() -> None:
    s = turn("forge", "buy 3", power=[0, 5, 5], ready=[0, 1, 1])
    assert s.prestige == [-6, 0, 0]


@clause("olympus:HO-5.4")
def test_an_odd_power_that_is_left_is_kept() -> None:
    s = turn("forge", "buy 2", power=[0, 5, 5], prestige=[0, 3, 0])
    assert events(s, Tyche) == [Tyche(0, 2, 4)]
    assert s.power[0] == 1


@clause("olympus:HO-5.5")
@pytest.mark.parametrize(("power", "given"), [(5, 0), (4, 1), (3, 1), (2, 2), (1, 2), (0, 3)])
def test_tyche_takes_no_more_than_is_needed(power: int, given: int) -> None:
    s = lay(3, power=[power, 5, 5], prestige=[0, 3, 0])
    assert s.mercy(0, 5, 2) == given


@clause("olympus:HO-5.6")
def test_power_from_the_action_comes_too_late_for_the_competition() -> None:
    """Two messengers without power: each goes to Tyche first and is rewarded afterwards."""
    s = lay(3, power=[0, 0, 5], prestige=[0, 0, 5])
    reveal(s, "messenger", "messenger", "torch")
    assert s.prestige == [-1, 0, 5]
    act(s, "place 1:G1")
    assert s.power[0] == 1 + 5


@clause("olympus:HO-5.7")
def test_everybody_sees_what_tyche_gives() -> None:
    s = turn("torch", "raise 2", power=[1, 5, 5])
    (mercy,) = events(s, Tyche)
    assert mercy.audience == EVERYONE


@clause("olympus:HO-5.8")
def test_everybody_leads_while_nobody_has_prestige() -> None:
    s = lay(3)
    assert [s.rate(seat) for seat in range(3)] == [1, 1, 1]


@clause("olympus:HO-C10")
def test_tyches_rate_is_fixed_before_the_competition_is_paid() -> None:
    """Seat 0 leads by one; the competition costs it the lead, the torch still costs it a leader's price."""
    s = lay(3, power=[0, 9, 9], prestige=[5, 5, 0])
    reveal(s, "torch", "torch", "forge")
    assert s.prestige == [4, 5, 0]
    act(s, "raise 3")
    assert s.prestige == [0, 5, 0]
    assert events(s, Tyche) == [Tyche(0, 1, 1), Tyche(0, 4, 4)]


@clause("olympus:HO-C11")
def test_what_is_left_from_the_competition_helps_to_pay_for_the_action() -> None:
    s = lay(3, power=[0, 9, 9], prestige=[0, 5, 0])
    reveal(s, "torch", "torch", "forge")
    assert s.power[0] == 1
    act(s, "raise 1")
    assert events(s, Tyche) == [Tyche(0, 1, 2)]
    assert s.power[0] == 0


def test_every_action_stays_open_to_who_has_no_power() -> None:
    s = lay(3, power=[0, 9, 9], prestige=[0, 5, 0])
    reveal(s, "torch", "forge", "messenger")
    assert to_act(s) == (0,)
    assert may(s) == ["raise 1", "raise 2", "raise 3", "raise 4", "raise 5", "pass"]


def balance(s: OlympusState, seat: int) -> int:
    """Return the power a seat should have by the events: the start, plus gains and mercy, less payments."""
    box = RULES.box
    total = box.start_power[s.seats]
    for event in told(s):
        if isinstance(event, (Places, Tyche)) and event.seat == seat:
            total += event.power
        if isinstance(event, (Competes, Buys, Raises, Returns)) and event.seat == seat:
            total -= event.power
        if isinstance(event, Swaps) and event.seat == seat:
            total -= box.wind_cost
    return total


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_power_gained_and_paid_balances(seats: int, seed: int) -> None:
    s = begin(seats, seed=seed)
    play_out(s)
    assert s.power == [0] * seats
    assert [balance(s, seat) for seat in range(seats)] == s.power
