"""The invariants of a table hold through every game, and notice when they are broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tenban.games.latria.rules import RULES
from tenban.games.latria.state import LatriaState
from tenban.kernel import FastRandom, start
from tests.games.latria.support import act, begin, choices, lay


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("variant", ["normal", "simple", "star"])
@pytest.mark.parametrize("campaign", [False, True])
def test_no_invariant_breaks_in_a_random_game(seats: int, variant: str, campaign: bool) -> None:
    s = begin(seats, variant, campaign, seed=7)
    for _ in choices(s):
        assert RULES.faults(s) == []
    assert RULES.faults(s) == []


def laid() -> LatriaState:
    return lay("M10 M4 S4", "M12 P5 S5", "M11 P9 S11", sky="S*1 S*2 M*2 P*1", gains={1: "S7"}, under={2: "S8"})


def lose_a_card(s: LatriaState) -> None:
    s.used &= s.used - 1


def double_a_card(s: LatriaState) -> None:
    s.used |= s.hands[0]


def hide_a_celestial_card(s: LatriaState) -> None:
    s.take_stack(0, 0, 0)
    s.skies[0] = 0


def hold_too_much(s: LatriaState) -> None:
    s.hands[0], s.hands[1] = s.hands[0] | s.hands[1], 0


def show_a_false_void(s: LatriaState) -> None:
    s.show_voids(1, 2)


def turn_a_board(s: LatriaState) -> None:
    s.eclipse ^= 2


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lose_a_card, "astrology cards are not conserved"),
        (double_a_card, "astrology cards are not conserved"),
        (hide_a_celestial_card, r"there are 2 cards S\*1, not 3"),
        (hold_too_much, "seat 0 holds 6 cards, not 3"),
        (show_a_false_void, "seat 1 has shown that it lacks P5"),
        (turn_a_board, "the boards show eclipse 011, the mutations make it 001"),
    ],
)
def test_a_broken_invariant_is_told_in_a_sentence(damage: Callable[[LatriaState], None], complaint: str) -> None:
    s = laid()
    assert RULES.faults(s) == []
    damage(s)
    with pytest.raises(AssertionError, match=complaint):
        assert not RULES.faults(s), "\n".join(RULES.faults(s))


def test_a_gain_under_a_marker_is_a_fault_in_simple() -> None:
    s = lay("M10 M4", "M12 P5", "M11 P9", gains={1: "S7"}, variant="simple")
    s.cards[1], s.cards_under[1] = 0, s.cards[1]
    assert RULES.faults(s) == ["there are gains under an eclipse marker, which Simple does not use"]


def test_a_card_led_but_not_yet_followed_is_not_lost() -> None:
    s = laid()
    act(s, "play M10")
    assert RULES.faults(s) == []


def test_a_table_before_the_deal_has_no_faults() -> None:
    s = RULES.setup(4, RULES.checked(4, {}))
    assert RULES.faults(s) == []
    assert start(RULES, 4, {}, FastRandom(0)).round == 1
