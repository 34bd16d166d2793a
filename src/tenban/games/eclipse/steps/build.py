"""EC-12: Build."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from ..actions import BUILD, FINISHED
from ..clauses import ITEM_NEEDS, MATERIAL_SHORT, NO_PIECE, ONE_EFFECT, ONE_OF_EACH
from ..pieces import ITEMS, MATERIAL, MONOLITH, MONOLITHS, ORBITAL, ORBITALS, STARBASE, STARBASES
from ..state import EclipseState
from .base import Asked
from .pay import pay


def why_not_item(s: EclipseState, seat: int, item: int) -> Clause | None:
    """EC-12.2, EC-12.4, EC-12.5: what forbids an item wherever it is built."""
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
    """EC-12.3: the controlled hexes with room for an item."""
    if item == ORBITAL:
        return s.discs[seat] & ~s.orbitals
    return s.discs[seat] & ~s.monoliths if item == MONOLITH else s.discs[seat]


def can_build(s: EclipseState, seat: int) -> bool:
    return any(sites(s, seat, item) != 0 and why_not_item(s, seat, item) is None for item in range(len(ITEMS)))


@final
class Build(Asked):
    """EC-12.1. Ships and structures, one after the other, each in a controlled hex."""

    def __init__(self, seat: int, left: int, begun: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.begun: Final = begun

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        found: list[Action] = []
        for item in range(len(ITEMS)):
            found += _built_at(item, s.discs[seat])
        found.append(FINISHED)
        return found

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is FINISHED:
            return None if self.begun else ONE_EFFECT
        item, slot = action.args
        clause = why_not_item(s, seat, item)
        if clause is not None:
            return clause
        return None if sites(s, seat, item) & bit(slot) != 0 else ONE_OF_EACH

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        found: list[Action] = []
        for item in range(len(ITEMS)):
            if why_not_item(s, seat, item) is None:
                found += _built_at(item, sites(s, seat, item))
        if self.begun:
            found.append(FINISHED)
        return found

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action is FINISHED or self.left == 1:
            s.pop()
        else:
            s.become(Build(seat, self.left - 1, True))
        if action is not FINISHED:
            item, slot = action.args
            s.push(Erect(seat, item, slot))
            pay(s, seat, MATERIAL, s.people(seat).costs[item])


def _built_at(item: int, slots: i64) -> list[Action]:
    found: list[Action] = []
    while slots != 0:
        low = slots & -slots
        found.append(BUILD.two(item, _slot_of(low)))
        slots ^= low
    return found


def _slot_of(low: i64) -> int:
    return int(low).bit_length() - 1


@final
class Erect(Step[EclipseState]):
    """EC-12. What is paid for stands."""

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
            s.emit("builds", (self.seat, self.item, self.slot))
