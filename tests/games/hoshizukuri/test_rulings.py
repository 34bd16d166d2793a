"""HZ-C: rulings where the text leaves a doubt, and the two guards against endless play."""

from __future__ import annotations

from tenban.games.hoshizukuri.events import Drifts, GainsDiscard, NoEffect, Shows
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import FastRandom, rollout
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-C2")
def test_35_is_looked_for_after_the_effects_so_storm_may_take_a_step_back() -> None:
    t = Position(["rock storm stardust*2 satellite*2", "rock"], orbit=[33, 34])
    t.do("play rock", "play storm", "sweep rock")
    assert t.step == "Play"
    assert t.s.counted == 1


@clause("hoshizukuri:HZ-C2")
def test_ice_never_reaches_35() -> None:
    t = Position(["ice stardust", "rock"], orbit=[34, 34])
    t.do("play ice")
    assert t.step == "Play"


@clause("hoshizukuri:HZ-C6")
def test_fusion_trashes_one_card_of_each_colour_and_one_colourless() -> None:
    t = Position(["fusion water ice stardust rock", "rock"])
    t.do("play fusion", "trash stardust")
    assert t.why_not("trash rock") == "HZ-17.6"
    t.do("trash water")
    assert t.field == ["fusion+2"]


@clause("hoshizukuri:HZ-C7")
def test_a_play_of_several_cards_that_shrank_to_one_is_no_target() -> None:
    t = Position(["earth*4 orchard storm stardust*3", "rock"])
    t.do(*["play earth"] * 4, "play orchard")
    assert t.field == ["gone gone gone gone orchard"]
    t.do("play storm")
    assert t.events(NoEffect) == [NoEffect(0, 11)]


@clause("hoshizukuri:HZ-C8")
def test_two_storms_could_blow_for_ever_so_the_hundredth_play_finds_nothing() -> None:
    t = Position(["storm*2", "rock"], orbit=[0, 9])
    plays = 0
    while t.step in ("Play", "Storm"):
        if t.step == "Play":
            plays += 1
            t.do("play storm")
            if t.s.picks:
                t.do("go")
        else:
            t.do("sweep storm")
    assert plays == 100
    assert t.orbit[0] == 2


@clause("hoshizukuri:HZ-C9")
def test_the_twentieth_turn_in_a_row_without_an_advance_moves_one_space() -> None:
    t = Position(["ice", "rock"], orbit=[3, 9])
    for turn in range(1, 21):
        assert t.orbit[0] == 3, turn
        t.do("play ice")
    assert t.orbit[0] == 4
    assert t.events(Drifts) == [Drifts(0)]
    assert t.s.idle == 0


@clause("hoshizukuri:HZ-C9")
def test_any_advance_starts_the_count_again() -> None:
    t = Position(["ice satellite", "rock"], orbit=[3, 9])
    t.do("play ice", "play satellite", "pass")
    assert t.s.idle == 0
    t = Position(["ice", "rock"], orbit=[3, 9])
    t.do("play ice", "play ice")
    assert t.s.idle == 2


@clause("hoshizukuri:HZ-C9")
def test_a_drift_to_35_pushes_the_others() -> None:
    t = Position(["ice", "rock", "rock"], orbit=[34, 34, 34], order=[0, 1, 2])
    for _ in range(20):
        t.do("play ice")
    assert t.orbit == [35, 35, 35]


@clause("hoshizukuri:HZ-C9")
def test_a_player_without_any_card_drifts_to_the_end_unasked() -> None:
    t = Position(["", "rock"], orbit=[0, 30])
    assert t.asked == (1,)
    assert t.orbit[0] == 30
    rollout(RULES, t.s)
    assert t.orbit == [35, 35]


@clause("hoshizukuri:HZ-C10")
def test_meteorite_passes_over_players_at_35() -> None:
    t = Position(["nebula meteorite rock", "nebula rock", "nebula"], orbit=[3, 35, 9])
    t.do("play nebula", "play meteorite")
    assert t.asked == (2,)


@clause("hoshizukuri:HZ-C11")
def test_meteorite_asks_for_the_colours_of_the_whole_turn() -> None:
    t = Position(["nebula ice meteorite rock", "orchard rock", "ice"], orbit=[3, 9, 9])
    t.do("play nebula", "play ice", "play meteorite")
    assert t.asked == (2,)
    assert t.events(Shows) == [Shows(1, 2, (1, 18))]
    assert t.shown(1) == "rock orchard"


@clause("hoshizukuri:HZ-C11")
def test_an_empty_hand_shows_nothing() -> None:
    t = Position(["nebula meteorite rock", "", "rock"], orbit=[3, 9, 9])
    t.do("play nebula", "play meteorite")
    assert t.events(Shows) == [Shows(2, 1, (1,))]


@clause("hoshizukuri:HZ-C15")
def test_the_field_is_discarded_before_the_hand_is_made_four() -> None:
    t = Position(["satellite stardust*3", "rock"], orbit=[0, 9])
    t.do("play satellite")
    assert t.hand(0) == "stardust stardust stardust satellite"


@clause("hoshizukuri:HZ-C17")
def test_storm_names_the_shards_of_a_fusion() -> None:
    t = Position(["fusion*2 storm stardust rock*1 satellite", "rock"])
    t.do("play fusion", "go", "go")
    t.do("play fusion", "trash stardust", "go")
    assert t.field == ["fusion+0", "fusion+1"]
    t.do("play storm")
    assert t.choices() == ["sweep fusion+0", "sweep fusion+1", "pass"]
    t.do("sweep fusion+1")
    assert t.field == ["fusion+0", "storm"]
    assert t.s.shards == 2


@clause("hoshizukuri:HZ-C22")
def test_meadow_and_earth_count_once_when_they_resolve() -> None:
    t = Position(["meadow microbes satellite rock", "rock"], decks=["crystal*2"])
    t.do("play microbes", "play meadow", "resolve meadow", "gain microbes", "add satellite")
    assert t.events(GainsDiscard) == [GainsDiscard(0, 15)]
    t = Position(["microbes earth orchard*2 satellite rock", "rock"])
    t.do("play microbes", "play earth", "play orchard", "play orchard")
    t.do("resolve earth", "add satellite")
    assert t.events(GainsDiscard) == [GainsDiscard(0, 23)]
    assert t.trashed("earth") == 0


def test_random_games_of_every_set_end() -> None:
    for name in ("first", "cataclysm", "galaxy", "random"):
        s = RULES.setup(3, RULES.checked(3, {"set": name}))
        s.chance = FastRandom(11)
        assert rollout(RULES, s, 5000) < 5000
