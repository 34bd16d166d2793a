"""The reference card of a game: the order of a turn, costs, scoring and every symbol, on one page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from .face import Face
from .rulebook import numbered
from .schema import Piece, Scene
from .words import Words

MOST_SEATS: Final = 6  # each has a shape


class Symbol(NamedTuple):
    """A symbol, its name and what it means."""

    art: str
    name: str
    text: str  # "" if its name says everything


class Card(NamedTuple):
    """What a player looks up during a game.  The lines are the messages ref-turn-1, ref-cost-1, ref-score-1 …"""

    turn: list[str]
    costs: list[str]
    scoring: list[str]
    symbols: list[Symbol]


def reference_card(face: Face[Any], words: Words) -> Card:
    """Return the card in the language of the words."""
    turn, costs, scoring = ([words(id) for id in numbered(words, f"ref-{kind}")] for kind in ("turn", "cost", "score"))
    return Card(turn, costs, scoring, symbols(face, words))


def symbols(face: Face[Any], words: Words) -> list[Symbol]:
    """Return every symbol of the game: first those that its texts use, then those on its pieces."""
    named = {name: f"symbol-{name}" for name in face.symbols} | face.arts
    seats = [Symbol(f"seat{seat}", words("symbol-seat", n=seat + 1), "") for seat in range(MOST_SEATS)]
    return [Symbol(art, words(id), _meaning(words, art)) for art, id in named.items()] + seats


def _meaning(words: Words, art: str) -> str:
    id = f"ref-symbol-{art}"
    return words(id) if words.has(id) else ""


def symbols_on(scene: Scene) -> Iterator[str]:
    """Yield the art of everything in a scene that stands for something; the ground of a board does not."""
    for piece in _pieces([*scene.table, *scene.hand]):
        if piece.art and piece.form != "zone":
            yield piece.art
    for seat in scene.seats:
        yield from (counter.art for counter in seat.counters)
        yield from (piece.art for piece in _pieces([*seat.badges, *seat.items]) if piece.art and piece.form != "zone")
    if scene.ask is not UNSET:
        yield from (verb.art for verb in scene.ask.verbs if verb.art)


def _pieces(pieces: list[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from _pieces(piece.items)
