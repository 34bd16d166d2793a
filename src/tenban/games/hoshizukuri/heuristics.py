"""What a bot should know about Hoshizukuri: how a table is valued and what a sensible player does.

All is counted in victory points.  A deck has a power, its shards per card with what the effects are worth; the
power says how many points a step of the orbit will bring, and so what a step costs and what a new card is worth.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bits, lowest
from tenban.kernel.heuristics import JointHeuristics

from .actions import DONE, KEEP, NONE, PLAY
from .pieces import (
    BLACKHOLE,
    CONSTELLATION,
    CRYSTAL,
    EARTH,
    ERUPTION,
    FLAME,
    FOREST,
    FUSION,
    GEYSER,
    ICE,
    KINDS,
    MEADOW,
    METEORITE,
    MICROBES,
    NEBULA,
    ORCHARD,
    PLANET,
    PROTOSTAR,
    ROCK,
    SATELLITE,
    SPRING,
    STAR,
    STARDUST,
    STORM,
    THREE_COLOURS,
    THUNDER,
    WATER,
)
from .scoring import galaxies, owned, ranking
from .state import HoshizukuriState
from .steps.cards import BlackHole, Flame, Forest, Fusion, Meadow, Microbes, Spring, Storm, Thunder, ThunderGain, Water
from .steps.effects import Effects
from .steps.turn import DiscardDown, Generate, Play

_HALF: Final = 10.0  # a margin of so many points is half way to certainty
_SHARD: Final = 0.8  # points of a shard: a star card gives so many for each
_STEP: Final = 0.45  # points of a step, for each shard of the deck's power
_RANDOM_EVERY: Final = 8  # one choice in so many is made at random, so that rollouts differ
_AHEAD: Final = 5  # plays looked ahead when one asks whether to go on


def _powers() -> list[float]:
    """Return roughly the shards a card is worth each time it is drawn, with its effect and the cards it goes with."""
    power = [1.0] * len(KINDS)
    power[STARDUST], power[ROCK] = 1.0, 2.0
    power[SATELLITE], power[PLANET], power[STAR], power[CONSTELLATION] = 0.7, 0.7, 0.7, 0.7
    power[NEBULA], power[PROTOSTAR], power[FLAME], power[THUNDER] = 2.5, 3.5, 1.6, 3.3
    power[ERUPTION], power[FUSION] = 1.4, 2.4
    power[WATER], power[GEYSER], power[SPRING] = 1.5, 1.9, 1.6
    power[STORM], power[ICE], power[CRYSTAL] = 1.9, 2.4, 2.6
    power[FOREST], power[MICROBES], power[MEADOW], power[EARTH], power[ORCHARD] = 2.4, 2.2, 2.4, 5.0, 1.4
    power[BLACKHOLE], power[METEORITE] = 2.3, 2.3
    return power


POWER: Final = _powers()

# in which order effects are resolved: what adds or draws cards comes before what counts or spends them
_ORDER: Final = [CRYSTAL, GEYSER, SPRING, FOREST, MICROBES, BLACKHOLE, THUNDER, METEORITE, STORM, FUSION]


@final
class Prospect:
    """What a seat's deck promises, and what the piles would add to it."""

    def __init__(self, s: HoshizukuriState, seat: int) -> None:
        bag = owned(s, seat)
        total = 0.0
        cards: i64 = 0
        rest = s.galaxy.kinds_in(bag)
        while rest != 0:
            kind = lowest(rest)
            n = s.galaxy.count(bag, kind)
            total += POWER[kind] * float(n)
            cards += n
            rest &= rest - 1
        self.total: Final = total
        self.cards: Final = float(cards)
        self.steps: Final = float(_steps_left(s, seat))
        self.power: Final = total / max(1.0, float(cards))
        self.step: Final = _STEP * self.power  # points that a step is worth
        self.bag: Final = bag

    def worth(self, s: HoshizukuriState, kind: int) -> float:
        """Return the points of one more card of a kind: its own and what it adds to the deck."""
        return self.points(s, kind) + self.steps * _SHARD * self.change(kind, 1.0)

    def points(self, s: HoshizukuriState, kind: int) -> float:
        if kind == CONSTELLATION:
            return float(s.box.constellation_points * galaxies(s, self.bag))
        return float(s.box.points[kind])

    def change(self, kind: int, times: float) -> float:
        """Return how the power changes with one card more or less."""
        return (self.total + times * POWER[kind]) / max(1.0, self.cards + times) - self.power

    def loss(self, s: HoshizukuriState, kind: int) -> float:
        """Return the points lost with a card, negative if the deck is better without it."""
        return self.points(s, kind) - self.steps * _SHARD * self.change(kind, -1.0)


