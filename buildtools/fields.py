"""The `clone` method of each state and the `fields` of each step, written from what its `__init__` declares.

A game declares the fields of its state once.  Interpreted, `State.clone` copies them by the types of their values, and
`Step.fields` looks them up by name.  Compiled, that would be slow, so the build writes explicit methods into the copy
of the sources that mypyc reads:

    def clone(self) -> LatriaState: t = LatriaState(self.seats, self.box); self.copy_kernel_into(t); ...; return t
    def fields(self) -> tuple[object, ...]: return (self.dealer, self.card,)

A method takes the place of a blank line after `__init__`, or after the class, so line numbers in tracebacks stay right.
A state or step with such a method of its own is left alone, and so is a state whose fields a subclass continues.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from buildtools import BuildError

STATE = ("tenban.kernel.state", "State")
STEP = ("tenban.kernel.step", "Step")
IMMUTABLE = ("bool", "bytes", "float", "frozenset", "i16", "i32", "i64", "int", "str", "tuple", "u8")
SHARED_BASES = ("Box", "NamedTuple", "Step")  # instances do not change, so clones share them


@dataclass(frozen=True, eq=False)
class Module:
    """A parsed module: its classes and constants by name, and where the names that it imports come from."""

    name: str
    text: str
    defined: dict[str, ast.stmt]
    imported: dict[str, tuple[str, str]]


@dataclass(frozen=True, eq=False)
class Class:
    """A class and the module that defines it."""

    module: Module
    node: ast.ClassDef

    @property
    def key(self) -> tuple[str, str]:
        return (self.module.name, self.node.name)

    def method(self, name: str) -> ast.FunctionDef | None:
        found = [item for item in self.node.body if isinstance(item, ast.FunctionDef) and item.name == name]
        return found[0] if found else None


@dataclass(frozen=True)
class Field:
    """A field as `__init__` declares it: the class whose `__init__` it is, the annotation and the value."""

    owner: Class
    name: str
    annotation: ast.expr | None
    value: ast.expr | None


def with_methods(folders: Sequence[Path], files: Iterable[Path]) -> dict[Path, str]:
    """Return the new text of each file that declares a state or steps; `folders` are the roots of the packages.

    Raises BuildError if a field is of a kind that the generator does not know how to copy.
    """
    sources = Sources(folders)
    modules = {file: sources.load(module_name(folders, file)) for file in files}
    classes = [Class(module, node) for module in modules.values() if module for node in _classes(module)]
    chains = [sources.chain(cls) for cls in classes]
    methods = [*_clones(sources, chains), *_fields(chains)]
    texts: dict[Path, str] = {}
    for file, module in modules.items():
        for cls, method in sorted(methods, key=lambda pair: -pair[0].node.lineno):  # so that line numbers stay valid
            if cls.module is module:
                texts[file] = _insert(texts.get(file, module.text), cls, method)
    return texts


def _clones(sources: Sources, chains: list[list[Class]]) -> Iterator[tuple[Class, str]]:
    states = [chain for chain in chains if chain[-1].key == STATE and len(chain) > 1]
    layers = {base.key for chain in states for base in chain[1:]}
    for chain in states:
        if chain[0].key not in layers and not chain[0].method("clone"):
            yield chain[0], clone(sources, chain)


def _fields(chains: list[list[Class]]) -> Iterator[tuple[Class, str]]:
    """Yield the `fields` of every step but the kernel's own, which interpreted games continue."""
    for chain in chains:
        own = chain[0].module.name == STEP[0] or any(cls.method("fields") for cls in chain[:-1])
        if chain[-1].key == STEP and not own:
            values = [f"self.{field.name}," for cls in reversed(chain) for field in declared(cls)]
            yield chain[0], f"def fields(self) -> tuple[object, ...]: return ({' '.join(values)})"


