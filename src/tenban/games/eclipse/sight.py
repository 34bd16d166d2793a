"""What is secret in Eclipse: the values of reputation tiles, on the tracks of others and in the bag."""

from __future__ import annotations

from tenban.kernel.state import UNKNOWN

from .state import EclipseState
from .steps.reputation import KeepTile, draw_tiles


def hide(v: EclipseState, seat: int) -> None:
    """To the viewer others' tiles, and those somebody else looks at, are one with the bag; at the end all is shown."""
    if not v.stack:
        return
    for other in range(v.seats):
        if other != seat and v.fame_sizes[other] > 0 and v.fame[other] != UNKNOWN:
            v.honours += v.fame[other]
            v.fame[other] = UNKNOWN
    top = v.stack[-1]
    if isinstance(top, KeepTile) and top.seat != seat and v.drawn != UNKNOWN:
        v.honours += v.drawn
        v.drawn = UNKNOWN


def fill(w: EclipseState, seat: int) -> None:
    """Deal what is hidden from the bag."""
    for other in range(w.seats):
        if w.fame[other] == UNKNOWN:
            w.fame[other] = draw_tiles(w, int(w.fame_sizes[other]))
    if w.drawn == UNKNOWN:
        w.drawn = draw_tiles(w, w.drawn_size)
