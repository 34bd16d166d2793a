"""HZ-11, HZ-12: adding to a play, trashing, gaining."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Advances, GainsHand
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-11.1")
def test_an_added_card_lies_in_the_same_play() -> None:
    t = Position(["forest rock satellite", "rock"])
    t.do("play forest", "add rock")
    assert t.field == ["forest rock"]
    assert t.s.counted == 1


@clause("hoshizukuri:HZ-11.2")
def test_an_added_card_has_its_effect() -> None:
    t = Position(["forest blackhole satellite stardust", "rock"])
    t.do("play forest", "add blackhole")
    assert t.step == "BlackHole"
    t.do("add satellite")
    assert t.field == ["forest blackhole satellite"]


@clause("hoshizukuri:HZ-11.3")
def test_added_cards_count_for_meadow_and_for_shards() -> None:
    t = Position(["forest meadow rock satellite", "rock"])
    t.do("play forest", "play meadow", "resolve forest", "add rock")
    assert t.why_not("gain forest") == ""  # cost 4 is within three cards and two more
    t.do("pass")
    assert t.s.shards == 1 + 1 + 2


@clause("hoshizukuri:HZ-11.4", "hoshizukuri:HZ-15.5")
def test_a_colourless_card_can_be_added_to_a_coloured_one() -> None:
    t = Position(["forest stardust satellite", "rock"])
    t.do("play forest", "add stardust")
    assert t.field == ["forest stardust"]


@clause("hoshizukuri:HZ-11.5", "hoshizukuri:HZ-13.6")
def test_a_single_play_that_got_an_addition_is_safe_from_storm() -> None:
    t = Position(["forest stardust rock storm", "rock"])
    t.do("play forest", "add stardust", "play rock", "play storm")
    assert t.choices() == ["sweep rock", "pass"]
    assert t.why_not("sweep forest") == "HZ-16.8"


@clause("hoshizukuri:HZ-12.1")
def test_a_trashed_card_belongs_to_nobody_and_does_not_return() -> None:
    t = Position(["flame nebula rock", "rock"])
    before = t.pile("nebula")
    t.do("play flame", "trash nebula")
    assert t.trashed("nebula") == 1
    assert t.pile("nebula") == before
    assert "nebula" not in t.hand(0) + t.discard(0) + t.deck(0)


@clause("hoshizukuri:HZ-12.3")
def test_a_play_without_a_card_left_is_no_play() -> None:
    t = Position(["earth*5", "rock", "rock"], orbit=[3, 9, 9])
    t.do(*["play earth"] * 5)
    t.do("play star")
    assert t.events(Advances) == [Advances(0, 1, 4)]


@clause("hoshizukuri:HZ-12.4")
def test_stardust_and_rock_cannot_be_gained() -> None:
    t = Position(["nebula satellite", "rock"])
    t.do("play nebula", "play satellite")
    assert t.why_not("gain rock") == "HZ-12.4"
    assert t.why_not("gain stardust") == "HZ-12.4"


@clause("hoshizukuri:HZ-12.4")
def test_star_cards_can_be_gained_by_effects() -> None:
    t = Position(["thunder rock satellite", "rock"])
    t.do("play thunder", "trash satellite")
    assert t.events(GainsHand) == [GainsHand(0, 22)]


@clause("hoshizukuri:HZ-12.4")
def test_a_card_gained_to_the_discard_can_be_drawn_in_the_same_turn() -> None:
    t = Position(["earth stardust", "rock"])
    t.do("play earth")
    assert t.hand(0) == "stardust planet"
