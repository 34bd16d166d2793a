"""What a lesson needs of a scene: the things it can point at, and what decided a game."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UnsetType

from .schema import Piece, Result, Scene
from .words import words_of


def pointable(scene: Scene) -> set[str]:
    """Return everything that a moment can point at.

    Pieces by their ids; `verb:KEY` for a chip of the bar; `seat:2` for a seat and `seat:2:ART` for its counter with
    that picture; `bar` for the question and `log` for the log.
    """
    found = {"bar", "log", "phase"}
    found.update([piece.id for piece in _all_pieces(scene)])
    for number, seat in enumerate(scene.seats):
        found.add(f"seat:{number}")
        found.update([f"seat:{number}:{counter.art}" for counter in seat.counters])
    if not isinstance(scene.ask, UnsetType):
        found.update([f"verb:{verb.key}" for verb in scene.ask.verbs])
    return found


def _all_pieces(scene: Scene) -> Iterator[Piece]:
    yield from _pieces([*scene.table, *scene.hand])
    for seat in scene.seats:
        yield from _pieces([*seat.badges, *seat.items])


def _pieces(pieces: list[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from _pieces(piece.items)


def what_decided(scene: Scene, lang: str) -> str:
    """Return a sentence about the end: who won, and which points made the difference; "" before the end.

    The winner is compared with the viewer, or with the best of the others if the viewer has won.
    """
    result = scene.result
    if isinstance(result, UnsetType):
        return ""
    words = words_of("tenban.scene", lang)
    names = [seat.name for seat in scene.seats]
    first, other = _rivals(result, -1 if isinstance(scene.you, UnsetType) else scene.you)
    row, ours, theirs = _difference(result, first, other)
    if other < 0 or not row:
        return result.note
    return words(
        "lesson-decided",
        winner=names[first],
        other=names[other],
        first=result.totals[first],
        second=result.totals[other],
        row=row,
        ours=ours,
        theirs=theirs,
    )


def _rivals(result: Result, you: int) -> tuple[int, int]:
    """Return the side with the most points among the winners, and the side to compare it with; -1 if there is none."""
    sides = sorted(range(len(result.totals)), key=lambda side: (side not in result.winners, -result.totals[side]))
    first, others = sides[0], sides[1:]
    return first, you if you in others else others[0] if others else -1


def _difference(result: Result, first: int, other: int) -> tuple[str, int, int]:
    """Return the row of the score sheet in which one side is furthest ahead of another, and the points of both."""
    rows: dict[str, list[int]] = {}
    for line in result.lines:
        for place, side in enumerate((first, other)):
            if line.seat == side:
                rows.setdefault(line.row or line.text, [0, 0])[place] += line.points
    best = max(rows.items(), key=lambda row: row[1][0] - row[1][1], default=("", [0, 0]))
    return best[0], best[1][0], best[1][1]
