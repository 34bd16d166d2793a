"""What is secret in The Heavens of Olympus: a plan, until all are shown; the kernel seals it.

Nothing else.  Power lies behind screens (HO-7.1), but everybody begins with the same and every gain and
payment is made in the open, so whoever remembers knows it: it stays in the view, and the face covers it.
A choice half made (two stars to exchange, a set to darken) is blanked by the kernel.
"""

from __future__ import annotations

from .state import OlympusState


def hide(v: OlympusState, seat: int) -> None:
    """Nothing lies in the state that another seat may not deduce."""


def fill(w: OlympusState, seat: int) -> None:
    """Nothing was hidden: the imagined world has the same sky, and others choose their plans anew."""
