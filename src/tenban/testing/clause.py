"""Tags on tests: which clause of which rulebook a test covers."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T", bound=Callable[..., Any])


def clause(*ids: str) -> Callable[[T], T]:
    """Tag a test with the clauses it covers: `@clause("latria:LO-4.6")`, game and clause."""
    import pytest

    for name in ids:
        game, colon, number = name.partition(":")
        if not (game and colon and number):
            raise ValueError(f'a clause is tagged "game:clause", for example "latria:LO-4.6", not {name!r}')
    return pytest.mark.clause(*ids)


def tagged(tests: Path) -> dict[str, list[str]]:
    """Return every clause tagged in the test files of a folder, with the tests that cover it."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for test, ids in _tags(ast.parse(file.read_text(encoding="utf-8"))):
            for name in ids:
                found.setdefault(name, []).append(f"{file.relative_to(tests).as_posix()}::{test}")
    return found


def _tags(tree: ast.Module) -> list[tuple[str, list[str]]]:
    nodes = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return [(node.name, _ids(node.decorator_list)) for node in nodes if node.name.startswith("test_")]


def _ids(decorators: list[ast.expr]) -> list[str]:
    calls = [node for node in decorators if isinstance(node, ast.Call) and _is_clause(node.func)]
    words = [word.value for call in calls for word in call.args if isinstance(word, ast.Constant)]
    return [word for word in words if isinstance(word, str)]


def _is_clause(function: ast.expr) -> bool:
    """Return whether a decorator is `clause(…)` or the bare `pytest.mark.clause(…)`."""
    return (function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")) == "clause"
