"""Ratings: how strong each bot is in a game, as data beside the game.

`ratings.json` in a game's package has the ladder of every number of seats that was measured.  `tenban ladder` measures
one, and `scripts/bench bots ladders` takes it over and writes the tables of docs/ladder.md.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from tenban.kernel.errors import TenbanError

ANCHOR: Final = "greedy"  # it uses no learned weights and stays as it is from release to release
ANCHOR_RATING: Final = 1500
_EXAMPLE: Final = '{"4": {"date": "2026-11-18", "games": 300, "ratings": {"greedy": [1500, 1475, 1526]}}}'


class RatingsError(TenbanError, ValueError):
    """A ratings.json that cannot be used; the message says what would be right."""


@dataclass(frozen=True)
class Rating:
    """The rating of a bot and its 95 % interval, on Elo's scale with `greedy` at 1500."""

    bot: str
    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class RatedBots:
    """The ladder of a game with one number of seats; the strongest bot comes first."""

    date: str
    games: int
    ratings: tuple[Rating, ...]

    def of(self, bot: str) -> Rating | None:
        """Return the rating of a bot, or None if it was not rated."""
        return next((rating for rating in self.ratings if rating.bot == bot), None)


def read_ratings(game: str, text: str) -> dict[int, RatedBots]:
    """Return the ladders of a game by the number of seats, from the text of its ratings.json; raise RatingsError."""
    try:
        data: dict[str, dict[str, Any]] = json.loads(text)
        return {int(seats): _rated(ladder) for seats, ladder in sorted(data.items())}
    except (ValueError, TypeError, KeyError, AttributeError) as fault:
        raise RatingsError(f"ratings.json of {game} must be like {_EXAMPLE}") from fault


def _rated(ladder: dict[str, Any]) -> RatedBots:
    found = [
        Rating(str(bot), float(rating), float(low), float(high))
        for bot, (rating, low, high) in ladder["ratings"].items()
    ]
    found.sort(key=lambda rating: -rating.rating)
    return RatedBots(str(ladder["date"]), int(ladder["games"]), tuple(found))


def written(ladders: dict[int, RatedBots]) -> str:
    """Return the text of a ratings.json, with a line for each number of seats."""
    lines = [f' "{seats}": {json.dumps(_as_data(ladder))}' for seats, ladder in sorted(ladders.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _as_data(ladder: RatedBots) -> dict[str, object]:
    ratings = {one.bot: [round(one.rating), round(one.low), round(one.high)] for one in ladder.ratings}
    return {"date": ladder.date, "games": ladder.games, "ratings": ratings}
