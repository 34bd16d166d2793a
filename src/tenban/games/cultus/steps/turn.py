"""CU-3: the turn."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from .. import events
from ..actions import DRAW, SKIP
from ..clauses import EMPTY_PILE
from ..state import CultusState
from .act import ACTS
from .active import OpenActiveStep
from .money import earn


@final
class Turns(Step[CultusState]):
    """CU-3. One turn after the other, clockwise; it lies below every turn."""

    def run(self, s: CultusState) -> None:
        s.paid = ()
        if s.log is not None:
            s.emit(events.Turn(s.active))
        s.push(STARTS[0])


@final
class Start(OpenActiveStep):
    """CU-3.1. The active player draws a card from any pile; with Industry none to two (CU-6.3)."""

    def __init__(self, drawn: int) -> None:
        self.drawn: Final = drawn

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return [*DRAW.actions, SKIP.one(0)] if s.owns(seat, s.box.industry) else DRAW.actions

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        if action.verb is SKIP:
            return None
        return None if s.full_piles() & bit(action.arg) != 0 else EMPTY_PILE

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        found = DRAW.each(s.full_piles())
        if s.owns(seat, s.box.industry):
            found.append(SKIP.one(0))
        return found

    def pick(self, s: CultusState, seat: int) -> Action:
        if s.owns(seat, s.box.industry):
            choices = self.legal(s, seat)
            return choices[s.chance.below(len(choices))]
        return DRAW.any_of(s.full_piles(), s)

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        most = s.box.draws + (1 if s.owns(seat, s.box.industry) else 0)
        if action.verb is SKIP:
            s.become(INCOME)
            if s.log is not None:
                s.emit(events.Skips(seat))
            return
        s.draw_from(seat, int(action.arg))
        again = self.drawn + 1 < most and s.cards_left() > 0
        s.become(STARTS[self.drawn + 1] if again else INCOME)


@final
class Income(Step[CultusState]):
    """CU-3.4. One gold, and one for each own monument."""

    def run(self, s: CultusState) -> None:
        seat = s.active
        s.become(ACTION_PHASE)
        earn(s, seat, s.box.gold + s.monuments(seat))


@final
class ActionPhase(Step[CultusState]):
    """CU-3.3. Three points, and one more for a player whose medal has come back."""

    def run(self, s: CultusState) -> None:
        more = s.box.medal_point if s.medal_home(s.active) else 0
        s.become(ACTS[s.box.action_points + more])


STARTS: Final = [Start(drawn) for drawn in range(9)]
INCOME: Final = Income()
ACTION_PHASE: Final = ActionPhase()
TURNS: Final = Turns()
