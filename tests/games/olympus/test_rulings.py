"""HO-C: readings of the rulebook that have no other test of their own."""

from __future__ import annotations

from tenban.games.olympus.rules import RULES
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.olympus.support import act, lay, reveal, turn


@clause("olympus:HO-C27")
def test_the_torch_card_reads_spaces_above_and_price_below() -> None:
    """Four spaces for six power, not six spaces for four."""
    s = turn("torch", "raise 4")
    assert (s.torch[0], s.power[0]) == (7, 10)
    assert len(RULES.box.torch_cost) - 1 == 5


@clause("olympus:HO-C13")
def test_passing_is_penalised_once_even_after_mercy() -> None:
    s = lay(3, power=[0, 5, 5], prestige=[0, 4, 4])
    reveal(s, "torch", "torch", "forge")
    act(s, "pass")
    assert s.prestige[0] == -2, "one for Tyche, one for passing"
    assert to_act(s) == (1,)
