"""Tables: where they come from, and what a house file may replace."""

from __future__ import annotations

from typing import Any

import pytest

from tenban.kernel import DataError, Tables
from tenban.kernel.data import parse_house, read_tables


def tables() -> Tables:
    hand = {"provenance": "rulebook", "note": "page 3", "size": 5, "by_seats": [7, 6]}
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
    assert house["hand"] == {"provenance": "house", "note": "page 3", "size": 6, "by_seats": [7, 6]}
    assert house["deck"] == original["deck"]
    assert original["hand"]["size"] == 5


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[board]\nsize = 6", "toy has no table 'board'; its tables are: hand, deck"),
        ("hand = 6", r"\[hand\] must be a table of entries"),
        ("[hand]\ncolour = 6", "there is no entry hand.colour; the entries are: size, by_seats"),
        ('[hand]\nsize = "6"', "hand.size must be a int, not '6'"),
        ("[hand]\nsize = true", "hand.size must be a int, not True"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(text: str, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        tables().replaced(parse_house(text))


def test_a_house_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(DataError, match="the house file is not TOML"):
        parse_house("[hand")


def test_the_tables_of_a_game_are_its_data_toml() -> None:
    found = read_tables("tenban.games.latria")
    assert found.game == "latria"
    assert len(found.provenance()) > 0
