"""CU-3.7 to CU-3.9: the action phase."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action, Verb
from tenban.kernel.bits import bit, count_bits, lowest
from tenban.kernel.clause import Clause

from ..actions import BUILD, DRAW, END, MOVE, PLACE, POWER, SHIFT, SPACE
from ..clauses import EMPTY_PILE, SPEND_ALL
from ..clauses import PLACE as PLACING
from ..state import CultusState
from . import building, moving, placing, powers, shifting
from .active import ActiveStep, OpenActiveStep
from .hand import HANDING


@final
class Act(ActiveStep):
    """CU-3.7. Six kinds of actions in any order; all points must be spent (CU-3.8)."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def options(self, s: CultusState, seat: int) -> list[Action]:
        if s.picks:
            return _more_options(s, seat)
        cards = PLACE.each(s.hands[seat])
        cubes = shifting.cube_actions(s.cubes)
        moves = moving.steps_around(s, s.pawns[seat], MOVE)
        return [*moves, *cards, *BUILD.actions, *cubes, *DRAW.actions, *POWER.actions, *END.actions]

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        return _why_not_more(s, seat, action) if s.picks else _why_not_first(s, seat, action)

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        return _more(s, seat) if s.picks else _firsts(s, seat)

    def pick(self, s: CultusState, seat: int) -> Action:
        """Return a random action: first a kind, because there are many more ways to lay a card than to build."""
        if s.picks:
            return _any_more(s, seat)
        kind = _any_kind(s, seat)
        return END.one(0) if kind < 0 else _any_first(s, seat, kind)

    def part(self, s: CultusState, seat: int, action: Action) -> bool:
        verb = SPACE.actions[s.picks[0]].verb if s.picks else action.verb
        if verb is MOVE:
            return moving.is_part(s, seat, action)
        if verb is SHIFT:
            return shifting.is_part(s, seat, action)
        if verb is POWER:
            return powers.is_part(s, action)
        return action.verb is PLACE or action.verb is BUILD

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        verb = SPACE.actions[s.picks[0]].verb if s.picks else action.verb
        if verb is POWER:
            powers.carry_out(s, seat, action)
            return
        if verb is END:
            s.become(HANDING)
            return
        s.become(ACTS[self.points - 1] if self.points > 1 else SPARE)
        _carry_out(s, seat, verb, action)


@final
class Spare(OpenActiveStep):
    """CU-3.9. No point is left, but powers can still be used: none is ever forced."""

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return powers.options(s, seat) if s.picks else [*POWER.actions, *END.actions]

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        if s.picks:
            return powers.refuse(s, seat, action)
        return None if action.verb is END else powers.why_not(s, seat, action.arg)

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        return powers.legal(s, seat) if s.picks else [*powers.firsts(s, seat), END.one(0)]

    def part(self, s: CultusState, seat: int, action: Action) -> bool:
        return powers.is_part(s, action)

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        if action.verb is END:
            s.become(HANDING)
        else:
            powers.carry_out(s, seat, action)


def _carry_out(s: CultusState, seat: int, verb: Verb, action: Action) -> None:
    if verb is MOVE:
        moving.carry_out(s, seat, action)
    elif verb is PLACE:
        placing.carry_out(s, seat, action)
    elif verb is BUILD:
        building.carry_out(s, seat, action)
    elif verb is SHIFT:
        shifting.carry_out(s, seat, action)
    else:
        s.draw_from(seat, int(action.arg))  # CU-4.10


def _can_place(s: CultusState, seat: i64) -> bool:
    return s.hand_sizes[seat] > 0 and placing.anchors(s, seat) != 0


def _is_stuck(s: CultusState, seat: i64) -> bool:
    """Return whether there is nothing to spend a point on (CU-3.9)."""
    if moving.can_move(s, seat) or s.full_piles() != 0 or _can_place(s, seat):
        return False
    return building.why_not(s, seat) is not None and not shifting.firsts(s, seat)


def _firsts(s: CultusState, seat: i64) -> list[Action]:
    found = moving.steps_from(s, seat, s.pawns[seat], MOVE)
    if _can_place(s, seat):
        found += PLACE.each(s.hands[seat])
    if building.why_not(s, seat) is None:
        found.append(BUILD.one(0))
    found += shifting.firsts(s, seat)
    found += DRAW.each(s.full_piles())
    stuck = not found
    found += powers.firsts(s, seat)
    if stuck:
        found.append(END.one(0))
    return found


