"""The bot `greedy`: a search of depth one by the game's own valuation, over a few imagined worlds."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final, TypeVar, final

from tenban.kernel.action import Action
from tenban.kernel.chance import Chance, FastRandom
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.move import Move
from tenban.kernel.moves import complete_moves, random_move
from tenban.kernel.play import play, to_act
from tenban.kernel.rules import Rules
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine

from .bot import Bot, checked

S = TypeVar("S", bound=State)

_SEEDS: Final = 0x40000000
_MOST_CHOICES: Final = 200
_MOST_UNTIL_QUIET: Final = 60  # choices until the position is quiet


@final
class Greedy(Bot):
    """Tries every complete move in the same few worlds and chooses the one with the best mean value."""

    def __init__(self, worlds: int = 10, heuristics: Heuristics[Any] | None = None) -> None:
        super().__init__(heuristics)
        self.worlds: Final = worlds

    def choose_action(self, view: View[S], seed: int, deadline: float) -> Action:
        chance, heuristics = FastRandom(seed), self.heuristics(checked(view))
        choices = _candidate_moves(view, chance)
        if len(choices) == 1:
            return choices[0].actions[0]
        sums = [0.0] * len(choices)
        for _ in range(self.worlds):
            world = imagine(view, int(chance.below(_SEEDS)))
            values = _values(view.rules, heuristics, world, view.seat, choices, deadline)
            if not values:
                break
            for i, value in enumerate(values):
                sums[i] += value
        return choices[_best(sums)].actions[0]


def _candidate_moves(view: View[S], chance: Chance) -> list[Move]:
    """Return every complete move, or some random ones if there are too many."""
    choices = complete_moves(view.state, view.seat, _MOST_CHOICES)
    if choices is not None:
        return choices
    return [random_move(view.state, view.seat, chance) for _ in range(_MOST_CHOICES)]


def _values(
    rules: Rules[S], heuristics: Heuristics[S], world: S, seat: int, choices: list[Move], deadline: float
) -> list[float]:
    """Return the value of each move in one world, or [] if time runs out."""
    values: list[float] = []
    for move in choices:
        if monotonic() > deadline:
            return []
        w = world.clone()
        for action in move.actions:
            play(rules, w, seat, action)
        _play_on(rules, heuristics, w)
        values.append(heuristics.value(w, seat))
    return values


def _play_on(rules: Rules[S], heuristics: Heuristics[S], w: S) -> None:
    """Play by the game's policy until no choice is sealed and the position is quiet, so that it can be valued."""
    for _ in range(_MOST_UNTIL_QUIET):
        seats = to_act(w)
        if not seats or (not _move_pending(w) and heuristics.is_quiet(w)):
            return
        play(rules, w, seats[0], heuristics.pick(w, seats[0]))


def _move_pending(w: State) -> bool:
    """Return whether a seat has begun a move or sealed a choice."""
    return bool(w.picks) or max(w.sealed) >= 0


def _best(sums: list[float]) -> int:
    best = 0
    for i, value in enumerate(sums):
        if value > sums[best]:
            best = i
    return best
