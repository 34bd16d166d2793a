"""CU-4.8, CU-4.9: a monument of any side is moved."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.clause import Clause

from ..actions import SHIFT, SPACE, STOP, TO
from ..clauses import FREE_SQUARE, NEEDS_TOWN
from ..clauses import SHIFT as SHIFTING
from ..pieces import BARE
from ..state import CultusState
from .discard import DiscardStep, named
from .moving import steps_around


def within_reach(s: CultusState, seat: i64, sq: i64) -> bool:
    """Return whether a square is the own pawn's, or with Unity next to it (CU-6.2)."""
    pawn = s.pawns[seat]
    return sq == pawn or (s.owns(seat, s.box.unity) and sq in s.box.grid.near[pawn])


def can_pay(s: CultusState, seat: i64) -> bool:
    return s.hand_sizes[seat] >= s.shift_price(seat)


def can_go(s: CultusState, seat: i64, to: i64) -> bool:
    return s.town[to] != BARE and not s.closed(seat, to)


def has_way(s: CultusState, seat: i64, sq: i64) -> bool:
    for to in s.box.grid.near[sq]:  # noqa: SIM110 - a generator is slow compiled
        if can_go(s, seat, to):
            return True
    return False


def cube_actions(cubes: list[int]) -> list[Action]:
    """Return `shift` for each of the monuments, equal ones once."""
    return [SHIFT.actions[cube] for cube in sorted(set(cubes))]


def why_not(s: CultusState, seat: i64, sq: i64) -> Clause | None:
    if not can_pay(s, seat) or not within_reach(s, seat, sq):
        return SHIFTING
    return None if has_way(s, seat, sq) else FREE_SQUARE


def firsts(s: CultusState, seat: i64) -> list[Action]:
    """Return the monuments that can be moved now."""
    if not s.cubes or not can_pay(s, seat):
        return []
    found: list[int] = []
    for cube in s.cubes:
        sq = cube & 63
        if within_reach(s, seat, sq) and has_way(s, seat, sq):
            found.append(cube)
    return cube_actions(found) if found else []


def stands_at(s: CultusState) -> i64:
    """Return where the monument is after the parts named so far."""
    last = SPACE.actions[s.picks[-1]]
    return last.args[1] if last.verb is SHIFT else last.arg


def options(s: CultusState) -> list[Action]:
    found = steps_around(s, stands_at(s), TO)
    return found if len(s.picks) == 1 else [*found, STOP.one(0)]


def refuse(s: CultusState, seat: int, action: Action) -> Clause | None:
    if action.verb is STOP:
        return None
    at, to = stands_at(s), action.arg
    if to not in s.box.grid.near[at]:
        return SHIFTING
    if s.town[to] == BARE:
        return NEEDS_TOWN
    return None if _may_enter(s, seat, to) else FREE_SQUARE


def _may_enter(s: CultusState, seat: i64, to: i64) -> bool:
    """Return whether the monument may enter (CU-C12); the square it left is open if nothing else stood there."""
    if not s.closed(seat, to):
        return True
    if len(s.picks) < 2:
        return False
    left = SPACE.actions[s.picks[0]].args[1]
    return to == left and _pieces_on(s, left) == 1


def _pieces_on(s: CultusState, sq: i64) -> i64:
    found: i64 = 0
    for cube in s.cubes:
        if cube & 63 == sq:
            found += 1
    return found


def legal(s: CultusState, seat: int) -> list[Action]:
    near = s.box.grid.near[stands_at(s)]
    found = [TO.actions[to] for to in near if s.town[to] != BARE and _may_enter(s, seat, to)]
    if len(s.picks) > 1:
        found.append(STOP.one(0))
    return found


def is_part(s: CultusState, seat: int, action: Action) -> bool:
    """Return whether more follows: with Military there may be a second step (CU-6.6)."""
    if action.verb is SHIFT:
        return True
    return len(s.picks) == 1 and s.owns(seat, s.box.military)


def carry_out(s: CultusState, seat: int, action: Action) -> None:
    """Move the monument, then ask for the cards to discard."""
    side, sq = SPACE.actions[s.picks[0]].args
    to = int(stands_at(s) if action.verb is STOP else action.arg)
    s.move_cube(side, sq, to)
    price = s.shift_price(seat)
    if price > 0:
        s.push(PAYING[price])


@final
class PayCards(DiscardStep):
    """CU-4.8. So many cards are discarded."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def due(self, s: CultusState, seat: int) -> int:
        return self.cards

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        s.pop()
        for card in named(s, action):
            s.discard(seat, card)


PAYING: Final = [PayCards(cards) for cards in range(9)]
