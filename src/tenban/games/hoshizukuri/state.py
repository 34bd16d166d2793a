"""The table of Hoshizukuri."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.seat_array import SeatArray
from tenban.kernel.state import State

from . import events
from .actions import SPACE
from .pieces import GONE, ICE, THREE_COLOURS, Galaxy, HoshizukuriBox

NOBODY: Final[tuple[int, ...]] = ()
NOTHING: Final = -2  # no card lies on a discard, or is being looked at


@final
class HoshizukuriState(State):
    """Cards lie in bags, one integer each (see `Galaxy`); decks are bags because no rule tells their order.

    In a view a hand one may not see is UNKNOWN, and the deck beside it holds the cards of both.
    """

    def __init__(self, seats: int, box: HoshizukuriBox, kinds: int, shuffled: bool) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.shuffled: Final = shuffled  # is the order at the start drawn (HZ-2.5)?
        self.kinds = kinds  # the set of kinds in this game
        self._galaxy: Galaxy = box.galaxy(kinds)  # a cache only, derived from kinds
        self.piles: i64 = 0  # a bag
        self.trash: i64 = 0  # a bag
        self.hands: SeatArray  # bags, by seat
        self.decks: SeatArray
        self.discards: SeatArray
        self.shown: SeatArray  # what all know to be in a hand (HZ-3.5)
        self.hand_sizes: SeatArray
        self.deck_sizes: SeatArray
        self.tops: SeatArray  # the card on each discard
        self.orbit: SeatArray  # the space of each seat's comet
        self.order: list[int]  # seats by space, outermost first (HZ-4.5)
        self.active = 0  # whose turn it is
        self.field: list[tuple[int, ...]]  # plays of the active player, each with its faces as laid
        self.pending: i64 = 0  # a bag: cards of the last play whose effect is still to come
        self.icon = False  # does the last play have an active generate icon (HZ-16.1)?
        self.shards = 0  # of the plays that are resolved
        self.counted = 0  # how many of these count for the orbit
        self.made = 0  # plays made this turn, with those that 嵐 took away
        self.idle = 0  # turns in a row without an advance (HZ-C9)
        self.looked = NOTHING  # the card 泉 looks at; it is still in the deck

    @property
    def galaxy(self) -> Galaxy:
        if self._galaxy.kinds != self.kinds:
            self._galaxy = self.box.galaxy(self.kinds)
        return self._galaxy

    def clear(self) -> None:
        """Make the table empty."""
        self.hands = SeatArray()
        self.decks = SeatArray()
        self.discards = SeatArray()
        self.shown = SeatArray()
        self.hand_sizes = SeatArray()
        self.deck_sizes = SeatArray()
        self.tops = SeatArray(NOTHING)
        self.orbit = SeatArray()
        self.order = list(range(self.seats))
        self.field = []

    # Questions

    def hand_kinds(self, seat: int) -> i64:
        """Return the different kinds in a hand."""
        return self.galaxy.kinds_in(self.hands[seat])

    def unnamed(self, seat: int, named: tuple[int, ...]) -> i64:
        """Return the hand without the cards that parts of a choice name, given by their codes; a bag."""
        galaxy = self.galaxy
        bag: i64 = self.hands[seat]
        for code in named:
            bag -= galaxy.unit[SPACE.actions[code].arg]
        return bag

    def gainable(self, cost: int) -> i64:
        """Return the kinds of which a central pile has a card that costs at most `cost` (HZ-12.4)."""
        return self.galaxy.kinds_in(self.piles) & self.box.within(cost)

    def counts(self, play: tuple[int, ...]) -> bool:
        """Return whether a play, as it lies, advances the comet (HZ-7.2 to HZ-7.5)."""
        colours = 0
        cards = 0
        for face in play:
            if face == ICE:
                return False
            if face != GONE:
                cards += 1
                colours |= self.box.colour[face]
        return cards > 0 and colours != THREE_COLOURS

    def shards_of(self, play: tuple[int, ...]) -> int:
        """Return the shards of a play, as it lies (HZ-8.1)."""
        total = 0
        for face in play:
            total += self.box.shards[face]
        return total

    def colours_in_field(self) -> int:
        found = 0
        for play in self.field:
            for face in play:
                found |= self.box.colour[face]
        return found

    def at_end(self, seat: int) -> bool:
        """Return whether this comet has crossed the galaxy (HZ-4.4)."""
        return self.orbit[seat] == self.box.orbit

    # Cards on the move

    def leave_hand(self, seat: int, kind: int) -> None:
        """Remove a card from a hand openly, a known copy first (HZ-3.5)."""
        unit = self.galaxy.unit[kind]
        self.hands[seat] -= unit
        self.hand_sizes[seat] -= 1
        if self.galaxy.count(self.shown[seat], kind) != 0:
            self.shown[seat] -= unit

    def to_discard(self, seat: int, kind: int) -> None:
        self.discards[seat] += self.galaxy.unit[kind]
        self.tops[seat] = kind

    def discard(self, seat: int, kind: int) -> None:
        """Move a card from the hand to the player's discard."""
        self.leave_hand(seat, kind)
        self.to_discard(seat, kind)

    def trash_from_hand(self, seat: int, kind: int) -> None:
        """Move a card from the hand out of the game (HZ-12.1)."""
        self.leave_hand(seat, kind)
        self.trash += self.galaxy.unit[kind]

    def gain_to_hand(self, seat: int, kind: int) -> None:
        """Move a card from a central pile to the hand, seen by all (HZ-3.5)."""
        unit = self.galaxy.unit[kind]
        self.piles -= unit
        self.hands[seat] += unit
        self.shown[seat] += unit
        self.hand_sizes[seat] += 1

    def gain_to_discard(self, seat: int, kind: int) -> None:
        self.piles -= self.galaxy.unit[kind]
        self.to_discard(seat, kind)

    def has_top(self, seat: int) -> bool:
        """Return whether the deck has a card; an empty deck is first reshuffled from the discard (HZ-6.10)."""
        if self.deck_sizes[seat] == 0 and self.discards[seat] != 0:
            self.reshuffle(seat)
        return self.deck_sizes[seat] > 0

    def reshuffle(self, seat: int) -> None:
        """Turn the discard into the deck.

        The deck was empty, so the hand is what is neither in the field nor in the discard: known to all.
        """
        bag = self.discards[seat]
        self.decks[seat] = bag
        self.deck_sizes[seat] = self.galaxy.size(bag)
        self.discards[seat] = 0
        self.tops[seat] = NOTHING
        self.shown[seat] = self.hands[seat]
        if self.log is not None:
            self.emit(events.Reshuffles(seat, self.deck_sizes[seat]))

    def peek(self, seat: int) -> int:
        """Return the top card of a deck that has one; which card it is, is drawn now."""
        return self.galaxy.nth(self.decks[seat], self.chance.below(self.deck_sizes[seat]))

    def leave_deck(self, seat: int, kind: int) -> None:
        self.decks[seat] -= self.galaxy.unit[kind]
        self.deck_sizes[seat] -= 1

    def draw(self, seat: int, most: i64) -> None:
        """Draw up to `most` cards, with as many reshuffles as it takes (HZ-6.10, HZ-6.11)."""
        drawn: list[int] = []
        while most > 0 and self.has_top(seat):
            kind = self.peek(seat)
            self.leave_deck(seat, kind)
            self.hands[seat] += self.galaxy.unit[kind]
            self.hand_sizes[seat] += 1
            most -= 1
            if self.log is not None:
                drawn.append(kind)
        if drawn:
            self.emit(events.Draws(seat, len(drawn), tuple(drawn)), seat)

    def refill(self, seat: int) -> None:
        """Draw up to a hand of four cards (HZ-6.9, HZ-9.2)."""
        self.draw(seat, self.box.hand - self.hand_sizes[seat])

    # Comets

    def move_comet(self, seat: int, space: int) -> None:
        """Move a comet to a space, inside all comets already there (HZ-7.7)."""
        self.orbit[seat] = space
        self.order.remove(seat)
        at = len(self.order)
        while at > 0 and self.orbit[self.order[at - 1]] > space:
            at -= 1
        self.order.insert(at, seat)
