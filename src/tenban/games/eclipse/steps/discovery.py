"""EC-8: discs that find something, and what is found; technologies learnt, with what they bring at once."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits
from tenban.kernel.clause import Clause
from tenban.kernel.step import Step

from ..actions import AGREED, DECLINED, SLOT, STORED, TECH, TRACK
from ..blueprint import laid_over
from ..clauses import FREE_CRUISER, FREE_TECHNOLOGY, UNSOUND
from ..pieces import (
    ADVANCED_ROBOTICS,
    ARTIFACT_KEY,
    CENTRE,
    CRUISER,
    FIRST_ANCIENT_PART,
    FIRST_FOUND_PART,
    FOUND_CRUISER,
    FOUND_TECHNOLOGY,
    QUANTUM_GRID,
    SHIPS,
    STARBASE,
    TECHNOLOGIES,
    TRACK_LENGTH,
    TRACKS,
)
from ..state import EclipseState
from .base import Asked


@final
class Claim(Asked):
    """EC-7.10, EC-20.2. A disc from the track may be put on a hex."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [AGREED, DECLINED]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is AGREED:
            s.influence[seat] -= 1
            if s.log is not None:
                s.emit("claims", (seat, self.slot))
            take_control(s, seat, self.slot)


def take_control(s: EclipseState, seat: int, slot: int) -> None:
    """A disc is laid; it finds the discovery tile if no ship of nobody's is there (EC-8.1)."""
    s.discs[seat] |= bit(slot)
    if s.hidden & bit(slot) != 0 and unguarded(s, slot):
        s.push(Discover(seat, slot))


def unguarded(s: EclipseState, slot: int) -> bool:
    return s.ancients & bit(slot) == 0 and not (s.defence and slot == CENTRE)


@final
class Discover(Step[EclipseState]):
    """EC-8.3. The tile is turned up for all."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, s: EclipseState) -> None:
        found = 0
        left = int(s.chance.below(sum(s.secrets)))
        while left >= s.secrets[found]:
            left -= s.secrets[found]
            found += 1
        s.secrets[found] -= 1
        s.hidden &= ~bit(self.slot)
        s.emit("discovers", (self.seat, self.slot, found))
        s.become(Discovery(self.seat, self.slot, found))


@final
class Discovery(Asked):
    """EC-8.3. Use the tile, or keep it for points."""

    def __init__(self, seat: int, slot: int, found: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.found: Final = found

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [AGREED, DECLINED]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is DECLINED:
            return None
        if self.found == FOUND_TECHNOLOGY and free_technologies(s, seat) == 0:
            return FREE_TECHNOLOGY
        if self.found == FOUND_CRUISER and s.built(seat, CRUISER) >= s.box.ships[CRUISER]:
            return FREE_CRUISER
        return None

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is DECLINED:
            s.finds[seat] += 1
            s.emit("keeps-discovery", (seat, self.found))
        elif self.found < FOUND_TECHNOLOGY:
            gain(s, seat, self.found, s.box.found_goods[self.found])
        elif self.found == FOUND_TECHNOLOGY:
            s.push(FreeTechnology(seat))
        elif self.found == FOUND_CRUISER:
            s.add_ship(self.slot, seat, CRUISER)
            s.emit("finds-cruiser", (seat, self.slot))
        else:
            s.push(FitPart(seat, FIRST_ANCIENT_PART + self.found - FIRST_FOUND_PART))


def gain(s: EclipseState, seat: int, kind: int, amount: int) -> None:
    s.goods[seat * 3 + kind] += amount
    if s.log is not None:
        s.emit("gains", (seat, amount, kind))


def learnable(s: EclipseState, seat: int) -> int:
    """EC-10.4: the technologies on offer that a seat lacks and has room for."""
    have = s.techs[seat]
    barred = have
    for track in range(len(TRACKS)):
        if count_bits(have & s.box.on_track[track]) >= TRACK_LENGTH:
            barred |= s.box.on_track[track]
    found = 0
    for technology in range(len(TECHNOLOGIES)):
        if s.offer[technology] > 0 and barred & bit(technology) == 0:
            found |= 1 << technology
    return found


def free_technologies(s: EclipseState, seat: int) -> int:
    """EC-8.5: the cheapest of them, by printed cost."""
    can = learnable(s, seat)
    costs = [cost for technology, cost in enumerate(s.box.cost) if can >> technology & 1]
    if not costs:
        return 0
    least = min(costs)
    return sum([1 << t for t, cost in enumerate(s.box.cost) if can >> t & 1 and cost == least])


@final
class FreeTechnology(Asked):
    """EC-8.5. One of the cheapest technologies on offer, free of charge."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [TECH.one(t) for t in range(len(TECHNOLOGIES)) if s.offer[t] > 0]

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if free_technologies(s, seat) >> action.arg & 1 else FREE_TECHNOLOGY

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        s.emit("takes-technology", (seat, action.arg))
        learn(s, seat, action.arg)


