"""CU-3.10: the hand limit at the end of a turn."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.state import ALONE

from .. import events
from ..state import HANDS, CultusState
from .discard import DiscardStep, named
from .end import ENDING
from .enemy import ENEMY_PHASE

NOBODY: Final[tuple[int, ...]] = ()


@final
class Hand(DiscardStep):
    """CU-3.10. Cards beyond the limit are discarded, and each costs points."""

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[s.active] if s.hand_sizes[s.active] > s.box.hand_limit else NOBODY

    def due(self, s: CultusState, seat: int) -> int:
        return int(s.hand_sizes[seat]) - s.box.hand_limit

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        for card in named(s, action):
            s.discard(seat, card)
            _pay(s, seat)
        self.run(s)

    def run(self, s: CultusState) -> None:
        s.become(ENEMY_PHASE if s.solo else ENDING)


def _pay(s: CultusState, seat: int) -> None:
    """Pay two points a card; the building track pays what is missing, and nothing goes below 0 (CU-C13)."""
    price = s.box.hand_price
    lost = int(s.lose(seat, HANDS, price))
    gold = min(price - lost, int(s.cost[seat]))
    s.cost[seat] -= gold
    if s.log is not None:
        s.emit(events.HandPrice(seat, lost, gold))


HANDING: Final = Hand()
