"""What is secret in Cultus: hands, and among several players plans (CU-14.1)."""

from __future__ import annotations

from typing import Final

from tenban.kernel.state import UNKNOWN

from .pieces import PLANS
from .state import CultusState

HIDES: Final = ("hands", "pool", "plans")  # the fields that `hide` changes


def hide(v: CultusState, seat: int) -> None:
    """Move other hands to the unseen cards, keeping their sizes, and hide other plans until the end."""
    for other in range(v.seats):
        if other != seat:
            if v.hands[other] != UNKNOWN:
                v.pool |= v.hands[other]
                v.hands[other] = UNKNOWN
            if not v.solo and v.stack:
                v.plans[other] = UNKNOWN


def fill(w: CultusState, seat: int) -> None:
    """Deal every hidden hand from what is unseen, and every hidden plan from those left."""
    plans = [plan for plan in range(PLANS) if plan not in w.plans.list()[: w.seats]]
    w.shuffle(plans)
    for other in range(w.seats):
        if w.plans[other] == UNKNOWN:
            w.plans[other] = plans.pop()
        if w.hands[other] == UNKNOWN:
            _deal(w, other)


def _deal(w: CultusState, seat: int) -> None:
    size = int(w.hand_sizes[seat])
    w.hands[seat] = 0
    w.hand_sizes[seat] = 0
    for _ in range(size):
        w.take_card(seat, w.draw_unseen())
