"""The events of Eclipse.

The name of a field's type is the kind of its value: see face/words.py.  A plain int stays a number.
"""

from __future__ import annotations

from dataclasses import dataclass

from tenban.kernel.event import Event

Seat = int
Party = int  # a seat, or STRANGERS: the ships that no player owns
Side = int  # of a board
Action = int
Technology = int
Stack = int
Edge = int
Hex = int
Place = int  # a hex, or the influence track
Discovery = int
Kind = int  # of goods and cubes
Part = int
Ship = int  # a type of ship; in battles also Ancients and the centre's defence
Slot = int
Item = int  # a ship or structure
Settling = int
Square = int
Colour = int  # of a die
Value = int  # of a reputation tile, from 0
ValueCounts = tuple[int, ...]  # value -> reputation tiles of that value
Money = int
Science = int
Material = int


# Setup and round


@dataclass
class Starter(Event):
    seat: Seat


@dataclass
class Chooses(Event):
    seat: Seat
    side: Side


@dataclass
class SettlesAt(Event):
    """A seat lays its home hex on a place of its choice."""

    seat: Seat
    edge: Edge


@dataclass
class NewTechnology(Event):
    """A technology comes on offer; no message, because the tile on the table is marked as new."""

    technology: Technology


@dataclass
class Round(Event):
    round: int


@dataclass
class Acts(Event):
    seat: Seat
    action: Action


@dataclass
class Reacts(Event):
    seat: Seat
    action: Action


@dataclass
class Passes(Event):
    seat: Seat


@dataclass
class PassesAgain(Event):
    """A player who has passed does not react."""

    seat: Seat


@dataclass
class Cleanup(Event):
    pass


@dataclass
class ShowsTile(Event):
    """At the end all reputation tiles are turned up."""

    seat: Seat
    value: Value


@dataclass
class Ends(Event):
    pass


# Explore


@dataclass
class Reshuffles(Event):
    stack: Stack


@dataclass
class TurnsUp(Event):
    seat: Seat
    hex: Hex


@dataclass
class Discards(Event):
    seat: Seat
    hex: Hex


@dataclass
class Lays(Event):
    seat: Seat
    hex: Hex


@dataclass
class Claims(Event):
    """A player puts a disc on a hex."""

    seat: Seat
    hex: Hex


@dataclass
class Discovers(Event):
    seat: Seat
    hex: Hex
    discovery: Discovery


@dataclass
class KeepsDiscovery(Event):
    """A player keeps a discovery tile for points."""

    seat: Seat
    discovery: Discovery


@dataclass
class FindsCruiser(Event):
    seat: Seat
    hex: Hex


@dataclass
class StoresPart(Event):
    seat: Seat
    part: Part


# Goods, technologies and cubes


@dataclass
class Gains(Event):
    seat: Seat
    count: int
    kind: Kind


@dataclass
class Trades(Event):
    seat: Seat
    count: int
    given: Kind
    wanted: Kind


@dataclass
class Researches(Event):
    seat: Seat
    technology: Technology
    price: int


@dataclass
class TakesTechnology(Event):
    seat: Seat
    technology: Technology


@dataclass
class CubeReturns(Event):
    seat: Seat
    kind: Kind


@dataclass
class Buried(Event):
    """A cube goes to a graveyard."""

    seat: Seat
    kind: Kind


# Influence, upgrade, build, move


@dataclass
class MovesDisc(Event):
    seat: Seat
    source: Place
    target: Place


@dataclass
class Flips(Event):
    """Colony ships are turned face up."""

    seat: Seat
    count: int


@dataclass
class Colonises(Event):
    seat: Seat
    hex: Hex
    settling: Settling


@dataclass
class FitsPart(Event):
    seat: Seat
    ship: Ship
    slot: Slot
    part: Part


@dataclass
class Uncovers(Event):
    """A player takes a part off a blueprint."""

    seat: Seat
    ship: Ship
    slot: Slot


@dataclass
class PartLost(Event):
    """An ancient part that was covered or removed leaves the game."""

    seat: Seat
    part: Part


@dataclass
class Builds(Event):
    seat: Seat
    item: Item
    hex: Hex


@dataclass
class Moves(Event):
    seat: Seat
    ship: Ship
    source: Hex
    target: Hex


# Diplomacy


@dataclass
class Offers(Event):
    seat: Seat
    other: Seat


@dataclass
class Refuses(Event):
    seat: Seat
    other: Seat


@dataclass
class Allies(Event):
    seat: Seat
    other: Seat


@dataclass
class Betrays(Event):
    seat: Seat
    other: Seat


# Combat


@dataclass
class Combat(Event):
    pass


@dataclass
class Battle(Event):
    hex: Hex
    defender: Party
    attacker: Party


@dataclass
class Rolls(Event):
    party: Party
    ship: Ship
    colour: Colour
    face: int


@dataclass
class Hits(Event):
    """A ship of a party takes damage."""

    party: Party
    ship: Ship
    damage: int


@dataclass
class Destroyed(Event):
    party: Party
    ship: Ship


@dataclass
class Prevails(Event):
    """A battle ends: only this party has ships left in the hex."""

    hex: Hex
    party: Party


@dataclass
class Declares(Event):
    """The ships of a type will retreat."""

    seat: Seat
    ship: Ship
    hex: Hex


@dataclass
class Retreats(Event):
    seat: Seat
    ship: Ship
    hex: Hex


@dataclass
class Stalemate(Event):
    hex: Hex


@dataclass
class Bombards(Event):
    seat: Seat
    hex: Hex
    damage: int


@dataclass
class WipesOut(Event):
    """A player destroys all population of a hex."""

    seat: Seat
    hex: Hex


@dataclass
class Bombs(Event):
    """A player destroys one cube of a hex."""

    seat: Seat
    hex: Hex
    square: Square


@dataclass
class LosesHex(Event):
    seat: Seat
    hex: Hex


# Reputation tiles


@dataclass
class Draws(Event):
    secret = ("tiles",)
    seat: Seat
    count: int
    tiles: ValueCounts


@dataclass
class KeepsReputation(Event):
    name = "keeps-fame"
    secret = ("value",)
    seat: Seat
    value: Value


@dataclass
class SwapsTile(Event):
    """A player without room for another tile exchanges one, or none: only the player knows which."""

    secret = ("swapped", "given", "kept")
    seat: Seat
    swapped: int  # how many
    given: Value
    kept: Value


@dataclass
class DropsTile(Event):
    """A player puts a reputation tile back into the bag."""

    secret = ("value",)
    seat: Seat
    value: Value


# Upkeep


@dataclass
class Income(Event):
    seat: Seat
    money: Money
    science: Science
    material: Material


@dataclass
class Bankrupt(Event):
    seat: Seat
    short: int


@dataclass
class Abandons(Event):
    seat: Seat
    hex: Hex


@dataclass
class Collapses(Event):
    seat: Seat
