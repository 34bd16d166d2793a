"""Enumerate complete moves: the one place that walks through the parts of a choice.

A step may ask for a choice in parts (`Step.part`).  The functions here try the parts on a copy of a state, or on
the state inside a view, and return whole moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .action import Action
from .chance import Chance
from .move import Move
from .state import State

MOST_PARTS: Final = 64  # of one move

Chooser = Callable[[State, int], Action]  # (state with the parts so far, number of the part) -> the next part


def complete_moves(s: State, seat: int, most: int) -> list[Move] | None:
    """Return every complete move of `seat` in code order, or None if there are more than `most`.

    If some parts are already picked, the moves go on from there.
    """
    step = s.stack[-1]
    firsts = step.legal(s, seat)
    if len(firsts) <= most:
        for action in firsts:
            if step.part(s, seat, action):
                break
        else:
            return [Move((action,)) for action in firsts]
    found: list[Move] = []
    return found if _walk(s.clone(), seat, (), found, most) else None


def _walk(w: State, seat: int, parts: tuple[Action, ...], found: list[Move], most: int) -> bool:
    """Append every completion of `parts`; return False as soon as there are more than `most`."""
    step, picks = w.stack[-1], w.picks
    for action in step.legal(w, seat):
        if step.part(w, seat, action):
            w.picks = (*picks, action.code)
            if not _walk(w, seat, (*parts, action), found, most):
                return False
            w.picks = picks
        elif len(found) >= most:
            return False
        else:
            found.append(Move((*parts, action)))
    return True


def finish_move(s: State, seat: int, choose: Chooser) -> Move:
    """Return the move that `choose` makes part by part; `s` is not changed."""
    step, w = s.stack[-1], s
    parts: list[Action] = []
    while len(parts) < MOST_PARTS:
        action = choose(w, len(parts))
        parts.append(action)
        if not step.part(w, seat, action):
            break
        if w is s:
            w = s.clone()
        w.picks = (*w.picks, action.code)
    return Move(tuple(parts))


def random_move(s: State, seat: int, chance: Chance) -> Move:
    """Return a random complete move: each part is drawn uniformly from its legal actions."""

    def draw(w: State, part: int) -> Action:
        choices = w.stack[-1].legal(w, seat)
        return choices[chance.below(len(choices))]

    return finish_move(s, seat, draw)
