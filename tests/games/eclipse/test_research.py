"""EC-10: Research."""

from __future__ import annotations

import pytest

from tenban.games.eclipse.pieces import TECHNOLOGIES
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.testing.clause import clause
from tests.games.eclipse.support import (
    act,
    asked,
    begin,
    finish,
    goods,
    lay,
    may,
    own,
    refused,
    stored,
    teach,
    turn,
)

NANO = "nanorobots fusion-drive advanced-robotics orbital advanced-labs monolith artifact-key"
GRID = "gauss-shield improved-hull fusion-source positron-computer advanced-economy tachyon-drive antimatter-cannon"


def researching(s: EclipseState, seat: int = 0) -> EclipseState:
    turn(s, seat)
    return act(s, "act research")


def price(s: EclipseState, name: str) -> int:
    return s.price(0, TECHNOLOGIES.index(name))


@clause("eclipse:EC-10.1")
def test_one_technology_is_taken_from_the_offer() -> None:
    s = researching(begin(2, offer="gauss-shield gauss-shield nanorobots"))
    act(s, "tech gauss-shield")
    assert asked(s) == "Turn"
    assert s.offer[TECHNOLOGIES.index("gauss-shield")] == 1
    assert s.knows(0, TECHNOLOGIES.index("gauss-shield"))


@clause("eclipse:EC-10.1", "eclipse:EC-24.3")
def test_hydran_may_take_two_and_the_second_sees_the_new_discount() -> None:
    s = researching(begin(2, "hydran", "directorate", offer="gauss-shield improved-hull"))
    act(s, "tech gauss-shield")
    assert asked(s) == "Research"
    assert may(s) == ["tech improved-hull", "done"]
    act(s, "tech improved-hull")
    assert stored(s, 0)[1] == 5 - 2 - 3


@clause("eclipse:EC-10.2")
@pytest.mark.parametrize(
    ("cost", "prices"),
    [
        (2, [2, 2, 2, 2, 2, 2, 2]),
        (4, [4, 3, 3, 3, 3, 3, 3]),
        (6, [6, 5, 4, 4, 4, 4, 4]),
        (8, [8, 7, 6, 5, 5, 5, 5]),
        (10, [10, 9, 8, 7, 6, 6, 6]),
        (12, [12, 11, 10, 9, 8, 6, 6]),
        (14, [14, 13, 12, 11, 10, 8, 7]),
        (16, [16, 15, 14, 13, 12, 10, 8]),
    ],
)
def test_prices_fall_with_the_technologies_of_a_track(cost: int, prices: list[int]) -> None:
    """T18"""
    wanted = next(t for t in range(16, 24) if RULES.box.cost[t] == cost)
    others = [t for t in range(16, 24) if t != wanted]
    s = begin(2)
    found = []
    for owned in range(8):
        s.techs[0] = sum(1 << t for t in others[:owned])
        found.append(s.price(0, wanted))
    assert found == [*prices, prices[-1]], "a full track shows the least price for the technology that is left"


@clause("eclipse:EC-10.2", "eclipse:EC-2.14")
def test_printed_technologies_give_a_discount() -> None:
    """T19"""
    assert price(begin(2, "eridani", "federation"), "starbase") == 3


@clause("eclipse:EC-10.3")
def test_what_science_lacks_is_traded_for() -> None:
    """T20"""
    s = begin(2, offer="gauss-shield improved-hull")
    goods(s, 0, 5, 3, 1)
    researching(s)
    act(s, "tech gauss-shield")
    assert stored(s, 0) == [5, 1, 1]
    finish(s, "pass")
    researching(s)
    assert stored(s, 0) == [1, 0, 1], "two trades of money, the only possible ones"


@clause("eclipse:EC-10.3")
def test_a_technology_out_of_reach_even_with_trades_is_refused() -> None:
    """T20"""
    s = begin(2, offer="improved-hull nanorobots")
    teach(s, 0, "gauss-shield")
    goods(s, 0, 3, 1, 1)
    turn(s, 0)
    act(s, "act research")
    assert s.knows(0, TECHNOLOGIES.index("nanorobots")), "1 + 1 + 0 pays for it, but not for three"
    s = begin(2, offer="improved-hull")
    teach(s, 0, "gauss-shield")
    goods(s, 0, 3, 1, 1)
    turn(s, 0)
    assert refused(s, "act research") == "EC-4.5"


@clause("eclipse:EC-10.3", "eclipse:EC-10.4")
def test_why_a_technology_is_refused() -> None:
    """T21"""
    s = begin(2, offer="wormhole-generator gauss-shield starbase quantum-grid neutron-bombs")
    teach(s, 0, NANO)
    goods(s, 0, 0, 9, 0)
    researching(s)
    assert refused(s, "tech wormhole-generator") == "EC-10.4", "seven nano technologies"
    assert refused(s, "tech starbase") == "EC-10.4", "a second copy"
    assert refused(s, "tech quantum-grid") == "EC-10.3"
    assert refused(s, "tech monolith") == "TB-2", "not on offer"
    assert may(s) == ["tech neutron-bombs", "tech gauss-shield"]


@clause("eclipse:EC-10.5")
def test_robotics_and_quantum_grid_bring_discs_beyond_thirteen_if_need_be() -> None:
    s = begin(2, offer="advanced-robotics quantum-grid")
    goods(s, 0, 0, 40, 0)
    researching(s)
    act(s, "tech quantum-grid")
    assert (s.influence[0], s.reserve[0]) == (13, 1)
    finish(s, "pass")
    researching(s)
    assert (s.influence[0], s.reserve[0]) == (13, 0)
    s.influence[0], s.spent[0] = 14, 1
    assert s.upkeep(0) == 0


@clause("eclipse:EC-10.6")
def test_the_artifact_key_gives_five_goods_for_each_artifact_each_of_any_kind() -> None:
    """T23"""
    s = begin(2, offer="artifact-key")
    lay(s, "204", (-1, -1))
    own(s, 0, "204")
    goods(s, 0, 0, 14, 0)
    researching(s)
    assert asked(s) == "Artifact"
    act(s, "track money", "track material")
    assert stored(s, 0) == [5, 0, 5]


@clause("eclipse:EC-10.7")
def test_nanorobots_raise_every_build() -> None:
    s = begin(2)
    teach(s, 0, "nanorobots")
    goods(s, 0, 0, 0, 20)
    turn(s, 0)
    act(s, "act build", *["build interceptor home0"] * 3)
    assert asked(s) == "Turn"
    assert s.count(20, 0, 0) == 4


def test_the_grid_track_fills_up() -> None:
    s = begin(2, offer="quantum-grid")
    teach(s, 0, GRID)
    goods(s, 0, 0, 40, 0)
    turn(s, 0)
    assert refused(s, "act research") == "EC-4.5"


@clause("eclipse:EC-10.6")
def test_the_artifact_key_gives_nothing_for_artifacts_on_hexes_one_does_not_control() -> None:
    s = begin(2, offer="artifact-key")
    lay(s, "106", (5, 5))
    s.discs[0] = 0  # home0 has an artifact
    own(s, 0, "106")
    goods(s, 0, 0, 14, 0)
    researching(s)
    assert s.knows(0, TECHNOLOGIES.index("artifact-key"))
    assert asked(s) != "Artifact"
    assert stored(s, 0) == [0, 0, 0]