def learn(s: EclipseState, seat: int, technology: int) -> None:
    """EC-10.5, EC-10.6: a tile goes onto its track; what it brings, it brings at once."""
    s.offer[technology] -= 1
    s.techs[seat] |= bit(technology)
    if technology == ADVANCED_ROBOTICS:
        _bring_discs(s, seat, s.box.robotics)
    elif technology == QUANTUM_GRID:
        _bring_discs(s, seat, s.box.quantum)
    elif technology == ARTIFACT_KEY:
        artifacts = int(count_bits(s.atlas.artifacts & s.discs[seat]))
        if artifacts > 0:
            s.push(Artifact(seat, artifacts))


def _bring_discs(s: EclipseState, seat: int, discs: int) -> None:
    discs = min(discs, int(s.reserve[seat]))
    s.reserve[seat] -= discs
    s.influence[seat] += discs


@final
class Artifact(Asked):
    """EC-10.6. For each artifact five goods of one kind."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return TRACK.actions

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        gain(s, seat, action.arg, s.box.artifact)
        if self.left > 1:
            s.become(Artifact(seat, self.left - 1))
        else:
            s.pop()


@final
class FitPart(Asked):
    """EC-8.7. An ancient part goes onto a blueprint at once, or is kept for a later upgrade."""

    def __init__(self, seat: int, found: int) -> None:
        super().__init__(seat)
        self.found: Final = found  # the part

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        found = [SLOT.two(ship, slot) for ship in range(len(SHIPS)) for slot in different_slots(s, seat, ship, 0)]
        found.append(STORED)
        return found

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if action is STORED:
            return None
        ship, slot = action.args
        tiles = laid_over(s.tiles[seat * 4 + ship], slot, self.found)
        sound = s.box.blueprint(s.box.people_of[s.species[seat]], ship, tiles).sound(ship != STARBASE)
        return None if sound else UNSOUND

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        if action is STORED:
            s.kept[seat] |= bit(self.found)
            s.emit("stores-part", (seat, self.found))
        else:
            cover(s, seat, action.args[0], action.args[1], self.found)


def different_slots(s: EclipseState, seat: int, ship: int, fresh: int) -> list[int]:
    """The slots of a blueprint, of those that are alike (tile, print, freshly laid) the first."""
    plan = s.plan(seat, ship)
    seen: list[int] = []
    found: list[int] = []
    for slot, printed in enumerate(plan.printed.slots):
        alike = ((plan.tile(slot) + 1) * 64 + printed + 1) * 2 + (fresh >> (ship * 8 + slot) & 1)
        if alike not in seen:
            seen.append(alike)
            found.append(slot)
    return found


def cover(s: EclipseState, seat: int, ship: int, slot: int, part: int) -> None:
    """A tile is laid on a slot, or (NO_PART) taken off; an ancient one that was there leaves the game (EC-8.9)."""
    at = seat * 4 + ship
    old = (s.tiles[at] >> (5 * slot) & 31) - 1
    s.tiles[at] = laid_over(s.tiles[at], slot, part)
    if s.log is not None:
        if part >= 0:
            s.emit("fits-part", (seat, ship, slot, part))
        else:
            s.emit("uncovers", (seat, ship, slot))
        if old >= FIRST_ANCIENT_PART:
            s.emit("part-lost", (seat, old))
