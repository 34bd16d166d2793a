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
    hit = _SIXTH * float(min(5, max(1, 1 + plan.computer)))
    damage = s.box.damage
    deals = hit * float(plan.yellow * damage[0] + plan.orange * damage[1] + plan.red * damage[2])
    deals += (
        0.4 * hit * float(plan.missiles[0] * damage[0] + plan.missiles[1] * damage[1] + plan.missiles[2] * damage[2])
    )
    bears = float(1 + plan.hull) * 2.0 / float(max(1, 2 - plan.shield))
    return float(((deals + 0.01) * bears) ** 0.5) * (1.0 + 0.04 * float(plan.initiative))


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
    for part in bits(parts):
        for slot in range(len(plan.shown)):
            if plan.shown[slot] != part and plan.sound_with(part, slot, ship != STARBASE):
                most = max(most, refitted(s, people, ship, laid_over(tiles, slot, part), parts, lays - 1))
    if len(box.refits) > _MOST_CACHED:
        box.refits.clear()
    box.refits[key] = most
    return most


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
