"""The events of Hoshizukuri.

The name of a field's type is the kind of its value: see `HoshizukuriFace.word`.  An event about several cards says
how many they are and then which, so that those who may not know the cards still know the number.
"""

from __future__ import annotations

from dataclasses import dataclass

from tenban.kernel.event import Event

Seat = int
Card = int
Face = int  # a card as it lies in the field
Colour = int  # 0 red, 1 blue, 2 green
Space = int  # of the orbit
Steps = int
Shards = int
Count = int
Cards = tuple[int, ...]  # cards of one player
Celestials = tuple[int, ...]  # kinds of celestial cards
Seats = tuple[int, ...]


# Setup


@dataclass
class Kinds(Event):
    cards: Celestials


@dataclass
class LacksColour(Event):
    colour: Colour


@dataclass
class Order(Event):
    seats: Seats


# The turn


@dataclass
class Turn(Event):
    seat: Seat
    space: Space


@dataclass
class Plays(Event):
    seat: Seat
    count: Count
    cards: Cards


@dataclass
class Draws(Event):
    secret = ("cards",)
    seat: Seat
    count: Count
    cards: Cards


@dataclass
class Reshuffles(Event):
    seat: Seat
    count: Count


@dataclass
class EarthGoes(Event):
    seat: Seat
    count: Count


@dataclass
class Advances(Event):
    seat: Seat
    steps: Steps
    space: Space


@dataclass
class Stays(Event):
    seat: Seat
    space: Space


@dataclass
class Drifts(Event):
    seat: Seat


@dataclass
class Pushed(Event):
    seat: Seat
    space: Space


@dataclass
class Generates(Event):
    seat: Seat
    card: Card
    shards: Shards


@dataclass
class GeneratesNothing(Event):
    seat: Seat
    shards: Shards


@dataclass
class DiscardsDown(Event):
    seat: Seat
    count: Count
    cards: Cards


@dataclass
class Ends(Event):
    pass


# Effects


@dataclass
class NoEffect(Event):
    seat: Seat
    card: Card


@dataclass
class Declines(Event):
    seat: Seat


@dataclass
class Trashes(Event):
    seat: Seat
    card: Card


@dataclass
class Discards(Event):
    seat: Seat
    card: Card


@dataclass
class DiscardsHand(Event):
    seat: Seat
    count: Count
    cards: Cards


@dataclass
class Adds(Event):
    seat: Seat
    card: Card


@dataclass
class TurnsUp(Event):
    seat: Seat
    card: Card


@dataclass
class GainsHand(Event):
    seat: Seat
    card: Card


@dataclass
class GainsDiscard(Event):
    seat: Seat
    card: Card


@dataclass
class Fuses(Event):
    seat: Seat
    shards: Shards


@dataclass
class Sweeps(Event):
    seat: Seat
    face: Face


@dataclass
class Looks(Event):
    secret = ("card",)
    seat: Seat
    card: Card


@dataclass
class Keeps(Event):
    secret = ("card",)
    seat: Seat
    card: Card


@dataclass
class Tosses(Event):
    seat: Seat
    card: Card


@dataclass
class Shows(Event):
    seat: Seat
    count: Count
    cards: Cards
