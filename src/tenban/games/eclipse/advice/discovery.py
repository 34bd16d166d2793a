"""What to do with a hex that may be claimed, and with a discovery."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.step import Step

from ..actions import AGREED, DECLINED, STORED
from ..pieces import FIRST_FOUND_PART
from ..state import EclipseState
from ..steps.discovery import Claim, Discovery, FitPart, FreeTechnology
from .base import Advisor, Undecided
from .budget import can_pay, cover
from .research import technology_appeal
from .upgrade import refit_value

_EARLY: Final = 1  # up to this round discoveries are used, later kept for their points


@final
class ClaimAdvice(Advisor):
    """A disc is put on a hex if it can be paid for, if need be with goods that are still wanted."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        return (1.0 if can_pay(s, seat, 1) else -1.0) if action is AGREED else 0.0

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        return choices if s.balance(seat, 1) + cover(s, seat) >= 0 else [DECLINED]


@final
class DiscoveryAdvice(Undecided):
    """A tile is worth its points; used early it can be worth more."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        step = s.stack[-1]
        assert isinstance(step, Discovery)
        if action is DECLINED:
            return 2.0
        return 2.5 if s.round <= _EARLY and step.found < FIRST_FOUND_PART else 1.0


@final
class FreeTechnologyAdvice(Advisor):
    """The technology that brings most."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        return technology_appeal(s, seat, action.arg)


@final
class FitPartAdvice(Advisor):
    """The part is laid where it strengthens most, or kept."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        step = s.stack[-1]
        assert isinstance(step, FitPart)
        return -0.05 if action is STORED else refit_value(s, seat, action.args[0], action.args[1], step.found, 0)


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {
    Claim: ClaimAdvice(),
    Discovery: DiscoveryAdvice(),
    FreeTechnology: FreeTechnologyAdvice(),
    FitPart: FitPartAdvice(),
}
