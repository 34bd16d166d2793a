"""Which reputation tile makes room for an ambassador."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..state import EclipseState
from ..steps.diplomacy import DropTile
from .base import Advisor


@final
class DropTileAdvice(Advisor):
    """The tile of the lowest value."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        return 3.0 - float(action.arg)


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {DropTile: DropTileAdvice()}
