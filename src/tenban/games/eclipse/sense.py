"""What a sensible player does in each step: how good a choice looks, at a glance."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits, count_bits

from .actions import (
    ABANDON,
    AGREED,
    COLONY,
    DECLINED,
    DESIGN,
    DROP,
    FINISHED,
    FIRE,
    INFLUENCE_TRACK,
    KEEP,
    LIFT,
    MOVING,
    NONE,
    OFFER,
    PART,
    PASSED,
    PAY,
    PUT,
    PUT_AWAY,
    RETREAT,
    SPACE,
    STORED,
    UNCOVER,
)
from .agenda import agenda, disc_cost, hex_appeal, technology_appeal, trade_cost
from .atlas import EDGE_COUNT, NOWHERE, beyond, stack_of, turned
from .battle import colour_of
from .blueprint import laid_over
from .odds import LAYS, chance_of, enemy_power, fleet_power, gain_by_refit, number_of, parts_of, power, refitted
from .pieces import (
    DRACO,
    FIRST_FOUND_PART,
    MATERIAL,
    MONEY,
    MONOLITH,
    ORBITAL,
    PEOPLES,
    SCIENCE,
    SETTLED_FROM,
    SETTLED_SQUARE,
    STARBASE,
)
from .purse import can_pay, cover
from .state import EclipseState
from .steps.battle import Assign, Command
from .steps.build import Build
from .steps.cubes import Bury, GiveCube, ReturnCubes
from .steps.diplomacy import DropTile
from .steps.discovery import Claim, Discovery, FitPart, FreeTechnology
from .steps.explore import Explore, PickTile, PlaceTile
from .steps.influence import Influence, targets
from .steps.move import Fly, Move
from .steps.pay import Pay
from .steps.reputation import KeepTile
from .steps.research import Artifact, Research
from .steps.setup import ChooseSpecies
from .steps.turn import EndTurn, Turn
from .steps.upgrade import Upgrade
from .steps.upkeep import Books, Settle
from .tilebag import count_of

_NEVER: Final = -100.0
_EARLY: Final = 1  # up to this round discoveries are used, later kept for their points
# how often each people won, of a hundred games of two at a glance (measured in 2,500)
_FARED: Final = {"terran": 48, "eridani": 15, "hydran": 53, "planta": 59, "draco": 89, "mechanema": 43, "orion": 52}
_FARES: Final = [0.01 * float(_FARED[people]) for people in PEOPLES]
_RINGS: Final = [0.6, 1.0, 0.3]  # how gladly each ring is explored
_VENTURE: Final = 0.5  # how far the worth of a flight is believed
_WANTED: Final = [1.5, 0.8, 0.8]  # how much of each kind of goods is wanted
_PLENTY: Final = 5  # goods stored of which more are wanted less


def best(s: EclipseState, seat: int, choices: list[Action]) -> Action:
    """The most promising choice; among equals any."""
    found, most, equal = choices[0], -1e9, 0
    for action in choices:
        worth = promise(s, seat, action)
        if worth > most:
            found, most, equal = action, worth, 1
        elif worth == most:
            equal += 1
            if s.chance.below(equal) == 0:
                found = action
    return found


def promise(s: EclipseState, seat: int, action: Action) -> float:
    """How good one choice looks in the step it is asked in."""
    step = s.stack[-1]
    if isinstance(step, Turn):
        return _turn(s, seat, action)
    if isinstance(step, (EndTurn, Settle)):
        return _end_of_turn(s, seat, action)
    if isinstance(step, (Research, FreeTechnology)):
        return _technology(s, seat, step, action)
    if isinstance(step, Upgrade):
        return _upgrade(s, seat, action, step)
    if isinstance(step, Build):
        return _build(s, seat, action)
    if isinstance(step, Move):
        return _move(s, seat, action)
    if isinstance(step, Fly):
        return 0.0 if action is FINISHED else _flight(s, seat, step.ship, step.slot, action.arg)
    if isinstance(step, Influence):
        return _influence(s, seat, action)
    if isinstance(step, (Command, Assign)):
        return _in_battle(s, seat, action)
    if isinstance(step, ChooseSpecies):
        return _FARES[s.box.people_of[action.arg]]
    return _answer(s, seat, action)


def _technology(s: EclipseState, seat: int, step: Research | FreeTechnology, action: Action) -> float:
    if action is FINISHED:
        return 0.0
    appeal = technology_appeal(s, seat, action.arg)
    if isinstance(step, FreeTechnology):
        return appeal
    return appeal - trade_cost(s, seat, SCIENCE, s.price(seat, action.arg), 0)


def _in_battle(s: EclipseState, seat: int, action: Action) -> float:
    step = s.stack[-1]
    return _hit(s, seat, step, action) if isinstance(step, Assign) else _command(s, seat, action)


def _answer(s: EclipseState, seat: int, action: Action) -> float:
    """What happens in the course of other things."""
    step = s.stack[-1]
    if isinstance(step, Claim):
        return (1.0 if can_pay(s, seat, 1) else -1.0) if action is AGREED else 0.0
    if isinstance(step, Discovery):
        return _discovery(s, step, action)
    if isinstance(step, PlaceTile):
        return _place(s, seat, step, action)
    if isinstance(step, Explore):
        return _direction(s, seat, action)
    if isinstance(step, PickTile):
        return float(_tile_worth(s, seat, step.first if action.arg == 0 else step.second))
    if isinstance(step, FitPart):
        return -0.05 if action is STORED else _refit(s, seat, action.args[0], action.args[1], step.found, 0)
    if isinstance(step, Pay):
        return _payment(s, seat, action.arg)
    if isinstance(step, Artifact):
        return -float(s.stored(seat, action.arg))
    if isinstance(step, (KeepTile, DropTile)):
        return _honour(s, seat, action)
    if isinstance(step, Books):
        return _books(s, seat, action)
    if isinstance(step, (ReturnCubes, Bury, GiveCube)):
        cubes = float(s.cubes_on_track(seat, action.arg))
        return -cubes if isinstance(step, GiveCube) else cubes
    return 1.0 if action is AGREED else 0.0


def _payment(s: EclipseState, seat: int, kind: int) -> float:
    """What there is most of; of money only what the upkeep leaves."""
    if kind != MONEY:
        return float(s.stored(seat, kind))
    left = s.balance(seat)
    return float(left) if left >= s.people(seat).trade else _NEVER


def _turn(s: EclipseState, seat: int, action: Action) -> float:
    """What brings most, as long as the money lasts."""
    if action is PASSED:
        return 0.0
    return _best_flight(s, seat) if action.arg == MOVING else agenda(s, seat, action.arg)


def _best_flight(s: EclipseState, seat: int) -> float:
    """The best step that any ship can make."""
    if s.has_passed(seat) or not can_pay(s, seat, 1):
        return _NEVER
    most = 0.0
    for slot in bits(s.fleets[seat]):
        if s.unpinned(slot, seat) == 0:
            continue
        for ship in range(STARBASE):
            if s.count(slot, seat, ship) > 0:
                most = max(most, _best_step(s, seat, ship, slot))
    return _VENTURE * most - disc_cost(s, seat, 1) if most > 0.0 else _NEVER


def _best_step(s: EclipseState, seat: int, ship: int, slot: int) -> float:
    most = _NEVER
    for edge in range(EDGE_COUNT):
        target = s.atlas.neighbour(slot, edge)
        if target >= 0 and s.links(seat, slot) & bit(target) != 0:
            most = max(most, _flight(s, seat, ship, slot, edge))
    return most


def _end_of_turn(s: EclipseState, seat: int, action: Action) -> float:
    if action is FINISHED:
        return 0.0
    if action.verb is OFFER:
        return 0.8
    if action.verb is COLONY:
        kind = SETTLED_FROM[action.args[1]]
        return 0.4 + _more_goods(s, seat, kind) - 0.01 * float(SETTLED_SQUARE[action.args[1]])
    return 0.0


def _more_goods(s: EclipseState, seat: int, kind: int) -> float:
    """What a cube less on a track brings."""
    cubes = s.cubes_on_track(seat, kind)
    worth = 0.15 * _WANTED[kind] * float(s.box.production[cubes - 1] - s.box.production[cubes])
    if kind == MONEY:
        return worth * 1.5 if s.balance(seat) < 3 else worth
    return worth * 0.5 if s.stored(seat, kind) > _PLENTY else worth


def _direction(s: EclipseState, seat: int, action: Action) -> float:
    """Rather in the second ring, where nobody guards what is found; of equal spaces any."""
    if action is FINISHED:
        return -1.0 if can_pay(s, seat, 1) else 2.0
    slot, edge = action.args
    return _RINGS[stack_of(beyond(s.atlas.space[slot], edge))]


def _discovery(s: EclipseState, step: Discovery, action: Action) -> float:
    """A tile is worth its points; used early it can be worth more."""
    if action is DECLINED:
        return 2.0
    return 2.5 if s.round <= _EARLY and step.found < FIRST_FOUND_PART else 1.0


def _place(s: EclipseState, seat: int, step: PlaceTile, action: Action) -> float:
    """Laid with as many ways on as can be; two Ancients are a nuisance."""
    if action is PUT_AWAY:
        return 0.4
    guards = 0 if s.is_people(seat, DRACO) else s.box.ancients[step.slot]
    ways = _ways(s, seat, step.space, turned(s.box.holes[step.slot], action.arg))
    return 1.0 + 0.2 * float(_tile_worth(s, seat, step.slot)) - 0.6 * float(guards) + 0.01 * ways


def _ways(s: EclipseState, seat: int, space: int, holes: int) -> float:
    """How well a tile so turned is joined to one's own hexes, to others, and to what is not yet explored."""
    ways = 0.0
    for edge in range(EDGE_COUNT):
        if holes >> edge & 1 == 0:
            continue
        slot = s.atlas.at.get(beyond(space, edge), NOWHERE)
        if slot == NOWHERE:
            ways += 1.0
        elif s.atlas.holes[slot] >> ((edge + 3) % EDGE_COUNT) & 1:
            ways += 2.0 if s.discs[seat] & bit(slot) != 0 else 0.5
    return ways


