"""A game's page agrees with the game."""

from __future__ import annotations

import re
import tomllib

from tenban.kernel import FastRandom, start
from tenban.registry import Game
from tests.games.everywhere import each_game
from tests.pages import with_sections


def section(game: Game, title: str) -> str:
    return game.text("README.md").split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_cells(text: str) -> list[str]:
    """The names in the first column of a table."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`([\w-]+)`", cell)]


@each_game
def test_the_table_of_choices_names_every_verb_with_its_codes(game: Game) -> None:
    choices = section(game, "Choices")
    assert first_cells(choices) == [verb.name for verb in game.rules.space.verbs]
    for verb in game.rules.space.verbs:
        first, last = verb.actions[0].code, verb.actions[-1].code
        codes = rf"{first}–{last}" if first != last else rf"{first}(–{last})?"
        assert re.search(rf"^\| [^|]*`{verb.name}`[^|]* \| [^|]*\| [^|]*\b{codes}\b", choices, re.MULTILINE), verb.name


@each_game
def test_the_table_of_observations_names_every_field_of_a_view(game: Game) -> None:
    s = start(game.rules, game.rules.most_seats, {}, FastRandom(1))
    assert sorted(first_cells(section(game, "What a view holds"))) == sorted(s.fields())


@each_game
def test_the_table_of_the_tensor_and_the_how_to_play_are_those_of_the_game(game: Game) -> None:
    assert with_sections(game) == game.text("README.md"), "run scripts/pages to update it"


@each_game
def test_the_defaults_and_the_version_are_those_of_the_rules(game: Game) -> None:
    for option in game.rules.options:
        assert f"**`{option.default}`**" in section(game, "Options"), option.name
    assert f"| Rules version | {game.rules.version} |" in game.text("README.md")
    assert re.search(rf"^\| {game.rules.version} \|", section(game, "Versions"), re.MULTILINE)


@each_game
def test_the_house_file_shown_is_accepted(game: Game) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", game.text("README.md"), re.DOTALL)
    assert game.rules.house(tomllib.loads(text)) is not game.rules


@each_game
def test_the_art_needs_no_inline_style_which_the_page_forbids(game: Game) -> None:
    """And no address outside: a picture is a picture."""
    assert not re.search(r"<style|\sstyle=|<script|https?://(?!www\.w3\.org/)", game.art())
