"""Faults that a machine can plant: small changes of one function, found in its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Any

Change = tuple[
    ast.AST, ast.AST | None, str
]  # the node, what replaces it (None: deleted), and what kind of change it is

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Names:
    """What is known about names at run time: constants of the module, and numbers in the box of tables."""

    def __init__(self, module: Mapping[str, Any], box: Any) -> None:
        self.constants = {
            name: value
            for name, value in module.items()
            if name.strip("_").isupper() and type(value) in (int, bool) and name.strip("_") != "TYPE_CHECKING"
        }
        found = {name: getattr(box, name, None) for name in dir(box) if not name.startswith("_")}
        self.numbers = {name: value for name, value in found.items() if type(value) is int}

    def another(self, name: str, among: Mapping[str, int]) -> str | None:
        """Return the next name in alphabetical order with another value."""
        order = sorted(among)
        at = order.index(name)
        for other in order[at + 1 :] + order[:at]:
            if among[other] != among[name]:
                return other
        return None


def changes(function: ast.FunctionDef, names: Names) -> Iterator[Change]:
    """Yield every change of a function, in the order of its text; of one that only tells, changes of the audience."""
    if function.name.lstrip("_").startswith("tell"):
        yield from _audiences(function)
        return
    for statement in function.body:
        yield from _in(statement, names)


def _in(node: ast.AST, names: Names) -> Iterator[Change]:
    if isinstance(node, (ast.Assert, ast.Raise)) or _is_docstring(node):
        return
    if _is_logging(node):
        yield from _audiences(node)
        return
    for change in _CHANGES.get(type(node), _nothing)(node, names):
        yield node, change[0], change[1]
    for child in _children(node):
        yield from _in(child, names)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a node, without annotations and patterns of type tests."""
    skipped: list[ast.AST | None] = []
    if isinstance(node, ast.AnnAssign):
        skipped = [node.annotation]
    elif isinstance(node, (ast.FunctionDef, ast.Lambda)):
        skipped = [node.args]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "cast"):
        skipped = [node.args[-1]]
    elif isinstance(node, ast.Slice):
        skipped = [node.step]
    for child in ast.iter_child_nodes(node):
        if child not in skipped:
            yield child


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_logging(node: ast.AST) -> bool:
    """Return whether a statement only tells what happened: what it says is no rule, but who is told is."""
    if isinstance(node, ast.If):
        return "log is not None" in ast.unparse(node.test) and not node.orelse
    return isinstance(node, ast.Expr) and ".emit(" in ast.unparse(node)


def _audiences(node: ast.AST) -> Iterator[Change]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(".emit") and len(call.args) > 1:
            public = deepcopy(call)
            del public.args[1:]
            yield call, public, "audience"


Found = Iterator[tuple[ast.AST | None, str]]


def _nothing(_: Any, __: Names) -> Found:
    return iter(())


def _compare(node: ast.Compare, _: Names) -> Found:
    for at, operator in enumerate(node.ops):
        other = deepcopy(node)
        other.ops[at] = _COMPARISONS[type(operator)]()
        yield other, "comparison"


def _bool_op(node: ast.BoolOp, _: Names) -> Found:
    other = deepcopy(node)
    other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield other, "and/or"
    for at in range(len(node.values)):
        left = [value for i, value in enumerate(node.values) if i != at]
        yield deepcopy(left[0] if len(left) == 1 else ast.BoolOp(node.op, left)), "dropped condition"


def _unary(node: ast.UnaryOp, _: Names) -> Found:
    if isinstance(node.op, ast.Not):
        yield deepcopy(node.operand), "dropped not"
    elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield deepcopy(node.operand), "sign"


def _binary(node: ast.BinOp, _: Names) -> Found:
    if type(node.op) in _OPERATORS and not _is_text(node):
        other = deepcopy(node)
        other.op = _OPERATORS[type(node.op)]()
        yield other, "operator"


