"""Measure the strength of the levels: one among greedy bots, and each against the one below it.

Options of the game make both sides alike where they would choose different sides: `species=terrans` at Eclipse.

Every game is stored in a folder, so that a measurement that was stopped can go on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from tenban.bots import LEVELS
from tenban.lab.ladder import Ladder, climb
from tenban.lab.ladder.verdict import chance_of_luck
from tenban.lab.pool import in_order
from tenban.lab.simulate import Plan, play_one
from tenban.lab.statistics import Row, Side, Summary
from tenban.registry import find

FULL = LEVELS[-1].name
TABLES = (
    ("latria", 3),
    ("latria", 4),
    ("olympus", 3),
    ("olympus", 4),
    ("hoshizukuri", 2),
    ("hoshizukuri", 3),
    ("cultus", 2),
    ("cultus", 3),
    ("eclipse", 2),
    ("eclipse", 3),
)
PROMISED = {"master": (0.9, 2.0), "steady": (0.6, 1.3)}  # wins with two seats, and with more in fair shares
ALIKE = {"master": 0.8, "steady": 0.6}  # promised wins with two seats if options make both sides alike
Options = tuple[tuple[str, str], ...]


class Strength(NamedTuple):
    game: str
    seats: int
    side: Side  # the bot that is measured
    greedy: Side
    bot: str = FULL
    options: Options = ()

    @property
    def promise(self) -> float:
        """The promised win rate."""
        if self.seats == 2 and self.options and self.bot in ALIKE:
            return ALIKE[self.bot]
        two_seats, shares = PROMISED.get(self.bot, PROMISED[FULL])
        return two_seats if self.seats == 2 else shares / self.seats


def among_greedy(
    game: str, seats: int, games: int, folder: Path, jobs: int = 1, bot: str = FULL, options: Options = ()
) -> Strength:
    """Return the results of one bot among greedy ones, in every seat in turn."""
    plan = Plan(game, seats, (bot, *["greedy"] * (seats - 1)), games, seed=2026, options=options)
    name = "-".join([game, str(seats), bot, *[f"{option}={value}" for option, value in options]])
    summary = Summary()
    summary.add_all(list(_rows(plan, folder / f"{name}.jsonl", jobs)))
    return Strength(game, seats, summary.bots[bot], summary.bots["greedy"], bot, options)


def _rows(plan: Plan, file: Path, jobs: int) -> Iterator[Row]:
    """Yield the games of a plan; those played before are read from the file."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    for line in lines[: plan.games]:
        yield Row._make([tuple(field) if isinstance(field, list) else field for field in json.loads(line)])
    for row in in_order(partial(play_one, plan), iter(range(len(lines), plan.games)), jobs):
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        yield row


class Step(NamedTuple):
    game: str
    seats: int
    upper: str
    lower: str
    deals: int
    score: float  # share of games in which the upper finishes ahead of the lower
    low: float
    high: float
    luck: float  # upper bound of the probability if both are equal
    decided: bool


def steps(game: str, seats: int, games: int, folder: Path, jobs: int = 1) -> Iterator[Step]:
    """Yield the result of each level against the one below it, after a decision or `games` games."""
    names = [level.name for level in LEVELS]
    for lower, upper in pairwise(names):
        ladder = Ladder(game, find(game).rules.version, seats, (upper, lower), games, seed=7)
        found = climb(ladder, folder / f"{game}-{seats}-{upper}-{lower}", jobs)
        scores = found.scores[upper, lower]
        low, high = found.interval((upper, lower))
        mean, luck = sum(scores) / len(scores), chance_of_luck(scores)
        yield Step(game, seats, upper, lower, len(scores), mean, low, high, luck, found.decided((upper, lower)) == 1)
