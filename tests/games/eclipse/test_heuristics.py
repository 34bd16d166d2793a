"""What bots are told: sensible choices, odds, and values between lost and won."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from tenban.bots.greedy import Greedy
from tenban.games.eclipse.actions import PASSED
from tenban.games.eclipse.advice.strength import (
    enemy_power,
    fleet_power,
    power,
    power_with,
    refitted,
    win_probability,
)
from tenban.games.eclipse.advice.valuation import expected_points
from tenban.games.eclipse.blueprint import laid_over
from tenban.games.eclipse.heuristics import HEURISTICS
from tenban.games.eclipse.oracle.policy import prudent
from tenban.games.eclipse.pieces import PARTS, SHIPS, STARBASE
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import Action, FastRandom, bit, play, start, state, to_act, view
from tests.games.eclipse.support import act, begin, fleet, give_reputation, goods, lay, own, slot, turn

COMPILED = not str(state.__file__).endswith(".py")


def played(seats: int, seed: int, thinker: int, bot: Greedy | None = None) -> EclipseState:
    """A whole game of one who thinks, greedily or at a glance, among prudent ones."""
    s, rng = start(RULES, seats, {}, FastRandom(seed)), Random(seed)
    while to_act(s):
        seat = to_act(s)[0]
        action = prudent(s, seat, rng)
        if seat == thinker:
            action = _thought(s, seat, bot, rng)
        play(RULES, s, seat, action)
    return s


def _thought(s: EclipseState, seat: int, bot: Greedy | None, rng: Random) -> Action:
    if bot is None:
        return HEURISTICS.pick(s, seat)
    return bot.choose_action(view(RULES, s, seat), rng.randrange(2**30), monotonic() + 60)


@pytest.mark.parametrize(
    ("own_ships", "strangers", "least", "most"),
    [("I", "101", 0.0, 0.1), ("CC", "101", 0.6, 0.9), ("D", "101", 0.55, 0.8), ("DD", "001", 0.1, 0.45)],
)
def test_the_odds_of_a_battle_are_roughly_right(own_ships: str, strangers: str, least: float, most: float) -> None:
    """Measured by 20,000 battles each: 3, 66, 66 and 15 of a hundred."""
    s = begin(2)
    lay(s, "101", (0, -1), bare=False)
    fleet(s, 0, strangers, own_ships)
    odds = win_probability(fleet_power(s, slot(strangers), 0), enemy_power(s, slot(strangers), 0))
    assert least <= odds <= most


def refits(s: EclipseState, people: int, ship: int, tiles: int, parts: list[int], lays: int) -> float:
    """The most strength after so many parts, by making every blueprint."""
    plan = s.box.blueprint(people, ship, tiles)
    if lays == 0:
        return power(s, plan)
    changed = [(slot, part) for slot, shown in enumerate(plan.shown) for part in parts if part != shown]
    laid = [laid_over(tiles, slot, part) for slot, part in changed]
    sound = [each for each in laid if s.box.blueprint(people, ship, each).sound(ship != STARBASE)]
    return max([power(s, plan), *[refits(s, people, ship, each, parts, lays - 1) for each in sound]])


def test_the_best_refit_is_that_of_all_blueprints_in_turn() -> None:
    s, rng = begin(2), Random(5)
    for _ in range(25):
        people, ship = rng.randrange(len(s.box.peoples)), rng.randrange(len(SHIPS))
        slots = len(s.box.blueprint(people, ship, 0).shown)
        parts = sorted(rng.sample(range(len(PARTS)), 5))
        tiles = laid_over(0, rng.randrange(slots), rng.choice(parts))
        mask = sum(1 << part for part in parts)
        for lays in (1, 2):
            assert refitted(s, people, ship, tiles, mask, lays) == refits(s, people, ship, tiles, parts, lays)


def test_the_strength_with_another_part_is_that_of_the_blueprint_with_it() -> None:
    s, rng = begin(2), Random(6)
    for _ in range(300):
        people, ship = rng.randrange(len(s.box.peoples)), rng.randrange(len(SHIPS))
        slots = len(s.box.blueprint(people, ship, 0).shown)
        tiles = laid_over(0, rng.randrange(slots), rng.randrange(len(PARTS)))
        part, slot = rng.randrange(len(PARTS)), rng.randrange(slots)
        plan = s.box.blueprint(people, ship, tiles)
        assert power_with(s, plan, part, slot) == power(s, s.box.blueprint(people, ship, laid_over(tiles, slot, part)))


def test_a_player_who_has_won_is_worth_more_than_one_who_has_lost() -> None:
    s = begin(2)
    give_reputation(s, 0, 4, 4)
    s.stack = []
    assert HEURISTICS.value(s, 0) > 0.9 > 0.1 > HEURISTICS.value(s, 1)


def test_the_points_that_are_already_there_are_those_of_the_score_sheet() -> None:
    for seed in range(4):
        s = played(2 + seed, seed, 0)
        assert [expected_points(s, seat) for seat in range(s.seats)] == RULES.totals(s)


def test_debts_are_feared_more_than_an_action_is_liked() -> None:
    s = begin(2)
    goods(s, 0, 0, 0, 0)
    before = expected_points(s, 0)
    s.influence[0], s.spent[0] = 3, 9
    assert s.balance(0) < 0
    assert expected_points(s, 0) < before - 4


def test_a_player_who_has_lost_does_not_put_off_the_end_by_acting_on_credit() -> None:
    s = turn(begin(2), 0)
    s.round = s.box.rounds
    s.passed = bit(1)
    give_reputation(s, 1, 4, 4, 4, 4)
    goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 8, 4
    assert s.balance(0) == 0  # a disc more could not be paid for
    chosen = Greedy().choose_action(view(RULES, s, 0), 7, monotonic() + 60)
    assert chosen is PASSED


def test_a_player_who_leads_still_leads_if_a_hex_must_go() -> None:
    s = turn(begin(2), 0)
    s.round = s.box.rounds
    give_reputation(s, 0, 4, 4, 4, 4)
    goods(s, 0, 0, 0, 0)
    s.influence[0], s.spent[0] = 7, 5
    assert s.balance(0) < 0
    ruined = HEURISTICS.value(s, 0)
    goods(s, 0, 9, 0, 0)
    assert 0.5 < ruined < HEURISTICS.value(s, 0)


def test_more_hexes_goods_and_ships_are_better() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    before = expected_points(s, 0)
    own(s, 0, "106")
    settled = expected_points(s, 0)
    assert settled > before + 0.5
    goods(s, 0, 9, 9, 9)
    rich = expected_points(s, 0)
    assert rich > settled
    fleet(s, 0, "home0", "D")
    assert expected_points(s, 0) > rich


def test_a_sensible_upgrade_makes_ships_stronger() -> None:
    s = turn(begin(2), 0)
    fleet(s, 0, "home0", "CC")
    before = fleet_power(s, slot("home0"), 0)
    act(s, "act upgrade")
    while to_act(s) == (0,):
        play(RULES, s, 0, HEURISTICS.pick(s, 0))
    assert fleet_power(s, slot("home0"), 0) > before
    assert len(SHIPS) == 4


def test_a_glance_is_better_than_prudence_alone_and_never_collapses() -> None:
    mine, theirs = [], []
    for seed in range(8):
        seats = 2 + seed % 3
        s = played(seats, seed, seed % seats)
        totals = RULES.totals(s)
        mine.append(totals[seed % seats])
        theirs += [points for seat, points in enumerate(totals) if seat != seed % seats]
        assert not s.is_gone(seed % seats)
    assert sum(mine) / len(mine) > 1.2 * sum(theirs) / len(theirs)


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow), pytest.param(6, marks=pytest.mark.slow)])
def test_one_greedy_among_prudent_players_wins_and_does_not_collapse(seats: int) -> None:
    games = 5 if COMPILED else 2
    won = 0
    for seed in range(games):
        s = played(seats, seed, seed % seats, Greedy(2))
        assert not s.is_gone(seed % seats)
        won += RULES.winners(s) == [seed % seats]
    assert won >= games - games // 5
