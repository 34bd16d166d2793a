"""EC-7: Explore."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from .. import events
from ..actions import AGREED, DECLINED, EXPLORE, PICK, PUT_AWAY, ROTATE
from ..atlas import EDGE_COUNT, NOWHERE, beyond, laid_tile, placements, stack_of, turned
from ..clauses import EXHAUSTED, EXPLORABLE, ORIENTATION
from ..pieces import DRACO, WORMHOLE_GENERATOR
from ..state import EclipseState
from .base import ActivationStep, OpenSeatStep
from .discovery import Claim


def sources(s: EclipseState, seat: int) -> int:
    """Return the hexes from which a seat explores (EC-7.1)."""
    found = int(s.discs[seat])
    for slot in bits(s.fleets[seat] & ~s.discs[seat]):
        if s.unpinned(slot, seat) > 0:
            found |= 1 << slot
    return found


def explorable(s: EclipseState, seat: int) -> list[Action]:
    """Return every space that a seat may explore once, named by the lowest source with a way there (EC-7.2)."""
    return _spaces(s, seat, False)


def can_explore(s: EclipseState, seat: int) -> bool:
    """Return whether there is any space to explore (EC-4.5)."""
    atlas = s.atlas
    generator = s.knows(seat, WORMHOLE_GENERATOR)
    for slot in bits(sources(s, seat)):
        for edge in range(EDGE_COUNT):
            open_edge = atlas.neighbour(slot, edge) == NOWHERE and (generator or atlas.holes[slot] >> edge & 1 != 0)
            if open_edge and s.has_tiles(stack_of(beyond(atlas.space[slot], edge))):
                return True
    return False


def _spaces(s: EclipseState, seat: int, judged: bool) -> list[Action]:
    """Return the spaces to explore; with `judged` also those that are refused."""
    atlas = s.atlas
    generator = s.knows(seat, WORMHOLE_GENERATOR)
    found: list[Action] = []
    seen: list[int] = []
    for slot in bits(sources(s, seat)):
        for edge in range(EDGE_COUNT):
            if atlas.neighbour(slot, edge) != NOWHERE:
                continue
            space = beyond(atlas.space[slot], edge)
            if generator or atlas.holes[slot] >> edge & 1:
                if space not in seen and (judged or s.has_tiles(stack_of(space))):
                    seen.append(space)
                    found.append(EXPLORE.two(slot, edge))
            elif judged:
                found.append(EXPLORE.two(slot, edge))
    return found


@final
class Explore(ActivationStep):
    """EC-7. A space is named before its tile is seen; Planta may explore twice (EC-7.13)."""

    def judged(self, s: EclipseState, seat: int) -> list[Action]:
        return _spaces(s, seat, True)

    def why_not(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        slot, edge = action.args
        if s.atlas.holes[slot] >> edge & 1 == 0 and not s.knows(seat, WORMHOLE_GENERATOR):
            return EXPLORABLE
        return None if s.has_tiles(stack_of(space_of(s, action))) else EXHAUSTED

    def activations(self, s: EclipseState, seat: int) -> list[Action]:
        return explorable(s, seat)

    def may_stop(self, s: EclipseState, seat: int) -> bool:
        return self.left < s.people(seat).explore

    def rest(self) -> Explore:
        return Explore(self.seat, self.left - 1)

    def activate(self, s: EclipseState, seat: int, action: Action) -> None:
        s.push(TurnUp(seat, space_of(s, action)))


def space_of(s: EclipseState, action: Action) -> int:
    """Return the space that an action explores."""
    slot, edge = action.args
    return beyond(s.atlas.space[slot], edge)


def _turned_up(s: EclipseState, seat: int, stack: int) -> int:
    """Draw a tile of a stack, whose discards are shuffled if it is empty, and return its slot (EC-7.4)."""
    if s.stack_size(stack) == 0:
        s.reshuffle_stack(stack)
        if s.log is not None:
            s.emit(events.Reshuffles(stack))
    slot = s.draw_hex(stack)
    if s.log is not None:
        s.emit(events.TurnsUp(seat, slot))
    return slot


def _put_away(s: EclipseState, seat: int, stack: int, slot: int) -> None:
    s.discard_hex(stack, slot)
    if s.log is not None:
        s.emit(events.Discards(seat, slot))


@final
class TurnUp(Step[EclipseState]):
    """EC-7.4. The top tile is turned face up for all."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, s: EclipseState) -> None:
        stack = stack_of(self.space)
        slot = _turned_up(s, self.seat, stack)
        if s.is_people(self.seat, DRACO) and s.has_tiles(stack):
            s.become(SecondTile(self.seat, self.space, slot))
        else:
            s.become(PlaceTile(self.seat, self.space, slot))


