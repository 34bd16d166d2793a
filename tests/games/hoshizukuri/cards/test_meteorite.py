"""隕石: the others discard cards of a colour in the field."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Discards, NoEffect, Shows
from tenban.games.hoshizukuri.pieces import KINDS
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import imagine, view
from tenban.kernel.state import HIDDEN
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-17.19")
def test_who_holds_a_colour_of_the_field_discards_such_a_card_and_draws_one() -> None:
    t = Position(["nebula meteorite rock", "nebula protostar ice"], decks=["", "star"], orbit=[0, 9])
    t.do("play nebula", "play meteorite")
    assert t.asked == (1,)
    assert t.choices() == ["discard nebula", "discard protostar"]
    assert t.why_not("discard ice") == "HZ-17.19"
    t.do("discard protostar")
    assert t.hand(1) == "nebula ice star"
    assert t.discard(1) == "protostar"
    assert t.asked == (0,)


@clause("hoshizukuri:HZ-17.19")
def test_a_player_who_holds_none_shows_the_hand() -> None:
    t = Position(["nebula meteorite rock", "ice rock"], orbit=[0, 9])
    t.do("play nebula", "play meteorite")
    assert t.events(Shows) == [Shows(1, 2, (1, 12))]
    assert t.shown(1) == "rock ice"
    assert t.asked == (0,)


@clause("hoshizukuri:HZ-17.19")
def test_without_a_colour_in_the_field_nothing_happens() -> None:
    t = Position(["meteorite rock", "nebula"], orbit=[0, 9])
    t.do("play meteorite")
    assert t.events(NoEffect) == [NoEffect(0, 20)]
    assert t.events(Shows) == []


@clause("hoshizukuri:HZ-17.19", "hoshizukuri:HZ-14.1")
def test_all_who_are_hit_choose_at_once_under_seal_even_with_one_card_to_choose() -> None:
    t = Position(["nebula meteorite rock", "nebula rock", "protostar*2 nebula"], orbit=[0, 9, 9])
    t.do("play nebula", "play meteorite")
    assert list(t.asked) == [1, 2]
    t.do("discard protostar", seat=2)
    assert list(t.asked) == [1]
    assert t.hand(2) == "nebula protostar protostar"
    assert view(RULES, t.s, 1).state.sealed[2] == HIDDEN
    t.do("discard nebula", seat=1)
    assert t.hand(2).split().count("protostar") == 2  # one of them drawn again from the reshuffled discard
    assert t.events(Discards) == [Discards(1, 2), Discards(2, 3)]


@clause("hoshizukuri:HZ-17.19")
def test_while_it_is_pending_everybody_hit_is_imagined_with_a_card_to_discard() -> None:
    t = Position(["nebula meteorite rock", "nebula rock"], decks=["", "star*5 planet*5"], orbit=[0, 9])
    t.do("play nebula", "play meteorite")
    v = view(RULES, t.s, 0)
    for seed in range(30):
        w = imagine(v, seed)
        assert w.galaxy.count(w.hands[1], KINDS.index("nebula")) == 1
