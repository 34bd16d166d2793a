"""Planting faults: a copy of a game, interpreted, with some lines added at the end of its modules."""

from __future__ import annotations

import importlib
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tenban.registry import Game, find


@dataclass(frozen=True)
class Plant:
    """A fault: what is wrong, the code that makes it so, and the checks that must find it."""

    title: str
    code: dict[str, str]  # module -> lines added at its end
    caught_by: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)

    @property
    def package(self) -> str:
        return "planted_" + "_".join(self.title.replace("'", "").replace("`", "").replace(",", "").split())


def plant(fault: Plant, folder: Path, origin: str = "latria") -> Game:
    """The game with the fault in it, as a package of its own; `folder` is then on the import path."""
    source = Path(str(importlib.import_module(find(origin).package).__file__)).parent
    target = folder / fault.package
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for module in target.glob("*.py"):
        text = module.read_text(encoding="utf-8").replace(find(origin).package, fault.package)
        module.write_text(text + fault.code.get(module.stem, ""), encoding="utf-8")
    unknown = [name for name in fault.code if not (target / f"{name}.py").exists()]
    assert not unknown, f"there is no module {unknown[0]} to plant a fault in"
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    return Game(origin, fault.package)
