"""The exhaustive runner: random games until every verb, step and clause has occurred."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tenban.kernel import Action, KeyedRandom, Oracle, State, legal, to_act
from tenban.registry import Game

from .cited import cited
from .setups import seat_counts
from .story import MOST_CHOICES, some_options
from .travel import Player, Seen, travel


@dataclass
class Exhaust:
    """How far random play came."""

    game: str
    wanted: set[str]
    never: Mapping[str, str]
    games: int = 0
    seen: Seen = field(default_factory=Seen)

    @property
    def laggards(self) -> list[str]:
        """What should have occurred and did not."""
        return sorted(self.wanted - set(self.never) - self.seen.everything())

    @property
    def surprises(self) -> list[str]:
        """What the oracle says can never occur, and did."""
        return sorted(set(self.never) & self.seen.everything())

    def __str__(self) -> str:
        seen = self.seen
        lines = [
            f"{self.game}: {self.games} games",
            f"steps     {', '.join(sorted(seen.steps))}",
            f"verbs     {', '.join(sorted(seen.verbs))}",
            f"refused   {', '.join(sorted(seen.refusals)) or 'nothing'}",
            f"scored    {', '.join(sorted(seen.scores)) or 'nothing'}",
            f"laggards  {', '.join(self.laggards) or 'none'}",
        ]
        lines += [f"never     {name}: {reason}" for name, reason in self.never.items()]
        lines += [f"yet seen  {name}" for name in self.surprises]
        return "\n".join(lines)


def exhaust(game: Game, most: int = 400, seed: int = 0) -> Exhaust:
    """Play with all numbers of seats and all options until nothing is missing, `most` games at the most."""
    rules = game.rules
    wanted = {*cited(game), *rules.steps, *[verb.name for verb in rules.space.verbs]}
    oracle: Oracle[Any] | None = game.oracle
    run = Exhaust(game.name, wanted, oracle.never if oracle else {})
    counts = seat_counts(game)
    while run.games < most and (run.laggards or run.games < len(counts)):
        seats = counts[run.games % len(counts)]
        run.seen.add(one_game(game, seats, seed + run.games))
        run.games += 1
    return run


def one_game(game: Game, seats: int, seed: int) -> Seen:
    """A random game with options of its own; every third one begins wildly, if the oracle can."""
    rules = game.rules
    options = rules.checked(seats, some_options(rules, seats, seed))
    s = game.oracle.wild(seats, options, seed) if game.oracle is not None and seed % 3 == 2 else None
    if s is None:
        s = rules.setup(seats, options)
    s.chance = KeyedRandom(seed.to_bytes(16, "big"))
    return travel(rules, s, at_random(seed))


def at_random(seed: int, most: int = MOST_CHOICES) -> Player:
    """Somebody who chooses at random, the same for the same seed, on every machine."""
    chance, left = KeyedRandom(b"choices:" + seed.to_bytes(8, "big")), [most]

    def choose(s: State) -> tuple[int, Action] | None:
        left[0] -= 1
        if left[0] < 0:
            return None
        actors = to_act(s)
        seat = actors[chance.below(len(actors))]
        choices = legal(s, seat)
        return seat, choices[chance.below(len(choices))]

    return choose
