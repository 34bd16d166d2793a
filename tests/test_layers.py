"""Imports run downwards only; rules and search lean on nothing but the standard library and the kernel."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from buildtools import engine

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
ENGINE = ("kernel", "games", "bots")


def is_face(file: Path) -> bool:
    """Games' faces and the tables of their rulebooks are compiled too, but belong to the layer above the rules."""
    parts = file.relative_to(SRC / "tenban").with_suffix("").parts
    return parts[0] == "games" and parts[2] in ("face", "sheets")


COMPILED = sorted(
    {file for file in engine.modules(ROOT) if file.relative_to(SRC / "tenban").parts[0] in ENGINE and not is_face(file)}
    | set((SRC / "tenban/kernel").glob("*.py"))
)


def lint(sources: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter with this project's contracts on a copy of the sources."""
    program = Path(sys.executable).with_name("lint-imports")
    command = [str(program), "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    environment = os.environ | {"PYTHONPATH": str(sources)}
    return subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True)


PLANTS = {
    "kernel": "scene",
    "scene": "games",
    "games": "registry",
    "bots": "testing",
    "testing": "server",
    "server": "cli",
}


def test_an_upward_import_planted_in_any_layer_is_caught(tmp_path: Path) -> None:
    shutil.copytree(SRC / "tenban", tmp_path / "tenban", ignore=shutil.ignore_patterns("static", "__pycache__"))
    assert lint(tmp_path).returncode == 0
    for lower, upper in PLANTS.items():
        (tmp_path / "tenban" / lower / "planted.py").write_text(f"import tenban.{upper}\n")
    report = lint(tmp_path)
    assert report.returncode != 0
    wanted = [f"tenban.{lower}.planted -> tenban.{upper}" for lower, upper in PLANTS.items()]
    assert [line for line in wanted if line not in report.stdout] == []


def imported(code: str, module: str) -> Iterator[str]:
    """The full names of the modules some code imports, relative imports resolved; `module` is its own name."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = module.rsplit(".", node.level)[0] + "." if node.level else ""
            yield base + (node.module or "")


def foreign(code: str, module: str) -> list[str]:
    """What a compiled module imports beside the standard library, mypyc's runtime, the kernel and its own home."""
    parts = module.split(".")
    homes = ["tenban.kernel", ".".join(parts[: 3 if parts[1] == "games" else 2])]
    homes += ["tenban.registry"] if parts[1] == "bots" else []  # a bot finds the heuristics of its view's game
    return [
        name
        for name in imported(code, module)
        if name.split(".")[0] not in {*sys.stdlib_module_names, "mypy_extensions", "librt"}
        and (f"{name}.".startswith(f"{homes[1]}.face.") or not any(f"{name}.".startswith(f"{home}.") for home in homes))
    ]


def name_of(file: Path) -> str:
    """A module's name; a package's file is called package.__init__, so that relative imports count alike."""
    return ".".join(file.relative_to(SRC).with_suffix("").parts)


@pytest.mark.parametrize("file", COMPILED, ids=name_of)
def test_kernel_rules_and_search_import_only_the_standard_library_the_kernel_and_their_own_package(file: Path) -> None:
    assert foreign(file.read_text("utf-8"), name_of(file)) == []


def test_a_foreign_import_in_the_rules_or_the_search_would_be_seen() -> None:
    harmless = "import os\nfrom ...kernel import play\nfrom . import data\n"
    code = (
        harmless + "import msgspec\nfrom tenban.scene import schema\nfrom ..cultus import steps\nfrom .face import FACE"
    )
    found = ["msgspec", "tenban.scene", "tenban.games.cultus", "tenban.games.latria.face"]
    assert foreign(code, "tenban.games.latria.steps") == found
    assert foreign("from . import bot\nfrom tenban.match import Match", "tenban.bots.greedy") == ["tenban.match"]
