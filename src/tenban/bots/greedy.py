"""The bot `greedy`: one choice ahead, by the game's own valuation, over a few imagined worlds."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.chance import FastRandom
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.play import play, to_act
from tenban.kernel.rules import Rules
from tenban.kernel.sight import imagine

from .bot import Bot
from .choices import Parts, complete

_SEEDS: Final = 0x40000000
_MOST_CHOICES: Final = 200
_MOST_PLAYED_ON: Final = 60  # choices until a position is quiet


@final
class Greedy(Bot):
    """Tries every complete choice in the same few worlds and takes the one that looks best on average."""

    def __init__(self, worlds: int = 10) -> None:
        self.worlds: Final = worlds

    def choose(
        self, rules: Rules[Any], heuristics: Heuristics[Any], v: Any, seat: int, seed: int, deadline: float
    ) -> Action:
        chance = FastRandom(seed)
        choices = complete(v, seat, _MOST_CHOICES, chance)
        if len(choices) == 1:
            return choices[0][0]
        sums = [0.0] * len(choices)
        for _ in range(self.worlds):
            world = imagine(rules, v, seat, int(chance.below(_SEEDS)))
            values = _values(rules, heuristics, world, seat, choices, deadline)
            if not values:
                break
            for i, value in enumerate(values):
                sums[i] += value
        return choices[_best(sums)][0]


def _values(
    rules: Rules[Any], heuristics: Heuristics[Any], world: Any, seat: int, choices: list[Parts], deadline: float
) -> list[float]:
    """What each choice is worth in one world; [] if there was no time for all of them."""
    values: list[float] = []
    for parts in choices:
        if monotonic() > deadline:
            return []
        w = world.clone()
        for action in parts:
            play(rules, w, seat, action)
        _play_on(rules, heuristics, w)
        values.append(heuristics.value(w, seat))
    return values


def _play_on(rules: Rules[Any], heuristics: Heuristics[Any], w: Any) -> None:
    """Let everybody choose sensibly until the position can be valued: sealed choices are in, the trick is taken."""
    for _ in range(_MOST_PLAYED_ON):
        seats = to_act(w)
        if not seats or (not _undecided(w) and heuristics.is_quiet(w)):
            return
        play(rules, w, seats[0], heuristics.pick(w, seats[0]))


def _undecided(w: Any) -> bool:
    """Is a choice half made, or under seal?"""
    return bool(w.picks) or max(w.sealed) >= 0


def _best(sums: list[float]) -> int:
    best = 0
    for i, value in enumerate(sums):
        if value > sums[best]:
            best = i
    return best
