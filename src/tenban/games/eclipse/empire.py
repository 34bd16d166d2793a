"""The empires: what lies on the board of each seat, and its relations with the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.bits import bit, count_bits
from tenban.kernel.seat_array import SeatArray

from .blueprint import Blueprint
from .pieces import ANCIENT, FIRST_HOME_TILE, KINDS, MONEY, SHIPS, EclipseBox, People
from .supply import Supply
from .tilebag import size_of, tile

NOBODY: Final = -1
STRANGERS: Final = 6  # the side of Ancients and the centre's defence in a battle
UNCHOSEN: Final = -1  # a seat without species
_KINDS: Final = len(KINDS)
_SHIPS: Final = len(SHIPS)
_SEATS: Final = 6
_TRAITOR: Final = 8  # of `at_collapse`
_ANCIENT: Final = 16


class Empires(Supply):
    """The layer of the state with the boards, one per seat.

    The values of reputation tiles are the only secret of the game.  In a view the `reputation` of other seats is
    UNKNOWN, and `reputation_bag` also holds their tiles.
    """

    def __init__(self, seats: int, box: EclipseBox) -> None:
        super().__init__(seats, box)
        self.species: SeatArray  # sides of boards
        self.goods: list[int]  # see `stored`
        self.tracks: list[int]  # see `cubes_on_track`
        self.graves: list[int]  # see `buried`
        self.influence: SeatArray  # discs on the track
        self.spent: SeatArray  # discs on action and reaction fields
        self.reserve: SeatArray  # discs that technologies bring
        self.colony: SeatArray  # colony ships face up
        self.techs: SeatArray  # technologies owned
        self.tiles: list[int]  # see `tiles_on`
        self.kept_parts: SeatArray  # ancient parts kept beside the board
        self.kept_discoveries: SeatArray  # how many discovery tiles are kept for points
        self.allies: SeatArray  # seats with which there is a relation
        self.reputation: SeatArray  # bags of reputation tiles: see tilebag.py
        self.reputation_sizes: SeatArray  # how many tiles are in each of them
        self.at_collapse: SeatArray  # see `record_collapse`
        self.collapsed: i64 = 0  # seats that have collapsed
        self.refusals: i64 = 0  # see `has_refused`
        self.traitor = NOBODY

    def clear_boards(self) -> None:
        """Leave every board unchosen and empty, with all cubes on their tracks."""
        self.species = SeatArray(UNCHOSEN)
        self.goods, self.graves = [0] * (_KINDS * self.seats), [0] * (_KINDS * self.seats)
        self.tracks = [self.box.cubes] * (_KINDS * self.seats)
        self.influence, self.spent, self.reserve, self.colony = SeatArray(), SeatArray(), SeatArray(), SeatArray()
        self.techs, self.kept_parts, self.kept_discoveries = SeatArray(), SeatArray(), SeatArray()
        self.tiles = [0] * (_SHIPS * self.seats)
        self.allies, self.at_collapse = SeatArray(), SeatArray()
        self.reputation, self.reputation_sizes = SeatArray(), SeatArray()

    # The people

    def people_number(self, seat: int) -> int:
        """Return the index of a seat's people in PEOPLES."""
        return self.box.people_of[self.species[seat]]

    def people(self, seat: int) -> People:
        return self.box.peoples[self.box.people_of[self.species[seat]]]

    def is_people(self, seat: int, people: int) -> bool:
        return self.box.people_of[self.species[seat]] == people

    def home_tile(self, seat: int) -> int:
        return FIRST_HOME_TILE + int(self.species[seat])

    # Goods and cubes

    def stored(self, seat: int, kind: int) -> int:
        """Return how many goods of a kind a seat stores."""
        return self.goods[seat * _KINDS + kind]

    def add_goods(self, seat: int, kind: int, amount: int) -> None:
        self.goods[seat * _KINDS + kind] += amount

    def set_goods(self, seat: int, goods: list[int]) -> None:
        """Set the goods of all kinds that a seat stores."""
        self.goods[seat * _KINDS : (seat + 1) * _KINDS] = goods

    def all_goods(self, seat: int) -> list[int]:
        """Return the goods that a seat stores, by kind."""
        return self.goods[seat * _KINDS : (seat + 1) * _KINDS]

    def cubes_on_track(self, seat: int, kind: int) -> int:
        """Return how many cubes lie on a population track."""
        return self.tracks[seat * _KINDS + kind]

    def add_to_track(self, seat: int, kind: int, cubes: int) -> None:
        """Put cubes on a population track, or take them off it (fewer than 0)."""
        self.tracks[seat * _KINDS + kind] += cubes

    def set_tracks(self, seat: int, cubes: list[int]) -> None:
        """Set the cubes on all population tracks of a seat."""
        self.tracks[seat * _KINDS : (seat + 1) * _KINDS] = cubes

    def all_tracks(self, seat: int) -> list[int]:
        """Return the cubes on the population tracks of a seat, by kind."""
        return self.tracks[seat * _KINDS : (seat + 1) * _KINDS]

    def buried(self, seat: int, kind: int) -> int:
        """Return how many cubes lie in a graveyard."""
        return self.graves[seat * _KINDS + kind]

    def bury(self, seat: int, kind: int, cubes: int) -> None:
        self.graves[seat * _KINDS + kind] += cubes

    def set_graves(self, seat: int, cubes: list[int]) -> None:
        """Set the cubes in all graveyards of a seat."""
        self.graves[seat * _KINDS : (seat + 1) * _KINDS] = cubes

    def all_graves(self, seat: int) -> list[int]:
        """Return the cubes in the graveyards of a seat, by kind."""
        return self.graves[seat * _KINDS : (seat + 1) * _KINDS]

    def production(self, seat: int, kind: int) -> int:
        return self.box.production[self.tracks[seat * _KINDS + kind]]

    def funds(self, seat: int, kind: int) -> int:
        """Return the goods of a kind that a seat could have with every possible trade (EC-10.3)."""
        rate = self.people(seat).trade
        first = seat * _KINDS
        have = self.goods[first + kind]
        for other in range(first, first + _KINDS):
            if other != first + kind:
                have += self.goods[other] // rate
        return have

    # Upkeep

    def upkeep(self, seat: int, leaving: int = 0) -> int:
        """Return the upkeep after so many discs more have left the influence track (fewer than 0: come back)."""
        discs = max(0, int(self.influence[seat]) - leaving)
        last = len(self.box.upkeep) - 1
        return self.box.upkeep[min(discs, last)]

    def balance(self, seat: int, leaving: int = 0) -> int:
        """Return the money at the end of the round (EC-21.2) after so many discs more have left the track."""
        return self.goods[seat * _KINDS + MONEY] + self.production(seat, MONEY) - self.upkeep(seat, leaving)

    # Technologies and blueprints

    def knows(self, seat: int, technology: int) -> bool:
        return self.techs[seat] & bit(technology) != 0

    def price(self, seat: int, technology: int) -> int:
        """Return what a technology costs a seat (EC-10.2)."""
        box = self.box
        there = count_bits(self.techs[seat] & box.on_track[box.track_of[technology]])
        if there >= len(box.discount):
            return box.least[technology]
        return max(box.least[technology], box.cost[technology] - box.discount[there])

    def tiles_on(self, seat: int, ship: int) -> int:
        """Return the tiles on a blueprint as one number: see `Blueprint`."""
        return self.tiles[seat * _SHIPS + ship]

    def set_tiles(self, seat: int, ship: int, tiles: int) -> None:
        self.tiles[seat * _SHIPS + ship] = tiles

    def plan(self, seat: int, ship: int) -> Blueprint:
        """Return a blueprint of a seat, or of the ships that no player owns."""
        if seat == STRANGERS:
            return self.box.stranger[ship - ANCIENT]
        return self.plan_with(seat, ship, self.tiles[seat * _SHIPS + ship])

    def plan_with(self, seat: int, ship: int, tiles: int) -> Blueprint:
        """Return a blueprint of a seat as it would be with these tiles."""
        return self.box.blueprint(self.box.people_of[self.species[seat]], ship, tiles)

    # Reputation and relations

    def ambassadors(self, seat: int) -> int:
        """Return how many ambassadors of others a seat has."""
        return int(count_bits(self.allies[seat]))

    def fits_track(self, seat: int, ambassadors: int, tiles: int) -> bool:
        """Return whether the reputation track has room for so many more ambassadors and tiles (EC-14.5)."""
        held = int(self.reputation_sizes[seat])
        return self.people(seat).fits(self.ambassadors(seat) + ambassadors, max(0, held + tiles))

    def gain_reputation(self, seat: int, tiles: i64) -> None:
        """Give a seat reputation tiles that are in no bag any more."""
        self.reputation[seat] += tiles
        self.reputation_sizes[seat] += size_of(tiles)

    def return_reputation(self, seat: int, value: int) -> None:
        """Put a reputation tile of a seat back into the bag."""
        self.reputation[seat] -= tile(value)
        self.reputation_sizes[seat] -= 1
        self.reputation_bag += tile(value)

    def form_relation(self, seat: int, other: int) -> None:
        """Form a relation between two seats."""
        self.allies[seat] |= bit(other)
        self.allies[other] |= bit(seat)

    def end_relation(self, seat: int, other: int) -> None:
        """End the relation between two seats."""
        self.allies[seat] &= ~bit(other)
        self.allies[other] &= ~bit(seat)

    def are_allies(self, seat: int, other: int) -> bool:
        return self.allies[seat] & bit(other) != 0

    def has_refused(self, other: int, seat: int) -> bool:
        """Return whether `other` has refused an offer of `seat` this round."""
        return self.refusals & bit(seat * _SEATS + other) != 0

    def record_refusal(self, other: int, seat: int) -> None:
        self.refusals |= bit(seat * _SEATS + other)

    # Collapse

    def is_gone(self, seat: int) -> bool:
        """Return whether a seat has collapsed."""
        return self.collapsed & bit(seat) != 0

    def record_collapse(self, seat: int, ancients: int) -> None:
        """Keep what a collapsing seat scores for: ambassadors, the traitor card, and the Ancients on the map."""
        traitor = _TRAITOR if self.traitor == seat else 0
        self.at_collapse[seat] = self.ambassadors(seat) + traitor + _ANCIENT * ancients
        self.collapsed |= bit(seat)

    def ambassadors_at_collapse(self, seat: int) -> int:
        return int(self.at_collapse[seat]) % _TRAITOR

    def was_traitor_at_collapse(self, seat: int) -> bool:
        return int(self.at_collapse[seat]) & _TRAITOR != 0

    def ancients_at_collapse(self, seat: int) -> int:
        return int(self.at_collapse[seat]) // _ANCIENT
