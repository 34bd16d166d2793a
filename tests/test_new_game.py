"""scripts/new-game: a skeleton that passes the checks and lists what it lacks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from buildtools import BuildError
from buildtools.new_game import make, tidy

ROOT = Path(__file__).parent.parent
NAME = "the_rather_long_game_of_stars"
CHECK = f"""
from tenban.registry import Game
from tenban.testing import check
print(check(Game("{NAME}", "tenban.games.{NAME}"), games=1))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a new game in it."""
    root = tmp_path_factory.mktemp("checkout")
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(ROOT / "src", root / "src", ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", root)
    tidy(make(root, NAME))
    return root


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "MYPYPATH": str(root / "src")}
    return subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True)


def test_the_skeleton_is_formatted_and_clean(checkout: Path) -> None:
    for command in (["format", "--check"], ["check"]):
        done = run(checkout, "-m", "ruff", *command, f"src/tenban/games/{NAME}", "tests")
        assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_skeleton_has_strict_types(checkout: Path) -> None:
    done = run(checkout, "-m", "mypy", f"src/tenban/games/{NAME}", "tests")
    assert done.returncode == 0, done.stdout


def test_the_skeleton_has_tests_that_pass(checkout: Path) -> None:
    done = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{NAME}")
    assert done.returncode == 0, done.stdout


def test_conformance_lists_what_the_skeleton_lacks(checkout: Path) -> None:
    told = run(checkout, "-c", CHECK).stdout
    assert "ok     plays" in told
    assert "FAULT  invariants" in told
    for file in (
        "data.toml",
        "clauses.py",
        "actions.py",
        "state.py",
        "steps.py",
        "scoring.py",
        "sight.py",
        "oracle.py",
    ):
        assert f"\n    [ ] {file}: " in told
    assert "a hand has a hole in it: sight.fill should put a number there" in told


def test_the_skeleton_is_registered_in_alphabetical_order(checkout: Path) -> None:
    text = (checkout / "pyproject.toml").read_text()
    entries = text.partition('[project.entry-points."tenban.games"]\n')[2].partition("\n\n")[0].splitlines()
    assert f'{NAME} = "tenban.games.{NAME}"' in entries
    assert entries == sorted(entries)
    assert text.count(NAME) == 2


@pytest.mark.parametrize("name", ["Stars", "star-fall", "class", "9lives", "../etc", "x", ""])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="a game is named in lower case like connect_four"):
        make(tmp_path, name)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_is_not_overwritten(checkout: Path) -> None:
    with pytest.raises(BuildError, match="there is already a game latria"):
        make(checkout, "latria")
