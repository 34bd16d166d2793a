"""Tables a house may change."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from tenban.games.cultus.rules import RULES
from tenban.kernel import DataError, FastRandom, rollout, settle, start
from tenban.kernel.data import parse_house

HOUSES = {
    file.name: file.read_text(encoding="utf-8") for file in files("tenban.games.cultus").joinpath("houses").iterdir()
}


def plays(tables: dict[str, Any]) -> None:
    rules = RULES.house(tables)
    for seats in (1, 2, 3, 4):
        s = start(rules, seats, {}, FastRandom(seats))
        while s.stack:
            rollout(rules, s, 20)
            settle(s)
            assert rules.faults(s) == []


@pytest.mark.parametrize("name", sorted(HOUSES))
def test_a_house_that_ships_with_the_game_plays(name: str) -> None:
    plays(parse_house(HOUSES[name]))


@pytest.mark.parametrize(
    "tables",
    [
        {
            "board": {"rows": 6},
            "start": {"squares": {"2": ["a1", "h6"], "3": ["a1", "h6", "h1"], "4": ["a1", "h1", "h6", "a6"]}},
        },
        {"build": {"costs": [1, 2, 3, 4]}, "turn": {"draw": 2, "gold": 2, "points": 5, "medal": 2}},
        {"cubes": {"seats": {"1": 4, "2": 4, "3": 4, "4": 3}}, "income": {"gold": 3, "coin": 0, "medal": 5}},
        {"hand": {"limit": 2, "price": 3}, "shift": {"cards": 1, "transport": 1}, "powers": {"jump": 1}},
        {"counters": {"spaces": [1, 1, 1, 1, 1, 1]}, "difficulty": {"normal": 7}},
        {
            "incomes": {"pairs": ["HW", "MD", "WC", "DB", "CH", "BM"]},
            "characters": {"icons": ["W", "M", "D", "C", "B", "H"]},
        },
    ],
    ids=["board", "costs", "cubes", "hand", "enemies", "icons"],
)
def test_sizes_costs_icons_and_counters_can_be_replaced_without_touching_code(tables: dict[str, Any]) -> None:
    plays(tables)


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        ({"board": {"rows": 7}}, "4, 6 or 8"),
        ({"board": {"rows": 6}}, "corners"),
        ({"cards": {"faces": ["HM/WP"]}}, "48"),
        ({"cards": {"faces": ["HX/WP"] * 48}}, "letters"),
        ({"deal": {"solo_pile": 6}}, "alone"),
        ({"deal": {"pile": 8}}, "four players"),
        ({"deal": {"hand": 0}}, "deal.hand must be a whole number from 1 to 8, not 0"),
        ({"start": {"squares": {"2": ["a1", "a1"]}}}, "start"),
        ({"start": {"squares": {"2": ["a1", "z9"], "3": ["a1", "h8", "h1"], "4": ["a1", "h1", "h8", "a8"]}}}, "z9"),
        ({"start": {"squares": {"2": ["a1", "a1"], "3": ["a1", "h8", "h1"], "4": ["a1", "h1", "h8", "a8"]}}}, "each"),
        ({"build": {"costs": [4, 6]}}, "cost for every monument"),
        ({"build": {"costs": [4, 6, 8, 11]}}, "from 0 to 10, not 11"),
        ({"tracks": {"top": 9}, "powers": {"glory": 9}}, "above the track"),
        ({"powers": {"glory": 11}}, "powers"),
        ({"incomes": {"pairs": ["HM"]}}, "incomes.pairs must be a list of 6 entries"),
        ({"incomes": {"pairs": ["HM", "MH", "WD", "DC", "CB", "BH"]}}, "six different pairs"),
        ({"incomes": {"pairs": ["HH", "MW", "WD", "DC", "CB", "BH"]}}, "two different icons"),
        ({"monuments": {"benefits": ["revival"]}}, "a list of 12 entries"),
        ({"monuments": {"benefits": ["revival"] * 12}}, "each revival has an icon"),
        ({"monuments": {"bonus": ["H"]}}, "a list of 12 entries"),
        ({"monuments": {"row": 9}}, "too long"),
        ({"counters": {"spaces": [0, 1, 1, 1, 1, 1]}}, "counters"),
        ({"turn": {"points": 0}}, "turn.points must be a whole number from 1 to 6, not 0"),
        ({"turn": {"points": 9}}, "turn.points must be a whole number from 1 to 6, not 9"),
        ({"turn": {"draw": 20}}, "turn.draw must be a whole number from 1 to 8, not 20"),
        ({"turn": {"medal": 20}}, "turn.medal must be a whole number from 0 to 3, not 20"),
        ({"income": {"coin": 20}}, "income.coin must be a whole number from 0 to 5, not 20"),
        ({"endings": {"least": [0, 0, 20, 40]}}, "must rise"),
        ({"shift": {"cards": 0}}, "shift"),
        ({"placing": {"where": "nowhere"}}, "pawn"),
        ({"cubes": {"seats": {"1": 6}}}, "cubes.seats must have the entries 1, 2, 3, 4"),
    ],
)
def test_tables_that_do_not_fit_are_refused_with_a_reason(tables: dict[str, Any], told: str) -> None:
    with pytest.raises(DataError, match=told):
        RULES.house(tables)
