"""A scene made small for its way: what many pieces have in common is said once, and names are told by what holds them.

A packed piece names in `like` an entry of `Scene.stock`, from which it has whatever it does not say itself.  An id or
a pick that begins with "." or "-" goes on from the id of the piece that holds it.  The path of an ink that begins
with "#" is made of numbered ones of `Scene.paths`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from .schema import Ink, Piece, Scene

LARGE = 100  # pieces: below this it is not worth the while
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

Key = tuple[Any, ...]


def packed(scene: Scene) -> Scene:
    pieces = [*scene.table, *scene.hand, *[piece for seat in scene.seats for piece in seat.items]]
    found = list(_walk(pieces))
    if len(found) < LARGE:
        return scene
    packer = Packer(found)
    return replace(
        scene,
        table=[packer.piece(piece, "") for piece in scene.table],
        hand=[packer.piece(piece, "") for piece in scene.hand],
        seats=[replace(seat, items=[packer.piece(piece, "") for piece in seat.items]) for seat in scene.seats],
        stock=packer.stock,
        paths=packer.paths,
    )


def _walk(pieces: list[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from _walk(piece.items)


class Packer:
    """First it counts what is there more than once, then it writes each piece with what is its own."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.stock: dict[str, Piece] = {}
        self.paths: list[str] = []
        self._numbers: dict[Key, str] = {}
        self._drawn: dict[str, int] = {}
        self._whole = {id(piece): _whole(piece) for piece in pieces}
        self._counts = Counter(self._whole.values())
        self._frames = Counter(_frame(piece) for piece in pieces)
        self._inks = Counter(ink.d for piece in pieces for ink in piece.ink)

    def piece(self, piece: Piece, holder: str) -> Piece:
        whole, frame = self._whole[id(piece)], _frame(piece)
        if self._counts[whole] > 1:
            made = Piece("", like=self._like(whole, _without_its_own(piece)))
        elif self._frames[frame] > 1 and frame != _PLAIN:
            made = replace(piece, **_FRAMELESS, like=self._like(frame, _bare(piece)))
        else:
            made = replace(piece)
        made.id, made.pick = _after(piece.id, holder), _after(piece.pick, holder)
        made.at, made.links, made.came, made.count = piece.at, piece.links, piece.came, piece.count
        made.new, made.dim = piece.new, piece.dim
        made.items = [self.piece(item, piece.id) for item in piece.items]
        made.ink = self._ink(piece.ink)
        return made

    def _like(self, key: Key, shared: Piece) -> str:
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = _number(len(self._numbers))
            self.stock[number] = shared
        return number

    def _ink(self, inks: list[Ink]) -> list[Ink]:
        """Paths drawn more than once are numbered; those drawn alike side by side are one."""
        found: list[Ink] = []
        for ink in inks:
            d = f"#{self._path(ink.d)}" if self._inks[ink.d] > 1 else ink.d
            last = found[-1] if found else None
            if (
                last
                and d[0] == last.d[0] == "#"
                and (last.style, last.tint, last.width)
                == (
                    ink.style,
                    ink.tint,
                    ink.width,
                )
            ):
                last.d += d
            else:
                found.append(replace(ink, d=d))
        return found

    def _path(self, d: str) -> int:
        if d not in self._drawn:
            self._drawn[d] = len(self.paths)
            self.paths.append(d)
        return self._drawn[d]


def _number(n: int) -> str:
    digit = _DIGITS[n % len(_DIGITS)]
    return digit if n < len(_DIGITS) else _number(n // len(_DIGITS) - 1) + digit


# what pieces may have in common


def _frame(p: Piece) -> Key:
    """How it looks, whatever it is called."""
    return (p.form, p.layout, p.art, p.tint, p.tone, p.scale, p.shape, p.bare, p.size, p.box)


_LOOKS = ("form", "layout", "art", "tint", "tone", "scale", "shape", "bare", "size", "box")
_FRAMELESS: dict[str, Any] = {name: getattr(Piece(""), name) for name in _LOOKS}
_PLAIN = _frame(Piece(""))


def _whole(p: Piece) -> Key:
    """All of it but what is its own: its id, its place, what it holds, its state."""
    text = tuple(p.text.items())
    return (*_frame(p), p.name, p.seat, text, p.hint, p.glyph, p.rot, p.grid, p.weight, p.down, p.shy)


def _bare(piece: Piece) -> Piece:
    return Piece("", **{name: getattr(piece, name) for name in _LOOKS})


def _without_its_own(piece: Piece) -> Piece:
    own: dict[str, Any] = {"at": UNSET, "count": UNSET}
    return replace(piece, id="", pick="", came="", links=[], items=[], ink=[], new=False, dim=False, **own)


def _after(name: str, holder: str) -> str:
    """A name as it goes on from its holder's."""
    if holder and name.startswith(holder) and name[len(holder) : len(holder) + 1] in (".", "-"):
        return name[len(holder) :]
    return name
