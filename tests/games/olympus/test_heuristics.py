"""What bots are told: sensible choices, values between lost and won."""

from __future__ import annotations

import pytest

from tenban.games.olympus.heuristics import HEURISTICS, space_worth
from tenban.games.olympus.pieces import SPACES
from tenban.games.olympus.rules import RULES
from tenban.kernel import play, state, to_act
from tenban.lab.simulate import Plan, run
from tests.games.olympus.support import NIGHT, after_night, lay

COMPILED = not str(state.__file__).endswith(".py")


def test_who_has_won_is_worth_more_than_who_has_lost() -> None:
    s = after_night(3, day=5, prestige=[20, 5, 5], power=[0, 0, 0])
    assert HEURISTICS.value(s, 0) > 0.9 > 0.1 > HEURISTICS.value(s, 1)


def test_a_space_that_joins_two_stars_is_worth_more_than_a_lonely_one() -> None:
    s = lay(3, {0: "1:G1 1:R1", 1: "2:O1 2:O2 3:O1"})
    join, lonely = SPACES.index("1:O1"), SPACES.index("1:O2")
    assert space_worth(s, 0, join, s.stars[0]) > space_worth(s, 0, lonely, s.stars[0])


def test_the_stars_that_bring_least_go_dark() -> None:
    """A chain of three in one region, and two purple stars where another has the orbit."""
    s = lay(3, {0: "1:G1 1:O1 1:O2 1:P4 1:P2", 1: "2:P1 2:P2 2:P3 2:P4 3:P1"}, phase=NIGHT, torch=[4, 11, 11])
    chosen = []
    while to_act(s) == (0,):
        action = HEURISTICS.pick(s, 0)
        chosen.append(action.text)
        play(RULES, s, 0, action)
    assert chosen == ["darken 1:P2", "darken 1:P4"]


@pytest.mark.parametrize(
    ("seats", "games"), [(3, 400 if COMPILED else 4), *[pytest.param(n, 60, marks=pytest.mark.slow) for n in (4, 5)]]
)
def test_one_greedy_among_random_bots_wins_four_games_in_five(seats: int, games: int) -> None:
    plan = Plan("olympus", seats, ("greedy", *["random"] * (seats - 1)), games, seed=11, rotate=True)
    assert run(plan).bots["greedy"].win_rate >= 0.8
