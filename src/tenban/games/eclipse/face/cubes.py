"""Tracks that cubes go to and come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenban.kernel import Action, Step

from ..steps.cubes import Bury, GiveCube, ReturnCubes
from .money import production_note
from .names import At
from .presenter import Presenter


class CubePresenter(Presenter):
    """A step in which so many cubes are put on a track (below 0: taken off)."""

    def __init__(self, name: str, cubes: int) -> None:
        super().__init__(name)
        self.cubes = cubes

    def note(self, at: At, actions: Sequence[Action]) -> str:
        return production_note(at, actions[-1].arg, self.cubes)


PRESENTERS: dict[type[Step[Any]], Presenter] = {
    ReturnCubes: CubePresenter("returncubes", 1),
    GiveCube: CubePresenter("givecube", -1),
    Bury: Presenter("bury"),
}
