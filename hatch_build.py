"""The build hook: compiles the engine and builds the web client into the wheel, with a bill of materials.

TENBAN_COMPILE  auto: compile where there is a C compiler, else say so and stay pure; 1: must compile; 0: stay pure
TENBAN_OPTIMISE 3: as fast as it can be; 0, 1 or 2: compiled sooner, for tests
TENBAN_WEB      auto: build the client where Node can be had, else say so and go without; 1: must build; 0: go without

An editable install is always pure and builds no client.  An sdist has the client as it was built, so that installing
from it needs no Node.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from buildtools import BuildError, Missing, client, engine, sbom

MODES = ("auto", "1", "0")
T = TypeVar("T")


def mode(variable: str) -> str:
    """How much this build insists on a part: auto, 1 or 0."""
    value = os.environ.get(variable) or "auto"
    if value not in MODES:
        raise BuildError(f"{variable} is {value!r}; it may be auto, 1 or 0")
    return value


def attempt(variable: str, work: Callable[[], T], regret: Callable[[str], object]) -> T | None:
    """Do the work unless the variable says 0; a missing tool is regretted, or fatal if the variable says 1."""
    insists = mode(variable)
    if insists == "0":
        return None
    try:
        return work()
    except Missing as missing:
        if insists == "1":
            raise BuildError(f"{missing}, and {variable} is 1") from None
        regret(str(missing))
        return None


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds to the wheel what is not there in the sources."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling; asked before its environment is made."""
        if self.target_name == "sdist":
            return []
        can_compile = self.told(lambda: attempt("TENBAN_COMPILE", engine.compiler, lambda _: None))
        return ["mypy>=2.4", "setuptools>=80"] if can_compile else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build client and engine and say which files go where."""
        engine.remove_stale(Path(self.root))
        if version != "editable":
            self.told(lambda: self.fill(build_data))

    def fill(self, build_data: dict[str, Any]) -> None:
        root, warn = Path(self.root), self.app.display_warning
        attempt("TENBAN_WEB", lambda: client.build(root), lambda why: warn(f"The wheel has no web client: {why}."))
        if self.target_name == "sdist":
            return
        build_data["sbom_files"].append(str(sbom.write(root, self.metadata.version).relative_to(root)))
        compiled = attempt(
            "TENBAN_COMPILE", lambda: engine.build(root), lambda why: warn(f"The wheel is pure Python: {why}.")
        )
        if compiled is not None:
            build_data.update(pure_python=False, infer_tag=True)
            build_data["dependencies"].extend(engine.runtime(root))
            build_data["force_include"].update(
                {str(file): file.relative_to(compiled).as_posix() for file in compiled.rglob("*") if file.is_file()}
            )

    def told(self, work: Callable[[], T]) -> T:
        """The work's result; its failure ends the build with the sentence it carries, not with a traceback."""
        try:
            return work()
        except BuildError as error:
            self.app.abort(f"The build stopped: {error}")
            raise AssertionError("abort ends the process") from None
