"""Advice to bots about The Heavens of Olympus: the value of a position and sensible choices."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits, lowest
from tenban.kernel.floats import total
from tenban.kernel.heuristics import JointHeuristics, decided, shares, win_chances

from .actions import BUY, DARKEN, FOR, PASS, PLACE, PLAN, RAISE, SPACE, SWAP
from .pieces import FORGE, MASK_OF_ORBIT, MESSENGER, TORCH, ZEPHYRUS, orbit_of, region_mask, region_of
from .scoring import night_points, ranking
from .state import OlympusState
from .steps.night import Darkening
from .steps.opening import FirstStar
from .steps.plans import ChoosePlan, Forge, Torch

_HALF: Final = 12.0  # a margin of this many points is half way to certainty
_NIGHT: Final = 0.9  # share of tonight's points that is expected of every coming night
_POWER: Final = 0.45  # prestige per power, as long as power can still be used well
_READY: Final = 0.9  # what a star on the allotment board is worth, and …
_READY_NIGHT: Final = 1.0  # … what it is worth more for each coming night
_LIGHT: Final = 0.1  # what the torch lights beyond the stars there are, up to …
_MOST_LIGHT: Final = 3
_HORIZON: Final = 20  # two phases of five seats: to the end of one phase, greedy sees as much
_WHIM: Final = 6  # one choice in this many is random, so that rollouts differ
_SPACES: Final = 20  # so many spaces for a star are worth considering …
_EXCHANGES: Final = 12  # … and so many stars of others for each own one
_SPARE_DARK: Final = 2  # stars worth considering beyond those that must go dark
_PHASES: Final = 3


@final
class OlympusHeuristics(JointHeuristics[OlympusState]):
    def values(self, s: OlympusState) -> list[float]:
        points = prospects(s)
        stands = win_chances(points, _HALF)
        if s.stack:
            return stands
        return decided(shares(ranking(s)), stands)

    def horizon(self) -> int:
        return _HORIZON

    def is_quiet(self, s: OlympusState) -> bool:
        return isinstance(s.stack[-1], (ChoosePlan, FirstStar))

    def pick(self, s: OlympusState, seat: int) -> Action:
        step = s.stack[-1]
        if isinstance(step, Darkening):
            return DARKEN.one(lowest(_left_to_darken(s, seat)))
        if s.chance.below(_WHIM) == 0:
            return step.pick(s, seat)
        if isinstance(step, ChoosePlan):
            return _any_plan(s, seat)
        if isinstance(step, Forge):
            return BUY.one(_affordable(s, seat, s.box.forge_cost, s.buyable(seat)) - 1)
        if isinstance(step, Torch):
            wanted = max(min(s.surplus(seat), s.raisable(seat)), 1)
            return RAISE.one(_affordable(s, seat, s.box.torch_cost, wanted) - 1)
        return _best(s, seat, step.legal(s, seat))

    def candidates(self, s: OlympusState, seat: int, choices: list[Action]) -> list[Action]:
        step = s.stack[-1]
        if isinstance(step, Darkening):
            return _worth_darkening(s, seat, choices)
        if isinstance(step, ChoosePlan):
            return [action for action in choices if _weight(s, seat, action.arg) > 0.0] or choices
        most = _EXCHANGES if s.picks else _SPACES
        return choices if len(choices) <= most else _most_promising(s, seat, choices, most)

    def order(self, s: OlympusState, seat: int, choices: list[Action]) -> list[Action]:
        return sorted(choices, key=lambda action: -promise(s, seat, action))


def _most_promising(s: OlympusState, seat: int, choices: list[Action], most: int) -> list[Action]:
    """Return the most promising choices, in the given order."""
    worth = [promise(s, seat, action) for action in choices]
    least = sorted(worth, reverse=True)[most - 1]
    return [action for i, action in enumerate(choices) if worth[i] >= least][:most]


def _worth_darkening(s: OlympusState, seat: int, choices: list[Action]) -> list[Action]:
    """Return the choices among the stars that bring least, without those after which too few of them are left."""
    needed = s.surplus(seat) - len(s.picks)
    dim = _dimmest(s, seat, s.surplus(seat) + _SPARE_DARK)
    return [
        action
        for action in choices
        if dim & bit(action.arg) != 0 and count_bits(dim & ~(bit(action.arg) - 1)) >= needed
    ] or choices


def prospects(s: OlympusState) -> list[float]:
    """Return the prestige that each seat can expect at the end."""
    found = [float(points) for points in s.prestige]
    if not s.stack:
        return found
    nights = _nights(s)
    points = night_points(s, 0)  # torches can be raised in time
    for seat in range(s.seats):
        found[seat] += _NIGHT * nights * int(points[seat]) + _means(s, seat, nights)
    return found


def _nights(s: OlympusState) -> int:
    """Return how many nights are still to be scored."""
    counted = len(s.nights) // s.seats
    return s.box.days - counted


def _means(s: OlympusState, seat: int, nights: int) -> float:
    """Return what power, stars on the allotment board and a high torch are worth."""
    power = s.power[seat]
    left = s.box.days * _PHASES - (max(s.day - 1, 0) * _PHASES + s.phase)  # phases still to come
    useful = min(power, 3 * left)
    worth = _POWER * useful + (power - useful) / s.box.end_power
    placed = min(s.ready[seat], max(left - 1, 0))
    worth += placed * (_READY + _READY_NIGHT * nights)
    spare = min(-int(s.surplus(seat)), _MOST_LIGHT)
    return worth + (_LIGHT * spare if nights > 1 else 0.0)


def likely_dark(s: OlympusState) -> i64:
    """Return the stars that would go dark if the night came now."""
    dark: i64 = 0
    for seat in range(s.seats):
        surplus = s.surplus(seat)
        if s.light(seat) == 0:
            dark |= s.stars[seat]
        elif surplus > 0:
            dark |= _dimmest(s, seat, surplus)
    return dark


def _left_to_darken(s: OlympusState, seat: int) -> i64:
    """Return the least valuable stars that are still to be named."""
    chosen = _dimmest(s, seat, s.surplus(seat))
    for code in s.picks:
        chosen &= ~(2 * bit(SPACE.actions[code].arg) - 1)
    step = s.stack[-1]
    if chosen == 0 or count_bits(chosen) != s.surplus(seat) - len(s.picks):
        chosen = bit(step.legal(s, seat)[0].arg)  # the set was begun by another policy
    return chosen


def _dimmest(s: OlympusState, seat: int, number: i64) -> i64:
    """Return the `number` stars of a player that bring the least."""
    chosen: i64 = 0
    left = s.stars[seat]
    while number > 0 and left != 0:
        worst: i64 = 0
        least = 1000.0
        rest = left
        while rest != 0:
            space = lowest(rest)
            worth = space_worth(s, seat, space, left & ~bit(space))
            if worth < least:
                least, worst = worth, bit(space)
            rest &= rest - 1
        left &= ~worst
        chosen |= worst
        number -= 1
    return chosen


def space_worth(s: OlympusState, seat: int, space: i64, own: i64) -> float:
    """Return what a star there would bring its owner each night, given the `own` other stars."""
    box = s.box
    worth = 0.0
    if own & region_mask(region_of(space)) == 0:
        worth += box.per_region
    near: i64 = box.near[space]
    beside = own & near
    if beside != 0:
        worth += 1.0
        while beside != 0:
            beyond: i64 = box.near[lowest(beside)]
            if own & beyond == 0:
                worth += 1.0  # it was alone so far
            beside &= beside - 1
    orbit = orbit_of(space)
    mask: i64 = MASK_OF_ORBIT[orbit]
    here = count_bits(own & mask)
    most = _most_of_others(s, seat, mask)
    left, right = float(box.left[orbit]), float(box.right[orbit])
    return worth + _prize(left, right, here + 1, most) - _prize(left, right, here, most) + 0.1 * float(here)


def _most_of_others(s: OlympusState, seat: int, mask: i64) -> i64:
    """Return the most stars that another seat has among these spaces."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            count = count_bits(s.stars[other] & mask)
            if count > most:
                most = count
    return most


