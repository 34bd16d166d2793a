"""EC-12: Build."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from .. import events
from ..actions import BUILD
from ..clauses import ITEM_NEEDS, MATERIAL_SHORT, NO_PIECE, ONE_OF_EACH
from ..pieces import ITEMS, MATERIAL, MONOLITH, MONOLITHS, ORBITAL, ORBITALS, STARBASE, STARBASES
from ..state import EclipseState
from .base import BegunStep
from .pay import pay


def why_not_item(s: EclipseState, seat: int, item: int) -> Clause | None:
    """Return the clause that forbids an item wherever it is built, or None (EC-12.2, EC-12.4, EC-12.5)."""
    if item == STARBASE and not s.knows(seat, STARBASES):
        return ITEM_NEEDS
    if item == ORBITAL and not s.knows(seat, ORBITALS):
        return ITEM_NEEDS
    if item == MONOLITH and not s.knows(seat, MONOLITHS):
        return ITEM_NEEDS
    if s.people(seat).costs[item] > s.funds(seat, MATERIAL):
        return MATERIAL_SHORT
    if item < ORBITAL and s.built(seat, item) >= s.box.ships[item]:
        return NO_PIECE
    return None


def sites(s: EclipseState, seat: int, item: int) -> i64:
    """Return the controlled hexes with room for an item (EC-12.3)."""
    if item == ORBITAL:
        return s.discs[seat] & ~s.orbitals
    return s.discs[seat] & ~s.monoliths if item == MONOLITH else s.discs[seat]


def can_build(s: EclipseState, seat: int) -> bool:
    return any(sites(s, seat, item) != 0 and why_not_item(s, seat, item) is None for item in range(len(ITEMS)))


@final
class Build(BegunStep):
    """EC-12.1. Ships and structures are built one after the other, each in a controlled hex."""

    def judged(self, s: EclipseState, seat: int) -> list[Action]:
        found: list[Action] = []
        for item in range(len(ITEMS)):
            found += _built_at(item, s.discs[seat])
        return found

    def why_not(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        item, slot = action.args
        clause = why_not_item(s, seat, item)
        if clause is not None:
            return clause
        return None if sites(s, seat, item) & bit(slot) != 0 else ONE_OF_EACH

    def activations(self, s: EclipseState, seat: int) -> list[Action]:
        found: list[Action] = []
        for item in range(len(ITEMS)):
            if why_not_item(s, seat, item) is None:
                found += _built_at(item, sites(s, seat, item))
        return found

    def rest(self) -> Build:
        return Build(self.seat, self.left - 1, True)

    def activate(self, s: EclipseState, seat: int, action: Action) -> None:
        item, slot = action.args
        s.push(Erect(seat, item, slot))
        pay(s, seat, MATERIAL, s.people(seat).costs[item])


def _built_at(item: int, slots: i64) -> list[Action]:
    return [BUILD.two(item, slot) for slot in bits(slots)]


@final
class Erect(Step[EclipseState]):
    """EC-12. What is paid for is put on the map."""

    def __init__(self, seat: int, item: int, slot: int) -> None:
        self.seat: Final = seat
        self.item: Final = item
        self.slot: Final = slot

    def run(self, s: EclipseState) -> None:
        s.pop()
        if self.item == ORBITAL:
            s.orbitals |= bit(self.slot)
        elif self.item == MONOLITH:
            s.monoliths |= bit(self.slot)
        else:
            s.add_ship(self.slot, self.seat, self.item)
        if s.log is not None:
            s.emit(events.Builds(self.seat, self.item, self.slot))
