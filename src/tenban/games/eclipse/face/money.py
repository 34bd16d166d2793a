"""What choices do to money, production and goods, in words."""

from __future__ import annotations

from ..pieces import KINDS
from .names import At, goods, signless


def change(at: At, leaving: int) -> str:
    """Return what so many discs that leave the track (below 0: come back) do to the money at the end of the round."""
    s = at.state
    before, after = s.upkeep(at.seat), s.upkeep(at.seat, leaving)
    balance = s.balance(at.seat, leaving)
    id = "note-change-short" if balance < 0 else "note-change"
    return at.words(id, before=before, after=after, balance=signless(balance))


def price_note(at: At, kind: int, price: int) -> str:
    """Return a price, and whether it needs trade."""
    short = at.state.stored(at.seat, kind) < price
    return at.words("note-trades" if short else "note-price", price=goods(kind, price))


def production_note(at: At, kind: int, cubes: int) -> str:
    """Return how production changes if so many cubes are put on a track (below 0: taken off)."""
    s = at.state
    now = s.cubes_on_track(at.seat, kind)
    after = s.box.production[max(0, min(now + cubes, s.box.track))]
    return f"{{{KINDS[kind]}}} " + at.words("note-production", before=s.production(at.seat, kind), after=after)
