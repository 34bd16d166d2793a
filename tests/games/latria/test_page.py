"""The game's page agrees with the game."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

from tenban.games.latria.actions import SPACE
from tenban.games.latria.pieces import CARDS, FACES
from tenban.games.latria.rules import RULES
from tests.games.latria.table import begin, lay

PAGE = files("tenban.games.latria").joinpath("README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_cells(text: str) -> list[str]:
    """The names in the first column of a table."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`([\w]+)`", cell)]


def test_the_table_of_choices_names_every_verb_with_its_codes() -> None:
    for verb in SPACE.verbs:
        codes = f"{verb.actions[0].code}–{verb.actions[-1].code}"
        assert re.search(rf"\| `{verb.name}` \| .* \| {codes} \|", section("Choices"))
    assert SPACE.by_text["purge eclipse S*4"].code == 63 + 72 + FACES.index("S*4")
    assert first_cells(section("Choices")) == [verb.name for verb in SPACE.verbs]


def test_the_table_of_observations_names_every_field_of_a_view() -> None:
    assert sorted(first_cells(section("What a view holds"))) == sorted(begin(4).fields())


def test_a_layer_of_a_stack_is_its_face_less_59() -> None:
    s = lay("M7 S4", "M5 P5", "S9 M11", sky="S*2 S*4 M*2 P*1")
    assert int(s.stacks[0] & 15) == FACES.index("S*4") - 59 == FACES.index("S*4") - CARDS + 1


def test_the_options_and_the_version_are_those_of_the_rules() -> None:
    assert first_cells(section("Options")) == [option.name for option in RULES.options]
    for option in RULES.options:
        assert f"**`{option.default}`**" in section("Options")
    assert f"| Rules version | {RULES.version} |" in PAGE
    assert re.search(rf"^\| {RULES.version} \|", section("Versions"), re.MULTILINE)


def test_the_house_file_shown_is_accepted() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert RULES.house(tomllib.loads(text)) is not RULES


def test_every_ruling_has_a_test_of_its_number() -> None:
    from tests.games.latria import test_rulings

    ruled = re.findall(r"^\| C-(\d+) \|", section("Rulings"), re.MULTILINE)
    assert ruled == [str(n) for n in range(1, 17)]
    tested = {name.split("_")[1] for name in vars(test_rulings) if name.startswith("test_c")}
    assert tested == {f"c{n}" for n in ruled}