class SpaceStep(OpenSeatStep):
    """A choice about the space being explored."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def drawn(self) -> list[int]:
        """Return the hexes that have been turned up for the space."""
        raise NotImplementedError


class DrawnTileStep(SpaceStep):
    """A choice about the one hex that has been turned up for a space."""

    def __init__(self, seat: int, space: int, slot: int) -> None:
        super().__init__(seat, space)
        self.slot: Final = slot

    def drawn(self) -> list[int]:
        return [self.slot]


@final
class SecondTile(DrawnTileStep):
    """EC-7.5. Draco may turn up a second tile."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [AGREED, DECLINED]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        if action is AGREED:
            other = _turned_up(s, seat, stack_of(self.space))
            s.become(PickTile(seat, self.space, self.slot, other))
        else:
            s.become(PlaceTile(seat, self.space, self.slot))


@final
class PickTile(SpaceStep):
    """EC-7.5. One of two tiles is kept; the other is discarded."""

    def __init__(self, seat: int, space: int, first: int, second: int) -> None:
        super().__init__(seat, space)
        self.first: Final = first
        self.second: Final = second

    def drawn(self) -> list[int]:
        return [self.first, self.second]

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return PICK.actions

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        chosen, other = (self.first, self.second) if action.arg == 0 else (self.second, self.first)
        _put_away(s, seat, stack_of(self.space), other)
        s.become(PlaceTile(seat, self.space, chosen))


@final
class PlaceTile(DrawnTileStep):
    """EC-7.6, EC-7.7. The tile is laid, turned so that it is joined to a source; or it is discarded."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        """Return one rotation for each set of wormholes (EC-1.3)."""
        found: list[Action] = []
        seen: list[int] = []
        for by in range(EDGE_COUNT):
            holes = turned(s.box.holes[self.slot], by)
            if holes not in seen:
                seen.append(holes)
                found.append(ROTATE.one(by))
        found.append(PUT_AWAY)
        return found

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is PUT_AWAY or action.arg in self._rotations(s, seat):
            return None
        return ORIENTATION

    def legal(self, s: EclipseState, seat: int) -> list[Action]:
        found = [ROTATE.one(by) for by in self._rotations(s, seat)]
        found.append(PUT_AWAY)
        return found

    def joins(self, action: Action) -> bool:
        """Return whether a disc can be chosen with a hex; the tile that it finds is turned up later."""
        return action is not PUT_AWAY

    def _rotations(self, s: EclipseState, seat: int) -> list[int]:
        atlas = s.atlas
        from_here = sources(s, seat)
        facing, sides = 0, 0
        for edge in range(EDGE_COUNT):
            slot = atlas.at.get(beyond(self.space, edge), NOWHERE)
            if slot != NOWHERE and from_here >> slot & 1:
                sides |= 1 << edge
                if atlas.holes[slot] >> ((edge + 3) % EDGE_COUNT) & 1:
                    facing |= 1 << edge
        return placements(s.box.holes[self.slot], facing, s.knows(seat, WORMHOLE_GENERATOR), sides)

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is PUT_AWAY:
            _put_away(s, seat, stack_of(self.space), self.slot)
            if not s.planta_again and isinstance(s.stack[-1], Explore):  # an option: EC-7.13
                s.pop()
            return
        s.lay(laid_tile(self.slot, self.slot, action.arg, self.space))
        if s.log is not None:
            s.emit(events.Lays(seat, self.slot))
        populate(s, self.slot)
        guarded = s.ancients & bit(self.slot) != 0 and not s.is_people(seat, DRACO)
        if s.influence[seat] > 0 and not guarded:  # EC-7.10
            s.push(Claim(seat, self.slot))


def populate(s: EclipseState, slot: int) -> None:
    """Put what the symbols of a new hex bring onto it (EC-7.9)."""
    if s.box.has_discovery[slot]:
        s.discovery_hexes |= bit(slot)
    s.add_ancients(slot, s.box.ancients[slot])
