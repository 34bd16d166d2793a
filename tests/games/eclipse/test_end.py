"""The end of the game, its scores and its ties (EC-23)."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.events import ShowsTile
from tenban.games.eclipse.pieces import MONEY, SCIENCE, TECHNOLOGIES, one
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.scoring import points
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import UNKNOWN, FastRandom, start, to_act, view
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    ally,
    asked,
    begin,
    cleanup,
    combat,
    events,
    finish,
    fleet,
    fleet_at,
    give_reputation,
    goods,
    lay,
    may,
    own,
    refused,
    set_track,
    settle_at,
    sheet,
    slot,
    slots,
    stored,
    teach,
    told,
    turn,
    upkeep,
)
from tests.games.eclipse.test_house import house

MILITARY, GRID, NANO = (
    [TECHNOLOGIES[n] for n in range(len(TECHNOLOGIES)) if RULES.box.track_of[n] == track] for track in range(3)
)


def learn(s: EclipseState, seat: int, *names: str) -> None:
    """These technologies and no others are on a seat's tracks."""
    s.techs[seat] = sum(one(TECHNOLOGIES.index(name)) for name in names)


def celebrated(side: str) -> EclipseState:
    """T56: the empire of seat 0."""
    s = begin(4, side)
    for name, at in (("106", (5, 5)), ("201", (7, 5)), ("207", (9, 5))):
        lay(s, name, at)
        own(s, 0, name)
    s.monoliths = slots("201")
    give_reputation(s, 0, 4, 2)
    ally(s, 0, 1)
    ally(s, 0, 2)
    s.kept_discoveries[0] = 1
    learn(s, 0, *MILITARY[:5], *GRID[:4], *NANO[:2])
    s.traitor = 0
    return s


@clause("eclipse:EC-23.1")
def test_every_line_of_a_score() -> None:
    """T56"""
    s = celebrated("directorate")
    assert sheet(s, 0) == {
        "hexes": 7,
        "monoliths": 3,
        "reputation": 6,
        "ambassadors": 2,
        "discoveries": 2,
        "military": 2,
        "grid": 1,
        "EC-14.9": -2,
    }
    assert points(s, 0) == 21


@clause("eclipse:EC-23.2")
def test_planta_counts_its_hexes_once_more() -> None:
    """T56"""
    s = celebrated("planta")
    assert points(s, 0) == 25
    assert sheet(s, 0)["EC-23.2"] == 4


@clause("eclipse:EC-23.2")
def test_draco_counts_the_ancients_left_on_the_map() -> None:
    """T56"""
    s = celebrated("draco")
    assert points(s, 0) == 21
    for name, at in (("301", (-5, 5)), ("203", (-7, 5)), ("101", (-9, 5))):
        lay(s, name, at, bare=False)
    assert points(s, 0) == 26


