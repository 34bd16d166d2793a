"""HO-9 and HO-10. The night: some stars go dark, Zeus looks at the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits
from tenban.kernel.clause import Clause, ScoreLine
from tenban.kernel.event import Event
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from .. import events
from ..actions import DARKEN, SPACE
from ..clauses import (
    BEST,
    CONSTELLATION,
    DARKEN_ORDER,
    DARKEN_OWN,
    LEFT_PRIZE,
    REGIONS,
    RIGHT_PRIZE,
    SECOND_PRIZE,
)
from ..scoring import night_lines, night_points
from ..state import OlympusState


@final
class Darkening(Step[OlympusState]):
    """HO-9. In turn order, players with more stars than light turn some dark; a set is named space by space."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def actors(self, s: OlympusState) -> tuple[int, ...]:
        seat = s.from_moon(self.turn)
        return ALONE[seat] if s.surplus(seat) > 0 and s.light(seat) > 0 else ()

    def options(self, s: OlympusState, seat: int) -> list[Action]:
        return DARKEN.actions

    def refuse(self, s: OlympusState, seat: int, action: Action) -> Clause | None:
        there = bit(action.arg)
        if s.stars[seat] & there == 0:
            return DARKEN_OWN
        return None if self._spaces(s, seat) & there != 0 else DARKEN_ORDER

    def _spaces(self, s: OlympusState, seat: int) -> i64:
        """Return the own stars after the last one named, without those needed for the rest of the set (HO-9.2a)."""
        left: i64 = s.stars[seat]
        named: i64 = len(s.picks)
        if named > 0:
            left &= ~(2 * bit(SPACE.actions[s.picks[-1]].arg) - 1)
        spare = count_bits(left) - (s.surplus(seat) - named) + 1
        return _first(left, spare)

    def legal(self, s: OlympusState, seat: int) -> list[Action]:
        return DARKEN.each(self._spaces(s, seat))

    def pick(self, s: OlympusState, seat: int) -> Action:
        return DARKEN.any_of(self._spaces(s, seat), s)

    def part(self, s: OlympusState, seat: int, action: Action) -> bool:
        return len(s.picks) + 1 < s.surplus(seat)

    def apply(self, s: OlympusState, seat: int, action: Action) -> None:
        chosen = bit(action.arg)
        for code in s.picks:
            chosen |= bit(SPACE.actions[code].arg)
        self._darken(s, seat, chosen)

    def run(self, s: OlympusState) -> None:
        """Handle a seat without a choice: it has enough light, or none at all."""
        seat = s.from_moon(self.turn)
        self._darken(s, int(seat), s.stars[seat] if s.light(seat) == 0 else 0)

    def _darken(self, s: OlympusState, seat: int, stars: i64) -> None:
        s.dark |= stars
        if stars != 0 and s.log is not None:
            s.emit(events.Darkens(seat, int(stars)))
        s.become(Darkening(self.turn + 1) if self.turn + 1 < s.seats else Night())


def _first(members: i64, n: i64) -> i64:
    """Return the n lowest members of a set."""
    rest = members
    while n > 0:
        rest &= rest - 1
        n -= 1
    return members & ~rest


@final
class Night(Step[OlympusState]):
    """HO-10. Zeus looks at the lit stars and gives prestige."""

    def run(self, s: OlympusState) -> None:
        lit = tuple([int(s.stars[seat] & ~s.dark) for seat in range(s.seats)])
        s.nights += lit
        points = night_points(s, s.dark)
        for seat in range(s.seats):
            s.prestige[seat] += points[seat]
        if s.log is not None:
            s.emit(events.Night(s.day))
            for line in night_lines(s.box, lit, s.day):
                s.emit(night_event(line))
        s.pop()


_NIGHT_EVENTS: Final[dict[Clause, Callable[..., Event]]] = {
    REGIONS: events.NightRegions,
    LEFT_PRIZE: events.OrbitMost,
    SECOND_PRIZE: events.OrbitSecond,
    RIGHT_PRIZE: events.OrbitRight,
    CONSTELLATION: events.Constellation,
    BEST: events.BestConstellation,
}


def night_event(line: ScoreLine) -> Event:
    """Return the event that tells a line of a night's score sheet."""
    return _NIGHT_EVENTS[line.clause](line.side, line.points, *line.args[1:])
