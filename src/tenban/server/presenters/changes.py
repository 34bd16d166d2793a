"""What changed between two scenes of one viewer, as paths and what is there now.

Most of a scene is the same after a move.  Pieces that a face makes once are the same objects then, and the others are
compared field by field, so that finding the changes costs less than encoding what is unchanged.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import astuple

from tenban.scene.schema import Piece, Scene, Seat

SCENE_FIELDS = list(Scene.__struct_fields__)
SEAT_FIELDS = list(Seat.__struct_fields__)
PIECE_FIELDS = list(Piece.__struct_fields__)
LOG = "log"  # is compared by its number of lines


class SceneDifference:
    """The parts of a scene that differ from those of an earlier one, the log excepted."""

    def __init__(self, before: Scene, now: Scene) -> None:
        self.set: dict[str, Any] = {}  # path -> what is there now; a path has names and places, joined by dots
        self.unset: list[str] = []  # paths at which there is nothing now
        self._compare_structs(before, now, SCENE_FIELDS, "")

    def _compare_structs(self, before: Struct, now: Struct, names: list[str], prefix: str) -> None:
        """Compare field by field; one call returns all fields, because there are many and most are the same objects."""
        old, new = astuple(before), astuple(now)
        for place in range(len(names)):
            if old[place] is not new[place] and names[place] != LOG:
                self._compare(old[place], new[place], prefix + names[place])

    def _compare(self, before: Any, now: Any, path: str) -> None:
        if now is UNSET:
            self.unset.append(path)
        elif isinstance(now, list) and isinstance(before, list):
            self._compare_lists(before, now, path)
        elif before != now:
            self.set[path] = now

    def _compare_lists(self, before: list[Any], now: list[Any], path: str) -> None:
        """Compare seats and pieces one by one if there are as many as before, and other lists as a whole."""
        if len(before) != len(now):
            self.set[path] = now
        elif now and isinstance(now[0], (Piece, Seat)):
            for place in range(len(now)):
                if before[place] is not now[place]:
                    self._compare_parts(before[place], now[place], f"{path}.{place}")
        elif before != now:
            self.set[path] = now

    def _compare_parts(self, before: Any, now: Any, path: str) -> None:
        if isinstance(now, Seat):
            self._compare_structs(before, now, SEAT_FIELDS, path + ".")
        elif now.items and before.items and now.id == before.id:
            self._compare_structs(before, now, PIECE_FIELDS, path + ".")
        elif before != now:
            self.set[path] = now


def new_lines(lines: list[Any], told_before: int, told: int) -> list[Any] | None:
    """Return the lines of a log since it had `told_before` of them, or None if it does not keep them all."""
    count = told - told_before
    return lines[len(lines) - count :] if 0 <= count <= len(lines) else None