@clause("eclipse:EC-23.1")
@pytest.mark.parametrize(("tiles", "points_of_track"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_points_of_a_technology_track(tiles: int, points_of_track: int) -> None:
    s = begin(2)
    learn(s, 0, *NANO[:tiles])
    assert sheet(s, 0).get("nano", 0) == points_of_track


@clause("eclipse:EC-23.1")
def test_the_centre_counts_four_and_a_monolith_on_anothers_hex_nothing() -> None:
    s = begin(2)
    s.defence = False
    own(s, 0, "001")
    s.monoliths = slots("home1")
    assert sheet(s, 0) == {"hexes": 3 + 4}
    assert sheet(s, 1) == {"hexes": 3, "monoliths": 3}


@clause("eclipse:EC-23.1", "eclipse:EC-12.7")
def test_a_monolith_belongs_to_the_controller_of_the_hex() -> None:
    s = begin(2)
    lay(s, "207", (5, 5))
    s.monoliths = slots("207")
    assert sheet(s, 1) == {"hexes": 3}
    own(s, 1, "207")
    assert sheet(s, 1) == {"hexes": 4, "monoliths": 3}


@clause("eclipse:EC-23.3", "eclipse:EC-8.10")
def test_orbitals_ships_cubes_goods_and_parts_count_nothing() -> None:
    s = begin(2)
    before = points(s, 0)
    s.orbitals = slots("home0")
    settle_at(s, 0, "home0", "om")
    fleet(s, 0, "home0", "DDCC")
    goods(s, 0, 99, 99, 99)
    s.kept_parts[0] = one(17)
    assert points(s, 0) == before == 3


@clause("eclipse:EC-23.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [((3, 3, 3), (4, 4, 4), [1]), ((12, 0, 0), (4, 4, 4), [0, 1]), ((5, 5, 3), (4, 4, 4), [0])],
)
def test_ties_are_broken_by_goods_and_then_shared(
    mine: tuple[int, int, int], theirs: tuple[int, int, int], winners: list[int]
) -> None:
    """T57"""
    s = begin(2)
    goods(s, 0, *mine)
    goods(s, 1, *theirs)
    assert points(s, 0) == points(s, 1)
    assert RULES.winners(s) == winners


@clause("eclipse:EC-23.4")
def test_points_come_before_goods() -> None:
    s = begin(2)
    goods(s, 0, 90, 90, 90)
    goods(s, 1, 0, 0, 0)
    s.kept_discoveries[1] = 1
    assert RULES.winners(s) == [1]


@clause("eclipse:EC-23.5")
def test_a_hex_counts_with_enemy_ships_in_it() -> None:
    s = begin(2)
    s.remove_ship(slot("home0"), 0, 0)
    fleet(s, 1, "home0", "DD")
    assert sheet(s, 0) == {"hexes": 3}


def exiled() -> EclipseState:
    """Seat 0 has neither disc nor ship on the map."""
    s = begin(2, offer="neutron-bombs")
    s.cubes = [mask & ~one(slot("home0")) for mask in s.cubes]
    s.set_tracks(0, [11, 11, 11])
    s.discs[0] = 0
    s.influence[0] += 1
    s.remove_ship(slot("home0"), 0, 0)
    return s


@clause("eclipse:EC-23.6")
def test_a_player_who_has_nothing_on_the_map_stays_researches_upgrades_pays_and_produces() -> None:
    s = turn(exiled(), 0)
    assert may(s) == ["act research", "act upgrade", "pass"]
    for action in ("explore", "influence", "build", "move"):
        assert refused(s, f"act {action}") == "EC-4.5"
    act(s, "act research")
    assert s.knows(0, 0)
    before = stored(s, 0)
    upkeep(s)
    assert stored(s, 0) == [before[0] + 2, before[1] + 2, before[2] + 2]
    assert not s.is_gone(0)


def ruined(seats: int = 4) -> EclipseState:
    """Seat 1 of the first round cannot pay its upkeep: it has no hex, no goods and no income."""
    s = begin(seats)
    goods(s, 1, 0, 0, 0)
    s.cubes = [mask & ~one(slot("home1")) for mask in s.cubes]
    s.set_tracks(1, [12, 11, 10])
    s.discs[1] = 0
    s.spent[1], s.influence[1] = 13, 0
    return s


@clause("eclipse:EC-23.7")
def test_a_collapsed_players_ships_leave_the_map_and_the_turns_are_skipped() -> None:
    s = ruined()
    fleet(s, 1, "001", "DI")
    upkeep(s)
    assert s.is_gone(1)
    assert (s.fleets[1], fleet_at(s, 1, "001"), s.entered(slot("001"))) == (0, "", [])
    turns: list[int] = []
    for _ in range(6):
        turns += to_act(s)
        finish(s, "act upgrade", "design starbase", "part hull", "slot starbase 5")
        for seat in range(4):
            s.set_tiles(seat, 3, 0)
    assert turns == [0, 2, 3, 0, 2, 3]


@clause("eclipse:EC-23.7")
def test_a_collapsed_players_score_stands_as_it_was() -> None:
    s = ruined()
    s.kept_discoveries[1] = 2
    give_reputation(s, 1, 3)
    ally(s, 0, 1)
    ally(s, 1, 2)
    s.traitor = 1
    learn(s, 1, *NANO[:6])
    upkeep(s)
    while asked(s) == "ReturnCubes":
        act(s, "track money")
    expected = {"discoveries": 4, "reputation": 3, "ambassadors": 2, "nano": 3, "EC-14.9": -2}
    assert sheet(s, 1) == expected
    s.traitor = 3
    assert sheet(s, 1) == expected, "the card has moved on; the points stand"
    assert sheet(s, 3)["EC-14.9"] == -2


@clause("eclipse:EC-23.7", "eclipse:EC-23.2")
def test_a_collapsed_draco_keeps_the_points_of_the_ancients_of_that_moment() -> None:
    s = begin(2, "directorate", "draco")
    lay(s, "203", (5, 5), bare=False)
    goods(s, 1, 0, 0, 0)
    set_track(s, 1, MONEY, 12)
    s.discs[1] = 0
    s.influence[1] = 0
    upkeep(s)
    assert sheet(s, 1) == {"EC-23.2": 2}
    lay(s, "301", (7, 7), bare=False)
    assert sheet(s, 1) == {"EC-23.2": 2}


@clause("eclipse:EC-23.7")
def test_the_reputation_tiles_of_a_collapsed_player_stay_face_down() -> None:
    s = ruined()
    give_reputation(s, 1, 4, 4)
    upkeep(s)
    seen = view(RULES, s, 0).state
    assert (seen.reputation[1], seen.reputation_sizes[1]) == (UNKNOWN, 2)
    assert sheet(seen, 1).get("reputation", 0) == 0
    assert sheet(s, 1)["reputation"] == 8


@clause("eclipse:EC-23.1")
@pytest.mark.parametrize("track", range(3))
def test_eight_technologies_of_a_track_give_no_more_than_seven(track: int) -> None:
    s = begin(2)
    s.techs[0] = s.box.on_track[track]
    assert list(sheet(s, 0).values())[-1] == 5


@clause("eclipse:EC-23.8")
def test_the_ships_of_a_collapsed_player_give_no_reputation_and_the_structures_stay() -> None:
    s = ruined()
    lay(s, "207", (5, 5))
    s.orbitals, s.monoliths = slots("home1"), slots("home1")
    fleet(s, 1, "207", "DD")
    upkeep(s)
    assert s.kills[0] == 0
    assert events(s, "destroyed") == []
    assert (s.orbitals, s.monoliths) == (slots("home1"), slots("home1"))


@clause("eclipse:EC-23.9")
def test_relations_of_a_collapsed_player_end_without_a_traitor() -> None:
    s = ruined()
    ally(s, 0, 1)
    ally(s, 1, 2)
    upkeep(s)
    assert s.traitor == -1
    assert [s.allies[seat] for seat in range(4)] == [0, 0, 0, 0]
    assert (asked(s), to_act(s)) == ("ReturnCubes", (0,))
    act(s, "track money")
    assert to_act(s) == (2,)
    act(s, "track science")
    assert (s.cubes_on_track(0, MONEY), s.cubes_on_track(2, SCIENCE)) == (10, 11)
    assert "ambassadors" not in sheet(s, 0), "the tile is gone"
    assert sheet(s, 1)["ambassadors"] == 2, "counted before"


@clause("eclipse:EC-23.9", "eclipse:EC-14.2")
def test_nobody_offers_a_relation_to_a_collapsed_player() -> None:
    s = begin(4)
    lay(s, "106", (1, -1))
    lay(s, "201", (2, -1))
    own(s, 0, "106")
    own(s, 2, "201")
    s.collapsed = 0b0010
    turn(s, 0)
    act(s, "pass")
    assert "offer 2" in may(s)
    assert refused(s, "offer 1") == "EC-14.2"


@clause("eclipse:EC-23.10")
def test_the_game_goes_on_for_one_player_alone() -> None:
    s = ruined(2)
    upkeep(s)
    rounds = []
    while to_act(s):
        assert to_act(s) == (0,)
        rounds.append(s.round)
        finish(s, "pass")
    assert rounds == list(range(2, 10))
    assert events(s, "ends") == [()]


@clause("eclipse:EC-23.10")
def test_when_nobody_is_left_the_game_ends_after_that_upkeep() -> None:
    s = begin(2)
    s.collapsed = 0b11
    cleanup(s)
    assert events(s, "ends") == [()]
    assert s.round == 1
    assert not s.stack


@clause("eclipse:EC-23.1")
def test_reputation_tiles_are_turned_up_at_the_end() -> None:
    s = begin(2)
    give_reputation(s, 0, 4, 1)
    s.round = 9
    assert view(RULES, s, 1).state.reputation[0] == UNKNOWN
    cleanup(s)
    assert events(s, "shows-tile") == [(0, 0), (0, 3)]
    assert all(event.seen_by(1).values == event.values for event in told(s) if isinstance(event, ShowsTile))
    assert view(RULES, s, 1).state.reputation[0] == s.reputation[0]
    assert sheet(s, 0)["reputation"] == 5


@clause("eclipse:EC-23.5", "eclipse:EC-23.10")
def test_a_battle_of_the_last_round_still_counts() -> None:
    s = begin(2)
    s.round = 9
    lay(s, "207", (5, 5))
    fleet(s, 0, "207", "I")
    teach(s, 0, "neutron-bombs")
    combat(s)
    act(s, "yes")
    assert sheet(s, 0)["hexes"] == 4
    assert to_act(s) == ()


@clause("eclipse:EC-23.7", "eclipse:EC-4.11")
def test_a_collapsed_player_has_no_upkeep_any_more() -> None:
    s = ruined()
    ally(s, 0, 1)
    upkeep(s)
    act(s, "track money")
    assert sheet(s, 1) == {"ambassadors": 1}
    upkeep(s)
    assert events(s, "collapses") == []
    assert sheet(s, 1) == {"ambassadors": 1}


@clause("eclipse:EC-23.7", "eclipse:EC-4.11")
def test_nothing_comes_back_to_a_collapsed_player_in_the_cleanup() -> None:
    s = ruined()
    s.colony[1] = 0
    s.bury(1, SCIENCE, 1)
    upkeep(s)
    assert s.round == 2
    assert (s.influence[1], s.spent[1], s.colony[1], s.buried(1, SCIENCE)) == (0, 13, 0, 1)


@clause("eclipse:EC-23.7", "eclipse:EC-23.2", "eclipse:EC-14.9")
def test_a_collapsed_draco_who_was_the_traitor_keeps_all_points_of_ancients() -> None:
    s = begin(2, "directorate", "draco")
    lay(s, "203", (5, 5), bare=False)
    s.traitor = 1
    s.record_collapse(1, s.ancient_total())
    s.discs[1] = 0
    assert sheet(s, 1) == {"EC-23.2": 2, "EC-14.9": -2}


@clause("eclipse:EC-23.7")
def test_by_a_house_file_with_more_ambassadors_four_count_after_a_collapse() -> None:
    s = begin(6, rules=house(pieces={"ambassadors": 5}))
    for other in (0, 2, 3, 4):
        ally(s, 1, other)
    s.record_collapse(1, 0)
    assert s.ambassadors_at_collapse(1) == 4


@clause("eclipse:EC-23.1")
def test_score_lines_are_told_seat_by_seat() -> None:
    s = begin(3)
    for seat in range(3):
        s.kept_discoveries[seat] = 1
    sides = [line.side for line in RULES.score(s)]
    assert sides == sorted(sides)
    assert set(sides) == {0, 1, 2}


@clause("eclipse:EC-23.1")
def test_a_board_that_is_not_chosen_scores_nothing() -> None:
    rules = house(tech_track={"points": [1, 1, 1, 1, 1, 2, 3, 5]})
    assert rules.score(start(rules, 2, {}, FastRandom(1))) == []
    assert len(rules.score(begin(2, rules=rules))) >= 6
