"""What bots are told: sensible choices, values between lost and won."""

from __future__ import annotations

import pytest

from tenban.bots.one_step import candidate_moves
from tenban.games.olympus.heuristics import HEURISTICS, space_worth
from tenban.games.olympus.pieces import SPACES
from tenban.games.olympus.rules import RULES
from tenban.games.olympus.state import OlympusState
from tenban.kernel import FastRandom, legal, play, state, to_act, view
from tenban.lab.simulate import Plan, run
from tests.games.olympus.support import EVENING, NIGHT, after_night, lay, reveal

COMPILED = not str(state.__file__).endswith(".py")


def texts(s: OlympusState, seat: int) -> list[str]:
    """The choices worth considering."""
    return [action.text for action in HEURISTICS.candidates(s, seat, legal(s, seat))]


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


def test_a_search_sees_two_phases_with_any_number_of_seats() -> None:
    """A phase is a plan and a turn of each seat; `greedy` sees the end of this one."""
    assert HEURISTICS.horizon() >= 2 * 2 * max(RULES.info.seats)


def test_a_plan_that_can_only_fail_is_not_considered() -> None:
    s = lay(3, {0: "1:G1", 1: "2:O1", 2: "3:O1"}, ready=[0, 3, 1], torch=[11, 3, 3])
    assert [texts(s, seat) for seat in range(3)] == [
        ["plan forge", "plan zephyrus"],
        ["plan messenger", "plan torch", "plan zephyrus"],
        ["plan forge", "plan messenger", "plan torch", "plan zephyrus"],
    ]


def test_stars_that_can_never_be_placed_are_not_considered() -> None:
    s = lay(3, {0: "1:G1", 1: "2:O1", 2: "3:O1"}, ready=[0, 0, 1], day=5, phase=EVENING)
    assert "plan forge" not in texts(s, 0) + texts(s, 2)
    assert "plan forge" in texts(lay(3, {0: "1:G1"}, ready=[0, 1, 1], day=4, phase=EVENING), 0)


def test_only_stars_that_bring_little_are_considered_for_the_dark() -> None:
    s = lay(3, {0: "1:G1 1:O1 1:O2 1:R1 1:P4 2:P1", 1: "3:P1 3:P2 3:P3 3:P4"}, phase=NIGHT, torch=[6, 11, 11])
    assert len(legal(s, 0)) == 6
    assert len(texts(s, 0)) == 3
    assert {"darken 1:P4", "darken 2:P1"} & set(texts(s, 0))


def test_a_set_for_the_dark_can_always_be_completed() -> None:
    s = lay(3, {0: "1:G1 1:O1 1:O2 1:R1 1:P4 2:P1 2:P2 3:G1", 1: "3:P1 3:P2"}, phase=NIGHT, torch=[4, 11, 11])
    moves = candidate_moves(view(RULES, s, 0), HEURISTICS, FastRandom(1))
    assert {len(move.actions) for move in moves} == {5}
    assert len(moves) == 21  # five of seven


def test_exchanges_are_considered_for_every_own_star_but_not_with_every_other() -> None:
    others = {1: "1:P1 1:P2 1:P3 1:P4 2:O1 2:O2 2:P1", 2: "2:P2 2:P3 2:P4 3:O1 3:O2 3:R1 3:R2"}
    s = lay(3, {0: "1:G1 1:O1 1:O2 1:R1 2:G1", **others})
    reveal(s, "zephyrus", "torch", "torch")
    moves = candidate_moves(view(RULES, s, 0), HEURISTICS, FastRandom(1))
    assert len(legal(s, 0)) == 6
    assert len(moves) == 5 * 12 + 1


@pytest.mark.parametrize(
    ("seats", "games"), [(3, 400 if COMPILED else 4), *[pytest.param(n, 60, marks=pytest.mark.slow) for n in (4, 5)]]
)
def test_one_greedy_among_random_bots_wins_four_games_in_five(seats: int, games: int) -> None:
    plan = Plan("olympus", seats, ("greedy", *["random"] * (seats - 1)), games, seed=11, rotate=True)
    assert run(plan).bots["greedy"].win_rate >= 0.8
