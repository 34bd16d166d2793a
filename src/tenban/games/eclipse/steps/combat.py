"""EC-15, EC-18, EC-20: the combat phase, hex by hex, and control of the hexes after it."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit

from .. import events
from ..actions import AGREED, BOMB
from ..battle import colour_of, face_of
from ..pieces import GRAY, NEUTRON_BOMBS, ORBIT, PLANTA, SECOND_GRAY, SHIPS, SQUARES
from ..state import NOBODY, STRANGERS, EclipseState
from .base import DescendingRun, HexRun, OpenSeatStep, YesNoHexStep
from .battle import begin_battle
from .cubes import ask_graveyards, bomb_square, filled_squares
from .dice import cannon_roll, hits
from .discovery import Claim, Discover, finds_discovery
from .reputation import Reputation

BEFORE_ALL: Final = 1000  # above every hex number


def present(s: EclipseState, slot: int) -> list[int]:
    """Return the seats with ships in a hex."""
    return [seat for seat in range(s.seats) if s.fleets[seat] & bit(slot) != 0]


def in_order(s: EclipseState, slot: int) -> list[int]:
    """Return the seats with ships in a hex by entry, but the controller first (EC-15.4)."""
    order = s.entered(slot)
    owner = s.owner(slot)
    if owner in order:
        order.remove(owner)
        order.insert(0, owner)
    return order


def is_hostile(s: EclipseState, slot: int) -> bool:
    """Return whether there is a battle in a hex (EC-15.1)."""
    here = present(s, slot)
    return len(here) > 1 or (len(here) == 1 and s.strangers(here[0]) & bit(slot) != 0)


def invader_of(s: EclipseState, slot: int) -> int:
    """Return the only seat with ships in another's hex, or NOBODY (EC-18.1)."""
    here = present(s, slot)
    owner = s.owner(slot)
    return here[0] if len(here) == 1 and owner not in (NOBODY, here[0]) else NOBODY


@final
class Combat(DescendingRun):
    """EC-15.2. Hexes are handled in descending number; a home hex has the number printed on it."""

    def run(self, s: EclipseState) -> None:
        if self.below == BEFORE_ALL and s.log is not None:
            s.emit(events.Combat())
        for slot in self.remaining(s):
            if is_hostile(s, slot) or (invader_of(s, slot) != NOBODY and s.cubes_at(slot) > 0):
                s.become(Combat(s.atlas.number[slot]))
                s.push(Fight(slot))
                return
        s.become(Control(BEFORE_ALL))


@final
class Fight(HexRun):
    """EC-15.7. All battles of a hex, then its population, then reputation."""

    def run(self, s: EclipseState) -> None:
        s.arena = self.slot
        order = in_order(s, self.slot) if s.controller_first else s.entered(self.slot)  # EC-C1
        s.become(Reputation(tuple(order)))
        s.push(Bombard(self.slot))
        s.push(Pairing(self.slot))


@final
class Pairing(HexRun):
    """EC-15.3 to EC-15.5. The last two seats fight; the one left at the end fights the ships that no player owns."""

    def run(self, s: EclipseState) -> None:
        order = in_order(s, self.slot)
        if len(order) > 1:
            begin_battle(s, self.slot, order[-2], order[-1])
        elif is_hostile(s, self.slot):
            begin_battle(s, self.slot, STRANGERS, order[0])
        else:
            s.pop()


@final
class Bombard(HexRun):
    """EC-18. Ships alone in another's hex attack its population; that is not optional (EC-18.6)."""

    def run(self, s: EclipseState) -> None:
        s.pop()
        seat = invader_of(s, self.slot)
        if seat == NOBODY or s.cubes_at(self.slot) == 0:
            return
        if s.is_people(s.owner(self.slot), PLANTA):  # EC-18.5
            _wipe_out(s, seat, self.slot)
        elif not s.knows(seat, NEUTRON_BOMBS):
            _fire_at_population(s, seat, self.slot)
        elif s.as_ruled:  # EC-18.4
            _wipe_out(s, seat, self.slot)
        else:
            s.push(NeutronBombs(seat, self.slot))


@final
class NeutronBombs(YesNoHexStep):
    """EC-C5, an option. The owner of Neutron Bombs uses them, or the cannons."""

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is AGREED:
            _wipe_out(s, seat, self.slot)
        else:
            _fire_at_population(s, seat, self.slot)


