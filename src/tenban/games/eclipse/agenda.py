"""What a sensible player does with a turn: what each action brings, in points, and what its disc costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bit, bits, count_bits

from .actions import BUILDING, EXPLORING, INFLUENCING, RESEARCHING, UPGRADING
from .odds import enemy_power, fleet_power, gain_by_refit
from .pieces import ADVANCED, MATERIAL, MONOLITH, ORBITAL, PLANTA, SCIENCE, SHIPS, STARBASE
from .purse import BEYOND, can_pay, trades_for
from .state import EclipseState
from .steps.build import sites, why_not_item
from .steps.colony import empty_squares, ready_ships
from .steps.influence import targets
from .steps.research import researchable
from .worth import free_squares, technology_worth

_MONEY: Final = 0.12  # points of a money; …
_LAST_MONEY: Final = 0.01  # … in the last round
_NEW_HEX: Final = 0.45  # of a hex not yet seen, …
_GROWTH: Final = 0.2  # … and for each round to come, …
_CROWDED: Final = 0.6  # … so much of it if there are not enough colony ships
_SQUARE: Final = 0.25  # of a square of a hex within reach
_SHIP_UP: Final = 0.125  # of a colony ship turned up that has somewhere to go, for each round to come
_LEARNING: Final = 1.5  # how much the worth of a technology counts beside that of other actions
_STRENGTH: Final = 1.4  # of a unit of strength by new parts
_MONUMENT: Final = 3.0
_ORBITAL: Final = 0.25  # for each round to come
_FLEET: Final = 0.5  # of ships while there is something to win, …
_MORE: Final = 0.1  # … and for each round to come; …
_ENOUGH: Final = 1.6  # … until they are so much stronger
_ADVANCED: Final = 0.1  # of an advanced square that can be settled, for each round to come
_TRADE: Final = 0.25  # lost for each good that must be traded for
_NOT: Final = -2.0


def agenda(s: EclipseState, seat: int, action: int) -> float:
    """What an action other than to move brings, less what its discs cost; below nought it is better to pass."""
    if s.passed & bit(seat) != 0 or not can_pay(s, seat, 1):
        return _NOT
    if action == EXPLORING:
        return _explore(s, seat)
    if action == INFLUENCING:
        return _influence(s, seat)
    if action == RESEARCHING:
        return _research(s, seat) - disc_cost(s, seat, 1)
    if action == UPGRADING:
        return _upgrade(s, seat) - disc_cost(s, seat, 1)
    if action == BUILDING:
        return _build(s, seat) - disc_cost(s, seat, 1)
    return _NOT


def disc_cost(s: EclipseState, seat: int, discs: int) -> float:
    """What the upkeep of so many discs more is worth."""
    price = _MONEY if s.round < s.box.rounds else _LAST_MONEY
    return price * float(s.upkeep(seat, discs) - s.upkeep(seat))


def _explore(s: EclipseState, seat: int) -> float:
    if s.influence[seat] < 2 or not can_pay(s, seat, 2):
        return _NOT
    growth = _GROWTH * float(min(5, s.box.rounds - s.round))
    if free_squares(s, seat) > ready_ships(s, seat):
        growth *= _CROWDED
    own = 1.0 if s.is_people(seat, PLANTA) else 0.0
    return _NEW_HEX + growth + own - disc_cost(s, seat, 2)


def hex_appeal(s: EclipseState, seat: int, slot: int) -> float:
    """What a disc on a hex within reach brings."""
    tile = s.atlas.tile[slot]
    worth = float(s.box.points[tile])
    if s.discovery_hexes & bit(slot) != 0:
        worth += float(s.box.discovery_points)
    if s.is_people(seat, PLANTA):
        worth += 1.0
    return worth + _SQUARE * min(1.0, 0.4 * float(s.box.rounds - s.round)) * float(count_bits(s.box.squares[tile]))


def _influence(s: EclipseState, seat: int) -> float:
    """Up to two hexes, and colony ships turned up."""
    first, second = 0.0, 0.0
    for slot in bits(targets(s, seat)):
        appeal = hex_appeal(s, seat, slot)
        if appeal > first:
            first, second = appeal, first
        elif appeal > second:
            second = appeal
    gain, discs = 0.0, 1
    for appeal in (first, second):
        if appeal > 0.0 and s.influence[seat] > discs and can_pay(s, seat, discs + 1):
            gain += appeal
            discs += 1
    flips = _flips(s, seat)
    if discs == 1 and flips == 0:
        return _NOT
    return gain + _SHIP_UP * float(flips * (s.box.rounds - s.round)) - disc_cost(s, seat, discs)


def _flips(s: EclipseState, seat: int) -> int:
    """Colony ships that the action would turn up and that have somewhere to go."""
    up, people = int(s.colony[seat]), s.people(seat)
    return min(people.flips, people.colony_ships - up, max(0, free_squares(s, seat) - up))


def _research(s: EclipseState, seat: int) -> float:
    most = _NOT
    for technology in bits(researchable(s, seat)):
        appeal = _LEARNING * technology_appeal(s, seat, technology)
        most = max(most, appeal - trade_cost(s, seat, SCIENCE, s.price(seat, technology), 1))
    return most


def trade_cost(s: EclipseState, seat: int, kind: int, price: int, discs: int) -> float:
    """What is lost by trade for a price; very much, if the upkeep is lost by it."""
    return _TRADE * float(trades_for(s, seat, kind, price, discs))


def technology_appeal(s: EclipseState, seat: int, technology: int) -> float:
    """What it brings in time to come, and the points of its track."""
    left = s.box.rounds - s.round
    points = s.box.track_points
    tiles = int(count_bits(s.techs[seat] & s.box.on_track[s.box.track_of[technology]]))
    worth = float(points[min(tiles + 1, len(points) - 1)] - points[min(tiles, len(points) - 1)])
    if left == 0:
        return worth
    for kind in range(3):
        if technology == ADVANCED[kind]:
            worth += _ADVANCED * float(min(left, 5)) * float(count_bits(empty_squares(s, seat, kind * 2 + 1)))
    return worth + technology_worth(s, seat, technology)


def _upgrade(s: EclipseState, seat: int) -> float:
    most = 0.0
    for ship in range(len(SHIPS)):
        most = max(most, gain_by_refit(s, seat, ship, s.people(seat).upgrade))
    return _STRENGTH * most * min(1.0, 0.3 * float(s.box.rounds - s.round)) if most > 0.05 else _NOT


def _build(s: EclipseState, seat: int) -> float:
    """A monolith, an orbital, or ships while somebody near can be beaten or has come."""
    left = float(s.box.rounds - s.round)
    worth = _MONUMENT - _cost_of(s, seat, MONOLITH)
    if left == 0.0:
        return worth
    worth = max(worth, _ORBITAL * left - _cost_of(s, seat, ORBITAL))
    if _wants_ships(s, seat):
        for ship in range(STARBASE):
            worth = max(worth, _FLEET + _MORE * left - _cost_of(s, seat, ship))
    return worth


def _cost_of(s: EclipseState, seat: int, item: int) -> float:
    """What trade for an item costs; very much if it cannot be built."""
    if sites(s, seat, item) == 0 or why_not_item(s, seat, item) is not None:
        return float(BEYOND)
    return trade_cost(s, seat, MATERIAL, s.people(seat).costs[item], 1)


def _wants_ships(s: EclipseState, seat: int) -> bool:
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
