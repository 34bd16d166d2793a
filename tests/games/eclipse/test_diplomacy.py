"""Diplomacy and the traitor (EC-14)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.clauses import NO_ROOM, OFFERS, RELATION
from tenban.games.eclipse.events import DropsTile
from tenban.games.eclipse.pieces import MATERIAL
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.diplomacy import why_not_offer
from tenban.kernel import UNKNOWN, to_act, view
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    ally,
    asked,
    begin,
    bury_track,
    events,
    finish,
    fleet,
    fleet_at,
    give_reputation,
    judged,
    lay,
    may,
    neighbours,
    no_fleet,
    own,
    pass_on,
    production,
    refused,
    reputation,
    sheet,
    slot,
    sound,
    take_reputation,
    teach,
    track,
    turn,
    upkeep,
)


def courting(*sides: str) -> EclipseState:
    """Seat 0 has passed and may offer a relation to seat 1, its neighbour."""
    return act(turn(neighbours(*sides), 0), "pass")


@clause("eclipse:EC-14.1", "eclipse:EC-14.4")
def test_a_relation_is_offered_in_ones_turn_and_both_must_agree() -> None:
    s = courting()
    act(s, "offer 1")
    assert (asked(s), to_act(s), may(s)) == ("Answer", (1,), ["yes", "no"])
    act(s, "yes")
    assert to_act(s) == (0,), "the suitor gives a cube first"
    act(s, "track science")
    assert to_act(s) == (1,)
    act(s, "track money")
    assert (s.allies[0], s.allies[1]) == (0b10, 0b01)
    assert events(s, "allies") == [(0, 1)]
    sound(s)


@clause("eclipse:EC-14.1")
def test_an_offer_may_be_refused_and_is_then_not_made_again_this_round() -> None:
    s = courting()
    act(s, "offer 1", "no")
    assert (s.allies[0], s.allies[1]) == (0, 0)
    assert refused(s, "offer 1") == "EC-14.1"
    finish(s)
    turn(s, 1)
    act(s, "pass")
    assert "offer 0" in may(s), "the other may still offer"
    pass_on(s)
    assert s.round == 2
    act(turn(s, 0), "pass")
    assert refused(s, "offer 1") == "", "a new round"


@clause("eclipse:EC-14.1", "eclipse:EC-4.12")
def test_offers_are_free_after_an_action_or_a_reaction_too() -> None:
    for reaction in (False, True):
        s = turn(neighbours(), 0, reaction)
        act(s, "act upgrade", "design starbase", "part hull", "slot starbase 5")
        if asked(s) == "Upgrade":
            act(s, "done")
        assert asked(s) == "EndTurn"
        assert "offer 1" in may(s)


@clause("eclipse:EC-14.2")
def test_hexes_of_both_must_have_a_full_connection_and_the_generator_does_not_help() -> None:
    """G-23"""
    s = begin(4)
    lay(s, "106", (1, -1))
    lay(s, "201", (2, -1), 1)
    own(s, 0, "106")
    own(s, 1, "201")
    assert s.atlas.half[slot("106")] >> slot("201") & 1
    assert not s.atlas.full[slot("106")] >> slot("201") & 1
    teach(s, 0, "wormhole-generator")
    teach(s, 1, "wormhole-generator")
    act(turn(s, 0), "pass", "colony 106 s")
    assert refused(s, "offer 1") == "EC-14.2"


@clause("eclipse:EC-14.2")
def test_not_with_a_partner_and_not_without_an_ambassador_left() -> None:
    s = neighbours()
    ally(s, 0, 1)
    act(turn(s, 0), "pass")
    assert refused(s, "offer 1") == "EC-14.2", "there is a relation already"
    s = begin(5)
    lay(s, "106", (0, -1))
    lay(s, "103", (1, -1))
    own(s, 0, "106")
    own(s, 1, "103")
    for other in (2, 3, 4):
        ally(s, 0, other)
    act(turn(s, 0), "pass")
    assert refused(s, "offer 1") == "EC-14.2", "all three ambassadors are abroad"


@clause("eclipse:EC-14.2", "eclipse:EC-14.4")
def test_each_needs_a_cube_on_some_track() -> None:
    for seat in (0, 1):
        s = neighbours()
        assert why_not_offer(s, 0, 1) is None
        for kind in range(3):
            bury_track(s, seat, kind)
        assert why_not_offer(s, 0, 1) is RELATION
        s.bury(seat, 0, -1)
        s.add_to_track(seat, 0, 1)
        assert why_not_offer(s, 0, 1) is None


@clause("eclipse:EC-14.3", "eclipse:EC-C8")
@pytest.mark.parametrize(("seat", "name"), [(0, "201"), (0, "home1"), (1, "106"), (1, "home0")])
def test_not_while_ships_of_one_stand_in_a_hex_of_the_other(seat: int, name: str) -> None:
    """G-9"""
    s = neighbours()
    fleet(s, seat, name, "I")
    act(turn(s, 0), "pass", "colony 106 s")
    assert refused(s, "offer 1") == "EC-14.3"


@clause("eclipse:EC-14.3")
def test_not_while_ships_of_both_are_in_one_hex() -> None:
    """G-9"""
    s = neighbours()
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "I")
    fleet(s, 1, "207", "I")
    act(turn(s, 0), "pass", "colony 106 s")
    assert refused(s, "offer 1") == "EC-14.3"


@clause("eclipse:EC-14.4")
def test_each_gives_a_cube_from_any_own_track_and_its_production_rises() -> None:
    s = courting()
    bury_track(s, 0, MATERIAL)
    before = [production(s, seat) for seat in (0, 1)]
    act(s, "offer 1", "yes")
    assert may(s) == ["track money", "track science"]
    assert refused(s, "track material") == "EC-5.2"
    act(s, "track money", "track material")
    assert track(s, 0)[0] == 9
    assert track(s, 1)[2] == 9
    assert production(s, 0)[0] == before[0][0] + 1
    assert production(s, 1)[2] == before[1][2] + 1


@clause("eclipse:EC-14.4")
def test_the_last_cube_of_a_track_can_be_given() -> None:
    s = courting()
    s.bury(0, MATERIAL, track(s, 0)[MATERIAL] - 1)
    s.add_to_track(0, MATERIAL, 1 - track(s, 0)[MATERIAL])
    act(s, "offer 1", "yes")
    assert may(s) == ["track money", "track science", "track material"]
    act(s, "track material")
    assert track(s, 0)[MATERIAL] == 0


@clause("eclipse:EC-14.5")
def test_ambassadors_and_tiles_share_the_reputation_track_without_being_arranged() -> None:
    """T46"""
    s = neighbours()
    give_reputation(s, 0, 1, 1, 1, 1)
    act(turn(s, 0), "pass", "offer 1", "yes")
    assert asked(s) == "GiveCube", "four tiles and one ambassador fit"
    assert len(reputation(s, 0)) == 4


@clause("eclipse:EC-14.6")
def test_a_tile_of_choice_makes_room_for_the_ambassador() -> None:
    s = neighbours("eridani", "draco")
    take_reputation(s, 0)
    give_reputation(s, 0, 1, 2, 2, 4)
    give_reputation(s, 1, 3, 3, 3, 1)
    act(turn(s, 0), "pass", "offer 1", "yes")
    assert (asked(s), to_act(s), may(s)) == ("DropTile", (1,), ["drop 1", "drop 3"])
    act(s, "drop 1")
    assert (asked(s), to_act(s), may(s)) == ("DropTile", (0,), ["drop 1", "drop 2", "drop 4"])
    act(s, "drop 2")
    assert (reputation(s, 0), reputation(s, 1)) == ([1, 2, 4], [3, 3, 3])
    act(s, "track money", "track money")
    sound(s)


@clause("eclipse:EC-14.6")
def test_nobody_else_sees_which_tile_goes_back() -> None:
    s = neighbours("eridani")
    give_reputation(s, 0, 4, 4)
    act(turn(s, 0), "pass", "offer 1", "yes")
    assert asked(s) == "DropTile"
    assert view(RULES, s, 1).state.reputation[0] == UNKNOWN
    act(s, "drop 4")
    dropped = next(event for event in s.log or [] if isinstance(event, DropsTile))
    assert (dropped.seen_by(0).values, dropped.seen_by(1).values) == ((0, 3), (0,))


@clause("eclipse:EC-14.6", "eclipse:EC-14.5")
def test_where_even_a_tile_less_makes_no_room_there_is_no_relation() -> None:
    s = neighbours("eridani")
    people = s.people(0)
    assert not people.fits(5, 0)
    assert people.fits(4, 0)
    s.allies[0] = 0b1100
    s.reputation_sizes[0] = 4  # laid by hand: two ambassadors and four tiles are more than there is room for
    act(turn(s, 0), "pass", "colony 106 s")
    assert refused(s, "offer 1") == "EC-14.6"


@clause("eclipse:EC-14.7")
def test_a_relation_is_worth_a_point_and_lets_ships_be_together_no_more_than_before() -> None:
    s = neighbours()
    before = sheet(s, 0)
    ally(s, 0, 1)
    assert sheet(s, 0) == {**before, "ambassadors": 1}
    fleet(s, 1, "106", "I")
    fleet(s, 0, "106", "I")
    assert s.unpinned(slot("106"), 0) == 0, "a partner's ship holds like any other"


def betrayal() -> EclipseState:
    """Seat 0 moves a ship from 106 into 201, which its partner controls."""
    s = neighbours()
    ally(s, 0, 1)
    no_fleet(s, 0)
    fleet(s, 0, "106", "I")
    turn(s, 0)
    return act(s, "act move", way(s))


def way(s: EclipseState) -> str:
    """The step from 106 to 201."""
    edge = next(e for e in range(6) if s.atlas.neighbour(slot("106"), e) == slot("201"))
    return "step " + ("n", "ne", "se", "s", "sw", "nw")[edge]


@clause("eclipse:EC-14.8", "eclipse:EC-13.8")
def test_a_ship_in_a_partners_hex_ends_the_relation_and_makes_a_traitor() -> None:
    """T54"""
    s = betrayal()
    assert events(s, "betrays") == [(0, 1)]
    assert (s.allies[0], s.allies[1], s.traitor) == (0, 0, 0)
    assert (asked(s), to_act(s)) == ("ReturnCubes", (0,)), "the breaker first"
    act(s, "track science")
    assert (asked(s), to_act(s)) == ("ReturnCubes", (1,))
    act(s, "track money")
    assert track(s, 0) == [9, 11, 10], "a cube goes to any track, not only where it came from"
    assert track(s, 1) == [10, 10, 10]
    sound(s)


@clause("eclipse:EC-14.8")
def test_meeting_a_partners_ship_in_a_free_hex_ends_it_too() -> None:
    s = neighbours()
    s.discs[1] &= ~(1 << slot("201"))
    s.influence[1] += 1
    fleet(s, 1, "201", "I")
    ally(s, 0, 1)
    no_fleet(s, 0)
    fleet(s, 0, "106", "I")
    turn(s, 0)
    act(s, "act move", way(s))
    assert s.traitor == 0
    assert s.allies[0] == 0


@clause("eclipse:EC-14.8")
def test_two_partners_in_one_hex_are_both_betrayed() -> None:
    s = neighbours()
    ally(s, 0, 1)
    ally(s, 0, 2)
    fleet(s, 2, "201", "I")
    no_fleet(s, 0)
    fleet(s, 0, "106", "I")
    turn(s, 0)
    act(s, "act move", way(s))
    assert sorted(events(s, "betrays")) == [(0, 1), (0, 2)]
    for _ in range(4):
        assert asked(s) == "ReturnCubes"
        act(s, "track money")
    assert [track(s, seat)[0] for seat in (0, 1, 2)] == [10, 10, 10]
    sound(s)


@clause("eclipse:EC-14.8")
def test_a_hex_of_another_player_breaks_nothing() -> None:
    s = neighbours()
    ally(s, 0, 2)
    no_fleet(s, 0)
    fleet(s, 0, "106", "I")
    turn(s, 0)
    act(s, "act move", way(s))
    assert (s.traitor, s.allies[0]) == (-1, 0b100)


@clause("eclipse:EC-14.9")
def test_the_traitor_forms_no_relation_and_keeps_the_old_ones() -> None:
    """T54"""
    s = neighbours()
    ally(s, 0, 2)
    s.traitor = 0
    act(turn(s, 0), "pass", "colony 106 s")
    assert refused(s, "offer 1") == refused(s, "offer 3") == "EC-14.9"
    assert not [text for text in may(s) if text.startswith("offer")]
    assert s.allies[0] == 0b100
    assert sheet(s, 0)["EC-14.9"] == -2
    finish(s)
    act(turn(s, 1), "pass", "colony 201 m")
    assert refused(s, "offer 0") == "EC-14.9"


@clause("eclipse:EC-14.9")
def test_the_card_goes_to_the_next_player_who_breaks_a_relation() -> None:
    s = neighbours()
    ally(s, 0, 1)
    s.traitor = 3
    no_fleet(s, 0)
    fleet(s, 0, "106", "I")
    turn(s, 0)
    act(s, "act move", way(s))
    assert s.traitor == 0
    assert "EC-14.9" not in sheet(s, 3)


@clause("eclipse:EC-14.10")
def test_a_relation_lasts_through_rounds_and_cannot_be_given_notice() -> None:
    s = neighbours()
    ally(s, 0, 1)
    turn(s, 0)
    act(s, "pass")
    assert not [text for text in may(s) if text.startswith(("offer 1", "drop", "track"))]
    upkeep(s)
    assert s.round == 2
    assert (s.allies[0], s.allies[1]) == (0b10, 0b01)


@clause("eclipse:EC-14.1", "eclipse:EC-0.3")
def test_with_three_players_nobody_offers_anything() -> None:
    """T54"""
    s = begin(3)
    lay(s, "106", (0, -1))
    lay(s, "103", (1, -1))
    own(s, 0, "106")
    own(s, 1, "103")
    act(turn(s, 0), "pass", "colony 106 s")
    assert not [text for text in may(s) if text.startswith("offer")]
    assert refused(s, "offer 1") == "EC-0.3"
    assert fleet_at(s, 0, "home0") == "I"


@clause("eclipse:EC-14.1")
@pytest.mark.parametrize("suitor", [0, 1])
def test_a_refusal_is_remembered_of_the_two_seats_alone(suitor: int) -> None:
    s = neighbours()
    assert s.refusals == 0, "nobody has refused anything"
    other = 1 - suitor
    turn(s, suitor)
    act(s, "pass", f"offer {other}", "no")
    assert [(by, of) for by in range(4) for of in range(4) if s.has_refused(by, of)] == [(other, suitor)]
    assert why_not_offer(s, suitor, other) == OFFERS
    assert why_not_offer(s, other, suitor) is None


@clause("eclipse:EC-14.1", "eclipse:EC-0.3")
def test_offers_to_all_others_are_judged_in_the_order_of_seats() -> None:
    assert judged(courting(), "offer") == ["offer 1", "offer 2", "offer 3"]


@clause("eclipse:EC-14.2", "eclipse:EC-23.9")
def test_a_collapsed_traitor_is_refused_as_one_who_is_gone() -> None:
    s = neighbours()
    s.discs[1], s.fleets[1], s.collapsed, s.traitor = 0, 0, 0b10, 1
    act(turn(s, 0), "pass")
    assert refused(s, "offer 1") == "EC-14.2"


@clause("eclipse:EC-14.6", "eclipse:EC-14.5")
def test_one_tile_makes_room_for_the_ambassador_and_not_two() -> None:
    s = neighbours("eridani")
    s.allies[0] = 0b1100
    s.reputation_sizes[0] = 3  # laid by hand: one more than there is room for
    assert why_not_offer(s, 0, 1) == NO_ROOM
    s.reputation_sizes[0] = 2
    assert why_not_offer(s, 0, 1) is None


@clause("eclipse:EC-14.5")
def test_four_ambassadors_fill_a_track_of_four_places_without_a_tile() -> None:
    s = begin(5, "eridani")
    take_reputation(s, 0)
    s.allies[0] = 0b01110
    assert s.fits_track(0, 1, 0)
    assert s.fits_track(0, 1, -1), "there is no tile less than none"
    assert not s.fits_track(0, 1, 1)


@clause("eclipse:EC-14.8")
def test_the_cubes_of_a_broken_relation_may_go_to_any_track() -> None:
    s = betrayal()
    for seat in (0, 1):
        assert (asked(s), to_act(s)) == ("ReturnCubes", (seat,))
        assert may(s) == ["track money", "track science", "track material"]
        act(s, "track material")
    assert (track(s, 0)[MATERIAL], track(s, 1)[MATERIAL]) == (11, 11)
