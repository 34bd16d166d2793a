"""EC-23: how points are counted."""

from __future__ import annotations

from typing import Final

from tenban.kernel.bits import bits, count_bits
from tenban.kernel.clause import Clause, ScoreLine
from tenban.kernel.state import UNKNOWN

from .clauses import PEOPLE_BONUS, SCORE, TRAITOR
from .pieces import DRACO, PLANTA, TRACKS, VALUES
from .state import FAME, EclipseState

# The first argument of a score line under EC-23.1 says what the points are for; the second is how many there are.
REASONS: Final = ("reputation", "ambassadors", "hexes", "monoliths", "discoveries", *TRACKS)


def reputation(s: EclipseState, seat: int) -> int:
    """What the reputation tiles of a seat are worth; nought where they are not known."""
    tiles = s.fame[seat]
    if tiles == UNKNOWN:
        return 0
    return sum([(value + 1) * int(tiles >> (FAME * value) & 63) for value in range(len(VALUES))])


def hex_points(s: EclipseState, seat: int) -> int:
    return sum([s.atlas.points[slot] for slot in bits(s.discs[seat])])


def ambassadors(s: EclipseState, seat: int) -> int:
    """Those held, or held at the moment of collapse (EC-23.9)."""
    return int(s.last[seat]) & 7 if s.is_gone(seat) else s.ambassadors(seat)


def is_traitor(s: EclipseState, seat: int) -> bool:
    return int(s.last[seat]) & 8 != 0 if s.is_gone(seat) else s.traitor == seat


def ancients(s: EclipseState, seat: int) -> int:
    """The Ancients on the map, now or when the seat collapsed."""
    return int(s.last[seat]) >> 4 if s.is_gone(seat) else int(count_bits(s.ancients) + count_bits(s.twins))


def lines(s: EclipseState) -> list[ScoreLine]:
    """Every point with its reason."""
    return [line for seat in range(s.seats) for line in seat_lines(s, seat)]


def seat_lines(s: EclipseState, seat: int) -> list[ScoreLine]:
    if s.species[seat] < 0:
        return []
    box = s.box
    hexes = int(count_bits(s.discs[seat]))
    monoliths = int(count_bits(s.discs[seat] & s.monoliths))
    found = [
        _line(seat, reputation(s, seat), 0, int(s.fame_sizes[seat])),
        _line(seat, ambassadors(s, seat) * box.ambassador_points, 1, ambassadors(s, seat)),
        _line(seat, hex_points(s, seat), 2, hexes),
        _line(seat, monoliths * box.monolith_points, 3, monoliths),
        _line(seat, int(s.finds[seat]) * box.discovery_points, 4, int(s.finds[seat])),
    ]
    for track in range(len(TRACKS)):
        tiles = int(count_bits(s.techs[seat] & box.on_track[track]))
        found.append(_line(seat, box.track_points[min(tiles, len(box.track_points) - 1)], 5 + track, tiles))
    if is_traitor(s, seat):
        found.append(ScoreLine(seat, box.traitor_points, TRAITOR))
    if s.is_people(seat, PLANTA):
        found.append(_bonus(seat, hexes * box.planta_points, hexes, PEOPLE_BONUS))
    elif s.is_people(seat, DRACO):
        found.append(_bonus(seat, ancients(s, seat) * box.draco_points, ancients(s, seat), PEOPLE_BONUS))
    return [line for line in found if line.points != 0]


def _line(seat: int, points: int, reason: int, count: int) -> ScoreLine:
    return ScoreLine(seat, points, SCORE, (reason, count))


def _bonus(seat: int, points: int, count: int, clause: Clause) -> ScoreLine:
    return ScoreLine(seat, points, clause, (count,))


def points(s: EclipseState, seat: int) -> int:
    return sum([line.points for line in seat_lines(s, seat)])


def ranking(s: EclipseState) -> list[tuple[int, ...]]:
    """EC-23.4: the points, then the goods stored."""
    return [(points(s, seat), sum(s.goods[seat * 3 : seat * 3 + 3])) for seat in range(s.seats)]
