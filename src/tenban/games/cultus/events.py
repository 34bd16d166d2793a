"""The events of Cultus.

The name of a field's type is the kind of its value: see `CultusFace.word`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tenban.kernel.event import Event

Seat = int
Side = int  # a seat, or ENEMY
Character = int
Plan = int
Pile = int
Square = int
Anchor = int
Quarters = int  # how far a card is turned
Card = int  # a construction card
Monument = int  # a monument card
Income = int  # an income card
Icon = int
Power = int
Gold = int
Points = int
Count = int
Incomes = tuple[int, ...]


# Setup


@dataclass
class Begins(Event):
    seat: Seat


@dataclass
class Dealt(Event):
    secret = ("card",)
    seat: Seat
    card: Card


@dataclass
class Lies(Event):
    """Alone, a card lies on the board from the start (CU-10.3)."""

    card: Card
    anchor: Anchor
    turn: Quarters


@dataclass
class DealsIncomes(Event):
    name = "incomes"
    incomes: Incomes


@dataclass
class SetsAside(Event):
    card: Card


@dataclass
class Offers(Event):
    """A monument card is turned up."""

    monument: Monument


@dataclass
class GetsCharacter(Event):
    name = "character"
    seat: Seat
    character: Character


@dataclass
class GetsPlan(Event):
    name = "plan"
    secret = ("plan",)
    seat: Seat
    plan: Plan


@dataclass
class MeetsEnemy(Event):
    name = "enemy"
    character: Character
    points: Points


@dataclass
class DrawnPeople(Event):
    one: Character
    other: Character


@dataclass
class DrawnPlans(Event):
    one: Plan
    other: Plan


@dataclass
class PutsMedal(Event):
    seat: Seat
    pile: Pile


@dataclass
class Stands(Event):
    """Alone, the pawn begins on a square (CU-10.6)."""

    seat: Seat
    square: Square


# The turn


@dataclass
class Turn(Event):
    seat: Seat


@dataclass
class Draws(Event):
    secret = ("card",)
    seat: Seat
    pile: Pile
    card: Card


@dataclass
class Skips(Event):
    seat: Seat


@dataclass
class Coin(Event):
    """A pile has run out and its income card shows the coin."""

    pile: Pile


@dataclass
class MedalHome(Event):
    seat: Seat


@dataclass
class Earns(Event):
    seat: Seat
    gold: Gold


@dataclass
class GoldLost(Event):
    seat: Seat
    gold: Gold


@dataclass
class Banks(Event):
    seat: Seat
    cost: Gold  # on the building track
    purse: Gold  # on the character track


@dataclass
class Moves(Event):
    seat: Seat
    start: Square
    end: Square


@dataclass
class Pays(Event):
    income: Income


@dataclass
class MedalPoints(Event):
    seat: Seat
    points: Points


@dataclass
class MedalLost(Event):
    seat: Seat
    points: Points


@dataclass
class Places(Event):
    seat: Seat
    card: Card
    anchor: Anchor
    turn: Quarters


@dataclass
class Builds(Event):
    seat: Seat
    square: Square
    gold: Gold
    monument: Monument


@dataclass
class RevivalPoints(Event):
    seat: Seat
    points: Points


@dataclass
class BonusPoints(Event):
    seat: Seat
    points: Points
    count: Count
    icon: Icon


@dataclass
class Shifts(Event):
    side: Side
    start: Square
    end: Square


@dataclass
class Discards(Event):
    seat: Seat
    card: Card


@dataclass
class UsesPower(Event):
    name = "power"
    seat: Seat
    gold: Gold
    power: Power


@dataclass
class Jumps(Event):
    seat: Seat
    start: Square
    end: Square


@dataclass
class GloryPoints(Event):
    seat: Seat
    points: Points


@dataclass
class HandPrice(Event):
    """What a card beyond the hand limit costs."""

    seat: Seat
    points: Points
    gold: Gold


# The enemy


@dataclass
class EnemyDiscards(Event):
    pile: Pile
    card: Card


@dataclass
class EnemyCube(Event):
    count: Count
    spaces: Count


@dataclass
class EnemyActs(Event):
    character: Character


@dataclass
class EnemyPoints(Event):
    character: Character
    points: Points


@dataclass
class ClaudiaLoss(Event):
    seat: Seat
    points: Points


# The end


@dataclass
class LastLap(Event):
    seat: Seat


@dataclass
class ShowsPlan(Event):
    seat: Seat
    plan: Plan


@dataclass
class Ends(Event):
    pass
