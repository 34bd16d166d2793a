"""What is secret in Hoshizukuri: which of a player's unseen cards are in the hand, and what 泉 sees."""

from __future__ import annotations

from typing import Final

from tenban.kernel.state import UNKNOWN

from .state import NOTHING, HoshizukuriState
from .steps.cards import Meteorite, coloured

HIDES: Final = ("hands", "decks", "looked")  # the fields that `hide` changes


def hide(v: HoshizukuriState, seat: int) -> None:
    """HZ-3.5: merge the hand and deck of each other player into one bag; sizes and shown cards stay."""
    for other in range(v.seats):
        if other != seat and v.hands[other] != UNKNOWN:
            v.decks[other] += v.hands[other]
            v.hands[other] = UNKNOWN
    if v.active != seat and v.looked != NOTHING:
        v.looked = UNKNOWN


def fill(w: HoshizukuriState, seat: int) -> None:
    """Deal every hidden hand: what is known to be in it, the rest at random from hand and deck together."""
    for other in range(w.seats):
        if w.hands[other] == UNKNOWN:
            _deal(w, other)
    if w.looked == UNKNOWN:
        w.looked = w.peek(w.active)


def _deal(w: HoshizukuriState, seat: int) -> None:
    must = _must_hold(w, seat)
    pool = w.decks[seat]
    known = w.shown[seat]
    hand, rest = _draw_up(w, seat, known, pool - known)
    while must and not w.galaxy.kinds_in(hand) & must:  # a victim of 隕石 holds a matching card
        hand, rest = _draw_up(w, seat, known, pool - known)
    w.hands[seat] = hand
    w.decks[seat] = rest


def _must_hold(w: HoshizukuriState, seat: int) -> int:
    top = w.stack[-1] if w.stack else None
    if isinstance(top, Meteorite) and seat in top.hit:
        return int(coloured(w, top.colours))
    return 0


def _draw_up(w: HoshizukuriState, seat: int, hand: int, rest: int) -> tuple[int, int]:
    """Return a hand of the right size, and what is left for the deck."""
    galaxy = w.galaxy
    left = w.deck_sizes[seat] + w.hand_sizes[seat] - int(galaxy.size(hand))
    while left > w.deck_sizes[seat]:
        unit = galaxy.unit[galaxy.nth(rest, w.chance.below(left))]
        hand += unit
        rest -= unit
        left -= 1
    return hand, rest
