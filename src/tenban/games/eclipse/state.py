"""The table of Eclipse."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit, count_bits
from tenban.kernel.seat_array import SeatArray
from tenban.kernel.state import State

from .atlas import Atlas
from .blueprint import Blueprint
from .pieces import (
    ANCIENT,
    CENTRE,
    DRACO,
    FIRST_HOME_TILE,
    SLOTS,
    SQUARE_MASKS,
    STACK_SLOTS,
    WORMHOLE_GENERATOR,
    Goods,
    People,
    one,
)

NOBODY: Final = -1
STRANGERS: Final = 6  # the side of Ancients and the centre's defence in a battle
UNCHOSEN: Final = -1  # a seat without species
NO_ONE: Final[tuple[int, ...]] = ()
FAME: Final = 6  # bits of a count in a bag of reputation tiles


@final
class EclipseState(State):
    """Sets of hexes are bit sets of slots, sets of seats bit sets of seats.

    Stacks, technologies and discoveries are bags: nobody may look at them, so their order is drawn when needed.
    The one secret is the values of reputation tiles.  In a view `fame` of others is UNKNOWN, and the bag holds
    theirs as well.
    """

    def __init__(self, seats: int, box: Goods, species_by: int, planta: int, upkeep: int, passage: int) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.species_by: Final = species_by  # the options of the game: see rules.py
        self.planta_again: Final = planta
        self.settle_anywhere: Final = upkeep
        self.passage_breaks: Final = passage
        # the galaxy
        self.laid: tuple[int, ...] = ()  # the tiles in the order in which they were laid: see `laid_tile`
        self._atlas: Atlas  # a cache only, derived from laid
        self.discs: SeatArray  # hexes controlled, by seat
        self.cubes: list[int]  # kind of square -> hexes with a cube on it
        self.orbitals: i64 = 0
        self.monoliths: i64 = 0
        self.ancients: i64 = 0  # hexes with an Ancient
        self.twins: i64 = 0  # hexes with two
        self.defence = False  # does the centre's defence stand?
        self.hidden: i64 = 0  # hexes with a discovery tile
        self.ships: list[int]  # slot * seats + seat -> ships there, four bits a type
        self.fleets: SeatArray  # hexes with ships, by seat
        self.entry: list[int]  # slot -> seats in order of entry, three bits each: seat and one
        # the seats
        self.species: SeatArray  # sides of boards
        self.goods: list[int]  # seat * 3 + kind -> stored
        self.tracks: list[int]  # seat * 3 + kind -> cubes on the track
        self.graves: list[int]  # seat * 3 + kind -> cubes in the graveyard
        self.influence: SeatArray  # discs on the track
        self.spent: SeatArray  # discs on action and reaction fields
        self.reserve: SeatArray  # discs that technologies bring
        self.colony: SeatArray  # colony ships face up
        self.techs: SeatArray  # technologies owned
        self.tiles: list[int]  # seat * 4 + ship -> tiles on the blueprint: see `Blueprint`
        self.kept: SeatArray  # ancient parts kept beside the board
        self.finds: SeatArray  # discovery tiles kept for points
        self.allies: SeatArray  # seats with which there is a relation
        self.fame: SeatArray  # bags of reputation tiles
        self.fame_sizes: SeatArray
        self.last: SeatArray  # what a collapsed seat had: ambassadors, + 8 if traitor, + 16 for each Ancient on the map
        # the supply
        self.offer: list[int]  # technology -> tiles to be had
        self.bag: list[int]  # technology -> tiles in the bag
        self.stacks: list[int]  # slots that may still be in a stack; of III more than its size
        self.discards: list[int]
        self.outer = 0  # tiles in stack III
        self.secrets: list[int]  # discovery -> tiles not turned up yet
        self.honours: i64 = 0  # the bag of reputation tiles
        self.traitor = NOBODY
        # the round
        self.round = 0
        self.starter = 0
        self.passed: i64 = 0  # seats that have passed
        self.first_pass = NOBODY
        self.gone: i64 = 0  # seats that have collapsed
        self.flips = 0  # colony ships that may still be turned face up this turn (EC-9.9)
        self.refusals: i64 = 0  # offers refused this round: seat * 6 + seat
        # the battle
        self.arena = NOBODY  # the hex of the battle
        self.defender = NOBODY
        self.attacker = NOBODY
        self.clash = 0  # engagement rounds begun; 0 while missiles fly
        self.acted: i64 = 0  # types that have acted this round: (attacker ? 4 : 0) + type
        self.fleeing: tuple[int, ...] = ()  # retreats declared: the same number, and 8 * hex
        self.hurt: tuple[int, ...] = ()  # damaged ships, ascending: (side * 8 + type) * 64 + damage
        self.dice: tuple[int, ...] = ()  # to be assigned, in order: colour * 8 + face
        self.fought: i64 = 0  # seats that took part in a battle of this hex
        self.fled: i64 = 0  # those of them that end it in retreat (EC-19.3)
        self.kills: SeatArray  # draws for ships destroyed in this hex
        self.drawn: i64 = 0  # a bag of reputation tiles being looked at
        self.drawn_size = 0

    @property
    def atlas(self) -> Atlas:
        if self._atlas.laid is not self.laid:
            self._atlas = Atlas(self.box, self.laid)
        return self._atlas

    def clone(self) -> EclipseState:
        t = EclipseState(
            self.seats, self.box, self.species_by, self.planta_again, self.settle_anywhere, self.passage_breaks
        )
        self.copy_kernel_into(t)
        t.laid = self.laid
        t._atlas = self._atlas
        t.discs = self.discs.copy()
        t.cubes = self.cubes[:]
        t.orbitals = self.orbitals
        t.monoliths = self.monoliths
        t.ancients = self.ancients
        t.twins = self.twins
        t.defence = self.defence
        t.hidden = self.hidden
        t.ships = self.ships[:]
        t.fleets = self.fleets.copy()
        t.entry = self.entry[:]
        t.species = self.species.copy()
        t.goods = self.goods[:]
        t.tracks = self.tracks[:]
        t.graves = self.graves[:]
        t.influence = self.influence.copy()
        t.spent = self.spent.copy()
        t.reserve = self.reserve.copy()
        t.colony = self.colony.copy()
        t.techs = self.techs.copy()
        t.tiles = self.tiles[:]
        t.kept = self.kept.copy()
        t.finds = self.finds.copy()
        t.allies = self.allies.copy()
        t.fame = self.fame.copy()
        t.fame_sizes = self.fame_sizes.copy()
        t.last = self.last.copy()
        t.offer = self.offer[:]
        t.bag = self.bag[:]
        t.stacks = self.stacks[:]
        t.discards = self.discards[:]
        t.outer = self.outer
        t.secrets = self.secrets[:]
        t.honours = self.honours
        t.traitor = self.traitor
        t.round = self.round
        t.starter = self.starter
        t.passed = self.passed
        t.first_pass = self.first_pass
        t.gone = self.gone
        t.flips = self.flips
        t.refusals = self.refusals
        t.arena = self.arena
        t.defender = self.defender
        t.attacker = self.attacker
        t.clash = self.clash
        t.acted = self.acted
        t.fleeing = self.fleeing
        t.hurt = self.hurt
        t.dice = self.dice
        t.fought = self.fought
        t.fled = self.fled
        t.kills = self.kills.copy()
        t.drawn = self.drawn
        t.drawn_size = self.drawn_size
        return t

    def clear(self) -> None:
        """The box unpacked: nothing on the map, nobody has chosen."""
        box = self.box
        self._atlas = Atlas(box, self.laid)
        self.discs, self.fleets, self.species = SeatArray(), SeatArray(), SeatArray(UNCHOSEN)
        self.cubes = [0] * SQUARE_MASKS
        self.ships = [0] * (SLOTS * self.seats)
        self.entry = [0] * SLOTS
        self.goods, self.graves = [0] * (3 * self.seats), [0] * (3 * self.seats)
        self.tracks = [box.cubes] * (3 * self.seats)
        self.influence, self.spent, self.reserve = SeatArray(), SeatArray(), SeatArray()
        self.colony, self.techs, self.kept, self.finds = SeatArray(), SeatArray(), SeatArray(), SeatArray()
        self.tiles = [0] * (4 * self.seats)
        self.allies, self.fame, self.fame_sizes, self.last, self.kills = (
            SeatArray(),
            SeatArray(),
            SeatArray(),
            SeatArray(),
            SeatArray(),
        )
        self.offer, self.bag = [0] * len(box.cost), box.copies[:]
        self.stacks = [sum([one(slot) for slot in slots]) for slots in STACK_SLOTS]
        self.discards = [0, 0, 0]
        self.outer = box.outer[self.seats]
        self.secrets = box.discoveries[:]
        self.honours = sum([count << (FAME * value) for value, count in enumerate(box.reputation)])

    # Questions about seats

    def people(self, seat: int) -> People:
        return self.box.peoples[self.box.people_of[self.species[seat]]]

    def is_people(self, seat: int, people: int) -> bool:
        return self.box.people_of[self.species[seat]] == people

    def plan(self, seat: int, ship: int) -> Blueprint:
        """A blueprint of a seat, or of the ships that nobody owns."""
        if seat == STRANGERS:
            return self.box.stranger[ship - ANCIENT]
        return self.box.blueprint(self.box.people_of[self.species[seat]], ship, self.tiles[seat * 4 + ship])

    def knows(self, seat: int, technology: int) -> bool:
        return self.techs[seat] & bit(technology) != 0

    def production(self, seat: int, kind: int) -> int:
        return self.box.production[self.tracks[seat * 3 + kind]]

    def upkeep(self, seat: int) -> int:
        discs = int(self.influence[seat])
        last = len(self.box.upkeep) - 1
        return self.box.upkeep[min(discs, last)]

    def balance(self, seat: int) -> int:
        """EC-21.2: the money that this turn would end with."""
        return self.goods[seat * 3] + self.production(seat, 0) - self.upkeep(seat)

    def price(self, seat: int, technology: int) -> int:
        """EC-10.2"""
        box = self.box
        there = count_bits(self.techs[seat] & box.on_track[box.track_of[technology]])
        if there >= len(box.discount):
            return box.least[technology]
        return max(box.least[technology], box.cost[technology] - box.discount[there])

    def funds(self, seat: int, kind: int) -> int:
        """EC-10.3: the goods of a kind that a seat could have, with every possible trade."""
        rate = self.people(seat).trade
        first = seat * 3
        have = self.goods[first + kind]
        for other in range(first, first + 3):
            if other != first + kind:
                have += self.goods[other] // rate
        return have

    def ambassadors(self, seat: int) -> int:
        return int(count_bits(self.allies[seat]))

    def is_gone(self, seat: int) -> bool:
        return self.gone & bit(seat) != 0

    def after(self, seat: int) -> int:
        """The next seat clockwise that is still in the game (EC-4.11)."""
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if not self.is_gone(seat):
                return seat
        return NOBODY

    # Questions about hexes

    def owner(self, slot: int) -> int:
        for seat in range(self.seats):
            if self.discs[seat] & bit(slot) != 0:
                return seat
        return NOBODY

    def all_discs(self) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.discs[seat]
        return found

    def links(self, seat: int, slot: int) -> i64:
        """EC-1.5: the hexes to which a hex is linked for a seat."""
        return self.atlas.half[slot] if self.knows(seat, WORMHOLE_GENERATOR) else self.atlas.full[slot]

    def enemies(self, seat: int) -> i64:
        """The hexes with a ship that is an enemy of the seat."""
        found: i64 = 0
        for other in range(self.seats):
            if other != seat:
                found |= self.fleets[other]
        return found | self.strangers(seat)

    def strangers(self, seat: int) -> i64:
        """The hexes with hostile ships that nobody owns (EC-24.4)."""
        found: i64 = 0 if self.is_people(seat, DRACO) else self.ancients
        return found | bit(CENTRE) if self.defence else found

    def ancients_at(self, slot: int) -> int:
        return int(self.ancients >> slot & 1) + int(self.twins >> slot & 1)

    def count(self, slot: int, seat: int, ship: int) -> int:
        return self.ships[slot * self.seats + seat] >> (4 * ship) & 15

    def fleet(self, slot: int, seat: int) -> int:
        """How many ships of a seat are in a hex."""
        ships = self.ships[slot * self.seats + seat]
        return (ships & 15) + (ships >> 4 & 15) + (ships >> 8 & 15) + (ships >> 12 & 15)

    def built(self, seat: int, ship: int) -> int:
        """How many ships of a type are on the map."""
        total = 0
        left: i64 = self.fleets[seat]
        while left != 0:
            low = left & -left
            total += self.count(int(count_bits(low - 1)), seat, ship)
            left ^= low
        return total

    def unpinned(self, slot: int, seat: int) -> int:
        """EC-13.5: how many ships of a seat may leave a hex."""
        if slot == CENTRE and self.defence:
            return 0
        foes = 0 if self.is_people(seat, DRACO) else self.ancients_at(slot)
        for other in range(self.seats):
            if other != seat:
                foes += self.fleet(slot, other)
        return max(0, self.fleet(slot, seat) - foes)

    def entered(self, slot: int) -> list[int]:
        """EC-13.9: the players with ships in a hex, in the order of their entry."""
        found: list[int] = []
        order = self.entry[slot]
        while order:
            found.append((order & 7) - 1)
            order >>= 3
        return found

    def cubes_at(self, slot: int) -> int:
        """How many cubes are in a hex, the orbital's counted."""
        return sum([mask >> slot & 1 for mask in self.cubes])

    # Changes

    def add_ship(self, slot: int, seat: int, ship: int) -> None:
        at = slot * self.seats + seat
        if self.ships[at] == 0:
            self.fleets[seat] |= bit(slot)
            order, shift = self.entry[slot], 0
            while order >> shift:
                shift += 3
            self.entry[slot] = order | (seat + 1) << shift
        self.ships[at] += 1 << (4 * ship)

    def remove_ship(self, slot: int, seat: int, ship: int) -> None:
        at = slot * self.seats + seat
        self.ships[at] -= 1 << (4 * ship)
        if self.ships[at] == 0:
            self.fleets[seat] &= ~bit(slot)
            order = 0
            for other in reversed(self.entered(slot)):
                if other != seat:
                    order = order << 3 | (other + 1)
            self.entry[slot] = order

    def lay(self, entry: int) -> None:
        self.laid = (*self.laid, entry)

    def home_tile(self, seat: int) -> int:
        return FIRST_HOME_TILE + int(self.species[seat])
