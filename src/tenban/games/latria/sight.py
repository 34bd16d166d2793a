"""What is secret in Latria Opus: hands, and which cards come next."""

from __future__ import annotations

from tenban.kernel.bits import bit, bits
from tenban.kernel.state import UNKNOWN

from .actions import SPACE
from .pieces import CARDS, suit
from .state import Table
from .steps import Count, Declare, Finish, Follow, Purge


def hide(v: Table, seat: int) -> None:
    """LO-10.2: others' hands.  The decks are bags; everything else was seen by all."""
    for other in range(v.seats):
        if other != seat:
            v.hands[other] = UNKNOWN


def fill(w: Table, seat: int) -> None:
    """Deal the unseen cards to the others, as many as each holds and nothing it has shown not to hold."""
    free = _unseen(w)
    room = [hand_size_of(w, other) if w.hands[other] == UNKNOWN else 0 for other in range(w.seats)]
    w.shuffle(free)
    for other in range(w.seats):
        if w.hands[other] == UNKNOWN:
            w.hands[other] = 0
    if w.voids != 0:
        _deal_around_voids(w, free, room)
    else:
        _deal(w, free, room)


def _unseen(w: Table) -> list[int]:
    seen = w.used
    for pile in w.cards:
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
    """The astrology card a purge took, as a bit set; celestial cards leave it empty."""
    face = SPACE.actions[code].args[1]
    return int(bit(face)) if face < CARDS else 0


def hand_size_of(w: Table, seat: int) -> int:
    """How many cards a seat holds: public."""
    top = w.stack[-1] if w.stack else None
    if isinstance(top, (Declare, Follow)):
        return w.hand_size(played=top.dealer == seat)
    return w.hand_size(played=top is None or isinstance(top, (Count, Purge, Finish)))


def _deal(w: Table, free: list[int], room: list[int]) -> None:
    at = 0
    for seat, size in enumerate(room):
        for card in free[at : at + size]:
            w.hands[seat] |= bit(card)
        at += size


def _deal_around_voids(w: Table, free: list[int], room: list[int]) -> None:
    """Card by card to a seat that may hold it, weighted by room, and never into a dead end."""
    left = [0, 0, 0, 0]
    for card in free:
        left[suit(card)] += 1
    for card in free:
        kind = suit(card)
        left[kind] -= 1
        seat = _taker(w, kind, left, room)
        w.hands[seat] |= bit(card)
        room[seat] -= 1


def _taker(w: Table, kind: int, left: list[int], room: list[int]) -> int:
    able = [seat for seat in range(w.seats) if room[seat] > 0 and not w.void(seat, kind)]
    weights = 0
    fit: list[int] = []
    for seat in able:
        room[seat] -= 1
        if len(able) == 1 or _feasible(w, left, room):
            fit.append(seat)
            weights += room[seat] + 1
        room[seat] += 1
    at = w.chance.below(weights)
    for seat in fit:
        at -= room[seat]
        if at < 0:
            return seat
    raise AssertionError("no seat can hold the card")


def _feasible(w: Table, left: list[int], room: list[int]) -> bool:
    """Hall's condition: whichever suits are taken together, those who may hold them have room for them."""
    for suits in range(1, 16):
        need = 0
        for kind in range(4):
            if suits >> kind & 1:
                need += left[kind]
        space = 0
        for seat in range(w.seats):
            if suits & ~(w.voids >> (seat * 4)) != 0:
                space += room[seat]
        if need > space:
            return False
    return True
