"""`tenban ladder`."""

from __future__ import annotations

import json
from pathlib import Path

from .terminal import Terminal


def test_a_ladder_is_played_rated_and_reported(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "climb"
    ran = terminal(f"ladder connect_four --bots random,greedy,ismcts@8 --games 16 --jobs 1 --out {folder}")
    assert ran.code == 0, ran.err
    assert "games of connect_four with 2 seats, seed 0" in ran.out
    rated = [line.split()[0] for line in ran.out.splitlines()[2:5]]
    assert sorted(rated) == ["greedy", "ismcts@8", "random"]
    assert rated[-1] == "random"
    assert f"The report is in {folder / 'report.html'}." in ran.out
    assert ran.err == "", "no bar where there is no terminal"
    assert {file.name for file in folder.iterdir()} == {"ladder.json", "deals.jsonl", "games.parquet", "report.html"}


def test_the_same_command_again_plays_no_new_games(terminal: Terminal, tmp_path: Path) -> None:
    command = f"ladder connect_four --bots random,greedy --games 8 --jobs 1 --json --out {tmp_path / 'climb'}"
    first = terminal(command)
    before = (tmp_path / "climb" / "deals.jsonl").stat().st_mtime_ns
    again = terminal(command)
    assert json.loads(first.out) == json.loads(again.out)
    assert (tmp_path / "climb" / "deals.jsonl").stat().st_mtime_ns == before
    assert json.loads(again.out)["pairs"][0]["deals"] == 4


def test_near_pairs_play_all_their_games_if_asked_to(terminal: Terminal, tmp_path: Path) -> None:
    bots = "--bots random,greedy,ismcts@8 --near 1 --all-games"
    ran = terminal(f"ladder connect_four {bots} --games 24 --jobs 1 --json --out {tmp_path / 'climb'}")
    pairs = json.loads(ran.out)["pairs"]
    assert [pair["pair"] for pair in pairs] == [["random", "greedy"], ["greedy", "ismcts@8"]]
    assert [pair["deals"] for pair in pairs] == [12, 12]
    assert pairs[0]["stronger"] == "greedy"


def test_a_ladder_that_cannot_be_played_is_refused_in_a_sentence(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file")
    for words, sentence in {
        "--bots greedy": "--bots needs two bots or more, each named once",
        "--bots greedy,greedy": "--bots needs two bots or more, each named once",
        "--bots greedy,deep": "there is no bot 'deep'",
        "--games 0": "--games must be 1 or more, not 0",
        "--near 0": "--near must be 1 or more, not 0",
        "--jobs 0": "--jobs must be 1 or more, not 0",
        f"--out {tmp_path / 'file'}": "--out names a folder",
        f"--out {tmp_path / 'file' / 'below'}": "cannot be written",
    }.items():
        ran = terminal(f"ladder connect_four {words}")
        assert ran.code == 2, words
        assert sentence in ran.err
        assert "Traceback" not in ran.err
    terminal(f"ladder connect_four --bots random,greedy --games 2 --jobs 1 --out {tmp_path / 'one'}")
    ran = terminal(f"ladder connect_four --bots random,novice --games 2 --jobs 1 --out {tmp_path / 'one'}")
    assert ran.code == 2
    assert "holds a ladder with another bots; name another folder" in ran.err
