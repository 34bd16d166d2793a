"""CU-4.8, CU-4.9: a monument, whoever built it, is moved."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from ..actions import DISCARD, SHIFT, SPACE, STOP, TO
from ..clauses import ASCENDING, FREE_SQUARE, NEEDS_TOWN
from ..clauses import SHIFT as SHIFTING
from ..pieces import BARE
from ..state import CultusState, card_named
from .moving import steps_around


def within_reach(s: CultusState, seat: i64, sq: i64) -> bool:
    """On the own pawn's square, or with Unity next to it (CU-6.2)."""
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
    """`shift` for each of the monuments, equal ones once."""
    return [SHIFT.actions[cube] for cube in sorted(set(cubes))]


def why_not(s: CultusState, seat: i64, sq: i64) -> Clause | None:
    if not can_pay(s, seat) or not within_reach(s, seat, sq):
        return SHIFTING
    return None if has_way(s, seat, sq) else FREE_SQUARE


def firsts(s: CultusState, seat: i64) -> list[Action]:
    """The monuments that can be moved now."""
    if not s.cubes or not can_pay(s, seat):
        return []
    found: list[int] = []
    for cube in s.cubes:
        sq = cube & 63
        if within_reach(s, seat, sq) and has_way(s, seat, sq):
            found.append(cube)
    return cube_actions(found) if found else []


def stands_at(s: CultusState) -> i64:
    """Where the monument is after the parts named so far."""
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
    """CU-C12; the square it came from is empty if nothing else stood there."""
    if not s.closed(seat, to):
        return True
    if len(s.picks) < 2:
        return False
    left = SPACE.actions[s.picks[0]].args[1]
    return to == left and _standing(s, left) == 1


def _standing(s: CultusState, sq: i64) -> i64:
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
    """With Military there is a second step, or none (CU-6.6)."""
    if action.verb is SHIFT:
        return True
    return len(s.picks) == 1 and s.owns(seat, s.box.military)


def carry_out(s: CultusState, seat: int, action: Action) -> None:
    """The monument moves; then the cards are discarded."""
    side, sq = SPACE.actions[s.picks[0]].args
    to = int(stands_at(s) if action.verb is STOP else action.arg)
    s.move_cube(side, sq, to)
    price = s.shift_price(seat)
    if price > 0:
        s.push(PAYING[price])


@final
class PayCards(Step[CultusState]):
    """CU-4.8. So many cards are discarded, named in ascending order."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[s.active]

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return DISCARD.each(s.hands[seat])

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        return None if to_name(s, seat, self.cards) & bit(action.arg) != 0 else ASCENDING

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        return DISCARD.each(to_name(s, seat, self.cards))

    def pick(self, s: CultusState, seat: int) -> Action:
        return DISCARD.any_of(to_name(s, seat, self.cards), s)

    def part(self, s: CultusState, seat: int, action: Action) -> bool:
        return len(s.picks) + 1 < self.cards

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        s.pop()
        for card in named(s, action):
            s.discard(seat, card)


def to_name(s: CultusState, seat: i64, cards: i64) -> i64:
    """The cards that may be named next: after the last one, and so that enough are left to follow."""
    left: i64 = s.hands[seat]
    done: i64 = len(s.picks)
    if done > 0:
        left &= -2 * bit(card_named(s.picks[-1]))
    spare = count_bits(left) - (cards - done) + 1
    rest = left
    while spare > 0:
        rest &= rest - 1
        spare -= 1
    return left & ~rest


def named(s: CultusState, last: Action) -> list[int]:
    """The cards of a set that its last part completes."""
    return [*[card_named(code) for code in s.picks], int(last.arg)]


PAYING: Final = [PayCards(cards) for cards in range(9)]
