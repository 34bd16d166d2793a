"""The game's page agrees with the game."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

from tenban.games.cultus.rules import RULES

PACKAGE = files("tenban.games.cultus")
PAGE = PACKAGE.joinpath("README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_cells(text: str) -> list[str]:
    """The names in the first column of a table."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`([\w]+)`", cell)]


def test_the_options_and_the_version_are_those_of_the_rules() -> None:
    assert first_cells(section("Options")) == [option.name for option in RULES.options]
    for option in RULES.options:
        assert f"**`{option.default}`**" in section("Options")
    assert f"| Rules version | {RULES.version} |" in PAGE
    assert re.search(rf"^\| {RULES.version} \|", section("Versions"), re.MULTILINE)


def test_the_house_file_shown_is_accepted_and_those_that_ship_are_named() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert RULES.house(tomllib.loads(text)) is not RULES
    shipped = {file.name for file in PACKAGE.joinpath("houses").iterdir()}
    assert set(re.findall(r"`([\w-]+\.toml)`", section("What is not from the rulebook"))) - {"data.toml"} == shipped


def test_the_rulings_and_reconstructions_are_the_clauses_of_that_name() -> None:
    ruled = re.findall(r"^\| (CU-C\d+) \|", section("Rulings"), re.MULTILINE)
    assert ruled == [clause.id for clause in RULES.clauses if clause.id.startswith("CU-C")]
    rebuilt = set(re.findall(r"\bR\d+\b", section("What is not from the rulebook")))
    assert rebuilt == {clause.id[3:] for clause in RULES.clauses if clause.id.startswith("CU-R")}