def module_name(folders: Sequence[Path], file: Path) -> str:
    """Return the dotted name of a module in one of the source folders."""
    folder = next(folder for folder in folders if file.is_relative_to(folder))
    parts = file.relative_to(folder).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class Sources:
    """The modules in some source folders, parsed when they are first asked for."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = folders
        self.modules: dict[str, Module | None] = {}

    def load(self, name: str) -> Module | None:
        """Return a module, or None if it is not in the source folders."""
        if name not in self.modules:
            self.modules[name] = self._parse(name)
        return self.modules[name]

    def find(self, module: Module, name: str) -> tuple[Module, ast.stmt] | None:
        """Return the statement that defines a name used in a module, and the module that it stands in."""
        if name in module.defined:
            return module, module.defined[name]
        source, original = module.imported.get(name, ("", ""))
        home = self.load(source) if source else None
        return self.find(home, original) if home else None

    def find_class(self, module: Module, node: ast.expr) -> Class | None:
        found = self.find(module, _head(node))
        return Class(found[0], found[1]) if found and isinstance(found[1], ast.ClassDef) else None

    def chain(self, cls: Class) -> list[Class]:
        """Return a class and its first bases, as far as they are in the source folders."""
        base = self.find_class(cls.module, cls.node.bases[0]) if cls.node.bases else None
        return [cls, *self.chain(base)] if base else [cls]

    def _parse(self, name: str) -> Module | None:
        for folder in self.folders:
            stem = folder.joinpath(*name.split("."))
            for file, package in ((stem.with_suffix(".py"), name.rpartition(".")[0]), (stem / "__init__.py", name)):
                if file.is_file():
                    text = file.read_text("utf-8")
                    body = ast.parse(text, str(file)).body
                    return Module(name, text, dict(_definitions(body)), dict(_imports(body, package)))
        return None


def clone(sources: Sources, chain: list[Class]) -> str:
    """Return the source of `clone` for the state `chain[0]`, whose bases end with State, as one line."""
    state = chain[0]
    arguments = [stored(chain, argument.arg) for argument in _arguments(state)]
    fields = [field for cls in reversed(chain[:-1]) for field in declared(cls)]
    copies = [
        f"t.{field.name} = {copied(sources, field)}"
        for field in fields
        if not _is_final(field.annotation) and field.name not in arguments
    ]
    made = f"{state.node.name}({', '.join([f'self.{name}' for name in arguments])})"
    body = "; ".join([f"t = {made}", "self.copy_kernel_into(t)", *copies, "return t"])
    return f"def clone(self) -> {state.node.name}: {body}"


def declared(cls: Class) -> Iterator[Field]:
    """Yield the fields that the `__init__` of a class itself declares, in order."""
    seen = set()
    for node in _statements(cls):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self" and target.attr not in seen:
            seen.add(target.attr)
            yield Field(cls, target.attr, getattr(node, "annotation", None), node.value)


def stored(chain: list[Class], argument: str) -> str:
    """Return the field that keeps an argument of the constructor of `chain[0]` as it is."""
    for field in declared(chain[0]):
        if isinstance(field.value, ast.Name) and field.value.id == argument:
            return field.name
    initialiser = chain[0].method("__init__")
    for node in ast.walk(initialiser) if initialiser else ():
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__":
            for given, wanted in zip(node.args, _arguments(chain[1]), strict=False):
                if isinstance(given, ast.Name) and given.id == argument:
                    return stored(chain[1:], wanted.arg)
    raise BuildError(f"{_place(chain[0])}: no field keeps the constructor's argument {argument!r}, so it has no clone")


def copied(sources: Sources, field: Field) -> str:
    """Return the expression for a copy of a field of `self`; raises BuildError."""
    annotation = field.annotation or _type_of(sources, field.owner, field.value)
    expression = _copy(sources, field.owner.module, annotation, f"self.{field.name}") if annotation else None
    if expression is None:
        kind = ast.unparse(annotation) if annotation else "without annotation"
        raise BuildError(
            f"{_place(field.owner)}: cannot copy the field {field.name!r} ({kind}); annotate it as an immutable type, "
            "a list, dict or set of immutables, a list of lists, or a class that is a Box or has copy()"
        )
    return expression


def _copy(sources: Sources, module: Module, annotation: ast.expr, value: str) -> str | None:
    kind, inner = _head(annotation), _parameters(annotation)
    if isinstance(annotation, ast.BinOp):
        return _copy_optional(sources, module, annotation, value)
    if kind in IMMUTABLE:
        return value
    if kind in ("list", "dict", "set") and inner:
        item = _copy(sources, module, inner[-1], "item")
        if item == "item":
            return f"{value}[:]" if kind == "list" else f"{value}.copy()"
        return f"[{item} for item in {value}]" if kind == "list" and item else None
    return _copy_object(sources, module, annotation, value)


def _copy_optional(sources: Sources, module: Module, annotation: ast.BinOp, value: str) -> str | None:
    if ast.unparse(annotation.right) != "None":
        return None
    inner = _copy(sources, module, annotation.left, value)
    return inner if inner in (None, value) else f"None if {value} is None else {inner}"


def _copy_object(sources: Sources, module: Module, annotation: ast.expr, value: str) -> str | None:
    cls = sources.find_class(module, annotation)
    chain = sources.chain(cls) if cls else []
    if any(_head(base) in SHARED_BASES for link in chain for base in link.node.bases):
        return value
    for method in ("copy", "clone"):
        if any(link.method(method) for link in chain):
            return f"{value}.{method}()"
    return None


def _type_of(sources: Sources, cls: Class, value: ast.expr | None) -> ast.expr | None:
    """Return the type of a field without annotation: that of a literal, an argument or a module's constant."""
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    if isinstance(value, (ast.Constant, ast.Tuple)):
        return ast.Name(type(value.value).__name__ if isinstance(value, ast.Constant) else "tuple")
    if not isinstance(value, ast.Name):
        return None
    for argument in _arguments(cls):
        if argument.arg == value.id:
            return argument.annotation
    found = sources.find(cls.module, value.id)
    if found is None or not isinstance(found[1], ast.AnnAssign):
        return None
    parameters = _parameters(found[1].annotation)
    return parameters[0] if parameters else _type_of(sources, Class(found[0], cls.node), found[1].value)