def _is_text(node: ast.BinOp) -> bool:
    """Return whether an operand is a text, a list or a tuple: then `+` joins."""
    return any(isinstance(side, (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)) for side in (node.left, node.right))


def _augmented(node: ast.AugAssign, _: Names) -> Found:
    if type(node.op) in _OPERATORS:
        other = deepcopy(node)
        other.op = _OPERATORS[type(node.op)]()
        yield other, "operator"
    yield None, "dropped statement"


def _constant(node: ast.Constant, _: Names) -> Found:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value), "constant"
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1), "constant"
        if node.value > 0:
            yield ast.Constant(node.value - 1), "constant"


def _name(node: ast.Name, names: Names) -> Found:
    if isinstance(node.ctx, ast.Load) and node.id in names.constants:
        other = names.another(node.id, names.constants)
        if other is not None:
            yield ast.Name(other, ast.Load()), "constant"


def _attribute(node: ast.Attribute, names: Names) -> Found:
    """Change numbers that come from the tables."""
    if isinstance(node.ctx, ast.Load) and node.attr in names.numbers and ast.unparse(node.value).endswith("box"):
        yield ast.BinOp(deepcopy(node), ast.Add(), ast.Constant(1)), "number of the tables"
        other = names.another(node.attr, names.numbers)
        if other is not None:
            yield ast.Attribute(deepcopy(node.value), other, ast.Load()), "number of the tables"


def _call(node: ast.Call, _: Names) -> Found:
    if isinstance(node.func, ast.Name):
        if node.func.id in _OPPOSITES:
            other = deepcopy(node)
            other.func = ast.Name(_OPPOSITES[node.func.id], ast.Load())
            yield other, "opposite"
        elif node.func.id == "range" and "seats" in ast.unparse(node):
            yield ast.Call(ast.Name("tuple", ast.Load()), [_reversed(node)], []), "seat order"
        elif node.func.id == "reversed":
            yield deepcopy(node.args[0]), "order"


def _reversed(node: ast.expr) -> ast.expr:
    return ast.Call(ast.Name("reversed", ast.Load()), [deepcopy(node)], [])


def _if(node: ast.If | ast.IfExp | ast.While, _: Names) -> Found:
    if isinstance(node, ast.While):
        return
    for value in (True, False):
        other = deepcopy(node)
        other.test = ast.Constant(value)
        yield other, "dropped condition"


def _comprehension(node: ast.comprehension, _: Names) -> Found:
    for at in range(len(node.ifs)):
        other = deepcopy(node)
        del other.ifs[at]
        yield other, "dropped condition"


def _statement(node: ast.Expr | ast.Assign, _: Names) -> Found:
    """Drop calls, and assignments to something that outlives the function."""
    if isinstance(node, ast.Assign) and not any(
        isinstance(part, (ast.Attribute, ast.Subscript)) for target in node.targets for part in ast.walk(target)
    ):
        return
    yield None, "dropped statement"


def _return(node: ast.Return, _: Names) -> Found:
    if isinstance(node.value, (ast.Name, ast.Attribute)) and ast.unparse(node.value).split(".")[-1].isupper():
        yield ast.Return(ast.Constant(None)), "dropped refusal"
    elif node.value is not None and isinstance(node.value, (ast.Compare, ast.BoolOp)):
        for value in (True, False):
            yield ast.Return(ast.Constant(value)), "dropped condition"


def _leave(node: ast.Continue | ast.Break, _: Names) -> Found:
    yield (ast.Break() if isinstance(node, ast.Continue) else ast.Continue()), "loop"


_CHANGES: dict[type[ast.AST], Callable[[Any, Names], Found]] = {
    ast.Compare: _compare,
    ast.BoolOp: _bool_op,
    ast.UnaryOp: _unary,
    ast.BinOp: _binary,
    ast.AugAssign: _augmented,
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Call: _call,
    ast.If: _if,
    ast.IfExp: _if,
    ast.comprehension: _comprehension,
    ast.Expr: _statement,
    ast.Assign: _statement,
    ast.Return: _return,
    ast.Continue: _leave,
}
