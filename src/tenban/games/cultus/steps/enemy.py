"""CU-11 and CU-12: what the enemy does in the game alone."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits, lowest
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Open, Step

from .. import events
from ..actions import DRAW, SHIFT, SPACE, TO
from ..clauses import AWAY, CLOSER, EMPTY_PILE
from ..pieces import BALTHASAR, CLAUDIA, ELEONORA, ENEMY, RUBEN, WILHELM
from ..state import CLAUDIAS, CultusState, is_icon
from .end import ENDING
from .moving import steps_around
from .shifting import cube_actions

PLAYER: Final = 0  # the only seat
NOBODY: Final[tuple[int, ...]] = ()


@final
class EnemyPhase(Step[CultusState]):
    """CU-11.2. A card is discarded, the cube goes on; on the last space the enemy acts."""

    def run(self, s: CultusState) -> None:
        s.become(ENDING)
        _discard_leftmost(s)
        s.counter += 1
        if s.log is not None:
            s.emit(events.EnemyCube(s.counter, s.box.spaces[s.enemy]))
        if s.counter == s.box.spaces[s.enemy]:
            s.counter = 0
            if s.log is not None:
                s.emit(events.EnemyActs(s.enemy))
            _act(s)


def _discard_leftmost(s: CultusState) -> None:
    """Discard from the leftmost pile that has cards; it turns its income card like any other (CU-11.3)."""
    piles = s.full_piles()
    if piles == 0:  # CU-C21
        return
    pile = int(lowest(piles))
    card = s.draw_unseen()
    s.discards |= bit(card)
    if s.log is not None:
        s.emit(events.EnemyDiscards(pile, card))
    s.shrink(pile)


def _act(s: CultusState) -> None:
    if s.enemy == BALTHASAR:
        s.push(Levy(int(s.stock[PLAYER])))
    elif s.enemy == WILHELM:
        enemy_gains(s, beside_another(s))
    elif s.enemy == ELEONORA:
        s.cost[PLAYER] = 0
        enemy_gains(s, s.stock[PLAYER])
    elif s.enemy == RUBEN:
        s.push(BANISHMENT)
    elif s.enemy == CLAUDIA:
        _collect(s)
    else:
        s.push(Recall(()))


def enemy_gains(s: CultusState, number: i64) -> None:
    """Give the enemy points: `number` times what its effect is worth."""
    points = int(number * s.box.foe_points[s.enemy])
    s.enemy_points += points
    if s.log is not None:
        s.emit(events.EnemyPoints(s.enemy, points))


@final
class Levy(Open[CultusState]):
    """CU-12.1. Balthasar: the player draws a card for each cube in stock, while there are any; discards score."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[PLAYER] if self.left > 0 and s.full_piles() != 0 else NOBODY

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return DRAW.actions

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        return None if s.full_piles() & bit(action.arg) != 0 else EMPTY_PILE

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        return DRAW.each(s.full_piles())

    def pick(self, s: CultusState, seat: int) -> Action:
        return DRAW.any_of(s.full_piles(), s)

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        s.draw_from(seat, int(action.arg))
        s.become(Levy(self.left - 1))

    def run(self, s: CultusState) -> None:
        s.pop()
        enemy_gains(s, count_bits(s.discards))


def beside_another(s: CultusState) -> int:
    """Return how many monuments of any side are next to another or on its square (CU-12.2, CU-C16)."""
    found = 0
    for i, cube in enumerate(s.cubes):
        near = s.box.grid.near[cube & 63]
        others = [other & 63 for k, other in enumerate(s.cubes) if k != i]
        if [sq for sq in others if sq == cube & 63 or sq in near]:
            found += 1
    return found


def _collect(s: CultusState) -> None:
    """CU-12.5. Claudia: an empty purse costs points, any other is emptied; two kinds of icons score."""
    if s.purse[PLAYER] == 0:
        lost = int(s.lose(PLAYER, CLAUDIAS, s.box.claudia_loss))
        if s.log is not None:
            s.emit(events.ClaudiaLoss(PLAYER, lost))
    s.purse[PLAYER] = 0
    piles = s.full_piles()
    if piles == 0:  # CU-C15
        enemy_gains(s, 0)
        return
    one, other = s.box.income_icons[s.incomes[lowest(piles)]]
    enemy_gains(s, s.icons_in_town(one) + s.icons_in_town(other))


