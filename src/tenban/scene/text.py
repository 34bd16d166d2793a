"""A Scene as plain text, for terminals, screen readers and language models."""

from __future__ import annotations

import re
from typing import Final

from msgspec import UNSET

from .schema import Ask, Piece, Scene, Seat
from .words import Words, words_of
from .wrapping import lines_of, width

SHAPES: Final = "●▲■◆⬟✚"
WIDTH: Final = 100
_RUN: Final = re.compile(r"((?:\{([\w-]+)\})(?:\{\2\})*)")
_GAP: Final = re.compile(r" +([,;:.)]|$)")


def pad(s: str, columns: int) -> str:
    """Return a text with spaces added up to a number of columns."""
    return s + " " * (columns - width(s))


def wrapped(s: str, first: str = "", rest: str = "") -> list[str]:
    """Return lines of at most WIDTH columns, indented by `first` and then `rest`, broken between words or phrases."""
    return lines_of(s, WIDTH, first, rest)


def say(scene: Scene, s: str) -> str:
    """Return a text with words for its {symbols}.

    A run of one symbol becomes a number and a word; a symbol before its own word is left out.
    """

    def one(m: re.Match[str]) -> str:
        word, n = scene.legend.get(m[2], m[2]), m[1].count("{")
        if s[m.end() :].lstrip().startswith(word):
            return ""
        return f"{n} {word} " if n > 1 else f"{word} "

    return _GAP.sub(r"\1", _RUN.sub(one, s).replace("  ", " ")).strip()


def render(scene: Scene, most: int = 24) -> str:
    """Return the whole scene as text, with at most `most` choices."""
    return Printer(scene).whole(most)


class Printer:
    """Writes one scene line by line."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.core: Words = words_of("tenban.scene", scene.lang)
        self.out: list[str] = []

    def whole(self, most: int) -> str:
        s = self.scene
        self.put(s.title.upper() + (f" — {s.phase}" if s.phase else ""), 0)
        for i, seat in enumerate(s.seats):
            self.seat(i, seat)
        self.out.append("")
        for piece in s.table:
            self.piece(piece, 0)
        if s.hand:
            self.out.append("")
            for piece in s.hand:
                self.piece(piece, 0)
        if s.ask is not UNSET:
            self.out.append("")
            self.ask(s.ask, most)
        self.result()
        return "\n".join(self.out)

    def put(self, s: str, depth: int) -> None:
        before = "  " * depth
        said = say(self.scene, s)
        self.out += wrapped(said, before, before + "    ")

    def seat(self, i: int, seat: Seat) -> None:
        own = f" ({self.core('you')})" if self.scene.you == i else ""
        note = f" · {seat.note}" if seat.note else ""
        badges = "".join(f", {badge.name}" for badge in seat.badges)
        counters = ", ".join(f"{c.name} {c.value}" + (f"/{c.top}" if c.top else "") for c in seat.counters)
        turn = ">" if seat.active else " "
        self.put(f"{turn} {SHAPES[seat.colour]} {seat.name}{own}{note}{badges}: {counters}", 0)
        for zone in seat.items:
            self.piece(zone, 2)

    def ask(self, ask: Ask, most: int) -> None:
        self.put("? " + ask.text, 0)
        for verb in ask.verbs:
            n = sum(choice.verb == verb.key for choice in ask.choices)
            self.put(f"{verb.text}: " + (str(n) if n else f"{self.core('not-now')}. {verb.why}"), 1)
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
            self.put(self.title(p) + " ".join(f"[{q.name}]" if q.tone == "full" else q.name for q in here), depth)
        elif p.layout == "pile":
            self.put(self.title(p) + "; ".join(self.label(q) for q in here[-1:]), depth)
        elif here and all(q.layout == "pile" for q in here):
            self.put(self.title(p) + "; ".join(self.pile(q) for q in here), depth)
        elif any(q.form == "zone" for q in here):
            self.zones(p, here, depth)
        elif p.layout == "board":
            self.board(p, here, depth)
        else:
            self.put(self.title(p) + "; ".join(self.label(q) for q in here), depth)

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
        self.put(self.title(p), depth)
        names = {q.id: q.name for q in here}
        for q in full:
            self.piece(q, depth + 1)
            if q.links:
                self.put("→ " + ", ".join(names.get(link, link) for link in q.links), depth + 2)
        if free:
            self.put(f"{self.core('empty')}: {', '.join(free)}", depth + 1)

    def grid(self, p: Piece, depth: int) -> None:
        """Write a table of glyphs, then the pieces of seats with their squares."""
        rows, columns = p.grid if p.grid is not UNSET else (0, 0)
        cells = [["·"] * columns for _ in range(rows)]
        rest: list[tuple[Piece, float, float]] = []
        for q in p.items:
            if q.at is not UNSET:
                _drop(q, q.at[0], q.at[1], cells, rest)
        wide = max(width(c) for row in cells for c in row)
        before = "  " * depth
        self.out.append(before + "   " + " ".join(pad(chr(97 + c), wide) for c in range(columns)))
        for r, row in enumerate(cells):
            self.out.append(before + f"{r + 1:2} " + " ".join(pad(c, wide) for c in row))
        for q, x, y in rest:
            if q.seat is not UNSET:
                self.put(f"{self.label(q)}: {chr(97 + int(x))}{int(y) + 1}", depth + 1)


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
