"""The events of Latria Opus: what the log of a game tells."""

from __future__ import annotations

from dataclasses import dataclass

from tenban.kernel.event import Event

# The name of a field's type is the kind that the face puts into words; a plain int stays a number.
Seat = int
Card = int  # an astrology card
Celestial = int  # the Sun, the Moon or Polaris
Face = int  # an astrology card, or a kind of celestial card
Pile = int  # normal gains, or those under the eclipse marker


@dataclass
class Game(Event):
    """A game of a campaign begins (LO-9.1)."""

    number: int


@dataclass
class Deals(Event):
    """The cards are dealt (LO-2)."""

    dealer: Seat


@dataclass
class Round(Event):
    """A round begins (LO-3)."""

    number: int
    dealer: Seat


@dataclass
class TurnsUp(Event):
    """A celestial card is turned up (LO-3.1)."""

    face: Face


@dataclass
class EclipseBegins(Event):
    """A mutation turns a board to its eclipse (LO-3.2)."""

    celestial: Celestial


@dataclass
class EclipseEnds(Event):
    """A mutation turns a board back (LO-3.2)."""

    celestial: Celestial


@dataclass
class GreatEclipseBegins(Event):
    """In the Simple variant: low numbers become strong (LO-7.3)."""


@dataclass
class GreatEclipseEnds(Event):
    """In the Simple variant: high numbers are strong again (LO-7.3)."""


@dataclass
class Leads(Event):
    """The dealer plays a card (LO-3.6)."""

    seat: Seat
    card: Card


@dataclass
class Declares(Event):
    """A dealer who led Latria names a celestial (LO-3.7)."""

    seat: Seat
    celestial: Celestial


@dataclass
class Follows(Event):
    """A follower's card is shown (LO-4.1)."""

    seat: Seat
    card: Card


@dataclass
class Keeps(Event):
    """A follower below the dealer gains the card that was played (LO-4.6)."""

    seat: Seat
    card: Card
    pile: Pile


@dataclass
class TakesStack(Event):
    """The winner of the round gains the stack of the target (LO-4.1)."""

    seat: Seat
    celestial: Celestial
    count: int
    pile: Pile


@dataclass
class StackStays(Event):
    """Nobody wins the round alone (LO-4.3)."""

    celestial: Celestial


@dataclass
class Purges(Event):
    """The owner of the purge card removes one of two gains (LO-6.1)."""

    seat: Seat
    pile: Pile
    face: Face


@dataclass
class Ends(Event):
    """The last round is over (LO-5.3)."""


@dataclass
class Scores(Event):
    """A player's victory points (LO-6.7)."""

    seat: Seat
    points: int


@dataclass
class Places(Event):
    """A player's campaign points for the game (LO-9.2)."""

    seat: Seat
    points: int
