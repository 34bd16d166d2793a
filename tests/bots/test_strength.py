"""The greedy bot beats random ones."""

from __future__ import annotations

import pytest

from tenban.kernel import state
from tenban.lab.simulate import Plan, run

COMPILED = not str(state.__file__).endswith(".py")


def wins(game: str, seats: int, games: int) -> float:
    """Return the win rate of one greedy bot among random ones, in all seats in turn."""
    plan = Plan(game, seats, ("greedy", *["random"] * (seats - 1)), games, seed=11, rotate=True)
    return run(plan).bots["greedy"].win_rate


def test_greedy_among_random_at_latria_wins_far_more_than_its_share() -> None:
    assert wins("latria", 4, 400 if COMPILED else 60) > 0.42


@pytest.mark.slow
def test_greedy_among_random_at_latria_with_any_number_of_seats() -> None:
    for seats, share in ((3, 0.55), (5, 0.35), (6, 0.28)):
        assert wins("latria", seats, 400) > share
