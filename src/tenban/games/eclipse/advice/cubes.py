"""Which tracks cubes go to and come from."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..state import EclipseState
from ..steps.cubes import Bury, GiveCube, ReturnCubes
from .base import Advisor


@final
class ReturnAdvice(Advisor):
    """A cube goes to the track with the most cubes, where it costs least production."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        return float(s.cubes_on_track(seat, action.arg))


@final
class GiveAdvice(Advisor):
    """A cube comes from the track with the fewest cubes."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        return -float(s.cubes_on_track(seat, action.arg))


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {
    ReturnCubes: ReturnAdvice(),
    Bury: ReturnAdvice(),
    GiveCube: GiveAdvice(),
}
