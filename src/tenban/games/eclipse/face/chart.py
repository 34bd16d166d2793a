"""Where hexes lie on the board, and where things lie on a hex."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin, sqrt

from tenban.scene.schema import Ink

from ..atlas import EDGE_COUNT, coordinates
from ..pieces import GRAY, SECOND_GRAY

Point = tuple[float, float]

WIDE = 20.0  # of a hex, in units of the map
HIGH = 10 * sqrt(3)
MARGIN = 0.6
BOX = (100.0, 86.6)  # of a hex, in units of its own
MIDDLE = (50.0, 43.3)
PLANET = 16.0
SHIP = (28.0, 28.0, 24.0)  # of one, two or three groups of ships

# where squares lie, by their number
_SPOTS: dict[int, list[Point]] = {
    0: [],
    1: [(50, 21)],
    2: [(37, 21), (63, 21)],
    3: [(30, 25), (50, 17), (70, 25)],
    4: [(27, 27), (42, 17), (58, 17), (73, 27)],
    5: [(25, 33), (33, 17), (50, 19), (67, 17), (75, 33)],
    6: [(24, 34), (32, 17), (50, 12), (68, 17), (76, 34), (72, 57)],
    7: [(28, 57), (24, 34), (32, 17), (50, 12), (68, 17), (76, 34), (72, 57)],
    8: [(28, 57), (24, 34), (30, 17), (43, 11), (57, 11), (70, 17), (76, 34), (72, 57)],
}
ORBITAL_AT: Point = (85, 46)
MONOLITH_AT: Point = (71, 48)
ARTIFACT_AT: Point = (29, 47)
POINTS_AT: Point = (13, 43.3)


class Chart:
    """A board that is as large as what lies on it."""

    def __init__(self, spaces: Iterable[int]) -> None:
        at = [_raw(space) for space in spaces]
        self.left = min(x for x, _ in at) - WIDE / 2 - MARGIN
        self.top = min(y for _, y in at) - HIGH / 2 - MARGIN
        right = max(x for x, _ in at) + WIDE / 2 + MARGIN
        bottom = max(y for _, y in at) + HIGH / 2 + MARGIN
        self.box = (round(right - self.left, 2), round(bottom - self.top, 2))

    def at(self, space: int) -> Point:
        x, y = _raw(space)
        return round(x - self.left, 2), round(y - self.top, 2)


def _raw(space: int) -> Point:
    q, r = coordinates(space)
    return q * WIDE * 0.75, (r + q / 2) * HIGH


def _port(edge: int) -> str:
    turn = radians(60 * edge)
    x, y = MIDDLE[0] + 43.3 * sin(turn), MIDDLE[1] - 43.3 * cos(turn)
    dx, dy = 7.5 * cos(turn), 7.5 * sin(turn)
    return f"M{x - dx:.1f} {y - dy:.1f}A7.5 7.5 0 0 0 {x + dx:.1f} {y + dy:.1f}Z"


_PORTS = [_port(edge) for edge in range(EDGE_COUNT)]


def ports(holes: int) -> list[Ink]:
    """Return a half disc for every edge with a wormhole."""
    path = "".join(port for edge, port in enumerate(_PORTS) if holes >> edge & 1)
    return [Ink(path, "port")] if path else []


def squares_of(mask: int) -> list[tuple[int, Point]]:
    """Return the squares of a hex and where they lie."""
    kinds = [kind for kind in (*range(GRAY + 1), SECOND_GRAY) if mask >> kind & 1]
    return list(zip(kinds, _SPOTS[len(kinds)], strict=True))


def of_kind(square: int) -> int:
    return GRAY if square == SECOND_GRAY else square


def row_of(count: int) -> list[tuple[Point, float]]:
    """Return place and size of so many groups of ships."""
    if count <= len(SHIP):
        size = SHIP[max(count, 1) - 1]
        return [((50 + (i - (count - 1) / 2) * size, 67.0), size) for i in range(count)]
    first = (count + 1) // 2
    rows = [(i, first, 59.0) for i in range(first)] + [(i, count - first, 74.0) for i in range(count - first)]
    size = min(16.0, 58.0 / first)
    return [((50 + (i - (n - 1) / 2) * size, y), size) for i, n, y in rows]
