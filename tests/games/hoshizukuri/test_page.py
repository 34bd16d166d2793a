"""The game's page agrees with the game."""

from __future__ import annotations

import re
from importlib.resources import files

from tenban.games.hoshizukuri.pieces import CELESTIAL, KINDS
from tenban.games.hoshizukuri.rules import RULES

PAGE = files("tenban.games.hoshizukuri").joinpath("README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_options_and_the_version_are_those_of_the_rules() -> None:
    options = section("Options")
    first, last = CELESTIAL[0], CELESTIAL[-1]
    assert [option.name for option in RULES.options] == ["set", "order", *CELESTIAL]
    assert f"| `{first}` … `{last}` |" in options
    for option in RULES.options:
        assert f"**`{option.default}`**" in options
        assert all(f"`{value}`" in options for value in option.values)
    assert f"| Rules version | {RULES.version} |" in PAGE
    assert re.search(rf"^\| {RULES.version} \|", section("Versions"), re.MULTILINE)


def test_the_glossary_names_every_card() -> None:
    """One by one, or from the first to the last of a colour."""
    spelled = set(re.findall(r"`(\w+)`", section("Words")))
    ends = re.findall(r"`(\w+)` … `(\w+)`", section("Words"))
    spans = {name for first, last in ends for name in KINDS[KINDS.index(first) : KINDS.index(last) + 1]}
    assert spelled | spans >= set(KINDS)


def test_the_rulings_named_are_clauses() -> None:
    ruled = {f"HZ-C{n}" for n in re.findall(r"^\| C(\d+) \|", section("Rulings"), re.MULTILINE)}
    clauses = {clause.id for clause in RULES.clauses}
    assert ruled
    assert ruled <= clauses
    assert f"HZ-C1 to HZ-C{max(int(id[4:]) for id in clauses if id.startswith('HZ-C'))}" in section("Rulings")
