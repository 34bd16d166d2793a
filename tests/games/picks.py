"""`pick` is fair: it reaches every legal action, at every kind of step."""

from __future__ import annotations

from collections import Counter
from random import Random

from tenban.kernel import FastRandom, State, legal, play, to_act
from tenban.registry import find
from tenban.testing.playthrough import Scenario, begin, offers_wild, some_options
from tenban.testing.setups import seat_counts

_MOST = 12  # legal actions of a position that is examined
_EACH = 40  # picks for each of them
_POSITIONS = 4  # of each kind of step


def examine(name: str, games: int = 8) -> None:
    """Play random games, some from wild positions, and compare what is picked with what is legal."""
    game = find(name)
    examined: Counter[tuple[str, bool]] = Counter()
    for seed in range(games):
        seats = seat_counts(game)[seed % len(seat_counts(game))]
        options = some_options(game.rules, seats, seed)
        wild = seed % 2 == 1 and offers_wild(game, seats, options, seed)
        s = begin(game, Scenario(name, seats, options, seed, wild))
        rng = Random(seed)
        for _ in range(150):
            if not to_act(s):
                break
            seat = rng.choice(to_act(s))
            kind = type(s.stack[-1]).__name__, bool(s.picks)
            if examined[kind] < _POSITIONS and 1 < len(legal(s, seat)) <= _MOST:
                examined[kind] += 1
                _compare(s, seat)
            play(game.rules, s, seat, rng.choice(legal(s, seat)))
    assert len(examined) > 2


def _compare(s: State, seat: int) -> None:
    t, actions = s.clone(), legal(s, seat)
    t.chance = FastRandom(seat + 1)
    picked = Counter(t.stack[-1].pick(t, seat).text for _ in range(_EACH * len(actions)))
    assert set(picked) == {action.text for action in actions}, f"{s.stack[-1]} of seat {seat}"
