"""Helpers for tests of faces: the scene of a seat, and everything that is in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from tenban.kernel import Rules, State, view
from tenban.kernel.event import Event
from tenban.scene.face import Face
from tenban.scene.schema import Piece, Scene

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

SILENT = {"id", "pick", "came", "art", "path", "tint", "piece", "into", "refused", "verb", "key", "links"}


class SceneOf(Protocol[S_contra]):
    def __call__(self, s: S_contra, seat: int, lang: str = "en", log: Sequence[Event] | None = None) -> Scene: ...


def scenes(face: Face[S], rules: Rules[S], names: Sequence[str]) -> SceneOf[S]:
    """Return a function that makes the scene of a seat; its log defaults to the events in the state's log."""

    def scene_of(s: S, seat: int, lang: str = "en", log: Sequence[Event] | None = None) -> Scene:
        seen = [event.seen_by(seat) for event in s.log or []] if log is None else log
        return face.scene(view(rules, s, seat), lang=lang, names=names[: s.seats], log=seen)

    return scene_of


def everything(scene: Scene) -> Iterator[Piece]:
    """Yield all pieces in reading order: on the table, in the hand, and in front of the seats."""
    yield from _within([*scene.table, *scene.hand, *[zone for seat in scene.seats for zone in seat.items]])


def _within(held: Sequence[Piece]) -> Iterator[Piece]:
    for piece in held:
        yield piece
        yield from _within(piece.items)


def pieces(scene: Scene) -> dict[str, Piece]:
    """Return all pieces by id; fail if two have the same id."""
    found: dict[str, Piece] = {}
    for piece in everything(scene):
        assert piece.id not in found, f"two pieces are called {piece.id}"
        found[piece.id] = piece
    return found


def strings(value: object) -> Iterator[str]:
    """Yield all texts that people read in a scene, which is given as plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in SILENT:
                yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
