"""Statistics of finished games.  Sums are exact, so that the order of the games does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

_SHARES = 60  # a victory counts in sixtieths, because up to six seats can share it
_Z = 1.96  # standard deviations that hold 95 % of a normal distribution


class Row(NamedTuple):
    """One finished game."""

    number: int
    bots: tuple[str, ...]  # by seat
    points: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    rounds: int | None  # if the game counts rounds
    places: tuple[int, ...] = ()  # by seat, from 1; equal seats share a place


def places(ranking: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each seat: one more than the number of seats ahead of it."""
    return tuple([1 + sum(other > own for other in ranking) for own in ranking])


@dataclass
class Tally:
    """The mean, standard deviation and range of whole numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, n: int) -> None:
        self.count += 1
        self.total += n
        self.squares += n * n
        self.least = n if self.least is None else min(self.least, n)
        self.most = n if self.most is None else max(self.most, n)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the sample."""
        if self.count < 2:
            return 0.0
        return sqrt(max(self.squares * self.count - self.total**2, 0) / (self.count * (self.count - 1)))

    def as_data(self) -> dict[str, float | int | None]:
        return {"mean": round(self.mean, 4), "sd": round(self.spread, 4), "min": self.least, "max": self.most}


@dataclass
class Side:
    """The results of a seat or of a bot."""

    points: Tally = field(default_factory=Tally)
    won: int = 0  # in sixtieths

    @property
    def win_rate(self) -> float:
        return self.won / _SHARES / self.points.count if self.points.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate (Wilson)."""
        return wilson(self.win_rate, self.points.count)

    def as_data(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "games": self.points.count,
            "points": self.points.as_data(),
            "win_rate": round(self.win_rate, 4),
            "win_rate_95": [round(low, 4), round(high, 4)],
        }


def wilson(rate: float, n: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval, which also holds for small samples and for rates near 0 or 1."""
    if n == 0:
        return 0.0, 1.0
    z2 = _Z * _Z
    middle = (rate + z2 / (2 * n)) / (1 + z2 / n)
    half = _Z * sqrt(rate * (1 - rate) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(middle - half, 0.0), min(middle + half, 1.0)


@dataclass
class Summary:
    """The results of many games."""

    points: Tally = field(default_factory=Tally)
    seats: list[Side] = field(default_factory=list)
    bots: dict[str, Side] = field(default_factory=dict)
    decisions: Tally = field(default_factory=Tally)
    rounds: Tally = field(default_factory=Tally)

    @property
    def games(self) -> int:
        return self.decisions.count

    def add(self, row: Row) -> None:
        while len(self.seats) < len(row.points):
            self.seats.append(Side())
        for seat, points in enumerate(row.points):
            self.points.add(points)
            for side in (self.seats[seat], self.bots.setdefault(row.bots[seat], Side())):
                side.points.add(points)
                side.won += _SHARES // len(row.winners) if seat in row.winners else 0
        self.decisions.add(row.decisions)
        if row.rounds is not None:
            self.rounds.add(row.rounds)

    def add_all(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.add(row)

    def as_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "points": self.points.as_data(),
            "seats": [side.as_data() for side in self.seats],
            "bots": {name: side.as_data() for name, side in sorted(self.bots.items())},
            "decisions": self.decisions.as_data(),
            "rounds": self.rounds.as_data() if self.rounds.count else None,
        }
