"""Digests of the tensors of random games: `python -m tests.envs.digests` writes them into digests.json again.

They change only with the version of a game's rules or of its encoding.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from tenban.kernel import FastRandom, Rules, State, legal, play, start, to_act, view
from tenban.registry import find
from tests.envs.cases import NAMES

FILE = Path(__file__).with_name("digests.json")
Encode = Callable[[str, State, int], bytes]
_SEED = 5
_EVERY = 7  # one in so many positions is encoded
_MOST = 1_500  # choices of a game


def of_view(name: str, s: State, seat: int) -> bytes:
    """Return the tensor of a seat's view."""
    game = find(name)
    return game.tensor.encode(view(game.rules, s, seat))


def digest(name: str, seats: int, encode: Encode = of_view) -> str:
    """Return a digest of the tensors of a random game as every seat and a spectator see it."""
    rules: Rules[State] = find(name).rules
    chance = FastRandom(_SEED + seats)
    s = start(rules, seats, {}, FastRandom(_SEED))
    found = blake2b(digest_size=12)
    for number in range(_MOST):
        asked = to_act(s)
        if number % _EVERY == 0 or not asked:
            for seat in range(-1, seats):
                found.update(encode(name, s, seat))
        if not asked:
            break
        seat = asked[chance.below(len(asked))]
        choices = legal(s, seat)
        play(rules, s, seat, choices[chance.below(len(choices))])
    return found.hexdigest()


def digests() -> dict[str, dict[str, str]]:
    """Return the digests of every game for every number of seats."""
    found: dict[str, dict[str, str]] = {}
    for name in NAMES:
        least, most = find(name).info.seats
        found[name] = {str(seats): digest(name, seats) for seats in range(least, most + 1)}
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(digests(), indent=2) + "\n", "utf-8")
