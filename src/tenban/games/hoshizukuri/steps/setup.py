"""Hoshizukuri, HZ-2: what is random before the first turn."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.bits import bits
from tenban.kernel.step import Step

from .. import events
from ..pieces import CELESTIAL_KINDS, HoshizukuriBox, kind_set
from ..state import HoshizukuriState
from .turn import NEXT_PLAYER


@final
class Prepare(Step[HoshizukuriState]):
    """HZ-2. The kinds of this game, its piles, the order of the first turns, and everybody's deck and hand."""

    def __init__(self, barred: int) -> None:
        self.barred: Final = barred  # kinds that are not to be drawn

    def run(self, s: HoshizukuriState) -> None:
        s.kinds |= _drawn_kinds(s, self.barred)  # HZ-2.4
        s.piles = s.galaxy.piled(s.box.per_seat, s.seats)  # HZ-2.1, HZ-2.2
        if s.log is not None:
            s.emit(events.Kinds(tuple(bits(s.kinds & CELESTIAL_KINDS))))
            for colour in missing_colours(s.box, s.kinds):
                s.emit(events.LacksColour(colour))  # HZ-C20
        if s.shuffled:
            s.shuffle(s.order)  # HZ-2.5
        if s.log is not None:
            s.emit(events.Order(tuple(s.order)))
        for seat in range(s.seats):
            s.decks[seat] = s.galaxy.piled(s.box.deck, 1)  # HZ-2.7
            s.deck_sizes[seat] = int(s.galaxy.size(s.decks[seat]))
            s.refill(seat)  # HZ-2.8
        s.become(NEXT_PLAYER)


def _drawn_kinds(s: HoshizukuriState, barred: int) -> int:
    """Return random celestial kinds that complete the set, with every colour if possible."""
    room = s.box.kinds - (s.kinds & CELESTIAL_KINDS).bit_count()
    deck = bits(CELESTIAL_KINDS & ~s.kinds & ~barred)
    lacking = missing_colours(s.box, s.kinds)
    can_be = len(lacking) <= room and not missing_colours(s.box, s.kinds | kind_set(tuple(deck)))
    while room > 0:
        s.shuffle(deck)
        drawn = kind_set(tuple(deck[:room]))
        if not can_be or not missing_colours(s.box, s.kinds | drawn):
            return drawn
    return 0


def missing_colours(box: HoshizukuriBox, kinds: int) -> list[int]:
    """Return the colours of which no kind has a card: 0 red, 1 blue, 2 green."""
    return [colour for colour in range(3) if not box.of_colour[1 << colour] & kinds]
