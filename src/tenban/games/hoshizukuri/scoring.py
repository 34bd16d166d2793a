"""HZ-10: how points are counted."""

from __future__ import annotations

from tenban.kernel.clause import ScoreLine

from .clauses import CONSTELLATION as CONSTELLATIONS
from .clauses import VICTORY
from .pieces import CONSTELLATION, KINDS
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


def galaxies(s: HoshizukuriState, bag: int) -> int:
    """Return how many sets of red, blue and green cards are in a bag."""
    colours = [0, 0, 0]
    for kind in range(len(KINDS)):
        colour = s.box.colour[kind]
        if colour:
            colours[colour >> 1] += int(s.galaxy.count(bag, kind))
    return min(colours)


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
