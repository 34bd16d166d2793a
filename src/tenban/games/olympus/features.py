"""The features of The Heavens of Olympus: the numbers by which learned weights judge how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import count_bits
from tenban.kernel.weights import Features

from .heuristics import likely_dark, prospects
from .pieces import FIRST_REGION, MASK_OF_ORBIT, ORBITS
from .scoring import night_points
from .state import NIGHT_BEFORE, OlympusState

_PHASES: Final = 3
_TIMES: Final = ("in the morning", "in the afternoon", "in the evening")
_MEAN_SEATS: Final = 4.0
_LEAD: Final = 2.0  # stars more than any other seat make an orbit safe
_ENOUGH: Final = 6.0  # power that a phase may cost
NAMES: Final = [
    "points expected",
    "points expected, by how near the end is",
    "points expected, by the number of seats",
    "prestige",
    "prestige, by how near the end is",
    "the lead in prestige, by how far the end is",
    "points of this night, as the torches stand",
    "points of this night, as the torches stand, in the evening",
    "points of a night with all stars lit",
    "points of a night with all stars lit, for each later night",
    "points of regions and constellations, for each night",
    *[f"lead in {orbit}, for each night" for orbit in ORBITS],
    *[f"stars in {orbit}, by how far the end is" for orbit in ORBITS],
    "power",
    "power up to what a phase costs",
    "power, by how far the end is",
    "stars on the allotment board",
    "stars on the allotment board, by how far the end is",
    "an empty allotment board, by how far the end is",
    "stars in the sky, by how far the end is",
    *[f"stars that would go dark, {time}" for time in _TIMES],
    "stars that the torch could light, by how far the end is",
    "light of the torch, by how far the end is",
    "regions with stars, by how far the end is",
    "stars still at the forge, by how far the end is",
    "turns of others before the next own one",
    "turns of others before the next own one, in the evening",
]


@final
class OlympusFeatures(Features[OlympusState]):
    def rows(self, s: OlympusState) -> list[list[float]]:
        """Return the features of all seats; none before the first day."""
        if s.day == NIGHT_BEFORE:
            return []
        expected, lit, all_lit = prospects(s), night_points(s, likely_dark(s)), night_points(s, 0)
        return [_row(s, seat, expected[seat], float(lit[seat]), float(all_lit[seat])) for seat in range(s.seats)]


def _row(s: OlympusState, seat: int, expected: float, lit: float, all_lit: float) -> list[float]:
    days = s.box.days
    nights = float(days - len(s.nights) // s.seats)
    left = float(days * _PHASES - ((s.day - 1) * _PHASES + s.phase))
    far = left / float(days * _PHASES)
    near = 1.0 / (1.0 + 10.0 * far)
    evening = 1.0 if s.phase == _PHASES - 1 else 0.0
    prestige, regions = float(s.prestige[seat]), _regions(s, seat)
    found = [
        expected,
        expected * near,
        expected * (float(s.seats) - _MEAN_SEATS),
        prestige,
        prestige * near,
        far if s.leads(seat) else 0.0,
        lit,
        lit * evening,
        all_lit,
        all_lit * (nights - 1.0),
        (regions + _figures(s, seat)) * nights,
    ]
    found += [_lead(s, seat, orbit) * nights for orbit in range(len(ORBITS))]
    found += [float(count_bits(s.stars[seat] & MASK_OF_ORBIT[orbit])) * far for orbit in range(len(ORBITS))]
    turn = float((seat - s.moon) % s.seats) / float(s.seats)
    return found + _means(s, seat, left, far) + [regions * far, float(s.stock(seat)) * far, turn, turn * evening]


def _means(s: OlympusState, seat: int, left: float, far: float) -> list[float]:
    """Return the features of power, stars and torch."""
    power, ready, surplus = float(s.power[seat]), float(s.ready[seat]), float(s.surplus(seat))
    dark = [0.0] * _PHASES
    dark[s.phase] = max(surplus, 0.0)
    return [
        power,
        min(power, _ENOUGH),
        power * far,
        ready if left > 1.0 else 0.0,
        ready * far,
        far if ready == 0.0 else 0.0,
        float(s.in_sky(seat)) * far,
        *dark,
        max(-surplus, 0.0) * far,
        float(s.light(seat)) * far,
    ]


def _lead(s: OlympusState, seat: int, orbit: int) -> float:
    """Return by how many stars a seat leads in an orbit, or is behind the first, within limits."""
    mask: i64 = MASK_OF_ORBIT[orbit]
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, count_bits(s.stars[other] & mask))
    return max(min(float(count_bits(s.stars[seat] & mask) - most), _LEAD), -_LEAD)


def _figures(s: OlympusState, seat: int) -> float:
    """Return the points of a night for constellations, with all stars lit."""
    found: i64 = 0
    for region in s.box.regions[s.seats]:
        here = (s.stars[seat] >> (region * 10)) & FIRST_REGION
        found += (s.box.figures[region][here] & 15) * s.box.per_star
    return float(found)


def _regions(s: OlympusState, seat: int) -> float:
    found = 0.0
    for region in s.box.regions[s.seats]:
        if (s.stars[seat] >> (region * 10)) & FIRST_REGION != 0:
            found += 1.0
    return found


FEATURES: Final = OlympusFeatures(NAMES)
