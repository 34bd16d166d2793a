"""Which technology to research, and what to take for an artifact."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bits, count_bits
from tenban.kernel.step import Step

from ..actions import FINISHED
from ..pieces import ADVANCED, SCIENCE, advanced_square
from ..state import EclipseState
from ..steps.colony import empty_squares
from ..steps.research import Artifact, Research, researchable
from .base import Advisor
from .budget import BEYOND, NOT_WORTH, disc_cost, trade_cost, trades_for
from .valuation import technology_worth

_LEARNING: Final = 1.5  # how much the worth of a technology counts compared with that of other actions
_ADVANCED: Final = 0.1  # points of an advanced square that can be settled, for each round to come


def technology_appeal(s: EclipseState, seat: int, technology: int) -> float:
    """Return what a technology brings in the rounds to come, and the points of its track."""
    left = s.rounds_left()
    points = s.box.track_points
    tiles = int(count_bits(s.techs[seat] & s.box.on_track[s.box.track_of[technology]]))
    worth = float(points[min(tiles + 1, len(points) - 1)] - points[min(tiles, len(points) - 1)])
    if left == 0:
        return worth
    for kind in range(len(ADVANCED)):
        if technology == ADVANCED[kind]:
            squares = count_bits(empty_squares(s, seat, advanced_square(kind)))
            worth += _ADVANCED * float(min(left, 5)) * float(squares)
    return worth + technology_worth(s, seat, technology)


def is_useful(s: EclipseState, seat: int) -> bool:
    """Return whether some technology can be paid for, and the upkeep after it."""
    for technology in bits(researchable(s, seat)):
        if trades_for(s, seat, SCIENCE, s.price(seat, technology), 1) != BEYOND:
            return True
    return False


def action_value(s: EclipseState, seat: int) -> float:
    """Return what Research brings, less the upkeep of its disc."""
    most = NOT_WORTH
    for technology in bits(researchable(s, seat)):
        appeal = _LEARNING * technology_appeal(s, seat, technology)
        most = max(most, appeal - trade_cost(s, seat, SCIENCE, s.price(seat, technology), 1))
    return most - disc_cost(s, seat, 1)


@final
class ResearchAdvice(Advisor):
    """The technology that brings most, less what trade for it costs."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action is FINISHED:
            return 0.0
        lost = trade_cost(s, seat, SCIENCE, s.price(seat, action.arg), 0)
        return technology_appeal(s, seat, action.arg) - lost


@final
class ArtifactAdvice(Advisor):
    """Goods of which there are least."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        return -float(s.stored(seat, action.arg))


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {Research: ResearchAdvice(), Artifact: ArtifactAdvice()}
