"""The orbit board: an ellipse of 36 spaces with the comets on it, and in the middle what the turn has brought."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from tenban.scene.face import Viewer
from tenban.scene.schema import Ink, Piece, board

from ..state import HoshizukuriState
from . import notes

At = Viewer[HoshizukuriState]

_BOX = (100.0, 37.0)
_CENTRE = (50.0, 19.0)
_RADII = (45.0, 12.0)
_FINE = 3600
_CELL = 5.2
_COMET = 5.6
_AWAY = (3.9, -3.9, -7.2, -10.4)  # how far outside its space a comet lies, the outermost first
_HEAD = (-1.0, 0.9)  # so that the head of the comet is at the place, not the middle of head and tail


@cache
def spaces(count: int) -> list[tuple[float, float, float, float]]:
    """Return centre and outward direction of each space, evenly along the ellipse, 0 just right of the top."""
    points = [_point(-pi / 2 + 2 * pi * i / _FINE) for i in range(_FINE + 1)]
    run = [0.0]
    for (x0, y0), (x1, y1) in pairwise(points):
        run.append(run[-1] + hypot(x1 - x0, y1 - y0))
    found: list[tuple[float, float, float, float]] = []
    at = 0
    for n in range(count):
        while run[at] < run[-1] * (n + 0.5) / count:
            at += 1
        x, y = points[at]
        found.append((x, y, *_outward(x, y)))
    return found


def _point(angle: float) -> tuple[float, float]:
    return _CENTRE[0] + _RADII[0] * cos(angle), _CENTRE[1] + _RADII[1] * sin(angle)


def _outward(x: float, y: float) -> tuple[float, float]:
    dx, dy = (x - _CENTRE[0]) / _RADII[0] ** 2, (y - _CENTRE[1]) / _RADII[1] ** 2
    length = hypot(dx, dy)
    return dx / length, dy / length


def orbit_board(at: At) -> Piece:
    s = at.state
    last = s.box.orbit
    end = at.words("end-of-orbit")
    cells = [at.cached(_space, n, n in (0, last), last, end if n == last else "") for n in range(last + 1)]
    comets = [_comet(at, seat) for seat in s.order]
    ring = Ink(_ring(), "ring", "path", 0.5)
    return board("orbit", at.words("orbit-board"), _BOX, [*cells, *_sums(at), *comets], [ring], weight=5, art="galaxy")


def _ring() -> str:
    (x, y), (rx, ry) = _CENTRE, _RADII
    return f"M{x} {y - ry}A{rx} {ry} 0 1 1 {x - 0.1} {y - ry}Z"


def _space(n: int, lit: bool, last: int, hint: str) -> Piece:
    x, y, _, _ = spaces(last + 1)[n]
    return Piece(
        f"space-{n}",
        str(n),
        "cell",
        at=(round(x, 2), round(y, 2)),
        size=(_CELL, _CELL),
        text={"mid": str(n)},
        shape="round",
        tone="lit" if lit else "",
        hint=hint,
    )


def _comet(at: At, seat: int) -> Piece:
    """Return a comet; on a shared space the order can be read from outside to inside."""
    s = at.state
    space = int(s.orbit[seat])
    there = [other for other in s.order if s.orbit[other] == space]
    place = there.index(seat)
    x, y, dx, dy = spaces(s.box.orbit + 1)[space]
    away = _AWAY[place]
    if len(there) > 1:
        name = at.words("comet-among", seat=at.names[seat], space=space, place=place + 1)
    else:
        name = at.words("comet-at", seat=at.names[seat], space=space)
    return Piece(
        f"comet-{seat}",
        name,
        "mark",
        art="comet",
        seat=seat,
        at=(round(x + away * dx + _HEAD[0], 2), round(y + away * dy + _HEAD[1], 2)),
        size=(_COMET, _COMET),
    )


def _sums(at: At) -> list[Piece]:
    """Return the shards so far and where the comet of the turn will be."""
    s = at.state
    if not s.stack:
        return []
    shards, (start, end) = notes.shards_so_far(s), notes.flight(s)
    shown_shards, shown_flight = notes.sums(s)
    return [
        Piece(
            "sum-shards",
            at.words("sum-shards", shards=shards),
            "label",
            at=(30.0, _CENTRE[1]),
            size=(20.0, 8.0),
            text={"mid": shown_shards},
        ),
        Piece(
            "sum-orbit",
            at.words("sum-orbit", **{"from": start, "to": end}),
            "label",
            at=(63.0, _CENTRE[1]),
            size=(34.0, 8.0),
            text={"mid": shown_flight},
        ),
    ]
