"""EC-15, EC-18, EC-20: the combat phase, hex by hex, and who controls what after it."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.step import Step

from ..actions import BOMB
from ..pieces import GRAY, NEUTRON_BOMBS, ORBIT, PLANTA, SECOND_GRAY, SHIPS, SQUARES
from ..state import NOBODY, STRANGERS, EclipseState
from .base import Asked
from .battle import begin_battle
from .cubes import bomb_square, filled_squares, mourn
from .dice import cannon_roll, hits
from .discovery import Claim, Discover, unguarded
from .reputation import Reputation

BEFORE_ALL: Final = 1000  # above every hex number


def present(s: EclipseState, slot: int) -> list[int]:
    """The players with ships in a hex."""
    return [seat for seat in range(s.seats) if s.fleets[seat] & bit(slot) != 0]


def in_order(s: EclipseState, slot: int) -> list[int]:
    """EC-15.4: by entry, but the controller first."""
    order = s.entered(slot)
    owner = s.owner(slot)
    if owner in order:
        order.remove(owner)
        order.insert(0, owner)
    return order


def is_hostile(s: EclipseState, slot: int) -> bool:
    """EC-15.1: is there a battle?"""
    here = present(s, slot)
    return len(here) > 1 or (len(here) == 1 and s.strangers(here[0]) & bit(slot) != 0)


def invader_of(s: EclipseState, slot: int) -> int:
    """EC-18.1: the only player with ships in another's hex, or NOBODY."""
    here = present(s, slot)
    owner = s.owner(slot)
    return here[0] if len(here) == 1 and owner not in (NOBODY, here[0]) else NOBODY


@final
class Combat(Step[EclipseState]):
    """EC-15.2. Hexes are handled in descending number; a home hex has the number printed on it."""

    def __init__(self, below: int) -> None:
        self.below: Final = below

    def run(self, s: EclipseState) -> None:
        if self.below == BEFORE_ALL:
            s.emit("combat", ())
        for slot in s.atlas.descending:
            if s.atlas.number[slot] < self.below and (
                is_hostile(s, slot) or (invader_of(s, slot) != NOBODY and s.cubes_at(slot) > 0)
            ):
                s.become(Combat(s.atlas.number[slot]))
                s.push(Fight(slot))
                return
        s.become(Control(BEFORE_ALL))


@final
class Fight(Step[EclipseState]):
    """EC-15.7. All battles of a hex, then its population, then reputation."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, s: EclipseState) -> None:
        s.arena = self.slot
        s.become(Reputation(tuple(in_order(s, self.slot))))
        s.push(Bombard(self.slot))
        s.push(Pairing(self.slot))


@final
class Pairing(Step[EclipseState]):
    """EC-15.3 to EC-15.5. The last two fight; whoever is left at the end fights the ships that nobody owns."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, s: EclipseState) -> None:
        order = in_order(s, self.slot)
        if len(order) > 1:
            begin_battle(s, self.slot, order[-2], order[-1])
        elif is_hostile(s, self.slot):
            begin_battle(s, self.slot, STRANGERS, order[0])
        else:
            s.pop()


@final
class Bombard(Step[EclipseState]):
    """EC-18. Ships alone in another's hex attack its population; that is not optional (EC-18.6)."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, s: EclipseState) -> None:
        s.pop()
        seat = invader_of(s, self.slot)
        cubes = s.cubes_at(self.slot)
        if seat == NOBODY or cubes == 0:
            return
        owner = s.owner(self.slot)
        if s.knows(seat, NEUTRON_BOMBS) or s.is_people(owner, PLANTA):  # EC-18.4, EC-18.5
            damage = cubes
        else:
            damage = _bombardment(s, seat, self.slot)
            s.emit("bombards", (seat, self.slot, damage))
        if damage >= cubes:
            _wipe_out(s, seat, owner, self.slot)
        elif damage > 0:
            s.push(Bomb(seat, self.slot, damage, 0, 0))


def _bombardment(s: EclipseState, seat: int, slot: int) -> int:
    """EC-18.2: the damage of all cannons, against no shield."""
    total = 0
    for ship in range(len(SHIPS)):
        plan = s.plan(seat, ship)
        for die in cannon_roll(s, seat, ship, plan, s.count(slot, seat, ship)):
            if hits(die & 7, plan.computer, 0):
                total += s.box.damage[die >> 3]
    return total


def _wipe_out(s: EclipseState, seat: int, owner: int, slot: int) -> None:
    s.emit("wipes-out", (seat, slot))
    squares = filled_squares(s, slot)
    for square in squares:
        bomb_square(s, owner, slot, GRAY if square == SECOND_GRAY else square)
    gray = len([square for square in squares if square in (GRAY, SECOND_GRAY)])
    mourn(s, owner, gray, squares.count(ORBIT))


@final
class Bomb(Asked):
    """EC-18.2. Each point of damage removes a cube of the attacker's choice."""

    def __init__(self, seat: int, slot: int, damage: int, gray: int, orbital: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.damage: Final = damage
        self.gray: Final = gray  # cubes destroyed whose graveyard is not chosen yet
        self.orbital: Final = orbital

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [BOMB.one(square) for square in range(len(SQUARES)) if s.cubes[square] >> self.slot & 1]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        owner = s.owner(self.slot)
        bomb_square(s, owner, self.slot, action.arg)
        s.emit("bombs", (seat, self.slot, action.arg))
        gray, orbital = self.gray + (action.arg == GRAY), self.orbital + (action.arg == ORBIT)
        if self.damage > 1:
            s.become(Bomb(seat, self.slot, self.damage - 1, gray, orbital))
        else:
            s.pop()
            mourn(s, owner, gray, orbital)


@final
class Control(Step[EclipseState]):
    """EC-20.1, EC-20.2. Discs without cubes fall to ships; then the ships' owner may put a disc there."""

    def __init__(self, below: int) -> None:
        self.below: Final = below

    def run(self, s: EclipseState) -> None:
        for slot in s.atlas.descending:
            if s.atlas.number[slot] >= self.below or not present(s, slot):
                continue
            invader = invader_of(s, slot)
            if invader != NOBODY and s.cubes_at(slot) == 0:
                _lose_disc(s, s.owner(slot), slot)
            seat = present(s, slot)[0]
            if s.owner(slot) == NOBODY and s.strangers(seat) & bit(slot) == 0 and s.influence[seat] > 0:
                s.become(Control(s.atlas.number[slot]))
                s.push(Claim(seat, slot))
                return
        s.become(Relics(BEFORE_ALL))


def _lose_disc(s: EclipseState, seat: int, slot: int) -> None:
    s.discs[seat] &= ~bit(slot)
    s.influence[seat] += 1
    s.emit("loses-hex", (seat, slot))


@final
class Relics(Step[EclipseState]):
    """EC-8.2. Who controls a hex whose last Ancient is gone takes its tile now."""

    def __init__(self, below: int) -> None:
        self.below: Final = below

    def run(self, s: EclipseState) -> None:
        for slot in s.atlas.descending:
            owner = s.owner(slot)
            due = s.hidden & bit(slot) != 0 and owner != NOBODY and unguarded(s, slot)
            if due and s.atlas.number[slot] < self.below:
                s.become(Relics(s.atlas.number[slot]))
                s.push(Discover(owner, slot))
                return
        s.pop()
