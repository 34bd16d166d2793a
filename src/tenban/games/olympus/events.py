"""The events of The Heavens of Olympus: what the log of a game tells."""

from __future__ import annotations

from dataclasses import dataclass

from tenban.kernel.event import Event

# The name of a field's type is the kind that the face puts into words; a plain int stays a number.
Seat = int
Space = int
Spaces = int  # a bit set
Plan = int
Time = int  # morning, afternoon or evening
Orbit = int
Region = int  # counted from 1
Tied = int  # 1: several players have the most


@dataclass
class Opens(Event):
    """A player takes the sun and the moon (HO-1.6)."""

    seat: Seat


@dataclass
class FirstStar(Event):
    """A player places one of the first stars (HO-2.2)."""

    seat: Seat
    space: Space


@dataclass
class Day(Event):
    """A day begins; the log shows its first phase instead (HO-3.1)."""

    day: int
    sun: Seat


@dataclass
class Phase(Event):
    """A phase of the day begins (HO-3.1)."""

    day: int
    phase: Time
    moon: Seat


@dataclass
class Reveals(Event):
    """A player's plan is shown (HO-3.3)."""

    seat: Seat
    plan: Plan


@dataclass
class Competes(Event):
    """A player pays for the others with the same plan (HO-4.2)."""

    seat: Seat
    plan: Plan
    power: int


@dataclass
class Tyche(Event):
    """Tyche takes prestige and gives the power that is missing (HO-5.2)."""

    seat: Seat
    prestige: int
    power: int


@dataclass
class Cannot(Event):
    """A plan cannot be carried out (HO-3.5)."""

    seat: Seat
    plan: Plan


@dataclass
class Passes(Event):
    """A player does not carry out the plan (HO-3.5)."""

    seat: Seat
    plan: Plan


@dataclass
class Buys(Event):
    """A player buys stars (HO-6.1)."""

    seat: Seat
    stars: int
    power: int


@dataclass
class Places(Event):
    """A player places a star and gains power (HO-6.5)."""

    seat: Seat
    space: Space
    power: int


@dataclass
class Raises(Event):
    """A player raises the torch (HO-6.10)."""

    seat: Seat
    steps: int
    power: int
    light: int


@dataclass
class Swaps(Event):
    """A player exchanges an own star and one of another player (HO-6.13)."""

    seat: Seat
    own: Space
    other: Seat
    foreign: Space


@dataclass
class Darkens(Event):
    """Stars of a player go dark (HO-9.2)."""

    seat: Seat
    stars: Spaces


@dataclass
class Night(Event):
    """The night of a day is scored (HO-10)."""

    day: int


@dataclass
class NightRegions(Event):
    """Prestige for regions with lit stars (HO-10.1)."""

    seat: Seat
    points: int
    count: int


@dataclass
class OrbitMost(Event):
    """Prestige for the most lit stars in an orbit (HO-10.3a)."""

    seat: Seat
    points: int
    orbit: Orbit
    count: int


@dataclass
class OrbitSecond(Event):
    """Prestige for the second most lit stars in an orbit (HO-10.3b)."""

    seat: Seat
    points: int
    orbit: Orbit
    count: int


@dataclass
class OrbitRight(Event):
    """The right number of an orbit: a tie, or too few stars for the left one (HO-10.4)."""

    seat: Seat
    points: int
    orbit: Orbit
    count: int
    tied: Tied


@dataclass
class Constellation(Event):
    """Prestige for a constellation (HO-10.7)."""

    seat: Seat
    points: int
    region: Region
    count: int


@dataclass
class BestConstellation(Event):
    """Prestige for the largest constellation (HO-10.8)."""

    seat: Seat
    points: int
    region: Region
    count: int


@dataclass
class BurnsDown(Event):
    """A torch falls (HO-11.3)."""

    seat: Seat
    steps: int
    light: int


@dataclass
class Ends(Event):
    """The last night is over (HO-12)."""


@dataclass
class Returns(Event):
    """A player gives power back for prestige (HO-12.1)."""

    seat: Seat
    power: int
    points: int


@dataclass
class Scores(Event):
    """A player's prestige at the end (HO-12.2)."""

    seat: Seat
    points: int
