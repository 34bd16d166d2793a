"""What learned weights are told about a position: the lead, the stacks and the hands."""

from __future__ import annotations

import pytest

from tenban.games.latria.features import FEATURES, NAMES
from tenban.games.latria.state import LatriaState
from tests.games.latria.support import lay

MOON_STACK = "S*2 M*3 M*2 P*1"  # five stars on the Moon
SUN_ECLIPSED = "S*1 M*3 P*1"


def feature(s: LatriaState, name: str) -> list[float]:
    """Return a feature of every seat."""
    return [row[NAMES.index(name)] for row in FEATURES.rows(s)]


def test_the_dealer_has_the_lead_and_what_its_best_card_promises() -> None:
    s = lay("M12 S4", "M7 P5", "M11 S9", sky=MOON_STACK, dealer=0)
    assert feature(s, "leads") == [1.0, 0.0, 0.0]
    assert feature(s, "promise of the lead") == pytest.approx([5 * (12 / 16) ** 2, 0.0, 0.0])
    assert feature(s, "leads, by the stars above the boards") == [8.0, 0.0, 0.0]
    assert feature(lay("M12 S4", "M7 P5", "M11 S9", dealer=2), "leads") == [0.0, 0.0, 1.0]


def test_a_latria_card_leads_to_the_best_stack() -> None:
    s = lay("L9 S4", "M7 P5", "M11 S9", sky=MOON_STACK)
    assert feature(s, "promise of the lead")[0] == pytest.approx(5 * (9 / 16) ** 2)
    assert feature(s, "strength of Latria") == pytest.approx([(9 / 16) ** 2, 0.0, 0.0])


def test_cards_above_all_others_are_counted_by_number() -> None:
    assert feature(lay("M12 S11", "M7 P5", "M10 S9"), "cards above all others") == [2.0, 0.0, 0.0]
    assert feature(lay("M12 S4", "M7 P12", "M10 S9"), "cards above all others") == [0.0, 0.0, 0.0]


def test_the_hold_on_a_stack_is_negative_in_eclipse() -> None:
    s = lay("S12 M4 P8", "M7 P5 P9", "M11 L9 P10", sky=SUN_ECLIPSED)
    assert feature(s, "hold on the stack of Sun") == pytest.approx([-((12 / 16) ** 2), 0.0, -((9 / 16) ** 2)])
    assert feature(s, "low cards, by the stars in eclipse")[0] > 0.0
    assert feature(s, "low cards, by the stars in eclipse")[2] == 0.0


def test_other_games_have_no_features() -> None:
    assert FEATURES.rows(lay("M12 S4", "M7 P5", "M11 S9", variant="simple")) == []