def _tile_worth(s: EclipseState, seat: int, slot: int) -> int:
    worth = s.box.points[slot] + int(count_bits(s.box.squares[slot])) + 2 * int(s.box.has_discovery[slot])
    return worth if s.is_people(seat, DRACO) else worth - 2 * s.box.ancients[slot]


def _honour(s: EclipseState, seat: int, action: Action) -> float:
    """The best tile drawn; a worse one of one's own makes way for it."""
    if action.verb is KEEP:
        return 0.0 if action.arg == NONE else 1.0 + float(action.arg)
    best_drawn = 3
    while best_drawn > 0 and isinstance(s.stack[-1], KeepTile) and count_of(s.drawn, best_drawn) == 0:
        best_drawn -= 1
    return float(best_drawn) - float(action.arg) if action.verb is DROP else 0.0


def _command(s: EclipseState, seat: int, action: Action) -> float:
    win = chance_of(fleet_power(s, s.arena, seat), enemy_power(s, s.arena, seat))
    return 0.3 if action is FIRE else (0.5 - win if action.verb is RETREAT else 0.0)


def _hit(s: EclipseState, seat: int, step: Assign, action: Action) -> float:
    """Rather a ship that is destroyed, and rather a strong one."""
    foe = s.foe_of(seat)
    plan = s.plan(foe, action.args[0])
    damage = s.damages(foe, action.args[0])[action.args[1]]
    left = 1 + plan.hull - damage - s.box.damage[colour_of(s.dice[0])]
    return power(s, plan) + 5.0 if left <= 0 else power(s, plan) - float(left)


