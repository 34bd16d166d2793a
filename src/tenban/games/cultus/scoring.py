"""CU-9 and CU-13: how points are counted at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenban.kernel.clause import Clause, ScoreLine

from . import clauses
from .clauses import CENTRE, DIFFICULTY, ENEMY_BONUS, ENEMY_CENTRE, PLAN_ICON, PLAN_PAIR
from .grid import WIDE
from .pieces import ENEMY, PLANS
from .state import CultusState

EFFECTS: Final = (
    *(clauses.BALTHASAR, clauses.WILHELM, clauses.ELEONORA),
    *(clauses.RUBEN, clauses.CLAUDIA, clauses.ANNETTE),
)
NEAR_ICON: Final = 0  # of the two bonuses of an enemy
ICONS: Final = 1


def in_centre(s: CultusState, side: i64) -> i64:
    """Return how many monuments of a side are on the four squares in the middle, stacked ones too (CU-C27)."""
    found: i64 = 0
    for cube in s.cubes:
        if cube >> 6 == side and cube & 63 in s.box.grid.centre:
            found += 1
    return found


def pairs_in_town(s: CultusState, one: i64, other: i64) -> i64:
    """Return how many pairs of neighbours show these two icons; a square may be in several pairs (CU-9.3)."""
    found: i64 = 0
    for sq in s.box.grid.fields:
        kind = s.town[sq]
        if kind == one or kind == other:  # noqa: SIM109 - a tuple is slow compiled
            want = other if kind == one else one
            if (sq + 1) % WIDE != 0 and s.town[sq + 1] == want:
                found += 1
            if sq + WIDE < 64 and s.town[sq + WIDE] == want:
                found += 1
    return found


def plan_points(s: CultusState, plan: i64) -> i64:
    """Return what a plan is worth as the town lies now (CU-9.2, CU-9.3)."""
    one, other = s.box.plan_pair[plan]
    icons = s.icons_in_town(s.box.plan_icon[plan]) * s.box.plan_icon_points
    return icons + pairs_in_town(s, one, other) * s.box.plan_pair_points


def beside_icon(s: CultusState) -> i64:
    """Return how many of the enemy's monuments are next to its icon (CU-13.3, CU-C17)."""
    icon = s.box.icon_of[s.enemy]
    found: i64 = 0
    for cube in s.cubes:
        if cube >> 6 == ENEMY and icon in [s.town[sq] for sq in s.box.grid.near[cube & 63]]:
            found += 1
    return found


def enemy_total(s: CultusState) -> i64:
    """Return the enemy's points if the game ended now."""
    total = s.head + s.enemy_points + in_centre(s, ENEMY) * s.box.centre_points
    return total + beside_icon(s) * s.box.foe_monument + s.icons_in_town(s.box.icon_of[s.enemy]) * s.box.foe_icon


def final_points(s: CultusState, seat: i64) -> i64:
    """Return what a seat would gain if the game ended now."""
    points = in_centre(s, seat) * s.box.centre_points
    plan = s.plans[seat]
    return points + plan_points(s, plan) if 0 <= plan < PLANS else points


def final_lines(s: CultusState, seat: int) -> list[ScoreLine]:
    """Return the lines of CU-9.1 to CU-9.3 for one seat."""
    plan = int(s.plans[seat])
    middle = int(in_centre(s, seat))
    icon = s.box.plan_icon[plan]
    one, other = s.box.plan_pair[plan]
    icons, pairs = int(s.icons_in_town(icon)), int(pairs_in_town(s, one, other))
    found = [
        ScoreLine(seat, middle * s.box.centre_points, CENTRE, (middle,)),
        ScoreLine(seat, icons * s.box.plan_icon_points, PLAN_ICON, (icons, icon)),
        ScoreLine(seat, pairs * s.box.plan_pair_points, PLAN_PAIR, (pairs, one, other)),
    ]
    return [line for line in found if line.points]


def enemy_lines(s: CultusState) -> list[ScoreLine]:
    """Return the lines of CU-13: the enemy has points but no seat; its side comes after the seats."""
    effect: Clause = EFFECTS[s.enemy]
    found = [
        ScoreLine(s.seats, s.head, DIFFICULTY),
        ScoreLine(s.seats, s.enemy_points, effect, (s.enemy,)),
    ]
    if not s.stack:
        icon = s.box.icon_of[s.enemy]
        middle, near, icons = int(in_centre(s, ENEMY)), int(beside_icon(s)), int(s.icons_in_town(icon))
        found += [
            ScoreLine(s.seats, middle * s.box.centre_points, ENEMY_CENTRE, (middle,)),
            ScoreLine(s.seats, near * s.box.foe_monument, ENEMY_BONUS, (NEAR_ICON, near, icon)),
            ScoreLine(s.seats, icons * s.box.foe_icon, ENEMY_BONUS, (ICONS, icons, icon)),
        ]
    return [line for line in found if line.points]


def difference(s: CultusState) -> int:
    """Return by how much the player leads when all is counted (CU-13.4)."""
    return int(s.points[0] + final_points(s, 0) - enemy_total(s))


def ending(s: CultusState) -> int:
    """Return which of the five endings it is, counted from the worst (CU-R12)."""
    return len([least for least in s.box.endings if difference(s) >= least])
