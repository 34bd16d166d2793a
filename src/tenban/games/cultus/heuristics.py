"""What a bot should know about Cultus: how a table is valued and what a sensible player does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import count_bits
from tenban.kernel.heuristics import Heuristics

from .actions import BANK, BUILD, DRAW, LAY, MOVE, ON, PLACE, POWER, SHIFT, SPACE, TAKE, turn_of
from .grid import OFF, WIDE, first_square
from .pieces import ANNETTE, BALTHASAR, BARE, CLAUDIA, ELEONORA, ENEMY, GLORY, PLANS, PLAZA, RUBEN, WILHELM
from .scoring import enemy_total, final_points, in_centre
from .state import CultusState
from .steps import building, placing
from .steps.act import Act, Spare
from .steps.enemy import beside_another, icons_beside
from .steps.money import Bank, placeable
from .steps.setup import FirstCard
from .steps.turn import Start

_HALF: Final = 16.0  # a margin of so many points is half way to certainty
_RANDOM_EVERY: Final = 5  # one choice in so many is made at random, so that rollouts differ
_TURN: Final = 1.6  # cards that leave the piles in a turn
_GOLD: Final = 0.75  # of a point, for gold that the next monument needs
_SPARE_GOLD: Final = 0.35
_PURSE: Final = 0.45
_CARDS: Final = [0.0, 1.6, 2.8, 3.6, 4.0, 4.2]  # a hand of so many; more are a burden
_BURDEN: Final = 1.5
_FUTURE: Final = 5.0  # points that a turn to come may bring
_WALK: Final = 0.45  # of what a step from here would pay
_MONUMENT: Final = 2.0  # what a benefit is worth …
_RENT: Final = 0.55  # … and the gold of each turn to come
_NEAR: Final = 2.5  # a monument next to the middle may still come there
_SITE: Final = 0.45  # how much of a place to build at counts before anything is built
_STEP: Final = 1.1  # what a square of the way costs
_LAYS: Final = 4  # places a rollout looks at for a card


@final
class CultusHeuristics(Heuristics[CultusState]):
    def value(self, s: CultusState, seat: int) -> float:
        if s.seats == 1:
            return _alone(s)
        return self.values(s)[seat]

    def values(self, s: CultusState) -> list[float]:
        if s.seats == 1:
            return [_alone(s)]
        points = [prospect(s, seat) for seat in range(s.seats)]
        chances = [_relative_margin(points[seat] - _best_other(points, seat)) for seat in range(s.seats)]
        if s.stack:
            return chances
        best = max(points)
        winners = len([own for own in points if own == best])
        return [0.1 * chances[seat] + (0.9 / winners if own == best else 0.0) for seat, own in enumerate(points)]

    def searches_others(self, s: CultusState) -> bool:
        """Return False: what another does in its turn seldom answers one's own, and takes many choices to search."""
        return False

    def is_quiet(self, s: CultusState) -> bool:
        return isinstance(s.stack[-1], (Act, Spare, Start, FirstCard))

    def pick(self, s: CultusState, seat: int) -> Action:
        step = s.stack[-1]
        if isinstance(step, Bank):
            return _split(s, seat, step.gold)
        if s.chance.below(_RANDOM_EVERY) == 0 or not isinstance(step, Act):
            return step.pick(s, seat)
        if not s.picks:
            return _first(s, seat, step)
        if SPACE.actions[s.picks[0]].verb is PLACE:
            return _good_lay(s, seat)
        if SPACE.actions[s.picks[0]].verb is BUILD:
            return _best(s, seat, building.takes(s))
        return step.pick(s, seat)

    def order(self, s: CultusState, seat: int, choices: list[Action]) -> list[Action]:
        return sorted(choices, key=lambda action: -prior(s, seat, action))


def _alone(s: CultusState) -> float:
    """Return the value of a game alone: the margin, with what the enemy may still gain."""
    if not s.stack:
        margin = float(s.points[0] + final_points(s, 0) - enemy_total(s))
        return 0.9 * (1.0 if margin > 0.0 else 0.0) + 0.1 * _relative_margin(margin)
    return _relative_margin(prospect(s, 0) - float(enemy_total(s)) - _threat(s))


