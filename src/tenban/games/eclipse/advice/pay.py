"""Which goods to trade for a payment."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..pieces import MONEY
from ..state import EclipseState
from ..steps.pay import Pay
from .base import NEVER, Advisor


@final
class PayAdvice(Advisor):
    """Goods of which there are most; of money only what the upkeep leaves."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action.arg != MONEY:
            return float(s.stored(seat, action.arg))
        left = s.balance(seat)
        return float(left) if left >= s.people(seat).trade else NEVER


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Pay: PayAdvice()}
