"""The move action (EC-13)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.state import EclipseState
from tenban.kernel import to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    ally,
    asked,
    begin,
    combat,
    draws,
    events,
    finish,
    fit,
    fleet,
    fleet_at,
    goods,
    judged,
    lay,
    may,
    neighbours,
    no_fleet,
    own,
    refused,
    settle_at,
    slot,
    sound,
    teach,
    turn,
)


def road() -> EclipseState:
    """home0, 106, the centre without its defence, 104 and home1 lie in one line; 107 is beside home0."""
    s = begin(2)
    lay(s, "106", (0, -1))
    lay(s, "104", (0, 1))
    lay(s, "107", (1, -3), 2)
    s.defence = False
    return s


@clause("eclipse:EC-13.1")
def test_terrans_make_up_to_three_activations_also_of_the_same_ship() -> None:
    s = road()
    turn(s, 0)
    act(s, "act move", "step s", "ship 106 interceptor", "step s", "ship 001 interceptor", "step s")
    assert fleet_at(s, 0, "104") == "I"
    assert asked(s) == "Turn", "the third was the last"
    assert [event[2:] for event in events(s, "moves")] == [
        (slot("home0"), slot("106")),
        (slot("106"), slot("001")),
        (slot("001"), slot("104")),
    ]


@clause("eclipse:EC-13.1", "eclipse:EC-4.6")
def test_a_move_may_end_after_the_first_activation_but_not_before_it() -> None:
    s = road()
    fleet(s, 0, "home0", "C")
    turn(s, 0)
    act(s, "act move")
    assert refused(s, "done") == "EC-4.6"
    act(s, "ship home0 cruiser", "step s", "done")
    assert fleet_at(s, 0, "106") == "C"
    assert to_act(s) == (1,)


@clause("eclipse:EC-13.1", "eclipse:EC-4.9")
@pytest.mark.parametrize("side", ["directorate", "draco"])
def test_as_a_reaction_there_is_one_activation(side: str) -> None:
    s = begin(2, side, "federation")
    lay(s, "106", (0, -1))
    turn(s, 0, reaction=True)
    act(s, "act move", "step s")
    assert fleet_at(s, 0, "106") == "I"
    assert to_act(s) == (1,)


@clause("eclipse:EC-13.1")
def test_starbases_never_move() -> None:
    s = road()
    no_fleet(s, 0)
    fleet(s, 0, "home0", "S")
    turn(s, 0)
    assert refused(s, "act move") == "EC-4.5"
    fleet(s, 0, "106", "CS")
    fleet(s, 0, "home0", "D")
    act(s, "act move")
    assert may(s) == ["ship 106 cruiser", "ship home0 dreadnought"]


@clause("eclipse:EC-13.2")
@pytest.mark.parametrize(("drive", "steps"), [("nuclear-drive", 1), ("fusion-drive", 2), ("tachyon-drive", 3)])
def test_a_ship_makes_as_many_steps_as_its_drives_carry_it(drive: str, steps: int) -> None:
    s = road()
    fit(s, 0, "I", slot4=drive)
    turn(s, 0)
    act(s, "act move", "step s")
    taken = 1
    while asked(s) == "Fly":
        act(s, "step s")
        taken += 1
    assert taken == steps
    assert fleet_at(s, 0, ("106", "001", "104")[steps - 1]) == "I"


@clause("eclipse:EC-13.2", "eclipse:EC-11.7")
def test_drives_add_up() -> None:
    s = road()
    fit(s, 0, "I", slot1="nuclear-drive")
    turn(s, 0)
    act(s, "act move", "step s", "step s")
    assert fleet_at(s, 0, "001") == "I"
    assert asked(s) == "Move"


@clause("eclipse:EC-13.2", "eclipse:EC-1.5")
def test_a_half_connection_is_crossed_only_with_the_generator() -> None:
    """T37"""
    s = road()
    lay(s, "303", (0, -3), 3)  # wormholes n and se: home0 has one towards it, it has none back
    turn(s, 0)
    act(s, "act move")
    assert refused(s, "step n") == "EC-13.2"
    teach(s, 0, "wormhole-generator")
    assert refused(s, "step n") == ""
    act(s, "step n")
    assert fleet_at(s, 0, "303") == "I"


@clause("eclipse:EC-13.2", "eclipse:EC-1.5")
def test_no_wormhole_at_all_is_no_way_even_with_the_generator() -> None:
    s = road()
    lay(s, "304", (1, -2), 0)  # wormholes n and s; home0 has none to the southeast
    teach(s, 0, "wormhole-generator")
    turn(s, 0)
    act(s, "act move")
    assert refused(s, "step se") == "EC-13.2"


@clause("eclipse:EC-13.3", "eclipse:EC-1.6")
def test_ships_do_not_enter_empty_spaces() -> None:
    s = begin(2)
    turn(s, 0)
    assert refused(s, "act move") == "EC-4.5", "there is no hex beside home0"
    s = turn(road(), 0)
    act(s, "act move")
    assert refused(s, "step sw") == "TB-2"
    assert may(s) == ["step ne", "step s"]


@clause("eclipse:EC-13.3")
def test_discs_structures_and_cubes_of_others_stop_nobody() -> None:
    s = road()
    fit(s, 0, "I", slot4="fusion-drive")
    own(s, 1, "106")
    settle_at(s, 1, "106", "s t om")
    s.monoliths = 1 << slot("106")
    turn(s, 0)
    act(s, "act move", "step s", "step s")
    assert fleet_at(s, 0, "001") == "I"


@clause("eclipse:EC-13.4", "eclipse:EC-13.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "free"),
    [("I", "I", 0), ("III", "II", 1), ("II", "", 2), ("I", "S", 0), ("IS", "I", 1), ("I", "III", 0), ("CD", "I", 1)],
)
def test_so_many_ships_may_leave_as_there_are_more_than_enemies(mine: str, theirs: str, free: int) -> None:
    """T34"""
    s = road()
    fleet(s, 0, "106", mine)
    fleet(s, 1, "106", theirs)
    assert s.unpinned(slot("106"), 0) == free


@clause("eclipse:EC-13.4")
def test_ships_of_several_enemies_count_together() -> None:
    s = begin(4)
    lay(s, "106", (1, -1))
    fleet(s, 0, "106", "III")
    fleet(s, 1, "106", "I")
    fleet(s, 2, "106", "I")
    assert s.unpinned(slot("106"), 0) == 1
    assert s.unpinned(slot("106"), 1) == 0


@clause("eclipse:EC-13.4")
@pytest.mark.parametrize(("side", "free"), [("directorate", 0), ("draco", 1)])
def test_ancients_hold_all_but_draco(side: str, free: int) -> None:
    """T34"""
    s = begin(2, side, "federation")
    lay(s, "104", (0, -1), bare=False)
    fleet(s, 0, "104", "I")
    assert s.ancients_at(slot("104")) == 2
    assert s.unpinned(slot("104"), 0) == free


@clause("eclipse:EC-13.4")
def test_a_pinned_ship_is_refused() -> None:
    s = road()
    fleet(s, 0, "106", "I")
    fleet(s, 1, "106", "I")
    fleet(s, 0, "107", "I")
    turn(s, 0)
    act(s, "act move")
    assert refused(s, "ship 106 interceptor") == "EC-13.4"
    assert "ship 107 interceptor" in may(s)


@clause("eclipse:EC-13.4", "eclipse:EC-13.5")
def test_a_ship_that_joins_another_may_go_on_and_then_the_other_is_held() -> None:
    """T35"""
    s = begin(2)
    lay(s, "211", (0, -1), bare=False)
    fleet(s, 0, "211", "C")
    fit(s, 0, "I", slot4="fusion-drive")
    s.defence = False
    turn(s, 0)
    act(s, "act move", "step s")
    assert asked(s) == "Fly"
    assert refused(s, "step s") == "", "two of its own against one Ancient"
    act(s, "step s")
    assert fleet_at(s, 0, "001") == "I"
    assert refused(s, "ship 211 cruiser") == "EC-13.4"


@clause("eclipse:EC-13.5")
def test_which_ship_leaves_is_the_owners_choice_judged_again_each_time() -> None:
    s = road()
    fleet(s, 0, "106", "IC")
    fleet(s, 1, "106", "I")
    turn(s, 0)
    act(s, "act move")
    assert {"ship 106 interceptor", "ship 106 cruiser"} <= set(may(s))
    act(s, "ship 106 interceptor", "step s")
    assert refused(s, "ship 106 cruiser") == "EC-13.4", "it is alone with the enemy now"


@clause("eclipse:EC-13.6")
def test_entering_the_defended_centre_ends_the_activation() -> None:
    """T36"""
    s = road()
    s.defence = True
    fit(s, 0, "I", slot4="tachyon-drive")
    fleet(s, 0, "home0", "C")
    turn(s, 0)
    act(s, "act move", "ship home0 interceptor", "step s", "step s")
    assert fleet_at(s, 0, "001") == "I"
    assert asked(s) == "Move", "one of three steps is left, and lost"
    assert refused(s, "ship 001 interceptor") == "EC-13.6"


@clause("eclipse:EC-13.6")
@pytest.mark.parametrize("side", ["directorate", "draco"])
def test_nobody_leaves_the_defended_centre_however_many_they_are(side: str) -> None:
    """T34"""
    s = begin(2, side, "federation")
    lay(s, "106", (0, -1))
    no_fleet(s, 0)
    fleet(s, 0, "001", "IIIC")
    assert s.unpinned(slot("001"), 0) == 0
    turn(s, 0)
    assert refused(s, "act move") == "EC-4.5"
    s.defence = False
    assert refused(s, "act move") == ""


@clause("eclipse:EC-13.7")
def test_an_activation_ends_when_the_player_stops() -> None:
    s = road()
    fit(s, 0, "I", slot4="tachyon-drive")
    turn(s, 0)
    act(s, "act move", "step s", "done")
    assert asked(s) == "Move"
    act(s, "done")
    assert fleet_at(s, 0, "106") == "I"
    assert to_act(s) == (1,)


@clause("eclipse:EC-13.7", "eclipse:EC-13.4")
def test_an_activation_ends_where_enemies_hold_the_ship() -> None:
    s = road()
    fit(s, 0, "I", slot4="tachyon-drive")
    fleet(s, 1, "106", "I")
    turn(s, 0)
    act(s, "act move", "step s")
    assert fleet_at(s, 0, "106") == "I"
    assert asked(s) != "Fly"


@clause("eclipse:EC-13.7")
def test_an_activation_makes_one_step_at_least() -> None:
    s = turn(road(), 0)
    act(s, "act move")
    assert asked(s) == "Move"
    assert all(text.startswith("step") for text in may(s)), "the only ship is taken up and must go somewhere"


@clause("eclipse:EC-13.8", "eclipse:EC-14.8")
def test_passing_through_a_partners_hex_breaks_the_relation() -> None:
    """G-8, T54"""
    s = traveller("breaks")
    assert s.allies[0] == 0
    assert s.traitor == 0
    assert asked(s) == "ReturnCubes", "at once, before the ship goes on"
    act(s, "track money", "track money")
    assert asked(s) == "Fly"


@clause("eclipse:EC-13.8")
@pytest.mark.parametrize(("then", "traitor"), [("done", 0), ("step nw", -1)])
def test_by_option_only_a_ship_that_stays_breaks_it(then: str, traitor: int) -> None:
    """G-8"""
    s = traveller("stays")
    assert s.traitor == -1
    assert asked(s) == "Fly"
    act(s, then)
    assert s.traitor == traitor


def traveller(passage: str) -> EclipseState:
    """Seat 0 is allied with seat 1 and has just entered its hex 201, with a step to spare."""
    s = neighbours(options={"passage": passage})
    ally(s, 0, 1)
    no_fleet(s, 0)
    fleet(s, 0, "106", "I")
    fit(s, 0, "I", slot4="fusion-drive")
    edge = next(e for e in range(6) if s.atlas.neighbour(slot("106"), e) == slot("201"))
    turn(s, 0)
    act(s, "act move", "step " + ("n", "ne", "se", "s", "sw", "nw")[edge])
    return s


@clause("eclipse:EC-13.9")
def test_each_hex_keeps_the_order_of_entry() -> None:
    s = road()
    assert s.entered(slot("106")) == []
    fleet(s, 1, "106", "I")
    turn(s, 0)
    finish(s, "act move", "step s")
    assert s.entered(slot("106")) == [1, 0]
    fleet(s, 1, "106", "C")
    assert s.entered(slot("106")) == [1, 0], "further ships of one who is there change nothing"


@clause("eclipse:EC-13.9")
def test_a_player_who_leaves_with_the_last_ship_and_comes_back_is_the_last() -> None:
    s = road()
    fleet(s, 0, "106", "II")
    fleet(s, 1, "106", "I")
    turn(s, 0)
    act(s, "act move", "ship 106 interceptor", "step s")
    assert s.entered(slot("106")) == [0, 1]
    s.remove_ship(slot("106"), 0, 0)
    fleet(s, 0, "106", "I")
    assert s.entered(slot("106")) == [1, 0]
    sound(s)


@clause("eclipse:EC-13.9")
def test_built_ships_and_retreating_ones_enter_too() -> None:
    s = road()
    lay(s, "207", (5, 5))
    own(s, 0, "207 106")
    fleet(s, 1, "207", "I")
    goods(s, 0, 0, 0, 3)
    turn(s, 0)
    act(s, "act build", "build interceptor 207")
    assert s.entered(slot("207")) == [1, 0]
    fleet(s, 0, "001", "C")
    fleet(s, 1, "001", "I")
    no_fleet(s, 1, "207")
    draws(s, 0, 0, 0)
    combat(s)
    act(s, "retreat 106")
    assert s.entered(slot("106")) == [0]
    assert s.entered(slot("001")) == [1]


@clause("eclipse:EC-13.10")
def test_moving_neither_fights_nor_places_discs() -> None:
    s = road()
    fleet(s, 1, "106", "I")
    discs = s.discs[0]
    turn(s, 0)
    finish(s, "act move", "step s")
    assert fleet_at(s, 0, "106") == fleet_at(s, 1, "106") == "I"
    assert s.discs[0] == discs
    assert events(s, "battle") == events(s, "claims") == []


@clause("eclipse:EC-13.8", "eclipse:EC-13.7")
def test_by_option_a_ship_whose_drives_carry_it_no_further_breaks_the_relation_at_once() -> None:
    s = neighbours(options={"passage": "stays"})
    ally(s, 0, 1)
    no_fleet(s, 0)
    fleet(s, 0, "106", "I")
    edge = next(e for e in range(6) if s.atlas.neighbour(slot("106"), e) == slot("201"))
    act(turn(s, 0), "act move", "step " + ("n", "ne", "se", "s", "sw", "nw")[edge])
    assert (s.traitor, s.allies[0]) == (0, 0)


@clause("eclipse:EC-13.2")
def test_a_ship_on_its_way_is_refused_where_there_is_no_connection() -> None:
    s = traveller("stays")
    assert s.atlas.neighbour(slot("201"), 0) == slot("home0"), "201 has no wormhole to the north"
    assert refused(s, "step n") == "EC-13.2"
    assert refused(s, "done") == ""


@clause("eclipse:EC-4.6", "eclipse:EC-13.1")
def test_a_ship_that_was_taken_up_makes_its_step_before_the_move_may_end() -> None:
    s = road()
    fleet(s, 0, "home0", "C")
    act(turn(s, 0), "act move", "ship home0 cruiser", "step s")
    assert refused(s, "done") == ""
    act(s, "ship home0 interceptor")
    assert judged(s, "done") == []
    assert refused(s, "done") != ""
