"""A sequential test: it may be asked after every deal and still errs no oftener than it says."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

ALPHA = 0.05  # how often two equal bots are told apart, however long they play
LEAST = 8  # deals before anything is said
_EFFECT = 0.1  # how far from a half a score may be expected to lie
_PRIOR = 2.0  # deals of the widest spread that are counted in beforehand: few deals may agree by luck


def verdict(scores: Sequence[float]) -> int:
    """1 if the first is the stronger of two, -1 if the second, 0 as long as it may be luck."""
    if len(scores) < LEAST or log_likelihood(scores) < log(1 / ALPHA):
        return 0
    return 1 if sum(scores) > len(scores) / 2 else -1


def log_likelihood(scores: Sequence[float]) -> float:
    """How much likelier the scores are if one is stronger, by an unknown amount, than if both are equal.

    Robbins' mixture of normal alternatives: under equality it exceeds 1/ALPHA at any time with a chance of at most
    ALPHA, so that looking at it again and again does no harm.
    """
    n, off, spread = len(scores), _mean(scores) - 0.5, variance(scores)
    wide = spread + n * _EFFECT**2
    return 0.5 * log(spread / wide) + (n * off * _EFFECT) ** 2 / (2 * spread * wide)


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Where the true score lies: the values that the test has never had reason to doubt, now."""
    n, mean, spread = len(scores), _mean(scores), variance(scores)
    if not n:
        return 0.0, 1.0
    wide = spread + n * _EFFECT**2
    half = sqrt(2 * spread * wide * (log(1 / ALPHA) + 0.5 * log(wide / spread))) / (n * _EFFECT)
    return max(mean - half, 0.0), min(mean + half, 1.0)


def chance_of_luck(scores: Sequence[float]) -> float:
    """At most so often would equal bots come this far apart."""
    return min(1.0, exp(-log_likelihood(scores))) if scores else 1.0


def variance(scores: Sequence[float]) -> float:
    mean = _mean(scores)
    squares = sum((score - mean) ** 2 for score in scores)
    return (squares + _PRIOR * 0.25) / (len(scores) + _PRIOR)


def _mean(scores: Sequence[float]) -> float:
    return sum(scores) / len(scores) if scores else 0.5
