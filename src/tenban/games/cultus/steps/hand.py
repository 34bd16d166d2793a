"""CU-3.10, CU-3.11 and CU-8: how a turn ends, and how the game does."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from .. import events
from ..actions import DISCARD
from ..clauses import ASCENDING
from ..state import HANDS, CultusState
from .enemy import ENEMY_PHASE
from .last import ENDING
from .shifting import named, to_name

NOBODY: Final[tuple[int, ...]] = ()


@final
class Hand(Step[CultusState]):
    """CU-3.10. Cards beyond the limit are discarded, named in ascending order, and each costs points."""

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[s.active] if s.hand_sizes[s.active] > s.box.hand_limit else NOBODY

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return DISCARD.each(s.hands[seat])

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        return None if to_name(s, seat, _surplus(s, seat)) & bit(action.arg) != 0 else ASCENDING

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        return DISCARD.each(to_name(s, seat, _surplus(s, seat)))

    def pick(self, s: CultusState, seat: int) -> Action:
        return DISCARD.any_of(to_name(s, seat, _surplus(s, seat)), s)

    def part(self, s: CultusState, seat: int, action: Action) -> bool:
        return len(s.picks) + 1 < _surplus(s, seat)

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        for card in named(s, action):
            s.discard(seat, card)
            _pay(s, seat)
        self.run(s)

    def run(self, s: CultusState) -> None:
        s.become(ENEMY_PHASE if s.solo else ENDING)


def _surplus(s: CultusState, seat: int) -> int:
    return int(s.hand_sizes[seat]) - s.box.hand_limit


def _pay(s: CultusState, seat: int) -> None:
    """Two points a card; what is short comes from the building track, and nothing goes below nought (CU-C13)."""
    price = s.box.hand_price
    lost = int(s.lose(seat, HANDS, price))
    gold = min(price - lost, int(s.cost[seat]))
    s.cost[seat] -= gold
    if s.log is not None:
        s.tell(events.HandPrice(seat, lost, gold))


HANDING: Final = Hand()
