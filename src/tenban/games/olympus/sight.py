"""What is secret in The Heavens of Olympus: a plan, until all plans are shown; the kernel seals it.

Nothing else is secret.  Power lies behind screens (HO-7.1), but all players begin with the same power and every
gain and payment is public, so it can be counted: it stays in the view, and the face covers it.  The kernel hides
the parts of an unfinished choice (two stars to exchange, a set to darken).
"""

from __future__ import annotations

from .state import OlympusState


def hide(v: OlympusState, seat: int) -> None:
    """Hide nothing: every seat can deduce the whole state."""


def fill(w: OlympusState, seat: int) -> None:
    """Fill nothing: the kernel draws new plans for the seats that have chosen."""
