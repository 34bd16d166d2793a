"""What a sensible player considers: no bot gives up what it has without need, or spends what it cannot pay."""

from __future__ import annotations

from math import inf

import pytest

from tenban.bots import make
from tenban.bots.ismcts import Ismcts
from tenban.bots.memory import Memory
from tenban.bots.search import Budget
from tenban.games.eclipse.advice.advisors import candidates
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import bit, legal, play, to_act, view
from tests.games.eclipse.support import (
    NORTH_OF_CENTRE,
    act,
    asked,
    begin,
    combat,
    fit,
    fleet,
    goods,
    lay,
    may,
    no_fleet,
    own,
    settle_at,
    slot,
    teach,
    turn,
    upkeep,
)

SEARCHES = ["novice", "casual", "steady"]
SEEDS = range(6)


def considered(s: EclipseState) -> list[str]:
    """The candidates of the seat to act."""
    seat = to_act(s)[0]
    return [action.text for action in candidates(s, seat, legal(s, seat))]


def chosen(s: EclipseState, bot: str) -> set[str]:
    """What a bot chooses, for many seeds."""
    seat = to_act(s)[0]
    return {make(bot).choose_action(view(RULES, s, seat), seed, inf).text for seed in SEEDS}


@pytest.mark.parametrize("bot", SEARCHES)
def test_no_search_influences_when_that_could_only_give_up_a_hex(bot: str) -> None:
    s = turn(begin(2), 0)
    assert "act influence" in may(s)
    assert "act influence" not in chosen(s, bot)


@pytest.mark.parametrize("bot", SEARCHES)
def test_no_search_acts_on_credit(bot: str) -> None:
    s = begin(2)
    goods(s, 0, 0, 9, 9)
    s.influence[0], s.spent[0] = 8, 4
    turn(s, 0)
    assert len(may(s)) > 4
    assert chosen(s, bot) == {"pass"}


@pytest.mark.parametrize("bot", SEARCHES)
def test_no_search_takes_a_part_off_a_blueprint(bot: str) -> None:
    s = begin(2)
    fit(s, 0, "C", slot1="hull")
    act(turn(s, 0), "act upgrade")
    assert any(text.startswith("uncover") for text in may(s))
    assert not any(text.startswith("uncover") for text in chosen(s, bot))


def test_a_disc_goes_to_a_hex_if_it_can_be_paid_for_and_colony_ships_are_turned_up_if_they_are_wanted() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    assert "act influence" in considered(turn(s, 0))
    goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 9, 3
    assert "act influence" not in considered(turn(s, 0))
    own(s, 0, "106")
    goods(s, 0, 9, 0, 0)
    s.colony[0] = 0
    assert "act influence" in considered(turn(s, 0))


def test_a_player_who_is_forced_gives_up_the_hex_with_the_least_on_it() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    settle_at(s, 0, "106", "s t")
    act(turn(s, 0), "act influence")
    assert {"lift home0", "lift 106"} <= set(may(s))
    assert considered(s) == ["lift 106"]


def test_in_the_last_round_goods_may_pay_for_actions() -> None:
    s = begin(2)
    goods(s, 0, 0, 9, 9)
    s.influence[0], s.spent[0] = 8, 4
    s.round = 9
    assert len(considered(turn(s, 0))) > 1


def test_debts_are_traded_away_as_long_as_all_goods_together_suffice() -> None:
    s = begin(2)
    goods(s, 0, 0, 3, 3)
    s.influence[0], s.spent[0] = 7, 5
    upkeep(s)
    assert asked(s) == "Books"
    assert all(text.startswith("pay") for text in considered(s))


def test_a_hex_that_cannot_be_paid_for_is_not_claimed() -> None:
    s = begin(2)
    goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 10, 2
    act(turn(s, 0), "act explore")
    while asked(s) != "Claim":
        play(RULES, s, 0, legal(s, 0)[0])
    assert considered(s) == ["no"]


def test_an_upgrade_is_thought_of_when_parts_would_strengthen_ships() -> None:
    s = begin(2)
    teach(s, 0, "improved-hull")
    assert "act upgrade" in considered(turn(s, 0))
    act(s, "act upgrade")
    assert all(text.startswith("design") for text in considered(s))


