"""The page on the architecture names files and functions that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
PLACE = re.compile(r"`([\w./-]+\.(?:py|tsx?)):([\w.]+)`")
PLACES = list(dict.fromkeys(PLACE.findall(PAGE)))
LAYERS = re.compile(r"^│ (\w+) ", re.MULTILINE)


def names_in_python(code: str) -> set[str]:
    """Return the functions and classes of a module, and methods as Class.method."""
    found: set[str] = set()
    for node in ast.parse(code).body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef))]
            found.update(f"{node.name}.{method.name}" for method in methods)
    return found


def names_in_typescript(code: str) -> set[str]:
    """Return what a module declares at its top, and methods as Class.method."""
    found: set[str] = set()
    inside = ""
    for line in code.splitlines():
        declared = re.match(r"(?:export )?(?:default )?(?:async )?(function|const|class) (\w+)", line)
        method = re.match(r"  (?:private |public |async )*(\w+)\([^)]*\)?.*\{$", line)
        if declared:
            found.add(declared[2])
            inside = declared[2] if declared[1] == "class" else ""
        elif method and inside:
            found.add(f"{inside}.{method[1]}")
    return found


def missing(path: str, name: str) -> str:
    """Return what is wrong with a place, or ""."""
    file = ROOT / path
    if not file.is_file():
        return f"there is no file {path}"
    names = names_in_python if file.suffix == ".py" else names_in_typescript
    return "" if name in names(file.read_text("utf-8")) else f"{path} has no {name}"


@pytest.mark.parametrize(("path", "name"), PLACES, ids=[":".join(place) for place in PLACES])
def test_every_place_on_the_page_exists(path: str, name: str) -> None:
    assert missing(path, name) == ""


def test_the_walk_names_each_stage_of_a_move() -> None:
    walk = PAGE.split("## The walk of one move")[1].split("\n## ")[0]
    paths = [path for path, _ in PLACE.findall(walk)]
    for stage in ("client/src/", "server/ws/", "server/tables/", "match.py", "kernel/", "server/store/", "scene/"):
        assert any(stage in path for path in paths), stage


def test_a_place_that_does_not_exist_would_be_found() -> None:
    assert missing("src/tenban/nowhere.py", "view") == "there is no file src/tenban/nowhere.py"
    assert missing("src/tenban/match.py", "Match.resign") == "src/tenban/match.py has no Match.resign"
    assert missing("client/src/net/live.ts", "Live.resign") == "client/src/net/live.ts has no Live.resign"
    assert missing("client/src/net/live.ts", "Live.send") == ""


def test_every_layer_on_the_page_is_a_package_or_module_and_each_is_on_the_page() -> None:
    listed = {"envs", "lab", *LAYERS.findall(PAGE)}
    there = {path.stem for path in (ROOT / "src/tenban").iterdir() if not path.name.startswith(("_", "py.typed"))}
    assert listed == there


def test_every_module_in_the_table_of_types_exists() -> None:
    table = PAGE.split("## The types")[1].split("\n## ")[0]
    modules = re.findall(r"`([\w/]+\.py)`", table)
    assert modules
    assert [path for path in modules if not (ROOT / "src/tenban" / path).is_file()] == []
