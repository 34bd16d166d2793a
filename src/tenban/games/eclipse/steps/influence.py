"""EC-9: Influence."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause

from ..actions import FINISHED, INFLUENCE_TRACK, LIFT, PUT, SPACE
from ..clauses import DISC_MOVES, FOREIGN_DISC, ONE_EFFECT, TARGET
from ..pieces import CENTRE
from ..state import EclipseState
from .base import Asked
from .colony import can_settle
from .cubes import lift_cubes, send_home
from .discovery import take_control


def targets(s: EclipseState, seat: int) -> i64:
    """EC-9.3: the hexes on which a seat may put a disc."""
    barred = s.all_discs() | s.enemies(seat)
    if s.defence:
        barred |= bit(CENTRE)
    return _reach(s, seat, False) & ~barred


def _reach(s: EclipseState, seat: int, adjacent: bool) -> i64:
    """The hexes linked (or merely adjacent with some wormhole) to a seat's, and those with its ships."""
    own = s.discs[seat] | s.fleets[seat]
    found = s.fleets[seat]
    for slot in bits(own):
        found |= s.atlas.half[slot] if adjacent else s.links(seat, slot)
    return found


def can_influence(s: EclipseState, seat: int, discs: int) -> bool:
    """EC-4.5, with so many discs on the track."""
    return s.discs[seat] != 0 or may_only_flip(s, seat) or (discs > 0 and targets(s, seat) != 0)


def may_only_flip(s: EclipseState, seat: int) -> bool:
    """May the disc moves be declined, for the colony ships alone are worth it?"""
    return s.colony[seat] < s.people(seat).colony_ships or can_settle(s, seat)


@final
class Influence(Asked):
    """EC-9.1. A disc is taken up and put down; of its two parts the first is where it comes from."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        if s.picks:
            source = SPACE.actions[s.picks[0]].arg
            found = PUT.each((_reach(s, seat, True) | s.discs[seat]) & ~bit(source))
            if source != INFLUENCE_TRACK:
                found.append(PUT.one(INFLUENCE_TRACK))
            return found
        return [*LIFT.each(s.discs[seat] | bit(INFLUENCE_TRACK)), FINISHED]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is FINISHED:
            return None if self._may_stop(s, seat) else ONE_EFFECT
        if action.verb is LIFT:
            return None if self._sources(s, seat) & bit(action.arg) != 0 else DISC_MOVES
        if action.arg == INFLUENCE_TRACK or targets(s, seat) & bit(action.arg) != 0:
            return None
        return FOREIGN_DISC if s.owner(action.arg) not in (-1, seat) else TARGET

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        if s.picks:
            found = PUT.each(targets(s, seat))
            if SPACE.actions[s.picks[0]].arg != INFLUENCE_TRACK:
                found.append(PUT.one(INFLUENCE_TRACK))
            return found
        found = LIFT.each(self._sources(s, seat))
        if self._may_stop(s, seat):
            found.append(FINISHED)
        return found

    def _may_stop(self, s: EclipseState, seat: int) -> bool:
        return self.left < s.people(seat).influence or may_only_flip(s, seat)

    def _sources(self, s: EclipseState, seat: int) -> i64:
        found = s.discs[seat]
        if s.influence[seat] > 0 and targets(s, seat) != 0:
            found |= bit(INFLUENCE_TRACK)
        return found

    def part(self, s: EclipseState, seat: int, action: Action) -> bool:
        return action.verb is LIFT

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action is FINISHED or self.left == 1:
            s.pop()
        else:
            s.become(Influence(seat, self.left - 1))
        if action is not FINISHED:
            _move_disc(s, seat, SPACE.actions[s.picks[0]].arg, action.arg)


def _move_disc(s: EclipseState, seat: int, source: int, target: int) -> None:
    """The tile that the disc finds waits until the cubes it left are home (EC-9.6, EC-9.7)."""
    if s.log is not None:
        s.emit("moves-disc", (seat, source, target))
    if source == INFLUENCE_TRACK:
        s.influence[seat] -= 1
    else:
        s.discs[seat] &= ~bit(source)
    if target == INFLUENCE_TRACK:
        s.influence[seat] += 1
    else:
        take_control(s, seat, target)
    if source != INFLUENCE_TRACK:
        send_home(s, seat, lift_cubes(s, source))
