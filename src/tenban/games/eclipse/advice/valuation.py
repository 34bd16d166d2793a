"""What a position is worth to a seat, in victory points at the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bit, bits, count_bits

from ..pieces import DRACO, MATERIAL, PLANTA, SCIENCE, SQUARE_MASKS, STARBASE, TECHNOLOGIES
from ..scoring import ambassadors, ancients, is_traitor, reputation
from ..state import NOBODY, EclipseState
from ..steps.colony import ready_ships
from .budget import cover
from .colony import free_squares
from .strength import enemy_power, fleet_power, parts_of, power, refitted, win_probability

_ACTION: Final = 0.35  # points of an action that can be paid for, in a round to come; …
_MANY: Final = 0.65  # … of many in one round each is worth a little less: the power
_GOOD: Final = 0.16  # of a science or material to come, …
_STORED: Final = 0.1  # … of one that is stored, …
_LAST: Final = 0.03  # … and in the last round; …
_PLENTY: Final = 8.0  # … of those stored so many at most
_CASH: Final = 0.02  # of a money that is left in the last round
_DEBT: Final = 0.3  # lost for each money short this round that can be traded for; …
_RUIN: Final = 3.0  # … more if hexes must go, …
_HEX_DEBT: Final = 1.5  # … for each money
_DISC: Final = 0.03  # of a disc, for each round to come
_TRACK: Final = 0.2  # of a technology for what its track may become
_PRICED: Final = 0.05  # of a technology for each science of its price, if there is time to use it
_FLEET: Final = 0.7  # of a unit of strength that can fly, …
_CROWD: Final = 0.8  # … of much strength each is worth less: the power
_BASES: Final = 0.25  # of a unit of strength in starbases
_DESIGN: Final = 0.4  # of one that ships to come may have, for the price of a cruiser
_USUAL_COST: Final = 5.0  # of a cruiser
_BATTLE: Final = 0.75  # how far the odds of a battle are believed
_GLORY: Final = 1.6  # of a battle won, beside the hex
_NEUTRAL: Final = 0.8  # of a hex won that no seat controls: a disc must be paid for
_SQUARE: Final = 0.12  # of a square of a hex to be won, for each round to come
_CUBE: Final = 0.2  # of a cube of another seat within reach of bombs
_COLONY: Final = 0.35  # of a colony ship that has somewhere to go
_ROOM: Final = 0.12  # of an empty square for which there is none, for each round to come
_NEAR: Final = 0.1  # of a neighbouring hex that no seat controls, …
_GUARDED: Final = 0.5  # … or that Ancients guard

_NOW: Final = [0.2] * len(TECHNOLOGIES)  # what a technology brings if there is a little time to use it
_LATER: Final = [0.03] * len(TECHNOLOGIES)  # and for each round to come


def _weigh(now: float, later: float, *names: str) -> None:
    for name in names:
        _NOW[TECHNOLOGIES.index(name)] = now
        _LATER[TECHNOLOGIES.index(name)] = later


_weigh(2.0, 0.15, "monolith")
_weigh(0.6, 0.1, "advanced-economy")
_weigh(0.6, 0.02, "neutron-bombs")
_weigh(0.5, 0.05, "wormhole-generator")
_weigh(0.2, 0.05, "quantum-grid", "nanorobots", "advanced-robotics")
_weigh(0.3, 0.04, "tachyon-drive", "fusion-drive")
_weigh(0.1, 0.06, "advanced-mining", "advanced-labs", "orbital")
_weigh(0.1, 0.02, "artifact-key")
_weigh(0.0, 0.02, "starbase")


def expected_points(s: EclipseState, seat: int) -> float:
    """Return the points that a seat may expect at the end of the game."""
    total = float(points_now(s, seat))
    if not s.stack or s.is_gone(seat):
        return total
    left = s.rounds_left()
    return (
        total
        + economy_worth(s, seat, left)
        + knowledge_worth(s, seat, left)
        + strength_worth(s, seat, left)
        + battles_worth(s, seat, left)
        + room_worth(s, seat, left)
    )


def points_now(s: EclipseState, seat: int) -> int:
    """Return the same as `scoring.points`, without making the score sheet; a test compares them."""
    if s.species[seat] < 0:
        return 0
    box = s.box
    own = s.discs[seat]
    total = reputation(s, seat) + ambassadors(s, seat) * box.ambassador_points
    total += (
        int(count_bits(own & s.monoliths)) * box.monolith_points + int(s.kept_discoveries[seat]) * box.discovery_points
    )
    for slot in bits(own):
        total += s.atlas.points[slot]
    for track in range(3):
        tiles = int(count_bits(s.techs[seat] & box.on_track[track]))
        total += box.track_points[min(tiles, len(box.track_points) - 1)]
    if is_traitor(s, seat):
        total += box.traitor_points
    if s.is_people(seat, PLANTA):
        total += int(count_bits(own)) * box.planta_points
    elif s.is_people(seat, DRACO):
        total += ancients(s, seat) * box.draco_points
    return total


def economy_worth(s: EclipseState, seat: int, left: int) -> float:
    """Return the worth of the actions that money will pay for, and of goods stored and to come; debts weigh heavily."""
    later = float(left)
    due = float(s.balance(seat))
    worth = 0.0
    if due < 0.0:
        worth += _debt(s, seat, due)
    if left > 0:
        discs = int(s.influence[seat] + s.spent[seat])
        worth += _ACTION * later * actions_for(s, discs, float(s.production(seat, 0)) + max(due, 0.0) / later) ** _MANY
        worth += _DISC * later * float(discs)
    else:
        worth += _CASH * min(due, 9.0)
    stored = _STORED if left > 0 else _LAST
    for kind in (SCIENCE, MATERIAL):
        worth += stored * min(float(s.stored(seat, kind)), _PLENTY) + _GOOD * later * float(s.production(seat, kind))
    return worth


def actions_for(s: EclipseState, discs: int, money: float) -> float:
    """Return how many of so many discs the money of one round pays for."""
    upkeep = s.box.upkeep
    last = len(upkeep) - 1
    paid = float(upkeep[min(discs, last)])
    if paid > money:
        return 0.0
    used = 0
    while used < discs:
        more = float(upkeep[min(discs - used - 1, last)])
        if more > money:
            return float(used) + (money - paid) / (more - paid)
        paid = more
        used += 1
    return float(used)


def _debt(s: EclipseState, seat: int, due: float) -> float:
    """Return what a debt costs: what cannot be traded for costs hexes, and more of them later."""
    short = -due - float(cover(s, seat))
    return _DEBT * due - (_RUIN + _HEX_DEBT * short if short > 0.0 else 0.0)


def knowledge_worth(s: EclipseState, seat: int, left: int) -> float:
    """Return the worth of technologies, which serve longer the earlier they are known, and fill the tracks."""
    worth = 0.0
    later = float(left)
    techs = s.techs[seat]
    for technology in bits(techs):
        worth += _NOW[technology] * min(1.0, 0.4 * later) + _LATER[technology] * later
        worth += _PRICED * float(s.box.cost[technology]) * min(1.0, 0.25 * later)
    for track in range(3):
        tiles = int(count_bits(techs & s.box.on_track[track]))
        worth += _TRACK * float(min(tiles, 4)) * min(1.0, 0.3 * later)
    return worth


def strength_worth(s: EclipseState, seat: int, left: int) -> float:
    """Return the worth of ships, and of the best blueprint as it could be for ships to come."""
    fleet, design = 0.0, 0.0
    people, costs = s.people_number(seat), s.people(seat).costs
    parts = parts_of(s, seat)
    for ship in range(STARBASE):
        plan = s.plan(seat, ship)
        fleet += power(s, plan) * float(s.built(seat, ship))
        design = max(design, refitted(s, people, ship, plan.tiles, parts, 2) / float(costs[ship]))
    bases = power(s, s.plan(seat, STARBASE)) * float(s.built(seat, STARBASE))
    use = min(1.0, 0.2 + 0.12 * float(left))
    return use * (_FLEET * float(fleet**_CROWD) + _BASES * float(bases**0.7) + _DESIGN * _USUAL_COST * design)


def battles_worth(s: EclipseState, seat: int, left: int) -> float:
    """Return what ships among enemies will probably win or lose, and own hexes with enemies lose."""
    worth = 0.0
    enemies = s.enemies(seat)
    for slot in bits(s.fleets[seat] & (enemies | ~s.discs[seat])):
        own = fleet_power(s, slot, seat)
        win = win_probability(own, enemy_power(s, slot, seat))
        owner = s.owner(slot)
        gain = 0.0
        if owner != seat:
            gain = _prize(s, seat, slot, owner, left)
        if enemies & bit(slot) != 0:
            worth += win * (gain + _GLORY) - (1.0 - win) * (0.8 + _FLEET * own)
        else:
            worth += gain
    for slot in bits(s.discs[seat] & enemies & ~s.fleets[seat]):
        worth -= 0.6 * _hex_worth(s, seat, slot, left)
    return _BATTLE * worth


def _prize(s: EclipseState, seat: int, slot: int, owner: int, left: int) -> float:
    """Return what it is worth to stand alone on a hex when the combat phase ends."""
    if s.influence[seat] == 0:
        return 0.1
    if owner == NOBODY:
        return _NEUTRAL * _hex_worth(s, seat, slot, left)
    cubes = s.cubes_at(slot)
    return _hex_worth(s, seat, slot, left) * (0.7 if cubes == 0 else 0.45) + _CUBE * float(cubes)


def _hex_worth(s: EclipseState, seat: int, slot: int, left: int) -> float:
    """Return the worth of a hex by its points, squares, discovery and monolith."""
    squares: i64 = 0
    for square in range(SQUARE_MASKS):
        squares += s.atlas.squares[square] >> slot & 1
    worth = float(s.atlas.points[slot]) + _SQUARE * float(squares) * float(left)
    if s.is_people(seat, PLANTA):
        worth += 1.0
    if s.discovery_hexes & bit(slot) != 0:
        worth += 1.8
    if s.monoliths & bit(slot) != 0:
        worth += float(s.box.monolith_points)
    return worth


def room_worth(s: EclipseState, seat: int, left: int) -> float:
    """Return the worth of colony ships that have somewhere to go, and of hexes to go to."""
    if left == 0:
        return 0.0
    later = float(left)
    free = free_squares(s, seat)
    ships = min(ready_ships(s, seat), free)
    worth = _COLONY * float(ships) * min(1.0, 0.3 * later) + _ROOM * float(free - ships) * later
    near: i64 = 0
    for slot in bits(s.discs[seat] | s.fleets[seat]):
        near |= s.links(seat, slot)
    near &= ~s.all_discs()
    guarded = near & s.strangers(seat)
    return worth + min(1.0, 0.3 * later) * (
        _NEAR * float(count_bits(near & ~guarded)) + _GUARDED * min(2.0, float(count_bits(guarded)))
    )


def technology_worth(s: EclipseState, seat: int, technology: int) -> float:
    """Return how much a technology brings, less what it costs."""
    left = float(s.rounds_left())
    worth = _NOW[technology] + _LATER[technology] * left + 0.3
    worth += _PRICED * float(s.box.cost[technology]) * min(1.0, 0.25 * left)
    tiles = int(count_bits(s.techs[seat] & s.box.on_track[s.box.track_of[technology]]))
    worth += 0.15 * float(tiles)
    return worth - 0.5 * _GOOD * float(s.price(seat, technology))
