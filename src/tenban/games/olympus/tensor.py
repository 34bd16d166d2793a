"""The Heavens of Olympus as a tensor: see tenban.kernel.tensor."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.tensor import Tensor, Writer

from .pieces import PLANS, SPACES
from .state import OlympusState

_SPACES: Final = len(SPACES)
_NIGHTS: Final = 5  # of a game


@final
class OlympusTensor(Tensor[OlympusState]):
    """Everything is public but the plans under seal."""

    def __init__(self) -> None:
        options = {"opener": "`sun` tells it", "covered": "it changes what the face shows, and nothing else"}
        super().__init__(1, arguments=2, below=1, parts=8, left_out=options)

    def write(self, s: OlympusState, w: Writer) -> None:
        w.flags_by_seat("stars", s.stars, _SPACES)
        w.flags("dark", s.dark, _SPACES)
        w.flags("locked", s.locked, _SPACES)
        w.one_hots("plans", [s.plans[seat] for seat in w.order] if s.plans else (), s.seats, len(PLANS))
        w.seat_of("sun", s.sun)
        w.seat_of("moon", s.moon)
        w.number("day", s.day)
        w.one_hot("phase", s.phase, 3)
        w.blocks_by_seat("ready", s.ready, 1)
        w.blocks_by_seat("torch", s.torch, 1)
        w.blocks_by_seat("power", s.power, 1)
        w.blocks_by_seat("prestige", s.prestige, 1, -64)
        w.rows_by_seat("nights", [_lit(stars) for stars in s.nights], _NIGHTS)


def _lit(stars: int) -> int:
    """Return how many stars were lit in a night: what they were worth is in the points already."""
    return stars.bit_count()


TENSOR: Final = OlympusTensor()
