"""EC-19: reputation tiles, the one secret of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause
from tenban.kernel.seat_array import SeatArray
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from ..actions import DROP, KEEP, NONE, SPACE
from ..clauses import MUST_KEEP
from ..pieces import VALUES
from ..state import FAME, NOBODY, EclipseState
from .diplomacy import drop_tile


def values_in(bag: i64) -> list[int]:
    """The values of which a bag of reputation tiles has any."""
    return [value for value in range(len(VALUES)) if bag >> (FAME * value) & 63 != 0]


def size_of(bag: i64) -> int:
    return sum([int(bag >> (FAME * value) & 63) for value in range(len(VALUES))])


def draw_tiles(s: EclipseState, tiles: int) -> i64:
    """So many tiles out of the bag, or all there are (EC-19.6)."""
    drawn: i64 = 0
    for _ in range(min(tiles, size_of(s.honours))):
        left = int(s.chance.below(size_of(s.honours)))
        value = 0
        while left >= s.honours >> (FAME * value) & 63:
            left -= int(s.honours >> (FAME * value) & 63)
            value += 1
        s.honours -= bit(FAME * value)
        drawn += bit(FAME * value)
    return drawn


@final
class Reputation(Step[EclipseState]):
    """EC-19.1, EC-19.4. Everybody who fought draws, one after the other; then the hex is done with."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def run(self, s: EclipseState) -> None:
        if not self.order:
            s.pop()
            s.arena, s.hurt, s.fought, s.fled, s.kills = NOBODY, (), 0, 0, SeatArray()
            return
        seat = self.order[0]
        s.become(Reputation(self.order[1:]))
        draws = draws_of(s, seat)
        if draws > 0:
            s.drawn = draw_tiles(s, draws)
            s.drawn_size = size_of(s.drawn)
            tell_draw(s, seat, s.drawn)
        if s.drawn_size > 0:
            s.push(KeepTile(seat))


def tell_draw(s: EclipseState, seat: int, drawn: i64) -> None:
    """How many were drawn all may know; of which values, the drawer alone."""
    counts = [int(drawn >> (FAME * value) & 63) for value in range(len(VALUES))]
    s.emit("draws", (seat, sum(counts), *counts), seat, (seat, sum(counts)))


def draws_of(s: EclipseState, seat: int) -> int:
    """EC-19.1, EC-19.3"""
    if s.fought & bit(seat) == 0:
        return 0
    part = 0 if s.fled & bit(seat) != 0 else s.box.taking_part
    return min(s.box.most_draws, part + int(s.kills[seat]))


@final
class KeepTile(Step[EclipseState]):
    """EC-19.5. One tile is kept, if there is room for it; else it may take the place of another.

    What may be chosen is a secret, so it is asked for even if it is one thing only.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        if s.picks:
            return [KEEP.one(value) for value in values_in(s.drawn)]
        if has_place(s, seat):
            return [*[KEEP.one(value) for value in values_in(s.drawn)], KEEP.one(NONE)]
        return [KEEP.one(NONE), *[DROP.one(value) for value in values_in(s.fame[seat])]]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return MUST_KEEP if action is KEEP.one(NONE) and has_place(s, seat) else None

    def part(self, s: EclipseState, seat: int, action: Action) -> bool:
        return action.verb is DROP

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if s.picks:
            drop_tile(s, seat, SPACE.actions[s.picks[0]].arg)
        if action is KEEP.one(NONE):
            s.emit("keeps-none", (seat,))
        else:
            s.drawn -= bit(FAME * action.arg)
            s.fame[seat] += bit(FAME * action.arg)
            s.fame_sizes[seat] += 1
            s.emit("keeps-fame", (seat, action.arg), seat, (seat,))
        s.honours += s.drawn
        s.drawn = 0
        s.drawn_size = 0


def has_place(s: EclipseState, seat: int) -> bool:
    return s.people(seat).fits(s.ambassadors(seat), int(s.fame_sizes[seat]) + 1)
