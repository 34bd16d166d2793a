"""Many games by players who do not go bankrupt at once, and by warlike ones: no invariant breaks, every game ends."""

from __future__ import annotations

from random import Random

import pytest

from tenban.games.eclipse.oracle.policy import prudent
from tenban.games.eclipse.rules import OPTIONS, RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import FastRandom, play, start, to_act
from tests.games.eclipse.support import EVENTS

SEATS = [2, 3, 4, 5, 6]


def played(seats: int, seed: int, warlike: bool, stride: int) -> EclipseState:
    """A whole game, its invariants looked at after every so many choices and all its events."""
    rng = Random(seed)
    options = {option.name: rng.choice(option.values) for option in OPTIONS}
    s = start(RULES, seats, options, FastRandom(seed))
    s.log = []
    made = 0
    while to_act(s):
        seat = to_act(s)[0]
        play(RULES, s, seat, prudent(s, seat, rng, warlike))
        made += 1
        if made % stride == 0:
            assert RULES.faults(s) == [], f"seats {seats}, seed {seed}, after {made} choices"
    assert RULES.faults(s) == []
    return s


@pytest.mark.parametrize("warlike", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_a_prudent_game_ends_without_a_fault_and_tells_only_declared_events(seats: int, warlike: bool) -> None:
    s = played(seats, seats, warlike, 5)
    assert {type(event) for event in s.log or []} <= set(EVENTS)
    assert s.round == 9 or s.collapsed == (1 << seats) - 1


@pytest.mark.slow
@pytest.mark.parametrize("warlike", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_many_prudent_games_end_without_a_fault(seats: int, warlike: bool) -> None:
    for seed in range(20):
        played(seats, 1000 + seed, warlike, 7 + seed % 30)


def test_prudent_players_seldom_collapse() -> None:
    gone = [played(2, seed, False, 1000).collapsed for seed in range(12)]
    assert sum(1 for seats in gone if seats) <= 2
