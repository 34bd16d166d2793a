"""Claudia."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.cultus.support import Position


def table(**more: object) -> Position:
    return Position("HMW\nHHD", ["a1"], phase="enemy", fill="P", enemy="claudia", counter=10, **more)  # type: ignore[arg-type]


@clause("cultus:CU-12.5")
def test_a_purse_is_emptied() -> None:
    t = table(purse=[4], cost=[3], score=[9])
    assert t.gold() == (3, 0)
    assert t.points() == 9


@clause("cultus:CU-12.5", "cultus:CU-C14")
def test_an_empty_purse_costs_five_points_down_to_zero() -> None:
    assert table(score=[9]).points() == 4
    assert table(score=[9]).lines()["CU-12.5"] == -5
    poor = table(score=[3], cost=[7])
    assert poor.points() == 0
    assert poor.gold() == (7, 0)


@clause("cultus:CU-12.5", "cultus:CU-C15")
def test_she_scores_every_icon_of_the_leftmost_income_card() -> None:
    assert table(purse=[1]).s.enemy_points == 4 * 4  # halls and markets
    assert table(purse=[1], piles=[0, 0, 2, 3, 3, 3]).s.enemy_points == 4 * 2  # winery and dwelling


@clause("cultus:CU-C15")
def test_without_an_income_card_she_scores_nothing() -> None:
    t = table(purse=[1], piles=[0, 0, 0, 0, 0, 1])
    assert t.s.enemy_points == 0
    assert t.step == "over"


@clause("cultus:CU-12.5")
def test_the_pile_she_empties_herself_no_longer_counts() -> None:
    assert table(purse=[1], piles=[1, 3, 3, 3, 3, 3]).s.enemy_points == 4 * 2  # market and winery
