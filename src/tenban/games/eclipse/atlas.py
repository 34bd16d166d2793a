"""The map as laid so far: an index that every new tile extends, so that play only reads it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit
from tenban.kernel.data import Box

from .pieces import SLOTS, SQUARE_MASKS, EclipseBox, one

# Edges from north, clockwise (EC-1.1).
STEP_Q: Final = (0, 1, 1, 0, -1, -1)
STEP_R: Final = (-1, -1, 0, 1, 1, 0)
EDGE_COUNT: Final = 6
NOWHERE: Final = -1
_ORIGIN: Final = 32  # added to both coordinates: no map is wider
_ROW: Final = 64
CENTRE_SPACE: Final = _ORIGIN * _ROW + _ORIGIN


def space_at(q: int, r: int) -> int:
    return (q + _ORIGIN) * _ROW + r + _ORIGIN


def coordinates(space: int) -> tuple[int, int]:
    return space // _ROW - _ORIGIN, space % _ROW - _ORIGIN


def beyond(space: int, edge: int) -> int:
    """Return the space beyond an edge of a space."""
    return space + STEP_Q[edge] * _ROW + STEP_R[edge]


def ring(space: int) -> int:
    q, r = coordinates(space)
    return max(abs(q), abs(r), abs(q + r))


def stack_of(space: int) -> int:
    """Return the stack from which a space is explored (EC-1.2)."""
    return min(ring(space), 3) - 1


def turned(holes: int, by: int) -> int:
    """Return the wormholes of a tile that is turned by so many sixths (EC-1.3)."""
    return (holes << by | holes >> (EDGE_COUNT - by)) & 63


def laid_tile(slot: int, tile: int, rotation: int, space: int) -> int:
    """Return one entry of `Galaxy.laid`; `Atlas` reads it."""
    return ((space * 8 + rotation) * 64 + tile) * 64 + slot


@final
class Atlas(Box):
    """The place of every hex, and the hexes it is joined to.  Sets of hexes are bit sets of slots."""

    def __init__(self, before: Atlas | None, laid: tuple[int, ...]) -> None:
        """Copy another atlas, or begin with an empty one; `add` then adds the tiles that are new in `laid`."""
        self.laid: Final = laid
        self.tile: Final[list[int]] = before.tile[:] if before is not None else [NOWHERE] * SLOTS
        self.space: Final[list[int]] = before.space[:] if before is not None else [NOWHERE] * SLOTS
        self.rotation: Final[list[int]] = before.rotation[:] if before is not None else [0] * SLOTS
        self.holes: Final[list[int]] = before.holes[:] if before is not None else [0] * SLOTS
        self.number: Final[list[int]] = before.number[:] if before is not None else [0] * SLOTS
        self.points: Final[list[int]] = before.points[:] if before is not None else [0] * SLOTS
        self.at: Final[dict[int, int]] = before.at.copy() if before is not None else {}  # space -> slot
        # kind of square -> the hexes that have it
        self.squares: Final[list[int]] = before.squares[:] if before is not None else [0] * SQUARE_MASKS
        self.artifacts: i64 = before.artifacts if before is not None else 0
        self.hexes: i64 = before.hexes if before is not None else 0
        # slot and edge -> slot
        self.near: Final[list[int]] = before.near[:] if before is not None else [NOWHERE] * (SLOTS * EDGE_COUNT)
        # the hexes with a full connection (EC-1.4), and those with a full or a half one
        self.full: Final[list[int]] = before.full[:] if before is not None else [0] * SLOTS
        self.half: Final[list[int]] = before.half[:] if before is not None else [0] * SLOTS
        # the slots by the numbers of their tiles, highest first; equal ones in the order in which they were laid
        self.descending: Final[list[int]] = before.descending[:] if before is not None else []

    def add(self, box: EclipseBox, entry: int) -> None:
        """Add a tile; only before the atlas is read."""
        slot = self._lay(box, entry)
        self._join(slot)
        for edge in range(EDGE_COUNT):
            other = self.neighbour(slot, edge)
            if other != NOWHERE:
                self._join(other)
        at = 0
        while at < len(self.descending) and self.number[self.descending[at]] >= self.number[slot]:
            at += 1
        self.descending.insert(at, slot)

    def _lay(self, box: EclipseBox, entry: int) -> int:
        slot, tile, rotation, space = entry & 63, entry >> 6 & 63, entry >> 12 & 7, entry >> 15
        self.tile[slot] = tile
        self.space[slot] = space
        self.rotation[slot] = rotation
        self.holes[slot] = turned(box.holes[tile], rotation)
        self.number[slot] = box.number[tile]
        self.points[slot] = box.points[tile]
        self.at[space] = slot
        self.hexes |= bit(slot)
        for kind in range(SQUARE_MASKS):
            if box.squares[tile] >> kind & 1:
                self.squares[kind] |= one(slot)
        if box.has_artifact[tile]:
            self.artifacts |= bit(slot)
        return slot

    def _join(self, slot: int) -> None:
        for edge in range(EDGE_COUNT):
            other = self.at.get(beyond(self.space[slot], edge), NOWHERE)
            self.near[slot * EDGE_COUNT + edge] = other
            if other == NOWHERE:
                continue
            here = self.holes[slot] >> edge & 1
            there = self.holes[other] >> ((edge + 3) % EDGE_COUNT) & 1
            if here and there:
                self.full[slot] |= one(other)
            if here or there:
                self.half[slot] |= one(other)

    def neighbour(self, slot: int, edge: int) -> int:
        return self.near[slot * EDGE_COUNT + edge]


def atlas_of(box: EclipseBox, laid: tuple[int, ...]) -> Atlas:
    """Return the atlas of tiles in the order in which they were laid."""
    atlas = Atlas(None, laid)
    for entry in laid:
        atlas.add(box, entry)
    return atlas


def atlas_after(box: EclipseBox, before: Atlas, laid: tuple[int, ...]) -> Atlas:
    """Return the atlas after one more tile than `before` has."""
    atlas = Atlas(before, laid)
    atlas.add(box, laid[-1])
    return atlas


def placements(holes: int, wanted: int, generator: bool, open_edges: int) -> list[int]:
    """Return the rotations of a tile that join it to a source (EC-7.7), one for each set of wormholes.

    `wanted` are the edges behind which a source has a wormhole, `open_edges` those behind which there is one at all.
    """
    found: list[int] = []
    seen: list[int] = []
    for by in range(EDGE_COUNT):
        mine = turned(holes, by)
        joined = mine & wanted != 0 or (generator and (wanted != 0 or mine & open_edges != 0))
        if joined and mine not in seen:
            seen.append(mine)
            found.append(by)
    return found
