"""EC-14: relations, offered, answered and broken."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from ..actions import AGREED, DECLINED, DROP, OFFER
from ..clauses import NO_DIPLOMACY, NO_ROOM, OFFERS, RELATION, SHIPS_ABROAD, TRAITOR
from ..pieces import VALUES
from ..state import FAME, EclipseState
from .base import Asked
from .cubes import ANY, GiveCube, ReturnCubes

DIPLOMATS: Final = 4  # with so many players there is diplomacy (EC-0.3)


def judged_offers(s: EclipseState, seat: int) -> list[Action]:
    """Everybody to whom a seat might propose a relation."""
    return [OFFER.one(other) for other in range(s.seats) if other != seat]


def offers(s: EclipseState, seat: int) -> list[Action]:
    if s.seats < DIPLOMATS:
        return []
    return [action for action in judged_offers(s, seat) if why_not_offer(s, seat, action.arg) is None]


def why_not_offer(s: EclipseState, seat: int, other: int) -> Clause | None:
    """EC-14.1 to EC-14.6, EC-14.9"""
    if s.seats < DIPLOMATS:
        return NO_DIPLOMACY
    if s.allies[seat] & bit(other) != 0 or s.is_gone(other):
        return RELATION
    if s.traitor in (seat, other):
        return TRAITOR
    if s.refusals & bit(seat * 6 + other) != 0:
        return OFFERS
    if not _are_neighbours(s, seat, other):
        return RELATION
    for one_seat in (seat, other):
        if s.ambassadors(one_seat) >= s.box.ambassadors or _has_no_cube(s, one_seat):
            return RELATION
        if not _can_house(s, one_seat):
            return NO_ROOM
    return SHIPS_ABROAD if _meet(s, seat, other) else None


def _are_neighbours(s: EclipseState, seat: int, other: int) -> bool:
    """EC-14.2: is there a full connection between hexes of the two?"""
    return any(s.atlas.full[slot] & s.discs[other] != 0 for slot in bits(s.discs[seat]))


def _has_no_cube(s: EclipseState, seat: int) -> bool:
    return s.tracks[seat * 3] + s.tracks[seat * 3 + 1] + s.tracks[seat * 3 + 2] == 0


def _can_house(s: EclipseState, seat: int) -> bool:
    """EC-14.5, EC-14.6: is there room for another ambassador, if need be in a tile's place?"""
    tiles = int(s.fame_sizes[seat])
    return s.people(seat).fits(s.ambassadors(seat) + 1, max(0, tiles - 1))


def _meet(s: EclipseState, seat: int, other: int) -> bool:
    """EC-14.3: do ships of one stand with or on the other?"""
    mine, theirs = s.fleets[seat], s.fleets[other]
    return mine & (s.discs[other] | theirs) != 0 or theirs & s.discs[seat] != 0


def propose(s: EclipseState, seat: int, other: int) -> None:
    s.emit("offers", (seat, other))
    s.push(Answer(other, seat))


@final
class Answer(Asked):
    """EC-14.1. The other agrees or not."""

    def __init__(self, seat: int, suitor: int) -> None:
        super().__init__(seat)
        self.suitor: Final = suitor

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [AGREED, DECLINED]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is DECLINED:
            s.refusals |= bit(self.suitor * 6 + seat)
            s.emit("refuses", (seat, self.suitor))
            return
        for giver in (seat, self.suitor):
            s.push(GiveCube(giver))
        for receiver in (self.suitor, seat):
            tiles = int(s.fame_sizes[receiver])
            if not s.people(receiver).fits(s.ambassadors(receiver) + 1, tiles):
                s.push(DropTile(receiver))
        s.allies[seat] |= bit(self.suitor)
        s.allies[self.suitor] |= bit(seat)
        s.emit("allies", (self.suitor, seat))


@final
class DropTile(Step[EclipseState]):
    """EC-14.6. A reputation tile of one's choice makes room for the ambassador; nobody else sees which."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [DROP.one(value) for value in range(len(VALUES)) if s.fame[seat] >> (FAME * value) & 63]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        drop_tile(s, seat, action.arg)


def drop_tile(s: EclipseState, seat: int, value: int) -> None:
    """A reputation tile goes back into the bag."""
    s.fame[seat] -= bit(FAME * value)
    s.fame_sizes[seat] -= 1
    s.honours += bit(FAME * value)
    s.emit("drops-tile", (seat, value), seat, (seat,))


def betray_at(s: EclipseState, seat: int, slot: int) -> None:
    """EC-14.8: a ship in a partner's hex, or with its ships, ends the relation."""
    for other in bits(s.allies[seat]):
        if (s.discs[other] | s.fleets[other]) & bit(slot) != 0:
            sever(s, seat, other)
            s.traitor = seat
            s.emit("betrays", (seat, other))


def sever(s: EclipseState, seat: int, other: int) -> None:
    """Both get ambassador and cube back, the breaker first."""
    s.allies[seat] &= ~bit(other)
    s.allies[other] &= ~bit(seat)
    s.push(ReturnCubes(other, (ANY,)))
    s.push(ReturnCubes(seat, (ANY,)))
