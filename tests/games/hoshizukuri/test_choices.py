"""HZ-14: how choices are put to players."""

from __future__ import annotations

import pytest

from tenban.games.hoshizukuri.events import GainsHand, GeneratesNothing, NoEffect, Plays
from tenban.games.hoshizukuri.rules import RULES
from tenban.kernel import complete_moves, view
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


@clause("hoshizukuri:HZ-14.1")
@pytest.mark.parametrize(
    ("card", "step", "other", "no"),
    [
        ("forest", "Forest", "ice", "pass"),
        ("microbes", "Microbes", "ice", "pass"),
        ("blackhole", "BlackHole", "ice", "go"),
    ],
)
def test_an_effect_on_the_hand_is_asked_even_if_no_is_the_only_answer(
    card: str, step: str, other: str, no: str
) -> None:
    """Passing it over would tell the table what is not in the hand."""
    t = Position([f"{card} {other}", "rock"])
    t.do(f"play {card}")
    assert t.step == step
    assert t.choices() == [no]


@clause("hoshizukuri:HZ-14.1")
@pytest.mark.parametrize("card", ["flame", "thunder", "water", "forest", "microbes", "blackhole"])
def test_an_effect_on_an_empty_hand_is_not_asked(card: str) -> None:
    t = Position([card, "rock"], orbit=[0, 5])
    t.do(f"play {card}")
    assert len(t.events(NoEffect)) == 1
    assert t.step != card.capitalize()


@clause("hoshizukuri:HZ-14.1")
def test_the_order_of_effects_is_asked_only_between_different_cards() -> None:
    t = Position(["water*2 rock*1 stardust", "rock"])
    t.do("play water", "play water")
    assert t.step == "Water"
    t.do("pass")
    assert t.step == "Water"


@clause("hoshizukuri:HZ-14.1")
def test_generation_is_asked_only_if_something_can_be_had() -> None:
    t = Position(["satellite stardust*3", "rock"], orbit=[0, 5])
    t.do("play satellite")
    assert t.events(GeneratesNothing) == [GeneratesNothing(0, 1)]


@clause("hoshizukuri:HZ-14.1")
def test_a_gain_with_one_answer_is_taken_without_a_question() -> None:
    t = Position(["thunder stardust satellite", "rock"], decks=["planet*3"])
    t.do("play thunder", "trash stardust")
    assert t.events(GainsHand) == [GainsHand(0, 22)]


@clause("hoshizukuri:HZ-14.2", "hoshizukuri:HZ-C17")
def test_every_set_of_cards_is_one_path() -> None:
    t = Position(["nebula*2 protostar water ice orchard stardust*2", "rock"])
    moves = complete_moves(view(RULES, t.s, 0).state, 0, 500) or []
    sets = [tuple(action.text for action in move.actions if action.text != "go") for move in moves]
    assert len(sets) == len(set(sets)) == len({tuple(sorted(names)) for names in sets})
    singles = {names for names in sets if len(names) == 1}
    assert len(singles) == 6
    assert len([names for names in sets if len(names) > 1]) == 3 + 1 + 4
    assert ("play nebula", "play nebula", "play protostar") in sets


@clause("hoshizukuri:HZ-14.2")
def test_a_set_is_named_in_ascending_order() -> None:
    t = Position(["nebula protostar rock", "rock"])
    t.do("play protostar")
    assert t.field == ["protostar"]
    t = Position(["nebula protostar*2 rock", "rock"])
    t.do("play protostar")
    assert t.why_not("play nebula") == "HZ-14.2"
    t = Position(["nebula ice*2 orchard", "rock"])
    t.do("play ice")
    assert t.why_not("play orchard") == "HZ-14.2"


@clause("hoshizukuri:HZ-14.2")
def test_a_set_is_complete_when_nothing_can_follow() -> None:
    t = Position(["nebula protostar rock", "rock"])
    t.do("play nebula", "play protostar")
    assert t.field == ["nebula protostar"]


@clause("hoshizukuri:HZ-14.2")
def test_a_half_made_choice_is_the_choosers_secret() -> None:
    t = Position(["nebula protostar rock", "rock"])
    t.do("play nebula")
    assert t.s.picks
    assert view(RULES, t.s, 1).state.picks == ()
    assert view(RULES, t.s, 0).state.picks == t.s.picks
    assert t.events(Plays) == []


def test_discards_are_named_in_ascending_order_and_leave_enough_to_follow() -> None:
    t = Position(["satellite rock stardust*3 planet star", "rock"], orbit=[0, 5])
    t.do("play satellite")
    assert t.why_not("discard star") == "HZ-14.2"
    t.do("discard planet")
    assert t.choices() == ["discard star"]
    assert t.why_not("discard rock") == "HZ-14.2"
