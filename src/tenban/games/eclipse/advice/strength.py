"""How strong ships are, roughly, and which side will probably win a battle."""

from __future__ import annotations

from typing import Final

from tenban.kernel.bits import bit, bits

from ..blueprint import Blueprint, laid_over
from ..pieces import ANCIENT, DEFENCE, MATERIAL, SHIPS, STARBASE
from ..state import STRANGERS, EclipseState
from ..steps.upgrade import usable_parts

_SIXTH: Final = 1.0 / 6.0
_MOST_CACHED: Final = 50_000
_TO_COME: Final = 0.6  # how much a ship counts that could be built
MOST_LAYS: Final = 2  # parts that are considered together


def power(s: EclipseState, plan: Blueprint) -> float:
    """Return the strength of one ship: the geometric mean of what it deals and what it bears, against usual enemies."""
    if plan.strength < 0.0:
        plan.strength = _power(s, plan)
    return plan.strength


def _power(s: EclipseState, plan: Blueprint) -> float:
    cannons, missiles = _cannons(plan, s.box.damage), _missiles(plan, s.box.damage)
    return _rated(plan.initiative, plan.computer, plan.shield, plan.hull, cannons, missiles)


def _cannons(plan: Blueprint, damage: list[int]) -> int:
    """Return the damage of all dice of the cannons."""
    return plan.yellow * damage[0] + plan.orange * damage[1] + plan.red * damage[2]


def _missiles(plan: Blueprint, damage: list[int]) -> int:
    """Return the damage of all dice of the missiles."""
    return plan.missiles[0] * damage[0] + plan.missiles[1] * damage[1] + plan.missiles[2] * damage[2]


def _rated(initiative: int, computer: int, shield: int, hull: int, cannons: int, missiles: int) -> float:
    """Return the strength of a ship by the sums of its parts; cannons and missiles are the damage of all their dice."""
    hit = _SIXTH * float(min(5, max(1, 1 + computer)))
    deals = hit * float(cannons)
    deals += 0.4 * hit * float(missiles)
    bears = float(1 + hull) * 2.0 / float(max(1, 2 - shield))
    return float(((deals + 0.01) * bears) ** 0.5) * (1.0 + 0.04 * float(initiative))


def power_with(s: EclipseState, plan: Blueprint, part: int, slot: int) -> float:
    """Return the strength of one ship with another part shown on a slot, without making that blueprint."""
    damage, parts = s.box.damage, plan.parts
    initiative, computer, shield, hull = plan.initiative, plan.computer, plan.shield, plan.hull
    cannons, missiles = _cannons(plan, damage), _missiles(plan, damage)
    for each, sign in ((part, 1), (plan.shown[slot], -1)):
        if each < 0:
            continue
        changed = parts[each]
        initiative += sign * changed.initiative
        computer += sign * changed.computer
        shield += sign * changed.shield
        hull += sign * changed.hull
        if changed.missile:
            missiles += sign * changed.dice * damage[changed.colour]
        else:
            cannons += sign * changed.dice * damage[changed.colour]
    return _rated(initiative, computer, shield, hull, cannons, missiles)


def refitted(s: EclipseState, people: int, ship: int, tiles: int, parts: int, lays: int) -> float:
    """Return the most strength of a type of ship after so many more parts, if it is sound after each of them."""
    box = s.box
    plan = box.blueprint(people, ship, tiles)
    most = power(s, plan)
    if lays == 0:
        return most
    key = ((people * 4 + ship) * 4 + lays, tiles, parts)
    known = box.refits.get(key)
    if known is not None:
        return known
    slots = _unlike_slots(plan)
    for part in bits(parts):
        for slot in slots:
            if plan.shown[slot] == part or not plan.sound_with(part, slot, ship != STARBASE):
                continue
            if lays == 1:
                most = max(most, power_with(s, plan, part, slot))
            else:
                most = max(most, refitted(s, people, ship, laid_over(tiles, slot, part), parts, lays - 1))
    if len(box.refits) > _MOST_CACHED:
        box.refits.clear()
    box.refits[key] = most
    return most


def _unlike_slots(plan: Blueprint) -> list[int]:
    """Return the slots, but only the first of those that show the same part: strength depends on the parts alone."""
    shown = plan.shown
    return [slot for slot, part in enumerate(shown) if part not in shown[:slot]]


def gain_by_refit(s: EclipseState, seat: int, ship: int, lays: int) -> float:
    """Return what so many more parts can add to the strength of all ships of a type, with some for those to come."""
    plan = s.plan(seat, ship)
    best = refitted(s, s.people_number(seat), ship, plan.tiles, parts_of(s, seat), min(lays, MOST_LAYS))
    return weight_of(s, seat, ship) * (best - power(s, plan))


def parts_of(s: EclipseState, seat: int) -> int:
    """Return the parts that a seat may put on its blueprints."""
    return int(usable_parts(s, seat))


def weight_of(s: EclipseState, seat: int, ship: int) -> float:
    """Return how many ships of a type count: those on the map, and a part of one that could be built now."""
    return float(s.built(seat, ship)) + (_TO_COME if _can_be_built(s, seat, ship) else 0.0)


def _can_be_built(s: EclipseState, seat: int, ship: int) -> bool:
    """Return whether there is time, a piece and the material for a ship of a type that flies."""
    if ship == STARBASE or s.rounds_left() == 0 or s.stored(seat, MATERIAL) < s.people(seat).costs[ship]:
        return False
    return s.built(seat, ship) < s.box.ships[ship]


def fleet_power(s: EclipseState, slot: int, seat: int) -> float:
    """Return the strength of a seat's ships in a hex."""
    total = 0.0
    for ship in range(len(SHIPS)):
        ships = s.count(slot, seat, ship)
        if ships > 0:
            total += float(ships) * power(s, s.plan(seat, ship))
    return total


def stranger_power(s: EclipseState, slot: int, seat: int) -> float:
    """Return the strength of ships in a hex that no player owns and that are hostile to a seat."""
    if s.strangers(seat) & bit(slot) == 0:
        return 0.0
    if s.is_defended(slot):
        return power(s, s.plan(STRANGERS, DEFENCE))
    return float(s.ancients_at(slot)) * power(s, s.plan(STRANGERS, ANCIENT))


def enemy_power(s: EclipseState, slot: int, seat: int) -> float:
    """Return the strength of all ships in a hex that are hostile to a seat."""
    total = stranger_power(s, slot, seat)
    for other in range(s.seats):
        if other != seat and s.fleets[other] & bit(slot) != 0:
            total += fleet_power(s, slot, other)
    return total


def win_probability(own: float, other: float) -> float:
    """Return the probability that a side of one strength beats the other."""
    if other <= 0.0:
        return 1.0
    return own**4 / (own**4 + other**4)
