"""CU-5: what a character can do for gold, without an action point."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.clause import Clause

from .. import clauses, events
from ..actions import POWER, SHIFT, SPACE, TO
from ..pieces import CARRY, GLORY, JUMP, POWERS
from ..state import GLORIES, CultusState
from .shifting import cube_actions


def icon_of(s: CultusState, seat: i64) -> int:
    return s.box.icon_of[s.characters[seat]]


def can_jump(s: CultusState, seat: i64, to: i64) -> bool:
    """Return whether the pawn may jump there: any such square without a pawn (CU-5.1)."""
    return s.town[to] == icon_of(s, seat) and s.pawns[seat] != to and not s.crowded(seat, to)


def can_carry(s: CultusState, seat: i64, sq: i64, to: i64) -> bool:
    """Return whether a monument may be carried there: any other such square that is not closed (CU-5.2)."""
    return s.town[to] == icon_of(s, seat) and sq != to and not s.closed(seat, to)


def _is_goal(s: CultusState, seat: i64, power: i64, sq: i64, to: i64) -> bool:
    return can_jump(s, seat, to) if power == JUMP else can_carry(s, seat, sq, to)


def has_goal(s: CultusState, seat: i64, power: i64, sq: i64) -> bool:
    for to in s.box.grid.fields:  # noqa: SIM110 - a generator is slow compiled
        if _is_goal(s, seat, power, sq, to):
            return True
    return False


def is_possible(s: CultusState, seat: i64, power: i64) -> bool:
    if s.purse[seat] < s.box.power_costs[power]:
        return False
    if power == JUMP:
        return has_goal(s, seat, power, s.pawns[seat])
    if power == GLORY:
        return s.monuments(seat) > 0
    return bool(carriable(s, seat))


def carriable(s: CultusState, seat: i64) -> list[int]:
    """Return the own monuments that can be carried."""
    return [cube for cube in s.cubes if cube >> 6 == seat and has_goal(s, seat, CARRY, cube & 63)]


def firsts(s: CultusState, seat: i64) -> list[Action]:
    """Return the powers that can be used now."""
    return [POWER.actions[power] for power in range(len(POWERS)) if is_possible(s, seat, power)]


def why_not(s: CultusState, seat: i64, power: i64) -> Clause | None:
    if is_possible(s, seat, power):
        return None
    if power == JUMP:
        return clauses.JUMP
    return clauses.CARRY if power == CARRY else clauses.GLORY


def is_part(s: CultusState, action: Action) -> bool:
    return action.verb is SHIFT or (action.verb is POWER and action.arg != GLORY)


def options(s: CultusState, seat: int) -> list[Action]:
    if len(s.picks) == 1 and SPACE.actions[s.picks[0]].arg == CARRY:
        return cube_actions(s.cubes)
    icon = icon_of(s, seat)
    return [TO.actions[sq] for sq in s.box.grid.fields if s.town[sq] == icon]


def refuse(s: CultusState, seat: int, action: Action) -> Clause | None:
    power = SPACE.actions[s.picks[0]].arg
    if action.verb is SHIFT:
        side, sq = action.args
        return None if side == seat and has_goal(s, seat, CARRY, sq) else clauses.CARRY
    if _is_goal(s, seat, power, _from(s, seat), action.arg):
        return None
    return clauses.JUMP if power == JUMP else clauses.CARRY


def _from(s: CultusState, seat: i64) -> i64:
    """Return where the piece stands that a power moves."""
    last = SPACE.actions[s.picks[-1]]
    return last.args[1] if last.verb is SHIFT else s.pawns[seat]


def legal(s: CultusState, seat: int) -> list[Action]:
    power = SPACE.actions[s.picks[0]].arg
    if len(s.picks) == 1 and power == CARRY:
        return cube_actions(carriable(s, seat))
    sq = _from(s, seat)
    return [TO.actions[to] for to in s.box.grid.fields if _is_goal(s, seat, power, sq, to)]


def carry_out(s: CultusState, seat: int, action: Action) -> None:
    power = int(SPACE.actions[s.picks[0]].arg if s.picks else action.arg)
    s.purse[seat] -= s.box.power_costs[power]
    if s.log is not None:
        s.emit(events.UsesPower(seat, s.box.power_costs[power], power))
    if power == JUMP:
        _jump(s, seat, int(action.arg))
    elif power == CARRY:
        s.move_cube(seat, SPACE.actions[s.picks[1]].args[1], int(action.arg))
    else:
        points = s.glory(seat) * s.box.glory
        s.gain(seat, GLORIES, points)
        if s.log is not None:
            s.emit(events.GloryPoints(seat, points))


def _jump(s: CultusState, seat: int, to: int) -> None:
    """Move the pawn; a jump is no move in the sense of CU-4.1 and pays nothing (CU-R5)."""
    if s.log is not None:
        s.emit(events.Jumps(seat, s.pawns[seat], to))
    s.pawns[seat] = to