def _books(s: EclipseState, seat: int, action: Action) -> float:
    """Small debts are traded away; else the hex with the least on it goes."""
    if action.verb is PAY:
        return 5.0 + 0.01 * float(s.stored(seat, action.arg)) if cover(s, seat) >= -s.balance(seat) else 0.0
    if action.verb is ABANDON:
        return 4.0 - float(s.atlas.points[action.arg]) - 0.7 * float(s.cubes_at(action.arg))
    return 0.0


def _influence(s: EclipseState, seat: int, action: Action) -> float:
    """Discs from the track onto hexes, while that can be paid for; nothing is given up."""
    if action is FINISHED:
        return 0.1
    if action.verb is LIFT:
        if action.arg == INFLUENCE_TRACK:
            return 1.0 if can_pay(s, seat, 1) and _best_target(s, seat) > 0.3 else -1.0
        return -2.0 - float(s.atlas.points[action.arg]) - float(s.cubes_at(action.arg))
    if action.verb is PUT and action.arg != INFLUENCE_TRACK:
        return hex_appeal(s, seat, action.arg)
    return 0.5


def _best_target(s: EclipseState, seat: int) -> float:
    most = 0.0
    for slot in bits(targets(s, seat)):
        most = max(most, hex_appeal(s, seat, slot))
    return most


