"""Which reputation tiles to keep."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..actions import KEEP, NONE
from ..state import EclipseState
from ..steps.reputation import KeepTile
from ..tilebag import count_of
from .base import Advisor

_BEST: Final = 3  # the index of the highest value


@final
class KeepTileAdvice(Advisor):
    """The best tile drawn; a worse one of the seat's own makes way for it."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action.verb is KEEP:
            return 0.0 if action.arg == NONE else 1.0 + float(action.arg)
        drawn = _BEST
        while drawn > 0 and count_of(s.drawn, drawn) == 0:
            drawn -= 1
        return float(drawn) - float(action.arg)


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {KeepTile: KeepTileAdvice()}
