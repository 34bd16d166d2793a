"""HZ-10: how points are counted."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.bits import lowest
from tenban.kernel.clause import ScoreLine

from .clauses import CONSTELLATION as CONSTELLATIONS
from .clauses import VICTORY
from .pieces import BLUE, CONSTELLATION, GREEN, RED
from .state import HoshizukuriState


def owned(s: HoshizukuriState, seat: int) -> int:
    """Return all cards of a seat as a bag (HZ-10.3); common knowledge, so a view knows it too."""
    bag = s.decks[seat] + s.discards[seat]
    if s.hands[seat] >= 0:
        bag += s.hands[seat]
    if seat == s.active:
        for play in s.field:
            for face in play:
                bag += s.galaxy.unit[face]
    return bag


def galaxies(s: HoshizukuriState, bag: i64) -> int:
    """Return how many sets of red, blue and green cards are in a bag."""
    red: i64 = 0
    blue: i64 = 0
    green: i64 = 0
    rest = s.galaxy.kinds_in(bag)
    while rest != 0:
        kind = int(lowest(rest))
        colour = s.box.colour[kind]
        if colour == RED:
            red += s.galaxy.count(bag, kind)
        elif colour == BLUE:
            blue += s.galaxy.count(bag, kind)
        elif colour == GREEN:
            green += s.galaxy.count(bag, kind)
        rest &= rest - 1
    return int(min(red, blue, green))


def points(s: HoshizukuriState, seat: int) -> int:
    return sum([line.points for line in _seat_lines(s, seat)])


def lines(s: HoshizukuriState) -> list[ScoreLine]:
    """Return every point with its reason."""
    return [line for seat in range(s.seats) for line in _seat_lines(s, seat)]


def _seat_lines(s: HoshizukuriState, seat: int) -> list[ScoreLine]:
    bag = owned(s, seat)
    found: list[ScoreLine] = []
    for kind, each in enumerate(s.box.points):
        cards = int(s.galaxy.count(bag, kind))
        if each and cards:
            found.append(ScoreLine(seat, each * cards, VICTORY, (kind, cards, each)))
    cards = int(s.galaxy.count(bag, CONSTELLATION))
    if cards:
        each = s.box.constellation_points * galaxies(s, bag)
        found.append(ScoreLine(seat, each * cards, CONSTELLATIONS, (CONSTELLATION, cards, each)))
    return found


def ranking(s: HoshizukuriState) -> list[tuple[int, ...]]:
    """Return the points, then who came first to the end: the outer comet there (HZ-10.4)."""
    there = [seat for seat in s.order if s.at_end(seat)]
    return [(points(s, seat), -there.index(seat) if s.at_end(seat) else -s.seats) for seat in range(s.seats)]
