"""EC-16.5 to EC-16.10: what the dice do, and how ships are destroyed."""

from __future__ import annotations

from .. import events
from ..battle import die, face_of
from ..blueprint import Blueprint
from ..pieces import ANCIENT, CRUISER, DEFENCE, DREADNOUGHT, INTERCEPTOR, STARBASE
from ..state import STRANGERS, EclipseState

_LARGEST_FIRST = (DREADNOUGHT, CRUISER, STARBASE, INTERCEPTOR)  # EC-16.10


def hits(face: int, computer: int, shield: int) -> bool:
    """Return whether a die hits (EC-16.6)."""
    if face == 1 or face == 6:
        return face == 6
    return face + computer - shield >= 6


def classes(s: EclipseState, party: int, face: int, computer: int) -> list[tuple[int, int]]:
    """Return the ships of a side that a die hits (EC-16.8), one for each type and damage: type and rank."""
    found: list[tuple[int, int]] = []
    for ship in s.types_of(party):
        if not hits(face, computer, s.plan(party, ship).shield):
            continue
        last = -1
        for rank, damage in enumerate(s.damages(party, ship)):
            if damage != last:
                found.append((ship, rank))
                last = damage
    return found


def strike(s: EclipseState, party: int, ship: int, rank: int, colour: int, by: int) -> None:
    """Hit the ship of that rank once; if that destroys it, `by` gets the credit (EC-16.7)."""
    before = s.damages(party, ship)[rank]
    after = before + s.box.damage[colour]
    if s.log is not None:
        s.emit(events.Hits(party, ship, s.box.damage[colour]))
    if after <= s.plan(party, ship).hull:
        s.set_damage(party, ship, before, after)
        return
    s.set_damage(party, ship, before, 0)
    _credit(s, by, ship)
    destroy(s, party, ship)


def _credit(s: EclipseState, by: int, ship: int) -> None:
    """Count the draws of reputation tiles for a destroyed ship (EC-19.1)."""
    if by != STRANGERS:
        s.kills[by] += s.box.draws_for[ship]


def destroy(s: EclipseState, party: int, ship: int) -> None:
    """Remove an undamaged ship of a type from the map; one of a player goes back to the supply (EC-16.12)."""
    if s.log is not None:
        s.emit(events.Destroyed(party, ship))
    if ship == DEFENCE:
        s.defence = False
    elif ship == ANCIENT:
        s.remove_ancient(s.arena)
    else:
        fled = s.is_fleeing(party, ship)
        s.remove_ship(s.arena, party, ship)
        if s.is_beaten(party):
            s.mark_flight(party, fled)


def roll(s: EclipseState, party: int, ship: int, red: int, orange: int, yellow: int) -> tuple[int, ...]:
    """Roll the dice of a type and return them in the order in which they are assigned (EC-16.9)."""
    found: list[int] = []
    for colour, dice in ((2, red), (1, orange), (0, yellow)):
        faces = [1 + int(s.chance.below(6)) for _ in range(dice)]
        faces.sort()
        for face in faces:
            found.append(die(colour, face))
            if s.log is not None:
                s.emit(events.Rolls(party, ship, colour, face))
    return tuple(found)


def cannon_roll(s: EclipseState, party: int, ship: int, plan: Blueprint, ships: int) -> tuple[int, ...]:
    return roll(s, party, ship, plan.red * ships, plan.orange * ships, plan.yellow * ships)


def assign_by_rule(s: EclipseState, ship: int) -> None:
    """Assign the dice of ships that no player owns: destroy what can be, large before small, then damage (EC-16.10)."""
    foe = s.foe_of(STRANGERS)
    computer = s.plan(STRANGERS, ship).computer
    left = [face_of(code) for code in s.dice]
    s.dice = ()
    for target in _LARGEST_FIRST:
        plan = s.plan(foe, target)
        rank = 0
        for damage in s.damages(foe, target):
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
        if s.ships_of(foe, target) > 0 and hits(face, computer, s.plan(foe, target).shield):
            strike(s, foe, target, 0, 0, STRANGERS)
            return
