"""Tables: where they come from, and what a house file may replace."""

from __future__ import annotations

from typing import Any

import pytest

from tenban.kernel import DataError, Tables
from tenban.kernel.data import parse_house, read_tables


def tables() -> Tables:
    limits = {"size": [1, 9], "*": [2, 8]}
    hand = {"provenance": "rulebook", "note": "page 3", "limits": limits, "size": 5, "by_seats": [7, 6]}
    return Tables("toy", {"hand": hand, "deck": {"provenance": "inferred", "size": 52}})


def test_each_table_says_where_it_comes_from() -> None:
    assert tables()["hand"]["size"] == 5
    assert tables().provenance() == [("hand", "rulebook", "page 3"), ("deck", "inferred", "")]


@pytest.mark.parametrize("table", [{"size": 5}, {"provenance": "hearsay"}, 5])
def test_a_table_without_a_known_provenance_is_refused(table: Any) -> None:
    with pytest.raises(DataError, match="table hand of toy needs a provenance, one of: rulebook, public"):
        Tables("toy", {"hand": table})


def test_a_house_file_replaces_entries_and_says_so_in_a_copy() -> None:
    original = tables()
    house = original.replaced(parse_house("[hand]\nsize = 6"))
    assert house["hand"] == {**original["hand"], "provenance": "house", "size": 6}
    assert house["deck"] == original["deck"]
    assert original["hand"]["size"] == 5


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[board]\nsize = 6", "toy has no table 'board'; its tables are: hand, deck"),
        ("hand = 6", r"\[hand\] must be a table of entries"),
        ("[hand]\ncolour = 6", "there is no entry hand.colour; the entries are: size, by_seats"),
        ('[hand]\nsize = "6"', "hand.size must be a whole number from 1 to 9, not '6'"),
        ("[hand]\nsize = true", "hand.size must be a whole number from 1 to 9, not True"),
        ("[hand]\nsize = 0", "hand.size must be a whole number from 1 to 9, not 0"),
        ("[hand]\nsize = 10", "hand.size must be a whole number from 1 to 9, not 10"),
        ("[hand]\nsize = 99999999999999999999", "not a number with more than 12 digits"),
        ("[hand]\nlimits = {}", "there is no entry hand.limits; the entries are: size, by_seats"),
        ("[hand]\nby_seats = [7]", "hand.by_seats must be a list of 2 entries, not of 1"),
        ("[hand]\nby_seats = [7, 9]", "each number of hand.by_seats must be a whole number from 2 to 8, not 9"),
        ("[hand]\nby_seats = 7", "hand.by_seats must be a list, not 7"),
        ("[deck]\nsize = 52", "deck.size has no limits, so no house file can replace it"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(text: str, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        tables().replaced(parse_house(text))


def test_a_house_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(DataError, match="the house file is not TOML"):
        parse_house("[hand")


@pytest.mark.parametrize("text", ["a = " + "[" * 10_000, f"a = {'9' * 5_000}"])
def test_a_house_file_that_cannot_be_read_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(DataError, match="the house file is not TOML"):
        parse_house(text)


def shaped() -> Tables:
    """Tables with every kind of limit."""
    return Tables(
        "toy",
        {
            "deck": {
                "provenance": "rulebook",
                "limits": {"stars": [0, 3]},
                "lengths": {"kinds": [0, 3]},
                "keys": {"stars": [1, 15]},
                "choices": {"kinds": ["red", "blue"], "colour": ["red", "blue"]},
                "kinds": ["red"],
                "stars": {"6": 1},
                "row": {"colour": "red", "title": "first", "open": True},
            }
        },
    )


@pytest.mark.parametrize(
    "entry",
    [
        {"kinds": []},
        {"kinds": ["blue", "blue", "red"]},
        {"stars": {}},
        {"stars": {"1": 3, "15": 0}},
        {"row": {"colour": "blue", "title": "x" * 40, "open": False}},
        {"note": "another box"},
    ],
)
def test_what_the_limits_allow_is_accepted(entry: dict[str, Any]) -> None:
    (name, value) = next(iter(entry.items()))
    assert shaped().replaced({"deck": entry})["deck"][name] == value


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"kinds": ["red"] * 4}, "deck.kinds must be a list of 0 to 3 entries, not of 4"),
        ({"kinds": ["green"]}, "each entry of deck.kinds must be one of: red, blue; not 'green'"),
        ({"kinds": [["red"]]}, "each entry of deck.kinds must be one of: red, blue; not a list"),
        ({"stars": {"16": 1}}, "each number of deck.stars must be a whole number from 1 to 15, not '16'"),
        ({"stars": {"06": 1}}, "each number of deck.stars must be a whole number from 1 to 15, not '06'"),
        ({"stars": {"6": 4}}, "deck.stars.6 must be a whole number from 0 to 3, not 4"),
        ({"stars": [1]}, "deck.stars must be a table, not a list"),
        ({"row": {"colour": "red"}}, "deck.row must have the entries colour, title, open, and no others"),
        ({"row": {"colour": "red", "title": "x" * 41, "open": True}}, "title must be a text of at most 40 printable"),
        ({"row": {"colour": "red", "title": "\x1b[2J", "open": True}}, "title must be a text of at most 40 printable"),
        ({"row": {"colour": "red", "title": "x", "open": 1}}, "deck.row.open must be true or false, not 1"),
        ({"note": "x" * 1_001}, "deck.note must be a text of at most 1000 printable characters"),
    ],
)
def test_what_the_limits_do_not_allow_is_refused(entry: dict[str, Any], complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        shaped().replaced({"deck": entry})


def test_the_tables_of_a_game_are_its_data_toml() -> None:
    found = read_tables("tenban.games.latria")
    assert found.game == "latria"
    assert len(found.provenance()) > 0
