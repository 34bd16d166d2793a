"""A map of hexes as text: each hex with its number, its owner and what is on it, and a line where hexes are linked.

A hex whose text has `ports`, the numbers of edges from the upper one clockwise, also shows those without a neighbour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import UNSET

from .schema import Piece
from .wrapping import width

COLUMN: Final = 12  # columns of a hex
ROWS: Final = 4  # lines of a hex, with the gap below it
PORT: Final = "∘"  # an edge that leads out of the map, or to a hex that it is not linked to
PORTS: Final = ((5, -1), (11, 0), (11, 2), (5, 3), (-1, 2), (-1, 0))  # where it stands beside a hex, edge by edge
SPOTS: Final = "abcdefghijklmnopqrstuvwxyz"

Place = tuple[int, int]  # column, and row in half hexes


class HexMap:
    """The hexes and spots of a board on a grid of characters."""

    def __init__(self, pieces: Iterable[Piece], shapes: list[str], legend: dict[str, str]) -> None:
        placed = [piece for piece in pieces if piece.at is not UNSET and (piece.form == "hex" or piece.shape == "hex")]
        self.shapes = shapes
        self.legend = legend  # art -> its name
        self.at = _places(placed)
        self.hexes = [piece for piece in placed if piece.form == "hex"]
        self.spots = {SPOTS[i % 26]: piece for i, piece in enumerate(p for p in placed if p.form != "hex")}
        self.letters: dict[str, str] = {}  # letter -> what it stands for
        self._cells: dict[Place, str] = {}

    def lines(self) -> list[str]:
        """Return the map line by line."""
        for letter, spot in self.spots.items():
            self._write(self.at[spot.id], 1, f"({letter} {spot.text.get('mid', '')})")
        for piece in self.hexes:
            self._draw(piece)
        for piece in self.hexes:
            self._mark_ports(piece)
        high = max((y for _, y in self._cells), default=-1) + 1
        left = min((x for x, _ in self._cells), default=0)
        return [self._line(y, left).rstrip() for y in range(min((y for _, y in self._cells), default=0), high)]

    def _line(self, y: int, left: int) -> str:
        row = {x: sign for (x, line), sign in self._cells.items() if line == y}
        return "".join(row.get(x, " ") for x in range(left, max(row, default=left - 1) + 1))

    def _draw(self, piece: Piece) -> None:
        place = self.at[piece.id]
        shape = "" if piece.seat is UNSET else self.shapes[piece.seat]
        self._write(place, 0, f"{shape}{piece.name.split()[0]}{'!' if piece.tone == 'alarm' else ''}")
        self._write(place, 1, " ".join(self._ships(piece)))
        self._write(place, 2, "".join(_squares(piece)))
        for other in piece.links:
            if other in self.at:
                self._link(place, self.at[other])

    def _mark_ports(self, piece: Piece) -> None:
        x, y = self.at[piece.id][0] * COLUMN, self.at[piece.id][1] * 2
        for edge in piece.text.get("ports", ""):
            right, down = PORTS[int(edge)]
            self._cells.setdefault((x + right, y + down), PORT)

    def _ships(self, piece: Piece) -> list[str]:
        """Return the ships of a hex: a letter each, with the shape of the owner and their number."""
        found = []
        for item in piece.items:
            if item.id.startswith("ship"):
                letter = item.art[0].upper()
                self.letters[letter] = self.legend.get(item.art, item.name)
                shape = "" if item.seat is UNSET else self.shapes[item.seat]
                found.append(f"{shape}{item.text.get('mid', '')}{letter}")
        return found

    def _write(self, place: Place, line: int, text: str) -> None:
        """Write a text in the middle of a hex."""
        x, y = place[0] * COLUMN + max(0, (COLUMN - 1 - width(text)) // 2), place[1] * 2 + line
        for i, sign in enumerate(text[: COLUMN - 1]):
            self._cells[x + i, y] = sign

    def _link(self, place: Place, other: Place) -> None:
        """Draw the passage between two neighbours, once, from the left or upper one."""
        x, y = place[0] * COLUMN, place[1] * 2
        if other == (place[0], place[1] + 2):
            self._cells[x + COLUMN // 2 - 1, y + 3] = "│"
        elif other == (place[0] + 1, place[1] + 1):
            self._cells[x + COLUMN - 1, y + 2] = "╲"
        elif other == (place[0] + 1, place[1] - 1):
            self._cells[x + COLUMN - 1, y] = "╱"


def _places(pieces: list[Piece]) -> dict[str, Place]:
    """Return the column and the row of each piece, from where it lies on the board.

    Hexes have a flat top: the next column begins after three quarters of a hex, half a hex lower or higher.
    """
    sizes = [piece.size for piece in pieces if piece.size is not UNSET and piece.form == "hex"]
    wide, high = max(sizes, default=(1.0, 1.0))
    points = {piece.id: piece.at for piece in pieces if piece.at is not UNSET}
    left, top = min(x for x, _ in points.values()), min(y for _, y in points.values())
    return {id: (round((x - left) / wide / 0.75), round((y - top) / high * 2)) for id, (x, y) in points.items()}


def _squares(piece: Piece) -> list[str]:
    """Return the squares of a hex: their letter, capital if settled, doubled by a star if advanced; ? a discovery."""
    found: list[str] = []
    for item in piece.items:
        code = item.id.rpartition(".")[2]
        if item.art.startswith("planet"):
            letter = code.rstrip("*2")
            settled = item.art.endswith("settled")
            found.append((letter.upper() if settled else letter) + ("*" if code.endswith("*") else ""))
        elif item.art == "discovery":
            found.append("?")
    return found


def counted(names: list[str]) -> list[str]:
    """Return names, equal ones once and with their number."""
    return [name if times == 1 else f"{name} ×{times}" for name, times in Counter(names).items()]
