"""EC-3.2, EC-9.6, EC-18.3: cubes that return to the tracks, go into graveyards or onto ambassadors."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE

from .. import events
from ..actions import TRACK
from ..clauses import EMPTY_TRACK, FULL_TRACK, GRAVEYARD, ORBITAL_CUBE
from ..pieces import GRAY, MATERIAL, MONEY, ORBIT, SCIENCE, SECOND_GRAY, SQUARE_MASKS, kind_of
from ..state import NO_ONE, EclipseState
from .base import OpenSeatStep

ANY: Final = 3  # a cube of a gray square or of an ambassador
EITHER: Final = 4  # of an orbital: money or science


def lift_cubes(s: EclipseState, slot: int) -> list[int]:
    """Take all cubes off a hex and return their kinds in the order in which they go home."""
    found: list[int] = []
    for square in (*range(GRAY + 1), SECOND_GRAY, ORBIT):
        if s.has_cube(slot, square):
            s.remove_cube(slot, square)
            found.append(EITHER if square == ORBIT else kind_of(square))
    return found


def send_home(s: EclipseState, seat: int, cubes: list[int]) -> None:
    """Return cubes to their tracks, one by one, and ask where there is a choice."""
    for n, kind in enumerate(cubes):
        if kind >= ANY or not has_room(s, seat, kind):
            s.push(ReturnCubes(seat, tuple(cubes[n:])))
            return
        put_home(s, seat, kind)


def has_room(s: EclipseState, seat: int, kind: int) -> bool:
    return s.cubes_on_track(seat, kind) < s.box.track


def put_home(s: EclipseState, seat: int, kind: int) -> None:
    s.add_to_track(seat, kind, 1)
    if s.log is not None:
        s.emit(events.CubeReturns(seat, kind))


@final
class ReturnCubes(OpenSeatStep):
    """EC-3.2, EC-9.6. The owner chooses a track for each cube that fits several, or does not fit its own."""

    def __init__(self, seat: int, cubes: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cubes: Final = cubes

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        kind = self.cubes[0]
        return NO_ONE if kind < ANY and has_room(s, self.seat, kind) else ALONE[self.seat]

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return TRACK.actions

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        if not has_room(s, seat, action.arg):
            return FULL_TRACK
        if self.cubes[0] == EITHER and action.arg == MATERIAL:
            return ORBITAL_CUBE if has_room(s, seat, MONEY) or has_room(s, seat, SCIENCE) else None
        return None

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        put_home(s, seat, action.arg)
        send_home(s, seat, list(self.cubes[1:]))

    def run(self, s: EclipseState) -> None:
        s.pop()
        send_home(s, self.seat, list(self.cubes))


@final
class Bury(OpenSeatStep):
    """EC-18.3. The owner of destroyed cubes chooses the graveyard of those from gray squares and the orbital."""

    def __init__(self, seat: int, gray: int, orbital: int) -> None:
        super().__init__(seat)
        self.gray: Final = gray
        self.orbital: Final = orbital

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return TRACK.actions

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return GRAVEYARD if self.gray == 0 and action.arg == MATERIAL else None

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.pop()
        bury(s, seat, action.arg)
        ask_graveyards(s, seat, max(0, self.gray - 1), self.orbital if self.gray > 0 else self.orbital - 1)


def bury(s: EclipseState, seat: int, kind: int) -> None:
    s.bury(seat, kind, 1)
    if s.log is not None:
        s.emit(events.Buried(seat, kind))


def ask_graveyards(s: EclipseState, seat: int, gray: int, orbital: int) -> None:
    """Ask for the graveyards of so many cubes from gray squares and orbitals."""
    if gray + orbital > 0:
        s.push(Bury(seat, gray, orbital))


def bomb_square(s: EclipseState, seat: int, slot: int, square: int) -> None:
    """Destroy a cube of a seat; one of a coloured square is buried at once."""
    s.remove_cube(slot, s.filled_gray(slot) if square == GRAY else square)
    if square < GRAY:
        bury(s, seat, kind_of(square))


def filled_squares(s: EclipseState, slot: int) -> list[int]:
    """Return the squares of a hex with a cube, the second gray one last."""
    return [square for square in range(SQUARE_MASKS) if s.has_cube(slot, square)]


@final
class GiveCube(OpenSeatStep):
    """EC-14.4. A cube from any own track goes onto the ambassador."""

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return TRACK.actions

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if s.cubes_on_track(seat, action.arg) > 0 else EMPTY_TRACK

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        s.add_to_track(seat, action.arg, -1)
        s.pop()
