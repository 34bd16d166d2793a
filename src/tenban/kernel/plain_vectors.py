"""What stands in for librt's vectors where it is not installed."""

from __future__ import annotations

vec = list


def append(values: list[float], value: float) -> list[float]:
    """Append a value and return the list."""
    values.append(value)
    return values
