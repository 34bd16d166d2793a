"""Compare bots with those of an earlier release, which is installed in an environment of its own.

Every deal is played from both sides of the table, in one process, so that the processor time of both sides is known.
Every game is stored in a folder, so that a measurement that was stopped can go on.
"""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time
from typing import NamedTuple

from tenban.bots import shared
from tenban.lab.ladder import Ladder, Standings, climb
from tenban.lab.ladder.verdict import verdict
from tenban.lab.releases import OtherRelease
from tenban.lab.statistics import wilson
from tenban.registry import find

SECONDS = "seconds.json"  # of processor time, for the games that are in the folder
Seconds = tuple[float, float]  # of the bot and of the other


class Against(NamedTuple):
    game: str
    seats: int
    bot: str
    other: str
    games: int
    won: float  # share of the games that a seat of the bot won; a shared victory is counted in parts
    ahead: float  # share of the pairs of seats in which the bot finished ahead
    verdict: int  # of the sequential test: 1 if the bot is stronger, -1 if the other is, 0 if it is not decided
    seconds: Seconds  # of processor time a game

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def against(game: str, seats: int, bots: tuple[str, str], games: int, folder: Path, seed: int = 7) -> Against:
    """Return the results of a bot against one of another release."""
    ladder = Ladder(game, find(game).rules.version, seats, bots, games, seed, all_games=True)
    where = folder / "-".join([game, str(seats), *bots])
    where.mkdir(parents=True, exist_ok=True)
    timer = Timer(where / SECONDS, bots[1])
    return summed_up(climb(ladder, where, on_progress=timer), timer.seconds)


class Timer:
    """Notes the processor time of both sides after every deal, together with what a file says of the deals before."""

    def __init__(self, file: Path, other: str) -> None:
        self.file = file
        self.other = shared(other)
        self.began = self._spent()
        self.before: Seconds = tuple(json.loads(file.read_text("utf-8"))) if file.exists() else (0.0, 0.0)
        self.seconds = self.before

    def __call__(self, standings: Standings) -> None:
        now = self._spent()
        self.seconds = (
            self.before[0] + now[0] - self.began[0],
            self.before[1] + now[1] - self.began[1],
        )
        self.file.write_text(json.dumps(self.seconds), "utf-8")

    def _spent(self) -> Seconds:
        return process_time(), self.other.seconds if isinstance(self.other, OtherRelease) else 0.0


def summed_up(standings: Standings, seconds: Seconds) -> Against:
    """Return the results of a ladder of two bots that took so many seconds of processor time."""
    ladder = standings.ladder
    (bot, other), scores = next(iter(standings.scores.items()))
    rows = [row for deal in standings.deals for row in deal.rows]
    won = sum(sum(row.bots[seat] == bot for seat in row.winners) / len(row.winners) for row in rows) / len(rows)
    ahead = sum(scores) / len(scores)
    each = (seconds[0] / len(rows), seconds[1] / len(rows))
    return Against(ladder.game, ladder.seats, bot, other, len(rows), won, ahead, verdict(scores), each)
