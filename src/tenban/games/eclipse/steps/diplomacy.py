"""EC-14: relations, offered, answered and broken."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause
from tenban.kernel.step import SeatStep

from .. import events
from ..actions import DECLINED, DROP, OFFER
from ..clauses import NO_DIPLOMACY, NO_ROOM, OFFERS, RELATION, SHIPS_ABROAD, TRAITOR
from ..state import EclipseState
from ..tilebag import values_in
from .base import YesNoStep
from .cubes import ANY, GiveCube, ReturnCubes

DIPLOMATS: Final = 4  # with so many players there is diplomacy (EC-0.3)


def judged_offers(s: EclipseState, seat: int) -> list[Action]:
    """Return an offer to every other seat, allowed or not."""
    return [OFFER.one(other) for other in range(s.seats) if other != seat]


def offers(s: EclipseState, seat: int) -> list[Action]:
    if s.seats < DIPLOMATS:
        return []
    return [action for action in judged_offers(s, seat) if why_not_offer(s, seat, action.arg) is None]


def why_not_offer(s: EclipseState, seat: int, other: int) -> Clause | None:
    """Return the clause that forbids an offer, or None (EC-14.1 to EC-14.6, EC-14.9)."""
    if s.seats < DIPLOMATS:
        return NO_DIPLOMACY
    if s.are_allies(seat, other) or s.is_gone(other):
        return RELATION
    if s.traitor in (seat, other):
        return TRAITOR
    if s.has_refused(other, seat):
        return OFFERS
    if not _are_neighbours(s, seat, other):
        return RELATION
    for one_seat in (seat, other):
        if s.ambassadors(one_seat) >= s.box.ambassadors or _has_no_cube(s, one_seat):
            return RELATION
        if not _can_house(s, one_seat):
            return NO_ROOM
    return SHIPS_ABROAD if s.as_ruled and _meet(s, seat, other) else None  # EC-C8


def _are_neighbours(s: EclipseState, seat: int, other: int) -> bool:
    """Return whether there is a full connection between hexes of two seats (EC-14.2)."""
    return any(s.atlas.full[slot] & s.discs[other] != 0 for slot in bits(s.discs[seat]))


def _has_no_cube(s: EclipseState, seat: int) -> bool:
    return sum(s.all_tracks(seat)) == 0


def _can_house(s: EclipseState, seat: int) -> bool:
    """Return whether there is room for another ambassador, if need be in place of a tile (EC-14.5, EC-14.6)."""
    return s.fits_track(seat, 1, -1)


def _meet(s: EclipseState, seat: int, other: int) -> bool:
    """Return whether ships of one seat stand in a hex of the other or with its ships (EC-14.3)."""
    mine, theirs = s.fleets[seat], s.fleets[other]
    return mine & (s.discs[other] | theirs) != 0 or theirs & s.discs[seat] != 0


def propose(s: EclipseState, seat: int, other: int) -> None:
    if s.log is not None:
        s.emit(events.Offers(seat, other))
    s.push(Answer(other, seat))


@final
class Answer(YesNoStep):
    """EC-14.1. The other seat agrees or not."""

    def __init__(self, seat: int, suitor: int) -> None:
        super().__init__(seat)
        self.suitor: Final = suitor

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is DECLINED:
            s.record_refusal(seat, self.suitor)
            if s.log is not None:
                s.emit(events.Refuses(seat, self.suitor))
            return
        for giver in (seat, self.suitor):
            s.push(GiveCube(giver))
        for receiver in (self.suitor, seat):
            if not s.fits_track(receiver, 1, 0):
                s.push(DropTile(receiver))
        s.form_relation(seat, self.suitor)
        if s.log is not None:
            s.emit(events.Allies(self.suitor, seat))


@final
class DropTile(SeatStep[EclipseState]):
    """EC-14.6. A reputation tile of the owner's choice makes room for the ambassador; no one else sees which."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [DROP.one(value) for value in values_in(s.reputation[seat])]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        drop_tile(s, seat, action.arg)


def drop_tile(s: EclipseState, seat: int, value: int) -> None:
    """Put a reputation tile of a seat back into the bag."""
    s.return_reputation(seat, value)
    if s.log is not None:
        s.emit(events.DropsTile(seat, value), seat)


def betray_at(s: EclipseState, seat: int, slot: int) -> None:
    """End the relations that a ship of a seat in a hex breaks (EC-14.8)."""
    for other in bits(s.allies[seat]):
        if (s.discs[other] | s.fleets[other]) & bit(slot) != 0:
            sever(s, seat, other)
            s.traitor = seat
            if s.log is not None:
                s.emit(events.Betrays(seat, other))


def sever(s: EclipseState, seat: int, other: int) -> None:
    """End a relation: both seats get ambassador and cube back, the breaker first."""
    s.end_relation(seat, other)
    s.push(ReturnCubes(other, (ANY,)))
    s.push(ReturnCubes(seat, (ANY,)))
