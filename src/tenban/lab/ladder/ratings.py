"""Ratings by the Bradley–Terry model (`choix`) on Elo's scale, with intervals from resampled deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from .matches import Pair

Scores = Mapping[Pair, Sequence[float]]
MEAN = 1500.0  # of all ratings
_ELO = 400 / log(10)
_RESAMPLES = 400
_TIE = 0.5  # each pair starts with a tie, so that a bot that wins everything has a finite rating


@dataclass(frozen=True)
class Rating:
    """The rating of a bot and its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def rate(bots: Sequence[str], scores: Scores, seed: int = 0) -> list[Rating]:
    """Return the ratings, the strongest bot first."""
    rng = Random(seed)
    middle = _fit(bots, scores)
    drawn = [_fit(bots, _resampled(scores, rng)) for _ in range(_RESAMPLES)]
    found = []
    for i, bot in enumerate(bots):
        spread = sorted(ratings[i] for ratings in drawn)
        found.append(Rating(bot, middle[i], spread[int(0.025 * len(spread))], spread[int(0.975 * len(spread))]))
    return sorted(found, key=lambda rating: -rating.rating)


def _resampled(scores: Scores, rng: Random) -> Scores:
    """Return as many deals of every pair, drawn with replacement from those played."""
    return {pair: rng.choices(played, k=len(played)) if played else [] for pair, played in scores.items()}


def _fit(bots: Sequence[str], scores: Scores) -> list[float]:
    import choix
    import numpy

    place = {bot: i for i, bot in enumerate(bots)}
    wins = numpy.zeros((len(bots), len(bots)))
    for (a, b), played in scores.items():
        won = sum(played)
        wins[place[a], place[b]] += won + _TIE
        wins[place[b], place[a]] += len(played) - won + _TIE
    strengths = choix.ilsr_pairwise_dense(wins)
    return [MEAN + _ELO * float(strength - strengths.mean()) for strength in strengths]
