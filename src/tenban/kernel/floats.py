"""Arithmetic with floats that gives the same on every Python: from 3.12 on, the built-in `sum` rounds otherwise."""

from __future__ import annotations


def total(values: list[float]) -> float:
    """Return the sum, added from left to right."""
    added = 0.0
    for value in values:
        added += value
    return added


def deviation(values: list[float]) -> float:
    """Return the standard deviation of numbers."""
    mean = total(values) / len(values)
    return float((total([(value - mean) ** 2 for value in values]) / len(values)) ** 0.5)
