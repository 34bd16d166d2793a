"""Eleonora."""

from __future__ import annotations

from tenban.testing.clause import clause
from tests.games.cultus.drawing import FOE, TOWN, Drawn


@clause("cultus:CU-12.3")
def test_building_money_is_lost_and_each_cube_in_stock_scores() -> None:
    monuments = {FOE: "d4 e4 d5 e5", 0: "a2"}
    t = Drawn(TOWN, ["a1"], phase="enemy", enemy="eleonora", counter=7, cost=[9], purse=[6], monuments=monuments)
    assert t.gold() == (0, 6)
    assert t.s.enemy_points == 48


@clause("cultus:CU-12.3")
def test_with_all_built_she_gains_nothing() -> None:
    t = Drawn(TOWN, ["a1"], phase="enemy", enemy="eleonora", counter=7, stock=[0])
    assert t.s.enemy_points == 0