def _steps_left(s: HoshizukuriState, seat: int) -> i64:
    left = s.box.orbit - s.orbit[seat]
    if seat == s.active and s.stack and not isinstance(s.stack[-1], (Generate, DiscardDown)):
        left -= s.counted
    return left


@final
class HoshizukuriHeuristics(JointHeuristics[HoshizukuriState]):
    def values(self, s: HoshizukuriState) -> list[float]:
        points = [estimate(s, seat) for seat in range(s.seats)]
        chances = [_lead(points, seat) for seat in range(s.seats)]
        return chances if s.stack else [0.9 * _won(s, seat) + 0.1 * chances[seat] for seat in range(s.seats)]

    def searches_others(self, s: HoshizukuriState) -> bool:
        """Return whether there is one other: more take so many choices that the own ones are hardly searched."""
        return s.seats == 2

    def is_quiet(self, s: HoshizukuriState) -> bool:
        """Return whether the position is between turns."""
        return isinstance(s.stack[-1], Play) and s.made == 0

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        step = s.stack[-1]
        if s.chance.below(_RANDOM_EVERY) == 0:
            return step.pick(s, seat)
        if isinstance(step, Play):
            return _next_of(s, seat, planned_play(s, seat))
        choices = step.legal(s, seat)
        return _best(s, seat, choices, Prospect(s, seat)) if len(choices) > 1 else choices[0]

    def order(self, s: HoshizukuriState, seat: int, choices: list[Action]) -> list[Action]:
        prospect = Prospect(s, seat)
        if isinstance(s.stack[-1], Play):
            first = _next_of(s, seat, planned_play(s, seat))
            return [first, *[action for action in choices if action is not first]]
        return sorted(choices, key=lambda action: -expected_gain(s, seat, action, prospect))


def _won(s: HoshizukuriState, seat: int) -> float:
    table = ranking(s)
    return 1.0 if table[seat] == max(table) else 0.0


def _lead(points: list[float], seat: int) -> float:
    """Return the margin over the best of the others, mapped to 0 … 1."""
    best = -1000.0
    for other, own in enumerate(points):
        if other != seat:
            best = max(best, own)
    margin = points[seat] - best
    return 0.5 + 0.5 * margin / (abs(margin) + _HALF)


def estimate(s: HoshizukuriState, seat: int) -> float:
    """Return the points a seat may end with: those it has, and what its deck brings on the rest of the orbit."""
    prospect = Prospect(s, seat)
    points = prospect.steps * prospect.step
    bag = owned(s, seat)
    for kind in bits(s.galaxy.kinds_in(bag)):
        points += prospect.points(s, kind) * float(s.galaxy.count(bag, kind))
    if seat == s.active:
        points += _SHARD * float(s.shards)
    return points


def _best(s: HoshizukuriState, seat: int, choices: list[Action], prospect: Prospect) -> Action:
    best = choices[0]
    most = expected_gain(s, seat, best, prospect)
    for action in choices:
        worth = expected_gain(s, seat, action, prospect)
        if worth > most:
            best, most = action, worth
    return best


def expected_gain(s: HoshizukuriState, seat: int, action: Action, prospect: Prospect) -> float:
    """Return roughly the points a choice may bring; 0 means no change."""
    step = s.stack[-1]
    kind = action.arg
    if action is NONE or action is DONE:
        return 0.0
    if isinstance(step, (Generate, Meadow, ThunderGain)):
        return prospect.worth(s, kind)
    if isinstance(step, (Flame, Fusion)):
        return (0.0 if isinstance(step, Flame) else _SHARD) - prospect.loss(s, kind)
    if isinstance(step, Thunder):
        return _exchange(s, kind, prospect)
    if isinstance(step, Effects):
        return float(len(_ORDER) - _ORDER.index(kind)) if kind in _ORDER else 0.0
    if isinstance(step, Storm):
        return prospect.step - _SHARD * float(s.box.shards[kind]) if kind != ICE else -1.0
    if isinstance(step, Spring):
        return _of_spring(s, seat, action.verb is KEEP)
    if isinstance(step, (Forest, Microbes, BlackHole)):
        return _of_addition(s, seat, kind)
    if isinstance(step, Water):
        return prospect.power - _use(s, seat, kind)
    return -_use(s, seat, kind)  # 隕石, or too many cards


def _exchange(s: HoshizukuriState, kind: int, prospect: Prospect) -> float:
    """Return the gain of 雷: the best card that a trashed card may be exchanged for."""
    best = 0.0
    for gain in bits(s.gainable(s.box.cost[kind] + s.box.thunder_more)):
        best = max(best, prospect.worth(s, gain))
    return best - prospect.loss(s, kind)


def _icons(s: HoshizukuriState, seat: int) -> int:
    """Return how many generate cards are in hand."""
    total: i64 = 0
    for kind in bits(s.hand_kinds(seat) & s.box.icons):
        total += s.galaxy.count(s.hands[seat], kind)
    return int(total)


