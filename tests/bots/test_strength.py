"""The greedy bot beats random ones."""

from __future__ import annotations

import pytest

from tenban.bots import USUAL
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("latria", 4, ()),
        ("olympus", 4, ()),
        ("hoshizukuri", 2, ()),
        ("cultus", 2, ()),
        ("eclipse", 2, (("species", "terrans"),)),  # where each bot chooses its species, that decides a part
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_default_level_among_greedy_bots_wins_more_than_its_share(
    game: str, seats: int, options: tuple[tuple[str, str], ...]
) -> None:
    plan = Plan(game, seats, (USUAL, *["greedy"] * (seats - 1)), 60, seed=12, options=options)
    assert run(plan).bots[USUAL].win_rate > 1 / seats
