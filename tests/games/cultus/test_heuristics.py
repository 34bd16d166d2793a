"""What bots are told: sensible choices, values between lost and won."""

from __future__ import annotations

from time import monotonic

from tenban.bots.advice import advise
from tenban.games.cultus.heuristics import HEURISTICS
from tenban.games.cultus.pieces import ENEMY
from tenban.games.cultus.rules import RULES
from tenban.kernel import legal, state, view
from tenban.lab.simulate import Plan, run
from tests.games.cultus.support import TOWN, Position

COMPILED = not str(state.__file__).endswith(".py")


def test_who_has_won_is_worth_more_than_who_has_lost() -> None:
    t = Position("P", phase="hand", piles=[0] * 6, score=[20, 5])
    assert HEURISTICS.value(t.s, 0) > 0.9 > 0.1 > HEURISTICS.value(t.s, 1)
    beaten = Position(TOWN, ["a1"], phase="hand", piles=[0] * 6, enemy="ruben", monuments={ENEMY: "d4 e4 d5 e5"})
    assert HEURISTICS.value(beaten.s, 0) < 0.1


def test_a_monument_is_built_where_it_can_be() -> None:
    s = Position(TOWN, ["b2", "h8"], cost=[4], hands=["1 2"]).s
    picks = [HEURISTICS.pick(s, 0).text for _ in range(20)]
    assert picks.count("build") > 10
    assert HEURISTICS.order(s, 0, legal(s, 0))[0].text == "build"


def test_a_monument_in_the_middle_is_worth_more_than_one_at_the_edge() -> None:
    middle, edge = (Position(TOWN, ["b2", "h8"], monuments={0: name}).s for name in ("d4", "a4"))
    assert HEURISTICS.value(middle, 0) > HEURISTICS.value(edge, 0)


def test_gold_goes_to_the_next_monument_first() -> None:
    t = Position(TOWN, phase="start", monuments={0: "b2 c3"}, cost=[7]).do("draw 1")
    assert HEURISTICS.pick(t.s, 0).text == "bank 1"


def test_greedy_beats_random() -> None:
    games = 20 if COMPILED else 3
    summary = run(Plan("cultus", 2, ("greedy", "random"), games, seed=3))
    assert summary.bots["greedy"].win_rate >= 0.85


def test_alone_advice_weighs_the_enemy_as_a_rival() -> None:
    t = Position(TOWN, ["b2"], enemy="eleonora", monuments={ENEMY: "d4 e4 d5 e5"}, cost=[4], hands=["1 2"], counter=7)
    advices = advise(view(RULES, t.s, 0), HEURISTICS, 1, monotonic() + 600, simulations=30, worlds=1)
    assert advices
    assert all(advice.rival >= 40 for advice in advices)  # four monuments in the middle at the very least
