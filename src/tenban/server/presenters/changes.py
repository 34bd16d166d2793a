"""What changed between two scenes of one viewer, as paths and what is there now.

Most of a scene is the same after a move.  Pieces that a face makes once are the same objects then, and the others are
compared field by field, so that finding the changes costs less than encoding what is unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from tenban.scene.schema import Piece, Scene, Seat

SCENE_FIELDS = [name for name in Scene.__struct_fields__ if name != "log"]
SEAT_FIELDS = list(Seat.__struct_fields__)
PIECE_FIELDS = list(Piece.__struct_fields__)


class SceneDifference:
    """The parts of a scene that differ from those of an earlier one, the log excepted."""

    def __init__(self, before: Scene, now: Scene) -> None:
        self.set: dict[str, Any] = {}  # path -> what is there now; a path has names and places, joined by dots
        self.unset: list[str] = []  # paths at which there is nothing now
        self._compare_fields(before, now, SCENE_FIELDS, "")

    def _compare_fields(self, before: Any, now: Any, names: list[str], prefix: str) -> None:
        for name in names:
            old, new = getattr(before, name), getattr(now, name)
            if old is not new:
                self._compare(old, new, prefix + name)

    def _compare(self, before: Any, now: Any, path: str) -> None:
        if now is UNSET:
            self.unset.append(path)
        elif _are_alike(before, now):
            for place in range(len(now)):
                if before[place] is not now[place]:
                    self._compare_part(before[place], now[place], f"{path}.{place}")
        elif before != now:
            self.set[path] = now

    def _compare_part(self, before: Any, now: Any, path: str) -> None:
        if isinstance(now, Seat):
            self._compare_fields(before, now, SEAT_FIELDS, path + ".")
        elif now.items and before.items and now.id == before.id:
            self._compare_fields(before, now, PIECE_FIELDS, path + ".")
        elif before != now:
            self.set[path] = now


def _are_alike(before: Any, now: Any) -> bool:
    """Return whether these are lists of equally many seats or pieces, which are compared one by one."""
    return (
        isinstance(now, list)
        and isinstance(before, list)
        and 0 < len(now) == len(before)
        and isinstance(now[0], (Piece, Seat))
    )


def new_lines(lines: Sequence[Any], told_before: int, told: int) -> Sequence[Any] | None:
    """Return the lines of a log since it had `told_before` of them, or None if it does not keep them all."""
    count = told - told_before
    return lines[len(lines) - count :] if 0 <= count <= len(lines) else None
