"""What is secret in Eclipse: the values of reputation tiles, on the tracks of others and in the bag."""

from __future__ import annotations

from typing import Final

from tenban.kernel.state import UNKNOWN

from .state import EclipseState
from .steps.reputation import KeepTile

HIDES: Final = ("reputation", "reputation_bag", "drawn")  # the fields that `hide` changes


def hide(v: EclipseState, seat: int) -> None:
    """Put the tiles of other seats, and those that another seat looks at, back into the bag; after the end show all."""
    if not v.stack:
        return
    for other in range(v.seats):
        if other != seat and v.reputation_sizes[other] > 0 and v.reputation[other] != UNKNOWN:
            v.reputation_bag += v.reputation[other]
            v.reputation[other] = UNKNOWN
    top = v.stack[-1]
    if isinstance(top, KeepTile) and top.seat != seat and v.drawn != UNKNOWN:
        v.reputation_bag += v.drawn
        v.drawn = UNKNOWN


def fill(w: EclipseState, seat: int) -> None:
    """Draw hidden tiles from the bag."""
    for other in range(w.seats):
        if w.reputation[other] == UNKNOWN:
            w.reputation[other] = w.draw_reputation(int(w.reputation_sizes[other]))
    if w.drawn == UNKNOWN:
        w.drawn = w.draw_reputation(w.drawn_size)
