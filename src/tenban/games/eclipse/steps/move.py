"""EC-13: Move."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause

from .. import events
from ..actions import FINISHED, SHIP, SPACE, STEP
from ..atlas import EDGE_COUNT, NOWHERE
from ..clauses import HELD_IN_CENTRE, LINKED, PINNED
from ..pieces import CENTRE, STARBASE
from ..state import EclipseState
from .base import BegunStep, OpenSeatStep
from .diplomacy import betray_at


def why_not_leave(s: EclipseState, seat: int, slot: int) -> Clause | None:
    """Return the clause that keeps ships of a seat in a hex, or None (EC-13.4, EC-13.6)."""
    if slot == CENTRE and s.defence:
        return HELD_IN_CENTRE
    if s.unpinned(slot, seat) == 0:
        return PINNED
    return None if s.links(seat, slot) != 0 else LINKED


def can_move(s: EclipseState, seat: int) -> bool:
    """Return whether some ship of a seat can move (EC-4.5)."""
    return any(s.can_fly(slot, seat) and why_not_leave(s, seat, slot) is None for slot in bits(s.fleets[seat]))


def judged_ships(s: EclipseState, seat: int) -> list[Action]:
    """Return every type of ship of a seat that can fly, hex by hex."""
    return [
        SHIP.two(slot, ship)
        for slot in bits(s.fleets[seat])
        for ship in range(STARBASE)
        if s.count(slot, seat, ship) > 0
    ]


def judged_edges(s: EclipseState, slot: int) -> list[Action]:
    return [STEP.one(edge) for edge in range(EDGE_COUNT) if s.atlas.neighbour(slot, edge) != NOWHERE]


def edges(s: EclipseState, seat: int, slot: int) -> list[Action]:
    """Return the edges over which ships of a seat can leave a hex (EC-13.2)."""
    linked = s.links(seat, slot)
    return [action for action in judged_edges(s, slot) if linked & bit(s.atlas.neighbour(slot, action.arg)) != 0]


def why_not_over(s: EclipseState, seat: int, slot: int, edge: int) -> Clause | None:
    return None if s.links(seat, slot) & bit(s.atlas.neighbour(slot, edge)) != 0 else LINKED


def fly(s: EclipseState, seat: int, ship: int, slot: int, edge: int, left: int) -> None:
    """Move a ship by one step, go on with its activation, and settle first what the step breaks."""
    target = s.atlas.neighbour(slot, edge)
    s.remove_ship(slot, seat, ship)
    s.add_ship(target, seat, ship)
    if s.log is not None:
        s.emit(events.Moves(seat, ship, slot, target))
    stops = left == 0 or why_not_leave(s, seat, target) is not None  # EC-13.7
    if not stops:
        s.push(Fly(seat, target, ship, left))
    if s.passage_breaks or stops:
        betray_at(s, seat, target)


@final
class Move(BegunStep):
    """EC-13.1. Activations one after the other; a ship and its first step are one choice of two parts."""

    def judged(self, s: EclipseState, seat: int) -> list[Action]:
        return judged_edges(s, SPACE.actions[s.picks[0]].args[0]) if s.picks else judged_ships(s, seat)

    def why_not(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if s.picks:
            return why_not_over(s, seat, SPACE.actions[s.picks[0]].args[0], action.arg)
        return why_not_leave(s, seat, action.args[0])

    def activations(self, s: EclipseState, seat: int) -> list[Action]:
        if s.picks:
            return edges(s, seat, SPACE.actions[s.picks[0]].args[0])
        return [action for action in judged_ships(s, seat) if why_not_leave(s, seat, action.args[0]) is None]

    def part(self, s: EclipseState, seat: int, action: Action) -> bool:
        return action.verb is SHIP

    def rest(self) -> Move:
        return Move(self.seat, self.left - 1, True)

    def activate(self, s: EclipseState, seat: int, action: Action) -> None:
        slot, ship = SPACE.actions[s.picks[0]].args
        fly(s, seat, ship, slot, action.arg, s.plan(seat, ship).move - 1)


@final
class Fly(OpenSeatStep):
    """EC-13.2. The ship may go on, as far as its drives carry it."""

    def __init__(self, seat: int, slot: int, ship: int, left: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.ship: Final = ship
        self.left: Final = left

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [*judged_edges(s, self.slot), FINISHED]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if action is FINISHED else why_not_over(s, seat, self.slot, action.arg)

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        return [*edges(s, seat, self.slot), FINISHED]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is FINISHED:
            if not s.passage_breaks:
                betray_at(s, seat, self.slot)
        else:
            fly(s, seat, self.ship, self.slot, action.arg, self.left - 1)
