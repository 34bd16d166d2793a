"""星座: points for sets of three colours."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Advances
from tenban.games.hoshizukuri.rules import RULES
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.20")
def test_each_constellation_is_worth_three_for_every_set_of_red_blue_and_green() -> None:
    t = Position(["constellation*2 nebula flame ice*3", "rock"], decks=["forest orchard"])
    lines = [(line.points, line.clause.id) for line in RULES.score(t.s) if line.side == 0]
    assert lines == [(3, "HZ-10.3"), (2 * 3 * 2, "HZ-17.20")]


@clause("hoshizukuri:HZ-17.20")
def test_only_ones_own_cards_count() -> None:
    t = Position(["constellation nebula ice", "constellation nebula ice forest"])
    assert RULES.totals(t.s) == [0, 3]


@clause("hoshizukuri:HZ-17.20")
def test_constellation_has_an_icon() -> None:
    t = Position(["constellation rock", "rock"], orbit=[0, 9])
    t.do("play constellation")
    assert t.events(Advances) == [Advances(0, 1, 1)]
