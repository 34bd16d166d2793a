"""EC-2: Setup."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import bit
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Open, Step

from .. import events
from ..actions import HOME, SPECIES
from ..atlas import CENTRE_SPACE, beyond, laid_tile
from ..clauses import ONE_SIDE
from ..pieces import (
    BOARDS,
    CENTRE,
    FIRST_HOME,
    GRAY,
    HYDRAN,
    SCIENCE,
    SIDES,
    advanced_square,
    is_advanced,
    kind_of,
)
from ..state import UNCHOSEN, EclipseState
from .cleanup import begin_round, draw_technologies
from .reputation import tell_draw

ALL_SPECIES: Final = 0  # the option `species`: aliens too, chosen at the table
TERRANS: Final = 1
DRAWN: Final = 2


@final
class Prepare(Step[EclipseState]):
    """EC-2.1 to EC-2.5. The centre, the technologies on offer, and the start player."""

    def run(self, s: EclipseState) -> None:
        s.lay(laid_tile(CENTRE, CENTRE, 0, CENTRE_SPACE))
        s.defence = True
        s.discovery_hexes |= bit(CENTRE)
        s.starter = int(s.chance.below(s.seats))
        if s.log is not None:
            s.emit(events.Starter(s.starter))
        draw_technologies(s, s.box.first_technologies[s.seats])
        if s.species_by == DRAWN:
            for seat in range(s.seats):
                free = [side for side in range(len(SIDES)) if is_free(s, side)]
                choose(s, seat, free[s.chance.below(len(free))])
            s.become(Ready() if s.homes_given else ChooseHome(0))
        else:
            s.become(ChooseSpecies(0))


def is_free(s: EclipseState, side: int) -> bool:
    """Return whether a side can be chosen: neither it nor the other side of its board is taken (EC-0.2)."""
    return all(s.species[seat] % BOARDS != side % BOARDS or s.species[seat] == UNCHOSEN for seat in range(s.seats))


def choose(s: EclipseState, seat: int, side: int) -> None:
    s.species[seat] = side
    if s.log is not None:
        s.emit(events.Chooses(seat, side))


@final
class ChooseSpecies(Open[EclipseState]):
    """EC-2.6. Terrans are chosen clockwise from the start player on; with aliens in reverse, the start player last."""

    def __init__(self, chosen: int) -> None:
        self.chosen: Final = chosen

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        return ALONE[_chooser(s, self.chosen)]

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return SPECIES.actions[:BOARDS] if s.species_by == TERRANS else SPECIES.actions

    def refuse(self, s: EclipseState, seat: int, action: Action) -> Clause | None:
        return None if is_free(s, action.arg) else ONE_SIDE

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        choose(s, seat, action.arg)
        s.become(_after_choice(s, self.chosen) if s.homes_given else ChooseHome(self.chosen))


def _chooser(s: EclipseState, chosen: int) -> int:
    """Return the seat that chooses after so many others (EC-2.6)."""
    turn = chosen if s.species_by == TERRANS else -1 - chosen
    return (s.starter + turn) % s.seats


def _after_choice(s: EclipseState, chosen: int) -> Step[EclipseState]:
    if chosen + 1 == s.seats:
        return Ready()
    return ChooseHome(chosen + 1) if s.species_by == DRAWN else ChooseSpecies(chosen + 1)


@final
class ChooseHome(Open[EclipseState]):
    """EC-C7, an option. Each seat lays its home hex on one of the six places, right after it has its board."""

    def __init__(self, chosen: int) -> None:
        self.chosen: Final = chosen

    def actors(self, s: EclipseState) -> tuple[int, ...]:
        return ALONE[_chooser(s, self.chosen)]

    def options(self, s: EclipseState, seat: int) -> list[Action]:
        return [place for place in HOME.actions if home_space(place.arg) not in s.atlas.at]

    def apply(self, s: EclipseState, seat: int, action: Action) -> None:
        _lay_home(s, seat, action.arg)
        if s.log is not None:
            s.emit(events.SettlesAt(seat, action.arg))
        s.become(_after_choice(s, self.chosen))


def home_space(direction: int) -> int:
    """Return the place of a home hex: two spaces from the centre in a straight line (EC-2.7)."""
    return beyond(beyond(CENTRE_SPACE, direction), direction)


@final
class Ready(Step[EclipseState]):
    """EC-2.7 to EC-2.15. The board, the home hex and the first pieces of every seat."""

    def run(self, s: EclipseState) -> None:
        for seat in range(s.seats):
            _settle_down(s, seat)
        begin_round(s)


def _settle_down(s: EclipseState, seat: int) -> None:
    people = s.people(seat)
    if s.homes_given:
        _lay_home(s, seat, s.box.homes[s.seats][seat])
    s.set_goods(seat, people.storage)
    s.influence[seat] = people.discs - 1
    s.reserve[seat] = s.box.reserve
    s.colony[seat] = people.colony_ships
    s.techs[seat] = people.technologies
    tiles = s.draw_reputation(people.reputation)  # EC-2.15
    s.gain_reputation(seat, tiles)
    if tiles != 0:
        tell_draw(s, seat, tiles)


def _lay_home(s: EclipseState, seat: int, direction: int) -> None:
    """Lay a home hex, its north towards the centre, with what begins there (EC-2.8, EC-2.13)."""
    slot = FIRST_HOME + seat
    tile = s.home_tile(seat)
    s.lay(laid_tile(slot, tile, (direction + 3) % 6, home_space(direction)))
    s.discs[seat] |= bit(slot)
    s.add_ship(slot, seat, s.people(seat).ship)
    for square in range(GRAY):
        filled = not is_advanced(square) or (square == advanced_square(SCIENCE) and s.is_people(seat, HYDRAN))
        if s.box.squares[tile] >> square & 1 and filled:
            s.put_cube(slot, square)
            s.add_to_track(seat, kind_of(square), -1)
