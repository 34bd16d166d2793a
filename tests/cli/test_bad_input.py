"""Bad input gets one sentence that says what would be right, and exit code 2."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .terminal import Terminal

TABLE = {
    "gmaes": "there is no command 'gmaes' (did you mean games?); the commands are: games, rules, play",
    "play latri": "there is no game 'latri' (did you mean latria?); the games are: ",
    "rules chess": "there is no game 'chess'; the games are: ",
    "rules latria LO-33": "latria has no clause 'LO-33' (did you mean LO-3.3?); its chapters are: LO-1, LO-2",
    "play latria --seats 7": "latria is for 3 to 6 seats, not 7",
    "play latria --seats four": "--seats: invalid int value: 'four'; see `tenban play --help`",
    "play latria --seat 5 --seats 4": "--seat must be 1 to 4, or 0 to watch, not 5",
    "play latria --bots gredy": "there is no bot 'gredy' (did you mean greedy?); the bots are: random, greedy",
    "play latria --seats 3 --bots random,random,random": "3 bots are named, but there are only 2 seats for them",
    "play latria --option variant": "an option is written NAME=VALUE, such as variant=simple, not 'variant'",
    "play latria --option variant=hard": "the option variant of latria cannot be 'hard'; it can be: normal, simple",
    "play latria --option speed=9": "latria has no option 'speed'; its options are: variant, campaign, dealer",
    "play latria --seats 3 --option dealer=5": "the first dealer must be one of the 3 seats, not 5",
    "play latria --house none.toml": "the house file none.toml cannot be read: no such file or directory",
    "play olympus --house none.toml": "there is no house file none.toml; olympus comes with: all-stars, grey-four, ",
    "play latria --house broken.toml": "broken.toml: the house file is not TOML",
    "play latria --house wrong.toml": "wrong.toml: latria has no table 'cards'; its tables are: deal",
    "play latria --house binary.toml": "the house file binary.toml is not text in UTF-8",
    "play latria --house .": "the house file . cannot be read: is a directory",
    "play connect_four --house wrong.toml": "connect_four has no tables that a house file could replace",
    "play --resume none.json": "the record none.json cannot be read: no such file or directory",
    "play --resume broken.toml": "broken.toml: this is not a record: it is not JSON",
    "learn latria frist": "latria has no lesson 'frist' (did you mean first?); its lessons are: first",
    "learn chess": "there is no game 'chess'",
    "learn latria first --resume none.json": "the record none.json cannot be read",
    "simulate latria --games 0": "--games must be 1 or more, not 0",
    "simulate latria --games 5 --jobs 0": "--jobs must be 1 or more, not 0",
    "simulate latria --games 5 --bots a,b": "there is no bot 'a'",
    "simulate latria --games 5 --out games.csv": "--out writes Parquet: name a file that ends in .parquet, not",
    "simulate latria --games 5 --out no/games.parquet": "no/games.parquet cannot be written: there is no folder no",
    "simulate latria --games 5 --out there.parquet": "there.parquet is already there; name another file or remove it",
    "simulate latria --games 5 --decisions games.csv": "--decisions writes Parquet: name a file that ends in .parquet",
    "simulate": "the following arguments are required: game; see `tenban simulate --help`",
    "replay": "the following arguments are required: file",
    "verify none.json": "the record none.json cannot be read",
    "check chess": "there is no game 'chess'",
    "check latria --games 0": "--games must be 1 or more, not 0",
    "check latria --seats 9": "latria is for 3 to 6 seats, not 9",
    "bench --turns 0": "--turns must be 1 or more",
    "serve --port 99999": "--port must be 0 to 65535, not 99999",
    "serve --workers 0": "--workers must be 1 or more, not 0",
    "admin": "the following arguments are required: ACTION; see `tenban admin --help`",
    "admin stats --data nowhere": "there is no database nowhere/tables.sqlite3; name its folder with --data",
    "admin clean --finished old": "an age is written 12h, 30d or 8w, not 'old'",
    "admin clean --data nowhere": "say what becomes of finished games: --archive DIR keeps their records",
    "admin backup x --database postgresql://localhost/x": "PostgreSQL has its own tool for this: pg_dump",
    "admin restore none.sqlite3 --data nowhere": "there is no file none.sqlite3",
    "games --lang fr": "--lang: invalid choice: 'fr'",
    "games --colour": "unrecognized arguments: --colour",
}


@pytest.fixture
def litter(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("this is = = not toml")
    (tmp_path / "wrong.toml").write_text("[cards]\nn = 1\n")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "there.parquet").write_text("precious")


@pytest.mark.parametrize("command", TABLE)
@pytest.mark.usefixtures("litter")
def test_bad_input_gets_one_sentence_and_code_2(command: str, terminal: Terminal, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    ran = terminal(command)
    assert ran.code == 2
    assert TABLE[command] in ran.err
    assert ran.err.startswith("tenban: ")
    assert ran.err.count("\n") == 1
    assert {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before


@pytest.fixture
def record(terminal: Terminal, tmp_path: Path) -> dict[str, Any]:
    """A finished game of connect four as data."""
    terminal("play connect_four --seed 7 --bots random", *["1", "2", "3", "4", "5", "6", "7"] * 9)
    (file,) = (tmp_path / "state/tenban").iterdir()
    data: dict[str, Any] = json.loads(file.read_text())
    file.unlink()
    assert data["totals"] is not None
    return data


TAMPERED: dict[str, tuple[dict[str, Any], str]] = {
    "another key": ({"key": "00" * 16}, "the commitment does not belong to this key and salt"),
    "another salt": ({"salt": "ff"}, "the commitment does not belong to this key and salt"),
    "another result": ({"totals": [7, 7]}, "the record says [7, 7], but the game ends"),
    "a move that is none": ({"moves": [[0, "drop z"]]}, "move 1: 'drop z' is not a move of connect_four"),
    "a move out of turn": ({"moves": [[1, "drop a"]]}, "move 1: 'drop a' of seat 1 is refused by TB-1"),
    "a move against the rules": (
        {"moves": [[n % 2, "drop a"] for n in range(7)]},
        "move 7: 'drop a' of seat 0 is refused by CF-3",
    ),
    "no move": ({"moves": []}, "the record stops after 0 moves, before the end of the game"),
    "a move of a wrong shape": ({"moves": [["drop a"]]}, "move 1 should be [seat, text]"),
    "another version": ({"version": "0"}, "this game was played by version 0 of connect_four; here is version 1"),
    "another game": ({"game": "chess"}, "there is no game 'chess'"),
    "another format": ({"format": "x"}, 'this is not a record: "format" should be'),
    "seats that are none": ({"seats": 5}, "connect_four is for 2 to 2 seats, not 5"),
    "a seat that is none": ({"moves": [[9, "drop a"]]}, "move 1: 'drop a' of seat 9 is refused by TB-1"),
    "a seat below zero": ({"moves": [[-1, "drop a"]]}, "move 1: 'drop a' of seat -1 is refused by TB-1"),
    "options that are none": ({"options": {"x": "y"}}, "connect_four has no option 'x'"),
    "house tables that are none": ({"house": {"x": {}}}, "connect_four has no tables"),
    "a key that is no key": ({"key": "zz"}, '"key" should be hexadecimal'),
    "nothing but a list": ({"names": 3}, '"names" should be a list'),
}


@pytest.mark.parametrize("tampering", TAMPERED)
def test_a_tampered_record_is_refused(
    tampering: str, record: dict[str, Any], terminal: Terminal, tmp_path: Path
) -> None:
    change, sentence = TAMPERED[tampering]
    Path("game.json").write_text(json.dumps(record | change))
    ran = terminal("verify game.json")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay game.json", "play --resume game.json"])
@pytest.mark.parametrize("tampering", ["another key", "a move against the rules", "another version", "another game"])
def test_nothing_goes_on_from_a_tampered_record(
    command: str, tampering: str, record: dict[str, Any], terminal: Terminal
) -> None:
    change, sentence = TAMPERED[tampering]
    Path("game.json").write_text(json.dumps(record | change))
    ran = terminal(command)
    assert ran.code == 2
    assert sentence in ran.err


def test_a_valid_record_is_verified_against_its_commitment(record: dict[str, Any], terminal: Terminal) -> None:
    Path("game.json").write_text(json.dumps(record))
    ran = terminal(f"verify game.json --commitment {record['commitment']}")
    assert ran.code == 0
    assert "The record is valid" in ran.out
    assert record["commitment"] in ran.out
    assert terminal("verify game.json --commitment 00").code == 2


def test_a_truncated_record_is_refused(record: dict[str, Any], terminal: Terminal) -> None:
    Path("game.json").write_text(json.dumps(record)[:-20])
    assert "game.json: this is not a record: it is not JSON" in terminal("verify game.json").err


@pytest.mark.parametrize("argument", ["--at 999", "--at -1", "--seat 3", "--seat 0"])
def test_replay_says_what_it_could_show(argument: str, record: dict[str, Any], terminal: Terminal) -> None:
    Path("game.json").write_text(json.dumps(record))
    ran = terminal(f"replay game.json {argument}")
    assert ran.code == 2
    assert "must be" in ran.err
