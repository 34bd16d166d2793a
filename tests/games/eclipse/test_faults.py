"""The invariants of a table notice when they are broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tenban.games.eclipse.pieces import INTERCEPTOR, MONEY, SCIENCE
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import bit
from tests.games.eclipse.support import begin, fit, give_reputation, lay, neighbours, set_track, slot, slots


def a_lost_disc(s: EclipseState) -> None:
    s.influence[0] -= 1


def a_lost_cube(s: EclipseState) -> None:
    s.add_to_track(0, SCIENCE, -1)


def a_full_track(s: EclipseState) -> None:
    set_track(s, 0, MONEY, 13)
    set_track(s, 0, SCIENCE, 7)


def a_debt(s: EclipseState) -> None:
    s.set_goods(0, [0, 0, -1])


def nine_interceptors(s: EclipseState) -> None:
    for _ in range(9):
        s.add_ship(slot("home0"), 0, 0)


def a_ship_nobody_entered(s: EclipseState) -> None:
    s.fleets[0] |= bit(slot("106"))


def ships_beside_the_map(s: EclipseState) -> None:
    s.add_ship(slot("318"), 0, 0)


def an_unsound_blueprint(s: EclipseState) -> None:
    fit(s, 0, "I", slot3="hull")


def two_discs(s: EclipseState) -> None:
    s.discs[1] |= s.discs[0]


def a_cube_without_square(s: EclipseState) -> None:
    s.cubes[1] |= slots("106")


def a_cube_without_disc(s: EclipseState) -> None:
    s.cubes[2] |= slots("103")


def a_disc_beside_ancients(s: EclipseState) -> None:
    s.ancients |= bit(slot("106"))


def a_disc_in_the_defended_centre(s: EclipseState) -> None:
    s.discs[0] |= bit(slot("001"))


def a_lost_reputation_tile(s: EclipseState) -> None:
    s.reputation_bag -= 1


def an_unknown_tile(s: EclipseState) -> None:
    s.reputation_sizes[1] += 1


def a_lost_technology(s: EclipseState) -> None:
    s.bag[4] += 1


def a_lost_hex(s: EclipseState) -> None:
    s.stacks[0] = 0


def a_hex_twice(s: EclipseState) -> None:
    s.discards[1] |= slots("201")


def too_many_outer_hexes(s: EclipseState) -> None:
    s.outer += 1


def too_many_discoveries(s: EclipseState) -> None:
    s.discoveries = [0] * len(s.discoveries)


def a_one_sided_relation(s: EclipseState) -> None:
    s.allies[0] |= 0b10


def a_dead_ship(s: EclipseState) -> None:
    s.set_damage(0, INTERCEPTOR, 0, 9)


def a_crowded_track(s: EclipseState) -> None:
    for _ in range(6):
        give_reputation(s, 2, 1)


def a_ghost(s: EclipseState) -> None:
    s.collapsed = bit(3)


def a_second_gray_cube_before_the_first(s: EclipseState) -> None:
    s.cubes[8] |= slots("001")


def flight_from_nothing(s: EclipseState) -> None:
    s.declare_retreat(0, INTERCEPTOR, 1)


BROKEN: list[Callable[[EclipseState], None]] = [
    a_lost_disc,
    a_lost_cube,
    a_full_track,
    a_debt,
    nine_interceptors,
    a_ship_nobody_entered,
    ships_beside_the_map,
    an_unsound_blueprint,
    two_discs,
    a_cube_without_square,
    a_cube_without_disc,
    a_disc_beside_ancients,
    a_disc_in_the_defended_centre,
    a_lost_reputation_tile,
    an_unknown_tile,
    a_lost_technology,
    a_lost_hex,
    a_hex_twice,
    too_many_outer_hexes,
    too_many_discoveries,
    a_one_sided_relation,
    a_dead_ship,
    a_crowded_track,
    a_ghost,
    a_second_gray_cube_before_the_first,
    flight_from_nothing,
]


@pytest.mark.parametrize("harm", BROKEN, ids=lambda harm: harm.__name__)
def test_harm_is_noticed(harm: Callable[[EclipseState], None]) -> None:
    s = neighbours()
    lay(s, "103", (0, 1))
    assert RULES.faults(s) == []
    harm(s)
    assert RULES.faults(s) != []


def test_a_game_that_is_being_set_up_has_no_faults() -> None:
    s = RULES.setup(3, RULES.checked(3, {}))
    assert RULES.faults(s) == []
    assert RULES.faults(begin(3)) == []
