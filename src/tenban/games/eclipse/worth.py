"""What a table is worth to a seat, counted in victory points at the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bit, bits, count_bits

from .odds import chance_of, enemy_power, fleet_power, power
from .pieces import MATERIAL, PLANTA, SCIENCE, SHIPS, SQUARE_MASKS
from .scoring import points
from .state import NOBODY, Table
from .steps.colony import empty_squares, ready_ships

_ACTIONS: Final = 4  # discs that a round usually takes
_MONEY: Final = 0.05  # points of a money that is not needed for upkeep
_GOODS: Final = 0.13  # of a science or material
_DEBT: Final = 0.3  # lost for each money short this round that can be traded for; …
_RUIN: Final = 3.0  # … more if hexes must go, …
_HEX_DEBT: Final = 1.5  # … for each money; …
_LATER_DEBT: Final = 0.15  # … and for each that will be short later
_COLONY: Final = 0.22  # of a colony ship that has somewhere to go
_TECH: Final = 0.11  # of a technology, for each science it costs
_FLEET: Final = 1.0  # of a unit of strength
_DESIGN: Final = 0.15  # of a unit of strength on a blueprint without ships
_CUBE: Final = 0.2  # what another's cube in reach of one's bombs is worth


def prospect(s: Table, seat: int) -> float:
    """The points a seat may expect."""
    total = float(points(s, seat))
    if not s.stack or s.is_gone(seat):
        return total
    left = s.box.rounds - s.round
    return (
        total
        + _economy(s, seat, left)
        + _knowledge(s, seat, left)
        + _strength(s, seat, left)
        + _battles(s, seat, left)
        + _room(s, seat, left)
    )


def _economy(s: Table, seat: int, left: int) -> float:
    """Goods stored and to come; debts weigh heavily."""
    later = float(left)
    due = float(s.balance(seat))
    discs = int(s.influence[seat] + s.spent[seat])
    per_round = float(s.production(seat, 0) - _upkeep_at(s, max(0, discs - _ACTIONS)))
    money = due + later * per_round
    worth = _MONEY * min(due, 12.0) if due >= 0.0 else _debt(s, seat, due)
    if left > 0:
        worth += _MONEY * later * min(per_round, 6.0) if per_round >= 0.0 else 0.0
        worth += _LATER_DEBT * money if money < 0.0 else 0.0
    use = _GOODS if left > 0 else 0.5 * _GOODS
    for kind in (SCIENCE, MATERIAL):
        stored, made = float(s.goods[seat * 3 + kind]), float(s.production(seat, kind))
        worth += use * min(stored, 8.0) + _GOODS * later * made * 0.85
    return worth


def _debt(s: Table, seat: int, due: float) -> float:
    """What cannot be traded for costs hexes: to put that off makes it worse."""
    rate = s.people(seat).trade
    cover = s.goods[seat * 3 + SCIENCE] // rate + s.goods[seat * 3 + MATERIAL] // rate
    short = -due - float(cover)
    return _DEBT * due - (_RUIN + _HEX_DEBT * short if short > 0.0 else 0.0)


def _upkeep_at(s: Table, discs: int) -> int:
    return s.box.upkeep[min(discs, len(s.box.upkeep) - 1)]


def _knowledge(s: Table, seat: int, left: int) -> float:
    """Technologies, which serve longer the earlier they are known, and fill the tracks."""
    worth = 0.0
    use = 0.5 + 0.06 * float(left)
    for technology in bits(s.techs[seat]):
        worth += 0.25 + _TECH * use * float(s.box.cost[technology])
    for track in range(3):
        tiles = int(count_bits(s.techs[seat] & s.box.on_track[track]))
        worth += 0.12 * float(min(tiles, 4)) * min(1.0, 0.3 * float(left))
    return worth


def _strength(s: Table, seat: int, left: int) -> float:
    """Ships, and blueprints for those to come."""
    total, designs = 0.0, 0.0
    for ship in range(len(SHIPS)):
        strength = power(s, s.plan(seat, ship))
        total += strength * float(s.built(seat, ship))
        designs += strength
    use = min(1.0, 0.35 + 0.13 * float(left))
    return use * (_FLEET * float(total**0.8) + _DESIGN * designs)


def _battles(s: Table, seat: int, left: int) -> float:
    """What ships among enemies will probably win or lose, and own hexes with enemies."""
    worth = 0.0
    enemies = s.enemies(seat)
    for slot in bits(s.fleets[seat] & (enemies | ~s.discs[seat])):
        own = fleet_power(s, slot, seat)
        win = chance_of(own, enemy_power(s, slot, seat))
        owner = s.owner(slot)
        gain = 0.0
        if owner != seat:
            gain = _prize(s, seat, slot, owner, left)
        if enemies & bit(slot) != 0:
            worth += win * (gain + 1.6) - (1.0 - win) * (0.8 + _FLEET * own)
        else:
            worth += gain
    for slot in bits(s.discs[seat] & enemies & ~s.fleets[seat]):
        worth -= 0.6 * _hex_worth(s, seat, slot, left)
    return worth


def _prize(s: Table, seat: int, slot: int, owner: int, left: int) -> float:
    """What it is worth to stand alone on a hex when the phase ends."""
    if s.influence[seat] == 0:
        return 0.1
    if owner == NOBODY:
        return 0.8 * _hex_worth(s, seat, slot, left)
    cubes = s.cubes_at(slot)
    return _hex_worth(s, seat, slot, left) * (0.7 if cubes == 0 else 0.45) + _CUBE * float(cubes)


def _hex_worth(s: Table, seat: int, slot: int, left: int) -> float:
    """Points, squares, discovery and artifact of a hex."""
    squares: i64 = 0
    for square in range(SQUARE_MASKS):
        squares += s.atlas.squares[square] >> slot & 1
    worth = float(s.atlas.points[slot]) + 0.09 * float(squares) * float(left)
    if s.is_people(seat, PLANTA):
        worth += 1.0
    if s.hidden & bit(slot) != 0:
        worth += 1.8
    if s.monoliths & bit(slot) != 0:
        worth += float(s.box.monolith_points)
    return worth


def _room(s: Table, seat: int, left: int) -> float:
    """Colony ships with somewhere to go; discs to act with."""
    free = 0
    for square in (0, 2, 4, 6, 7):
        free += int(count_bits(empty_squares(s, seat, square)))
    ships = min(ready_ships(s, seat), free)
    worth = _COLONY * float(ships) * min(1.0, 0.4 * float(left))
    worth += 0.05 * float(s.colony[seat]) * min(1.0, 0.3 * float(left))
    return worth + 0.3 * min(1.0, 0.2 * float(left)) * float(s.influence[seat] + s.spent[seat]) * 0.3


def technology_worth(s: Table, seat: int, technology: int) -> float:
    """How much a technology brings, less what it costs."""
    left = float(s.box.rounds - s.round)
    worth = 0.25 + _TECH * (0.5 + 0.06 * left) * float(s.box.cost[technology])
    return worth - _GOODS * float(s.price(seat, technology))
