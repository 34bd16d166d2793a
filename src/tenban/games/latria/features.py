"""The features of Latria Opus: the numbers by which learned weights judge how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import lowest
from tenban.kernel.weights import Features

from .pieces import CARDS, LATRIA, NUMBERS
from .scoring import eclipsed, group
from .state import SIMPLE, UP, LatriaState

_BANDS: Final = 4  # of the numbers of cards: low, middling, high, highest
_BAND: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3]  # of each number
_SUITS: Final = ("Sun", "Moon", "Polaris", "Latria")
_CELESTIALS: Final = 3
_MOST_SEATS: Final = 6
NAMES: Final = [
    "points",
    "points, by how near the end is",
    "points, by how far the end is",
    "points under the eclipse",
    "points under the eclipse, by how far the end is",
    *[f"{what} of {kind}" for kind in _SUITS for what in ("points", "multiplier")],
    "multiplier under the eclipse",
    *[f"{band} cards in hand" for band in ("low", "middling", "high", "highest")],
    *[f"{band} Latria cards in hand" for band in ("low", "middling", "high", "highest")],
    "stars in hand",
    "multipliers in hand",
    "leads",
    "leads, by how far the end is",
    "strength of the hand",
    "strength of the hand, by how far the end is",
    "cards above all others",
    "promise of the lead",
    "strength of the hand, by the stars above the boards",
    "low cards, by the stars in eclipse",
    "leads, by the stars above the boards",
    "leads, by the strength of the hand",
    "strength of Latria",
    *[f"hold on the stack of {kind}" for kind in _SUITS[:_CELESTIALS]],
]


def _chances(seats: int) -> list[float]:
    """Return for each number how likely it is that no other seat plays a higher one, if all numbers are alike."""
    found: list[float] = []
    for number in range(NUMBERS):
        below = float(number + 1) / float(NUMBERS + 1)
        chance = 1.0
        for _ in range(seats - 1):
            chance *= below
        found.append(chance)
    return found


_CHANCES: Final = [_chances(max(seats, 1)) for seats in range(_MOST_SEATS + 1)]


@final
class LatriaFeatures(Features[LatriaState]):
    def rows(self, s: LatriaState) -> list[list[float]]:
        """Return the features of all seats; none in a campaign and in the Simple variant, which are other games."""
        if s.campaign or s.variant == SIMPLE:
            return []
        sky, hands = Sky(s), [Hand(s, seat) for seat in range(s.seats)]
        highest = [hand.highest for hand in hands]
        return [_row(s, seat, sky, hands[seat], _highest_other(highest, seat)) for seat in range(s.seats)]


@final
class Sky:
    """The stacks above the boards: their stars, negative in eclipse, and who leads."""

    def __init__(self, s: LatriaState) -> None:
        self.stacks: Final = [_stars(s, kind) for kind in range(_CELESTIALS)]
        self.best: Final = max(self.stacks)
        normal, lost = 0.0, 0.0
        for stars in self.stacks:
            if stars > 0.0:
                normal += stars
            else:
                lost -= stars
        self.normal: Final = normal
        self.lost: Final = lost
        self.far: Final = float(s.rounds() - s.round) / float(s.rounds())
        actors = s.stack[-1].actors(s)
        self.leader: Final = actors[0] if actors else -1


def _stars(s: LatriaState, kind: int) -> float:
    """Return the stars above a board; negative while it is in eclipse."""
    stars = 0
    for face in s.layers(kind):
        stars += s.box.stars[CARDS + face]
    return float(-stars if s.eclipse >> kind & 1 else stars)


@final
class Hand:
    """The cards of a seat: how many of each band, what they would score, and how likely each is to win."""

    def __init__(self, s: LatriaState, seat: int) -> None:
        counts = [0.0] * (2 * _BANDS + 2)
        chances, box = _CHANCES[s.seats], s.box
        best = [0.0] * (LATRIA + 1)  # the best chance to win of a card of each suit
        strength, of_latria = 0.0, 0.0
        highest = -1
        hand = s.hands[seat]
        while hand != 0:
            card = int(lowest(hand))
            suit, number = card // NUMBERS, card % NUMBERS
            counts[_BAND[number] + (_BANDS if suit == LATRIA else 0)] += 1.0
            counts[2 * _BANDS] += float(box.stars[card])
            counts[2 * _BANDS + 1] += float(box.factor[card] - 1)
            chance = chances[number]
            strength += chance
            if suit == LATRIA:
                of_latria += chance
            best[suit] = max(best[suit], chance)
            highest = max(highest, number)
            hand &= hand - 1
        self.counts: Final = counts
        self.strength: Final = strength
        self.of_latria: Final = of_latria
        self.best: Final = best
        self.highest: Final = highest

    def hold(self, kind: int) -> float:
        """Return the best chance of a card that may be played when the celestial is the target."""
        return max(self.best[kind], self.best[LATRIA])

    def promise(self, sky: Sky) -> float:
        """Return the stars that the best lead may bring."""
        most = self.best[LATRIA] * sky.best
        for kind in range(_CELESTIALS):
            most = max(most, self.best[kind] * sky.stacks[kind])
        return max(most, 0.0)


def _highest_other(highest: list[int], seat: int) -> int:
    found = -1
    for other, number in enumerate(highest):
        if other != seat:
            found = max(found, number)
    return found


def _above(hand: i64, number: int) -> float:
    """Return how many cards of a hand are higher than a number."""
    found = 0.0
    while hand != 0:
        if lowest(hand) % NUMBERS > number:
            found += 1.0
        hand &= hand - 1
    return found


def _row(s: LatriaState, seat: int, sky: Sky, hand: Hand, highest_other: int) -> list[float]:
    far = sky.far
    groups: list[float] = []
    total = 0.0
    for kind in range(4):
        stars, factor = group(s, seat, UP, kind)
        total += float(stars * factor)
        groups.append(far * float(stars * factor))
        groups.append(far * float(factor - 1))
    stars, factor = eclipsed(s, seat)
    lost = float(stars * factor)
    points = total - lost
    found = [points, points / (1.0 + 10.0 * far), points * far, lost, lost * far]
    found += groups
    found.append(far * float(factor - 1))
    found += hand.counts
    found += _prospects(sky, hand, 1.0 if seat == sky.leader else 0.0)
    found[_ABOVE] = _above(s.hands[seat], highest_other) if hand.highest > highest_other else 0.0
    return found


_ABOVE: Final = NAMES.index("cards above all others")


def _prospects(sky: Sky, hand: Hand, leads: float) -> list[float]:
    """Return what hand and lead may bring, given the stacks."""
    far, low = sky.far, hand.counts[0] + hand.counts[_BANDS]
    return [
        leads,
        leads * far,
        hand.strength,
        hand.strength * far,
        0.0,  # cards above all others
        leads * hand.promise(sky),
        sky.normal * hand.strength * far,
        sky.lost * low * far,
        leads * sky.normal,
        leads * hand.strength,
        hand.of_latria,
        hand.hold(0) * sky.stacks[0],
        hand.hold(1) * sky.stacks[1],
        hand.hold(2) * sky.stacks[2],
    ]


FEATURES: Final = LatriaFeatures(NAMES)
