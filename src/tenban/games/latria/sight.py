"""What is secret in Latria Opus: hands, and which cards come next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bit, bits
from tenban.kernel.state import UNKNOWN

from .actions import SPACE
from .pieces import CARDS, suit
from .state import LatriaState
from .steps import Count, Declare, Finish, Follow, Purge

HIDES: Final = ("hands",)  # the fields that `hide` changes
_MIXING: Final = 4  # exchanges a card
_TRIES: Final = 1000  # one shuffle is nearly always enough


def hide(v: LatriaState, seat: int) -> None:
    """Hide other seats' hands (LO-10.2).  The decks are bags; everything else is public."""
    for other in range(v.seats):
        if other != seat:
            v.hands[other] = UNKNOWN


def fill(w: LatriaState, seat: int) -> None:
    """Deal the unseen cards to the other seats: as many as each holds, and no suit that it has shown to lack."""
    free = _unseen(w)
    owners: list[int] = []
    for other in range(w.seats):
        if w.hands[other] == UNKNOWN:
            owners += [other] * hand_size_of(w, other)
            w.hands[other] = 0
    w.shuffle(free)
    if w.voids != 0:
        _respect_voids(w, free, owners)
    for i, card in enumerate(free):
        w.hands[owners[i]] |= bit(card)


def _unseen(w: LatriaState) -> list[int]:
    seen = w.used
    for pile in w.cards.list() + w.cards_under.list():
        seen |= pile
    for seat in range(w.seats):
        if w.hands[seat] != UNKNOWN:
            seen |= w.hands[seat]
    top = w.stack[-1] if w.stack else None
    if isinstance(top, (Declare, Follow)):
        seen |= bit(top.card)
    for code in w.purged:
        seen |= purged_card(code)
    return bits(w.box.deck[w.seats] & ~seen)


def purged_card(code: int) -> int:
    """Return the astrology card a purge took, as a bit set; empty for a celestial card."""
    face = SPACE.actions[code].args[1]
    return int(bit(face)) if face < CARDS else 0


def hand_size_of(w: LatriaState, seat: int) -> int:
    """Return how many cards a seat holds; public."""
    top = w.stack[-1] if w.stack else None
    if isinstance(top, (Declare, Follow)):
        return w.hand_size(played=top.dealer == seat)
    return w.hand_size(played=top is None or isinstance(top, (Count, Purge, Finish)))


def _respect_voids(w: LatriaState, free: list[int], owners: list[int]) -> None:
    for _ in range(_TRIES):
        if _mend(w, free, owners):
            _mix(w, free, owners)
            return
        w.shuffle(free)
    raise AssertionError("no deal agrees with what the seats have shown")


def _mend(w: LatriaState, free: list[int], owners: list[int]) -> bool:
    """Exchange every card that its owner cannot hold (LO-10.3); return False if single exchanges do not suffice."""
    cards = len(free)
    for i in range(cards):
        if w.void(owners[i], suit(free[i])):
            at = w.chance.below(cards)
            tries = 0
            while not _exchange(w, free, owners, i, at):
                at = at + 1 if at + 1 < cards else 0
                tries += 1
                if tries == cards:
                    return False
    return True


def _mix(w: LatriaState, free: list[int], owners: list[int]) -> None:
    """Exchange at random until all deals that the voids allow are about equally likely."""
    cards = len(free)
    for _ in range(_MIXING * cards):
        _exchange(w, free, owners, w.chance.below(cards), w.chance.below(cards))


def _exchange(w: LatriaState, free: list[int], owners: list[int], i: i64, j: i64) -> bool:
    """Swap two cards if each owner may hold the other; return whether they were swapped."""
    a, b = free[i], free[j]
    if w.void(owners[i], suit(b)) or w.void(owners[j], suit(a)):
        return False
    free[i], free[j] = b, a
    return True
