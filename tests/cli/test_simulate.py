"""`tenban simulate` and `tenban check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .terminal import Terminal


def test_simulate_as_data_reports_scores_spread_seats_and_lengths(terminal: Terminal) -> None:
    ran = terminal("simulate latria --seats 4 --games 100 --bots random --jobs 1 --json")
    results = json.loads(ran.out)["results"]
    assert ran.code == 0
    assert results["games"] == 100
    assert len(results["seats"]) == 4
    assert sum(seat["win_rate"] for seat in results["seats"]) == pytest.approx(1, abs=0.001)
    assert results["rounds"]["mean"] == 11
    assert 40 < results["decisions"]["mean"] < 50
    assert results["points"]["sd"] > 5


def test_simulate_in_words_names_seats_and_bots(terminal: Terminal) -> None:
    ran = terminal("simulate latria --seats 3 --games 6 --bots greedy,random --jobs 1")
    assert "6 games of latria with 3 seats, seed 0" in ran.out
    for word in ("seat 3", "greedy", "random", "decisions a game:", "rounds a game: 11.0 (11–11)"):
        assert word in ran.out
    assert ran.err == "", "no bar where there is no terminal"


def test_simulate_uses_options_and_house(terminal: Terminal) -> None:
    ran = terminal("simulate latria --seats 3 --games 4 --jobs 1 --option campaign=yes --json")
    assert json.loads(ran.out)["options"]["campaign"] == "yes"
    assert json.loads(ran.out)["results"]["decisions"]["mean"] > 100


def test_every_game_can_go_to_a_parquet_file(terminal: Terminal) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    ran = terminal("simulate latria --seats 3 --games 4 --jobs 1 --out games.parquet")
    assert "Every game is in games.parquet." in ran.out
    assert parquet.read_table("games.parquet").num_rows == 12
    assert [path.name for path in Path().iterdir()] == ["games.parquet"]


def test_check_holds_a_game_against_the_suite(terminal: Terminal) -> None:
    ran = terminal("check connect_four --games 1")
    assert ran.code == 0, ran.out
    assert "no faults" in ran.out
