"""Eleonora."""

from __future__ import annotations

from tenban.games.cultus.pieces import ENEMY
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position


@clause("cultus:CU-12.3")
def test_building_money_is_lost_and_each_cube_in_stock_scores() -> None:
    monuments = {ENEMY: "d4 e4 d5 e5", 0: "a2"}
    t = Position(TOWN, ["a1"], phase="enemy", enemy="eleonora", counter=7, cost=[9], purse=[6], monuments=monuments)
    assert t.gold() == (0, 6)
    assert t.s.enemy_points == 48


@clause("cultus:CU-12.3")
def test_eleonora_gains_nothing_if_all_monuments_are_built() -> None:
    t = Position(TOWN, ["a1"], phase="enemy", enemy="eleonora", counter=7, stock=[0])
    assert t.s.enemy_points == 0