def _prize(left: float, right: float, count: i64, most: i64) -> float:
    """Return what an orbit brings for `count` stars if others have `most` (HO-10.3, HO-10.4)."""
    if count == 0:
        return 0.0
    if count > most:
        return left if float(count) >= right else right
    if count == most:
        return right
    return 0.5 * right if float(most) >= right else 0.0


def promise(s: OlympusState, seat: int, action: Action) -> float:
    """Return an estimate of the points that a choice brings."""
    verb = action.verb
    if verb is PLACE:
        return _promise_of_place(s, seat, action.arg)
    if verb is SWAP:
        return -space_worth(s, seat, action.arg, s.stars[seat] & ~bit(action.arg))
    if verb is FOR:
        return _promise_of_exchange(s, seat, action.arg)
    if verb is PASS:
        return -1.0
    if verb is DARKEN:
        return -space_worth(s, seat, action.arg, s.stars[seat] & ~bit(action.arg))
    if verb is PLAN:
        return _weight(s, seat, action.arg)
    return float(int(action.arg))


def _promise_of_place(s: OlympusState, seat: int, space: i64) -> float:
    nights = max(_nights(s), 1)
    worth = space_worth(s, seat, space, s.stars[seat]) * nights
    if s.day == 0:
        return worth
    foreign = 10 - count_bits(s.stars[seat] & region_mask(region_of(space)))
    return worth + _POWER * int(foreign // s.box.divisor)


def _promise_of_exchange(s: OlympusState, seat: int, space: i64) -> float:
    """Return what the seat gains there, plus a part of what the other player loses."""
    own = s.stars[seat]
    if s.picks:
        own &= ~bit(SPACE.actions[s.picks[0]].arg)
    other = s.owner(space)
    loss = space_worth(s, other, space, s.stars[other] & ~bit(space))
    return space_worth(s, seat, space, own) + 0.4 * loss


def _best(s: OlympusState, seat: int, choices: list[Action]) -> Action:
    best = choices[0]
    most = promise(s, seat, best)
    for action in choices:
        worth = promise(s, seat, action)
        if worth > most:
            best, most = action, worth
    return best


def _affordable(s: OlympusState, seat: int, prices: list[int], most: i64) -> i64:
    """Return how many can be paid without Tyche, but at least one."""
    while most > 1 and prices[most] > s.power[seat]:
        most -= 1
    return most


def _weight(s: OlympusState, seat: int, plan: i64) -> float:
    """Return the weight with which a plan is drawn."""
    if not s.possible(seat, plan):
        return 0.0
    evening = s.phase == _PHASES - 1
    if plan == FORGE:
        last = s.day == s.box.days and evening
        return 0.0 if last else (5.0 if s.ready[seat] == 0 else 1.0)
    if plan == MESSENGER:
        return 5.0
    if plan == TORCH:
        surplus = int(s.surplus(seat))
        return (2.0 if not evening else 4.0) * surplus if surplus > 0 else 0.3
    return 2.5 if evening else 1.2


def _any_plan(s: OlympusState, seat: int) -> Action:
    """Return a plan drawn by weight; always choosing the best would be predictable and invite competition."""
    weights = [_weight(s, seat, plan) for plan in range(ZEPHYRUS + 1)]
    at = total(weights) * int(s.chance.below(1000)) / 1000.0
    for plan in range(ZEPHYRUS + 1):
        at -= weights[plan]
        if at < 0.0:
            return PLAN.one(plan)
    return PLAN.one(ZEPHYRUS)


HEURISTICS: Final = OlympusHeuristics()
