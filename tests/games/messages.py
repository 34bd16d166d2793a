"""A game's texts as Fluent reads them."""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor


def messages(package: str, lang: str) -> dict[str, ast.Message]:
    text = files(package).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "a message that Fluent cannot read"
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names
