"""The features of The Heavens of Olympus: the numbers by which learned weights judge how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.bits import count_bits
from tenban.kernel.weights import Features

from .heuristics import prospects
from .pieces import region_mask
from .scoring import night_points
from .state import NIGHT_BEFORE, OlympusState

_PHASES: Final = 3
NAMES: Final = [
    "points expected",
    "points expected, by how near the end is",
    "prestige",
    "prestige, by how near the end is",
    "points of this night",
    "points of all nights to come",
    "power",
    "power, by how far the end is",
    "stars on the allotment board",
    "stars on the allotment board, by how far the end is",
    "stars in the sky, by how far the end is",
    "stars that would go dark",
    "stars that the torch could light",
    "regions with stars, by how far the end is",
    "stars still at the forge, by how far the end is",
]


@final
class OlympusFeatures(Features[OlympusState]):
    def rows(self, s: OlympusState) -> list[list[float]]:
        """Return the features of all seats; none before the first day."""
        if s.day == NIGHT_BEFORE:
            return []
        expected, tonight = prospects(s), night_points(s, 0)
        return [_row(s, seat, expected[seat], float(tonight[seat])) for seat in range(s.seats)]


def _row(s: OlympusState, seat: int, expected: float, tonight: float) -> list[float]:
    days = s.box.days
    nights = float(days - len(s.nights) // s.seats)
    left = float(days * _PHASES - ((s.day - 1) * _PHASES + s.phase))
    far = left / float(days * _PHASES)
    prestige = float(s.prestige[seat])
    power, ready, surplus = float(s.power[seat]), float(s.ready[seat]), float(s.surplus(seat))
    near = 1.0 / (1.0 + 10.0 * far)
    return [
        expected,
        expected * near,
        prestige,
        prestige * near,
        tonight if nights > 0.0 else 0.0,
        tonight * nights,
        power,
        power * far,
        ready if left > 1.0 else 0.0,
        ready * far,
        float(s.in_sky(seat)) * far,
        max(surplus, 0.0),
        max(-surplus, 0.0) * far,
        _regions(s, seat) * far,
        float(s.stock(seat)) * far,
    ]


def _regions(s: OlympusState, seat: int) -> float:
    found = 0.0
    for region in s.box.regions[s.seats]:
        if count_bits(s.stars[seat] & region_mask(region)) > 0:
            found += 1.0
    return found


FEATURES: Final = OlympusFeatures(NAMES)
