"""A Scene as one SVG picture, for environments and notebooks: boards at their places, everything else in rows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

from msgspec import UNSET

from .schema import Ink, Piece, Scene, Seat
from .text import say

SEAT_COLOURS: Final = ("#c8553d", "#3d7ea6", "#5a8f3c", "#8a5fa8", "#c99a2e", "#4f6d7a")
_PAPER: Final = "#f4efe4"
_INK: Final = "#2b2a27"
_FAINT: Final = "#b9b0a0"
_WIDTH: Final = 1180  # of the picture
_PICTURE: Final = 640  # of a picture of some pieces
_GAP: Final = 8
_TITLE: Final = 20  # height of a line of text
_BOARD: Final = 520  # the longer side of a board
_WIDE_BOARD: Final = 860
_SIZES: Final = {"card": (64, 88), "tile": (72, 72), "hex": (72, 64), "square": (64, 64), "die": (34, 34)}
_USUAL: Final = (40, 30)
_LETTER: Final = 6.6  # width of a letter of size 12
_SHADE: Final = (
    '<radialGradient id="g-orb" cx="35%" cy="30%"><stop offset="0" stop-color="#fff" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".25"/></radialGradient>'
)


class _Box(NamedTuple):
    """A drawn part: its size and its SVG, whose upper left corner is at 0, 0."""

    width: float
    height: float
    svg: str


def draw(scene: Scene, art: str = "") -> str:
    """Return the scene as an SVG document; `art` are the symbols of the game."""
    pen = _Pen(scene, art)
    parts = [
        pen.line(f"{scene.title} · {scene.phase}" if scene.phase else scene.title, 18),
        pen.flow([pen.seat(seat) for seat in scene.seats], _WIDTH),
        *[pen.piece(piece, _WIDTH) for piece in scene.table],
        pen.flow([pen.piece(piece, _WIDTH) for piece in scene.hand], _WIDTH),
    ]
    if scene.ask is not UNSET:
        parts.append(pen.line(scene.ask.text, 14))
    return pen.document(pen.column([part for part in parts if part.height]))


def draw_pieces(scene: Scene, art: str = "", marks: Iterable[str] = ()) -> str:
    """Return the pieces in the middle of a scene alone, side by side, as an SVG document; some are marked by a ring."""
    pen = _Pen(scene, art, frozenset(marks))
    used = pen.flow([pen.piece(piece, _PICTURE) for piece in scene.table], _PICTURE)
    return pen.document(used)


class _Pen:
    def __init__(self, scene: Scene, art: str, marks: frozenset[str] = frozenset()) -> None:
        self.scene = scene
        self.marks = marks
        inner = re.search(r"<svg[^>]*>(.*)</svg>", art, re.DOTALL)
        self.symbols = f"<defs>{_SHADE}{self.plain(inner[1])}</defs>" if inner else ""
        self.known = set(re.findall(r'<symbol[^>]* id="([^"]+)"', art))

    def document(self, whole: _Box) -> str:
        width, height = whole.width + 2 * _GAP, whole.height + 2 * _GAP
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'font-family="DejaVu Sans, Liberation Sans, sans-serif" color="{_INK}" fill="{_INK}">'
            f'<rect width="100%" height="100%" fill="{_PAPER}"/>{self.symbols}'
            f'<g transform="translate({_GAP} {_GAP})">{whole.svg}</g></svg>'
        )

    def plain(self, art: str) -> str:
        """Return symbols without CSS variables: the palette's colours, and the colour of the piece for all else."""
        coloured = re.sub(r"var\(--c-([\w-]+)\)", lambda m: self.colour(m[1]), art)
        return re.sub(r"var\([^)]*\)", "currentColor", coloured)

    def colour(self, tint: str) -> str:
        if tint.startswith("seat") and tint[4:].isdecimal():
            return SEAT_COLOURS[int(tint[4:]) % len(SEAT_COLOURS)]
        return self.scene.palette.get(tint, _FAINT)

    # arrangement

    def column(self, parts: Iterable[_Box]) -> _Box:
        width, y, svg = 0.0, 0.0, ""
        for part in parts:
            svg += f'<g transform="translate(0 {y:.1f})">{part.svg}</g>'
            width, y = max(width, part.width), y + part.height + _GAP
        return _Box(width, max(0.0, y - _GAP), svg)

    def flow(self, parts: Iterable[_Box], most: float) -> _Box:
        """Return the parts side by side, in as many rows as it takes."""
        x = y = row = width = 0.0
        svg = ""
        for part in parts:
            if x and x + part.width > most:
                x, y, row = 0.0, y + row + _GAP, 0.0
            svg += f'<g transform="translate({x:.1f} {y:.1f})">{part.svg}</g>'
            x, row = x + part.width + _GAP, max(row, part.height)
            width = max(width, x - _GAP)
        return _Box(width, y + row, svg)

    # parts

    def line(self, text: str, size: int = 12, colour: str = _INK) -> _Box:
        words = say(self.scene, text)
        svg = f'<text x="0" y="{size}" font-size="{size}" fill="{colour}">{escape(words)}</text>'
        return _Box(len(words) * _LETTER * size / 12, size + 4 if words else 0, svg if words else "")

    def seat(self, seat: Seat) -> _Box:
        colour = SEAT_COLOURS[seat.colour % len(SEAT_COLOURS)]
        name = f"▶ {seat.name}" if seat.active else seat.name
        counts = [f"{say(self.scene, counter.name)} {counter.value}" for counter in seat.counters]
        lines = [self.line(name, 14, colour), *[self.line(count, 11) for count in [*counts, seat.note]]]
        return self.framed(self.column([*lines, *[self.piece(item, 300) for item in seat.items]]), colour)

    def framed(self, inner: _Box, colour: str) -> _Box:
        width, height = inner.width + 2 * _GAP, inner.height + 2 * _GAP
        frame = f'<rect width="{width:.1f}" height="{height:.1f}" rx="6" fill="#fffdf8" stroke="{colour}"/>'
        return _Box(width, height, f'{frame}<g transform="translate({_GAP} {_GAP})">{inner.svg}</g>')

    def piece(self, piece: Piece, most: float) -> _Box:
        if piece.form != "zone":
            width, height = _SIZES.get(piece.form, _USUAL)
            if piece.form in ("label", "cell", "spot", "token"):
                width = max(width, int(len(self.text(piece)) * _LETTER) + 10)
            return _Box(width, height, self.shape(piece, width, height))
        title = self.line("" if piece.bare else piece.name, 12, "#6b6458")
        return self.column([part for part in (title, self.contents(piece, most)) if part.height])

    def contents(self, piece: Piece, most: float) -> _Box:
        if piece.box is not UNSET:
            return self.board(piece, *piece.box, most)
        if piece.count is not UNSET and not piece.items:
            return self.line(f"× {piece.count}", 14)
        inner = [self.piece(item, most) for item in piece.items]
        return self.column(inner) if piece.layout in ("column", "tabs") else self.flow(inner, most)

    def board(self, piece: Piece, wide: float, high: float, most: float) -> _Box:
        longest = _WIDE_BOARD if piece.scale == "wide" else _BOARD
        scale = min(longest / max(wide, high), most / wide)
        ink = "".join([self.path(ink) for ink in piece.ink])
        inner = f'<g transform="scale({scale:.4f})">{ink}</g>' if ink else ""
        return _Box(wide * scale, high * scale, inner + self.placed(piece, scale))

    def placed(self, piece: Piece, scale: float) -> str:
        """Return the pieces on a board, each at its place."""
        svg = ""
        for item in piece.items:
            if item.at is UNSET or item.shy:
                continue
            wide, high = item.size if item.size is not UNSET else (1.0, 1.0)
            x, y = (item.at[0] - wide / 2) * scale, (item.at[1] - high / 2) * scale
            svg += f'<g transform="translate({x:.1f} {y:.1f})">{self.shape(item, wide * scale, high * scale)}</g>'
        return svg

    def path(self, ink: Ink) -> str:
        colour = self.colour(ink.tint) if ink.tint else _FAINT
        if ink.style == "area":
            return f'<path d="{escape(ink.d)}" fill="{colour}" fill-opacity="0.35"/>'
        dash = ' stroke-dasharray="1 1"' if ink.style == "dash" else ""
        width = ink.width or 0.5
        return f'<path d="{escape(ink.d)}" fill="none" stroke="{colour}" stroke-width="{width}"{dash}/>'

    def shape(self, piece: Piece, width: float, height: float) -> str:
        """Return a piece of a given size: its frame, symbol and text, and what lies on it."""
        edge = "#e0a010" if piece.id in self.marks else self.edge(piece)
        fill = "#8d8577" if piece.down else "#e7d9b0" if piece.tone in ("full", "lit", "mark") else "#fffdf8"
        svg = "" if piece.form in ("mark", "label") else _frame(piece, width, height, fill, edge)
        text = "" if piece.down else self.text(piece)
        drawn = piece.art in self.known and not piece.down
        if drawn:
            svg += self.symbol(piece, width, height * (0.75 if text else 1.0), edge)
        if text:
            svg += _caption(text, width, height, low=drawn)
        if piece.items and not piece.down and piece.box is not UNSET:
            svg += self.placed(piece, width / piece.box[0])
        return f'<g opacity="0.45">{svg}</g>' if piece.dim else svg

    def edge(self, piece: Piece) -> str:
        """Return the colour of a piece: its owner's, or its own."""
        if piece.seat is not UNSET and piece.seat >= 0:
            return SEAT_COLOURS[piece.seat % len(SEAT_COLOURS)]
        return self.colour(piece.tint) if piece.tint else "#7a7266"

    def symbol(self, piece: Piece, width: float, height: float, colour: str) -> str:
        side = min(width, height) * (1.0 if piece.form == "mark" else 0.8)
        return (
            f'<svg x="{(width - side) / 2:.1f}" y="{(height - side) / 2:.1f}" width="{side:.1f}" height="{side:.1f}" '
            f'color="{colour}"><use xlink:href="#{escape(piece.art)}" width="100%" height="100%"/></svg>'
        )

    def text(self, piece: Piece) -> str:
        """Return the few words that a piece shows."""
        shown = [piece.text[slot] for slot in ("tl", "title", "mid") if piece.text.get(slot)]
        if piece.count is not UNSET:
            shown.append(f"×{piece.count}")
        if not shown and piece.art not in self.known:
            shown = [piece.glyph]
        return say(self.scene, " ".join(shown))


