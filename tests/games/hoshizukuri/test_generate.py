"""HZ-8, HZ-9: generating a card, and the end of a turn."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Generates, GeneratesNothing
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-8.1")
def test_the_shards_of_all_plays_of_the_turn_are_added_up() -> None:
    t = Position(["nebula protostar rock satellite", "rock"])
    t.do("play nebula", "play protostar", "play rock", "play satellite")
    assert t.s.shards == 2 + 3 + 2 + 1


@clause("hoshizukuri:HZ-8.1", "hoshizukuri:HZ-12.2")
def test_a_card_trashed_from_the_field_gives_no_shards() -> None:
    t = Position(["earth*5 satellite", "rock", "rock"])
    t.do(*["play earth"] * 5)
    assert t.s.shards == 0


@clause("hoshizukuri:HZ-8.2")
def test_a_card_that_costs_at_most_the_shards_comes_into_the_hand() -> None:
    t = Position(["nebula protostar satellite", "rock"], decks=["stardust*3"])
    t.do("play nebula", "play protostar", "play satellite")
    assert t.s.shards == 6
    assert t.why_not("gain planet") == ""
    assert t.why_not("gain star") == "HZ-8.2"
    t.do("gain planet")
    assert "planet" in t.hand(0).split()
    assert t.pile("planet") == 7


@clause("hoshizukuri:HZ-8.2")
def test_an_empty_pile_gives_nothing() -> None:
    t = Position(["nebula protostar satellite", "rock"], empty="planet")
    t.do("play nebula", "play protostar", "play satellite")
    assert t.why_not("gain planet") == "HZ-12.4"


@clause("hoshizukuri:HZ-8.3")
def test_generation_may_be_passed() -> None:
    t = Position(["nebula satellite", "rock"], orbit=[0, 5])
    t.do("play nebula", "play satellite")
    assert "pass" in t.choices()
    t.do("pass")
    assert t.events(GeneratesNothing) == [GeneratesNothing(0, 3)]


@clause("hoshizukuri:HZ-8.3")
def test_one_card_is_generated_and_the_shards_left_over_are_lost() -> None:
    t = Position(["protostar*2 satellite", "rock"], orbit=[0, 5])
    t.do("play protostar", "play protostar", "play satellite", "gain satellite")
    assert len(t.events(Generates)) == 1
    assert t.s.shards == 0


@clause("hoshizukuri:HZ-8.4", "hoshizukuri:HZ-C1")
def test_generation_needs_no_icon() -> None:
    t = Position(["rock stardust", "rock"], orbit=[0, 5])
    t.do("play rock", "play stardust")
    assert t.choices() == ["gain satellite", "pass"]
    t = Position(["rock*1 stardust", "rock"], orbit=[34, 34])
    t.do("play rock", "gain satellite")
    assert t.hand(0).split().count("satellite") == 1


@clause("hoshizukuri:HZ-9.1")
def test_the_field_goes_to_the_discard_and_the_hand_stays() -> None:
    t = Position(["rock satellite stardust planet star", "rock"], orbit=[0, 5])
    t.do("play rock", "play satellite", "pass")
    assert t.discard(0) == ""
    assert t.hand(0).split().count("planet") == 1
    assert t.field == []
    t = Position(["satellite stardust*3 planet", "rock"], orbit=[0, 5])
    t.do("play satellite")
    assert t.discard(0) == "satellite"
    assert t.hand(0) == "stardust stardust stardust planet"


@clause("hoshizukuri:HZ-9.2")
def test_a_hand_below_four_is_filled_with_a_discard_that_has_this_turns_cards() -> None:
    t = Position(["rock satellite", "rock"], orbit=[0, 5])
    t.do("play rock", "play satellite", "pass")
    assert t.hand(0) == "rock satellite"
    assert t.discard(0) == ""


@clause("hoshizukuri:HZ-9.3")
def test_a_hand_of_five_or_more_is_discarded_down_to_four_by_choice() -> None:
    t = Position(["satellite rock stardust*3 planet star", "rock"], orbit=[0, 5])
    t.do("play satellite")
    assert t.step == "DiscardDown"
    assert t.choices() == ["discard stardust", "discard rock", "discard planet"]
    t.do("discard rock", "discard star")
    assert t.hand(0) == "stardust stardust stardust planet"
    assert t.discard(0) == "rock satellite star"


@clause("hoshizukuri:HZ-9.3")
def test_a_player_at_35_is_asked_for_discards_too() -> None:
    t = Position(["satellite rock stardust*3 planet", "rock"], orbit=[34, 34])
    t.do("play satellite")
    assert t.step == "DiscardDown"


@clause("hoshizukuri:HZ-9.4")
def test_then_the_next_player_is_the_one_furthest_behind() -> None:
    t = Position(["satellite stardust*3", "rock", "rock"], decks=["rock"], orbit=[0, 5, 3])
    t.do("play satellite")
    assert t.asked == (0,)
    t = Position(["satellite stardust*3", "rock", "rock"], decks=["planet"], orbit=[3, 5, 3])
    t.do("play satellite")
    assert t.asked == (2,)


@clause("hoshizukuri:HZ-8.2")
def test_who_can_afford_nothing_is_not_asked() -> None:
    t = Position(["satellite", "rock"]).do("play satellite")
    assert (t.step, t.s.active) == ("Play", 1)
