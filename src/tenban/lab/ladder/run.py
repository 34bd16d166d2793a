"""Play a ladder: deals for every pair, until it is decided or its games are used up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tenban.ratings import Rating

from ..pool import in_order
from ..statistics import Summary
from .journal import Journal
from .matches import Deal, Ladder, Pair, play_deal
from .ratings import rate
from .verdict import interval, verdict

OnStandings = Callable[["Standings"], None]


@dataclass
class Standings:
    """The results of a ladder so far."""

    ladder: Ladder
    deals: list[Deal] = field(default_factory=list)
    scores: dict[Pair, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for pair in self.ladder.pairs:
            self.scores.setdefault(pair, [])

    def decided(self, pair: Pair) -> int:
        """Return 1 if the first of a pair is stronger, -1 if the second is, 0 if it is not decided."""
        return verdict(self.scores[pair])

    def done(self, pair: Pair) -> bool:
        """Return whether a pair plays no more deals."""
        if len(self.scores[pair]) >= self.ladder.deals:
            return True
        return not self.ladder.all_games and self.decided(pair) != 0

    def add(self, deal: Deal) -> bool:
        """Count a deal and return whether it counts: not if its pair was done before it.

        So the same deals count with any number of processes.
        """
        played = self.scores.get(deal.pair)
        if played is None or deal.number != len(played) or self.done(deal.pair):
            return False
        played.append(deal.score)
        self.deals.append(deal)
        return True

    def interval(self, pair: Pair) -> tuple[float, float]:
        return interval(self.scores[pair])

    def ratings(self) -> list[Rating]:
        return rate(self.ladder.bots, self.scores)

    def summary(self) -> Summary:
        """Return points, victories and lengths over all games."""
        summary = Summary()
        for deal in self.deals:
            summary.add_all(deal.rows)
        return summary


def climb(
    ladder: Ladder,
    folder: Path,
    jobs: int = 1,
    on_progress: OnStandings = lambda standings: None,
    cluster: str | None = None,
) -> Standings:
    """Play a ladder, or the rest of it, and return its results; raise LadderError if the folder holds another.

    `on_progress` gets the standings at the start and after every deal.  `cluster` is the address of a Ray cluster.
    """
    journal, standings = Journal(folder, ladder), Standings(ladder)
    for deal in journal.read():
        standings.add(deal)
    on_progress(standings)
    for deal in in_order(partial(play_deal, ladder), _to_play(standings), jobs, cluster):
        if standings.add(deal):
            journal.write(deal)
        on_progress(standings)
    journal.write_games(standings.deals)
    return standings


def _to_play(standings: Standings) -> Iterator[Deal]:
    """Yield the next deal of every pair that is not done in turn; lazily, so that later decisions count."""
    ladder = standings.ladder
    for number in range(ladder.deals):
        for pair in ladder.pairs:
            if number >= len(standings.scores[pair]) and not standings.done(pair):
                yield Deal(pair, number)
