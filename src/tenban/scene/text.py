"""A Scene as plain text, for terminals, screen readers and language models."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from msgspec import UNSET

from .hexmap import HexMap, counted
from .schema import Ask, Piece, Scene, Seat
from .words import Words, words_of
from .wrapping import lines_of, width

SHAPES: Final = "●▲■◆⬟✚"
WIDTH: Final = 100
_RUN: Final = re.compile(r"((?:\{([\w-]+)\})(?:\{\2\})*)")
_GAP: Final = re.compile(r" +([,;:.)]|$)")
_UNSPACED: Final = re.compile("[\u3001-\u30ff\u4e00-\u9fff\uff08\uff09]")  # Japanese: no space before it
_VALUES: Final = re.compile(r"(\{[\w-]+\}[+−]?\d*) (?=\{)")  # a value after its symbol, and another one


def pad(s: str, columns: int) -> str:
    """Return a text with spaces added up to a number of columns."""
    return s + " " * (columns - width(s))


def wrapped(s: str, first: str = "", rest: str = "") -> list[str]:
    """Return lines of at most WIDTH columns, indented by `first` and then `rest`, broken between words or phrases."""
    return lines_of(s, WIDTH, first, rest)


def say(scene: Scene, s: str) -> str:
    """Return a text with words for its {symbols}.

    A run of one symbol becomes a word and its number; a symbol before its own word is left out.  Values that only
    their symbols tell apart are separated by commas.
    """

    def one(m: re.Match[str]) -> str:
        word, n = scene.legend.get(m[2], m[2]), m[1].count("{")
        if s[m.end() :].lstrip().lower().startswith(word.lower()):
            return ""
        gap = "" if _UNSPACED.match(s, m.end()) else " "
        return f"{word} ×{n}{gap}" if n > 1 else f"{word}{gap}"

    s = _VALUES.sub(r"\1, ", s)
    return _GAP.sub(r"\1", _RUN.sub(one, s).replace("  ", " ")).strip()


class Block(NamedTuple):
    """Some lines of a scene that belong together."""

    name: str  # "" for what is always worth showing: the question, a board, the result
    lines: list[str]


def render(scene: Scene, most: int = 24) -> str:
    """Return the whole scene as text, with at most `most` choices."""
    return "\n".join(line for block in blocks(scene, most) for line in block.lines)


def blocks(scene: Scene, most: int = 24) -> list[Block]:
    """Return the scene in blocks, so that a reader can leave out those that have not changed."""
    return Printer(scene).blocks(most)


def text_of_pieces(scene: Scene) -> list[str]:
    """Return the pieces in the middle of a scene as lines."""
    printer = Printer(scene)
    return [line for piece in scene.table for block in printer.of_piece(piece) for line in block.lines]


class Printer:
    """Writes one scene line by line."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.core: Words = words_of("tenban.scene", scene.lang)
        self.out: list[str] = []

    def blocks(self, most: int) -> list[Block]:
        s = self.scene
        found = [self.block("", lambda: self.put(s.title.upper() + (f" — {s.phase}" if s.phase else ""), 0))]
        found += [self.block(seat.name, partial(self.seat, i, seat)) for i, seat in enumerate(s.seats)]
        found.append(Block("", [""]))
        found += [block for piece in s.table for block in self.of_piece(piece)]
        if s.hand:
            found += [Block("", [""]), *[block for piece in s.hand for block in self.of_piece(piece)]]
        if s.ask is not UNSET:
            ask = s.ask
            found += [Block("", [""]), self.block("", lambda: self.ask(ask, most))]
        return [*found, self.block("", self.result)]

    def of_piece(self, piece: Piece) -> list[Block]:
        """Return a block for a piece, or for each piece in a zone without a name."""
        if not piece.name and any(q.form == "zone" for q in piece.items):
            return [block for q in piece.items if q.name or q.form == "zone" for block in self.of_piece(q)]
        if piece.layout == "board" and any(q.form == "hex" for q in piece.items):
            return self.galaxy(piece)
        name = "" if piece.layout == "board" else say(self.scene, piece.name) or piece.id
        return [self.block(name, lambda: self.piece(piece, 0))]

    def galaxy(self, piece: Piece) -> list[Block]:
        """Return a map of hexes, then a block for each hex, so that only those that have changed need be read."""
        drawn = self.drawn(piece)
        hexes = [self.block(self.core("hexes"), partial(self.hex, q, 1)) for q in drawn.hexes]
        return [self.block("", partial(self.map, piece, drawn, 0)), *hexes]

    def drawn(self, p: Piece) -> HexMap:
        return HexMap(p.items, [SHAPES[seat.colour] for seat in self.scene.seats], self.scene.legend)

    def block(self, name: str, write: Callable[[], None]) -> Block:
        """Return what a method writes as a block."""
        self.out = []
        write()
        return Block(name, self.out)

    def put(self, s: str, depth: int) -> None:
        before = "  " * depth
        said = say(self.scene, s)
        self.out += wrapped(said, before, before + "    ")

    def seat(self, i: int, seat: Seat) -> None:
        own = f" ({self.core('you')})" if self.scene.you == i else ""
        note = f" · {seat.note}" if seat.note else ""
        comma = self.core("list-comma")
        badges = "".join(f"{comma}{badge.name}" for badge in seat.badges)
        counters = comma.join(f"{c.name} {c.value}" + (f"/{c.top}" if c.top else "") for c in seat.counters)
        turn = ">" if seat.active else " "
        self.put(_entry(f"{turn} {SHAPES[seat.colour]} {seat.name}{own}{note}{badges}: ", counters), 0)
        for zone in seat.items:
            self.piece(zone, 2)

    def ask(self, ask: Ask, most: int) -> None:
        self.put("? " + ask.text, 0)
        for verb in ask.verbs:
            n = sum(choice.verb == verb.key for choice in ask.choices)
            self.put(f"{verb.text}: " + (str(n) if n else f"{self.core('not-now')} ({verb.why})"), 1)
        shown = ask.choices if len(ask.choices) <= most else ask.choices[: most // 2]
        for i, choice in enumerate(shown, 1):
            self.put(f"{i:3}. {choice.text}" + (f"  ({choice.note})" if choice.note else ""), 1)
        if len(shown) < len(ask.choices):
            self.put(self.core("more-choices", count=len(ask.choices) - len(shown)), 1)

    def result(self) -> None:
        result = self.scene.result
        if result is UNSET:
            return
        self.out.append("")
        self.put(result.note, 0)
        for i, seat in enumerate(self.scene.seats):
            self.put(f"{SHAPES[seat.colour]} {seat.name}: {result.totals[i]}", 0)
            for tally in result.lines:
                if tally.seat == i:
                    self.put(f"{tally.points:+4}  {tally.text} ({tally.clause})", 1)

    def label(self, p: Piece) -> str:
        s = p.name
        if p.seat is not UNSET and p.form != "zone":
            s = f"{SHAPES[self.scene.seats[p.seat].colour]}{s}"
        if p.down and self.core("face-down") not in s:
            s += f" ({self.core('face-down')})"
        if p.dim and p.form != "cell":
            s += f" ({self.core('not-now')})"
        upon = [self.label(q) for q in p.items if q.name]
        note = p.text.get("note", "")
        return s + (f" ({note})" if note else "") + (f" [{', '.join(upon)}]" if upon else "")

    def piece(self, p: Piece, depth: int) -> None:
        if p.form != "zone":
            self.put(self.label(p), depth)
            return
        here = [q for q in p.items if q.name or q.form == "zone"]
        if p.grid is not UNSET:
            self.put(self.title(p), depth)
            self.grid(p, depth)
        elif p.layout == "track":
            steps = " ".join(f"[{q.name}]" if q.tone == "full" else q.name for q in here)
            self.put(_entry(self.title(p), steps), depth)
        elif p.layout == "pile":
            self.put(_entry(self.title(p), "; ".join(self.label(q) for q in here[-1:])), depth)
        elif here and all(q.layout == "pile" for q in here):
            self.put(self.title(p) + "; ".join(self.pile(q) for q in here), depth)
        elif any(q.form == "zone" for q in here):
            self.zones(p, here, depth)
        elif p.layout == "board":
            self.board(p, here, depth)
        else:
            labels = [self.label(q) for q in here]
            said = len(labels) == 1 and bool(p.name) and labels[0].startswith(p.name)  # the piece repeats the title
            self.put(labels[0] if said else _entry(self.title(p), "; ".join(labels)), depth)

    def title(self, p: Piece) -> str:
        count = f" ×{p.count}" if p.count is not UNSET else ""
        note = f" ({p.text['note']})" if p.text.get("note") else ""
        return f"{p.name}{note}{count}: " if p.name else ""

    def pile(self, p: Piece) -> str:
        top = self.label(p.items[-1]) if p.items else p.name
        return top + (f" ×{p.count}" if p.count is not UNSET else "")

    def zones(self, p: Piece, here: list[Piece], depth: int) -> None:
        if p.name:
            self.put(self.title(p), depth)
        for q in here:
            self.piece(q, depth + bool(p.name))

    def board(self, p: Piece, here: list[Piece], depth: int) -> None:
        full = [q for q in here if q.form != "spot" and not (q.form == "cell" and q.tone != "mark")]
        free = [q.name for q in here if q.form == "spot"]
        if any(q.form == "hex" for q in here):
            drawn = self.drawn(p)
            self.map(p, drawn, depth)
            for q in drawn.hexes:
                self.hex(q, depth + 1)
            return
        self.put(self.title(p), depth)
        names = {q.id: q.name for q in here}
        for q in full:
            self.piece(q, depth + 1)
            if q.links:
                self.put("→ " + ", ".join(names.get(link, link) for link in q.links), depth + 2)
        if free:
            self.put(f"{self.core('empty')}: {', '.join(free)}", depth + 1)

    def map(self, p: Piece, drawn: HexMap, depth: int) -> None:
        """Write a map of hexes, what its letters mean, and the empty spaces."""
        before = "  " * depth
        self.put(self.title(p), depth)
        self.out += [f"{before}  {line}".rstrip() for line in drawn.lines()]
        letters = [f"{letter} {word}" for letter, word in sorted(drawn.letters.items())]
        legend = p.text.get("legend", "")
        self.put(" · ".join([*letters, *([legend] if legend else [])]), depth + 1)
        for letter, spot in drawn.spots.items():
            self.put(f"({letter}) {spot.name}", depth + 1)

    def hex(self, q: Piece, depth: int) -> None:
        """Write a hex with what is on it."""
        upon = counted([self.label(item) for item in q.items if item.name])
        self.put(_entry(self.label(Piece(q.id, q.name, q.form, seat=q.seat)) + ": ", ", ".join(upon)), depth)

    def grid(self, p: Piece, depth: int) -> None:
        """Write a table of glyphs with the shapes of those who stand there, its legend, then all pieces of seats."""
        rows, columns = p.grid if p.grid is not UNSET else (0, 0)
        cells = [["·"] * columns for _ in range(rows)]
        rest: list[tuple[Piece, float, float]] = []
        for q in p.items:
            if q.at is not UNSET:
                _drop(q, q.at[0], q.at[1], cells, rest)
        meant = _meanings(p, self.scene.legend)
        for q, x, y in rest:
            if q.seat is not UNSET:
                cells[int(y)][int(x)] = SHAPES[self.scene.seats[q.seat].colour] + cells[int(y)][int(x)]
        wide = max(width(c) for row in cells for c in row)
        before = "  " * depth
        self.out.append(before + "   " + " ".join(pad(chr(97 + c), wide) for c in range(columns)))
        for r, row in enumerate(cells):
            self.out.append(before + f"{r + 1:2} " + " ".join(pad(c, wide) for c in row))
        if meant:
            self.put(" · ".join(f"{glyph} {word}" for glyph, word in sorted(meant.items())), depth + 1)
        places: dict[str, list[str]] = {}  # of pieces that are alike
        for q, x, y in rest:
            if q.name and q.form != "square":
                places.setdefault(self.label(q), []).append(f"{chr(97 + int(x))}{int(y) + 1}")
        for label, squares in places.items():
            self.put(f"{label}: {self.core('list-comma').join(squares)}", depth + 1)


def _entry(title: str, content: str) -> str:
    """Return a title with its content; without any, the title has no colon."""
    return title + content if content else title.rstrip(": ")


def _meanings(p: Piece, legend: dict[str, str]) -> dict[str, str]:
    """Return what the glyphs on a board mean, by the art of the pieces that show them."""
    found = {q.glyph: legend[q.art] for q in p.items if q.glyph and q.art in legend}
    for q in p.items:
        found.update(_meanings(q, legend))
    return found


def _drop(q: Piece, x: float, y: float, cells: list[list[str]], rest: list[tuple[Piece, float, float]]) -> None:
    """Write the glyphs of a piece and of the pieces on it into the table, turned with the piece."""
    if q.glyph:
        cells[int(y)][int(x)] = q.glyph
    elif q.name and q.form != "spot":
        rest.append((q, x, y))
    if q.box is UNSET or q.size is UNSET:
        return
    for upon in q.items:
        if upon.at is not UNSET:
            dx, dy = upon.at[0] - q.box[0] / 2, upon.at[1] - q.box[1] / 2
            for _ in range(q.rot // 90):
                dx, dy = -dy, dx
            _drop(upon, x + dx, y + dy, cells, rest)
