"""`tenban simulate` and `tenban check`."""

from __future__ import annotations

import json
import sys
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


def test_every_decision_can_go_to_a_parquet_file(terminal: Terminal) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    ran = terminal("simulate latria --seats 3 --games 6 --jobs 1 --bots greedy,random --decisions made.parquet --json")
    rows = parquet.read_table("made.parquet").to_pylist()
    results = json.loads(ran.out)["results"]
    assert len(rows) == round(results["decisions"]["mean"] * 6)
    assert all(row["choice"] in row["legal"] for row in rows)
    assert all(sum(dict(row["clauses"]).values()) == row["points"] for row in rows)
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    assert {row["value"] for row in rows} == {None}
    assert len({row["view"] for row in rows}) == len(rows)
    asked = [row for row in rows if row["game"] == 5]
    assert [row["decision"] for row in asked] == list(range(len(asked)))
    assert {row["step"] for row in asked} >= {"Lead", "Follow"}


def test_the_decisions_do_not_depend_on_the_number_of_processes(terminal: Terminal) -> None:
    pytest.importorskip("pyarrow.parquet")
    for jobs in (1, 2):
        terminal(f"simulate latria --seats 3 --games 20 --jobs {jobs} --decisions {jobs}.parquet --out {jobs}s.parquet")
    assert Path("1.parquet").read_bytes() == Path("2.parquet").read_bytes()
    assert Path("1s.parquet").read_bytes() == Path("2s.parquet").read_bytes()


def test_a_cluster_without_ray_is_refused_with_what_to_install(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = terminal("simulate latria --games 5 --ray")
    assert ran.code == 2
    assert ran.err.strip().endswith('needs ray, which is not installed: pip install "tenban[ray]"')


def test_check_holds_a_game_against_the_suite(terminal: Terminal) -> None:
    ran = terminal("check connect_four --games 1")
    assert ran.code == 0, ran.out
    assert "no faults" in ran.out