def _fire_at_population(s: EclipseState, seat: int, slot: int) -> None:
    damage = _bombardment(s, seat, slot)
    if s.log is not None:
        s.emit(events.Bombards(seat, slot, damage))
    if damage >= s.cubes_at(slot):
        _wipe_out(s, seat, slot)
    elif damage > 0:
        s.push(Bomb(seat, slot, damage, 0, 0))


def _bombardment(s: EclipseState, seat: int, slot: int) -> int:
    """Roll all cannons of a seat against no shield and return the damage (EC-18.2)."""
    total = 0
    for ship in range(len(SHIPS)):
        plan = s.plan(seat, ship)
        for die in cannon_roll(s, seat, ship, plan, s.count(slot, seat, ship)):
            if hits(face_of(die), plan.computer, 0):
                total += s.box.damage[colour_of(die)]
    return total


def _wipe_out(s: EclipseState, seat: int, slot: int) -> None:
    if s.log is not None:
        s.emit(events.WipesOut(seat, slot))
    owner = s.owner(slot)
    squares = filled_squares(s, slot)
    for square in squares:
        bomb_square(s, owner, slot, GRAY if square == SECOND_GRAY else square)
    gray = len([square for square in squares if square in (GRAY, SECOND_GRAY)])
    ask_graveyards(s, owner, gray, squares.count(ORBIT))


@final
class Bomb(OpenSeatStep):
    """EC-18.2. Each point of damage removes a cube of the attacker's choice."""

    def __init__(self, seat: int, slot: int, damage: int, gray: int, orbital: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.damage: Final = damage
        self.gray: Final = gray  # cubes destroyed whose graveyard is not chosen yet
        self.orbital: Final = orbital

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [BOMB.one(square) for square in range(len(SQUARES)) if s.has_cube(self.slot, square)]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        owner = s.owner(self.slot)
        bomb_square(s, owner, self.slot, action.arg)
        if s.log is not None:
            s.emit(events.Bombs(seat, self.slot, action.arg))
        gray, orbital = self.gray + (action.arg == GRAY), self.orbital + (action.arg == ORBIT)
        if self.damage > 1:
            s.become(Bomb(seat, self.slot, self.damage - 1, gray, orbital))
        else:
            s.pop()
            ask_graveyards(s, owner, gray, orbital)


@final
class Control(DescendingRun):
    """EC-20.1, EC-20.2. A disc without cubes under enemy ships returns; then their owner may put one there."""

    def run(self, s: EclipseState) -> None:
        for slot in self.remaining(s):
            if not present(s, slot):
                continue
            invader = invader_of(s, slot)
            if invader != NOBODY and s.cubes_at(slot) == 0:
                if not s.as_ruled:
                    s.become(Control(s.atlas.number[slot]))
                    s.push(SendHome(invader, slot))
                    return
                _lose_disc(s, s.owner(slot), slot)
            seat = present(s, slot)[0]
            if _may_claim(s, seat, slot):
                s.become(Control(s.atlas.number[slot]))
                s.push(Claim(seat, slot))
                return
        s.become(Relics(BEFORE_ALL))


def _may_claim(s: EclipseState, seat: int, slot: int) -> bool:
    return s.owner(slot) == NOBODY and s.strangers(seat) & bit(slot) == 0 and s.influence[seat] > 0


@final
class SendHome(YesNoHexStep):
    """EC-C3, an option. The owner of the ships sends the disc home or leaves it, and may then put down one instead."""

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is AGREED:
            _lose_disc(s, s.owner(self.slot), self.slot)
            if _may_claim(s, seat, self.slot):
                s.push(Claim(seat, self.slot))


def _lose_disc(s: EclipseState, seat: int, slot: int) -> None:
    s.discs[seat] &= ~bit(slot)
    s.influence[seat] += 1
    if s.log is not None:
        s.emit(events.LosesHex(seat, slot))


@final
class Relics(DescendingRun):
    """EC-8.2. The seat that controls a hex whose last Ancient is destroyed takes its discovery tile now."""

    def run(self, s: EclipseState) -> None:
        for slot in self.remaining(s):
            owner = s.owner(slot)
            if owner != NOBODY and finds_discovery(s, slot):
                s.become(Relics(s.atlas.number[slot]))
                s.push(Discover(owner, slot))
                return
        s.pop()
