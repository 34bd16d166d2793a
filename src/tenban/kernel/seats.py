"""Seats: how many there can be, and the tuples of seats that steps commonly return, built once."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6

ALONE: Final = [(seat,) for seat in range(MOST_SEATS)]  # ALONE[seat]
ALL: Final = [tuple(range(seats)) for seats in range(MOST_SEATS + 1)]  # ALL[seats]
OTHERS: Final = [  # OTHERS[seats][seat]
    [tuple([seat for seat in range(seats) if seat != one]) for one in range(seats)] for seats in range(MOST_SEATS + 1)
]
