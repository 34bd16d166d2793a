"""LO-6 and LO-9: how points are counted."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.bits import lowest
from tenban.kernel.clause import ScoreLine

from .clauses import ECLIPSE_LOSS, KINDS, MULTIPLIERS, PLACES
from .pieces import CARDS, LATRIA, deck_of, one, suit_mask
from .state import UNDER, UP, LatriaState


def group(s: LatriaState, seat: int, pile: int, kind: int) -> tuple[int, int]:
    """Return stars and multiplier of the gains of one kind, astrology and celestial together (LO-6.4, LO-6.6)."""
    stars: i64 = 0
    factor: i64 = 1
    members: i64 = s.cards_in(pile)[seat] & suit_mask(kind)
    while members != 0:
        card = lowest(members)
        stars += s.box.stars[card]
        factor *= s.box.factor[card]
        members &= members - 1
    bag: i64 = deck_of(s.skies_in(pile)[seat], kind) if kind != LATRIA else 0
    while bag != 0:
        face = lowest(bag) >> 2
        stars += s.box.stars[CARDS + face]
        factor *= s.box.factor[CARDS + face]
        bag -= one(face)
    return int(stars), int(factor)


def eclipsed(s: LatriaState, seat: int) -> tuple[int, int]:
    """Return stars and multiplier under the marker, where all kinds are one group (LO-6.5)."""
    stars, factor = 0, 1
    for kind in range(4):
        more, times = group(s, seat, UNDER, kind)
        stars += more
        factor *= times
    return stars, factor


def loss(s: LatriaState, seat: int) -> int:
    stars, factor = eclipsed(s, seat)
    return stars * factor


def victory_points(s: LatriaState) -> list[int]:
    """Return the victory points per seat: the kinds less the eclipse (LO-6.7)."""
    return [_gain(s, seat) - loss(s, seat) for seat in range(s.seats)]


def _gain(s: LatriaState, seat: int) -> int:
    total = 0
    for kind in range(4):
        stars, factor = group(s, seat, UP, kind)
        total += stars * factor
    return total


def campaign_points(points: list[int]) -> list[int]:
    """Return the campaign points: N less the players with more; -1 for the lowest, unless all tie (LO-9.2)."""
    return [_place(points, own) for own in points]


def _place(points: list[int], own: int) -> int:
    ahead = len([other for other in points if other > own])
    if ahead and own == min(points):
        return -1
    return len(points) - ahead


def lines(s: LatriaState) -> list[ScoreLine]:
    """Return every point with its clause."""
    if s.campaign:
        return _campaign_lines(s)
    return [line for seat in range(s.seats) for line in _seat_lines(s, seat)]


def _campaign_lines(s: LatriaState) -> list[ScoreLine]:
    found: list[ScoreLine] = []
    for game in range(len(s.results) // s.seats):
        points = list(s.results[game * s.seats : (game + 1) * s.seats])
        for seat, place in enumerate(campaign_points(points)):
            found.append(ScoreLine(seat, place, PLACES, (game + 1, points[seat])))
    return found


def _seat_lines(s: LatriaState, seat: int) -> list[ScoreLine]:
    found: list[ScoreLine] = []
    for kind in range(4):
        stars, factor = group(s, seat, UP, kind)
        if stars:
            found.append(ScoreLine(seat, stars, KINDS, (kind, stars)))
            if factor != 1:
                found.append(ScoreLine(seat, stars * (factor - 1), MULTIPLIERS, (kind, factor)))
    stars, factor = eclipsed(s, seat)
    if stars:
        found.append(ScoreLine(seat, -stars, ECLIPSE_LOSS, (stars,)))
        if factor != 1:
            found.append(ScoreLine(seat, -stars * (factor - 1), MULTIPLIERS, (4, factor)))
    return found


def ranking(s: LatriaState) -> list[tuple[int, ...]]:
    """Return per seat the points, then the smaller loss (LO-6.8); a campaign has no tie-breaker (LO-9.4)."""
    if s.campaign:
        totals = [0] * s.seats
        for line in _campaign_lines(s):
            totals[line.side] += line.points
        return [(points,) for points in totals]
    points = victory_points(s)
    return [(points[seat], -loss(s, seat)) for seat in range(s.seats)]