def _caption(text: str, width: float, height: float, low: bool) -> str:
    """Return a text in the middle of a piece, or at its foot."""
    size = max(5.0, min(13.0, height / (4 if low else 2.2), width / max(1.0, len(text) * 0.6)))
    y = height - size / 2 if low else height / 2 + size / 3
    return f'<text x="{width / 2:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="middle">{escape(text)}</text>'


def _frame(piece: Piece, width: float, height: float, fill: str, edge: str) -> str:
    look = f'fill="{fill}" stroke="{edge}" stroke-width="{1 if edge == "#7a7266" else 2}"'
    if piece.form == "hex" or piece.shape == "hex":
        corners = ((0.25, 0), (0.75, 0), (1, 0.5), (0.75, 1), (0.25, 1), (0, 0.5))
        points = " ".join([f"{x * width:.1f},{y * height:.1f}" for x, y in corners])
        return f'<polygon points="{points}" {look}/>'
    if piece.shape == "round" or piece.form == "token":
        rx, ry = width / 2, height / 2
        return f'<ellipse cx="{rx:.1f}" cy="{ry:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" {look}/>'
    dash = ' stroke-dasharray="4 3"' if piece.shape in ("dashed", "slot") else ""
    return f'<rect width="{width:.1f}" height="{height:.1f}" rx="4" {look}{dash}/>'
