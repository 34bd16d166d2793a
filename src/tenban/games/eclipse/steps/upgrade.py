"""EC-11: Upgrade."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause

from .. import events
from ..actions import DESIGN, FINISHED, PART, SLOT, SPACE, UNCOVER
from ..blueprint import NO_PART, laid_over, mendable, sources_of, tile_at
from ..clauses import BEYOND_MENDING, FRESH_TILE, ONE_EFFECT, PART_NEEDS, SAME_PART, UNSOUND
from ..pieces import FIRST_ANCIENT_PART, HULL, MOST_SLOTS, SHIPS, STARBASE
from ..state import NOBODY, EclipseState
from .base import ActivationStep


def ordinary_parts(s: EclipseState, seat: int) -> i64:
    """Return the parts that a seat's technologies allow (EC-11.4)."""
    return s.box.parts_for(int(s.techs[seat]))


def usable_parts(s: EclipseState, seat: int) -> i64:
    """Return the parts that a seat may put on its blueprints, the ancient ones that it keeps included."""
    return ordinary_parts(s, seat) | s.kept_parts[seat]


def unsound_ship(s: EclipseState, seat: int) -> int:
    """Return the blueprint that must be mended before anything else, or NOBODY; there is never more than one."""
    for ship in range(len(SHIPS)):
        if not s.plan(seat, ship).sound(ship != STARBASE):
            return ship
    return NOBODY


def different_slots(s: EclipseState, seat: int, ship: int, fresh: int) -> list[int]:
    """Return the slots of a blueprint; of those that are alike (tile, print, freshly laid) the first.

    `fresh` is the set of slots whose tile was laid in this upgrade.
    """
    plan = s.plan(seat, ship)
    seen: list[int] = []
    found: list[int] = []
    for slot, printed in enumerate(plan.printed.slots):
        alike = ((plan.tile(slot) + 1) * 64 + printed + 1) * 2 + (fresh >> slot & 1)
        if alike not in seen:
            seen.append(alike)
            found.append(slot)
    return found


def cover(s: EclipseState, seat: int, ship: int, slot: int, part: int) -> None:
    """Lay a tile on a slot or (NO_PART) take it off; an ancient one that was there leaves the game (EC-8.9)."""
    tiles = s.tiles_on(seat, ship)
    old = tile_at(tiles, slot)
    s.set_tiles(seat, ship, laid_over(tiles, slot, part))
    if s.log is not None:
        if part >= 0:
            s.emit(events.FitsPart(seat, ship, slot, part))
        else:
            s.emit(events.Uncovers(seat, ship, slot))
        if old >= FIRST_ANCIENT_PART:
            s.emit(events.PartLost(seat, old))


