"""CU-3.11 and CU-8: is this the end of the game?"""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.step import Step

from .. import events
from ..state import NO_LAP, CultusState


@final
class End(Step[CultusState]):
    """CU-8. The last card ends the game at once, the last cube after one more turn for everybody else."""

    def run(self, s: CultusState) -> None:
        s.pop()
        if _is_over(s):
            s.become(SCORING)
            return
        if s.lap != NO_LAP:
            s.lap -= 1
        elif s.stock[s.active] == 0:  # CU-8.1
            s.lap = s.seats - 1
            if s.log is not None:
                s.emit(events.LastLap(s.active))
        s.active = s.active + 1 if s.active + 1 < s.seats else 0


def _is_over(s: CultusState) -> bool:
    """Return whether the piles are empty (CU-8.2), the lap is over or, alone, the last cube is set (CU-11.4)."""
    return s.cards_left() == 0 or s.lap == 1 or (s.solo and s.stock[0] == 0)


@final
class Scoring(Step[CultusState]):
    """CU-9. Plans are shown; what they are worth is counted by the rules."""

    def run(self, s: CultusState) -> None:
        if s.log is not None:
            if not s.solo:
                for seat in range(s.seats):
                    s.emit(events.ShowsPlan(seat, s.plans[seat]))
            s.emit(events.Ends())
        s.pop()


ENDING: Final = End()
SCORING: Final = Scoring()
