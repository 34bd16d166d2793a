"""HZ-6: playing cards."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Advances, Draws, NoEffect
from tenban.games.hoshizukuri.pieces import EFFECT_KINDS, KINDS
from tenban.kernel import FastRandom
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-6.1")
def test_the_cards_of_a_play_leave_the_hand_for_the_field() -> None:
    t = Position(["nebula protostar rock", "rock"])
    t.do("play nebula", "play protostar")
    assert t.field == ["nebula protostar"]
    assert t.hand(0) == "rock"


@clause("hoshizukuri:HZ-6.2")
def test_any_card_can_be_played_alone() -> None:
    t = Position(["rock nebula water forest", "rock"])
    assert t.choices() == ["play rock", "play nebula", "play water", "play forest"]
    t.do("play nebula", "go")
    assert t.field == ["nebula"]


@clause("hoshizukuri:HZ-6.2")
def test_a_colourless_card_is_played_alone_and_at_once() -> None:
    t = Position(["stardust*2 blackhole", "rock"])
    t.do("play stardust")
    assert t.field == ["stardust"]


@clause("hoshizukuri:HZ-6.2")
def test_a_colourless_card_joins_no_coloured_one() -> None:
    t = Position(["nebula*2 blackhole", "rock"])
    t.do("play nebula")
    assert t.why_not("play blackhole") == "HZ-6.2"


@clause("hoshizukuri:HZ-6.3")
def test_two_or_more_cards_of_one_colour_can_be_played_together() -> None:
    t = Position(["water ice crystal geyser*2", "rock"])
    t.do("play water", "play geyser", "play geyser", "play ice", "go")
    assert t.field == ["water geyser geyser ice"]


@clause("hoshizukuri:HZ-6.3")
def test_copies_of_one_card_can_be_played_together() -> None:
    t = Position(["nebula*3", "rock"])
    t.do("play nebula", "play nebula", "play nebula")
    assert t.field == ["nebula nebula nebula"]


@clause("hoshizukuri:HZ-6.3")
def test_cards_of_another_colour_do_not_join_a_play_of_one_colour() -> None:
    t = Position(["nebula*3 water", "rock"])
    t.do("play nebula", "play nebula")
    assert t.why_not("play water") == "HZ-6.3"


@clause("hoshizukuri:HZ-6.4")
def test_a_red_a_blue_and_a_green_card_can_be_played_together() -> None:
    t = Position(["nebula ice orchard rock", "rock"])
    t.do("play nebula", "play ice", "play orchard")
    assert t.field == ["nebula ice orchard"]


@clause("hoshizukuri:HZ-6.4")
def test_three_colours_are_exactly_three_cards() -> None:
    t = Position(["nebula*2 ice*2 orchard*2", "rock"])
    t.do("play nebula", "play ice")
    assert t.choices() == ["play orchard"]
    assert t.why_not("play ice") == "HZ-6.4"
    assert t.why_not("play nebula") == "HZ-6.4"
    assert t.why_not("go") == "HZ-6.4"
    for seed in range(8):
        t.s.chance = FastRandom(seed)
        assert t.s.stack[-1].pick(t.s, 0).text == "play orchard", "random play knows it too"
    t.do("play orchard")
    assert t.field == ["nebula ice orchard"]


@clause("hoshizukuri:HZ-6.4")
def test_two_colours_are_no_play() -> None:
    t = Position(["nebula*2 ice rock", "rock"])
    t.do("play nebula")
    assert t.why_not("play ice") == "HZ-6.4"
    t = Position(["ice*2 orchard rock", "rock"])
    t.do("play ice")
    assert t.why_not("play orchard") == "HZ-6.4"


@clause("hoshizukuri:HZ-6.4")
def test_extra_cards_of_a_colour_do_not_mix_with_three_colours() -> None:
    t = Position(["nebula*2 ice orchard", "rock"])
    t.do("play nebula", "play nebula")
    assert t.field == ["nebula nebula"]


@clause("hoshizukuri:HZ-6.5", "hoshizukuri:HZ-C4")
def test_nobody_may_stop_playing() -> None:
    t = Position(["rock satellite", "rock"])
    assert t.why_not("go") == "HZ-6.5"
    t.do("play rock")
    assert t.why_not("go") == "HZ-6.5"
    assert t.choices() == ["play satellite"]


@clause("hoshizukuri:HZ-C4")
def test_generate_cards_in_hand_need_not_be_played_first() -> None:
    t = Position(["rock satellite planet", "rock"])
    assert t.choices() == ["play rock", "play satellite", "play planet"]


@clause("hoshizukuri:HZ-6.6")
def test_a_turn_never_flies_past_35() -> None:
    t = Position(["rock stardust*3", "rock"], decks=["planet*4"], orbit=[34, 34])
    t.do("play rock")
    assert t.orbit[0] == 35


@clause("hoshizukuri:HZ-6.7")
def test_the_player_chooses_the_order_of_effects() -> None:
    t = Position(["water geyser*1 rock", "rock"], decks=["stardust*3"])
    t.do("play water", "play geyser")
    assert t.choices() == ["resolve water", "resolve geyser"]
    t.do("resolve geyser")
    assert t.step == "Water"
    assert t.hand(0) == "stardust stardust stardust rock"


@clause("hoshizukuri:HZ-6.7")
def test_fifteen_kinds_have_something_to_resolve_and_ten_have_not() -> None:
    silent = [name for kind, name in enumerate(KINDS) if not EFFECT_KINDS >> kind & 1]
    assert len(silent) == 10
    for kind in silent:
        t = Position([f"{kind} rock", "stardust"], decks=["stardust*2"])
        t.do(f"play {kind}")
        assert t.step != "Effects"
        assert t.events(NoEffect) == []


@clause("hoshizukuri:HZ-6.7")
def test_ice_is_never_offered_for_resolving() -> None:
    t = Position(["water geyser ice rock", "rock"], decks=["stardust*3"])
    t.do("play water", "play geyser", "play ice")
    assert t.choices() == ["resolve water", "resolve geyser"]


@clause("hoshizukuri:HZ-6.8", "hoshizukuri:HZ-11.2")
def test_an_added_card_joins_those_to_be_resolved() -> None:
    t = Position(["forest meadow blackhole rock", "rock"])
    t.do("play forest", "play meadow", "resolve forest", "add blackhole")
    assert t.choices() == ["resolve meadow", "resolve blackhole"]


@clause("hoshizukuri:HZ-6.8a")
def test_earth_is_trashed_after_all_effects_and_before_the_count() -> None:
    t = Position(["earth*5 water", "rock", "rock"], decks=["stardust"])
    t.do(*["play earth"] * 5)
    assert t.field == ["gone gone gone gone gone"]
    assert t.s.counted == 0
    assert t.trashed("earth") == 5


@clause("hoshizukuri:HZ-6.9", "hoshizukuri:HZ-C5")
def test_without_an_icon_the_hand_is_filled_to_four() -> None:
    t = Position(["rock stardust", "rock"], decks=["planet*5"])
    t.do("play rock")
    assert t.hand(0) == "stardust planet planet planet"
    assert t.step == "Play"


@clause("hoshizukuri:HZ-6.9", "hoshizukuri:HZ-C5")
def test_a_hand_of_four_or_more_is_not_filled_and_not_cut() -> None:
    t = Position(["rock stardust*3 planet*2", "rock"], decks=["planet"])
    t.do("play rock")
    assert t.s.hand_sizes[0] == 5
    assert t.deck(0) == "planet"


@clause("hoshizukuri:HZ-6.10", "hoshizukuri:HZ-C14")
def test_an_empty_deck_is_made_from_the_discard_only_when_a_card_is_needed() -> None:
    t = Position(["rock stardust", "rock"], decks=["planet*3"], discards=["star*2"])
    t.do("play rock")
    assert (t.deck(0), t.discard(0)) == ("", "star star")
    t.do("play stardust")
    assert (t.deck(0), t.discard(0)) == ("star", "")
    assert t.hand(0) == "planet planet planet star"


@clause("hoshizukuri:HZ-6.10")
def test_the_field_is_no_part_of_the_new_deck() -> None:
    t = Position(["rock stardust", "rock"], discards=["star"])
    t.do("play rock")
    assert t.hand(0) == "stardust star"
    assert t.field == ["rock"]


@clause("hoshizukuri:HZ-6.11")
def test_without_deck_and_discard_one_goes_on_with_the_hand() -> None:
    t = Position(["rock stardust", "rock"])
    t.do("play rock")
    assert t.hand(0) == "stardust"
    assert t.asked == (0,)


@clause("hoshizukuri:HZ-6.12")
def test_without_any_card_left_the_playing_ends() -> None:
    t = Position(["rock stardust", "rock"], orbit=[0, 5])
    t.do("play rock", "play stardust")
    assert t.step == "Generate"
    assert t.orbit[0] == 2


@clause("hoshizukuri:HZ-6.13")
def test_an_icon_ends_the_playing_without_a_refill() -> None:
    t = Position(["rock satellite*2", "rock"], decks=["planet*5"])
    t.do("play satellite")
    first = t.events(Draws)[0]
    assert (first.seat, first.count) == (0, 2)
    assert t.events(Advances) == [Advances(0, 1, 1)]


@clause("hoshizukuri:HZ-6.14")
def test_reaching_35_ends_the_playing_without_an_icon_and_without_a_refill() -> None:
    t = Position(["rock stardust*3", "rock"], decks=["planet*5"], orbit=[34, 34])
    t.do("play rock")
    assert t.step == "Generate"
    assert t.s.hand_sizes[0] == 3


@clause("hoshizukuri:HZ-C3")
def test_an_icon_at_35_ends_the_playing_just_the_same() -> None:
    t = Position(["satellite rock", "rock"], decks=["planet*5"], orbit=[34, 34])
    t.do("play satellite")
    assert t.events(Advances) == [Advances(0, 1, 35)]
    assert t.s.hand_sizes[0] == 4


@clause("hoshizukuri:HZ-C18")
def test_a_void_icon_does_not_keep_a_later_icon_from_ending_the_phase() -> None:
    t = Position(["blackhole satellite planet rock", "rock"], decks=["stardust*3"])
    t.do("play blackhole", "add satellite", "go")
    assert t.step == "Play"
    t.do("play planet")
    assert t.step == "Generate"
