"""What the terminal shows: maps, what has changed, and no more of the past than a player may look up."""

from __future__ import annotations

import json
import re
from pathlib import Path

import tenban
from tenban.cli.screen import counted_runs, paint

from .terminal import Terminal


def last_prompt(out: str) -> str:
    return out.rpartition("─" * 60)[2]


def test_eclipse_is_a_map_with_its_legend(terminal: Terminal) -> None:
    told = terminal("play eclipse --seats 2 --bots random --seed 3", "1", "quit!").out
    assert "●221" in told
    assert re.search(r"\([a-d] III\)", told), "a space that can be explored"
    assert "I interceptor" in told
    assert "squares m money" in told
    assert "G defence system" in told
    assert "∘" in told.partition("squares m money")[0], "a wormhole that leads out"
    assert "Grid (0 of 7)\n" in told, "nothing follows, so there is no colon"


def test_the_legend_of_the_map_is_in_the_language_of_the_player(terminal: Terminal) -> None:
    told = terminal("play eclipse --seats 2 --bots random --seed 3 --lang ja", "1", "quit!").out
    assert "I 迎撃機" in told
    assert "G 防衛システム" in told


def test_of_a_long_scene_only_what_changed_is_shown_again(terminal: Terminal) -> None:
    told = terminal("play eclipse --seats 2 --bots random --seed 3", "1", "1", "quit!").out
    again = last_prompt(told)
    assert "Unchanged:" in again
    assert "Ships" in again.partition("Unchanged:")[2]
    assert "Ion Cannon" not in again
    named = again.partition("Unchanged:")[2].partition(". ")[0].split(",")
    assert len(named) == len(set(named)), "each once"
    everything = terminal("play eclipse --seats 2 --bots random --seed 3", "1", "1", "look", "quit!").out
    assert "Ion Cannon" in last_prompt(everything)


def test_only_hexes_that_changed_are_described_again(terminal: Terminal) -> None:
    told = terminal("play eclipse --seats 2 --bots random --seed 3", "1", "1", "1", "quit!").out
    again = last_prompt(told)
    assert "●221 Procyon" not in again
    assert "what is on the other hexes" in again.partition("Unchanged:")[2]
    assert re.search(r"^  ●\d{3} .*disc", again, re.MULTILINE), "the hex that was just placed"
    assert told.count("001 Galactic Center, 4 points:") == 1


def test_what_is_unchanged_is_named_in_words(terminal: Terminal) -> None:
    told = terminal("play cultus --seats 2 --bots random --seed t1", *["1"] * 5, "quit!").out
    assert "Monument cards · 4 gold for your next" in told.rpartition("Unchanged:")[2]
    assert "{" not in told


def test_equal_lines_of_the_log_that_follow_each_other_are_counted() -> None:
    trade = "  Ann trades 3 science for 1 money."
    assert counted_runs([trade, trade, "  Ann passes.", trade]) == [f"{trade} ×2", "  Ann passes.", trade]


def test_the_town_shows_who_stands_where_and_what_letters_mean(terminal: Terminal) -> None:
    told = terminal("play cultus --seats 1 --seed 5 --option enemy=ruben", "1", "1", "1", "1", "quit!").out
    town = last_prompt(told)
    assert "   a  b  c  d  e  f  g  h" in town
    assert "●" in town.partition("The town:")[2].partition("Income")[0]
    assert "B barracks · C church · D dwelling · H hall · M market · P plaza · W winery" in town


def test_the_log_does_not_list_what_others_have_kept(terminal: Terminal) -> None:
    choices = ["1"] * 6
    command = "play latria --seats 4 --bots random --seed 8"
    told = terminal(command, *choices, "log", "quit!").out
    before, _, log = told.rpartition("=> log")
    assert " keeps " in before
    assert [line for line in log.splitlines() if " keeps " in line and not line.startswith("  Player 1")] == []
    assert " plays " in log


def test_a_replay_names_bots_without_a_name(terminal: Terminal) -> None:
    match = tenban.play_out("latria", bots=["random"] * 3, seed=2)
    data = json.loads(match.record().to_json())
    data["names"] = ["Ann", "", ""]
    Path("game.json").write_text(json.dumps(data), encoding="utf-8")
    told = terminal("replay game.json").out
    assert "▲ Bot 2" in told
    assert "▲ ボット2" in terminal("replay game.json --lang ja").out


def test_nothing_is_painted_outside_a_terminal() -> None:
    assert paint("● Ann", new=True) == "● Ann"
