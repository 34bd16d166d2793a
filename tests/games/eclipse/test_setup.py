"""EC-2: setup."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.actions import SPACE
from tenban.games.eclipse.atlas import CENTRE_SPACE, beyond, coordinates, ring
from tenban.games.eclipse.blueprint import COLOURS, NO_PART, Part
from tenban.games.eclipse.pieces import SIDES, SQUARE_MASKS
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.tilebag import counts_in, size_of
from tenban.kernel import FastRandom, KeyedRandom, count_bits, settle, start, submit, to_act
from tenban.kernel.snapshot import decode, encode, snapshot
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    begin,
    cleanup,
    events,
    fleet_at,
    may,
    production,
    reputation,
    slot,
    sound,
    stored,
    track,
)

SEATS = [2, 3, 4, 5, 6]


@clause("eclipse:EC-2.1", "eclipse:EC-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_so_many_technologies_are_on_offer_and_the_others_in_the_bag(seats: int) -> None:
    s = begin(seats)
    assert sum(s.offer) == {2: 12, 3: 14, 4: 16, 5: 18, 6: 20}[seats]
    assert sum(s.offer) + sum(s.bag) == 96
    assert counts_in(s.reputation_bag) == [12, 9, 7, 4]


@clause("eclipse:EC-2.3")
def test_a_discovery_lies_in_the_centre_under_its_defence() -> None:
    s = begin(2)
    assert sum(s.discoveries) == 21
    assert s.discovery_hexes == 1 << slot("001")
    assert s.defence


@clause("eclipse:EC-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_stack_three_is_cut_by_the_number_of_players(seats: int) -> None:
    s = begin(seats)
    assert [int(count_bits(s.stacks[stack])) for stack in (0, 1)] == [8, 11]
    assert s.outer == {2: 5, 3: 10, 4: 14, 5: 16, 6: 18}[seats]
    assert count_bits(s.stacks[2]) == 18, "which tiles are left out nobody knows"


@clause("eclipse:EC-2.2", "eclipse:EC-2.4", "eclipse:EC-22.1")
def test_two_players_and_six() -> None:
    """T1"""
    two, six = begin(2), begin(6)
    assert (sum(two.offer), two.outer, sum(six.offer), six.outer) == (12, 5, 20, 18)
    assert (sum(cleanup(two).offer), sum(cleanup(six).offer)) == (16, 29)


@clause("eclipse:EC-2.5")
def test_the_start_player_is_drawn() -> None:
    starters = {start(RULES, 4, {}, KeyedRandom(bytes([n]))).starter for n in range(30)}
    assert starters == {0, 1, 2, 3}


@clause("eclipse:EC-2.6")
def test_with_aliens_the_start_player_chooses_last_and_among_terrans_first() -> None:
    s = start(RULES, 4, {}, FastRandom(3))
    order = []
    for side in ("orion", "directorate", "hydran", "draco"):
        order.append(to_act(s)[0])
        submit(RULES, s, to_act(s)[0], SPACE.by_text[f"species {side}"])
    assert order == [(s.starter - n) % 4 for n in (1, 2, 3, 4)]
    s = start(RULES, 4, {"species": "terrans"}, FastRandom(3))
    assert to_act(s) == (s.starter,)
    assert may(s) == [f"species {side}" for side in SIDES[:6]]


@clause("eclipse:EC-2.6")
def test_species_may_be_drawn() -> None:
    s = start(RULES, 6, {"species": "drawn"}, FastRandom(3))
    assert len({s.species[seat] % 6 for seat in range(6)}) == 6
    assert type(s.stack[-1]).__name__ == "Turn"


@clause("eclipse:EC-2.7", "eclipse:EC-C7")
@pytest.mark.parametrize("seats", SEATS)
def test_homes_lie_two_spaces_out_in_clockwise_order(seats: int) -> None:
    s = begin(seats)
    spaces = [coordinates(s.atlas.space[slot(f"home{seat}")]) for seat in range(seats)]
    directions = [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]
    taken = {2: [0, 3], 3: [0, 2, 4], 4: [1, 2, 4, 5], 5: [0, 1, 2, 4, 5], 6: [0, 1, 2, 3, 4, 5]}
    assert spaces == [directions[n] for n in taken[seats]]


@clause("eclipse:EC-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_a_home_leads_to_one_space_of_ring_one_one_of_ring_two_and_two_of_ring_three(seats: int) -> None:
    s = begin(seats)
    for seat in range(seats):
        home = slot(f"home{seat}")
        edges = [edge for edge in range(6) if s.atlas.holes[home] >> edge & 1]
        q, r = coordinates(s.atlas.space[home])
        steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
        around = [(q + steps[e][0], r + steps[e][1]) for e in edges]
        rings = sorted(max(abs(a), abs(b), abs(a + b)) for a, b in around)
        assert rings == [1, 2, 3, 3]
        assert ring(s.atlas.space[home]) == 2


@clause("eclipse:EC-2.9", "eclipse:EC-2.10", "eclipse:EC-2.11")
def test_pieces_of_a_player() -> None:
    s = begin(4, "directorate", "hydran", "planta", "draco")
    assert s.box.ships == [8, 4, 2, 4]
    assert s.box.ambassadors == 3
    assert [s.colony[seat] for seat in range(4)] == [3, 3, 4, 3]
    assert [s.reserve[seat] for seat in range(4)] == [3, 3, 3, 3]
    assert track(s, 0) == [10, 10, 10], "eleven each, and one of each is at home"
    sound(s)


@clause("eclipse:EC-2.10")
def test_eridani_starts_with_two_discs_less() -> None:
    s = begin(2, "eridani", "federation")
    assert (s.influence[0], s.reserve[0]) == (10, 3)
    assert (s.influence[1], s.reserve[1]) == (12, 3)


@clause("eclipse:EC-2.12")
@pytest.mark.parametrize(
    ("side", "goods"),
    [
        ("directorate", [2, 3, 3]),
        ("eridani", [26, 2, 4]),
        ("hydran", [2, 5, 2]),
        ("planta", [4, 4, 4]),
        ("draco", [2, 4, 3]),
        ("mechanema", [3, 3, 3]),
        ("orion", [3, 3, 5]),
    ],
)
def test_goods_at_the_start(side: str, goods: list[int]) -> None:
    assert stored(begin(2, side, "federation" if side != "hydran" else "union"), 0) == goods


@clause("eclipse:EC-2.11", "eclipse:EC-2.13", "eclipse:EC-3.1", "eclipse:EC-3.3")
@pytest.mark.parametrize(
    ("side", "made", "discs", "due"),
    [
        ("directorate", [3, 3, 3], 12, 0),
        ("eridani", [3, 3, 2], 10, 1),
        ("hydran", [3, 4, 2], 12, 0),
        ("planta", [3, 3, 3], 12, 0),
        ("draco", [3, 3, 2], 12, 0),
        ("mechanema", [3, 3, 2], 12, 0),
        ("orion", [2, 3, 3], 12, 0),
    ],
)
def test_production_discs_and_upkeep_at_the_start(side: str, made: list[int], discs: int, due: int) -> None:
    """T2, T3"""
    s = begin(2, side, "federation" if side != "hydran" else "union")
    assert (production(s, 0), s.influence[0], s.upkeep(0)) == (made, discs, due)
    assert fleet_at(s, 0, "home0") == ("C" if side == "orion" else "I")


@clause("eclipse:EC-2.14")
def test_printed_technologies_are_on_the_tracks_and_not_among_the_tiles() -> None:
    s = begin(2, "eridani", "federation")
    assert s.price(0, 1) == 3, "Starbase is the second military technology"
    assert count_bits(s.techs[0]) == 3
    assert sum(s.offer) + sum(s.bag) == 96


@clause("eclipse:EC-2.15", "eclipse:EC-24.2")
def test_eridani_keeps_two_reputation_tiles() -> None:
    s = begin(2, "eridani", "federation")
    assert len(reputation(s, 0)) == s.reputation_sizes[0] == 2
    assert size_of(s.reputation_bag) == 30


@clause("eclipse:EC-2.16")
def test_nobody_is_a_traitor_and_the_first_round_begins() -> None:
    s = begin(4)
    assert (s.traitor, s.round) == (-1, 1)


@clause("eclipse:EC-2.3", "eclipse:EC-2.11")
@pytest.mark.parametrize("seats", SEATS)
def test_before_the_setup_the_boards_and_the_map_are_empty(seats: int) -> None:
    s = RULES.setup(seats, RULES.checked(seats, {}))
    assert (s.goods, s.graves) == ([0] * (3 * seats), [0] * (3 * seats))
    assert s.tracks == [11] * (3 * seats)
    assert s.tiles == [0] * (4 * seats)
    assert (s.defence, s.discovery_hexes) == (False, 0)
    assert s.cubes == [0] * SQUARE_MASKS


@clause("eclipse:EC-2.3")
def test_the_centre_is_not_turned() -> None:
    assert begin(2).atlas.rotation[slot("001")] == 0


@clause("eclipse:EC-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_the_north_of_every_home_looks_to_the_centre(seats: int) -> None:
    s = begin(seats)
    for seat in range(seats):
        home = slot(f"home{seat}")
        north = s.atlas.rotation[home]
        assert north in range(6)
        assert beyond(beyond(s.atlas.space[home], north), north) == CENTRE_SPACE


@clause("eclipse:EC-2.6")
def test_drawn_boards_are_told_from_the_first_seat_on() -> None:
    s = RULES.setup(4, RULES.checked(4, {"species": "drawn"}))
    s.chance, s.log = FastRandom(5), []
    settle(s)
    assert [event[0] for event in events(s, "chooses")] == [0, 1, 2, 3]


@clause("eclipse:EC-2.11", "eclipse:EC-2.12")
def test_what_is_set_for_one_seat_leaves_the_others_alone() -> None:
    s = begin(3)
    for seat in (2, 1, 0):
        s.set_goods(seat, [seat, 5, 6])
        s.set_tracks(seat, [7, 8, seat])
    assert [stored(s, seat) for seat in range(3)] == [[0, 5, 6], [1, 5, 6], [2, 5, 6]]
    assert [track(s, seat) for seat in range(3)] == [[7, 8, 0], [7, 8, 1], [7, 8, 2]]


@clause("eclipse:EC-11.7")
def test_a_weapon_has_the_colour_of_its_dice() -> None:
    row = {"energy": 0, "initiative": 0, "move": 0, "computer": 0, "shield": 0, "hull": 0, "missile": False}
    colours = [Part({**row, "dice": 1, "colour": colour}, NO_PART).colour for colour in COLOURS]
    assert colours == [0, 1, 2]


@clause("eclipse:EC-2.5")
def test_a_game_that_was_stored_goes_on_with_the_same_start_player() -> None:
    s = start(RULES, 3, {}, FastRandom(2))
    again = decode(RULES, encode(s), {})
    assert again.starter == s.starter
    assert snapshot(again) == snapshot(s)
