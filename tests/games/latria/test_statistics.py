"""Random play as a whole: figures known from four thousand games, wide margins, fixed seeds."""

from __future__ import annotations

from statistics import fmean, pstdev

import pytest

from tenban.games.latria.events import StackStays
from tenban.games.latria.rules import RULES
from tenban.kernel import rollout
from tenban.testing.clause import clause
from tests.games.latria.support import begin, choices, events

GAMES = 300


@pytest.mark.parametrize(
    ("seats", "decisions", "mean", "spread"),
    [(3, 36.1, 6.8, 13.4), (4, 47.1, 5.5, 11.9), (5, 58.0, 4.5, 10.7), (6, 56.4, 3.3, 8.2)],
)
def test_random_games_have_the_known_length_and_scores(
    seats: int, decisions: float, mean: float, spread: float
) -> None:
    lengths, scores = [], []
    for seed in range(GAMES):
        s = begin(seats, seed=seed)
        lengths.append(rollout(RULES, s))
        scores += RULES.totals(s)
    assert fmean(lengths) == pytest.approx(decisions, abs=0.5)
    assert fmean(scores) == pytest.approx(mean, abs=1.2)
    assert pstdev(scores) == pytest.approx(spread, rel=0.2)


@clause("latria:LO-4.3")
def test_a_stack_that_nobody_takes_is_rare_but_does_occur() -> None:
    """About one game in fifty with five players."""
    stays = 0
    for seed in range(GAMES):
        s = begin(5, seed=seed)
        s.log = []
        rollout(RULES, s)
        stays += len(events(s, StackStays))
    assert 1 <= stays <= 18


def test_every_seat_has_the_same_prospects() -> None:
    """The first dealer is drawn, so no seat is better than another."""
    totals = [0] * 4
    for seed in range(GAMES):
        s = begin(4, seed=seed)
        rollout(RULES, s)
        for seat, points in enumerate(RULES.totals(s)):
            totals[seat] += points
    means = [total / GAMES for total in totals]
    assert max(means) - min(means) < 3.5


def test_a_game_is_bounded_by_its_cards() -> None:
    """A round asks each player once and the dealer perhaps twice; the purge asks twice."""
    for seats in (3, 4, 5, 6):
        s = begin(seats, seed=11)
        asked = sum(1 for _ in choices(s))
        assert asked <= s.rounds() * (seats + 1) + 2