def _insert(text: str, cls: Class, method: str) -> str:
    lines = text.split("\n")
    after = (cls.method("__init__") or cls.node).end_lineno or 0
    if after >= len(lines) or lines[after].strip():
        lines.insert(after, "")
    lines[after] = "    " + method
    return "\n".join(lines)


def _classes(module: Module) -> list[ast.ClassDef]:
    return [node for node in module.defined.values() if isinstance(node, ast.ClassDef)]


def _definitions(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield node.name, node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node


def _imports(body: list[ast.stmt], package: str) -> Iterator[tuple[str, tuple[str, str]]]:
    for node in body:
        if isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*parents, *filter(None, [node.module])])
            yield from ((alias.asname or alias.name, (source, alias.name)) for alias in node.names)


def _statements(cls: Class) -> list[ast.Assign | ast.AnnAssign]:
    initialiser = cls.method("__init__")
    body = initialiser.body if initialiser else []
    return [node for node in body if isinstance(node, (ast.Assign, ast.AnnAssign))]


def _arguments(cls: Class) -> list[ast.arg]:
    initialiser = cls.method("__init__")
    return initialiser.args.args[1:] if initialiser else []


def _head(annotation: ast.expr) -> str:
    """Return the name of a type without its parameters: `list` of `list[int]`."""
    return ast.unparse(annotation.value if isinstance(annotation, ast.Subscript) else annotation)


def _parameters(annotation: ast.expr) -> list[ast.expr]:
    if not isinstance(annotation, ast.Subscript):
        return []
    return annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]


def _is_final(annotation: ast.expr | None) -> bool:
    return annotation is not None and _head(annotation) == "Final"


def _place(cls: Class) -> str:
    return f"{cls.module.name}.{cls.node.name}"
