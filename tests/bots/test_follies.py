"""Follies: positions with a choice that a good player would call a blunder, which the level `strong` must avoid.

docs/bots.md lists them.  `strong` takes long interpreted: `make test` plays the slower games on the wheel only.
"""

from __future__ import annotations

from typing import Any

import pytest

import tenban
from tenban import bots
from tenban.games.cultus.rules import RULES as CULTUS
from tenban.games.eclipse.advice.strength import power
from tenban.games.eclipse.pieces import MONEY
from tenban.games.eclipse.rules import RULES as ECLIPSE
from tenban.games.hoshizukuri.rules import RULES as HOSHIZUKURI
from tenban.games.latria.rules import RULES as LATRIA
from tenban.games.olympus.rules import RULES as OLYMPUS
from tenban.kernel import bit, play, state, to_act, view
from tenban.kernel.bits import count_bits
from tenban.match import Match
from tests.games.cultus import support as cultus
from tests.games.eclipse import support as eclipse
from tests.games.hoshizukuri import support as hoshizukuri
from tests.games.latria import support as latria
from tests.games.olympus import support as olympus

COMPILED = not str(state.__file__).endswith(".py")
SEEDS = (1, 2, 3) if COMPILED else (1,)
long = pytest.mark.wheel


def chosen(rules: Any, s: Any, seat: int = 0) -> list[str]:
    """Return the moves that `strong` chooses with several seeds."""
    return [bots.make("strong").choose(view(rules, s, seat), seed).text for seed in SEEDS]


def test_latria_a_stack_in_eclipse_is_not_taken() -> None:
    s = latria.lay("S12 M4", "S5 M11", "S4 M12", sky="S*1 S*4 M*2 P*1")
    assert set(chosen(LATRIA, s)) == {"play M4"}


def test_latria_a_card_that_makes_a_whole_kind_worthless_is_not_taken() -> None:
    s = latria.lay("S12 M12", "S5 M5", "S4 M4", sky="Sx0 M*2 P*1", gains={0: "S*4 S*3"})
    assert set(chosen(LATRIA, s)) == {"play M12"}


def test_latria_a_follower_does_not_win_a_stack_in_eclipse() -> None:
    s = latria.lay("S11 M4", "S5 S12", "S4 M10", sky="S*1 S*4 M*2 P*1")
    latria.act(s, "play S11")
    assert set(chosen(LATRIA, s, 1)) == {"play S5"}


@long
def test_hoshizukuri_three_colours_are_played_together() -> None:
    t = hoshizukuri.Position(["nebula ice orchard stardust", "rock"], decks=["satellite*3"], orbit=[20, 25])
    assert set(chosen(HOSHIZUKURI, t.s)) == {"play nebula; play ice; play orchard"}


def test_olympus_the_torch_is_raised_before_the_last_night() -> None:
    sky = {0: "1:G1 1:O1 1:O2 1:P4 1:P2", 1: "2:P1", 2: "3:P1"}
    s = olympus.lay(3, sky, day=5, phase=olympus.EVENING, torch=[1, 11, 11], power=[9, 3, 3])
    assert set(chosen(OLYMPUS, s)) == {"plan torch"}


def test_olympus_nothing_is_bought_that_can_never_be_placed() -> None:
    s = olympus.lay(
        3, {0: "1:G1", 1: "2:P1", 2: "3:P1"}, day=5, phase=olympus.EVENING, ready=[0, 1, 1], power=[9, 3, 3]
    )
    assert "plan forge" not in chosen(OLYMPUS, s)


@long
def test_cultus_a_monument_that_can_never_be_built_again_is_built() -> None:
    """On the last turn: before it, a card may well be placed first, because the place stays free."""
    s = cultus.Position(cultus.TOWN, ["d4", "h8"], cost=[4], hands=["1 2"], piles=[0] * 6, points=1).s
    s.lap = 1
    assert {text.split(";")[0] for text in chosen(CULTUS, s)} == {"build"}


@long
def test_cultus_monuments_are_built_in_every_game() -> None:
    for seed in SEEDS[:2]:
        match: Match[Any] = tenban.new("cultus", seats=2, seed=seed)
        players = [bots.make("strong"), bots.make("greedy")]
        while not match.over:
            seat = match.to_act[0]
            match.play(players[seat].choose(match.view(seat), len(match.history)), seat)
        assert match.state.monuments(0) >= 2


@long
def test_cultus_no_card_is_drawn_that_costs_points_at_once() -> None:
    s = cultus.Position(cultus.TOWN, ["b2", "h8"], hands=["1 2 3 4 5 6"], piles=[1, 0, 0, 0, 0, 0], points=1).s
    assert not any(text.startswith("draw") for text in chosen(CULTUS, s))


@long
def test_eclipse_no_action_is_taken_that_the_last_upkeep_cannot_pay() -> None:
    s = eclipse.turn(eclipse.begin(2), 0)
    s.round, s.passed = s.box.rounds, bit(1)
    eclipse.goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 8, 4
    assert s.balance(0) == 0
    assert set(chosen(ECLIPSE, s)) == {"pass"}


