"""What `tenban` prints: games, rules and help, in two languages."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tenban.cli.parser import language_of
from tenban.registry import games

from .terminal import Terminal

COMMANDS = ["games", "rules", "play", "simulate", "replay", "verify", "check", "bench", "serve"]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_with_examples(command: str, terminal: Terminal, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        terminal(f"{command} --help")
    assert end.value.code == 0
    help = capsys.readouterr().out
    assert "examples:" in help
    assert f"tenban {command}".strip() in help


def test_games_lists_every_game_with_seats_options_and_provenance(terminal: Terminal) -> None:
    told = terminal("games").out
    assert "latria — Latria Opus (version" in told
    assert "3–6 players" in told
    assert "--option variant=normal|simple|star" in told
    assert "inferred" in told


def test_games_as_data_holds_the_same(terminal: Terminal) -> None:
    listed = json.loads(terminal("games --json").out)
    assert [game["name"] for game in listed] == list(games())
    latria = next(game for game in listed if game["name"] == "latria")
    assert latria["seats"] == [3, 6]
    assert {"name": "campaign", "values": ["no", "yes"], "default": "no"} in latria["options"]
    assert latria["provenance"]["simple"] == "reconstructed"


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", [name for name, game in games().items() if game.text("texts", "en.ftl")])
def test_rules_print_every_clause_in_words(name: str, lang: str, terminal: Terminal) -> None:
    told = terminal(f"rules {name} --lang {lang}").out
    for clause in games()[name].rules.clauses:
        assert f"  {clause.id} " in told
    assert "clause-" not in told
    assert "{" not in told


def test_one_clause_or_one_chapter_can_be_asked_for_in_any_case(terminal: Terminal) -> None:
    assert terminal("rules latria lo-3.9").out.count("LO-3.") == 1
    assert terminal("rules latria LO-3").out.count("LO-3.") == 11


def test_provenance_names_each_table_that_is_not_from_the_rulebook(terminal: Terminal) -> None:
    told = terminal("rules latria --provenance").out
    assert "simple: reconstructed." in told
    assert "deal" not in told


def test_a_house_that_comes_with_a_game_is_named_without_a_path(terminal: Terminal) -> None:
    assert "torch_cost: of the house." in terminal("rules olympus --provenance --house torch-eight").out


def test_a_house_file_shows_in_the_provenance(terminal: Terminal) -> None:
    Path("house.toml").write_text("[astrology_doubles]\npolaris = [1, 2, 3, 4, 5]\n")
    assert "astrology_doubles: of the house." in terminal("rules latria --provenance --house house.toml").out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP"}, "ja"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_both_languages_have_the_same_messages() -> None:
    from importlib.resources import files

    from fluent.syntax import parse
    from fluent.syntax.ast import Junk, Message

    found = {}
    for lang in ("en", "ja"):
        tree = parse(files("tenban.cli").joinpath("texts", f"{lang}.ftl").read_text("utf-8"))
        assert [entry for entry in tree.body if isinstance(entry, Junk)] == []
        found[lang] = [entry.id.name for entry in tree.body if isinstance(entry, Message)]
    assert found["en"] == found["ja"]


def test_the_rulings_are_a_chapter_with_a_heading_of_its_own(terminal: Terminal) -> None:
    told = terminal("rules olympus HO-C").out
    assert "HO-C  Rulings: where the rulebook is silent or unclear" in told
    assert "HO-C30" in told
    whole = terminal("rules cultus").out
    assert "CU-R  Reconstructions" in whole
    assert "CU-C  Rulings" in whole


def test_the_rules_begin_with_an_overview_and_the_components(terminal: Terminal) -> None:
    told = terminal("rules hoshizukuri").out
    assert told.index("Your comet crosses") < told.index("COMPONENTS") < told.index("HZ-0  What the game is about")
    assert "Planet         colourless  6     1       yes   4" in told


def test_how_to_play_is_printed_with_its_pictures(terminal: Terminal) -> None:
    told = terminal("rules latria --how").out
    assert told.index("The goal") < told.index("A turn") < told.index("Your hand: Sun 5")
    assert told.index("Your hand: Sun 5") < told.index("Three mistakes everybody makes")
    assert "誰もがする3つの失敗" in terminal("rules latria --how --lang ja").out


def test_the_reference_card_is_printed(terminal: Terminal) -> None:
    told = terminal("rules eclipse --card").out
    assert told.index("Order of play") < told.index("Costs and limits") < told.index("Scoring")
    assert "  initiative: The higher, the earlier a ship shoots." in told


def test_how_and_card_exclude_each_other(terminal: Terminal) -> None:
    refused = terminal("rules latria --how --card")
    assert (refused.code, refused.err.strip()) == (2, "tenban: choose one of --how, --card, --provenance and a clause")


def test_a_clause_that_is_a_reconstruction_says_so(terminal: Terminal) -> None:
    assert "[Reconstruction: which three cards" in terminal("rules latria LO-7.1").out


def test_the_rules_of_a_house_have_its_numbers(terminal: Terminal) -> None:
    Path("house.toml").write_text("[turn]\nhand = 6\norbit = 20\n", encoding="utf-8")
    told = terminal("rules hoshizukuri --house house.toml").out
    assert "A hand is 6 cards" in told
    assert "space 20 the highest total wins" in told
    assert "35" not in terminal("rules hoshizukuri HZ-10 --house house.toml").out


def test_where_the_numbers_come_from_is_told_in_the_readers_language(terminal: Terminal) -> None:
    told = terminal("rules olympus --provenance --lang ja").out
    assert "復元" in told
    assert not [line for line in told.splitlines() if "Power for one" in line]


@pytest.mark.parametrize("game", list(games()))
def test_no_line_of_the_rules_is_broken_inside_a_number(game: str, terminal: Terminal) -> None:
    for lang in ("en", "ja"):
        lines = terminal(f"rules {game} --lang {lang}").out.splitlines()
        for line, following in pairwise(lines):
            assert not (line[-1:].isdigit() and following.strip()[:1].isdigit() and len(line) > 95), line
