"""Odds of a battle, estimated from many simulated battles.

The dice have a fixed seed, so that the same scene shows the same odds; the chance of the game is not used.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from tenban.kernel import bits

from ..blueprint import Blueprint
from ..pieces import ANCIENT, DEFENCE
from ..state import STRANGERS, EclipseState
from ..steps.dice import hits

TRIALS = 160
ROUNDS = 40


class Group(NamedTuple):
    """Equal ships of one side."""

    initiative: int
    computer: int
    shield: int
    hull: int
    cannons: tuple[int, int, int]
    missiles: tuple[int, int, int]
    hurt: tuple[int, ...]  # the damage of each ship


Side = tuple[Group, ...]


def group(plan: Blueprint, hurt: tuple[int, ...]) -> Group:
    y, o, r = plan.missiles
    return Group(
        plan.initiative,
        plan.computer,
        plan.shield,
        plan.hull,
        (plan.yellow, plan.orange, plan.red),
        (y, o, r),
        hurt,
    )


def side_at(s: EclipseState, slot: int, seat: int, more: int = -1) -> Side:
    """Return the ships of a side in a hex, with one more that might come."""
    if seat == STRANGERS:
        counts = [(ANCIENT, s.ancients_at(slot)), (DEFENCE, int(s.is_defended(slot)))]
    else:
        counts = [(ship, s.count(slot, seat, ship) + (ship == more)) for ship in range(4)]
    return tuple(group(s.plan(seat, ship), (0,) * count) for ship, count in counts if count)


def foes_at(s: EclipseState, slot: int, seat: int) -> list[int]:
    """Return the sides that a seat would have to fight in a hex."""
    players = [other for other in range(s.seats) if other != seat and slot in bits(s.fleets[other])]
    return players + ([STRANGERS] if s.strangers(seat) >> slot & 1 else [])


def chance(s: EclipseState, defender: Side, attacker: Side) -> int:
    """Return in how many of a hundred battles the attacker wins."""
    return _chance(defender, attacker, tuple(s.box.damage))


@lru_cache(maxsize=4096)
def _chance(defender: Side, attacker: Side, damage: tuple[int, ...]) -> int:
    dice = Random(1)
    won = sum(_fought(defender, attacker, damage, dice) for _ in range(TRIALS))
    return round(100 * won / TRIALS)


def _fought(defender: Side, attacker: Side, damage: tuple[int, ...], dice: Random) -> bool:
    sides = ([list(g.hurt) for g in defender], [list(g.hurt) for g in attacker])
    groups = (defender, attacker)
    order = sorted((-g.initiative, side, i) for side in (0, 1) for i, g in enumerate(groups[side]))  # EC-16.3
    for number in range(ROUNDS):
        for _, side, i in order:
            shooter = groups[side][i]
            barrels = shooter.missiles if number == 0 else shooter.cannons
            for colour in (2, 1, 0):
                for _ in range(barrels[colour] * len(sides[side][i])):
                    _hit(dice.randint(1, 6), damage[colour], shooter, groups[1 - side], sides[1 - side])
        if not any(sides[0]) or not any(sides[1]):
            break
    return any(sides[1]) and not any(sides[0])


def _hit(face: int, damage: int, by: Group, at: Side, hurt: list[list[int]]) -> None:
    """Give a die to the ship that is nearest to being destroyed."""
    can = [i for i, target in enumerate(at) if hits(face, by.computer, target.shield)]
    left = [(at[i].hull + 1 - had, i, k) for i in can for k, had in enumerate(hurt[i])]
    if not left:
        return
    strength, i, k = min(left)
    hurt[i][k] += damage
    if damage >= strength:
        hurt[i].pop(k)
