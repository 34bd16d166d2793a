"""Thinking on the others' time: the questions that a seat will probably be asked next, and its answers.

While others choose, the game is played on in imagined worlds, in which they choose by the value one step ahead, until
the seat is asked.  A question that comes up in several worlds is likely, and is answered in advance.
"""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Any, Final, Generic, TypeVar, final

from tenban.kernel.chance import FastRandom
from tenban.kernel.move import Move
from tenban.kernel.play import play, to_act
from tenban.kernel.rules import Rules
from tenban.kernel.snapshot import snapshot
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine, view

from .bot import Bot, checked
from .greedy import Greedy
from .one_step import SEEDS

S = TypeVar("S", bound=State)

_WORLDS: Final = 24
_LEAST_WORLDS: Final = 2  # of these, in which a question that is worth an answer comes up
_MOST_CHOICES: Final = 60  # of others, before the seat is asked


@final
class Foreseen(Generic[S]):
    """A question that a seat may be asked, as it will see it, and in how many imagined worlds it came up."""

    def __init__(self, view: View[S]) -> None:
        self.view: Final = view
        self.worlds = 1
        self._snapshot: Final[dict[str, Any]] = snapshot(view.state)

    def is_of(self, other: dict[str, Any]) -> bool:
        """Return whether a snapshot is of the same view."""
        return self._snapshot == other


def foresee(seen: View[S], seed: int, deadline: float = inf) -> list[Foreseen[S]]:
    """Return the questions that the view's seat may be asked next, likeliest first; [] if it is asked already."""
    found: list[Foreseen[S]] = []
    if checked(seen).asked:
        return found
    others, chance = Greedy(1), FastRandom(seed)
    for _ in range(_WORLDS):
        w = imagine(seen, int(chance.below(SEEDS)))
        if not _is_asked(seen.rules, w, seen.seat, others, chance, deadline):
            continue
        question = view(seen.rules, w, seen.seat)
        key = snapshot(question.state)
        known = [each for each in found if each.is_of(key)]
        if known:
            known[0].worlds += 1
        else:
            found.append(Foreseen(question))
    return sorted(found, key=lambda each: -each.worlds)


def _is_asked(rules: Rules[S], w: S, seat: int, others: Bot, chance: FastRandom, deadline: float) -> bool:
    """Play on until the seat is asked; return False if that does not happen soon."""
    for _ in range(_MOST_CHOICES):
        actors = to_act(w)
        if seat in actors:
            return True
        if not actors or monotonic() > deadline:
            return False
        for action in others.choose(view(rules, w, actors[0]), int(chance.below(SEEDS)), deadline).actions:
            play(rules, w, actors[0], action)
    return False


def ponder(bot: Bot, seen: View[S], seed: int, deadline: float = inf) -> list[tuple[View[S], Move]]:
    """Return likely next questions of the view's seat and what the bot answers, as many as it can until `deadline`."""
    answers: list[tuple[View[S], Move]] = []
    for question in foresee(seen, seed, deadline):
        if question.worlds < _LEAST_WORLDS or monotonic() > deadline:
            break
        move = bot.choose(question.view, seed, deadline)
        if monotonic() > deadline:
            break  # the search was cut short
        answers.append((question.view, move))
    return answers
