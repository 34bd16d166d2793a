"""The state of Latria Opus."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.bits import bit, bits, count_bits, lowest
from tenban.kernel.seat_array import SeatArray
from tenban.kernel.state import State

from .pieces import CARDS, LATRIA, LATRIA_CARDS, POLARIS, LatriaBox, count, deck_of, one, size, suit_mask

NORMAL: Final = 0
SIMPLE: Final = 1
STAR: Final = 2
VARIANTS: Final = ("normal", "simple", "star")

ALL_SKIES: Final = 7  # Sun, Moon and Polaris, as a bit set

UP: Final = 0  # a seat's pile of normal gains
UNDER: Final = 1  # its pile under the eclipse marker


@final
class LatriaState(State):
    """Hands are bit sets of cards; gains are a bit set of astrology cards and a bag of celestial ones."""

    def __init__(self, seats: int, box: LatriaBox, variant: int, campaign: bool, opener: int) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.variant: Final = variant
        self.campaign: Final = campaign
        self.opener: Final = opener  # who deals first, or -1: chance decides
        self.first_dealer = opener
        self.game = 0  # of a campaign
        self.round = 0
        self.eclipse = 0  # bit set of celestials in eclipse
        self.used: i64 = 0  # bit set of cards played and not gained
        self.purged: tuple[int, ...] = ()  # what the purge card took: codes of its two actions
        self.hands: SeatArray
        self.voids: i64 = 0  # four bits a seat: suits it has shown not to hold (LO-10.3)
        self.cards: SeatArray  # gained astrology cards
        self.skies: SeatArray  # gained celestial cards
        self.cards_under: SeatArray  # the same under the eclipse marker
        self.skies_under: SeatArray
        self.decks: i64 = 0  # a bag of the celestial cards still face down
        self.stacks: SeatArray  # what lies above each board: four bits a layer, face + 1, the top layer lowest
        self.results: tuple[int, ...] = ()  # of a campaign: victory points, game by game, seat by seat

    def clear(self) -> None:
        """Clear the table before a game is dealt (LO-2.3, LO-8.1)."""
        self.round = 0
        self.eclipse = 1 << POLARIS if self.variant == STAR else 0
        self.used = 0
        self.purged = ()
        self.hands = SeatArray()
        self.voids = 0
        self.cards = SeatArray()
        self.skies = SeatArray()
        self.cards_under = SeatArray()
        self.skies_under = SeatArray()
        self.decks = self.composition()
        self.stacks = SeatArray()

    def composition(self) -> i64:
        """Return the bag of all celestial cards of the game (LO-7.1)."""
        return self.box.simple_sky if self.variant == SIMPLE else self.box.sky

    def rounds(self) -> int:
        """Return the number of rounds: the last card of a hand is never used (LO-5.3)."""
        return self.box.hand[self.seats] - 1

    def followable(self, seat: i64, target: i64) -> i64:
        """Return the cards with which `seat` can follow: target or Latria (LO-3.9)."""
        return self.hands[seat] & (suit_mask(target) | LATRIA_CARDS)

    def void(self, seat: i64, kind: i64) -> bool:
        """Return whether `seat` has shown that it holds nothing of this suit (LO-10.3)."""
        return self.voids >> (seat * 4 + kind) & 1 != 0

    def show_voids(self, seat: i64, target: i64) -> None:
        self.voids |= bit(seat * 4 + target) | bit(seat * 4 + LATRIA)

    def reversed(self) -> bool:
        """Return whether low numbers beat high ones: an eclipse in the Simple variant (LO-7.5)."""
        return self.variant == SIMPLE and self.eclipse != 0

    def pile_for(self, target: i64) -> int:
        """Return the pile for gains of a round with this target: only the target's eclipse counts (LO-4.9)."""
        if self.variant == SIMPLE:
            return UP
        return self.eclipse >> int(target) & 1

    def cards_in(self, pile: int) -> SeatArray:
        """Return the astrology cards of all seats in one of the two piles."""
        return self.cards if pile == UP else self.cards_under

    def skies_in(self, pile: int) -> SeatArray:
        return self.skies if pile == UP else self.skies_under

    def take_card(self, seat: int, pile: int, card: i64) -> None:
        self.cards_in(pile)[seat] |= bit(card)

    def turn_up(self, kind: i64, face: i64) -> None:
        """Lay a celestial card on its stack (LO-3.1)."""
        self.decks -= one(face)
        self.stacks[kind] = self.stacks[kind] * 16 + face + 1

    def layers(self, kind: int) -> list[int]:
        """Return the celestial faces above a board, lowest first."""
        found: list[int] = []
        stack: i64 = self.stacks[kind]
        while stack != 0:
            found.append(int((stack & 15) - 1))
            stack >>= 4
        found.reverse()
        return found

    def take_stack(self, seat: int, pile: int, kind: i64) -> None:
        gained: i64 = 0
        stack: i64 = self.stacks[kind]
        while stack != 0:
            gained += one((stack & 15) - 1)
            stack >>= 4
        self.skies_in(pile)[seat] += gained
        self.stacks[kind] = 0

    def lose(self, seat: int, pile: int, face: int) -> None:
        if face < CARDS:
            self.cards_in(pile)[seat] &= ~bit(face)
        else:
            self.skies_in(pile)[seat] -= one(face - CARDS)

    def faces(self, seat: int, pile: int) -> list[int]:
        """Return the different faces of a pile, ascending."""
        found = bits(self.cards_in(pile)[seat])
        bag: i64 = self.skies_in(pile)[seat]
        while bag != 0:
            face = lowest(bag) >> 2
            found.append(int(CARDS + face))
            bag &= ~(one(face) * 15)
        return found

    def copies(self, seat: int, pile: int, face: int) -> int:
        """Return how many copies of a face are in a pile of gains."""
        if face < CARDS:
            return int(self.cards_in(pile)[seat] >> face & 1)
        return int(count(self.skies_in(pile)[seat], face - CARDS))

    def gains(self, seat: int, pile: int) -> list[int]:
        """Return the faces of a pile, ascending, one entry per copy."""
        return [face for face in self.faces(seat, pile) for _ in range(self.copies(seat, pile, face))]

    def owns(self, seat: int) -> int:
        """Return how many cards are in both piles together."""
        cards: i64 = self.cards[seat] | self.cards_under[seat]
        return int(count_bits(cards) + size(self.skies[seat]) + size(self.skies_under[seat]))

    def left_in(self, kind: int) -> int:
        """Return how many cards are still face down in a celestial deck."""
        return int(size(deck_of(self.decks, kind)))

    def hand_size(self, played: bool) -> int:
        """Return how many cards a hand has; public, as each seat plays one card per round."""
        return self.box.hand[self.seats] - self.round + (0 if played else 1)
