"""CU-14: who knows what."""

from __future__ import annotations

from tenban.games.cultus.pieces import PLANS
from tenban.games.cultus.rules import RULES
from tenban.kernel import SPECTATOR, bits, imagine, legal, play, to_act, view
from tenban.kernel.state import UNKNOWN
from tenban.testing.clause import clause
from tests.games.cultus.support import TOWN, Position, new_game


@clause("cultus:CU-14.1", "cultus:CU-2.5")
def test_others_hands_and_plans_are_hidden_and_their_sizes_are_not() -> None:
    s = new_game(3)
    v = view(RULES, s, 1).state
    assert v.hands[1] == s.hands[1]
    assert [v.hands[seat] for seat in (0, 2)] == [UNKNOWN] * 2
    assert v.hand_sizes == s.hand_sizes
    assert [v.plans[seat] for seat in (0, 2)] == [UNKNOWN] * 2
    assert v.plans[1] == s.plans[1]
    assert v.pool == s.pool | s.hands[0] | s.hands[2]


@clause("cultus:CU-14.1")
def test_everything_else_is_open() -> None:
    s = new_game(2)
    v = view(RULES, s, SPECTATOR).state
    for name in ("town", "discards", "row", "incomes", "piles", "characters", "cost", "purse", "points", "stock"):
        assert getattr(v, name) == getattr(s, name), name


@clause("cultus:CU-14.1", "cultus:CU-10.4")
def test_alone_only_the_hand_is_hidden_and_only_from_onlookers() -> None:
    s = new_game(1)
    while to_act(s) and type(s.stack[-1]).__name__ != "Start":
        play(RULES, s, 0, legal(s, 0)[0])
    assert view(RULES, s, 0).state.hands[0] == s.hands[0]
    onlooker = view(RULES, s, SPECTATOR).state
    assert onlooker.hands[0] == UNKNOWN
    assert onlooker.plans[0] == s.plans[0]


@clause("cultus:CU-14.1", "cultus:CU-9.2")
def test_plans_are_shown_at_the_end() -> None:
    t = Position(TOWN, phase="hand", piles=[0] * 6)
    v = view(RULES, t.s, 0).state
    assert v.plans[1] == t.s.plans[1]
    assert RULES.totals(v) == RULES.totals(t.s)


@clause("cultus:CU-14.1")
def test_an_imagined_world_deals_what_was_not_seen() -> None:
    s = new_game(4)
    v = view(RULES, s, 2)
    worlds = [imagine(v, seed) for seed in range(20)]
    for w in worlds:
        assert RULES.faults(w) == []
        assert w.hands[2] == s.hands[2]
        assert len(set(w.plans.list()[:4])) == 4
    assert {plan for w in worlds for plan in w.plans.list()[:2]} == set(range(PLANS)) - {int(s.plans[2])}
    assert len({tuple(bits(w.hands[0])) for w in worlds}) > 15
