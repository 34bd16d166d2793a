"""HO-1 and HO-2. The start player, and the night before the first day."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from .. import events
from ..actions import PLACE
from ..clauses import EMPTY_FIRST, OTHER_ORBIT
from ..pieces import MASK_OF_ORBIT, orbit_of
from ..state import OlympusState
from .day import Day
from .plans import not_empty

FIRST_STARS: Final = 2  # per player (HO-2.2)


@final
class Opening(Step[OlympusState]):
    """HO-1.6. The start player takes the sun and the moon."""

    def run(self, s: OlympusState) -> None:
        first = s.opener if s.opener >= 0 else int(s.chance.below(s.seats))
        s.sun = first
        s.moon = first
        if s.log is not None:
            s.emit(events.Opens(first))
        s.become(FirstStar(0))


@final
class FirstStar(Step[OlympusState]):
    """HO-2. Counterclockwise from the start player's right, two rounds: each player places a star."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def actors(self, s: OlympusState) -> tuple[int, ...]:
        return ALONE[(s.sun - 1 - self.turn) % s.seats]  # HO-2.1

    def options(self, s: OlympusState, seat: int) -> list[Action]:
        return PLACE.actions

    def refuse(self, s: OlympusState, seat: int, action: Action) -> Clause | None:
        clause = not_empty(s, action.arg, EMPTY_FIRST)
        if clause is None and s.stars[seat] & MASK_OF_ORBIT[orbit_of(action.arg)]:
            return OTHER_ORBIT
        return clause

    def legal(self, s: OlympusState, seat: int) -> list[Action]:
        return PLACE.each(self._spaces(s, seat))

    def pick(self, s: OlympusState, seat: int) -> Action:
        return PLACE.any_of(self._spaces(s, seat), s)

    def _spaces(self, s: OlympusState, seat: int) -> i64:
        free = s.empty()
        for mask in MASK_OF_ORBIT:
            if s.stars[seat] & mask:
                free &= ~mask
        return free

    def apply(self, s: OlympusState, seat: int, action: Action) -> None:
        s.ready[seat] -= 1
        s.stars[seat] |= bit(action.arg)
        if s.log is not None:
            s.emit(events.FirstStar(seat, action.arg))
        if self.turn + 1 < FIRST_STARS * s.seats:
            s.become(FirstStar(self.turn + 1))
        else:
            s.become(Day(0))  # HO-2.5: neither sun nor torches move
