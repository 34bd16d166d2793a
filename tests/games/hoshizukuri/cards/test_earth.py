"""大地: a planet, or a star for itself."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import GainsDiscard
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.16")
def test_earth_gains_a_planet_to_the_discard() -> None:
    t = Position(["earth stardust*4", "rock"])
    t.do("play earth")
    assert t.events(GainsDiscard) == [GainsDiscard(0, 23)]
    assert t.discard(0) == "planet"
    assert t.trashed("earth") == 0


@clause("hoshizukuri:HZ-17.16", "hoshizukuri:HZ-13.3")
def test_among_five_cards_earth_gains_a_star_and_is_trashed() -> None:
    t = Position(["earth orchard*4 stardust*3", "rock"])
    t.do("play earth", *["play orchard"] * 4)
    assert t.events(GainsDiscard) == [GainsDiscard(0, 24)]
    assert t.field == ["gone orchard orchard orchard orchard"]
    assert t.trashed("earth") == 1
    assert t.s.shards == 4
    assert t.s.counted == 1


@clause("hoshizukuri:HZ-13.3")
def test_cards_added_to_the_play_count_for_earth() -> None:
    t = Position(["forest earth orchard*2 stardust*2", "rock"])
    t.do("play forest", "play earth", "play orchard", "play orchard", "resolve forest", "add stardust")
    assert t.events(GainsDiscard) == [GainsDiscard(0, 24)]


@clause("hoshizukuri:HZ-13.3")
def test_five_earths_alone_vanish_and_their_play_does_not_count() -> None:
    t = Position(["earth*5 stardust", "rock", "rock"])
    t.do(*["play earth"] * 5)
    assert t.s.counted == 0
    assert t.trashed("earth") == 5


@clause("hoshizukuri:HZ-17.16")
def test_of_two_earths_one_may_see_four_cards_and_the_other_five() -> None:
    t = Position(["forest earth*2 orchard stardust*2", "rock"])
    t.do("play forest", "play earth", "play earth", "play orchard")
    t.do("resolve earth", "resolve forest", "add stardust")
    assert t.events(GainsDiscard) == [GainsDiscard(0, 23), GainsDiscard(0, 24)]
    assert t.trashed("earth") == 1
