"""Wilhelm."""

from __future__ import annotations

from tenban.games.cultus.events import Earns
from tenban.games.cultus.pieces import ENEMY
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-12.2", "cultus:CU-C14")
def test_the_medal_costs_points_instead_but_never_gold() -> None:
    t = Position("HM", ["a1"], fill="P", enemy="wilhelm", medals=[1], score=[5]).do("move b1", "bank 1")
    assert t.points() == 3
    assert t.lines()["CU-12.2"] == -2
    poor = Position("HM", ["a1"], fill="P", enemy="wilhelm", medals=[1], score=[1], cost=[4]).do("move b1", "bank 0")
    assert poor.points() == 0
    assert poor.gold() == (4, 1)


@clause("cultus:CU-12.2", "cultus:CU-R5")
def test_the_income_is_taken_although_it_hurts() -> None:
    t = Position("HM", ["a1"], fill="P", enemy="wilhelm", medals=[1], score=[5]).do("move b1")
    assert t.events(Earns) == [Earns(0, 1)]


@clause("cultus:CU-12.2", "cultus:CU-C16")
def test_wilhelm_scores_monuments_beside_others_of_either_side() -> None:
    t = Position(TOWN, ["h1"], phase="enemy", enemy="wilhelm", counter=2, monuments={ENEMY: "d4 e4 a1 h8", 0: "a2 c6"})
    assert t.s.enemy_points == 2 * 4  # d4 e4 a1 a2


@clause("cultus:CU-C16")
def test_monuments_on_one_square_are_neighbours_but_diagonal_ones_are_not() -> None:
    t = Position(TOWN, ["h1"], phase="enemy", enemy="wilhelm", counter=2, monuments={ENEMY: "d4 d4 a1 b2"})
    assert t.s.enemy_points == 2 * 2
