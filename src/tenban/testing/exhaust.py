"""The exhaustive runner: random games until every verb, step and clause has occurred."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tenban.kernel import Action, KeyedRandom, Oracle, State, legal, to_act
from tenban.registry import Game

from .citations import cited_clauses
from .coverage import Coverage, Player, trace
from .playthrough import MOST_CHOICES, some_options
from .setups import seat_counts


@dataclass
class ExhaustiveRun:
    """What occurred in random games, and what should have."""

    game: str
    expected: set[str]
    never: Mapping[str, str]  # what cannot occur, with the reason, as the oracle says
    games: int = 0
    seen: Coverage = field(default_factory=Coverage)

    @property
    def missing(self) -> list[str]:
        """What should have occurred and did not."""
        return sorted(self.expected - set(self.never) - self.seen.everything())

    @property
    def unexpected(self) -> list[str]:
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
            f"missing   {', '.join(self.missing) or 'nothing'}",
        ]
        lines += [f"never     {name}: {reason}" for name, reason in self.never.items()]
        lines += [f"occurred in spite of the oracle: {name}" for name in self.unexpected]
        return "\n".join(lines)


def exhaust(game: Game, most: int = 400, seed: int = 0) -> ExhaustiveRun:
    """Play with all numbers of seats and all options until nothing is missing, but no more than `most` games."""
    rules = game.rules
    expected = {*cited_clauses(game), *rules.steps, *[verb.name for verb in rules.space.verbs]}
    oracle: Oracle[Any] | None = game.oracle
    run = ExhaustiveRun(game.name, expected, oracle.never if oracle else {})
    counts = seat_counts(game)
    while run.games < most and (run.missing or run.games < len(counts)):
        seats = counts[run.games % len(counts)]
        run.seen.add(play_one_game(game, seats, seed + run.games))
        run.games += 1
    return run


def play_one_game(game: Game, seats: int, seed: int) -> Coverage:
    """Play a game with random options and return what occurred; every third one starts wild if the oracle can."""
    rules = game.rules
    options = rules.checked(seats, some_options(rules, seats, seed))
    s = game.oracle.wild(seats, options, seed) if game.oracle is not None and seed % 3 == 2 else None
    if s is None:
        s = rules.setup(seats, options)
    s.chance = KeyedRandom(seed.to_bytes(16, "big"))
    return trace(rules, s, random_player(seed))


def random_player(seed: int, most: int = MOST_CHOICES) -> Player:
    """Return a player that chooses at random: the same choices for the same seed, on every machine."""
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
