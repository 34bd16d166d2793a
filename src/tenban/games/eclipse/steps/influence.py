"""EC-9: Influence."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause

from .. import events
from ..actions import INFLUENCE_TRACK, LIFT, PUT, SPACE
from ..clauses import DISC_MOVES, FOREIGN_DISC, TARGET
from ..pieces import CENTRE
from ..state import NOBODY, EclipseState
from .base import ActivationStep
from .colony import can_settle
from .cubes import lift_cubes, send_home
from .discovery import take_control


def targets(s: EclipseState, seat: int) -> i64:
    """Return the hexes on which a seat may put a disc (EC-9.3)."""
    barred = s.all_discs() | s.enemies(seat)
    if s.defence:
        barred |= bit(CENTRE)
    return _reach(s, seat, False) & ~barred


def _reach(s: EclipseState, seat: int, adjacent: bool) -> i64:
    """Return the hexes linked (or only adjacent, with some wormhole) to a seat's, and those with its ships."""
    own = s.discs[seat] | s.fleets[seat]
    found = s.fleets[seat]
    for slot in bits(own):
        found |= s.atlas.half[slot] if adjacent else s.links(seat, slot)
    return found


def can_influence(s: EclipseState, seat: int, discs: int) -> bool:
    """Return whether Influence could have any effect with so many discs on the track (EC-4.5)."""
    return s.discs[seat] != 0 or may_only_flip(s, seat) or (discs > 0 and targets(s, seat) != 0)


def may_only_flip(s: EclipseState, seat: int) -> bool:
    """Return whether a seat may decline the disc moves because colony ships are turned up or used (EC-9.9)."""
    return s.colony[seat] < s.people(seat).colony_ships or can_settle(s, seat)


@final
class Influence(ActivationStep):
    """EC-9.1. A disc is taken up and put down: one choice of two parts, the first says where it comes from."""

    def judged(self, s: EclipseState, seat: int) -> list[Action]:
        if not s.picks:
            return LIFT.each(s.discs[seat] | bit(INFLUENCE_TRACK))
        source = SPACE.actions[s.picks[0]].arg
        return _with_track(source, PUT.each((_reach(s, seat, True) | s.discs[seat]) & ~bit(source)))

    def why_not(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action.verb is LIFT:
            return None if self._sources(s, seat) & bit(action.arg) != 0 else DISC_MOVES
        if action.arg == INFLUENCE_TRACK or targets(s, seat) & bit(action.arg) != 0:
            return None
        return FOREIGN_DISC if s.owner(action.arg) not in (NOBODY, seat) else TARGET

    def activations(self, s: EclipseState, seat: int) -> list[Action]:
        if not s.picks:
            return LIFT.each(self._sources(s, seat))
        return _with_track(SPACE.actions[s.picks[0]].arg, PUT.each(targets(s, seat)))

    def may_stop(self, s: EclipseState, seat: int) -> bool:
        return self.left < s.people(seat).influence or may_only_flip(s, seat)

    def _sources(self, s: EclipseState, seat: int) -> i64:
        found = s.discs[seat]
        if s.influence[seat] > 0 and targets(s, seat) != 0:
            found |= bit(INFLUENCE_TRACK)
        return found

    def part(self, s: EclipseState, seat: int, action: Action) -> bool:
        return action.verb is LIFT

    def rest(self) -> Influence:
        return Influence(self.seat, self.left - 1)

    def activate(self, s: EclipseState, seat: int, action: Action) -> None:
        _move_disc(s, seat, SPACE.actions[s.picks[0]].arg, action.arg)


def _with_track(source: int, found: list[Action]) -> list[Action]:
    """Return the places for a disc, with the track if the disc does not come from there."""
    if source != INFLUENCE_TRACK:
        found.append(PUT.one(INFLUENCE_TRACK))
    return found


def _move_disc(s: EclipseState, seat: int, source: int, target: int) -> None:
    """Move a disc; the tile that it finds waits until the cubes that it left are home (EC-9.6, EC-9.7)."""
    if s.log is not None:
        s.emit(events.MovesDisc(seat, source, target))
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
