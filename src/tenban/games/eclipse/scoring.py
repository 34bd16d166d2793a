"""EC-23: how points are counted."""

from __future__ import annotations

from typing import Final

from tenban.kernel.bits import bits, count_bits
from tenban.kernel.clause import Clause, ScoreLine
from tenban.kernel.state import UNKNOWN

from .clauses import PEOPLE_BONUS, SCORE, TRAITOR
from .pieces import DRACO, PLANTA, TRACKS
from .state import EclipseState
from .tilebag import points_of

# The first argument of a score line under EC-23.1 says what the points are for; the second is how many there are.
REASONS: Final = ("reputation", "ambassadors", "hexes", "monoliths", "discoveries", *TRACKS)


def reputation(s: EclipseState, seat: int) -> int:
    """Return the points of a seat's reputation tiles; 0 where they are unknown."""
    tiles = s.reputation[seat]
    if tiles == UNKNOWN:
        return 0
    return points_of(tiles)


def hex_points(s: EclipseState, seat: int) -> int:
    return sum([s.atlas.points[slot] for slot in bits(s.discs[seat])])


def ambassadors(s: EclipseState, seat: int) -> int:
    """Return how many ambassadors a seat has, or had when it collapsed (EC-23.9)."""
    return s.ambassadors_at_collapse(seat) if s.is_gone(seat) else s.ambassadors(seat)


def is_traitor(s: EclipseState, seat: int) -> bool:
    return s.was_traitor_at_collapse(seat) if s.is_gone(seat) else s.traitor == seat


def ancients(s: EclipseState, seat: int) -> int:
    """Return how many Ancients are on the map, or were when the seat collapsed."""
    return s.ancients_at_collapse(seat) if s.is_gone(seat) else s.ancient_total()


def lines(s: EclipseState) -> list[ScoreLine]:
    """Return every point with its reason."""
    return [line for seat in range(s.seats) for line in seat_lines(s, seat)]


def seat_lines(s: EclipseState, seat: int) -> list[ScoreLine]:
    if s.species[seat] < 0:
        return []
    box = s.box
    hexes = int(count_bits(s.discs[seat]))
    monoliths = int(count_bits(s.discs[seat] & s.monoliths))
    found = [
        _line(seat, reputation(s, seat), 0, int(s.reputation_sizes[seat])),
        _line(seat, ambassadors(s, seat) * box.ambassador_points, 1, ambassadors(s, seat)),
        _line(seat, hex_points(s, seat), 2, hexes),
        _line(seat, monoliths * box.monolith_points, 3, monoliths),
        _line(seat, int(s.kept_discoveries[seat]) * box.discovery_points, 4, int(s.kept_discoveries[seat])),
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
    """Return for each seat the points, then the goods stored (EC-23.4)."""
    return [(points(s, seat), sum(s.all_goods(seat))) for seat in range(s.seats)]
