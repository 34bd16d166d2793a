"""EC-16, EC-17: one battle."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from ..actions import FIRE, HIT, RETREAT, TYPE
from ..clauses import MUST_HIT, RETREAT_TO
from ..pieces import STARBASE
from ..state import NOBODY, STRANGERS, EclipseState
from .base import Asked
from .dice import (
    assign_by_rule,
    cannon_roll,
    classes,
    destroy,
    foe_of,
    is_beaten,
    is_fleeing,
    mark_flight,
    number_of,
    refuge_of,
    roll,
    ships_of,
    strike,
    types_of,
)


def begin_battle(s: EclipseState, slot: int, defender: int, attacker: int) -> None:
    s.arena, s.defender, s.attacker = slot, defender, attacker
    s.clash = 0
    s.acted = 0
    for party in (defender, attacker):
        if party != STRANGERS:
            s.fought |= bit(party)
    s.emit("battle", (slot, defender, attacker))
    s.push(ENGAGE)


def _end_battle(s: EclipseState) -> None:
    """EC-17.4: declared retreats lapse; who has only ships that wanted to leave has retreated (EC-19.3)."""
    for party in (s.defender, s.attacker):
        if party != STRANGERS and not is_beaten(s, party):
            mark_flight(s, party, all(is_fleeing(s, party, ship) for ship in types_of(s, party)))
    s.fleeing = ()
    s.defender, s.attacker = NOBODY, NOBODY
    s.clash = 0
    s.acted = 0
    s.pop()


@final
class Engage(Step[EclipseState]):
    """EC-16.1 to EC-16.3. Missiles first, then rounds: each type acts once, from high to low initiative."""

    def run(self, s: EclipseState) -> None:
        if is_beaten(s, s.defender) or is_beaten(s, s.attacker):
            _end_battle(s)
            return
        party, due = _next_to_act(s)
        if due == 0:
            s.clash += 1
            s.acted = 0
            if s.clash > s.box.guard or not (_has_cannon(s, s.defender) or _has_cannon(s, s.attacker)):
                s.emit("stalemate", (s.arena,))
                s.push(STALEMATE)
        elif count_bits(due) == 1:
            _act(s, party, due.bit_length() - 1)
        else:
            s.push(Group(party, due))


def _next_to_act(s: EclipseState) -> tuple[int, int]:
    """Whose turn it is by initiative, and which types of his (EC-16.3)."""
    best, due, whose = -1, 0, s.defender
    for party in (s.defender, s.attacker):
        for ship in types_of(s, party):
            plan = s.plan(party, ship)
            if s.acted & bit(number_of(s, party, ship)) != 0 or (s.clash == 0 and not plan.armed):
                continue
            if plan.initiative > best:
                best, due, whose = plan.initiative, 1 << ship, party
            elif plan.initiative == best and party == whose:
                due |= 1 << ship
    return whose, due


def _has_cannon(s: EclipseState, party: int) -> bool:
    return party == STRANGERS or any(s.plan(party, ship).cannons for ship in types_of(s, party))


@final
class Group(Asked):
    """EC-16.3. Of several own types with the same initiative the owner says which acts first."""

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due: Final = due

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return TYPE.each(self.due)

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        _act(s, seat, action.arg)


def _act(s: EclipseState, party: int, ship: int) -> None:
    """A type's moment: it fires, leaves as it has declared, or chooses."""
    s.acted |= bit(number_of(s, party, ship))
    if s.clash == 0:
        missiles = s.plan(party, ship).missiles
        ships = ships_of(s, party, ship)
        s.dice = roll(s, party, ship, missiles[2] * ships, missiles[1] * ships, missiles[0] * ships)
        _assign(s, party, ship)
    elif party == STRANGERS:
        _fire(s, party, ship)
    elif is_fleeing(s, party, ship):
        depart(s, party, ship, refuge_of(s, party, ship))
    else:
        s.push(Command(party, ship))


