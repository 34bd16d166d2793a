"""泉: look at the top card; keep it or discard it."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Keeps, Looks, NoEffect, Reshuffles
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import UNKNOWN, imagine, view
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.9")
def test_spring_keeps_the_top_card_in_the_hand() -> None:
    t = Position(["spring stardust", "rock"], decks=["planet"])
    t.do("play spring")
    assert t.choices() == ["keep", "toss"]
    t.do("keep")
    assert t.hand(0) == "stardust planet"
    assert t.shown(0) == ""


@clause("hoshizukuri:HZ-17.9")
def test_spring_tosses_the_top_card_onto_the_discard() -> None:
    t = Position(["spring stardust*3 rock", "rock"], decks=["planet"])
    t.do("play spring", "toss")
    assert t.discard(0) == "planet"


@clause("hoshizukuri:HZ-17.9")
def test_only_its_owner_sees_the_card() -> None:
    t = Position(["spring stardust", "rock"], decks=["planet star"])
    t.do("play spring")
    assert view(RULES, t.s, 0).state.looked == t.s.looked
    assert view(RULES, t.s, 1).state.looked == UNKNOWN
    assert [event.seen_by(1).values for event in t.events(Looks)] == [(0,)]
    t.do("keep")
    assert [event.seen_by(1).values for event in t.events(Keeps)] == [(0,)]


@clause("hoshizukuri:HZ-17.9")
def test_an_imagined_card_may_be_any_of_the_deck() -> None:
    t = Position(["spring stardust", "rock"], decks=["planet star"])
    t.do("play spring")
    v = view(RULES, t.s, 1)
    seen = {imagine(v, seed).looked for seed in range(40)}
    assert len(seen) == 3  # planet, star, or the stardust that may as well be in the deck


@clause("hoshizukuri:HZ-17.9")
def test_spring_reshuffles_an_empty_deck_and_does_nothing_without_a_discard() -> None:
    t = Position(["spring stardust", "rock"], discards=["star"])
    t.do("play spring")
    assert t.events(Reshuffles) == [Reshuffles(0, 1)]
    assert t.shown(0) == "stardust"
    t = Position(["spring stardust", "rock"])
    t.do("play spring")
    assert t.events(NoEffect) == [NoEffect(0, 10)]
