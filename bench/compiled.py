"""A game from outside, compiled with the kernel as one unit: interpreted it gains nothing from a compiled kernel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

from buildtools import BuildError, engine
from buildtools.cache import cached, digest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "connect_four" / "src"
COMPILED = ("rules.py", "hints.py")


def connect_four() -> Path:
    """A folder to look for packages in: Tenban with kernel and connect four compiled; raises BuildError or Missing."""
    command = engine.compiler()
    files = sorted([*(ROOT / "src/tenban").rglob("*.py"), *EXAMPLE.rglob("*.py"), Path(__file__)])
    key = digest(ROOT, files, sys.version, *command)
    return cached(ROOT / ".cache" / "bench", key, partial(_compile, command))


def _compile(command: list[str], out: Path) -> None:
    pure = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(ROOT / "src/tenban", out / "tenban", ignore=pure)
    shutil.copytree(EXAMPLE / "connect_four", out / "connect_four", ignore=pure)
    kernel = [file for file in sorted((ROOT / "src/tenban/kernel").glob("*.py")) if file.name != "__init__.py"]
    sources = [*kernel, *[EXAMPLE / "connect_four" / name for name in COMPILED]]
    names = [str(file.relative_to(ROOT)) for file in sources]
    done = subprocess.run(
        [sys.executable, "-m", "buildtools.engine", str(out), *names],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "MYPYPATH": str(EXAMPLE)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise BuildError("connect four does not compile:\n" + (done.stderr + done.stdout).strip())
