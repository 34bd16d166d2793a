"""How to use colony ships."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import count_bits

from ..actions import COLONY, FINISHED, OFFER
from ..pieces import ADVANCED, MONEY, SETTLED_FROM, SETTLED_SQUARE, SETTLINGS, advanced_square
from ..state import EclipseState
from ..steps.colony import empty_squares, why_not_settle
from .base import Advisor

_OFFER: Final = 0.8
_WANTED: Final = [1.5, 0.8, 0.8]  # how much of each kind of goods is wanted
_PLENTY: Final = 5  # goods stored of which more are wanted less
_SIMPLE_SQUARES: Final = (0, 2, 4, 6, 7)  # those that need no technology


def free_squares(s: EclipseState, seat: int) -> int:
    """Return how many squares cubes could be put on."""
    free = 0
    for square in _SIMPLE_SQUARES:
        free += int(count_bits(empty_squares(s, seat, square)))
    for kind in range(len(ADVANCED)):
        if s.knows(seat, ADVANCED[kind]):
            free += int(count_bits(empty_squares(s, seat, advanced_square(kind))))
    return free


def lacks_ships(s: EclipseState, seat: int) -> bool:
    """Return whether there are more ways to settle than colony ships face up, and some ship is face down."""
    up = int(s.colony[seat])
    if up == s.people(seat).colony_ships:
        return False
    squares = 0
    for settling in range(len(SETTLINGS)):
        if why_not_settle(s, seat, settling) is None:
            squares += int(count_bits(empty_squares(s, seat, SETTLED_SQUARE[settling])))
    return squares > up


def _more_goods(s: EclipseState, seat: int, kind: int) -> float:
    """Return what one cube less on a track brings."""
    cubes = s.cubes_on_track(seat, kind)
    worth = 0.15 * _WANTED[kind] * float(s.box.production[cubes - 1] - s.box.production[cubes])
    if kind == MONEY:
        return worth * 1.5 if s.balance(seat) < 3 else worth
    return worth * 0.5 if s.stored(seat, kind) > _PLENTY else worth


@final
class ColonyAdvice(Advisor):
    """Colony ships are used as long as there is room, and relations are offered."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action.verb is OFFER:
            return _OFFER
        if action.verb is not COLONY:
            return 0.0
        kind = SETTLED_FROM[action.args[1]]
        return 0.4 + _more_goods(s, seat, kind) - 0.01 * float(SETTLED_SQUARE[action.args[1]])

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        """Return one of several hexes that are alike; leave out to stop while there is room."""
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
