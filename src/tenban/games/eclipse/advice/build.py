"""What to build, and where."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bits
from tenban.kernel.step import Step

from ..actions import FINISHED
from ..pieces import MATERIAL, MONOLITH, ORBITAL, STARBASE
from ..state import EclipseState
from ..steps.build import Build, sites, why_not_item
from .base import Advisor
from .budget import BEYOND, disc_cost, trade_cost
from .strength import enemy_power, fleet_power, power

_MONOLITH: Final = 3.0  # points of a monolith
_ORBITAL: Final = 0.25  # of an orbital, for each round to come
_FLEET: Final = 0.5  # of ships while there is something to win, …
_MORE: Final = 0.1  # … and for each round to come; …
_ENOUGH: Final = 1.6  # … until they are so much stronger


def action_value(s: EclipseState, seat: int) -> float:
    """Return what Build brings, less the upkeep of its disc."""
    return _item_value(s, seat) - disc_cost(s, seat, 1)


def _item_value(s: EclipseState, seat: int) -> float:
    """Return what a monolith, an orbital, or a ship brings; ships while an enemy near can be beaten or has come."""
    left = float(s.rounds_left())
    worth = _MONOLITH - _cost_of(s, seat, MONOLITH)
    if left == 0.0:
        return worth
    worth = max(worth, _ORBITAL * left - _cost_of(s, seat, ORBITAL))
    if _wants_ships(s, seat):
        for ship in range(STARBASE):
            worth = max(worth, _FLEET + _MORE * left - _cost_of(s, seat, ship))
    return worth


def _cost_of(s: EclipseState, seat: int, item: int) -> float:
    """Return what trade for an item costs; very much if it cannot be built."""
    if sites(s, seat, item) == 0 or why_not_item(s, seat, item) is not None:
        return float(BEYOND)
    return trade_cost(s, seat, MATERIAL, s.people(seat).costs[item], 1)


def _wants_ships(s: EclipseState, seat: int) -> bool:
    """Return whether there is an enemy near and the own ships are not yet much stronger."""
    near: i64 = s.discs[seat]
    for slot in bits(s.discs[seat]):
        near |= s.links(seat, slot)
    near &= s.enemies(seat)
    if near == 0:
        return False
    own, least = 0.0, 1e9
    for slot in bits(s.fleets[seat]):
        own += fleet_power(s, slot, seat)
    for slot in bits(near):
        least = min(least, enemy_power(s, slot, seat))
    return own < _ENOUGH * least + 0.5


@final
class BuildAdvice(Advisor):
    """Monoliths for points, orbitals for growth, else the strongest ships for their price, where enemies are near."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action is FINISHED:
            return 0.0
        item, slot = action.args
        cost = s.people(seat).costs[item]
        lost = trade_cost(s, seat, MATERIAL, cost, 0)
        if item == MONOLITH:
            return _MONOLITH - lost
        if item == ORBITAL:
            return 0.3 * float(s.rounds_left()) - 0.4 - lost
        front = 0.15 if s.atlas.half[slot] & s.enemies(seat) != 0 else 0.0
        strength = power(s, s.plan(seat, item)) * (0.3 if item == STARBASE else 1.0)
        return 4.8 * strength / float(cost) - 0.2 + front - lost


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Build: BuildAdvice()}