def _upgrade(s: EclipseState, seat: int, action: Action, step: Upgrade) -> float:
    """The change that strengthens most; to stop is better than to weaken."""
    if action is FINISHED:
        return 0.02
    if action.verb is UNCOVER:
        return _NEVER
    if action.verb is DESIGN:
        return gain_by_refit(s, seat, action.arg, step.left)
    if action.verb is PART:
        return _best_slot(s, seat, step, SPACE.actions[s.picks[0]].arg, action.arg)
    return _refit(s, seat, action.args[0], action.args[1], SPACE.actions[s.picks[1]].arg, step.left - 1)


def _best_slot(s: EclipseState, seat: int, step: Upgrade, ship: int, part: int) -> float:
    plan = s.plan(seat, ship)
    most = _NEVER
    for slot in range(len(plan.shown)):
        laid = step.is_fresh(ship, slot) or plan.shown[slot] == part
        if not laid and plan.sound_with(part, slot, ship != STARBASE):
            most = max(most, _refit(s, seat, ship, slot, part, step.left - 1))
    return most


def _refit(s: EclipseState, seat: int, ship: int, slot: int, part: int, lays: int) -> float:
    """What a part on a slot adds to the strength of all ships of the type, at once and with what may follow."""
    plan = s.plan(seat, ship)
    people = s.people_number(seat)
    tiles = laid_over(plan.tiles, slot, part)
    new = s.box.blueprint(people, ship, tiles)
    gain = 0.1 * power(s, new) + 0.9 * refitted(s, people, ship, tiles, parts_of(s, seat), min(lays, LAYS))
    worth = number_of(s, seat, ship) * (gain - power(s, plan)) + 0.05 * float(new.move - plan.move)
    return worth if new.sound(ship != STARBASE) else worth - 1.0


def _build(s: EclipseState, seat: int, action: Action) -> float:
    """Monoliths for points, orbitals for growth, else the strongest ships for their price, where enemies are near."""
    if action is FINISHED:
        return 0.0
    item, slot = action.args
    cost = s.people(seat).costs[item]
    lost = trade_cost(s, seat, MATERIAL, cost, 0)
    if item == MONOLITH:
        return 3.0 - lost
    if item == ORBITAL:
        return 0.3 * float(s.box.rounds - s.round) - 0.4 - lost
    front = 0.15 if s.atlas.half[slot] & s.enemies(seat) != 0 else 0.0
    strength = power(s, s.plan(seat, item)) * (0.3 if item == STARBASE else 1.0)
    return 4.8 * strength / float(cost) - 0.2 + front - lost


def _move(s: EclipseState, seat: int, action: Action) -> float:
    """Which ship, by the best step it can make; then that step."""
    if action is FINISHED:
        return 0.0
    if s.picks:
        slot, ship = SPACE.actions[s.picks[0]].args
        return _flight(s, seat, ship, slot, action.arg)
    slot, ship = action.args
    return _best_step(s, seat, ship, slot)


def _flight(s: EclipseState, seat: int, ship: int, slot: int, edge: int) -> float:
    """What a step brings: a prize that can be won, or nothing; ships that guard stay."""
    target = s.atlas.neighbour(slot, edge)
    foes = enemy_power(s, target, seat)
    helpers = fleet_power(s, slot, seat) - power(s, s.plan(seat, ship))
    own = fleet_power(s, target, seat) + power(s, s.plan(seat, ship))
    owner = s.owner(target)
    prize = 0.0 if owner == seat else 1.0 + float(s.atlas.points[target])
    if s.discovery_hexes & bit(target) != 0:
        prize += 1.5
    if owner >= 0 and s.allies[seat] & bit(owner) != 0:
        return -3.0
    if s.enemies(seat) & bit(slot) != 0:
        prize -= 1.5
    if foes > 0.0:
        win = chance_of(own + 0.9 * helpers, foes)
        return win * (prize + 1.5) - (1.0 - win) * 3.0 * power(s, s.plan(seat, ship)) - 0.6
    if fleet_power(s, target, seat) > 0.0 and owner != seat:
        return -0.2
    return prize * 0.5 - 0.2 if s.discs[seat] & bit(target) == 0 else -0.3
