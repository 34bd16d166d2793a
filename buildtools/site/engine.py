"""The playground's engine: Pyodide, and one archive with the rules, the bots and the server's tables."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

from buildtools import BuildError, Missing
from buildtools.cache import cached, digest
from buildtools.client import node, npm

PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"  # of the Pyodide that client/playground/package.json names
PACKAGES = (
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "msgspec",
    "mypy-extensions",
    "pytz",
    "typing-extensions",
)
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LANGUAGES = ("en", "ja", "root")
# What a page cannot use, or gets as files of the site.
LEFT_OUT = re.compile(
    r"tenban/(cli|lab|testing|envs)/|tenban/server/(http|static)/|tenban/server/store/(sqlite|postgres|maintenance|migrations)"
    r"|tenban/server/(app|run|supervisor|retention)\.py|tenban/server/ws/(endpoint|protocol)\.py"
    r"|tenban/games/\w+/(oracle|tensor|pictures)|/art\.svg$|/how/\w+\.svg$"
    r"|babel/locale-data/(?!(en|ja|root)\.dat$)|babel/messages/|pytz/zoneinfo/|/tests?/"
)
KEPT = (".py", ".so", ".ftl", ".toml", ".dat", ".json", ".txt", ".html", ".md")
STAMP = (1980, 1, 1, 0, 0, 0)  # the same sources give the same archive


def build(root: Path, out: Path) -> None:
    """Write the engine's files into a folder."""
    home = pyodide(root)
    out.mkdir(parents=True, exist_ok=True)
    for name in PYODIDE:
        shutil.copyfile(home / name, out / name)
    lock = json.loads((home / "pyodide-lock.json").read_text("utf-8"))
    (out / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), "utf-8")
    shutil.copyfile(archive(root), out / "tenban.zip")
    libraries = unpack_libraries(out)
    (out / "engine.json").write_text(json.dumps({"version": version(out), "libraries": libraries}), "utf-8")


def unpack_libraries(out: Path) -> list[str]:
    """Lay the compiled modules of the archive beside it, where the page loads them; return their paths in it."""
    with zipfile.ZipFile(out / "tenban.zip") as packed:
        found = [name for name in packed.namelist() if name.endswith(".so")]
        for name in found:
            (out / Path(name).name).write_bytes(packed.read(name))
    return found


def version(out: Path) -> str:
    """Return a name of what the folder holds."""
    return digest(out, [out / name for name in (*PYODIDE, "tenban.zip")])


def pyodide(root: Path) -> Path:
    """Return the folder of Pyodide, which npm installs."""
    npm(root, "--version", folder="client/playground")
    return root / "client" / "playground" / "node_modules" / "pyodide"


def archive(root: Path) -> Path:
    """Return the archive of everything in Python, compiled; built if its sources have changed."""
    sources = [file for file in sorted((root / "src" / "tenban").rglob("*")) if _wanted(root / "src", file)]
    settings = [root / "pyproject.toml", root / "requirements" / "play.txt", Path(__file__).resolve()]
    tools = [root / "client" / "playground" / name for name in ("package-lock.json", "compile.mjs")]
    key = digest(root, [*sources, *settings, *tools])
    return cached(root / ".cache" / "site" / "engine", key, lambda draft: _pack(root, sources, draft)) / "tenban.zip"


def _wanted(base: Path, file: Path) -> bool:
    path = file.relative_to(base).as_posix()
    if file.is_dir() or "__pycache__" in path or not path.endswith(KEPT):
        return False
    return not LEFT_OUT.search(path) or path.endswith(("cli/__init__.py",))


def _pack(root: Path, sources: Iterable[Path], draft: Path) -> None:
    files = draft / "files"
    for source in sources:
        target = files / source.relative_to(root / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    for wheel in wheels(root):
        _unpack(wheel, files)
    _describe(root, files)
    _compile(root, files)
    _zip(files, draft / "tenban.zip")
    shutil.rmtree(files)


def wheels(root: Path) -> list[Path]:
    """Return the wheels that the engine needs, as requirements/play.txt pins them, for Pyodide."""
    pins = root / "requirements" / "play.txt"
    key = digest(root, [pins], PLATFORM, *PACKAGES)
    folder = cached(root / ".cache" / "site" / "wheels", key, lambda draft: _download(pins, draft))
    return sorted(folder.glob("*.whl"))


def pinned(lock: str) -> str:
    """Return the entries of a lock for the packages of the engine, with their hashes."""
    entries = re.split(r"\n(?=\S)", lock.strip())
    return "\n".join(entry for entry in entries if re.split("[=; ]", entry)[0] in PACKAGES) + "\n"


def _download(pins: Path, draft: Path) -> None:
    wanted, home = draft / "wanted.txt", draft / "pip"
    wanted.write_text(pinned(pins.read_text("utf-8")), "utf-8")
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    steps = (
        [getattr(sys, "_base_executable", sys.executable), "-m", "venv", str(home)],
        [str(python), "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:",
         "--platform", PLATFORM, "--implementation", "cp", "--python-version", PYTHON,
         "--dest", str(draft), "--requirement", str(wanted)],
    )  # fmt: skip
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True)
        if done.returncode:
            raise Missing("the engine's packages could not be downloaded:\n" + done.stderr.strip())
    shutil.rmtree(home)


def _unpack(wheel: Path, files: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            kept = name.endswith(KEPT) and (".dist-info/" not in name or name.endswith(("LICENSE.txt", "/LICENSE")))
            if kept and not LEFT_OUT.search(name):
                packed.extract(name, files)


def _describe(root: Path, files: Path) -> None:
    """Write the metadata by which the games are found."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    text = re.search(r'__version__ = "(.+)"', (root / "src" / "tenban" / "__init__.py").read_text("utf-8"))
    assert text is not None
    folder = files / f"tenban-{text[1]}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tenban\nVersion: {text[1]}\n", "utf-8")
    groups = project["entry-points"].items()
    lines = [line for group, entries in groups for line in (f"[{group}]", *(f"{k} = {v}" for k, v in entries.items()))]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _compile(root: Path, files: Path) -> None:
    """Compile the sources by Pyodide itself, and leave them out: the page starts faster."""
    pyodide(root)
    command = ["node", "compile.mjs", str(files)]
    done = subprocess.run(command, cwd=root / "client" / "playground", env=node(root), capture_output=True, text=True)
    if done.returncode:
        raise BuildError(f"the engine could not be compiled:\n{done.stdout}{done.stderr}")
    for source in files.rglob("*.py"):
        if not source.with_suffix(".pyc").is_file():
            raise BuildError(f"{source.relative_to(files)} was not compiled")
        source.unlink()


def _zip(files: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(files.rglob("*")):
            if file.is_file():
                info = zipfile.ZipInfo(file.relative_to(files).as_posix(), STAMP)
                info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                packed.writestr(info, file.read_bytes())
