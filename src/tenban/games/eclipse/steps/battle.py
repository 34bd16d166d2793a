"""EC-16, EC-17: one battle."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from .. import events
from ..actions import FIRE, HIT, RETREAT, TYPE
from ..battle import colour_of, face_of
from ..clauses import MUST_HIT, RETREAT_TO
from ..pieces import STARBASE
from ..state import NOBODY, STRANGERS, EclipseState
from .base import OpenSeatStep, ShipStep
from .dice import assign_by_rule, cannon_roll, classes, destroy, roll, strike


def begin_battle(s: EclipseState, slot: int, defender: int, attacker: int) -> None:
    s.arena, s.defender, s.attacker = slot, defender, attacker
    s.engagement = 0
    s.acted = 0
    for party in (defender, attacker):
        if party != STRANGERS:
            s.fought |= bit(party)
    if s.log is not None:
        s.emit(events.Battle(slot, defender, attacker))
    s.push(ENGAGE)


def _end_battle(s: EclipseState) -> None:
    """End the battle: declared retreats lapse (EC-17.4); a side of which all ships would leave has fled (EC-19.3)."""
    if s.log is not None and s.is_beaten(s.defender) != s.is_beaten(s.attacker):
        s.emit(events.Prevails(s.arena, s.attacker if s.is_beaten(s.defender) else s.defender))
    for party in (s.defender, s.attacker):
        if party != STRANGERS and not s.is_beaten(party):
            s.mark_flight(party, all(s.is_fleeing(party, ship) for ship in s.types_of(party)))
    s.retreats = ()
    s.defender, s.attacker = NOBODY, NOBODY
    s.engagement = 0
    s.acted = 0
    s.pop()


@final
class Engage(Step[EclipseState]):
    """EC-16.1 to EC-16.3. Missiles first, then rounds: each type acts once, from high to low initiative."""

    def run(self, s: EclipseState) -> None:
        if s.is_beaten(s.defender) or s.is_beaten(s.attacker):
            _end_battle(s)
            return
        party, due = _next_to_act(s)
        if due == 0:
            s.engagement += 1
            s.acted = 0
            if s.engagement > s.box.guard or _is_stalemate(s):
                if s.log is not None:
                    s.emit(events.Stalemate(s.arena))
                s.push(STALEMATE)
        elif count_bits(due) == 1:
            _act(s, party, due.bit_length() - 1)
        else:
            s.push(Group(party, due))


def _next_to_act(s: EclipseState) -> tuple[int, int]:
    """Return which side acts next by initiative, and the set of its types that may act (EC-16.3)."""
    best, due, whose = 0, 0, s.defender
    for party in (s.defender, s.attacker):
        for ship in s.types_of(party):
            plan = s.plan(party, ship)
            if s.has_acted(party, ship) or (s.engagement == 0 and not plan.armed):
                continue
            if due == 0 or plan.initiative > best:  # a house file may make it negative
                best, due, whose = plan.initiative, 1 << ship, party
            elif plan.initiative == best and party == whose:
                due |= 1 << ship
    return whose, due


def _is_stalemate(s: EclipseState) -> bool:
    """Return whether no side has a cannon (EC-17.6); as printed it is enough that the attacker has none (EC-C6)."""
    return not (_has_cannon(s, s.attacker) or (s.as_ruled and _has_cannon(s, s.defender)))


def _has_cannon(s: EclipseState, party: int) -> bool:
    return party == STRANGERS or any(s.plan(party, ship).cannons for ship in s.types_of(party))


@final
class Group(OpenSeatStep):
    """EC-16.3. The owner of several types with the same initiative chooses which acts first."""

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due: Final = due

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return TYPE.each(self.due)

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        _act(s, seat, action.arg)


def _act(s: EclipseState, party: int, ship: int) -> None:
    """Carry out the turn of a ship type: it fires, retreats as declared, or its owner is asked."""
    s.mark_acted(party, ship)
    if s.engagement == 0:
        missiles = s.plan(party, ship).missiles
        ships = s.ships_of(party, ship)
        s.dice = roll(s, party, ship, missiles[2] * ships, missiles[1] * ships, missiles[0] * ships)
        _assign(s, party, ship)
    elif party == STRANGERS:
        _fire(s, party, ship)
    elif s.is_fleeing(party, ship):
        depart(s, party, ship, s.refuge_of(party, ship))
    else:
        s.push(Command(party, ship))


def _fire(s: EclipseState, party: int, ship: int) -> None:
    s.dice = cannon_roll(s, party, ship, s.plan(party, ship), s.ships_of(party, ship))
    _assign(s, party, ship)


def _assign(s: EclipseState, party: int, ship: int) -> None:
    if party == STRANGERS:
        assign_by_rule(s, ship)
    elif _next_die(s, party, ship):
        s.push(Assign(party, ship))


def _next_die(s: EclipseState, party: int, ship: int) -> bool:
    """Discard the dice that hit nothing (EC-16.8) and return whether one is left to be assigned."""
    computer = s.plan(party, ship).computer
    while s.dice and not classes(s, s.foe_of(party), face_of(s.dice[0]), computer):
        s.dice = s.dice[1:]
    return len(s.dice) > 0


def judged_refuges(s: EclipseState, seat: int) -> list[Action]:
    """Return every retreat to a neighbouring hex that a seat controls, allowed or not."""
    return RETREAT.each(s.atlas.half[s.arena] & s.discs[seat])


def refuges(s: EclipseState, seat: int, slot: int) -> int:
    """Return the hexes to which ships of a seat can retreat (EC-17.1)."""
    return int(s.links(seat, slot) & s.discs[seat] & ~s.enemies(seat))


@final
class Command(ShipStep):
    """EC-16.4. A type attacks, or declares its retreat (EC-17.1)."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [FIRE, *judged_refuges(s, seat)]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is FIRE:
            return None
        return None if self.ship != STARBASE and refuges(s, seat, s.arena) >> action.arg & 1 else RETREAT_TO

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        return [FIRE] if self.ship == STARBASE else [FIRE, *RETREAT.each(refuges(s, seat, s.arena))]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is FIRE:
            _fire(s, seat, self.ship)
        else:
            s.declare_retreat(seat, self.ship, action.arg)
            if s.log is not None:
                s.emit(events.Declares(seat, self.ship, action.arg))


