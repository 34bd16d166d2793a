"""Mutants of a game: each is one small change of one function, planted in the running process and taken out again."""

from __future__ import annotations

import ast
import importlib
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tenban.registry import Game

from .sites import Names, changes

# The modules that hold rules; the base classes of Eclipse's state have files of their own.
_RULES = ("steps", "steps.py", "scoring.py", "sight.py", "state.py")
_STATE = ("empire.py", "galaxy.py", "battle.py", "supply.py", "tilebag.py", "blueprint.py")
_CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?\b")


@dataclass(frozen=True)
class Mutant:
    """A change of one function.  `id` names it without line numbers, so that it stays the same when others change."""

    game: str
    path: Path
    module: str
    function: str  # its qualified name
    nth: int  # of the changes of this function
    span: tuple[int, int]  # the first and last line of the changed statement
    kind: str
    id: str

    @property
    def line(self) -> int:
        return self.span[0]

    def __str__(self) -> str:
        return f"{self.id}  (line {self.line}, {self.kind}, {self.clause or 'no clause nearby'})"

    @property
    def clause(self) -> str:
        """The clause that is cited nearest to the change, in the text above it or on its line."""
        lines = self.path.read_text(encoding="utf-8").splitlines()
        for text in [*reversed(lines[: self.line]), *lines[self.line :]]:
            cited = _CLAUSE.findall(text)
            if cited:
                return str(cited[-1])
        return ""

    @cached_property
    def code(self) -> CodeType:
        """The changed code of the function."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        function = functions(tree)[self.function]
        node, other, _ = list(changes(function, _names(self.module, self.game)))[self.nth]
        ast.fix_missing_locations(_Replace(node, other).visit(tree))
        return code_of(compile(tree, str(self.path), "exec"), self.function)

    @contextmanager
    def planted(self) -> Iterator[None]:
        """Replace the function by the changed one within the block."""
        target = function_of(importlib.import_module(self.module), self.function)
        assert target is not None
        before = target.__code__
        target.__code__ = self.code
        try:
            yield
        finally:
            target.__code__ = before


class _Replace(ast.NodeTransformer):
    def __init__(self, node: ast.AST, other: ast.AST | None) -> None:
        self.node, self.other = node, other

    def visit(self, node: ast.AST) -> Any:
        if node is self.node:
            return ast.Pass() if self.other is None else self.other
        return self.generic_visit(node)


def root_of(game: Game) -> Path:
    return Path(str(importlib.import_module(game.package).__file__)).parent


def rule_files(game: Game) -> list[Path]:
    """Return the files of a game that hold rules."""
    root = root_of(game)
    paths = [root / name for name in (*_RULES, *_STATE) if (root / name).exists()]
    return [file for path in paths for file in (sorted(path.glob("*.py")) if path.is_dir() else [path])]


def mutants_of(game: Game) -> list[Mutant]:
    """Return every mutant of a game, in the order of its files."""
    root = root_of(game)
    found: list[Mutant] = []
    for path in rule_files(game):
        parts = [part for part in path.relative_to(root).with_suffix("").parts if part != "__init__"]
        found += _in_module(game, path, ".".join([game.package, *parts]), path.relative_to(root).as_posix())
    return found


def _in_module(game: Game, path: Path, module: str, short: str) -> Iterator[Mutant]:
    loaded, tree = importlib.import_module(module), ast.parse(path.read_text(encoding="utf-8"))
    early = _called_on_import(tree)
    for name, function in functions(tree).items():
        if name.endswith("__repr__") or name in early or function_of(loaded, name) is None:
            continue
        same: Counter[str] = Counter()
        spans = _spans(function)
        for nth, (node, other, kind) in enumerate(changes(function, _names(module, game.name))):
            change = f"{_text(node)} -> {_text(other)}"
            same[change] += 1
            again = f" [{same[change]}]" if same[change] > 1 else ""
            title = f"{short} {name}: {change}{again}"
            yield Mutant(game.name, path, module, name, nth, spans[node], kind, title)


def _called_on_import(tree: ast.Module) -> set[str]:
    """Return the functions that the module itself calls: they have done their work before a fault is planted."""
    statements = [node for node in tree.body if isinstance(node, (ast.Assign, ast.AnnAssign, ast.Expr))]
    calls = [node for statement in statements for node in ast.walk(statement) if isinstance(node, ast.Call)]
    return {call.func.id for call in calls if isinstance(call.func, ast.Name)}


def _spans(function: ast.FunctionDef) -> dict[ast.AST, tuple[int, int]]:
    """Return the first and last line of the statement that each node is part of; of a compound one, of its head."""
    found: dict[ast.AST, tuple[int, int]] = {}
    for statement in ast.walk(function):  # from outer statements to inner ones
        if isinstance(statement, ast.stmt):
            body = getattr(statement, "body", None)
            last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
            span = statement.lineno, max(last, statement.lineno)
            found |= dict.fromkeys(ast.walk(statement), span)
    return found


def _text(node: ast.AST | None) -> str:
    """Return code in one line; of a compound statement, its head."""
    if node is None:
        return "nothing"
    if isinstance(node, ast.comprehension):
        return "for " + ast.unparse(node.target) + "".join(f" if {ast.unparse(test)}" for test in node.ifs)
    return ast.unparse(node).splitlines()[0]


@cache
def _names(module: str, game: str) -> Names:
    from tenban.registry import find

    rules: Any = find(game).rules
    return Names(vars(importlib.import_module(module)), getattr(rules, "box", None))


def functions(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    """Return the functions of a module and the methods of its classes, by qualified name."""
    found: dict[str, ast.FunctionDef] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}": part for part in node.body if isinstance(part, ast.FunctionDef)}
    return found


def code_of(code: CodeType, name: str) -> CodeType:
    head, _, rest = name.partition(".")
    inner = next(const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == head)
    return code_of(inner, rest) if rest else inner


def function_of(module: ModuleType, name: str) -> FunctionType | None:
    """Return the function of that qualified name, without its decorators; None if it is compiled."""
    thing: Any = module
    for part in name.split("."):
        thing = vars(thing)[part]
    for inner in ("fget", "__func__", "func", "__wrapped__"):
        thing = getattr(thing, inner, thing) if not isinstance(thing, FunctionType) else thing
    return thing if isinstance(thing, FunctionType) else None
