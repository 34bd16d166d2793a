"""Blueprints: printed parts, tiles laid over them, their sums, and whether they are sound."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.data import Box

NO_PART: Final = -1  # an empty slot; or a part that needs no technology
ANCIENT_PART: Final = -2  # a part that is needed itself: found, not researched
COLOURS: Final = ("yellow", "orange", "red")
WIDTH: Final = 5  # bits of a tile in a blueprint's number
MANY: Final = 99  # more energy than any blueprint needs


@final
class Part(Box):
    """A ship part."""

    def __init__(self, row: dict[str, Any], needs: int) -> None:
        self.needs: Final = needs  # a technology, NO_PART or ANCIENT_PART
        self.energy: Final[int] = row["energy"]
        self.initiative: Final[int] = row["initiative"]
        self.move: Final[int] = row["move"]
        self.computer: Final[int] = row["computer"]
        self.shield: Final[int] = row["shield"]
        self.hull: Final[int] = row["hull"]
        self.dice: Final[int] = row["dice"]
        self.colour: Final[int] = COLOURS.index(row["colour"]) if row["dice"] else 0
        self.missile: Final[bool] = row["missile"]


@final
class Printed(Box):
    """A blueprint as printed."""

    def __init__(self, slots: list[int], initiative: int, energy: int, computer: int) -> None:
        self.slots: Final = slots
        self.initiative: Final = initiative
        self.energy: Final = energy
        self.computer: Final = computer


@final
class Blueprint(Box):
    """A blueprint with its sums (EC-11.7).

    Its tiles are one number, five bits a slot: the part laid there plus one, or 0 where the print shows.
    """

    def __init__(self, printed: Printed, tiles: int, parts: list[Part]) -> None:
        self.printed: Final = printed
        self.tiles: Final = tiles
        self.parts: Final = parts
        self.shown: Final = [shown_at(printed, tiles, slot) for slot in range(len(printed.slots))]
        self.initiative = printed.initiative
        self.energy = printed.energy
        self.computer = printed.computer
        self.shield = 0
        self.hull = 0
        self.move = 0
        self.drives = 0
        self.yellow = 0  # dice of cannons
        self.orange = 0
        self.red = 0
        self.missiles = [0, 0, 0]  # dice by colour
        for part in self.shown:
            if part >= 0:
                self._add(parts[part])
        self.cannons: Final = self.yellow + self.orange + self.red > 0
        self.armed: Final = sum(self.missiles) > 0
        self.strength = -1.0  # a cache only: see advice/strength.py

    def _add(self, part: Part) -> None:
        self.initiative += part.initiative
        self.energy += part.energy
        self.computer += part.computer
        self.shield += part.shield
        self.hull += part.hull
        self.move += part.move
        self.drives += part.move > 0
        if part.missile:
            self.missiles[part.colour] += part.dice
        elif part.colour == 0:
            self.yellow += part.dice
        elif part.colour == 1:
            self.orange += part.dice
        else:
            self.red += part.dice

    def tile(self, slot: int) -> int:
        """Return the part laid on a slot, or NO_PART."""
        return tile_at(self.tiles, slot)

    def sound(self, flies: bool) -> bool:
        """Return whether it has enough energy, and a drive if and only if the ship flies (EC-11.6)."""
        return self.energy >= 0 and (self.drives > 0) == flies

    def sound_with(self, part: int, slot: int, flies: bool) -> bool:
        """Return whether it would be sound with another part shown on a slot."""
        new, old = self.parts[part], self.shown[slot]
        energy, drives = self.energy + new.energy, self.drives + (new.move > 0)
        if old >= 0:
            energy -= self.parts[old].energy
            drives -= self.parts[old].move > 0
        return energy >= 0 and (drives > 0) == flies

    def spent_by(self, part: int) -> int:
        """Return the energy that a part gives or (below 0) takes; an empty slot takes none."""
        return self.parts[part].energy if part >= 0 else 0


def tile_at(tiles: int, slot: int) -> int:
    """Return the part laid on a slot, or NO_PART."""
    return (tiles >> (WIDTH * slot) & 31) - 1


def shown_at(printed: Printed, tiles: int, slot: int) -> int:
    """Return the part that a slot shows: its tile, or else what is printed there."""
    tile = tile_at(tiles, slot)
    return tile if tile >= 0 else printed.slots[slot]


def laid_over(tiles: int, slot: int, part: int) -> int:
    """Return the tiles of a blueprint with one laid on a slot or (NO_PART) taken off it."""
    shift = WIDTH * slot
    return (tiles & ~(31 << shift)) | (part + 1) << shift


def mendable(plan: Blueprint, flies: bool, fresh: int, left: int, best: int, single: int, drive: int) -> bool:
    """Return whether a blueprint can be made sound with so many placements left (EC-11.9).

    `fresh` slots stay as they are (EC-11.3a).  Every other slot can show its tile or its print without a placement;
    a placement puts the best energy source there (`single`: one that exists once), or the cheapest drive.
    """
    if not flies:
        return _filled(plan, fresh, left, best, single, -1) >= 0
    for slot, part in enumerate(plan.shown):
        most = -MANY
        if part >= 0 and plan.parts[part].move > 0:
            most = plan.spent_by(part) + _filled(plan, fresh, left, best, single, slot)
        if fresh >> slot & 1 == 0:
            under = plan.printed.slots[slot]
            if under >= 0 and plan.parts[under].move > 0:
                most = max(most, plan.spent_by(under) + _filled(plan, fresh, left, best, single, slot))
            if left > 0:
                most = max(most, drive + _filled(plan, fresh, left - 1, best, single, slot))
        if most >= 0:
            return True
    return False


def _filled(plan: Blueprint, fresh: int, left: int, best: int, single: int, skipped: int) -> int:
    """Return the most energy that all slots but `skipped` can give with so many placements of sources."""
    total = plan.printed.energy
    free: list[int] = []
    for slot, part in enumerate(plan.shown):
        if slot == skipped:
            continue
        energy = plan.spent_by(part)
        if fresh >> slot & 1:
            total += energy
        else:
            free.append(max(energy, plan.spent_by(plan.printed.slots[slot])))
    free.sort()
    source = max(best, single)
    for energy in free:
        if left > 0 and source > energy:
            total += source
            source = best
            left -= 1
        else:
            total += energy
    return total


def sources_of(parts: list[Part], available: i64, kept: i64) -> tuple[int, int, int]:
    """Return the energy of the best source, of the best source that exists once, and of the cheapest drive."""
    best, single, drive = 0, 0, -MANY
    for n, part in enumerate(parts):
        if available >> n & 1:
            best = max(best, part.energy)
        elif kept >> n & 1:
            single = max(single, part.energy)
        else:
            continue
        if part.move > 0:
            drive = max(drive, part.energy)
    return best, single, drive
