"""Tables a house may change, and those that ship with the game."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from tenban.games.olympus.rules import RULES, Olympus
from tenban.kernel import DataError, FastRandom, rollout, settle, start
from tenban.kernel.data import parse_house
from tenban.testing.clause import clause
from tests.games.olympus.support import NIGHT, lay

HOUSES = {
    file.name: file.read_text(encoding="utf-8") for file in files("tenban.games.olympus").joinpath("houses").iterdir()
}


def house(name: str) -> Olympus:
    rules = RULES.house(parse_house(HOUSES[f"{name}.toml"]))
    assert isinstance(rules, Olympus)
    return rules


@pytest.mark.parametrize("name", sorted(HOUSES))
def test_a_house_that_ships_with_the_game_plays(name: str) -> None:
    rules = RULES.house(parse_house(HOUSES[name]))
    s = start(rules, 4, {}, FastRandom(1))
    rollout(rules, s)
    settle(s)
    assert rules.faults(s) == []


def test_the_houses_change_what_they_say() -> None:
    assert house("torch-eight").box.torch_cost == [0, 1, 2, 4, 6, 8]
    assert house("torch-ten").box.torch_cost == [0, 1, 3, 4, 6, 10]
    assert house("red-seven").box.left == [3, 5, 7, 8]
    assert house("grey-four").box.left == [4, 5, 6, 8]


@clause("olympus:HO-C19")
def test_a_merciful_torch_lights_one_star_on_its_lowest_space() -> None:
    rules = house("torch-mercy")
    s = lay(3, {0: "1:G1"}, phase=NIGHT, torch=[1, 3, 3], rules=rules)
    assert s.nights[0] == 1
    assert RULES.box.lights[1] == 0


@clause("olympus:HO-C5")
def test_a_house_may_count_the_allotment_board_in_a_tie() -> None:
    rules = house("all-stars")
    s = lay(
        3,
        {0: "1:G1 1:O1", 1: "2:P1"},
        day=5,
        phase=NIGHT,
        torch=[1, 1, 1],
        ready=[0, 3, 1],
        power=[0, 0, 0],
        prestige=[7, 7, 0],
        rules=rules,
    )
    assert rules.winners(s) == [0]


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        ({"torch_cost": {"total": [1, 1, 4]}}, "torch_cost"),
        ({"torch_cost": {"total": [1, 2, 3, 4, 5, 6]}}, "torch_cost"),
        ({"forge_cost": {"total": [1, 3]}}, "forge_cost"),
        ({"orbits": {"red": [6]}}, "orbits.red must be a list of 2 entries, not of 1"),
        ({"orbits": {"red": [3, 6]}}, "must not give more for the second most"),
        ({"torch_track": {"spaces": 1_000_000}}, "spaces must be a whole number from 2 to 31, not 1000000"),
        ({"lines": {"a": ["G1-O1", "O1-G1"]}}, "must not name a line twice"),
        ({"lines": {"a": ["G1-X1"]}}, "G1-X1"),
        ({"lines": {"a": ["G1-G1"]}}, "G1-G1"),
        ({"patterns": {"regions": ["a", "b"]}}, "a list of 5 entries, not of 2"),
        ({"patterns": {"regions": ["a", "b", "c", "a", "b"]}}, "must be one of: a, b; not 'c'"),
        ({"regions": {"used": {"3": [], "4": [1], "5": [1]}}}, "regions.used.3 must be a list of 1 to 5 entries"),
        ({"regions": {"used": {"3": [2, 2], "4": [1], "5": [1]}}}, "must not name a region twice"),
        ({"regions": {"used": {"3": [2], "4": [1, 2], "5": [5]}}}, "regions.used.5 must name 2 regions at least"),
        ({"regions": {"used": {"3": [1, 2], "4": [1], "5": [1, 6]}}}, "1 to 5"),
        ({"torch_start": {"space": 12}}, "torch_start.space must be on the track: from 1 to 11"),
        ({"stars": {"slots": 5}}, "stars.slots must be 3, not 5"),
        ({"days": {"number": 0}}, "days.number must be a whole number from 1 to 12, not 0"),
        ({"messenger": {"divisor": 0}}, "messenger.divisor must be a whole number from 1 to 10, not 0"),
        ({"comets": {}}, "no table 'comets'"),
    ],
)
def test_a_house_that_makes_no_game_is_refused(tables: dict[str, Any], told: str) -> None:
    with pytest.raises(DataError, match=told):
        RULES.house(tables)
