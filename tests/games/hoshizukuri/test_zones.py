"""HZ-3: where cards lie and who knows them."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Plays
from tenban.games.hoshizukuri.pieces import KINDS
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import SPECTATOR, UNKNOWN, FastRandom, imagine, view
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position, kinds, words


@clause("hoshizukuri:HZ-3.1")
def test_hands_and_decks_are_hidden_and_everything_else_is_seen() -> None:
    t = Position(["nebula rock", "ice water"], decks=["stardust", "star"], discards=["satellite", "planet"])
    t.do("play nebula")
    v = view(RULES, t.s, 1).state
    assert v.hands[0] == UNKNOWN
    assert v.field == t.s.field
    assert v.discards == t.s.discards
    assert (v.piles, v.trash) == (t.s.piles, t.s.trash)
    assert v.hands[1] == t.s.hands[1]


@clause("hoshizukuri:HZ-3.1")
def test_another_players_unseen_cards_are_known_together_but_not_apart() -> None:
    t = Position(["nebula rock", "ice water"], decks=["stardust", "star"])
    v = view(RULES, t.s, 0).state
    assert v.hands[1] == UNKNOWN
    assert words(v.galaxy.cards(v.decks[1])) == "water ice star"


@clause("hoshizukuri:HZ-3.2")
def test_a_discard_is_known_to_all_as_its_cards_were_laid_openly() -> None:
    t = Position(["nebula", "ice"], discards=["rock planet", ""])
    v = view(RULES, t.s, 1).state
    assert words(v.galaxy.cards(v.discards[0])) == "rock planet"
    assert v.tops[0] == KINDS.index("planet")


@clause("hoshizukuri:HZ-3.3")
def test_the_field_keeps_plays_apart_and_cards_in_the_order_laid() -> None:
    t = Position(["nebula protostar forest stardust satellite*2", "rock"])
    t.do("play nebula", "play protostar")
    t.do("play forest", "add stardust")
    assert t.field == ["nebula protostar", "forest stardust"]
    assert t.events(Plays) == [Plays(0, 2, tuple(kinds("nebula protostar"))), Plays(0, 1, tuple(kinds("forest")))]


@clause("hoshizukuri:HZ-3.4")
def test_sizes_orbit_and_the_turn_so_far_are_public() -> None:
    t = Position(["nebula rock", "ice water"], decks=["stardust*2", "star"], orbit=[3, 7])
    t.do("play nebula")
    v = view(RULES, t.s, SPECTATOR).state
    assert v.hand_sizes == t.s.hand_sizes
    assert v.deck_sizes == t.s.deck_sizes
    assert (v.orbit, v.order) == (t.s.orbit, t.s.order)
    assert (v.made, v.shards, v.counted) == (1, 2, 1)


@clause("hoshizukuri:HZ-3.5")
def test_a_card_gained_to_the_hand_is_known_to_be_there() -> None:
    t = Position(["rock satellite stardust", "stardust"], decks=["stardust*2"])
    t.do("play rock", "play satellite", "gain satellite")
    assert t.shown(0) == "satellite"


@clause("hoshizukuri:HZ-3.5")
def test_a_card_that_leaves_the_hand_takes_a_known_copy_with_it() -> None:
    t = Position(["water*2 ice", "stardust"], decks=["rock*1"], shown=["water"])
    t.do("play water", "go", "pass")
    assert t.shown(0) == ""


@clause("hoshizukuri:HZ-3.5")
def test_a_card_of_another_kind_leaves_what_is_known() -> None:
    t = Position(["water ice", "stardust"], decks=["rock*1"], shown=["water"])
    t.do("play ice")
    assert t.shown(0) == "water"


@clause("hoshizukuri:HZ-3.5")
def test_a_reshuffle_shows_the_whole_hand_for_the_deck_was_empty() -> None:
    t = Position(["nebula ice planet", "stardust"], decks=["rock"], discards=["star water*2"])
    t.draws(0, 0)
    t.do("play nebula")
    assert t.shown(0) == "rock ice planet"
    assert t.hand(0) == "rock water ice planet"


@clause("hoshizukuri:HZ-3.5")
def test_imagined_hands_hold_what_is_known_and_come_from_what_is_unseen() -> None:
    t = Position(["nebula", "ice water star"], decks=["", "planet*2 orchard"], shown=["", "star"])
    v = view(RULES, t.s, 0)
    hands = set()
    for seed in range(200):
        w = imagine(v, seed)
        assert RULES.faults(w) == []
        hands.add(words(w.galaxy.cards(w.hands[1])))
    assert all("star" in hand.split() for hand in hands)
    assert hands == {
        "water ice star",
        "water planet star",
        "ice planet star",
        "water orchard star",
        "ice orchard star",
        "orchard planet star",
        "planet planet star",
    }


@clause("hoshizukuri:HZ-C13")
def test_what_lies_in_another_players_discard_is_in_the_view() -> None:
    t = Position(["rock", "ice"], discards=["", "planet water*2"])
    v = view(RULES, t.s, SPECTATOR).state
    assert words(v.galaxy.cards(v.discards[1])) == "water water planet"


def test_a_view_holds_no_order_of_a_deck() -> None:
    """Which card is on top is not decided before it is drawn."""
    hands = set()
    for seed in range(30):
        t = Position(["rock stardust*2 ice", "ice"], decks=["planet water crystal"], chance=FastRandom(seed))
        t.do("play rock")
        hands.add(t.hand(0))
    assert len(hands) == 3
