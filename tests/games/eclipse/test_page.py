"""The game's page agrees with the game."""

from __future__ import annotations

import re
from importlib.resources import files

from tenban.games.eclipse.actions import SPACE
from tenban.games.eclipse.rules import RULES

PACKAGE = files("tenban.games.eclipse")
PAGE = PACKAGE.joinpath("README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_choices_shown_are_choices() -> None:
    for line in section("Choices").splitlines():
        for text in re.findall(r"\| `([a-z]+ [^`]+)`[:;,) (]", line):
            assert text in SPACE.by_text, text


def test_every_value_of_every_option_is_explained() -> None:
    for option in RULES.options:
        assert all(f"`{value}`" in section("Options") for value in option.values), option.name


def test_every_clause_that_the_page_names_is_there() -> None:
    known = {clause.id for clause in RULES.clauses}
    assert set(re.findall(r"EC-\d+\.\d+\w?", PAGE)) <= known
