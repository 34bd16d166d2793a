"""Where to explore, and how to lay a hex."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit, count_bits
from tenban.kernel.step import Step

from ..actions import FINISHED, PUT_AWAY
from ..atlas import EDGE_COUNT, NOWHERE, beyond, stack_of, turned
from ..pieces import DRACO, PLANTA
from ..state import EclipseState
from ..steps.colony import ready_ships
from ..steps.explore import Explore, PickTile, PlaceTile, space_of
from .base import Advisor
from .budget import NOT_WORTH, can_pay, disc_cost
from .colony import free_squares

_RINGS: Final = [0.6, 1.0, 0.3]  # how desirable each ring is
_NEW_HEX: Final = 0.45  # points of a hex not yet seen, …
_GROWTH: Final = 0.2  # … and for each round to come, …
_CROWDED: Final = 0.6  # … so much of it if there are not enough colony ships


def is_useful(s: EclipseState, seat: int) -> bool:
    """Return whether a hex that is found could also be claimed."""
    return s.influence[seat] >= 2 and can_pay(s, seat, 2)


def action_value(s: EclipseState, seat: int) -> float:
    """Return what Explore brings, a disc on the new hex included, less the upkeep of both discs."""
    if not is_useful(s, seat):
        return NOT_WORTH
    growth = _GROWTH * float(min(5, s.rounds_left()))
    if free_squares(s, seat) > ready_ships(s, seat):
        growth *= _CROWDED
    own = 1.0 if s.is_people(seat, PLANTA) else 0.0
    return _NEW_HEX + growth + own - disc_cost(s, seat, 2)


@final
class ExploreAdvice(Advisor):
    """Rather in the second ring, where few hexes are guarded; spaces of one ring are equal."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        if action is FINISHED:
            return -1.0 if can_pay(s, seat, 1) else 2.0
        return _RINGS[stack_of(space_of(s, action))]


@final
class PickTileAdvice(Advisor):
    """The more valuable of two tiles."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        step = s.stack[-1]
        assert isinstance(step, PickTile)
        return float(_tile_worth(s, seat, step.first if action.arg == 0 else step.second))


@final
class PlaceTileAdvice(Advisor):
    """Laid with as many ways on as possible; two Ancients are a nuisance."""

    def promise(self, s: EclipseState, seat: int, action: Action) -> float:
        step = s.stack[-1]
        assert isinstance(step, PlaceTile)
        if action is PUT_AWAY:
            return 0.4
        guards = _guards(s, seat, step.slot)
        ways = _ways(s, seat, step.space, turned(s.box.holes[step.slot], action.arg))
        return 1.0 + 0.2 * float(_tile_worth(s, seat, step.slot)) - 0.6 * float(guards) + 0.01 * ways

    def candidates(self, s: EclipseState, seat: int, choices: list[Action]) -> list[Action]:
        """Lay it in one of the best ways; put it away only if it is guarded or poor."""
        step = s.stack[-1]
        assert isinstance(step, PlaceTile)
        few = self.best_few(s, seat, choices[:-1], 2) if len(choices) > 1 else []
        poor = s.box.points[step.slot] + int(count_bits(s.box.squares[step.slot])) < 3
        return [*few, PUT_AWAY] if _guards(s, seat, step.slot) > 0 or poor or not few else few


def _guards(s: EclipseState, seat: int, slot: int) -> int:
    """Return how many Ancients of a tile are hostile to a seat."""
    return 0 if s.is_people(seat, DRACO) else s.box.ancients[slot]


def _tile_worth(s: EclipseState, seat: int, slot: int) -> int:
    worth = s.box.points[slot] + int(count_bits(s.box.squares[slot])) + 2 * int(s.box.has_discovery[slot])
    return worth - 2 * _guards(s, seat, slot)


def _ways(s: EclipseState, seat: int, space: int, holes: int) -> float:
    """Return how well a tile with these wormholes is joined to own hexes, to others, and to unexplored spaces."""
    ways = 0.0
    for edge in range(EDGE_COUNT):
        if holes >> edge & 1 == 0:
            continue
        slot = s.atlas.at.get(beyond(space, edge), NOWHERE)
        if slot == NOWHERE:
            ways += 1.0
        elif s.atlas.holes[slot] >> ((edge + 3) % EDGE_COUNT) & 1:
            ways += 2.0 if s.discs[seat] & bit(slot) != 0 else 0.5
    return ways


ADVISORS: Final[dict[type[Step[Any]], Advisor]] = {
    Explore: ExploreAdvice(),
    PickTile: PickTileAdvice(),
    PlaceTile: PlaceTileAdvice(),
}
