"""HZ-10: the end of the game and the points."""

from __future__ import annotations

from tenban.games.hoshizukuri.rules import RULES
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-10.1")
def test_the_turn_in_which_35_is_reached_is_carried_out_to_its_end() -> None:
    t = Position(["nebula rock stardust*2", "rock"], decks=["", "stardust"], orbit=[34, 34])
    t.do("play nebula")
    assert t.step == "Generate"
    t.do("gain satellite")
    assert t.hand(0) == "stardust stardust rock satellite"
    assert t.discard(0) == "nebula"


@clause("hoshizukuri:HZ-10.2")
def test_the_others_play_on_until_all_are_through() -> None:
    t = Position(
        ["satellite stardust*3", "satellite rock*1"], decks=["planet", "planet*3"], orbit=[34, 30], order=[1, 0]
    )
    assert t.asked == (1,)
    t = Position(["satellite stardust*3", "satellite"], decks=["planet", "planet*3"], orbit=[34, 34])
    t.do("play satellite")
    assert t.step == "over"
    assert t.orbit == [35, 35]
    t = Position(["satellite rock stardust*2", "satellite"], decks=["planet", "planet*3"], orbit=[33, 33])
    t.do("play rock", "play satellite", "pass")
    assert (t.orbit, t.asked) == ([35, 34], (1,))
    t.do("play satellite")
    assert t.step == "over"


@clause("hoshizukuri:HZ-10.3", "hoshizukuri:HZ-C19")
def test_cards_in_hand_deck_and_discard_all_count() -> None:
    t = Position(["star rock", "rock"], decks=["planet*2"], discards=["satellite orchard"])
    assert RULES.totals(t.s) == [8 + 4 + 4 + 1 + 3, 0]
    t.do("play star")
    assert RULES.totals(t.s)[0] == 20
    lines = [(line.points, line.clause.id) for line in RULES.score(t.s) if line.side == 0]
    assert lines == [(3, "HZ-10.3"), (1, "HZ-10.3"), (8, "HZ-10.3"), (8, "HZ-10.3")]


@clause("hoshizukuri:HZ-C19", "hoshizukuri:HZ-12.1")
def test_a_trashed_star_is_worth_nothing_to_anybody() -> None:
    t = Position(["flame star rock", "rock"])
    before = t.pile("star")
    t.do("play flame", "trash star")
    assert RULES.totals(t.s) == [0, 0]
    assert t.trashed("star") == 1
    assert t.pile("star") == before


@clause("hoshizukuri:HZ-10.4")
def test_a_tie_goes_to_who_reached_35_first() -> None:
    t = Position(["satellite stardust*3", "rock satellite"], orbit=[34, 34])
    t.do("play satellite")
    assert RULES.totals(t.s) == [1, 1]
    assert RULES.winners(t.s) == [0]


@clause("hoshizukuri:HZ-10.4", "hoshizukuri:HZ-C16")
def test_of_two_pushed_together_the_outer_comet_was_first() -> None:
    t = Position(["stardust", "satellite", "satellite"], orbit=[34, 34, 34], order=[0, 2, 1])
    t.do("play stardust")
    assert t.step == "over"
    assert RULES.totals(t.s) == [0, 1, 1]
    assert RULES.winners(t.s) == [2]


@clause("hoshizukuri:HZ-10.5")
def test_empty_piles_do_not_end_the_game() -> None:
    t = Position(["rock satellite", "rock"], empty="satellite planet star", orbit=[0, 5])
    t.do("play rock", "play satellite")
    assert t.s.piles == 0
    assert t.asked == (0,)
