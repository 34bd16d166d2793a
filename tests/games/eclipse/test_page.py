"""The game's page agrees with the game, and so does its how-to-play."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

from tenban.games.eclipse.actions import SPACE
from tenban.games.eclipse.rules import RULES
from tenban.registry import find
from tenban.server.presenters.games import rules_text

ROOT = Path(__file__).parents[3]
PACKAGE = files("tenban.games.eclipse")
PAGE = PACKAGE.joinpath("README.md").read_text(encoding="utf-8")
PICTURES = 6


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


def test_the_how_to_play_is_illustrated_on_the_page_and_in_the_client() -> None:
    assert re.findall(r"\]\(how/(\d)\.svg\)", section("How to play")) == [str(n + 1) for n in range(PICTURES)]
    assert all(PACKAGE.joinpath("how", f"{n + 1}.svg").is_file() for n in range(PICTURES))
    art = PACKAGE.joinpath("art.svg").read_text(encoding="utf-8")
    for lang in ("en", "ja"):
        how = rules_text(find("eclipse"), lang).how
        assert len(how) == PICTURES
        assert len(set(how)) == PICTURES
        assert all(f'id="how-{n + 1}"' in art for n in range(len(how)))
    assert 'id="how-1"' not in find("latria").art(), "a game without pictures has its overview all the same"
    assert len(rules_text(find("latria"), "en").how) == 3


def test_the_pictures_on_the_page_are_those_of_the_sprite() -> None:
    told = subprocess.run([sys.executable, ROOT / "scripts" / "pictures", "--check"], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")


def test_the_page_tells_the_how_to_play_of_the_client() -> None:
    page = " ".join(section("How to play").replace("**", "").split())
    for paragraph in rules_text(find("eclipse"), "en").how:
        assert paragraph in page, paragraph
