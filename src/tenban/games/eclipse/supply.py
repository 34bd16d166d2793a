"""The common supply: technologies, stacks of hexes, discoveries and reputation tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bits, count_bits
from tenban.kernel.state import State

from .pieces import STACK_SLOTS, EclipseBox, one
from .tilebag import bag_of, count_of, size_of, tile

OUTER: Final = 2  # stack III, of which some tiles stay in the box


class Supply(State):
    """The layer of the state with the pieces that no player owns yet.

    Stacks, technologies and discoveries are bags: no player may look at them, so their order is drawn when needed.
    """

    def __init__(self, seats: int, box: EclipseBox) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.offer: list[int]  # technology -> tiles on offer
        self.bag: list[int]  # technology -> tiles in the bag
        self.stacks: list[int]  # stack -> the slots that may still be in it; of stack III more than its size
        self.discards: list[int]  # stack -> the slots discarded from it
        self.outer = 0  # how many tiles are in stack III
        self.discoveries: list[int]  # discovery -> tiles not turned up yet
        self.reputation_bag: i64 = 0  # see tilebag.py

    def fill_supply(self) -> None:
        """Put every piece of the box into the supply."""
        box = self.box
        self.offer, self.bag = [0] * len(box.cost), box.copies[:]
        self.stacks = [sum([one(slot) for slot in slots]) for slots in STACK_SLOTS]
        self.discards = [0, 0, 0]
        self.outer = box.outer[self.seats]
        self.discoveries = box.discoveries[:]
        self.reputation_bag = bag_of(box.reputation)

    def stack_size(self, stack: int) -> int:
        """Return how many tiles a stack holds."""
        return self.outer if stack == OUTER else int(count_bits(self.stacks[stack]))

    def has_tiles(self, stack: int) -> bool:
        """Return whether a tile of a stack can be drawn, if need be after its discards are shuffled (EC-7.4)."""
        return self.stack_size(stack) > 0 or self.discards[stack] != 0

    def reshuffle_stack(self, stack: int) -> None:
        """Make the discards of a stack its new tiles."""
        self.stacks[stack] = self.discards[stack]
        self.discards[stack] = 0
        if stack == OUTER:
            self.outer = int(count_bits(self.stacks[stack]))

    def draw_hex(self, stack: int) -> int:
        """Take a random tile off a stack and return its slot."""
        members = bits(self.stacks[stack])
        slot = members[self.chance.below(len(members))]
        self.take_hex(stack, slot)
        return slot

    def take_hex(self, stack: int, slot: int) -> None:
        """Take a tile that is in a stack off it."""
        self.stacks[stack] &= ~one(slot)
        if stack == OUTER:
            self.outer -= 1

    def discard_hex(self, stack: int, slot: int) -> None:
        self.discards[stack] |= one(slot)

    def draw_technology(self) -> int:
        """Move a random technology from the bag to the offer and return it."""
        technology = _drawn(self.bag, int(self.chance.below(sum(self.bag))))
        self.offer[technology] += 1
        return technology

    def draw_discovery(self) -> int:
        """Take a random discovery tile and return it."""
        return _drawn(self.discoveries, int(self.chance.below(sum(self.discoveries))))

    def draw_reputation(self, tiles: int) -> i64:
        """Take so many tiles out of the reputation bag, or all that are left (EC-19.6), and return them as a bag."""
        drawn: i64 = 0
        for _ in range(min(tiles, size_of(self.reputation_bag))):
            left = int(self.chance.below(size_of(self.reputation_bag)))
            value = 0
            while left >= count_of(self.reputation_bag, value):
                left -= count_of(self.reputation_bag, value)
                value += 1
            self.reputation_bag -= tile(value)
            drawn += tile(value)
        return drawn


def _drawn(counts: list[int], left: int) -> int:
    """Take the tile with the index `left` out of a bag of counts and return its kind."""
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
