"""CU-3.4 to CU-3.6: gold is put on one of two tracks at once, and stays there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.clause import Clause

from .. import events
from ..actions import BANK
from ..clauses import TRACK_END
from ..state import CultusState
from .active import OpenActiveStep


@final
class Bank(OpenActiveStep):
    """CU-3.5. The active player splits the gold gained; as much as fits must be placed (CU-3.6)."""

    def __init__(self, gold: int) -> None:
        self.gold: Final = gold

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return BANK.actions[: placeable(s, seat, self.gold) + 1]

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        low, high = _splits(s, seat, self.gold)
        return None if low <= action.arg <= high else TRACK_END

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        low, high = _splits(s, seat, self.gold)
        return BANK.actions[low : high + 1]

    def pick(self, s: CultusState, seat: int) -> Action:
        low, high = _splits(s, seat, self.gold)
        return BANK.actions[low + s.chance.below(high - low + 1)]

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        rest = placeable(s, seat, self.gold) - action.arg
        s.cost[seat] += action.arg
        s.purse[seat] += rest
        if s.log is not None:
            s.emit(events.Banks(seat, action.arg, rest))
        s.pop()


def placeable(s: CultusState, seat: i64, gold: i64) -> i64:
    """Return how much of the gold fits on both tracks together."""
    room = 2 * s.box.top - s.cost[seat] - s.purse[seat]
    return min(room, gold)


def _splits(s: CultusState, seat: i64, gold: i64) -> tuple[i64, i64]:
    """Return the least and the most that may go to the building track."""
    total = placeable(s, seat, gold)
    low = total - (s.box.top - s.purse[seat])
    high = s.box.top - s.cost[seat]
    return (max(0, low)), (min(total, high))


BANKS: Final = [Bank(gold) for gold in range(128)]


def earn(s: CultusState, seat: int, gold: i64) -> None:
    """Give gold to the active player; the step below goes on when it is placed."""
    total = placeable(s, seat, gold)
    if s.log is not None:
        s.emit(events.Earns(seat, gold))
        if total < gold:
            s.emit(events.GoldLost(seat, gold - total))  # CU-3.6
    if total > 0:
        s.push(BANKS[gold])
