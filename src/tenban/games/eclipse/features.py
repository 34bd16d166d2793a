"""The features of Eclipse: the numbers by which learned weights judge how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.bits import bits, count_bits
from tenban.kernel.weights import Features

from .advice.budget import cover, is_ruined
from .advice.colony import free_squares
from .advice.strength import fleet_power
from .advice.valuation import (
    actions_for,
    battles_worth,
    economy_worth,
    knowledge_worth,
    points_now,
    room_worth,
    strength_worth,
)
from .pieces import KINDS, MATERIAL, MONEY, SCIENCE
from .state import UNCHOSEN, EclipseState
from .steps.colony import ready_ships

_PLENTY: Final = 8.0  # goods of a kind; more of them are another feature

NAMES: Final = [
    "points expected",
    "points expected, by how near the end is",
    "points",
    "points, by how near the end is",
    "economy",
    "economy, by how far the end is",
    "technologies",
    "technologies, by how far the end is",
    "ships and designs",
    "ships and designs, by how far the end is",
    "battles",
    "room",
    "room, by how far the end is",
    "hexes, by how far the end is",
    "income of money, by how far the end is",
    "income of science, by how far the end is",
    "income of material, by how far the end is",
    "money that is short",
    "hexes that must be given up",
    "technologies on the tracks, by how far the end is",
    "discs, by how far the end is",
    "has passed",
    "actions of a round, by how far the end is",
    "cubes on hexes, by how far the end is",
    "colony ships with room, by how far the end is",
    "money stored, by how far the end is",
    "science stored",
    "science stored, by how far the end is",
    "science in plenty",
    "material stored",
    "material stored, by how far the end is",
    "material in plenty",
    "ships that fly",
    "ships that fly, by how far the end is",
    "reputation tiles, by how far the end is",
    "out of the game",
]


@final
class EclipseFeatures(Features[EclipseState]):
    def rows(self, s: EclipseState) -> list[list[float]]:
        """Return the features of all seats; none while a species is still to be chosen."""
        for seat in range(s.seats):
            if s.species[seat] == UNCHOSEN:
                return []
        return [_row(s, seat) for seat in range(s.seats)]


def _row(s: EclipseState, seat: int) -> list[float]:
    left = s.rounds_left()
    far, near = float(left) / float(s.box.rounds), 1.0 / (1.0 + float(left))
    points = float(points_now(s, seat))
    if s.is_gone(seat):
        return [points, points * near, points, points * near, *[0.0] * (len(NAMES) - 5), 1.0]
    economy, known = economy_worth(s, seat, left), knowledge_worth(s, seat, left)
    strength, battles = strength_worth(s, seat, left), battles_worth(s, seat, left)
    room = room_worth(s, seat, left)
    expected = points + economy + known + strength + battles + room
    due = float(s.balance(seat))
    return [
        expected,
        expected * near,
        points,
        points * near,
        economy,
        economy * far,
        known,
        known * far,
        strength,
        strength * far,
        battles,
        room,
        room * far,
        float(count_bits(s.discs[seat])) * far,
        float(s.production(seat, MONEY)) * far,
        float(s.production(seat, SCIENCE)) * far,
        float(s.production(seat, MATERIAL)) * far,
        max(-due, 0.0),
        max(-due - float(cover(s, seat)), 0.0) if is_ruined(s, seat) else 0.0,
        float(count_bits(s.techs[seat])) * far,
        float(s.influence[seat]) * far,
        1.0 if s.has_passed(seat) else 0.0,
        *_means(s, seat, far),
        0.0,
    ]


def _means(s: EclipseState, seat: int, far: float) -> list[float]:
    """Return what a seat can act with: discs and money, cubes, goods, and ships."""
    discs, income = int(s.influence[seat] + s.spent[seat]), float(s.production(seat, MONEY))
    settled = sum([s.box.cubes - s.cubes_on_track(seat, kind) - s.buried(seat, kind) for kind in range(len(KINDS))])
    ships = float(min(ready_ships(s, seat), free_squares(s, seat)))
    science, material = float(s.stored(seat, SCIENCE)), float(s.stored(seat, MATERIAL))
    fleet = 0.0
    for slot in bits(s.fleets[seat]):
        fleet += fleet_power(s, slot, seat)
    return [
        actions_for(s, discs, income) * far,
        float(settled) * far,
        ships * far,
        float(s.stored(seat, MONEY)) * far,
        min(science, _PLENTY),
        min(science, _PLENTY) * far,
        max(science - _PLENTY, 0.0),
        min(material, _PLENTY),
        min(material, _PLENTY) * far,
        max(material - _PLENTY, 0.0),
        fleet,
        fleet * far,
        float(s.reputation_sizes[seat]) * far,
    ]


FEATURES: Final = EclipseFeatures(NAMES)
