"""HO-10 and HO-12: how prestige is counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bits, count_bits
from tenban.kernel.clause import ScoreLine
from tenban.kernel.seat_array import SeatArray

from .clauses import BEST, CONSTELLATION, LEFT_PRIZE, REGIONS, RIGHT_PRIZE, SECOND_PRIZE
from .pieces import FIRST_REGION, MASK_OF_ORBIT, PER_REGION, OlympusBox, region_mask
from .state import OlympusState

ORBIT_COUNT: Final = len(MASK_OF_ORBIT)


def night_points(s: OlympusState, dark: i64) -> SeatArray:
    """Return the points of this night per seat (HO-10) with these stars dark; `night_lines` gives the reasons."""
    points = SeatArray()
    for orbit in range(ORBIT_COUNT):
        _score_orbit(s, dark, orbit, points)
    largest: i64 = 0
    owner: i64 = -1  # of the one largest constellation; -1: there are several, or none
    for seat in range(s.seats):
        lit = s.stars[seat] & ~dark
        for region in s.box.regions[s.seats]:
            here = (lit >> (region * 10)) & FIRST_REGION
            if here != 0:
                figure = s.box.figures[region][here]
                points[seat] += s.box.per_region + (figure & 15) * s.box.per_star  # HO-10.1, HO-10.7
                size = figure >> 4 & 15
                if size > largest:
                    largest = size
                    owner = seat if figure >> 8 == 1 else -1
                elif size == largest:
                    owner = -1
    if owner >= 0:
        points[owner] += s.box.best  # HO-10.8
    return points


def _score_orbit(s: OlympusState, dark: i64, orbit: i64, points: SeatArray) -> None:
    mask: i64 = MASK_OF_ORBIT[orbit] & ~dark
    most: i64 = 0
    second: i64 = 0
    first: i64 = -1  # who alone has the most
    for seat in range(s.seats):
        count = count_bits(s.stars[seat] & mask)
        if count > most:
            second = most
            most = count
            first = seat
        elif count == most:
            first = -1
        elif count > second:
            second = count
    if most == 0:  # HO-10.5
        return
    right = s.box.right[orbit]
    wins = first >= 0 and most >= right
    paid = second if wins else most  # HO-10.3b or HO-10.4
    if wins:
        points[first] += s.box.left[orbit]  # HO-10.3a
    if paid == 0:
        return
    for seat in range(s.seats):
        if count_bits(s.stars[seat] & mask) == paid:
            points[seat] += right


def night_lines(box: OlympusBox, lit: tuple[int, ...], night: int) -> list[ScoreLine]:
    """Return the score sheet of one night: every point with its clause."""
    found = _region_lines(box, lit, night)
    for orbit in range(ORBIT_COUNT):
        found += _orbit_lines(box, lit, night, orbit)
    return found + _constellation_lines(box, lit, night)


def _region_lines(box: OlympusBox, lit: tuple[int, ...], night: int) -> list[ScoreLine]:
    found: list[ScoreLine] = []
    for seat, stars in enumerate(lit):
        seen = len([r for r in box.regions[len(lit)] if stars & region_mask(r) != 0])
        if seen:
            found.append(ScoreLine(seat, seen * box.per_region, REGIONS, (night, seen)))
    return found


def _orbit_lines(box: OlympusBox, lit: tuple[int, ...], night: int, orbit: int) -> list[ScoreLine]:
    left, right = box.left[orbit], box.right[orbit]
    counts = [(stars & MASK_OF_ORBIT[orbit]).bit_count() for stars in lit]
    most = max(counts)
    if most == 0:
        return []
    first = [seat for seat, count in enumerate(counts) if count == most]
    tied = int(len(first) > 1)
    if tied or most < right:
        return [ScoreLine(seat, right, RIGHT_PRIZE, (night, orbit, most, tied)) for seat in first]
    below = max([count for count in counts if count < most], default=0)
    second = [seat for seat, count in enumerate(counts) if count == below and below > 0]
    return [ScoreLine(first[0], left, LEFT_PRIZE, (night, orbit, most))] + [
        ScoreLine(seat, right, SECOND_PRIZE, (night, orbit, below)) for seat in second
    ]


def _constellation_lines(box: OlympusBox, lit: tuple[int, ...], night: int) -> list[ScoreLine]:
    found: list[ScoreLine] = []
    for seat, stars in enumerate(lit):
        for group in seen_constellations(box, stars):
            size = group.bit_count()
            region = bits(group)[0] // PER_REGION
            found.append(ScoreLine(seat, size * box.per_star, CONSTELLATION, (night, region + 1, size)))
    largest = max([line.args[2] for line in found], default=0)
    best = [line for line in found if line.args[2] == largest]
    if len(best) == 1:
        found.append(ScoreLine(best[0].side, box.best, BEST, (night, best[0].args[1], largest)))
    return found


def seen_constellations(box: OlympusBox, stars: int) -> list[int]:
    """Return the constellations among these stars of one player, as bit sets of spaces."""
    return [
        group << region * PER_REGION
        for region, groups in enumerate(box.groups)
        for group in groups[int(stars >> region * PER_REGION & FIRST_REGION)]
        if group & (group - 1)
    ]


def lines(s: OlympusState) -> list[ScoreLine]:
    """Return the score lines of all nights; the ledger has the rest."""
    found: list[ScoreLine] = []
    for night in range(len(s.nights) // s.seats):
        found += night_lines(s.box, s.nights[night * s.seats : (night + 1) * s.seats], night + 1)
    return found


def ranking(s: OlympusState) -> list[tuple[int, ...]]:
    """Return per seat prestige, then fewest stars, then the higher torch (HO-12.2)."""
    return [(s.prestige[seat], -_stars_that_count(s, seat), s.torch[seat]) for seat in range(s.seats)]


def _stars_that_count(s: OlympusState, seat: int) -> int:
    """Return the stars in the sky (HO-C5); a house file may count the allotment board too."""
    return int(s.in_sky(seat)) + (s.ready[seat] if s.box.count_allotment else 0)
