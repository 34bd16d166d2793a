"""EC-8: discs that find something, and what is found."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause

from .. import events
from ..actions import AGREED, DECLINED, SLOT, STORED
from ..blueprint import MANY, Blueprint, laid_over, mendable
from ..clauses import FREE_CRUISER, FREE_TECHNOLOGY, UNSOUND
from ..pieces import (
    CRUISER,
    FIRST_ANCIENT_PART,
    FIRST_FOUND_PART,
    FOUND_CRUISER,
    FOUND_TECHNOLOGY,
    MOST_SLOTS,
    SHIPS,
    STARBASE,
)
from ..state import EclipseState
from .base import OpenSeatStep, SeatHexRun, YesNoHexStep
from .pay import gain
from .research import learn, learnable, on_offer
from .upgrade import Upgrade, cover, different_slots


@final
class Claim(YesNoHexStep):
    """EC-7.10, EC-20.2. A disc from the track may be put on a hex."""

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is AGREED:
            s.influence[seat] -= 1
            if s.log is not None:
                s.emit(events.Claims(seat, self.slot))
            take_control(s, seat, self.slot)


def take_control(s: EclipseState, seat: int, slot: int) -> None:
    """Lay a disc; it finds the discovery tile of an unguarded hex (EC-8.1)."""
    s.discs[seat] |= bit(slot)
    if finds_discovery(s, slot):
        s.push(Discover(seat, slot))


def finds_discovery(s: EclipseState, slot: int) -> bool:
    """Return whether a disc on a hex finds a discovery tile."""
    return s.discovery_hexes & bit(slot) != 0 and s.is_unguarded(slot)


@final
class Discover(SeatHexRun):
    """EC-8.3. The tile is turned up for all."""

    def run(self, s: EclipseState) -> None:
        found = s.draw_discovery()
        s.discovery_hexes &= ~bit(self.slot)
        if s.log is not None:
            s.emit(events.Discovers(self.seat, self.slot, found))
        s.become(Discovery(self.seat, self.slot, found))


@final
class Discovery(YesNoHexStep):
    """EC-8.3. The tile is used, or kept for points."""

    def __init__(self, seat: int, slot: int, found: int) -> None:
        super().__init__(seat, slot)
        self.found: Final = found

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is DECLINED:
            return None
        if self.found == FOUND_TECHNOLOGY and free_technologies(s, seat) == 0:
            return FREE_TECHNOLOGY
        if self.found == FOUND_CRUISER and s.built(seat, CRUISER) >= s.box.ships[CRUISER]:
            return FREE_CRUISER
        return None

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is DECLINED:
            s.kept_discoveries[seat] += 1
            if s.log is not None:
                s.emit(events.KeepsDiscovery(seat, self.found))
        elif self.found < FOUND_TECHNOLOGY:
            gain(s, seat, self.found, s.box.found_goods[self.found])
        elif self.found == FOUND_TECHNOLOGY:
            s.push(FreeTechnology(seat))
        elif self.found == FOUND_CRUISER:
            s.add_ship(self.slot, seat, CRUISER)
            if s.log is not None:
                s.emit(events.FindsCruiser(seat, self.slot))
        else:
            s.push(FitPart(seat, FIRST_ANCIENT_PART + self.found - FIRST_FOUND_PART))


def free_technologies(s: EclipseState, seat: int) -> int:
    """Return the cheapest technologies that a seat could learn, by printed cost (EC-8.5)."""
    can = learnable(s, seat)
    costs = [cost for technology, cost in enumerate(s.box.cost) if can >> technology & 1]
    if not costs:
        return 0
    least = min(costs)
    return sum([1 << t for t, cost in enumerate(s.box.cost) if can >> t & 1 and cost == least])


@final
class FreeTechnology(OpenSeatStep):
    """EC-8.5. One of the cheapest technologies on offer, free of charge."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return on_offer(s)

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if free_technologies(s, seat) >> action.arg & 1 else FREE_TECHNOLOGY

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if s.log is not None:
            s.emit(events.TakesTechnology(seat, action.arg))
        learn(s, seat, action.arg)


@final
class FitPart(OpenSeatStep):
    """EC-8.7. An ancient part goes onto a blueprint at once, or is kept for a later upgrade."""

    def __init__(self, seat: int, found: int) -> None:
        super().__init__(seat)
        self.found: Final = found  # the part

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        found = [SLOT.two(ship, slot) for ship in range(len(SHIPS)) for slot in different_slots(s, seat, ship, 0)]
        found.append(STORED)
        return found

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is STORED:
            return None
        ship, slot = action.args
        plan = s.plan_with(seat, ship, laid_over(s.tiles_on(seat, ship), slot, self.found))
        if plan.sound(ship != STARBASE) or (not s.as_ruled and can_shed(plan, ship, slot)):
            return None
        return UNSOUND

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is STORED:
            s.kept_parts[seat] |= bit(self.found)
            if s.log is not None:
                s.emit(events.StoresPart(seat, self.found))
        else:
            ship, slot = action.args
            cover(s, seat, ship, slot, self.found)
            if not s.plan(seat, ship).sound(ship != STARBASE):
                s.push(Upgrade(seat, 0, 1 << (ship * MOST_SLOTS + slot), True))


def can_shed(plan: Blueprint, ship: int, slot: int) -> bool:
    """Return whether other tiles can be taken off until the blueprint is sound (EC-C4, an option)."""
    flies = ship != STARBASE
    if plan.drives > 0 and not flies:
        return False
    return mendable(plan, flies, 1 << slot, 0, 0, 0, -MANY)
