"""What a game tells bots is legal, complete and between lost and won."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from tenban.kernel import FastRandom, KeyedRandom, State, legal, play, settle, start, to_act
from tenban.registry import Game
from tests.games.everywhere import each_game


def position(game: Game, seed: int) -> State:
    """The start of a game, or a wild position if the game has any."""
    rules = game.rules
    seats = rules.least_seats + seed % (rules.most_seats - rules.least_seats + 1)
    s = game.oracle.wild(seats, rules.checked(seats, {}), seed) if seed % 2 else None
    if s is None:
        return cast("State", start(rules, seats, {}, FastRandom(seed)))
    s.chance = KeyedRandom(seed.to_bytes(16, "big"))
    settle(s)
    return cast("State", s)


@each_game
@pytest.mark.parametrize("seed", range(12))
def test_a_sensible_choice_is_legal_whatever_was_chosen_before(game: Game, seed: int) -> None:
    s, rng, heuristics = position(game, seed), Random(seed), game.heuristics
    for _ in range(60):
        actors = to_act(s)
        if not actors:
            break
        seat = actors[0]
        choices = legal(s, seat)
        assert heuristics.pick(s, seat) in choices
        assert sorted(action.code for action in heuristics.order(s, seat, choices)) == [
            action.code for action in choices
        ]
        assert all(0.0 <= value <= 1.0 for value in heuristics.values(s))
        assert heuristics.values(s)[seat] == heuristics.value(s, seat)
        play(game.rules, s, seat, rng.choice(choices))
