"""Playing in the terminal, by a script."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tenban
from tenban.cli.loop import parse_move
from tenban.kernel import Move, Record
from tenban.registry import find

from .terminal import Terminal


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_of_latria_can_be_piped_in(lang: str, terminal: Terminal) -> None:
    ran = terminal(f"play latria --seed x --seats 4 --bots random --lang {lang}", *["1"] * 40)
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.count("─" * 60) >= 12
    assert ("wins" if lang == "en" else "勝") in ran.out
    assert "LO-6.4" in ran.out
    assert re.search(r"\b(event|action|ask|clause|score)-[a-z]", ran.out) is None


def test_a_game_for_one_needs_no_bots(terminal: Terminal) -> None:
    ran = terminal("play cultus --seed x --seats 1 --option enemy=ruben", *["1"] * 6, "quit")
    assert ran.code == 0
    assert ran.err == ""
    assert "The enemy: Ruben" in ran.out


def test_the_same_seed_deals_the_same_game_and_another_another(terminal: Terminal) -> None:
    first, again, other = [terminal(f"play latria --seed {seed}", "1", "1").out for seed in ("x", "x", "y")]
    story = [re.sub(r"\S+/state/\S+", "", text) for text in (first, again, other)]
    assert story[0] == story[1] != story[2]


def test_a_move_can_be_chosen_by_its_words_and_a_word_narrows_the_list(terminal: Terminal) -> None:
    ran = terminal("play connect_four --seed 1", "column c", "DROP  d", "quit!")
    assert "Choices that contain “column c”:\n    3. Drop a stone into column c" in ran.out
    assert "Player 1 drops a stone into column d" in ran.out


def test_a_number_or_word_that_is_no_choice_is_told_so(terminal: Terminal) -> None:
    ran = terminal("play connect_four", "8", "0", "castle", "", "quit")
    assert "There is no choice 8; choose 1 to 7." in ran.out
    assert "There is no choice 0; choose 1 to 7." in ran.out
    assert "No choice contains “castle”" in ran.out


def test_after_the_end_a_number_is_no_choice(terminal: Terminal) -> None:
    ran = terminal("play latria --seed x --seats 4 --bots random", *["1"] * 14)
    assert "The game is over: type look, log, undo, save FILE or quit." in ran.out
    assert "choose 1 to 0" not in ran.out


def test_a_question_mark_explains_what_is_refused_with_its_clause(terminal: Terminal) -> None:
    ran = terminal(
        "play latria --seed x --seats 4 --bots greedy", "?", "? play S11", "? play P2", "? castle", "play S11", "quit"
    )
    assert "Refused by LO-3.9 — A follower must" in ran.out
    assert "Play Sun 11 [play S11]; Play Sun 12 [play S12]; Play Moon 6 (1 star) [play M6]" in ran.out
    assert ran.out.count("Not allowed, LO-3.9: A follower must") == 2
    assert "“play P2” is allowed." in ran.out
    assert "“castle” is not a move of this game; moves are written like “play S1”." in ran.out


def test_a_hint_names_the_best_few_choices_with_what_may_come_of_them_and_why(terminal: Terminal) -> None:
    ran = terminal("play connect_four --seed 1 --bots random", "hint", "quit")
    said = ran.out.split("A bot would choose one of these:")[1]
    assert len(re.findall(r"^ +\d\. Drop a stone into column [a-g]", said, re.MULTILINE)) == 3
    assert len(re.findall(r"outlook \d+ %, about [01]\.\d points, strongest rival [01]\.\d", said)) == 3


def test_undo_is_free_while_nothing_was_drawn_or_shown(terminal: Terminal) -> None:
    ran = terminal("play connect_four --seed 1 --bots random", "undo", "4", "undo", "quit")
    assert "You have not made a move yet." in ran.out
    assert "Undone: drop d." in ran.out
    assert "Goodbye." in ran.out, "nothing is left to save"


def test_undo_after_something_was_shown_says_so_and_needs_consent(terminal: Terminal) -> None:
    ran = terminal("play latria --seed x --seats 4 --bots greedy", "1", "undo", "undo!", "quit")
    assert "Something was drawn or shown since your move “play P2”" in ran.out
    assert ran.out.count("Round 1 of 11") == 2
    assert "Undone: play P2." in ran.out


def test_a_taken_back_choice_can_be_made_otherwise_and_the_bots_then_see_that(terminal: Terminal) -> None:
    ran = terminal("play latria --seed x --seats 4 --bots greedy", "1", "undo!", "5", "save game.json", "quit")
    moves = json.loads(Path("game.json").read_text())["moves"]
    assert [0, "play P12"] in moves
    assert [0, "play P2"] not in moves
    assert ran.code == 0


def test_a_game_is_saved_resumed_and_plays_on_as_if_it_had_not_been_left(terminal: Terminal) -> None:
    terminal("play latria --seed x --seats 4 --bots greedy", "1", "1", "save half.json", "quit")
    terminal("play --resume half.json", *["1"] * 20, "save whole.json", "quit")
    terminal("play latria --seed x --seats 4 --bots greedy", *["1"] * 22, "save straight.json", "quit")
    whole, straight = [json.loads(Path(f"{name}.json").read_text()) for name in ("whole", "straight")]
    assert len(whole["moves"]) > 40
    assert whole == straight
    assert terminal("verify whole.json").code == 0


def test_load_goes_on_with_another_game(terminal: Terminal) -> None:
    terminal("play latria --seed x --seats 4 --bots greedy", "1", "save half.json", "quit")
    ran = terminal("play connect_four", "load", "load none.json", "load half.json", "quit")
    assert "Name a file: load game.json" in ran.out
    assert "the record none.json cannot be read" in ran.out
    assert "Continuing half.json after 7 moves." in ran.out
    assert "Round 2 of 11" in ran.out


def test_a_save_is_not_overwritten_unless_that_is_said(terminal: Terminal) -> None:
    Path("precious.json").write_text("precious")
    ran = terminal("play connect_four", "1", "save precious.json", "save", "quit!")
    assert "precious.json already exists; type save! precious.json to overwrite it." in ran.out
    assert "Name a file: save game.json" in ran.out
    assert Path("precious.json").read_text() == "precious"
    terminal("play connect_four", "1", "save! precious.json", "quit")
    assert '"connect_four"' in Path("precious.json").read_text()


def test_the_own_save_is_brought_up_to_date_without_asking(terminal: Terminal) -> None:
    terminal("play connect_four --seed 1", "1", "save game.json", "2", "save game.json", "quit")
    assert len(json.loads(Path("game.json").read_text())["moves"]) == 4


def test_a_save_that_cannot_be_written_is_told_and_the_game_goes_on(terminal: Terminal) -> None:
    ran = terminal("play connect_four", "1", "save no/folder/game.json", "quit", "quit!")
    assert "no/folder/game.json cannot be written: no such file or directory" in ran.out
    assert "This game is not saved: type save FILE to save it, or quit! to quit without saving." in ran.out
    assert ran.code == 0


def test_a_game_whose_input_ends_is_saved_and_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("play connect_four --seed 1", "1", "2")
    assert ran.code == 0
    (file,) = (tmp_path / "state/tenban").iterdir()
    assert f"tenban play --resume {file}" in ran.out
    assert "a1" not in terminal(f"play --resume {file}", "quit").err
    assert len(json.loads(file.read_text())["moves"]) == 4


def test_a_game_without_a_choice_leaves_no_file(terminal: Terminal, tmp_path: Path) -> None:
    terminal("play connect_four")
    assert not (tmp_path / "state").exists()


def test_the_menu_asks_what_to_play(terminal: Terminal) -> None:
    ran = terminal("play", "9", "1", "fast", "random", "1", "quit!")
    assert "Which game?" in ran.out
    assert "Type a number from 1 to " in ran.out
    assert "there is no bot 'fast'" in ran.out
    assert "CONNECT FOUR" in ran.out


@pytest.mark.parametrize("typed", [(), ("q",)])
def test_the_menu_can_be_left(typed: tuple[str, ...], terminal: Terminal) -> None:
    assert terminal("play", *typed).code == 0


def test_seat_0_watches_bots_play_to_the_end(terminal: Terminal) -> None:
    ran = terminal("play connect_four --seat 0 --seed 3 --bots random")
    assert ran.code == 0
    assert "random 1 drops a stone" in ran.out
    assert "random 2 drops a stone" in ran.out
    assert "wins" in ran.out


def test_a_house_file_is_played_by_and_travels_with_the_record(terminal: Terminal) -> None:
    Path("house.toml").write_text('[simple]\nremoved = ["S*4", "M*3", "P*2"]\n')
    terminal("play latria --seed x --house house.toml", "1", "save game.json", "quit")
    assert json.loads(Path("game.json").read_text())["house"] == {"simple": {"removed": ["S*4", "M*3", "P*2"]}}
    assert terminal("play --resume game.json", "quit").code == 0


def test_log_look_all_rules_and_help_tell_and_change_nothing(terminal: Terminal) -> None:
    ran = terminal("play latria --seed x", "log", "look", "all", "rules LO-3.9", "rules XX", "help", "quit")
    assert ran.out.count("The cards are dealt") == 2
    assert ran.out.count("Round 1 of 11") == 2
    assert "All choices:" in ran.out
    assert "LO-3.9 " in ran.out
    assert "latria has no clause 'XX'" in ran.out
    assert "take your last move back" in ran.out
    assert "Goodbye." in ran.out


def test_help_shows_the_notation_of_a_move_in_parts(terminal: Terminal) -> None:
    ran = terminal("play cultus --seed x --seats 2 --bots random", "1", "help", "quit!")
    assert "the parts of a move are separated by “; ” or “, ”" in ran.out
    help = ran.out.split("choose number 3")[1]
    (example,) = re.findall(r"^(\S.*; .*)$", help.split("play a move by")[0], re.MULTILINE)
    assert Move.parse(example, find("cultus").rules.space).text == example


@pytest.mark.parametrize("separator", ["; ", ", ", ";", " ,  "])
def test_the_parts_of_a_move_are_separated_by_semicolons_or_commas(separator: str) -> None:
    space = find("cultus").rules.space
    first, second = space.actions[0], space.actions[-1]
    assert parse_move(f"{first.text.upper()}{separator}{second.text}", space) == Move((first, second))
    assert parse_move(f"{first.text}{separator}castle", space) is None


def in_the_first_format(record: Record) -> str:
    """A record as it was written before moves: one action per line."""
    data = json.loads(record.to_json())
    data["format"] = "tenban-record-1"
    data["moves"] = [[seat, part] for seat, text in record.moves for part in text.split("; ")]
    return json.dumps(data)


def test_records_of_both_formats_are_replayed_verified_and_resumed(terminal: Terminal) -> None:
    match = tenban.play_out("cultus", bots=["random", "random"], seed=3)
    record = match.record()
    assert any("; " in text for _, text in record.moves)
    Path("new.json").write_text(record.to_json())
    Path("old.json").write_text(in_the_first_format(record))
    for command in ("verify {}", "replay {}", "replay {} --at 20", "replay {} --at 20 --seat 2"):
        new, old = (terminal(command.format(name)) for name in ("new.json", "old.json"))
        assert (new.code, new.err) == (0, "")
        assert new == old, command
    assert f"{len(record.moves)} moves of cultus" in terminal("verify old.json").out
    assert terminal("play --resume old.json --seat 1", "save again.json", "quit").code == 0
    assert json.loads(Path("again.json").read_text())["moves"] == [list(move) for move in record.moves]


def test_replay_prints_the_log_or_the_position_after_a_move(terminal: Terminal) -> None:
    terminal("play latria --seed x --seats 4 --bots greedy", "1", "1", "save game.json", "quit")
    story = terminal("replay game.json")
    assert "latria, version" in story.out
    assert "Player 1 plays Polaris 2" in story.out
    assert "The record stops here" in story.out
    assert "Round 1 of 11" in terminal("replay game.json --at 1").out
    assert "Your hand: " in terminal("replay game.json --at 1 --seat 2").out