def _why_not_first(s: CultusState, seat: int, action: Action) -> Clause | None:
    verb = action.verb
    if verb is MOVE:
        return moving.why_no_step(s, seat, s.pawns[seat], action.arg)
    if verb is PLACE:
        return None if _can_place(s, seat) else PLACING
    if verb is BUILD:
        return building.why_not(s, seat)
    if verb is SHIFT:
        return shifting.why_not(s, seat, action.args[1])
    if verb is DRAW:
        return None if s.full_piles() & bit(action.arg) != 0 else EMPTY_PILE
    if verb is POWER:
        return powers.why_not(s, seat, action.arg)
    return None if _is_stuck(s, seat) else SPEND_ALL


def _more_options(s: CultusState, seat: int) -> list[Action]:
    """Return the next parts of the choice begun."""
    verb = SPACE.actions[s.picks[0]].verb
    if verb is MOVE:
        return moving.options(s, seat)
    if verb is PLACE:
        return placing.options(s, s.pawns[seat])
    if verb is BUILD:
        return building.takes(s)
    if verb is SHIFT:
        return shifting.options(s)
    return powers.options(s, seat)


def _why_not_more(s: CultusState, seat: int, action: Action) -> Clause | None:
    verb = SPACE.actions[s.picks[0]].verb
    if verb is MOVE:
        return moving.refuse(s, seat, action)
    if verb is PLACE:
        return placing.refuse(s, seat, action)
    if verb is BUILD:
        return None
    if verb is SHIFT:
        return shifting.refuse(s, seat, action)
    return powers.refuse(s, seat, action)


def _more(s: CultusState, seat: int) -> list[Action]:
    verb = SPACE.actions[s.picks[0]].verb
    if verb is MOVE:
        return moving.legal(s, seat)
    if verb is PLACE:
        return placing.legal(s, seat)
    if verb is BUILD:
        return building.takes(s)
    if verb is SHIFT:
        return shifting.legal(s, seat)
    return powers.legal(s, seat)


def _any_more(s: CultusState, seat: int) -> Action:
    if SPACE.actions[s.picks[0]].verb is PLACE:
        return placing.any_lay(s, placing.anchors(s, seat))
    return _any(s, _more(s, seat))


def _any(s: CultusState, choices: list[Action]) -> Action:
    return choices[s.chance.below(len(choices))]


_MOVES: Final = 0
_PLACES: Final = 1
_BUILDS: Final = 2
_SHIFTS: Final = 3
_DRAWS: Final = 4
_POWERS: Final = 5
_ALL_KINDS: Final = 0x3F


def _any_kind(s: CultusState, seat: i64) -> i64:
    """Return a random possible kind of action, or -1 if there is none."""
    kinds: i64 = _ALL_KINDS
    while kinds != 0:
        k = s.chance.below(count_bits(kinds))
        rest = kinds
        while k > 0:
            rest &= rest - 1
            k -= 1
        kind = lowest(rest)
        if _is_possible(s, seat, kind):
            return kind
        kinds ^= bit(kind)
    return -1


def _is_possible(s: CultusState, seat: i64, kind: i64) -> bool:
    if kind == _MOVES:
        return moving.can_move(s, seat)
    if kind == _PLACES:
        return _can_place(s, seat)
    if kind == _BUILDS:
        return building.why_not(s, seat) is None
    if kind == _SHIFTS:
        return len(shifting.firsts(s, seat)) > 0
    if kind == _DRAWS:
        return s.full_piles() != 0
    return len(powers.firsts(s, seat)) > 0


def _any_first(s: CultusState, seat: int, kind: i64) -> Action:
    if kind == _MOVES:
        return _any(s, moving.steps_from(s, seat, s.pawns[seat], MOVE))
    if kind == _PLACES:
        return PLACE.any_of(s.hands[seat], s)
    if kind == _BUILDS:
        return BUILD.one(0)
    if kind == _SHIFTS:
        return _any(s, shifting.firsts(s, seat))
    if kind == _DRAWS:
        return DRAW.any_of(s.full_piles(), s)
    return _any(s, powers.firsts(s, seat))


ACTS: Final = [Act(points) for points in range(10)]
SPARE: Final = Spare()
