"""The galaxy: the hexes laid, and the discs, cubes, structures and ships on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bit, count_bits
from tenban.kernel.seat_array import SeatArray

from .atlas import Atlas, atlas_after, atlas_of
from .empire import NOBODY, Empires
from .pieces import CENTRE, DRACO, GRAY, SECOND_GRAY, SLOTS, SQUARE_MASKS, WORMHOLE_GENERATOR, EclipseBox, one

_WIDTH: Final = 4  # bits of a count of ships
_COUNT: Final = 15
_FLYERS: Final = 0xFFF  # all types but starbases
_ENTRY: Final = 3  # bits of a seat in the order of entry


class Galaxy(Empires):
    """The layer of the state with the map.  Sets of hexes are bit sets of slots."""

    def __init__(self, seats: int, box: EclipseBox) -> None:
        super().__init__(seats, box)
        self.laid: tuple[int, ...] = ()  # the tiles in the order in which they were laid: see `laid_tile`
        self._atlas: Atlas  # a cache only, derived from laid
        self.discs: SeatArray  # hexes controlled, by seat
        self.cubes: list[int]  # kind of square -> hexes with a cube on it
        self.orbitals: i64 = 0
        self.monoliths: i64 = 0
        self.ancients: i64 = 0  # hexes with an Ancient
        self.second_ancients: i64 = 0  # hexes with two
        self.defence = False  # does the centre's defence stand?
        self.discovery_hexes: i64 = 0  # hexes with a discovery tile
        self.ships: list[int]  # see `ships_at`
        self.fleets: SeatArray  # hexes with ships, by seat
        self.entry: list[int]  # see `entered`

    def clear_map(self) -> None:
        """Leave the map empty."""
        self._atlas = atlas_of(self.box, self.laid)
        self.discs, self.fleets = SeatArray(), SeatArray()
        self.cubes = [0] * SQUARE_MASKS
        self.ships = [0] * (SLOTS * self.seats)
        self.entry = [0] * SLOTS

    # Hexes

    @property
    def atlas(self) -> Atlas:
        if self._atlas.laid is not self.laid:
            self._atlas = atlas_of(self.box, self.laid)
        return self._atlas

    def lay(self, entry: int) -> None:
        before = self.atlas
        self.laid = (*self.laid, entry)
        self._atlas = atlas_after(self.box, before, self.laid)

    def links(self, seat: int, slot: int) -> i64:
        """Return the hexes to which a hex is linked for a seat (EC-1.5)."""
        return self.atlas.half[slot] if self.knows(seat, WORMHOLE_GENERATOR) else self.atlas.full[slot]

    # Discs

    def owner(self, slot: int) -> int:
        """Return the seat that controls a hex, or NOBODY."""
        for seat in range(self.seats):
            if self.discs[seat] & bit(slot) != 0:
                return seat
        return NOBODY

    def controls(self, seat: int, slot: int) -> bool:
        return self.discs[seat] & bit(slot) != 0

    def all_discs(self) -> i64:
        """Return the hexes that some seat controls."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.discs[seat]
        return found

    # Cubes

    def has_cube(self, slot: int, square: int) -> bool:
        """Return whether a cube lies on a square of a hex."""
        return self.cubes[square] >> slot & 1 != 0

    def put_cube(self, slot: int, square: int) -> None:
        self.cubes[square] |= one(slot)

    def remove_cube(self, slot: int, square: int) -> None:
        self.cubes[square] &= ~one(slot)

    def filled_gray(self, slot: int) -> int:
        """Return the gray square of a hex whose cube is removed first: the second one if it is filled."""
        return SECOND_GRAY if self.has_cube(slot, SECOND_GRAY) else GRAY

    def empty_gray(self, slot: int) -> int:
        """Return the gray square of a hex that is filled next: the second one if the first is filled."""
        return SECOND_GRAY if self.has_cube(slot, GRAY) else GRAY

    def cubes_at(self, slot: int) -> int:
        """Return how many cubes are in a hex, the one on its orbital included."""
        return sum([mask >> slot & 1 for mask in self.cubes])

    # Ships that no player owns

    def ancients_at(self, slot: int) -> int:
        return int(self.ancients >> slot & 1) + int(self.second_ancients >> slot & 1)

    def ancient_total(self) -> int:
        """Return how many Ancients are on the map."""
        return int(count_bits(self.ancients) + count_bits(self.second_ancients))

    def add_ancients(self, slot: int, ancients: int) -> None:
        """Put up to two Ancients on a hex that has none."""
        if ancients > 0:
            self.ancients |= bit(slot)
        if ancients > 1:
            self.second_ancients |= bit(slot)

    def remove_ancient(self, slot: int) -> None:
        if self.second_ancients & bit(slot) != 0:
            self.second_ancients &= ~bit(slot)
        else:
            self.ancients &= ~bit(slot)

    def is_defended(self, slot: int) -> bool:
        """Return whether the centre's defence stands in a hex."""
        return self.defence and slot == CENTRE

    def is_unguarded(self, slot: int) -> bool:
        """Return whether a hex has neither Ancients nor the centre's defence."""
        return self.ancients & bit(slot) == 0 and not self.is_defended(slot)

    def strangers(self, seat: int) -> i64:
        """Return the hexes with ships that no player owns and that are hostile to a seat (EC-24.4)."""
        found: i64 = 0 if self.is_people(seat, DRACO) else self.ancients
        return found | bit(CENTRE) if self.defence else found

    def enemies(self, seat: int) -> i64:
        """Return the hexes with a ship that is an enemy of a seat."""
        found: i64 = 0
        for other in range(self.seats):
            if other != seat:
                found |= self.fleets[other]
        return found | self.strangers(seat)

    # Ships of players

    def ships_at(self, slot: int, seat: int) -> int:
        """Return the ships of a seat in a hex as one number, four bits a type; 0 if there are none."""
        return self.ships[slot * self.seats + seat]

    def count(self, slot: int, seat: int, ship: int) -> int:
        """Return how many ships of a type a seat has in a hex."""
        return self.ships[slot * self.seats + seat] >> (_WIDTH * ship) & _COUNT

    def fleet(self, slot: int, seat: int) -> int:
        """Return how many ships a seat has in a hex."""
        ships = self.ships[slot * self.seats + seat]
        return (ships & 15) + (ships >> 4 & 15) + (ships >> 8 & 15) + (ships >> 12 & 15)

    def can_fly(self, slot: int, seat: int) -> bool:
        """Return whether a seat has a ship other than a starbase in a hex."""
        return self.ships[slot * self.seats + seat] & _FLYERS != 0

    def built(self, seat: int, ship: int) -> int:
        """Return how many ships of a type a seat has on the map."""
        total = 0
        left: i64 = self.fleets[seat]
        while left != 0:
            low = left & -left
            total += self.count(int(count_bits(low - 1)), seat, ship)
            left ^= low
        return total

    def unpinned(self, slot: int, seat: int) -> int:
        """Return how many ships of a seat may leave a hex (EC-13.5)."""
        if slot == CENTRE and self.defence:
            return 0
        foes = 0 if self.is_people(seat, DRACO) else self.ancients_at(slot)
        for other in range(self.seats):
            if other != seat:
                foes += self.fleet(slot, other)
        return max(0, self.fleet(slot, seat) - foes)

    def entered(self, slot: int) -> list[int]:
        """Return the seats with ships in a hex, in the order of their entry (EC-13.9)."""
        found: list[int] = []
        order = self.entry[slot]  # three bits for each seat: the seat plus one, the first in the lowest bits
        while order:
            found.append((order & 7) - 1)
            order >>= _ENTRY
        return found

    def add_ship(self, slot: int, seat: int, ship: int) -> None:
        at = slot * self.seats + seat
        if self.ships[at] == 0:
            self.fleets[seat] |= bit(slot)
            order, shift = self.entry[slot], 0
            while order >> shift:
                shift += _ENTRY
            self.entry[slot] = order | (seat + 1) << shift
        self.ships[at] += 1 << (_WIDTH * ship)

    def remove_ship(self, slot: int, seat: int, ship: int) -> None:
        at = slot * self.seats + seat
        self.ships[at] -= 1 << (_WIDTH * ship)
        if self.ships[at] == 0:
            self.fleets[seat] &= ~bit(slot)
            order = 0
            for other in reversed(self.entered(slot)):
                if other != seat:
                    order = order << _ENTRY | (other + 1)
            self.entry[slot] = order