def _threat(s: CultusState) -> float:
    """Return what the enemy's effects may bring until the end."""
    if s.enemy >= PLANS:
        return 0.0
    left = float(s.counter) + turns_left(s)
    times = left / s.box.spaces[s.enemy]
    return 0.8 * times * s.box.foe_points[s.enemy] * _effect(s)


def _effect(s: CultusState) -> float:
    """Return how often the enemy's effect would count now."""
    if s.enemy == BALTHASAR:
        return float(count_bits(s.discards)) + 0.5 * turns_left(s)
    if s.enemy == ELEONORA:
        return 0.8 * float(s.stock[0])
    if s.enemy == RUBEN:
        return float(icons_beside(s))
    if s.enemy == CLAUDIA:
        return 18.0
    if s.enemy == ANNETTE:
        return 0.5 * float(in_centre(s, ENEMY)) + 1.5
    return float(beside_another(s))


def turns_left(s: CultusState) -> float:
    """Return how many turns each player may still have."""
    if s.lap >= 0:
        return 1.0 if s.lap > 0 else 0.5
    each = _TURN * s.seats if s.seats > 1 else _TURN + 1.0
    return float(s.cards_left()) / each


def prospect(s: CultusState, seat: int) -> float:
    """Return the points a seat may expect at the end."""
    found = float(s.points[seat] + final_points(s, seat))
    if not s.stack:
        return found
    turns = turns_left(s)
    found += hand_worth(s, seat, turns) + money_worth(s, seat, turns) + _FUTURE * turns
    found += float(s.monuments(seat)) * (_MONUMENT + _RENT * turns) + nearness(s, seat)
    if s.pawns[seat] == OFF:
        return found
    if s.stock[seat] > 0 and turns > 0.6:
        found += _SITE * site_worth(s, seat)
    return found + _WALK * walk_worth(s, seat)


def hand_worth(s: CultusState, seat: int, turns: float) -> float:
    size, limit = int(s.hand_sizes[seat]), len(_CARDS) - 1
    worth = _CARDS[size] if size <= limit else _CARDS[limit] - _BURDEN * (size - limit)
    return worth * turns / (turns + 0.5)


def walk_worth(s: CultusState, seat: int) -> float:
    """Return the worth of the best step that would be paid from here."""
    pawn = s.pawns[seat]
    best = 0.0
    for to in s.box.grid.near[pawn]:
        pile = s.pile_paying(pawn, to)
        if pile >= 0 and not s.crowded(seat, to):
            worth = _GOLD * float(s.step_gold())
            if s.medals[seat] == pile:
                worth += -2.0 if s.enemy == WILHELM else 2.0
            if worth > best:
                best = worth
    return best


def money_worth(s: CultusState, seat: int, turns: float) -> float:
    """Return the worth of gold: that for the next monument counts most, and all counts for less late in the game."""
    gold, purse = float(s.cost[seat]), float(s.purse[seat])
    late = turns / (turns + 1.0)
    if s.stock[seat] == 0:
        worth = _SPARE_GOLD * 0.2 * gold
    else:
        price = float(s.price(seat))
        worth = _GOLD * min(gold, price) + _SPARE_GOLD * max(gold - price, 0.0)
    return late * (worth + _PURSE * purse)


def nearness(s: CultusState, seat: int) -> float:
    found = 0.0
    for cube in s.cubes:
        if cube >> 6 == seat:
            away = s.box.grid.distance[cube & 63]
            if away > 0:
                found += _NEAR / away
    return found


def site_worth(s: CultusState, seat: int) -> float:
    """Return the worth of the best place to build at, less the way to it and the missing gold."""
    grid, pawn = s.box.grid, s.pawns[seat]
    missing = max(float(s.price(seat) - s.cost[seat]), 0.0)
    best = 0.0
    for sq in grid.fields:
        kind = s.town[sq]
        if kind == BARE or (kind != PLAZA and not s.revived(seat, kind)) or s.closed(seat, sq):
            continue
        worth = (14.0 if grid.distance[sq] == 0 else 6.0 + 2.0 / grid.distance[sq]) - _STEP * _way(sq, pawn)
        if worth > best:
            best = worth
    return best - 0.8 * missing if best > 0.8 * missing else 0.0


