"""Latria Opus as a tensor: see tenban.kernel.tensor."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.tensor import Tensor, Writer

from .pieces import CARDS, SKY, SUITS, one
from .state import VARIANTS, LatriaState

_SKIES: Final = len(SKY)


@final
class LatriaTensor(Tensor[LatriaState]):
    """Hands of other seats have no place: the view never has them."""

    def __init__(self) -> None:
        super().__init__(
            1, seat_arguments=("dealer", "owner"), arguments=3, below=0, left_out={"opener": "`first_dealer` tells it"}
        )

    def write(self, s: LatriaState, w: Writer) -> None:
        w.flags("hands", s.hands[w.seat] if w.seat >= 0 else 0, CARDS)
        w.flags("used", s.used, CARDS)
        w.flags_by_seat("cards", s.cards, CARDS)
        w.flags_by_seat("cards_under", s.cards_under, CARDS)
        w.counts_by_seat("skies", s.skies, _SKIES)
        w.counts_by_seat("skies_under", s.skies_under, _SKIES)
        w.packed_flags_by_seat("voids", s.voids, len(SUITS))
        w.counts("decks", s.decks, _SKIES)
        for kind in range(3):
            w.counts(f"stacks.{kind}" if w.slices is not None else "", _bag(s.stacks[kind]), _SKIES)
        w.flags("eclipse", s.eclipse, 3)
        w.number("round", s.round)
        w.numbers("purged", s.purged, 2)
        w.seat_of("first_dealer", s.first_dealer)
        w.one_hot("variant", s.variant, len(VARIANTS))
        w.number("campaign", s.campaign)
        w.number("game", s.game)
        w.rows_by_seat("results", s.results, s.seats, -128)


def _bag(stack: i64) -> i64:
    """Return the celestial cards above a board as a bag: their order decides nothing."""
    bag: i64 = 0
    while stack != 0:
        bag += one((stack & 15) - 1)
        stack >>= 4
    return bag


TENSOR: Final = LatriaTensor()
