"""The game's page agrees with the game."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

from tenban.games.olympus.rules import RULES

PACKAGE = files("tenban.games.olympus")
PAGE = PACKAGE.joinpath("README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_house_file_shown_is_accepted_and_those_that_ship_are_named() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert RULES.house(tomllib.loads(text)) is not RULES
    shipped = {file.name for file in PACKAGE.joinpath("houses").iterdir()}
    assert set(re.findall(r"`([\w-]+\.toml)`", section("What is not from the rulebook"))) - {"data.toml"} == shipped


def test_the_rulings_are_the_clauses_of_that_name() -> None:
    ruled = re.findall(r"^\| (HO-C\d+) \|", section("Rulings"), re.MULTILINE)
    assert ruled == [clause.id for clause in RULES.clauses if clause.id.startswith("HO-C")]
