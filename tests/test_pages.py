"""The pages are up to date: their code runs, their commands print what they show, their links exist."""

from __future__ import annotations

import re

import pytest

from tests.pages import PAGES, ROOT, blocks, file_in, refreshed, run_doctests

each_page = pytest.mark.parametrize("name", PAGES)
EXAMPLE = ROOT / "examples/connect_four/src/connect_four"


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@each_page
def test_the_examples_of_a_page_give_what_it_says(name: str) -> None:
    assert run_doctests(text_of(name), name).failed == 0


def test_the_readme_has_an_example_in_python() -> None:
    assert run_doctests(text_of("README.md"), "README.md").attempted > 5


@each_page
def test_the_commands_of_a_page_print_what_it_shows(name: str) -> None:
    assert refreshed(text_of(name)) == text_of(name), "run scripts/pages to update it"


@pytest.mark.parametrize(
    "file",
    [
        "rules.py",
        "events.py",
        "heuristics.py",
        "face.py",
        "texts/en.ftl",
        "lessons/first.toml",
        "lessons/first.en.ftl",
        "pyproject.toml",
        "tests.py",
    ],
)
def test_the_tutorial_shows_the_game_as_it_is(file: str) -> None:
    place = {"pyproject.toml": EXAMPLE.parent.parent / file, "tests.py": EXAMPLE.parent.parent / "tests/test_suite.py"}
    code = place.get(file, EXAMPLE / file).read_text("utf-8")
    assert file_in(text_of("ADDING-A-GAME.md"), file) == code


def test_the_rules_of_the_tutorial_stay_short() -> None:
    assert len((EXAMPLE / "rules.py").read_text("utf-8").splitlines()) < 150


@each_page
def test_links_exist(name: str) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text_of(name)):
        assert link.startswith("https://") or (ROOT / name).parent.joinpath(link).exists(), (
            link
        )  # as a reader follows it


@each_page
def test_every_make_target_a_page_names_is_there(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", text_of("Makefile"), re.MULTILINE))
    named = re.findall(r"(?:^|`)make ([a-z]+)", text_of(name), re.MULTILINE)
    assert set(named) <= targets


@each_page
def test_every_script_a_page_names_is_there(name: str) -> None:
    for script in re.findall(r"`(scripts/[a-z-]+)", text_of(name)):
        assert (ROOT / script).is_file(), script


@each_page
def test_pages_fence_their_code_so_that_it_can_be_found(name: str) -> None:
    fences = text_of(name).count("\n```")
    assert fences == 2 * len(blocks("\n" + text_of(name)))