def ways(s: CultusState, sq: int, away: bool) -> list[int]:
    """Return the squares beside it, further from the middle or closer to it, where no monument stands."""
    found: list[int] = []
    for to in s.box.grid.near[sq]:
        is_right = s.box.grid.distance[to] > s.box.grid.distance[sq] if away else is_closer(s, sq, to)
        if is_right and not s.has_monument(to):
            found.append(to)
    return found


def is_closer(s: CultusState, sq: int, to: int) -> bool:
    return s.box.grid.distance[to] < s.box.grid.distance[sq]


def _goals(s: CultusState, away: bool) -> list[Action]:
    """Return where the monument named by the first part may go."""
    return [TO.actions[to] for to in ways(s, SPACE.actions[s.picks[0]].args[1], away)]


def _around(s: CultusState) -> list[Action]:
    return steps_around(s, SPACE.actions[s.picks[0]].args[1], TO)


@final
class Banishment(Step[CultusState]):
    """CU-12.4. Ruben: a monument of the player's is moved away from the middle, if any can be (CU-C18)."""

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[PLAYER] if _outward(s) else NOBODY

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return _around(s) if s.picks else cube_actions(s.cubes)

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        return None if action in self.legal(s, seat) else AWAY

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        return _goals(s, True) if s.picks else cube_actions(_outward(s))

    def part(self, s: CultusState, seat: int, action: Action) -> bool:
        return action.verb is SHIFT

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        s.move_cube(PLAYER, SPACE.actions[s.picks[0]].args[1], int(action.arg))
        self.run(s)

    def run(self, s: CultusState) -> None:
        s.pop()
        enemy_gains(s, icons_beside(s))


def _outward(s: CultusState) -> list[int]:
    return [cube for cube in s.cubes if cube >> 6 == PLAYER and ways(s, cube & 63, True)]


def icons_beside(s: CultusState) -> int:
    """Return the number of different icons next to each of the enemy's monuments, added up; a plaza is none."""
    total = 0
    for cube in s.cubes:
        if cube >> 6 == ENEMY:
            kinds = [s.town[sq] for sq in s.box.grid.near[cube & 63]]
            total += len({kind for kind in kinds if is_icon(kind)})
    return total


@final
class Recall(Step[CultusState]):
    """CU-12.6. Annette: each enemy monument comes a square closer, in the order the player likes (CU-C19)."""

    def __init__(self, moved: tuple[int, ...]) -> None:
        self.moved: Final = moved  # squares of those that have come; nothing else stands there

    def actors(self, s: CultusState) -> tuple[int, ...]:
        return ALONE[PLAYER] if self._inward(s) else NOBODY

    def options(self, s: CultusState, seat: int) -> list[Action]:
        return _around(s) if s.picks else cube_actions(s.cubes)

    def refuse(self, s: CultusState, seat: int, action: Action) -> Clause | None:
        return None if action in self.legal(s, seat) else CLOSER

    def legal(self, s: CultusState, seat: int) -> list[Action]:
        return _goals(s, False) if s.picks else cube_actions(self._inward(s))

    def _inward(self, s: CultusState) -> list[int]:
        own = [cube for cube in s.cubes if cube >> 6 == ENEMY and cube & 63 not in self.moved]
        return [cube for cube in own if ways(s, cube & 63, False)]

    def part(self, s: CultusState, seat: int, action: Action) -> bool:
        return action.verb is SHIFT

    def apply(self, s: CultusState, seat: int, action: Action) -> None:
        to = int(action.arg)
        s.move_cube(ENEMY, SPACE.actions[s.picks[0]].args[1], to)
        s.become(Recall((*self.moved, to)))

    def run(self, s: CultusState) -> None:
        s.pop()
        enemy_gains(s, len([cube for cube in s.cubes if cube >> 6 == ENEMY and cube & 63 in s.box.grid.centre]))


BANISHMENT: Final = Banishment()
ENEMY_PHASE: Final = EnemyPhase()
