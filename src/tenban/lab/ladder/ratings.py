"""Ratings by the Bradley–Terry model (`choix`) on Elo's scale, with intervals from resampled deals.

The scale is the same in every ladder: `greedy` is at 1500.  Without `greedy` the mean of all bots is.  Intervals are
those of the distance to the mean, so that `greedy` has one, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log
from random import Random

from tenban.ratings import ANCHOR, ANCHOR_RATING, Rating

from .matches import Pair

Scores = Mapping[Pair, Sequence[float]]
_MEAN = float(ANCHOR_RATING)  # of all ratings, before they are moved
_ELO = 400 / log(10)
_RESAMPLES = 400
_EITHER = (0.0, 1.0)  # scores of deals that are drawn along with those played
_TIE = 0.5  # each pair that met starts with a tie, so that a bot that wins everything has a finite rating


def rate(bots: Sequence[str], scores: Scores, seed: int = 0) -> list[Rating]:
    """Return the ratings, the strongest bot first."""
    rng = Random(seed)
    middle = _fit(bots, scores)
    drawn = [_fit(bots, _resampled(scores, rng)) for _ in range(_RESAMPLES)]
    found = []
    for i, bot in enumerate(bots):
        spread = sorted(ratings[i] for ratings in drawn)
        found.append(Rating(bot, middle[i], spread[int(0.025 * len(spread))], spread[int(0.975 * len(spread))]))
    return sorted(_anchored(found), key=lambda rating: -rating.rating)


def _anchored(found: list[Rating]) -> list[Rating]:
    """Return the ratings moved so that `greedy` is where it always is, if it was rated."""
    anchors = [one.rating for one in found if one.bot == ANCHOR]
    shift = ANCHOR_RATING - anchors[0] if anchors else 0.0
    return [replace(one, rating=one.rating + shift, low=one.low + shift, high=one.high + shift) for one in found]


def _resampled(scores: Scores, rng: Random) -> Scores:
    """Return as many deals of every pair, drawn with replacement from those played and from a win and a loss.

    The win and the loss keep the intervals wide as long as a pair has few deals, which may agree by chance.
    """
    return {pair: rng.choices([*played, *_EITHER], k=len(played)) for pair, played in scores.items()}


def _fit(bots: Sequence[str], scores: Scores) -> list[float]:
    import choix
    import numpy

    place = {bot: i for i, bot in enumerate(bots)}
    wins = numpy.zeros((len(bots), len(bots)))
    for (a, b), played in scores.items():
        if not played:
            continue
        won = sum(played)
        wins[place[a], place[b]] += won + _TIE
        wins[place[b], place[a]] += len(played) - won + _TIE
    strengths = choix.ilsr_pairwise_dense(wins)
    return [_MEAN + _ELO * float(strength - strengths.mean()) for strength in strengths]
