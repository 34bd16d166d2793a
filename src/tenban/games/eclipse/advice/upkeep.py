"""How to pay the upkeep."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..actions import PAY
from ..state import EclipseState
from ..steps.upkeep import Books, Settle
from .base import Advisor
from .budget import cover
from .colony import ColonyAdvice


@final
class BooksAdvice(Advisor):
    """Small debts are traded away; otherwise the hex with the least on it is given up."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action.verb is PAY:
            return 5.0 + 0.01 * float(s.stored(seat, action.arg)) if cover(s, seat) >= -s.balance(seat) else 0.0
        return 4.0 - float(s.atlas.points[action.arg]) - 0.7 * float(s.cubes_at(action.arg))

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return self.best_few(s, seat, choices, 1)


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Settle: ColonyAdvice(), Books: BooksAdvice()}
