"""What the invariants find."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tenban.games.cultus.oracle import ORACLE
from tenban.games.cultus.rules import RULES
from tenban.games.cultus.state import Table
from tenban.kernel import Swift, settle


def sound(seats: int = 2) -> Table:
    s = ORACLE.wild(seats, RULES.checked(seats, {}), 4)
    assert s is not None
    s.chance = Swift(1)
    settle(s)
    assert RULES.faults(s) == []
    return s


def spoil_pool(s: Table) -> None:
    s.pool ^= 1


def spoil_size(s: Table) -> None:
    s.hand_sizes[0] += 1


def spoil_row(s: Table) -> None:
    s.row = 0


def spoil_plan(s: Table) -> None:
    s.plans[0] = s.plans[1]


def spoil_town(s: Table) -> None:
    s.town[next(sq for sq in range(64) if s.town[sq] == 0)] = 1


def spoil_stock(s: Table) -> None:
    s.stock[0] += 1


def spoil_cubes(s: Table) -> None:
    s.cubes.append(4 * 64)


def spoil_pawns(s: Table) -> None:
    s.pawns[0] = s.pawns[1]


def spoil_medals(s: Table) -> None:
    s.medals[0] = s.medals[1]


def spoil_gold(s: Table) -> None:
    s.cost[0] = 11


def spoil_points(s: Table) -> None:
    s.points[1] += 1


def spoil_paid(s: Table) -> None:
    s.paid = (5, 5)


SPOILS: list[tuple[Callable[[Table], None], str]] = [
    (spoil_pool, "each in one place"),
    (spoil_size, "the hands are not"),
    (spoil_row, "monument cards"),
    (spoil_plan, "one plan or character"),
    (spoil_town, "what was laid"),
    (spoil_stock, "cubes"),
    (spoil_cubes, "the enemy"),
    (spoil_pawns, "two pawns"),
    (spoil_medals, "two medals"),
    (spoil_gold, "on its tracks"),
    (spoil_points, "the reasons say"),
    (spoil_paid, "paid pairs"),
]


@pytest.mark.parametrize(("spoil", "told"), SPOILS, ids=lambda case: getattr(case, "__name__", ""))
def test_a_spoilt_table_is_found_out(spoil: Callable[[Table], None], told: str) -> None:
    s = sound()
    spoil(s)
    assert any(told in fault for fault in RULES.faults(s))


def test_the_enemys_cube_stays_on_its_card() -> None:
    s = sound(1)
    s.counter = 99
    assert any("space 99" in fault for fault in RULES.faults(s))