def _of_spring(s: HoshizukuriState, seat: int, keep: bool) -> float:
    wanted = s.box.icons >> s.looked & 1 == 0 or _icons(s, seat) == 0
    return 1.0 if keep == wanted else 0.0


def _of_addition(s: HoshizukuriState, seat: int, kind: int) -> float:
    """Return the gain of a card added to the play; the last generate card is kept to end the turn."""
    if s.box.icons >> kind & 1 and _icons(s, seat) - len(s.picks) < 2:
        return -0.1
    return float(s.box.shards[kind])


def _use(s: HoshizukuriState, seat: int, kind: int) -> float:
    """Return the use of a card in hand: its power; of generate cards one is enough."""
    if s.box.icons >> kind & 1:
        return 2.5 if _icons(s, seat) == 1 else 0.2
    return POWER[kind]


def _next_of(s: HoshizukuriState, seat: int, plan: list[int]) -> Action:
    """Return the next part of a planned play; a play that fits no plan is ended as soon as possible."""
    at = len(s.picks)
    if not plan:
        return s.stack[-1].legal(s, seat)[-1]
    return PLAY.one(plan[at]) if at < len(plan) else DONE


def planned_play(s: HoshizukuriState, seat: int) -> list[int]:
    """Return the best-looking play, its cards ascending; it continues a play that is begun already."""
    prospect = Prospect(s, seat)
    buys = _buys(s, prospect)
    best: list[int] = []
    most = -1000.0
    for play in _plays(s, seat):
        worth = _of_play(s, seat, play, prospect, buys)
        if worth > most:
            best, most = play, worth
    return best


def _plays(s: HoshizukuriState, seat: int) -> list[list[int]]:
    """Return the candidate plays: single colourless cards, all cards of a colour, the best of three colours."""
    box = s.box
    kinds = s.hand_kinds(seat)
    found: list[list[int]] = []
    if not s.picks:
        found = [[kind] for kind in bits(kinds & box.of_colour[0])]
    best: list[int] = []
    for colour in (1, 2, 4):
        members = bits(kinds & box.of_colour[colour])
        if members:
            best.append(_strongest(members))
            found.append([kind for kind in members for _ in range(s.galaxy.count(s.hands[seat], kind))])
    if len(best) == 3:
        found.append(best)
    return [play for play in found if _begins(s, play)] if s.picks else found


def _strongest(kinds: list[int]) -> int:
    best = kinds[0]
    for kind in kinds:
        if POWER[kind] > POWER[best]:
            best = kind
    return best


def _begins(s: HoshizukuriState, play: list[int]) -> bool:
    return len(play) >= len(s.picks) and tuple(play[: len(s.picks)]) == s.picks


def _buys(s: HoshizukuriState, prospect: Prospect) -> list[float]:
    """Return the worth of the best card that can be generated, by number of shards."""
    found = [0.0] * (s.box.most_cost + 1)
    for kind in bits(s.galaxy.kinds_in(s.piles)):
        cost = s.box.cost[kind]
        found[cost] = max(found[cost], prospect.worth(s, kind))
    for cost in range(1, len(found)):
        found[cost] = max(found[cost], found[cost - 1])
    return found


def _of_play(s: HoshizukuriState, seat: int, play: list[int], prospect: Prospect, buys: list[float]) -> float:
    """Return what the turn brings after this play: the best purchase it leads to, less the steps it takes."""
    box = s.box
    shards = float(s.shards)
    colours = 0
    bonus = 0.0
    icon = False
    steps = 1.0
    for kind in play:
        shards += float(box.shards[kind])
        bonus += POWER[kind] - float(box.shards[kind])
        colours |= box.colour[kind]
        icon = icon or box.icons >> kind & 1 != 0
        if kind == ICE:
            steps = 0.0
    if colours == THREE_COLOURS:
        steps = 0.0
    if icon or prospect.steps <= steps:
        return _buy(buys, shards) - steps * prospect.step
    return _SHARD * bonus + _go_on(buys, shards, prospect.steps - steps, prospect) - steps * prospect.step


def _buy(buys: list[float], shards: float) -> float:
    return buys[min(int(shards), len(buys) - 1)]


def _go_on(buys: list[float], shards: float, left: float, prospect: Prospect) -> float:
    """Return the best worth of ending the turn with the next play or a later one."""
    best = -1000.0
    for more in range(_AHEAD):
        steps = float(more + 1)
        if steps <= left:
            best = max(best, _buy(buys, shards + 1.0 + float(more) * prospect.power) - steps * prospect.step)
    return max(best, _buy(buys, shards)) if left < 1.0 else best


HEURISTICS: Final = HoshizukuriHeuristics()