@pytest.mark.slow
@long
def test_eclipse_the_only_cannon_is_not_covered_by_a_hull() -> None:
    s = eclipse.turn(eclipse.begin(2), 0)
    eclipse.fleet(s, 0, "home0", "I")
    eclipse.act(s, "act upgrade")
    for action in bots.make("strong").choose(view(ECLIPSE, s, 0), 1).actions:
        play(ECLIPSE, s, 0, action)
    for ship in range(3):
        plan = s.plan(0, ship)
        assert plan.yellow + plan.orange + plan.red + sum(plan.missiles) > 0


@long
def test_eclipse_a_ship_does_not_fly_back_where_it_came_from() -> None:
    s = eclipse.begin(2)
    eclipse.lay(s, "106", eclipse.NORTH_OF_CENTRE)
    eclipse.act(eclipse.turn(s, 0), "act move", "step s")
    assert "ship 106 interceptor" in eclipse.may(s)
    assert set(chosen(ECLIPSE, s)) == {"done"}


@long
def test_eclipse_a_ship_waits_on_the_hex_that_it_wins_while_the_round_goes_on() -> None:
    s = eclipse.begin(2)
    eclipse.lay(s, "106", eclipse.NORTH_OF_CENTRE)
    eclipse.no_fleet(s, 0)
    eclipse.fleet(s, 0, "106", "I")
    assert not {"act move", "pass"} & set(chosen(ECLIPSE, eclipse.turn(s, 0)))


@long
def test_eclipse_the_money_of_many_rounds_is_not_traded_for_a_monolith() -> None:
    s = eclipse.begin(2, "planta", offer="")
    s.round = 4
    eclipse.teach(s, 0, "monolith")
    eclipse.lay(s, "106", eclipse.NORTH_OF_CENTRE)
    eclipse.own(s, 0, "106")
    eclipse.goods(s, 0, 18, 2, 4)
    assert s.production(0, MONEY) <= 4
    eclipse.act(eclipse.turn(s, 0), "act build")
    assert "build monolith home0" in eclipse.may(s)
    assert not any("monolith" in text for text in chosen(ECLIPSE, s))


@pytest.mark.slow
@long
def test_eclipse_science_is_not_hoarded() -> None:
    s = eclipse.begin(2, offer="improved-hull plasma-cannon advanced-robotics fusion-source")
    s.round = 6
    eclipse.goods(s, 0, 12, 14, 0)
    eclipse.turn(s, 0)
    s.passed = bit(1)
    while s.round == 6:
        for action in bots.make("strong").choose(view(ECLIPSE, s, 0), 1).actions:
            play(ECLIPSE, s, 0, action)
        while to_act(s) == (1,):
            eclipse.act(s, "pass" if "pass" in eclipse.may(s) else "done")
    assert count_bits(s.techs[0]) >= 2


@long
def test_eclipse_nothing_is_explored_that_cannot_be_claimed() -> None:
    s = eclipse.begin(2, offer="")
    eclipse.goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 9, 3
    assert s.balance(0, 1) >= 0 > s.balance(0, 2)
    assert "act explore" in eclipse.may(eclipse.turn(s, 0))
    assert "act explore" not in chosen(ECLIPSE, s)


@long
def test_eclipse_no_ship_is_upgraded_that_is_not_there_and_cannot_be_built() -> None:
    s = eclipse.turn(eclipse.begin(2), 0)
    eclipse.goods(s, 0, 8, 3, 2)
    eclipse.teach(s, 0, "improved-hull")
    eclipse.act(s, "act upgrade")
    assert {"design cruiser", "design dreadnought", "design starbase"} <= set(eclipse.may(s))
    for text in chosen(ECLIPSE, s):
        assert text.startswith("design interceptor")


@long
def test_eclipse_the_game_does_not_begin_with_an_upgrade_or_a_pass() -> None:
    assert not {"act upgrade", "pass"} & set(chosen(ECLIPSE, eclipse.turn(eclipse.begin(2), 0)))


@pytest.mark.slow
@long
def test_eclipse_strong_parts_are_used_for_the_ships_that_are_there() -> None:
    s = eclipse.begin(2)
    eclipse.teach(s, 0, "plasma-cannon fusion-source improved-hull")
    eclipse.fleet(s, 0, "home0", "CC")
    before = power(s, s.plan(0, 1))
    eclipse.act(eclipse.turn(s, 0), "act upgrade")
    while eclipse.asked(s) == "Upgrade":
        for action in bots.make("strong").choose(view(ECLIPSE, s, 0), 1).actions:
            play(ECLIPSE, s, 0, action)
    assert power(s, s.plan(0, 1)) > 1.5 * before


@long
def test_eclipse_no_round_is_idle_while_there_is_money() -> None:
    s = eclipse.begin(2)
    s.round = 5
    eclipse.goods(s, 0, 12, 6, 6)
    assert "pass" not in chosen(ECLIPSE, eclipse.turn(s, 0))


@long
def test_eclipse_a_hex_that_was_won_is_claimed_even_if_goods_must_be_traded() -> None:
    s = eclipse.begin(2)
    eclipse.lay(s, "105", eclipse.NORTH_OF_CENTRE)
    eclipse.no_fleet(s, 0)
    eclipse.fleet(s, 0, "105", "CC")
    s.round = 3
    eclipse.goods(s, 0, 0, 6, 6)
    s.influence[0], s.spent[0] = 8, 4
    assert s.balance(0, 1) < 0
    eclipse.combat(s)
    assert eclipse.asked(s) == "Claim"
    assert set(chosen(ECLIPSE, s)) == {"yes"}