def _fire(s: EclipseState, party: int, ship: int) -> None:
    s.dice = cannon_roll(s, party, ship, s.plan(party, ship), ships_of(s, party, ship))
    _assign(s, party, ship)


def _assign(s: EclipseState, party: int, ship: int) -> None:
    if party == STRANGERS:
        assign_by_rule(s, ship)
    elif _next_die(s, party, ship):
        s.push(Assign(party, ship))


def _next_die(s: EclipseState, party: int, ship: int) -> bool:
    """Lose the dice that hit nothing (EC-16.8); is one left to be assigned?"""
    computer = s.plan(party, ship).computer
    while s.dice and not classes(s, foe_of(s, party), s.dice[0] & 7, computer):
        s.dice = s.dice[1:]
    return len(s.dice) > 0


def refuges(s: EclipseState, seat: int, slot: int) -> int:
    """EC-17.1: the hexes to which ships of a seat can retreat."""
    return int(s.links(seat, slot) & s.discs[seat] & ~s.enemies(seat))


@final
class Command(Asked):
    """EC-16.4. A type attacks, or declares its retreat (EC-17.1)."""

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [FIRE, *RETREAT.each(s.atlas.half[s.arena] & s.discs[seat])]

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
            s.fleeing = (*s.fleeing, number_of(s, seat, self.ship) + 8 * int(action.arg))
            s.emit("declares", (seat, self.ship, action.arg))


@final
class Assign(Asked):
    """EC-16.5. Die by die, the attacker says which ship it hits."""

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        """One ship of each kind: type and damage."""
        found = classes(s, foe_of(s, seat), 6, 0)
        return [HIT.two(ship, rank) for ship, rank in found]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if action in self.legal(s, seat) else MUST_HIT

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        computer = s.plan(seat, self.ship).computer
        return [HIT.two(ship, rank) for ship, rank in classes(s, foe_of(s, seat), s.dice[0] & 7, computer)]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        die = s.dice[0]
        s.dice = s.dice[1:]
        strike(s, foe_of(s, seat), action.args[0], action.args[1], die >> 3, seat)
        if not _next_die(s, seat, self.ship):
            s.pop()


def depart(s: EclipseState, seat: int, ship: int, refuge: int) -> None:
    """EC-17.2: a type leaves the battle."""
    first = (seat * 8 + ship) * 64
    s.hurt = tuple([code for code in s.hurt if not first <= code < first + 64])
    for _ in range(s.count(s.arena, seat, ship)):
        s.remove_ship(s.arena, seat, ship)
        s.add_ship(refuge, seat, ship)
    s.emit("retreats", (seat, ship, refuge))
    if is_beaten(s, seat):
        mark_flight(s, seat, True)


@final
class Stalemate(Step[EclipseState]):
    """EC-17.6. Nobody can fire: the attacker leaves at once; what cannot leave is destroyed."""

    def run(self, s: EclipseState) -> None:
        seat = s.attacker
        ways = refuges(s, seat, s.arena)
        for ship in reversed(types_of(s, seat)):
            if ways == 0 or ship == STARBASE:
                _scuttle(s, seat, ship)
        flyers = types_of(s, seat)
        if flyers:
            s.push(Flee(seat, flyers[0]))
        else:
            s.pop()


def _scuttle(s: EclipseState, seat: int, ship: int) -> None:
    first = (seat * 8 + ship) * 64
    s.hurt = tuple([code for code in s.hurt if not first <= code < first + 64])
    for _ in range(s.count(s.arena, seat, ship)):
        destroy(s, seat, ship)


@final
class Flee(Asked):
    """EC-17.6. A type of the attacker retreats to a hex of his choice."""

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return RETREAT.each(s.atlas.half[s.arena] & s.discs[seat])

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if refuges(s, seat, s.arena) >> action.arg & 1 else RETREAT_TO

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        depart(s, seat, self.ship, action.arg)


ENGAGE: Final = Engage()
STALEMATE: Final = Stalemate()
