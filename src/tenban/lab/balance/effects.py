"""Effects with their intervals, and the control of false discoveries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt

FALSE_DISCOVERIES = 0.05  # the greatest expected share of false ones among the effects that are flagged
SHARE = 0.25  # the greatest variance of a share of the win
_PRIOR = 2.0  # values with the prior variance that are added, because a few values may agree by luck
_Z = 1.959964  # standard deviations that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Effect:
    """A mean with its 95 % interval, and the probability of one so far from `null` by luck."""

    name: str
    mean: float
    low: float
    high: float
    count: int
    luck: float = 1.0  # p
    adjusted: float = 1.0  # q, after Benjamini and Hochberg

    @property
    def flagged(self) -> bool:
        """Whether the effect stands after the control of false discoveries."""
        return self.adjusted <= FALSE_DISCOVERIES

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.half / _Z


def effect(name: str, values: Sequence[float], null: float = 0.0, prior: float = SHARE) -> Effect:
    """Return the mean of independent values with its interval; `prior` is a variance that they could have."""
    n = len(values)
    if n < 2:
        return Effect(name, values[0] if n else null, float("-inf"), float("inf"), n)
    mean = sum(values) / n
    squares = sum((value - mean) ** 2 for value in values)
    error = sqrt((squares + _PRIOR * prior) / (n - 1 + _PRIOR) / n)
    return _with_interval(name, mean, error, n, null)


def difference(name: str, ones: Sequence[float], others: Sequence[float]) -> Effect:
    """Return the difference of the means of two independent samples of shares."""
    one, other = effect(name, ones), effect(name, others)
    error = sqrt(one.error**2 + other.error**2)
    return _with_interval(name, one.mean - other.mean, error, one.count + other.count, 0.0)


def _with_interval(name: str, mean: float, error: float, count: int, null: float) -> Effect:
    if error == 0.0:
        return Effect(name, mean, mean, mean, count, 1.0 if mean == null else 0.0)
    luck = erfc(abs(mean - null) / error / sqrt(2))
    return Effect(name, mean, mean - _Z * error, mean + _Z * error, count, luck)


def controlled(effects: Iterable[Effect]) -> list[Effect]:
    """Return the effects of one family in the same order, adjusted after Benjamini and Hochberg."""
    found = list(effects)
    order = sorted(range(len(found)), key=lambda i: -found[i].luck)
    least = 1.0
    for rank, i in zip(range(len(found), 0, -1), order, strict=True):
        least = min(least, found[i].luck * len(found) / rank)
        found[i] = replace(found[i], adjusted=least)
    return found
