"""Sealed choices as a state holds them."""

from __future__ import annotations

from tenban.games.latria.rules import RULES
from tenban.kernel import KeyedRandom, imagine, legal, play, start, to_act, view
from tenban.kernel.snapshot import decode, encode
from tenban.kernel.state import ALL_OPEN


def test_a_state_read_back_knows_that_nobody_has_sealed_anything() -> None:
    s = start(RULES, 3, {}, KeyedRandom(b"sealed"))
    assert decode(RULES, encode(s), {}).sealed is ALL_OPEN[3]


def test_a_world_imagined_while_others_have_chosen_is_open_again() -> None:
    s = start(RULES, 3, {"dealer": "1"}, KeyedRandom(b"sealed"))
    while len(to_act(s)) == 1:
        play(RULES, s, 0, legal(s, 0)[0])
    play(RULES, s, 1, legal(s, 1)[0])
    assert s.sealed is not ALL_OPEN[3]
    assert imagine(view(RULES, s, 2), 0).sealed is ALL_OPEN[3]