@final
class Upgrade(ActivationStep):
    """EC-11.1. Tiles come off blueprints freely, and up to `left` are laid: blueprint, part and slot in one choice.

    What was laid in this upgrade is `fresh` (see `is_fresh`) and stays (EC-11.3a).
    """

    def __init__(self, seat: int, left: int, fresh: int, begun: bool) -> None:
        super().__init__(seat, left)
        self.fresh: Final = fresh
        self.begun: Final = begun

    def is_fresh(self, ship: int, slot: int) -> bool:
        """Return whether the tile on a slot was laid in this upgrade."""
        return self.fresh >> (ship * MOST_SLOTS + slot) & 1 != 0

    def _fresh_with(self, ship: int, slot: int) -> int:
        return self.fresh | 1 << (ship * MOST_SLOTS + slot)

    def _fresh_slots(self, ship: int) -> int:
        """Return the fresh slots of one blueprint as a bit set."""
        return self.fresh >> (ship * MOST_SLOTS) & 255

    def judged(self, s: EclipseState, seat: int) -> list[Action]:
        if len(s.picks) == 2:
            ship = SPACE.actions[s.picks[0]].arg
            return [SLOT.two(ship, slot) for slot in different_slots(s, seat, ship, self._fresh_slots(ship))]
        if len(s.picks) == 1:
            return PART.actions
        found = DESIGN.actions[:]
        for ship in range(len(SHIPS)):
            found += [UNCOVER.two(ship, slot) for slot in self._tiles(s, seat, ship)]
        return found

    def why_not(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action.verb is UNCOVER:
            return self._why_not_uncover(s, seat, action.args[0], action.args[1])
        if action.verb is SLOT:
            return self.why_not_lay(s, seat, action.args[0], SPACE.actions[s.picks[1]].arg, action.args[1])
        if action.verb is PART:
            ship = SPACE.actions[s.picks[0]].arg
            if usable_parts(s, seat) & bit(action.arg) == 0:
                return PART_NEEDS
            return None if self._takes(s, seat, ship, action.arg) else UNSOUND
        return None if self._designs(s, seat) & bit(action.arg) != 0 else BEYOND_MENDING

    def activations(self, s: EclipseState, seat: int) -> list[Action]:
        if len(s.picks) == 2:
            return self._slots(s, seat, SPACE.actions[s.picks[0]].arg, SPACE.actions[s.picks[1]].arg)
        if len(s.picks) == 1:
            ship = SPACE.actions[s.picks[0]].arg
            return [PART.one(part) for part in bits(usable_parts(s, seat)) if self._takes(s, seat, ship, part)]
        found = DESIGN.each(self._designs(s, seat))
        for ship in range(len(SHIPS)):
            for slot in self._tiles(s, seat, ship):
                if self._why_not_uncover(s, seat, ship, slot) is None:
                    found.append(UNCOVER.two(ship, slot))
        return found

    def why_not_stop(self, s: EclipseState, seat: int) -> Clause | None:
        if unsound_ship(s, seat) != NOBODY:
            return UNSOUND
        return None if self.begun else ONE_EFFECT

    def may_stop(self, s: EclipseState, seat: int) -> bool:
        return self.begun and unsound_ship(s, seat) == NOBODY

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
            s.kept_parts[seat] &= ~bit(part)
            cover(s, seat, ship, slot, part)
            left, fresh = left - 1, self._fresh_with(ship, slot)
        if left == 0 and unsound_ship(s, seat) == NOBODY:
            s.pop()
        else:
            s.become(Upgrade(seat, left, fresh, True))

    def why_not_lay(self, s: EclipseState, seat: int, ship: int, part: int, slot: int) -> Clause | None:
        """Return the clause that forbids a part on a slot, or None (EC-11.3a, EC-11.6, EC-11.9, EC-11.10)."""
        if self.is_fresh(ship, slot):
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
        kept = s.kept_parts[seat] & ~bit(part)
        fresh = self._fresh_slots(ship) | 1 << slot
        return self._why_unsound(s, seat, ship, tiles, fresh, self.left - 1, kept)

    def _why_not_uncover(self, s: EclipseState, seat: int, ship: int, slot: int) -> Clause | None:
        if self.is_fresh(ship, slot):
            return FRESH_TILE
        broken = unsound_ship(s, seat)
        if broken not in (NOBODY, ship):
            return BEYOND_MENDING
        tiles = laid_over(s.tiles_on(seat, ship), slot, NO_PART)
        return self._why_unsound(s, seat, ship, tiles, self._fresh_slots(ship), self.left, s.kept_parts[seat])

    def _why_unsound(
        self, s: EclipseState, seat: int, ship: int, tiles: int, fresh: int, left: int, kept: i64
    ) -> Clause | None:
        flies = ship != STARBASE
        plan = s.plan_with(seat, ship, tiles)
        if plan.sound(flies):
            return None
        best, single, drive = sources_of(s.box.parts, ordinary_parts(s, seat), kept)
        if mendable(plan, flies, fresh, left, best, single, drive):
            return None
        return BEYOND_MENDING if left > 0 else UNSOUND

    def _tiles(self, s: EclipseState, seat: int, ship: int) -> list[int]:
        """Return the slots with a tile on them; of those that are alike the first."""
        if s.tiles_on(seat, ship) == 0:
            return []
        plan = s.plan(seat, ship)
        return [slot for slot in different_slots(s, seat, ship, self._fresh_slots(ship)) if plan.tile(slot) >= 0]

    def _slots(self, s: EclipseState, seat: int, ship: int, part: int) -> list[Action]:
        return [
            SLOT.two(ship, slot)
            for slot in different_slots(s, seat, ship, self._fresh_slots(ship))
            if self.why_not_lay(s, seat, ship, part, slot) is None
        ]

    def _takes(self, s: EclipseState, seat: int, ship: int, part: int) -> bool:
        return any(self.why_not_lay(s, seat, ship, part, slot) is None for slot in range(len(s.plan(seat, ship).shown)))

    def _takes_any(self, s: EclipseState, seat: int, ship: int) -> bool:
        """Return whether any part can be laid; a hull, which needs no technology, nearly always can."""
        if self._takes(s, seat, ship, HULL):
            return True
        return any(self._takes(s, seat, ship, part) for part in bits(usable_parts(s, seat)))

    def _designs(self, s: EclipseState, seat: int) -> i64:
        """Return the blueprints on which some part can be laid; while one is unsound, only that one."""
        found: i64 = 0
        if self.left == 0:
            return found
        broken = unsound_ship(s, seat)
        for ship in range(len(SHIPS)):
            if broken in (NOBODY, ship) and self._takes_any(s, seat, ship):
                found |= bit(ship)
        return found
