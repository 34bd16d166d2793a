"""Complete choices: a choice of several parts, walked to its end."""

from __future__ import annotations

from typing import Any

from tenban.kernel.action import Action
from tenban.kernel.chance import Chance
from tenban.kernel.play import legal
from tenban.kernel.state import State
from tenban.kernel.step import Step

Parts = list[Action]


def complete(v: State, seat: int, most: int, chance: Chance) -> list[Parts]:
    """Every complete choice of `seat` as its parts, or `most` random ones where there are more."""
    step = v.stack[-1]
    w = v.clone()
    found: list[Parts] = []
    if _walk(w, step, seat, [], found, most):
        return found
    return [_random(w, step, seat, v.picks, chance) for _ in range(most)]


def _walk(w: State, step: Step[Any], seat: int, parts: Parts, found: list[Parts], most: int) -> bool:
    held = w.picks
    for action in legal(w, seat):
        if len(found) >= most:
            return False
        if not step.part(w, seat, action):
            found.append([*parts, action])
            continue
        w.picks = (*held, action.code)
        finished = _walk(w, step, seat, [*parts, action], found, most)
        w.picks = held
        if not finished:
            return False
    return True


def _random(w: State, step: Step[Any], seat: int, picks: tuple[int, ...], chance: Chance) -> Parts:
    w.picks = picks
    parts: Parts = []
    while True:
        options = legal(w, seat)
        action = options[chance.below(len(options))]
        parts.append(action)
        if not step.part(w, seat, action):
            return parts
        w.picks = (*w.picks, action.code)
