"""EC-4.1, EC-22: rounds, and the cleanup between them."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.step import Step

from .. import events
from ..pieces import KINDS
from ..state import NOBODY, EclipseState
from ..tilebag import tiles_in
from .combat import BEFORE_ALL, Combat
from .cubes import send_home
from .turn import Actions
from .upkeep import Settling


def begin_round(s: EclipseState) -> None:
    """Put the phases of a round on the stack, the first on top."""
    s.round += 1
    if s.log is not None:
        s.emit(events.Round(s.round))
    s.become(CLEANUP)
    s.push(Settling(0))
    s.push(Combat(BEFORE_ALL))
    s.push(Actions(s.starter))


def draw_technologies(s: EclipseState, tiles: int) -> None:
    """Draw technologies from the bag to the offer, or all that are left (EC-22.1)."""
    for _ in range(min(tiles, sum(s.bag))):
        technology = s.draw_technology()
        if s.log is not None:
            s.emit(events.NewTechnology(technology))


@final
class Cleanup(Step[EclipseState]):
    """EC-22. Discs, cubes and colony ships come back; the first seat that passed begins the next round."""

    def run(self, s: EclipseState) -> None:
        if s.round == s.box.rounds or s.after(0) == NOBODY:  # EC-22.6, EC-23.10
            _end(s)
            return
        if s.log is not None:
            s.emit(events.Cleanup())
        draw_technologies(s, s.box.new_technologies[s.seats])
        s.become(NEXT_ROUND)
        for n in reversed(range(s.seats)):  # seats with a choice are asked in the order of this round
            seat = (s.starter + n) % s.seats
            if not s.is_gone(seat):
                _clean_up(s, seat)
        first = s.first_pass if s.first_pass != NOBODY else s.starter
        s.starter = s.after((first - 1) % s.seats)  # EC-4.7, EC-22.5
        s.passed, s.refusals, s.first_pass = 0, 0, NOBODY


def _end(s: EclipseState) -> None:
    """End the game and turn all reputation tiles up."""
    if s.log is not None:
        for seat in range(s.seats):
            for value in tiles_in(s.reputation[seat]):
                s.emit(events.ShowsTile(seat, value))
        s.emit(events.Ends())
    s.pop()


def _clean_up(s: EclipseState, seat: int) -> None:
    s.influence[seat] += s.spent[seat]
    s.spent[seat] = 0
    s.colony[seat] = s.people(seat).colony_ships
    cubes = [kind for kind in range(len(KINDS)) for _ in range(s.buried(seat, kind))]
    s.set_graves(seat, [0, 0, 0])
    send_home(s, seat, cubes)


@final
class NextRound(Step[EclipseState]):
    """EC-22.5. The next round begins."""

    def run(self, s: EclipseState) -> None:
        begin_round(s)


CLEANUP: Final = Cleanup()
NEXT_ROUND: Final = NextRound()
