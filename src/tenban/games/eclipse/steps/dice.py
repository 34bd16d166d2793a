"""Who is in a battle, what the dice do, and how ships are destroyed (EC-16.5 to EC-16.10)."""

from __future__ import annotations

from tenban.kernel.bits import bit

from ..blueprint import Blueprint
from ..pieces import ANCIENT, CENTRE, CRUISER, DEFENCE, DREADNOUGHT, INTERCEPTOR, STARBASE, TARGETS
from ..state import STRANGERS, EclipseState

_LARGEST_FIRST = (DREADNOUGHT, CRUISER, STARBASE, INTERCEPTOR)  # EC-16.10


def foe_of(s: EclipseState, party: int) -> int:
    return s.attacker if party == s.defender else s.defender


def types_of(s: EclipseState, party: int) -> list[int]:
    """The types of ship that a side has in the battle."""
    return [ship for ship in range(len(TARGETS)) if ships_of(s, party, ship) > 0]


def ships_of(s: EclipseState, party: int, ship: int) -> int:
    if party != STRANGERS:
        return s.count(s.arena, party, ship) if ship < ANCIENT else 0
    if ship == ANCIENT:
        return s.ancients_at(s.arena)
    return 1 if ship == DEFENCE and s.defence and s.arena == CENTRE else 0


def is_beaten(s: EclipseState, party: int) -> bool:
    """Has a side no ship left in the battle?"""
    if party != STRANGERS:
        return s.fleets[party] & bit(s.arena) == 0
    return s.ancients_at(s.arena) == 0 and ships_of(s, party, DEFENCE) == 0


def number_of(s: EclipseState, party: int, ship: int) -> int:
    """The number under which a type acts or flees: see `EclipseState.acted`."""
    return (4 if party == s.attacker else 0) + (ship if ship < ANCIENT else 0)


def is_fleeing(s: EclipseState, party: int, ship: int) -> bool:
    return refuge_of(s, party, ship) >= 0


def refuge_of(s: EclipseState, party: int, ship: int) -> int:
    """The hex to which a type has declared its retreat, or -1."""
    number = number_of(s, party, ship)
    for entry in s.fleeing:
        if entry & 7 == number:
            return entry >> 3
    return -1


def hits(face: int, computer: int, shield: int) -> bool:
    """EC-16.6"""
    if face == 1 or face == 6:
        return face == 6
    return face + computer - shield >= 6


def wounds(s: EclipseState, party: int, ship: int) -> list[int]:
    """The damage of each ship of a type, the most damaged first."""
    first = (party * 8 + ship) * 64
    found = [code - first for code in s.hurt if first <= code < first + 64]
    found.reverse()
    return found + [0] * (ships_of(s, party, ship) - len(found))


def classes(s: EclipseState, party: int, face: int, computer: int) -> list[tuple[int, int]]:
    """EC-16.8: the ships of a side that a die hits, one of each kind: type and rank."""
    found: list[tuple[int, int]] = []
    for ship in types_of(s, party):
        if not hits(face, computer, s.plan(party, ship).shield):
            continue
        last = -1
        for rank, damage in enumerate(wounds(s, party, ship)):
            if damage != last:
                found.append((ship, rank))
                last = damage
    return found


def strike(s: EclipseState, party: int, ship: int, rank: int, colour: int, by: int) -> None:
    """EC-16.7: one hit on the ship of that rank; `by` has destroyed it if it is."""
    before = wounds(s, party, ship)[rank]
    after = before + s.box.damage[colour]
    if s.log is not None:
        s.emit("hits", (party, ship, s.box.damage[colour]))
    code = (party * 8 + ship) * 64
    hurt = list(s.hurt)
    if before > 0:
        hurt.remove(code + before)
    if after > s.plan(party, ship).hull:
        s.hurt = tuple(hurt)
        _credit(s, by, ship)
        destroy(s, party, ship)
        return
    hurt.append(code + after)
    hurt.sort()
    s.hurt = tuple(hurt)


def _credit(s: EclipseState, by: int, ship: int) -> None:
    """EC-19.1: what a destroyed ship is worth."""
    if by != STRANGERS:
        s.kills[by] += s.box.fame[ship]


def destroy(s: EclipseState, party: int, ship: int) -> None:
    """One undamaged entry of a type leaves the map; a player's goes back to the supply (EC-16.12)."""
    if s.log is not None:
        s.emit("destroyed", (party, ship))
    if ship == DEFENCE:
        s.defence = False
    elif ship == ANCIENT:
        if s.twins & bit(s.arena) != 0:
            s.twins &= ~bit(s.arena)
        else:
            s.ancients &= ~bit(s.arena)
    else:
        fled = is_fleeing(s, party, ship)
        s.remove_ship(s.arena, party, ship)
        if is_beaten(s, party):
            mark_flight(s, party, fled)


def mark_flight(s: EclipseState, seat: int, fled: bool) -> None:
    """EC-19.3: does the last thing that happened to a seat in this hex count as retreat?"""
    s.fled = s.fled | bit(seat) if fled else s.fled & ~bit(seat)


def roll(s: EclipseState, party: int, ship: int, red: int, orange: int, yellow: int) -> tuple[int, ...]:
    """EC-16.9: dice of a type in the order in which they are assigned, each colour * 8 + face."""
    found: list[int] = []
    for colour, dice in ((2, red), (1, orange), (0, yellow)):
        faces = [1 + int(s.chance.below(6)) for _ in range(dice)]
        faces.sort()
        for face in faces:
            found.append(colour * 8 + face)
            if s.log is not None:
                s.emit("rolls", (party, ship, colour, face))
    return tuple(found)


def cannon_roll(s: EclipseState, party: int, ship: int, plan: Blueprint, ships: int) -> tuple[int, ...]:
    return roll(s, party, ship, plan.red * ships, plan.orange * ships, plan.yellow * ships)


def assign_by_rule(s: EclipseState, ship: int) -> None:
    """EC-16.10: the dice of nobody's ships destroy what they can, large before small; the rest does harm."""
    foe = foe_of(s, STRANGERS)
    computer = s.plan(STRANGERS, ship).computer
    left = [code & 7 for code in s.dice]
    s.dice = ()
    for target in _LARGEST_FIRST:
        plan = s.plan(foe, target)
        rank = 0
        for damage in wounds(s, foe, target):
            fitting = [face for face in left if hits(face, computer, plan.shield)]
            needed = -(-(1 + plan.hull - damage) // s.box.damage[0])
            if len(fitting) < needed:
                rank += 1
                continue
            for face in fitting[:needed]:
                left.remove(face)
                strike(s, foe, target, rank, 0, STRANGERS)
    for face in left:
        _do_harm(s, foe, face, computer)


def _do_harm(s: EclipseState, foe: int, face: int, computer: int) -> None:
    for target in _LARGEST_FIRST:
        if ships_of(s, foe, target) > 0 and hits(face, computer, s.plan(foe, target).shield):
            strike(s, foe, target, 0, 0, STRANGERS)
            return
