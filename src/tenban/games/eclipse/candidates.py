"""What a sensible player considers at all: no follies, and of many choices alike a handful."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Action
from tenban.kernel.bits import count_bits

from .actions import (
    COLONY,
    DECLINED,
    DESIGN,
    FINISHED,
    INFLUENCE_TRACK,
    INFLUENCING,
    LIFT,
    PASSED,
    PUT_AWAY,
    UPGRADING,
)
from .odds import gain_by_refit
from .pieces import DRACO, SETTLED_SQUARE, SETTLINGS, SHIPS
from .purse import can_pay
from .sense import promise
from .state import EclipseState
from .steps.battle import Command, Flee
from .steps.colony import empty_squares, why_not_settle
from .steps.discovery import Claim, Discovery
from .steps.explore import PlaceTile
from .steps.influence import Influence, targets
from .steps.turn import EndTurn, Turn
from .steps.upgrade import Upgrade
from .steps.upkeep import Books, Settle

_HANDFUL: Final = 5
_LITTLE: Final = 0.05  # strength for which an upgrade is not worth while


def candidates(s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
    """The choices worth a thought, in their order; those of a step without follies are the most promising few."""
    step = s.stack[-1]
    if isinstance(step, Turn):
        return [action for action in choices if action is PASSED or is_useful(s, seat, action.arg)]
    if isinstance(step, (EndTurn, Settle)):
        return _settled(choices)
    if isinstance(step, Influence):
        return _disc_moves(s, seat, choices)
    if isinstance(step, Claim):
        return choices if can_pay(s, seat, 1) else [DECLINED]
    if isinstance(step, PlaceTile):
        return _laid(s, seat, step, choices)
    if isinstance(step, Upgrade):
        return best_few(s, seat, choices, 2) if s.picks else _refits(s, seat, step, choices)
    if isinstance(step, Books):
        return best_few(s, seat, choices, 1)
    if isinstance(step, (Command, Flee, Discovery)):
        return choices
    return best_few(s, seat, choices, _HANDFUL)


def best_few(s: EclipseState, seat: int, choices: list[Action], most: int) -> list[Action]:
    """So many choices of the highest promise, in their order."""
    if len(choices) <= most:
        return choices
    marks = [promise(s, seat, action) for action in choices]
    bar = sorted(marks)[-most]
    above = [action for action, mark in zip(choices, marks, strict=True) if mark > bar]
    level = [action for action, mark in zip(choices, marks, strict=True) if mark == bar]
    kept = [action.code for action in above + level[: most - len(above)]]
    return [action for action in choices if action.code in kept]


def is_useful(s: EclipseState, seat: int, action: int) -> bool:
    """Can it be paid for, and does it bring anything but loss?"""
    if not can_pay(s, seat, 1):
        return False
    if action == INFLUENCING:
        return (s.influence[seat] > 1 and can_pay(s, seat, 2) and targets(s, seat) != 0) or _lacks_ships(s, seat)
    if action == UPGRADING:
        return _can_strengthen(s, seat)
    return True


def _lacks_ships(s: EclipseState, seat: int) -> bool:
    """Are there more squares to settle than colony ships face up?"""
    up = int(s.colony[seat])
    if up == s.people(seat).colony_ships:
        return False
    squares = 0
    for settling in range(len(SETTLINGS)):
        if why_not_settle(s, seat, settling) is None:
            squares += int(count_bits(empty_squares(s, seat, SETTLED_SQUARE[settling])))
    return squares > up


def _can_strengthen(s: EclipseState, seat: int) -> bool:
    lays = s.people(seat).upgrade
    return any(gain_by_refit(s, seat, ship, lays) > _LITTLE for ship in range(len(SHIPS)))


def _refits(s: EclipseState, seat: int, step: Upgrade, choices: list[Action]) -> list[Action]:
    """Parts are laid while they strengthen; none is taken off."""
    kept = [
        action
        for action in choices
        if action.verb is DESIGN and gain_by_refit(s, seat, action.arg, step.left) > _LITTLE
    ]
    if choices[-1] is FINISHED:
        kept.append(FINISHED)
    return kept or best_few(s, seat, choices, 1)


def _settled(choices: list[Action]) -> list[Action]:
    """Colony ships are used as long as there is room; of hexes alike one will do."""
    kept: list[Action] = []
    seen = 0
    for action in choices:
        if action.verb is COLONY:
            if seen >> action.args[1] & 1:
                continue
            seen |= 1 << action.args[1]
        kept.append(action)
    if seen and kept[-1] is FINISHED:
        kept.pop()
    return kept


def _disc_moves(s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
    """Discs from the track, while that can be paid for.  A hex is given up only by force, and then the least."""
    if s.picks:
        return best_few(s, seat, choices, _HANDFUL)
    kept = [action for action in choices if action is FINISHED]
    if can_pay(s, seat, 1):
        kept = [action for action in choices if action.verb is LIFT and action.arg == INFLUENCE_TRACK] + kept
    return kept or best_few(s, seat, choices, 1)


def _laid(s: EclipseState, seat: int, step: PlaceTile, choices: list[Action]) -> list[Action]:
    """Laid in one of the best ways; put away only if it is a nuisance."""
    few = best_few(s, seat, choices[:-1], 2) if len(choices) > 1 else []
    guards = 0 if s.is_people(seat, DRACO) else s.box.ancients[step.slot]
    poor = s.box.points[step.slot] + int(count_bits(s.box.squares[step.slot])) < 3
    return [*few, PUT_AWAY] if guards > 0 or poor or not few else few