def test_only_ships_that_are_there_or_can_be_built_are_upgraded() -> None:
    s = begin(2)
    teach(s, 0, "improved-hull")
    goods(s, 0, 8, 3, 2)
    act(turn(s, 0), "act upgrade")
    assert {"design cruiser", "design dreadnought", "design starbase"} <= set(may(s))
    assert considered(s) == ["design interceptor"]
    goods(s, 0, 8, 3, 5)
    assert "design cruiser" in considered(s)


def test_the_blueprint_of_most_ships_comes_first() -> None:
    s = begin(2)
    teach(s, 0, "improved-hull plasma-cannon")
    fleet(s, 0, "home0", "CCC")
    act(turn(s, 0), "act upgrade")
    assert considered(s) == ["design cruiser"]


def test_in_the_last_round_ships_are_upgraded_for_a_battle_only() -> None:
    s = begin(2)
    teach(s, 0, "improved-hull")
    s.round = 9
    assert "act upgrade" not in considered(turn(s, 0))
    fleet(s, 1, "home0", "I")
    assert "act upgrade" in considered(turn(s, 0))


def test_a_ship_goes_where_something_can_be_won_and_not_back() -> None:
    s = begin(2)
    assert "act move" not in considered(turn(s, 0))
    lay(s, "106", NORTH_OF_CENTRE)
    assert "act move" in considered(turn(s, 0))
    act(s, "act move", "step s")
    assert may(s) == ["ship 106 interceptor", "done"]
    assert considered(s) == ["done"]


def test_a_ship_goes_through_an_own_hex_to_a_prize_beyond() -> None:
    s = begin(2)
    lay(s, "106", NORTH_OF_CENTRE)
    own(s, 0, "106")
    assert "act move" not in considered(turn(s, 0))
    lay(s, "103", (1, -1))
    assert s.links(0, slot("106")) & bit(slot("103"))
    assert "act move" in considered(turn(s, 0))


def test_nothing_is_explored_that_cannot_be_claimed() -> None:
    s = begin(2)
    goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 10, 2
    assert "act explore" in considered(turn(s, 0))
    s.influence[0], s.spent[0] = 9, 3
    assert s.balance(0, 1) >= 0 > s.balance(0, 2)
    assert "act explore" in may(s)
    assert "act explore" not in considered(s)


def test_no_technology_is_thought_of_that_the_upkeep_cannot_spare() -> None:
    s = begin(2, offer="gluon-computer")
    goods(s, 0, 4, 14, 0)
    assert "act research" in considered(turn(s, 0))
    s.influence[0], s.spent[0] = 7, 5
    assert "act research" in may(s)
    assert "act research" not in considered(s)


def test_a_hex_is_claimed_if_trade_can_pay_for_it() -> None:
    s = begin(2)
    lay(s, "105", NORTH_OF_CENTRE)
    no_fleet(s, 0)
    fleet(s, 0, "105", "CC")
    goods(s, 0, 0, 6, 6)
    s.influence[0], s.spent[0] = 8, 4
    combat(s)
    assert asked(s) == "Claim"
    assert considered(s) == ["yes", "no"]


def test_nobody_is_left_without_a_choice() -> None:
    for seed in range(3):
        s = begin(3, seed=seed)
        for _ in range(120):
            if not to_act(s):
                break
            seat = to_act(s)[0]
            choices = legal(s, seat)
            kept = candidates(s, seat, choices)
            assert kept
            assert kept == [action for action in choices if action in kept]
            play(RULES, s, seat, kept[s.chance.below(len(kept))])


def test_a_search_that_remembers_plays_on_where_choices_were_passed_over() -> None:
    bot = Ismcts(Budget(simulations=24), 0.0, Memory())
    for seed in range(2):
        s = begin(2, seed=seed)
        for n in range(90):
            if not to_act(s):
                break
            seat = to_act(s)[0]
            action = bot.choose_action(view(RULES, s, seat), n, inf)
            assert action in legal(s, seat)
            play(RULES, s, seat, action)