def _way(a: i64, b: i64) -> float:
    down, right = a // WIDE - b // WIDE, a % WIDE - b % WIDE
    return float((down if down > 0 else -down) + (right if right > 0 else -right))


def _best_other(points: list[float], seat: int) -> float:
    return max([own for other, own in enumerate(points) if other != seat])


def _relative_margin(margin: float) -> float:
    return 0.5 + 0.5 * margin / (abs(margin) + _HALF)


def _split(s: CultusState, seat: int, gold: int) -> Action:
    """Return a split of gold: the building track first, up to the price of the next monument, then the character."""
    total = placeable(s, seat, gold)
    room, other = s.box.top - s.cost[seat], s.box.top - s.purse[seat]
    wanted: i64 = 0
    if s.stock[seat] > 0:
        wanted = s.price(seat) - s.cost[seat]
    n = max(min(wanted, total, room), total - other, 0)
    return BANK.actions[n]


def _first(s: CultusState, seat: int, step: Act) -> Action:
    """Return a sensible first part: build, go where it pays, lay a card, or a random one."""
    if building.why_not(s, seat) is None:
        return BUILD.one(0)
    pawn = s.pawns[seat]
    if s.chance.below(2) == 0:
        for to in s.box.grid.near[pawn]:
            if s.pile_paying(pawn, to) >= 0 and s.town[to] != BARE and not s.crowded(seat, to):
                return MOVE.actions[to]
    if s.hand_sizes[seat] > 2 and s.chance.below(2) == 0 and placing.anchors(s, seat) != 0:
        return PLACE.any_of(s.hands[seat], s)
    return step.pick(s, seat)


def _good_lay(s: CultusState, seat: int) -> Action:
    """Return the best of a few places for the card, by the own plan."""
    at = placing.anchors(s, seat)
    best = placing.any_lay(s, at)
    most = _lay_worth(s, seat, best)
    for _ in range(_LAYS - 1):
        action = placing.any_lay(s, at)
        worth = _lay_worth(s, seat, action)
        if worth > most:
            best, most = action, worth
    return best


def _lay_worth(s: CultusState, seat: int, action: Action) -> i64:
    """Return how many icons of the own plan a card brings, less those it covers."""
    card = SPACE.actions[s.picks[0]].arg
    face = s.box.faces[card * 4 + turn_of(action)]
    icon = s.box.plan_icon[s.plans[seat]]
    sq = first_square(action.arg)
    worth: i64 = 0
    for i, there in enumerate((sq, sq + 1, sq + 8, sq + 9)):
        if face[i] == icon:
            worth += 1
        if s.town[there] == icon:
            worth -= 1
    return worth


def prior(s: CultusState, seat: int, action: Action) -> float:
    """Return a rough preference for a choice, found without searching."""
    verb = action.verb
    if verb is BUILD:
        return 9.0
    if verb is TAKE:
        return float(s.icons_around(s.pawns[seat], s.box.bonus[action.arg]))
    if verb is LAY:
        return float(_lay_worth(s, seat, action)) if isinstance(s.stack[-1], Act) else 0.0
    if verb is MOVE or verb is ON:
        return 3.0 if verb is MOVE and s.pile_paying(s.pawns[seat], action.arg) >= 0 else 1.0
    if verb is PLACE:
        return 2.0
    if verb is POWER:
        return 4.0 if action.arg == GLORY else 1.5
    if verb is SHIFT:
        return 1.5
    return 0.5 if verb is DRAW else 0.0


def _best(s: CultusState, seat: int, choices: list[Action]) -> Action:
    best = choices[0]
    for action in choices:
        if prior(s, seat, action) > prior(s, seat, best):
            best = action
    return best


HEURISTICS: Final = CultusHeuristics()
