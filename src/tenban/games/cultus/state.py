"""The table of Cultus."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit, count_bits, lowest
from tenban.kernel.seat_array import SeatArray
from tenban.kernel.state import State

from . import events
from .actions import SPACE
from .grid import OFF, first_square, pair, touching
from .pieces import ALL_CARDS, ALL_MONUMENTS, BARE, KINDS, NONE, PILES, PLAZA, CultusBox

# rows of the ledger: points that come one by one
MEDALS: Final = 0
REVIVALS: Final = 1
BONUSES: Final = 2
GLORIES: Final = 3
HANDS: Final = 4
WILHELMS: Final = 5
CLAUDIAS: Final = 6
ROWS: Final = 7

NO_LAP: Final = -1


@final
class CultusState(State):
    """Sets of cards are bit sets; piles are sizes, for which card is drawn is decided when it is drawn."""

    def __init__(self, seats: int, box: CultusBox, opener: int, foe: int, head: int, both: bool, early: bool) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.opener: Final = opener  # who begins, or -1: chance decides
        self.foe: Final = foe  # the enemy asked for, or -1: chance decides
        self.head: Final = head  # the enemy's first points
        self.both: Final = both  # may one income card pay for both steps of a move (CU-C31)?
        self.early: Final = early  # alone, are monument cards turned up before character and plan are chosen?
        self.first = 0
        self.active = 0
        self.pool: i64 = ALL_CARDS  # cards nobody has seen; in a view, with those in hidden hands
        self.discards: i64 = 0
        self.row: i64 = 0  # monument cards face up
        self.incomes: tuple[int, ...] = ()  # the income card under each pile
        self.paid: tuple[int, ...] = ()  # pairs of squares that have paid this turn (CU-4.3)
        self.lap = NO_LAP  # turns left of the final lap (CU-8.1)
        self.enemy = NONE
        self.enemy_points = 0  # by effects
        self.counter = 0
        self.town: list[int]  # what each square shows
        self.laid: list[int]  # cards as they were laid: card * 196 + anchor * 4 + turn
        self.cubes: list[int]  # monuments: side * 64 + square
        self.hands: SeatArray
        self.hand_sizes: SeatArray
        self.piles: SeatArray
        self.medals: SeatArray  # the pile beside which each medal was put
        self.pawns: SeatArray
        self.cost: SeatArray  # gold on the building track
        self.purse: SeatArray  # gold on the character track
        self.stock: SeatArray  # cubes still to build with
        self.owned: SeatArray  # monument cards
        self.characters: SeatArray
        self.plans: SeatArray
        self.points: SeatArray

    def clear(self) -> None:
        """Make the table empty."""
        self.town = [BARE] * OFF
        self.laid = []
        self.cubes = []
        self.hands = SeatArray()
        self.hand_sizes = SeatArray()
        self.piles = SeatArray()
        self.medals = SeatArray(NONE)
        self.pawns = SeatArray(OFF)
        self.cost = SeatArray()
        self.purse = SeatArray()
        self.stock = SeatArray()
        self.owned = SeatArray()
        self.characters = SeatArray(NONE)
        self.plans = SeatArray(NONE)
        self.points = SeatArray()
        self.ledger = [0] * (ROWS * self.seats)

    # Questions

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def seat_of(self, turn: int) -> int:
        """Return the seat whose turn follows `turn` others (CU-2.8)."""
        seat = self.first + turn
        return seat - self.seats if seat >= self.seats else seat

    def owns(self, seat: i64, cards: i64) -> bool:
        """Return whether a player has one of these monument cards."""
        return self.owned[seat] & cards != 0

    def full_piles(self) -> i64:
        """Return the piles that still have cards."""
        found: i64 = 0
        for pile in range(PILES):
            if self.piles[pile] > 0:
                found |= bit(pile)
        return found

    def coins(self) -> i64:
        """Return how many income cards are turned to the coin: those without a pile (CU-3.2)."""
        return PILES - count_bits(self.full_piles())

    def cards_left(self) -> i64:
        total: i64 = 0
        for pile in range(PILES):
            total += self.piles[pile]
        return total

    def medal_home(self, seat: i64) -> bool:
        """Return whether the medal came back to its owner (CU-3.2)."""
        pile = self.medals[seat]
        return pile != NONE and self.piles[pile] == 0

    def crowded(self, seat: i64, sq: i64) -> bool:
        """Return whether another player's pawn stands there."""
        for other in range(self.seats):  # noqa: SIM110 - a generator is slow compiled
            if other != seat and self.pawns[other] == sq:
                return True
        return False

    def has_monument(self, sq: i64) -> bool:
        for cube in self.cubes:  # noqa: SIM110 - a generator is slow compiled
            if cube & 63 == sq:
                return True
        return False

    def monuments(self, side: i64) -> i64:
        """Return how many monuments of one side stand in the town."""
        found: i64 = 0
        for cube in self.cubes:
            if cube >> 6 == side:
                found += 1
        return found

    def closed(self, seat: i64, sq: i64) -> bool:
        """Return whether a monument closes a square to this player (CU-6.5)."""
        return self.has_monument(sq) and not self.owns(seat, self.box.friendship)

    def built(self, seat: i64) -> i64:
        return self.box.stock[self.seats] - self.stock[seat]

    def price(self, seat: i64) -> i64:
        """Return the price of the next monument (CU-R7); the stock is not empty."""
        return self.box.costs[self.built(seat)]

    def shift_price(self, seat: i64) -> i64:
        """Return how many cards are discarded when a monument is moved (CU-4.8, CU-6.4)."""
        less = self.box.transport if self.owns(seat, self.box.transports) else 0
        return self.box.shift_cards - less

    def pile_paying(self, a: i64, b: i64) -> i64:
        """Return the pile whose income card pays for a step, or -1 (CU-4.2 to CU-4.4)."""
        card = self.box.income_of[self.town[a] * KINDS + self.town[b]]
        if card < 0 or pair(a, b) in self.paid:
            return -1
        for pile in range(PILES):
            if self.incomes[pile] == card:
                return pile if self.piles[pile] > 0 else -1
        return -1

    def step_gold(self) -> i64:
        """Return what a step pays now (CU-R5)."""
        return self.box.step_gold + self.box.coin_gold * self.coins()

    def revived(self, seat: i64, icon: i64) -> bool:
        """Return whether a player has a Revival of this icon (CU-6.1)."""
        cards = self.owned[seat] & self.box.owners_of[0]
        while cards != 0:
            if self.box.revival[lowest(cards)] == icon:
                return True
            cards &= cards - 1
        return False

    def icons_around(self, sq: i64, icon: i64) -> i64:
        """Return how often an icon shows in the eight squares around."""
        found: i64 = 0
        for other in self.box.grid.around[sq]:
            if self.town[other] == icon:
                found += 1
        return found

    def icons_in_town(self, icon: i64) -> i64:
        return self.town.count(icon)

    def glory(self, seat: i64) -> i64:
        """Return how many icons of the character are around all own monuments, each once (CU-5.3, CU-C7)."""
        icon = self.box.icon_of[self.characters[seat]]
        own = [cube & 63 for cube in self.cubes if cube >> 6 == seat]
        found: i64 = 0
        for i, sq in enumerate(own):
            if sq in own[:i]:
                continue
            for other in self.box.grid.around[sq]:
                if self.town[other] == icon and not _seen(own[:i], other):
                    found += 1
        return found

    # Cards on the move

    def draw_unseen(self) -> int:
        """Return a card drawn from the pool of unseen cards."""
        k = self.chance.below(count_bits(self.pool))
        rest = self.pool
        while k > 0:
            rest &= rest - 1
            k -= 1
        card = lowest(rest)
        self.pool ^= bit(card)
        return int(card)

    def take_card(self, seat: int, card: int) -> None:
        self.hands[seat] |= bit(card)
        self.hand_sizes[seat] += 1

    def leave_hand(self, seat: int, card: int) -> None:
        self.hands[seat] ^= bit(card)
        self.hand_sizes[seat] -= 1

    def draw_from(self, seat: int, pile: int) -> None:
        """Draw the top card of a pile; a pile that runs out turns its income card (CU-3.2)."""
        card = self.draw_unseen()
        self.take_card(seat, card)
        if self.log is not None:
            self.emit(events.Draws(seat, pile, card), seat)
        self.shrink(pile)

    def shrink(self, pile: int) -> None:
        self.piles[pile] -= 1
        if self.piles[pile] == 0 and self.log is not None:
            self.emit(events.Coin(pile))
            for seat in range(self.seats):
                if self.medals[seat] == pile:
                    self.emit(events.MedalHome(seat))

    def discard(self, seat: int, card: int) -> None:
        self.leave_hand(seat, card)
        self.discards |= bit(card)
        if self.log is not None:
            self.emit(events.Discards(seat, card))

    def lay(self, card: int, anchor: int, turn: int) -> None:
        """Lay a card in the town over what it covers."""
        face = self.box.faces[card * 4 + turn]
        sq = first_square(anchor)
        self.town[sq] = face[0]
        self.town[sq + 1] = face[1]
        self.town[sq + 8] = face[2]
        self.town[sq + 9] = face[3]
        self.laid.append(card * 196 + anchor * 4 + turn)

    def deck(self) -> i64:
        """Return the monument cards that have not been turned up."""
        seen = self.row
        for seat in range(self.seats):
            seen |= self.owned[seat]
        return ALL_MONUMENTS & ~seen

    def fill_row(self) -> None:
        """CU-2.7, CU-R7: turn up monument cards until there are three."""
        while count_bits(self.row) < self.box.row:
            rest = self.deck()
            k = self.chance.below(count_bits(rest))
            while k > 0:
                rest &= rest - 1
                k -= 1
            self.row |= rest & -rest
            if self.log is not None:
                self.emit(events.Offers(lowest(rest)))

    # Cubes, gold and points

    def move_cube(self, side: int, sq: int, to: int) -> None:
        self.cubes[self.cubes.index(side * 64 + sq)] = side * 64 + to
        if self.log is not None:
            self.emit(events.Shifts(side, sq, to))

    def gain(self, seat: int, row: int, points: i64) -> None:
        self.points[seat] += points
        self.ledger[row * self.seats + seat] += points

    def lose(self, seat: int, row: int, points: i64) -> i64:
        """Take points away, not below zero, and return how many were lost (CU-R13)."""
        own = self.points[seat]
        lost = min(own, points)
        self.gain(seat, row, -lost)
        return lost


def _seen(squares: list[int], sq: i64) -> bool:
    """Return whether a square was already counted for one of these monuments."""
    for other in squares:  # noqa: SIM110 - a generator is slow compiled
        if other != sq and touching(other, sq):
            return True
    return False


def card_of(laid: int) -> int:
    return laid // 196


def lay_of(laid: int) -> tuple[int, int]:
    """Return the anchor and the turn of a card as it was laid."""
    return laid % 196 // 4, laid % 4


def card_named(code: int) -> int:
    """Return the card that an earlier part of a choice named."""
    return int(SPACE.actions[code].arg)


def is_icon(kind: i64) -> bool:
    """Return whether a square's kind is an icon; the plaza is none (CU-R2)."""
    return kind < PLAZA
