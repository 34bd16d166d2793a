"""EC-5: colony ships."""

from __future__ import annotations

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import Clause

from .. import events
from ..actions import COLONY
from ..clauses import ADVANCED_SQUARE, BESIDE_ENEMIES, EMPTY_TRACK
from ..pieces import (
    ADVANCED,
    GRAY,
    ORBIT,
    SECOND_GRAY,
    SETTLED_FROM,
    SETTLED_SQUARE,
    SETTLINGS,
    is_advanced,
    kind_of,
)
from ..state import EclipseState


def ready_ships(s: EclipseState, seat: int) -> int:
    """Return how many colony ships can be used: face up, or still to be turned up this turn (EC-9.9)."""
    up = int(s.colony[seat])
    return up + min(s.flips, s.people(seat).colony_ships - up)


def empty_squares(s: EclipseState, seat: int, square: int) -> i64:
    """Return the controlled hexes with an empty square of a kind."""
    mine = s.discs[seat]
    if square == ORBIT:
        return s.orbitals & mine & ~s.cubes[ORBIT]
    there: i64 = s.atlas.squares[square]
    found: i64 = there & mine & ~s.cubes[square]
    if square == GRAY:
        second: i64 = s.atlas.squares[SECOND_GRAY]
        found |= second & mine & ~s.cubes[SECOND_GRAY]
    return found


def why_not_settle(s: EclipseState, seat: int, settling: int) -> Clause | None:
    """Return the clause that forbids a kind of settling wherever it is, or None (EC-5.2, EC-5.4)."""
    if s.cubes_on_track(seat, SETTLED_FROM[settling]) == 0:
        return EMPTY_TRACK
    square = SETTLED_SQUARE[settling]
    if is_advanced(square) and not s.knows(seat, ADVANCED[kind_of(square)]):
        return ADVANCED_SQUARE
    return None


def judged_settlings(s: EclipseState, seat: int) -> list[Action]:
    """Return every empty square of a controlled hex with every track from which it could be filled."""
    return _settlings(s, seat, True, -1)


def settlings(s: EclipseState, seat: int, where: i64) -> list[Action]:
    """Return what a colony ship can do in the hexes `where` it may be used."""
    return _settlings(s, seat, False, where)


def _settlings(s: EclipseState, seat: int, judged: bool, where: i64) -> list[Action]:
    if ready_ships(s, seat) == 0:
        return []
    masks: list[int] = []
    anywhere: i64 = 0
    empty: i64 = 0
    last = -1  # the square of `empty`; those of the same kind follow each other
    for settling in range(len(SETTLINGS)):
        square = SETTLED_SQUARE[settling]
        if square != last:
            empty, last = empty_squares(s, seat, square) & where, square
        free = empty
        if free != 0 and not judged and why_not_settle(s, seat, settling) is not None:
            free = 0
        masks.append(int(free))
        anywhere |= free
    if anywhere == 0:
        return []
    return [COLONY.two(slot, n) for slot in bits(anywhere) for n, mask in enumerate(masks) if mask >> slot & 1]


def can_settle(s: EclipseState, seat: int) -> bool:
    """Return whether a colony ship could be used now."""
    if ready_ships(s, seat) == 0:
        return False
    for settling in range(len(SETTLINGS)):
        if empty_squares(s, seat, SETTLED_SQUARE[settling]) != 0 and why_not_settle(s, seat, settling) is None:
            return True
    return False


def unopposed(s: EclipseState, seat: int) -> i64:
    """Return the hexes in which a seat may settle in the upkeep phase (EC-5.7, an option)."""
    return -1 if s.settle_anywhere else ~s.enemies(seat)


def why_not_there(s: EclipseState, seat: int, action: Action, where: i64) -> Clause | None:
    if where & bit(action.args[0]) == 0:
        return BESIDE_ENEMIES
    return why_not_settle(s, seat, action.args[1])


def settle_square(s: EclipseState, seat: int, action: Action) -> None:
    """Use a colony ship (EC-5.1)."""
    slot, settling = action.args
    square = SETTLED_SQUARE[settling]
    s.put_cube(slot, s.empty_gray(slot) if square == GRAY else square)
    s.add_to_track(seat, SETTLED_FROM[settling], -1)
    if s.colony[seat] > 0:
        s.colony[seat] -= 1
    else:
        s.flips -= 1
    if s.log is not None:
        s.emit(events.Colonises(seat, slot, settling))
