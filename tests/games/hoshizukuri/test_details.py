"""HZ-16: details of resolving."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Advances, GainsDiscard, NoEffect, Reshuffles
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-16.1")
def test_a_void_icon_does_not_end_the_phase_but_shards_stay() -> None:
    t = Position(["microbes satellite rock", "rock"])
    t.do("play microbes", "add satellite")
    assert t.step == "Play"
    assert t.s.shards == 2


@clause("hoshizukuri:HZ-16.1")
def test_a_void_icon_is_restored_with_the_next_turn() -> None:
    t = Position(["microbes satellite", "rock"], orbit=[0, 9])
    t.do("play microbes", "add satellite", "pass")
    t.do("play satellite")
    assert t.events(Advances)[-1] == Advances(0, 1, 2)


@clause("hoshizukuri:HZ-16.2")
def test_meadow_counts_when_it_resolves() -> None:
    t = Position(["forest meadow rock satellite", "rock"])
    t.do("play forest", "play meadow", "resolve meadow")
    assert t.why_not("gain forest") == ""
    t = Position(["meadow microbes satellite rock", "rock"], decks=["crystal*2"])
    t.do("play microbes", "play meadow", "resolve meadow")
    assert t.why_not("gain crystal") == "HZ-17.15"
    t = Position(["meadow microbes satellite rock", "rock"], decks=["crystal*2"])
    t.do("play microbes", "play meadow", "resolve microbes", "add satellite")
    assert t.why_not("gain crystal") == ""


@clause("hoshizukuri:HZ-16.3")
def test_five_earths_each_see_five_cards() -> None:
    t = Position(["earth*5 rock", "rock", "rock"])
    t.do(*["play earth"] * 5)
    assert t.events(GainsDiscard) == [GainsDiscard(0, 24)] * 5


@clause("hoshizukuri:HZ-16.4")
def test_the_card_thunder_gains_can_be_played_this_turn() -> None:
    t = Position(["thunder nebula rock", "rock"])
    t.do("play thunder", "trash nebula", "gain nebula")
    t.do("play nebula")
    assert t.field == ["thunder", "nebula"]


@clause("hoshizukuri:HZ-16.5")
def test_effects_reshuffle_when_the_deck_is_empty_and_do_what_they_can() -> None:
    t = Position(["geyser rock", "rock"], decks=["stardust"], discards=["planet"])
    t.do("play geyser")
    assert t.hand(0) == "stardust rock planet"
    t = Position(["spring rock", "rock"], discards=["planet"])
    t.do("play spring", "keep")
    assert t.hand(0) == "rock planet"
    t = Position(["crystal rock", "rock"], discards=["planet"])
    t.do("play crystal")
    assert t.field == ["crystal planet"]
    for kind in ("geyser", "spring", "crystal"):
        t = Position([f"{kind} rock", "rock"])
        t.do(f"play {kind}")
        assert (t.hand(0), t.field) == ("rock", [kind]), "there is no card at all"


@clause("hoshizukuri:HZ-16.6")
def test_after_an_eruption_the_hand_is_filled_with_a_reshuffle_if_need_be() -> None:
    t = Position(["eruption stardust*2 rock", "rock"], decks=["planet*2"])
    t.do("play eruption")
    assert t.s.hand_sizes[0] == 4
    assert t.events(Reshuffles) == [Reshuffles(0, 3)]
    assert t.hand(0).split().count("planet") == 2


@clause("hoshizukuri:HZ-16.7", "hoshizukuri:HZ-C12")
def test_an_empty_pile_gives_nothing_but_the_rest_happens() -> None:
    t = Position(["earth*5 rock", "rock", "rock"], empty="star")
    t.do(*["play earth"] * 5)
    assert t.events(GainsDiscard) == []
    assert t.trashed("earth") == 5
    t = Position(["earth rock", "rock"], empty="planet")
    t.do("play earth")
    assert t.events(NoEffect) == [NoEffect(0, 17)]


@clause("hoshizukuri:HZ-16.8")
def test_what_storm_sweeps_away_loses_its_shards_and_its_count() -> None:
    t = Position(["rock storm satellite stardust*3", "rock"])
    t.do("play rock", "play storm", "sweep rock")
    assert (t.s.shards, t.s.counted) == (1, 1)
    assert t.discard(0) == "rock"
