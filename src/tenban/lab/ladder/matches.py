"""The pairings of a ladder: every pair of bots plays the same deals, each deal from every side of the table."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from ..simulate import play_game, rules_of, seed_of
from ..statistics import Row

Pair = tuple[str, str]


@dataclass(frozen=True)
class Ladder:
    """The plan of a ladder: what is played, and how many games at most."""

    game: str
    version: str  # of the rules
    seats: int
    bots: tuple[str, ...]
    games: int  # of one pair, at most
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    house: str = ""  # the text of a house file
    near: int = 0  # only bots at most so many places apart in the list are paired; 0: all are
    all_games: bool = False  # a pair that is decided plays on, for a narrower interval

    @property
    def pairs(self) -> list[Pair]:
        """The pairs of bots that play each other."""
        places = combinations(range(len(self.bots)), 2)
        return [(self.bots[a], self.bots[b]) for a, b in places if not self.near or b - a <= self.near]

    @property
    def deals(self) -> int:
        """The number of deals of one pair at most."""
        return max(1, self.games // len(lineups(("a", "b"), self.seats)))


@dataclass(frozen=True)
class Deal:
    """The games of one pair with one key: both get the same cards, as far as the game allows."""

    pair: Pair
    number: int
    rows: tuple[Row, ...] = ()

    @property
    def score(self) -> float:
        """The share of seat pairs in which the first bot finished ahead of the second; a tie counts half."""
        met = [
            ahead(row, a, b) for row in self.rows for a in _seats(row, self.pair[0]) for b in _seats(row, self.pair[1])
        ]
        return sum(met) / len(met)


def _seats(row: Row, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(row.bots) if name == bot]


def ahead(row: Row, a: int, b: int) -> float:
    """Return 1 if seat `a` finished ahead of seat `b`, 0.5 for a tie, else 0."""
    one, other = row.places[a], row.places[b]
    return 1.0 if one < other else 0.5 if one == other else 0.0


def lineups(pair: Pair, seats: int) -> list[tuple[str, ...]]:
    """Return the seatings of a pair: both alternate round the table, starting at every seat.

    With an odd number of seats each bot has the majority in half of the seatings.
    """
    shifts = range(2 if seats % 2 == 0 else 2 * seats)
    return [tuple([pair[_side(seat, shift, seats)] for seat in range(seats)]) for shift in shifts]


def _side(seat: int, shift: int, seats: int) -> int:
    if seats % 2 == 0:
        return (seat + shift) % 2
    return ((seat + shift) % seats + shift // seats) % 2


def play_deal(ladder: Ladder, deal: Deal) -> Deal:
    """Return a deal with all its games; they depend on the seed and the pair alone."""
    rules, seed = rules_of(ladder.game, ladder.house), seed_of(ladder.seed, deal.number)
    tables = enumerate(lineups(deal.pair, ladder.seats))
    rows = [play_game(rules, dict(ladder.options), bots, seed, number) for number, bots in tables]
    return Deal(deal.pair, deal.number, tuple(rows))
