"""Every game with every number of seats; the larger tables are slow."""

from __future__ import annotations

from typing import Any

import pytest

from tenban.registry import find

NAMES = ("latria", "olympus", "hoshizukuri", "cultus", "eclipse")
QUICK = {("latria", 3), ("latria", 4), ("olympus", 3), ("hoshizukuri", 2), ("cultus", 1), ("cultus", 2), ("eclipse", 2)}


def _cases() -> list[Any]:
    found = []
    for name in NAMES:
        least, most = find(name).info.seats
        for seats in range(least, most + 1):
            marks = () if (name, seats) in QUICK else (pytest.mark.slow,)
            found.append(pytest.param(name, seats, marks=marks, id=f"{name}-{seats}"))
    return found


each_table = pytest.mark.parametrize(("name", "seats"), _cases())
each_name = pytest.mark.parametrize("name", NAMES)
