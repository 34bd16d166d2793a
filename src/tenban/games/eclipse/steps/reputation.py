"""EC-19: reputation tiles, the one secret of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause
from tenban.kernel.step import SeatStep, Step

from .. import events
from ..actions import DROP, KEEP, NONE, SPACE
from ..clauses import MUST_KEEP
from ..state import EclipseState
from ..tilebag import counts_in, size_of, tile, values_in


@final
class Reputation(Step[EclipseState]):
    """EC-19.1, EC-19.4. Every seat that fought draws, one after the other; then the battles of the hex are over."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def run(self, s: EclipseState) -> None:
        if not self.order:
            s.pop()
            s.clear_battle()
            return
        seat = self.order[0]
        s.become(Reputation(self.order[1:]))
        draws = draws_of(s, seat)
        if draws > 0:
            s.drawn = s.draw_reputation(draws)
            s.drawn_size = size_of(s.drawn)
            tell_draw(s, seat, s.drawn)
        if s.drawn_size > 0:
            s.push(KeepTile(seat))


def tell_draw(s: EclipseState, seat: int, drawn: i64) -> None:
    """Tell all players how many tiles were drawn, and only the drawer which."""
    if s.log is not None:
        counts = counts_in(drawn)
        s.emit(events.Draws(seat, sum(counts), tuple(counts)), seat)


def draws_of(s: EclipseState, seat: int) -> int:
    """Return how many reputation tiles a seat draws for the battles of a hex (EC-19.1, EC-19.3)."""
    if s.fought & bit(seat) == 0:
        return 0
    part = 0 if s.fled & bit(seat) != 0 else s.box.taking_part
    return min(s.box.most_draws, part + int(s.kills[seat]))


@final
class KeepTile(SeatStep[EclipseState]):
    """EC-19.5. One tile is kept if there is room for it; otherwise it may take the place of another.

    The options are a secret, so the seat is asked even if there is only one.
    """

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        if s.picks:
            return [KEEP.one(value) for value in values_in(s.drawn)]
        if has_place(s, seat):
            return [*[KEEP.one(value) for value in values_in(s.drawn)], KEEP.one(NONE)]
        return [KEEP.one(NONE), *[DROP.one(value) for value in values_in(s.reputation[seat])]]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return MUST_KEEP if action is KEEP.one(NONE) and has_place(s, seat) else None

    def part(self, s: EclipseState, seat: int, action: Action) -> bool:
        return action.verb is DROP

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        had_place = has_place(s, seat)
        given = SPACE.actions[s.picks[0]].arg if s.picks else 0
        if s.picks:
            s.return_reputation(seat, given)
        kept = 0
        if action is not KEEP.one(NONE):
            kept = action.arg
            s.drawn -= tile(kept)
            s.gain_reputation(seat, tile(kept))
        if s.log is not None:
            if had_place:
                s.emit(events.KeepsReputation(seat, kept), seat)
            else:
                s.emit(events.SwapsTile(seat, len(s.picks), given, kept), seat)
        s.reputation_bag += s.drawn
        s.drawn = 0
        s.drawn_size = 0


def has_place(s: EclipseState, seat: int) -> bool:
    """Return whether the reputation track has room for another tile."""
    return s.fits_track(seat, 0, 1)
