"""Valuing complete moves in imagined worlds: what the bots `greedy` and `halving` share."""

from __future__ import annotations

from typing import Final, TypeVar

from tenban.kernel.action import Action
from tenban.kernel.chance import Chance
from tenban.kernel.heuristics import Heuristics
from tenban.kernel.move import Move
from tenban.kernel.moves import random_move
from tenban.kernel.play import play, to_act
from tenban.kernel.rules import Rules
from tenban.kernel.state import State
from tenban.kernel.view import View, imagine

S = TypeVar("S", bound=State)

SEEDS: Final = 0x40000000  # of imagined worlds
_MOST_MOVES: Final = 200
# choices considered for each part after the first: the next number if there are too many moves
_WIDTHS: Final = (1_000_000, 24, 12, 6, 3, 2, 1)
_MOST_UNTIL_QUIET: Final = 60  # choices until the position is quiet


def candidate_moves(view: View[S], heuristics: Heuristics[S], chance: Chance, most: int = _MOST_MOVES) -> list[Move]:
    """Return every complete move of candidates of the heuristics; if there are too many, the most promising ones.

    Then all first parts are kept as long as possible, each with the continuations that `order` puts first.
    """
    w = imagine(view, int(chance.below(SEEDS)))
    for width in _WIDTHS:
        found: list[Move] = []
        if _walk(w, heuristics, view.seat, (), (width, most), found):
            return found
    return [random_move(view.state, view.seat, chance) for _ in range(most)]


def _walk(
    w: S, heuristics: Heuristics[S], seat: int, parts: tuple[Action, ...], limits: tuple[int, int], found: list[Move]
) -> bool:
    """Append every completion of `parts`; return False as soon as there are too many.

    The limits are the choices considered for each part after the first, and the number of moves.
    """
    width, most = limits
    step, picks = w.stack[-1], w.picks
    choices = step.legal(w, seat)
    if len(choices) > 1:
        choices = heuristics.candidates(w, seat, choices)
    if parts and len(choices) > width:
        choices = heuristics.order(w, seat, choices)[:width]
    for action in choices:
        if step.part(w, seat, action):
            w.picks = (*picks, action.code)
            complete = _walk(w, heuristics, seat, (*parts, action), limits, found)
            w.picks = picks
            if not complete:
                return False
        elif len(found) >= most:
            return False
        else:
            found.append(Move((*parts, action)))
    return True


def value_after(rules: Rules[S], heuristics: Heuristics[S], world: S, seat: int, move: Move, horizon: int) -> float:
    """Return the value for `seat` after a move, `horizon` choices by the game's policy, and more until it is quiet."""
    return heuristics.value(position_after(rules, heuristics, world, seat, move, horizon), seat)


def position_after(rules: Rules[S], heuristics: Heuristics[S], world: S, seat: int, move: Move, horizon: int) -> S:
    """Return the position that `value_after` values."""
    w = world.clone()
    for action in move.actions:
        play(rules, w, seat, action)
    for made in range(horizon + _MOST_UNTIL_QUIET):
        seats = to_act(w)
        if not seats or (made >= horizon and not _move_pending(w) and heuristics.is_quiet(w)):
            break
        play(rules, w, seats[0], heuristics.pick(w, seats[0]))
    return w


def _move_pending(w: State) -> bool:
    """Return whether a seat has begun a move or sealed a choice."""
    return bool(w.picks) or max(w.sealed) >= 0
