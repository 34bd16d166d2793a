"""How several cards of a hand are discarded: named in ascending order, so that each set is named in one way."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits
from tenban.kernel.clause import Clause

from ..actions import DISCARD
from ..clauses import ASCENDING
from ..state import CultusState, card_named
from .active import ActiveStep


class DiscardStep(ActiveStep):
    """The active player discards a number of cards."""

    def due(self, s: CultusState, seat: int) -> int:
        """Return how many cards are discarded."""
        raise NotImplementedError

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return DISCARD.each(s.hands[seat])

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        return None if nameable(s, seat, self.due(s, seat)) & bit(action.arg) != 0 else ASCENDING

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        return DISCARD.each(nameable(s, seat, self.due(s, seat)))

    def pick(self, s: CultusState, seat: int) -> Action:
        return DISCARD.any_of(nameable(s, seat, self.due(s, seat)), s)

    def part(self, s: CultusState, seat: int, action: Action) -> bool:
        return len(s.picks) + 1 < self.due(s, seat)


def nameable(s: CultusState, seat: i64, cards: i64) -> i64:
    """Return the cards that may be named next: after the last one, and so that enough are left to follow."""
    left: i64 = s.hands[seat]
    done: i64 = len(s.picks)
    if done > 0:
        left &= -2 * bit(card_named(s.picks[-1]))
    spare = count_bits(left) - (cards - done) + 1
    rest = left
    while spare > 0:
        rest &= rest - 1
        spare -= 1
    return left & ~rest


def named(s: CultusState, last: Action) -> list[int]:
    """Return the cards of a choice whose last part is `last`."""
    return [*[card_named(code) for code in s.picks], int(last.arg)]
