"""EC-7: Explore."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.atlas import placements
from tenban.games.eclipse.pieces import HEXES
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.explore import Explore, sources
from tenban.kernel import settle, to_act
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    draws,
    events,
    fleet,
    judged,
    lay,
    may,
    own,
    refused,
    slot,
    slots,
    sound,
    teach,
    turn,
)


def exploring(s: EclipseState, seat: int = 0) -> EclipseState:
    turn(s, seat)
    return act(s, "act explore")


def next_tile(s: EclipseState, name: str) -> None:
    """The stack of a hex has this one on top."""
    for stack in range(3):
        if s.stacks[stack] >> slot(name) & 1:
            others = s.stacks[stack] & ~(1 << slot(name))
            s.stacks[stack] = 1 << slot(name)
            s.discards[stack] |= others
            if stack == 2:
                s.outer = 1


def rotations(hex_name: str, wanted: int, generator: bool = False, sides: int | None = None) -> int:
    holes = RULES.box.holes[slot(hex_name)]
    return len(placements(holes, wanted, generator, wanted if sides is None else sides))


@clause("eclipse:EC-7.2")
def test_the_first_exploration_from_a_home() -> None:
    """T7"""
    s = exploring(begin(2))
    assert may(s) == ["explore home0 n", "explore home0 ne", "explore home0 s", "explore home0 sw"]
    assert refused(s, "explore home0 se") == refused(s, "explore home0 nw") == "EC-7.2"
    teach(s, 0, "wormhole-generator")
    assert len(may(s)) == 6


@clause("eclipse:EC-7.1")
def test_a_controlled_hex_is_a_source_and_so_is_one_with_an_unpinned_ship() -> None:
    """T11"""
    s = begin(2)
    lay(s, "108", (0, -1), bare=False)
    assert sources(s, 0) == slots("home0")
    fleet(s, 0, "108", "I")
    assert sources(s, 0) == slots("home0"), "one interceptor is pinned by one Ancient"
    fleet(s, 0, "108", "I")
    assert sources(s, 0) == slots("home0 108")
    fleet(s, 1, "home0", "III")
    assert sources(s, 0) == slots("home0 108"), "a controlled hex is a source whatever ships are there"


@clause("eclipse:EC-7.2")
def test_a_space_with_several_sources_is_named_once_by_the_lowest() -> None:
    s = begin(2)
    lay(s, "201", (-1, -1))
    lay(s, "106", (0, -1))
    own(s, 0, "201 106")
    exploring(s)
    named = [text.split()[1:] for text in may(s)]
    ends = [(hex_name, edge) for hex_name, edge in named]
    assert len(ends) == len(set(ends))
    assert ["106", "se"] in named


@clause("eclipse:EC-7.3", "eclipse:EC-7.4")
def test_the_space_is_named_before_the_tile_is_turned_up_for_all() -> None:
    s = exploring(begin(2))
    next_tile(s, "106")
    draws(s, 0)
    act(s, "explore home0 s")
    assert events(s, "turns-up") == [(0, slot("106"))]
    assert asked(s) == "PlaceTile"
    assert s.stack_size(0) == 0


@clause("eclipse:EC-7.4", "eclipse:EC-7.14")
def test_an_empty_stack_is_refilled_from_its_discards() -> None:
    """T14"""
    s = begin(2)
    s.stacks[2], s.outer, s.discards[2] = 0, 0, slots("304 306")
    exploring(s)
    draws(s, 1)
    act(s, "explore home0 n")
    assert events(s, "reshuffles") == [(2,)]
    assert events(s, "turns-up") == [(0, slot("306"))]
    assert (s.outer, s.discards[2]) == (1, 0)


@clause("eclipse:EC-7.14")
def test_a_ring_without_any_tile_cannot_be_explored() -> None:
    """T14"""
    s = begin(2)
    s.stacks[2], s.outer = 0, 0
    exploring(s)
    assert refused(s, "explore home0 n") == "EC-7.14"
    assert may(s) == ["explore home0 s", "explore home0 sw"]
    s.stacks = [0, 0, 0]
    turn(s, 0)
    assert refused(s, "act explore") == "EC-4.5"


@clause("eclipse:EC-7.5")
def test_draco_may_turn_up_a_second_tile_and_goes_on_with_one() -> None:
    s = exploring(begin(2, "draco", "federation"))
    act(s, "explore home0 s")
    assert asked(s) == "SecondTile"
    act(s, "yes")
    first, second = [slot_ for _, slot_ in events(s, "turns-up")]
    assert asked(s) == "PickTile"
    act(s, "pick 2")
    assert s.discards[0] == 1 << first
    act(s, "rotate " + may(s)[0].split()[1])
    assert s.atlas.hexes >> second & 1


@clause("eclipse:EC-7.5")
def test_draco_may_go_on_with_the_first_of_two_tiles() -> None:
    s = act(exploring(begin(2, "draco", "federation")), "explore home0 s", "yes", "pick 1")
    first, second = [slot_ for _, slot_ in events(s, "turns-up")]
    assert s.discards[0] == 1 << second
    act(s, "rotate " + may(s)[0].split()[1])
    assert s.atlas.hexes >> first & 1


@clause("eclipse:EC-7.4")
def test_shuffling_the_discards_of_an_inner_stack_leaves_the_outer_one_alone() -> None:
    s = begin(2)
    s.stacks[0], s.discards[0], s.outer = 0, slots("106 107"), 5
    s.reshuffle_stack(0)
    assert (s.stack_size(0), s.stack_size(2)) == (2, 5)


@clause("eclipse:EC-7.5")
def test_draco_may_be_content_with_the_first_tile() -> None:
    s = exploring(begin(2, "draco", "federation"))
    act(s, "explore home0 s", "no")
    assert asked(s) == "PlaceTile"
    assert len(events(s, "turns-up")) == 1


@clause("eclipse:EC-7.5")
def test_with_one_tile_left_draco_draws_one() -> None:
    s = exploring(begin(2, "draco", "federation"))
    s.stacks[0] = slots("106")
    act(s, "explore home0 s")
    assert asked(s) == "PlaceTile"


@clause("eclipse:EC-7.6", "eclipse:EC-C2")
def test_a_tile_may_be_discarded_and_the_exploration_is_over() -> None:
    s = exploring(begin(2))
    act(s, "explore home0 s", "discard")
    (_, tile) = events(s, "turns-up")[0]
    assert s.discards[0] == 1 << tile
    assert asked(s) == "Turn"


@clause("eclipse:EC-7.7", "eclipse:EC-1.3")
def test_distinct_placements_against_one_source() -> None:
    """T8"""
    south = 0b001000
    assert [rotations(name, south) for name in ("304", "317", "201", "101", "106")] == [1, 2, 1, 5, 4]


@clause("eclipse:EC-7.7")
def test_distinct_placements_against_two_sources() -> None:
    """T9"""
    assert rotations("313", 0b101000) == 2


@clause("eclipse:EC-7.7", "eclipse:EC-10.7")
def test_placements_with_the_generator() -> None:
    """T10"""
    south = 0b001000
    assert rotations("304", 0, sides=south) == 0
    assert rotations("304", 0, generator=True, sides=south) == 1
    assert rotations("304", south, generator=True) == 3


@clause("eclipse:EC-7.7")
def test_a_tile_is_joined_to_some_source_and_other_edges_do_not_matter() -> None:
    s = exploring(begin(2))
    next_tile(s, "106")
    act(s, "explore home0 s")
    offered = [text for text in may(s) if text.startswith("rotate")]
    assert offered == ["rotate 0", "rotate 3", "rotate 4", "rotate 5"]
    assert refused(s, "rotate 1") == "EC-7.7"


@clause("eclipse:EC-7.8")
@pytest.mark.parametrize("name", [name for name in HEXES if name[0] in "123"])
def test_every_tile_can_be_laid_against_any_wormhole(name: str) -> None:
    assert all(rotations(name, 1 << edge) > 0 for edge in range(6))


@clause("eclipse:EC-7.9")
def test_symbols_bring_a_discovery_and_ancients() -> None:
    s = exploring(begin(2))
    next_tile(s, "104")
    act(s, "explore home0 s")
    act(s, may(s)[0])
    assert s.ancients_at(slot("104")) == 2
    assert s.discovery_hexes >> slot("104") & 1


@clause("eclipse:EC-7.10", "eclipse:EC-24.4")
def test_a_disc_may_go_onto_the_new_hex_unless_ancients_are_there_and_draco_does_not_mind() -> None:
    """T12"""
    s = exploring(begin(2))
    next_tile(s, "301")
    act(s, "explore home0 n")
    act(s, may(s)[0])
    assert asked(s) == "Turn", "Terrans may not claim it"
    s = exploring(begin(2, "draco", "federation"))
    s.stacks[2], s.outer = slots("301"), 1
    act(s, "explore home0 n")
    act(s, may(s)[0])
    assert asked(s) == "Claim"
    act(s, "yes")
    assert s.owner(slot("301")) == 0
    assert s.discovery_hexes >> slot("301") & 1, "the discovery stays under the Ancients"
    assert asked(s) == "EndTurn"


@clause("eclipse:EC-7.10", "eclipse:EC-4.4")
def test_the_discs_of_a_first_turn() -> None:
    """T4"""
    for answer, discs, due in (("yes", 10, 1), ("no", 11, 0)):
        s = exploring(begin(2))
        next_tile(s, "106")
        act(s, "explore home0 s", "rotate 0", answer)
        assert (s.influence[0], s.upkeep(0)) == (discs, due)


@clause("eclipse:EC-7.11")
def test_the_disc_takes_the_discovery_and_without_disc_it_stays() -> None:
    for answer, step in (("yes", "Discovery"), ("no", "Turn")):
        s = exploring(begin(2))
        next_tile(s, "312")
        act(s, "explore home0 n")
        act(s, may(s)[0], answer)
        assert asked(s) == step
        assert bool(s.discovery_hexes >> slot("312") & 1) is (answer == "no")


@clause("eclipse:EC-7.12")
def test_colony_ships_may_be_used_on_it_in_the_same_turn() -> None:
    s = exploring(begin(2))
    next_tile(s, "106")
    act(s, "explore home0 s", "rotate 0", "yes")
    assert may(s) == ["colony 106 s", "colony 106 t", "done"]


@clause("eclipse:EC-7.13")
def test_planta_explores_twice_also_after_a_discard_and_may_skip_the_second() -> None:
    s = exploring(begin(2, "planta", "federation"))
    act(s, "explore home0 s", "discard")
    assert asked(s) == "Explore"
    assert "done" in may(s)
    act(s, "explore home0 sw", "discard")
    assert asked(s) == "Turn"


@clause("eclipse:EC-7.13")
def test_by_option_a_discard_ends_plantas_action() -> None:
    s = exploring(begin(2, "planta", "federation", options={"planta": "ends"}))
    act(s, "explore home0 s", "discard")
    assert asked(s) == "Turn"


@clause("eclipse:EC-7.13")
def test_plantas_second_exploration_may_start_from_the_first() -> None:
    s = exploring(begin(2, "planta", "federation"))
    next_tile(s, "106")
    act(s, "explore home0 s", "rotate 0", "yes")
    assert "explore 106 ne" in may(s)


def test_refused_spaces_are_told_too() -> None:
    s = exploring(begin(2))
    assert len(judged(s, "explore")) == 6
    s.stack = [*s.stack[:-1], Explore(0, 1)]
    settle(s)
    assert "done" not in may(s)


@clause("eclipse:EC-4.5", "eclipse:EC-7.2")
@pytest.mark.parametrize(("technology", "clause_id"), [("advanced-mining", "EC-4.5"), ("wormhole-generator", "")])
def test_when_all_wormholes_are_used_the_generator_alone_lets_one_explore(technology: str, clause_id: str) -> None:
    s = begin(2)
    for name, at in (("301", (0, -3)), ("302", (1, -3)), ("106", (0, -1)), ("201", (-1, -1))):
        lay(s, name, at)
    teach(s, 0, technology)
    turn(s, 0)
    assert refused(s, "act explore") == clause_id
    assert ("act explore" in may(s)) is (clause_id == "")


@clause("eclipse:EC-7.2")
def test_a_space_with_a_hex_is_not_explored() -> None:
    s = begin(2)
    lay(s, "106", (0, -1))
    assert may(exploring(s)) == ["explore home0 n", "explore home0 ne", "explore home0 sw"]
    assert "explore home0 s" not in judged(s, "explore")


@clause("eclipse:EC-7.2")
def test_a_space_that_two_sources_join_is_offered_once() -> None:
    s = begin(2)
    lay(s, "106", (0, -1), 5)
    own(s, 0, "106")
    exploring(s)
    assert s.atlas.holes[slot("106")] == 0b100111, "n, ne, se and nw"
    assert may(s) == ["explore 106 ne", "explore 106 se", "explore 106 nw", "explore home0 n", "explore home0 ne"]
    assert "explore home0 sw" not in judged(s, "explore"), "it is the space north-west of 106"


@clause("eclipse:EC-1.3")
def test_of_rotations_with_the_same_wormholes_one_is_offered() -> None:
    s = exploring(begin(2))
    next_tile(s, "304")
    act(s, "explore home0 n")
    assert judged(s, "rotate") == ["rotate 0", "rotate 1", "rotate 2"]


@clause("eclipse:EC-7.13")
def test_by_option_a_discard_ends_the_action_but_not_the_turn() -> None:
    s = begin(2, options={"planta": "ends"})
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    act(exploring(s), "explore home0 n", "discard")
    assert (asked(s), to_act(s)) == ("EndTurn", (0,))
    assert "colony 106 s" in may(s)


@clause("eclipse:EC-7.10")
@pytest.mark.parametrize(("discs", "step"), [(2, "Claim"), (1, "Turn")])
def test_a_new_hex_is_claimed_only_with_a_disc_that_is_left(discs: int, step: str) -> None:
    s = begin(2)
    s.spent[0] += s.influence[0] - discs
    s.influence[0] = discs
    exploring(s)
    next_tile(s, "106")
    act(s, "explore home0 s", "rotate 0")
    assert asked(s) == step
    sound(s)
