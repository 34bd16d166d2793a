"""EC-11: Upgrade."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause

from ..actions import DESIGN, FINISHED, PART, SLOT, SPACE, UNCOVER
from ..blueprint import NO_PART, laid_over, mendable, sources_of
from ..clauses import BEYOND_MENDING, FRESH_TILE, ONE_EFFECT, PART_NEEDS, SAME_PART, UNSOUND
from ..pieces import HULL, SHIPS, STARBASE
from ..state import NOBODY, EclipseState
from .base import Asked
from .discovery import cover, different_slots


def ordinary_parts(s: EclipseState, seat: int) -> i64:
    """EC-11.4: the parts that a seat's technologies allow."""
    return s.box.parts_for(int(s.techs[seat]))


def unsound_ship(s: EclipseState, seat: int) -> int:
    """The blueprint that must be mended before anything else, or NOBODY; there is never more than one."""
    for ship in range(len(SHIPS)):
        if not s.plan(seat, ship).sound(ship != STARBASE):
            return ship
    return NOBODY


@final
class Upgrade(Asked):
    """EC-11.1. Tiles come off blueprints freely, and up to `left` are laid: blueprint, part and slot in one choice.

    What was laid in this upgrade is `fresh`, a set of ship * 8 + slot, and stays (EC-11.3a).
    """

    def __init__(self, seat: int, left: int, fresh: int, begun: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.fresh: Final = fresh
        self.begun: Final = begun

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        if len(s.picks) == 2:
            ship = SPACE.actions[s.picks[0]].arg
            return [SLOT.two(ship, slot) for slot in different_slots(s, seat, ship, self.fresh)]
        if len(s.picks) == 1:
            return PART.actions
        found = DESIGN.actions[:]
        for ship in range(len(SHIPS)):
            found += [UNCOVER.two(ship, slot) for slot in self._tiles(s, seat, ship)]
        found.append(FINISHED)
        return found

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is FINISHED:
            return UNSOUND if unsound_ship(s, seat) != NOBODY else None if self.begun else ONE_EFFECT
        if action.verb is UNCOVER:
            return self._why_not_uncover(s, seat, action.args[0], action.args[1])
        if action.verb is SLOT:
            return self.why_not_lay(s, seat, action.args[0], SPACE.actions[s.picks[1]].arg, action.args[1])
        if action.verb is PART:
            ship = SPACE.actions[s.picks[0]].arg
            if self._parts(s, seat) & bit(action.arg) == 0:
                return PART_NEEDS
            return None if self._takes(s, seat, ship, action.arg) else UNSOUND
        return None if self._designs(s, seat) & bit(action.arg) != 0 else BEYOND_MENDING

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        if len(s.picks) == 2:
            return self._slots(s, seat, SPACE.actions[s.picks[0]].arg, SPACE.actions[s.picks[1]].arg)
        if len(s.picks) == 1:
            ship = SPACE.actions[s.picks[0]].arg
            return [PART.one(part) for part in bits(self._parts(s, seat)) if self._takes(s, seat, ship, part)]
        found = DESIGN.each(self._designs(s, seat))
        broken = unsound_ship(s, seat)
        for ship in range(len(SHIPS)):
            for slot in self._tiles(s, seat, ship):
                if self._why_not_uncover(s, seat, ship, slot) is None:
                    found.append(UNCOVER.two(ship, slot))
        if broken == NOBODY and self.begun:
            found.append(FINISHED)
        return found

    def part(self, s: EclipseState, seat: int, action: Action) -> bool:
        return action.verb is DESIGN or action.verb is PART

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action is FINISHED:
            s.pop()
            return
        ship, slot = action.args
        left, fresh = self.left, self.fresh
        if action.verb is UNCOVER:
            cover(s, seat, ship, slot, NO_PART)
        else:
            part = SPACE.actions[s.picks[1]].arg
            s.kept[seat] &= ~bit(part)
            cover(s, seat, ship, slot, part)
            left, fresh = left - 1, fresh | 1 << (ship * 8 + slot)
        if left == 0 and unsound_ship(s, seat) == NOBODY:
            s.pop()
        else:
            s.become(Upgrade(seat, left, fresh, True))

    def why_not_lay(self, s: EclipseState, seat: int, ship: int, part: int, slot: int) -> Clause | None:
        """EC-11.3a, EC-11.6, EC-11.9, EC-11.10: what forbids a part on a slot."""
        if self.fresh >> (ship * 8 + slot) & 1:
            return FRESH_TILE
        plan = s.plan(seat, ship)
        if plan.shown[slot] == part:
            return SAME_PART
        if ship == STARBASE and s.box.parts[part].move > 0:
            return UNSOUND
        if plan.sound_with(part, slot, ship != STARBASE):
            return None
        if self.left == 1 and plan.tiles == 0:
            return UNSOUND
        tiles = laid_over(plan.tiles, slot, part)
        kept = s.kept[seat] & ~bit(part)
        return self._why_unsound(s, seat, ship, tiles, self.fresh | 1 << (ship * 8 + slot), self.left - 1, kept)

    def _why_not_uncover(self, s: EclipseState, seat: int, ship: int, slot: int) -> Clause | None:
        if self.fresh >> (ship * 8 + slot) & 1:
            return FRESH_TILE
        broken = unsound_ship(s, seat)
        if broken not in (NOBODY, ship):
            return BEYOND_MENDING
        tiles = laid_over(s.tiles[seat * 4 + ship], slot, NO_PART)
        return self._why_unsound(s, seat, ship, tiles, self.fresh, self.left, s.kept[seat])

    def _why_unsound(
        self, s: EclipseState, seat: int, ship: int, tiles: int, fresh: int, left: int, kept: i64
    ) -> Clause | None:
        flies = ship != STARBASE
        plan = s.box.blueprint(s.box.people_of[s.species[seat]], ship, tiles)
        if plan.sound(flies):
            return None
        best, single, drive = sources_of(s.box.parts, ordinary_parts(s, seat), kept)
        if mendable(plan, flies, fresh >> (ship * 8) & 255, left, best, single, drive):
            return None
        return BEYOND_MENDING if left > 0 else UNSOUND

    def _parts(self, s: EclipseState, seat: int) -> i64:
        return ordinary_parts(s, seat) | s.kept[seat]

    def _tiles(self, s: EclipseState, seat: int, ship: int) -> list[int]:
        """The slots with a tile on them, of those that are alike the first."""
        if s.tiles[seat * 4 + ship] == 0:
            return []
        plan = s.plan(seat, ship)
        return [slot for slot in different_slots(s, seat, ship, self.fresh) if plan.tile(slot) >= 0]

    def _slots(self, s: EclipseState, seat: int, ship: int, part: int) -> list[Action]:
        return [
            SLOT.two(ship, slot)
            for slot in different_slots(s, seat, ship, self.fresh)
            if self.why_not_lay(s, seat, ship, part, slot) is None
        ]

    def _takes(self, s: EclipseState, seat: int, ship: int, part: int) -> bool:
        return any(self.why_not_lay(s, seat, ship, part, slot) is None for slot in range(len(s.plan(seat, ship).shown)))

    def _takes_any(self, s: EclipseState, seat: int, ship: int) -> bool:
        """Nearly always a hull can be laid, which costs nothing: it is looked at first."""
        if self._takes(s, seat, ship, HULL):
            return True
        return any(self._takes(s, seat, ship, part) for part in bits(self._parts(s, seat)))

    def _designs(self, s: EclipseState, seat: int) -> i64:
        """The blueprints on which some part can be laid; while one is unsound, that one alone."""
        found: i64 = 0
        if self.left == 0:
            return found
        broken = unsound_ship(s, seat)
        for ship in range(len(SHIPS)):
            if broken in (NOBODY, ship) and self._takes_any(s, seat, ship):
                found |= bit(ship)
        return found
