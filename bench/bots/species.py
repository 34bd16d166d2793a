"""Measure a bot with every species of Eclipse: it plays whichever it draws, among greedy bots that draw theirs, too.

Every game is stored in a folder, so that a measurement that was stopped can go on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple, cast

import tenban
from tenban.games.eclipse.pieces import PEOPLES
from tenban.games.eclipse.state import EclipseState
from tenban.lab.statistics import wilson


class Drawn(NamedTuple):
    """The games in which the bot drew one species."""

    species: str
    games: int
    won: float  # share of them; a shared victory is counted in parts
    points: float
    greedy: float  # mean points of the others

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


class Result(NamedTuple):
    species: str
    won: float
    points: int
    greedy: float


def by_species(bot: str, seats: int, games: int, folder: Path) -> list[Drawn]:
    """Return the results of one bot among greedy ones, in every seat in turn, by the species it drew."""
    file = folder / f"species-{seats}-{bot}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = [Result._make(json.loads(line)) for line in lines[:games]]
    for number in range(len(found), games):
        found.append(_play(bot, seats, number))
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(found[-1]) + "\n")
    return [_summed_up(species, results) for species in PEOPLES if (results := _of(species, found))]


def _play(bot: str, seats: int, number: int) -> Result:
    own = number % seats
    bots = [bot if seat == own else "greedy" for seat in range(seats)]
    match = tenban.play_out("eclipse", bots, seed=f"species {number}", species="drawn")
    state, points = cast(EclipseState, cast(Any, match.state)), match.totals
    won = 1.0 / len(match.winners) if own in match.winners else 0.0
    others = [points[seat] for seat in range(seats) if seat != own]
    return Result(PEOPLES[state.people_number(own)], won, points[own], sum(others) / len(others))


def _of(species: str, results: list[Result]) -> list[Result]:
    return [result for result in results if result.species == species]


def _summed_up(species: str, results: list[Result]) -> Drawn:
    n = len(results)
    won, points, greedy = (sum(values) / n for values in zip(*[result[1:] for result in results], strict=True))
    return Drawn(species, n, won, points, greedy)
