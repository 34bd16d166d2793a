"""A sequential test of two bots: it may run after every deal without a greater error probability."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

ALPHA = 0.05  # probability that one of two equal bots is ever called stronger
LEAST = 8  # deals before the first verdict
_EFFECT = 0.1  # expected distance of a score from one half
_PRIOR = 2.0  # deals with the greatest variance that are added, because few deals may agree by chance


def verdict(scores: Sequence[float]) -> int:
    """Return 1 if the first bot is stronger, -1 if the second is, 0 if the difference may be chance."""
    if len(scores) < LEAST or log_likelihood(scores) < log(1 / ALPHA):
        return 0
    return 1 if sum(scores) > len(scores) / 2 else -1


def log_likelihood(scores: Sequence[float]) -> float:
    """Return the logarithm of the likelihood ratio of "one is stronger by an unknown amount" to "both are equal".

    This is Robbins' mixture of normal alternatives: for equal bots the ratio ever exceeds 1/ALPHA with a probability of
    at most ALPHA, so that it may be checked after every deal.
    """
    n, off, spread = len(scores), _mean(scores) - 0.5, variance(scores)
    wide = spread + n * _EFFECT**2
    return 0.5 * log(spread / wide) + (n * off * _EFFECT) ** 2 / (2 * spread * wide)


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Return the confidence interval of the true score: the values that the test does not reject."""
    n, mean, spread = len(scores), _mean(scores), variance(scores)
    if not n:
        return 0.0, 1.0
    wide = spread + n * _EFFECT**2
    half = sqrt(2 * spread * wide * (log(1 / ALPHA) + 0.5 * log(wide / spread))) / (n * _EFFECT)
    return max(mean - half, 0.0), min(mean + half, 1.0)


def chance_of_luck(scores: Sequence[float]) -> float:
    """Return an upper bound of the probability that equal bots differ this much."""
    return min(1.0, exp(-log_likelihood(scores))) if scores else 1.0


def variance(scores: Sequence[float]) -> float:
    """Return the variance of the scores, with the prior deals."""
    mean = _mean(scores)
    squares = sum((score - mean) ** 2 for score in scores)
    return (squares + _PRIOR * 0.25) / (len(scores) + _PRIOR)


def _mean(scores: Sequence[float]) -> float:
    return sum(scores) / len(scores) if scores else 0.5
