"""The clauses that a game's code cites: those that can refuse a move or award points."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tenban.kernel import Clause
from tenban.registry import Game

_NOT_RULES = {"clauses", "face", "heuristics", "oracle"}  # modules that implement no rule


def cited_clauses(game: Game) -> set[str]:
    """Return the ids of the clauses named in a game's functions, and of those under which its ledger counts."""
    found = {clause.id for clause in game.rules.rows}
    for name, path in _modules(game):
        names = vars(import_module(name))
        for node in _named(ast.parse(path.read_text(encoding="utf-8"))):
            value = _value(names, node)
            if isinstance(value, Clause):
                found.add(value.id)
    return found


def _modules(game: Game) -> Iterator[tuple[str, Path]]:
    root = Path(str(import_module(game.package).__file__)).parent
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if parts[0] not in _NOT_RULES:
            yield ".".join([game.package, *[part for part in parts if part != "__init__"]]), path


def _named(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield the names that functions use; a list of all clauses at the top of a module is no citation."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load):
                    yield node


def _value(names: dict[str, Any], node: ast.expr) -> Any:
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(names.get(node.value.id), node.attr, None)
    return None