@final
class Assign(ShipStep):
    """EC-16.5. Die by die, the seat that fires chooses which ship is hit."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        """Return one ship for each type and damage."""
        found = classes(s, s.foe_of(seat), 6, 0)
        return [HIT.two(ship, rank) for ship, rank in found]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if action in self.legal(s, seat) else MUST_HIT

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        computer = s.plan(seat, self.ship).computer
        return [HIT.two(ship, rank) for ship, rank in classes(s, s.foe_of(seat), face_of(s.dice[0]), computer)]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        die = s.dice[0]
        s.dice = s.dice[1:]
        strike(s, s.foe_of(seat), action.args[0], action.args[1], colour_of(die), seat)
        if not _next_die(s, seat, self.ship):
            s.pop()


def depart(s: EclipseState, seat: int, ship: int, refuge: int) -> None:
    """Move all ships of a type out of the battle (EC-17.2)."""
    s.clear_damage(seat, ship)
    for _ in range(s.count(s.arena, seat, ship)):
        s.remove_ship(s.arena, seat, ship)
        s.add_ship(refuge, seat, ship)
    if s.log is not None:
        s.emit(events.Retreats(seat, ship, refuge))
    if s.is_beaten(seat):
        s.mark_flight(seat, True)


@final
class Stalemate(Step[EclipseState]):
    """EC-17.6. No side can fire: the attacker leaves at once; what cannot leave is destroyed."""

    def run(self, s: EclipseState) -> None:
        seat = s.attacker
        ways = refuges(s, seat, s.arena)
        for ship in reversed(s.types_of(seat)):
            if ways == 0 or ship == STARBASE:
                _scuttle(s, seat, ship)
        flyers = s.types_of(seat)
        if flyers:
            s.push(Flee(seat, flyers[0]))
        else:
            s.pop()


def _scuttle(s: EclipseState, seat: int, ship: int) -> None:
    s.clear_damage(seat, ship)
    for _ in range(s.count(s.arena, seat, ship)):
        destroy(s, seat, ship)


@final
class Flee(ShipStep):
    """EC-17.6. A type of the attacker retreats to a hex of its owner's choice."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return judged_refuges(s, seat)

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if refuges(s, seat, s.arena) >> action.arg & 1 else RETREAT_TO

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        depart(s, seat, self.ship, action.arg)


ENGAGE: Final = Engage()
STALEMATE: Final = Stalemate()
