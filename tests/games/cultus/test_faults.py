"""What the invariants find."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tenban.games.cultus.oracle import ORACLE
from tenban.games.cultus.rules import RULES
from tenban.games.cultus.state import CultusState
from tenban.kernel import FastRandom, settle


def sound(seats: int = 2) -> CultusState:
    s = ORACLE.wild(seats, RULES.checked(seats, {}), 4)
    assert s is not None
    s.chance = FastRandom(1)
    settle(s)
    assert RULES.faults(s) == []
    return s


def spoil_pool(s: CultusState) -> None:
    s.pool ^= 1


def spoil_size(s: CultusState) -> None:
    s.hand_sizes[0] += 1


def spoil_row(s: CultusState) -> None:
    s.row = 0


def spoil_plan(s: CultusState) -> None:
    s.plans[0] = s.plans[1]


def spoil_town(s: CultusState) -> None:
    s.town[next(sq for sq in range(64) if s.town[sq] == 0)] = 1


def spoil_stock(s: CultusState) -> None:
    s.stock[0] += 1


def spoil_cubes(s: CultusState) -> None:
    s.cubes.append(4 * 64)


def spoil_pawns(s: CultusState) -> None:
    s.pawns[0] = s.pawns[1]


def spoil_medals(s: CultusState) -> None:
    s.medals[0] = s.medals[1]


def spoil_gold(s: CultusState) -> None:
    s.cost[0] = 11


def spoil_points(s: CultusState) -> None:
    s.points[1] += 1


def spoil_paid(s: CultusState) -> None:
    s.paid = (5, 5)


SPOILS: list[tuple[Callable[[CultusState], None], str]] = [
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
def test_a_spoilt_table_is_found_out(spoil: Callable[[CultusState], None], told: str) -> None:
    s = sound()
    spoil(s)
    assert any(told in fault for fault in RULES.faults(s))


def test_the_enemys_cube_stays_on_its_card() -> None:
    s = sound(1)
    s.counter = 99
    assert any("space 99" in fault for fault in RULES.faults(s))
