"""The compiled engine: kernel, games and search through mypyc, as one unit.

mypyc reads a copy of the sources into which buildtools.fields has written the `clone` method of every state
and the `fields` of every step.  The names of modules and the line numbers in tracebacks are those of the originals.

Run as a program (`python -m buildtools.engine OUT MODULE...`) it does the compiling itself, because mypyc and
setuptools end their process when they fail.  Run without arguments it only checks whether mypyc accepts the engine.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from buildtools import BuildError, Missing
from buildtools.cache import cached, digest
from buildtools.fields import with_methods

# mypyc writes a literal shifted by a native integer as a C int: 32 bits, silently wrong from bit 31 on.
# Literals too large for a C int get a suffix and are right.
LITERAL_SHIFT = re.compile(r"(?<![\w.])-?\d+\s*(?:<<|>>)\s*cpy_r_\w+")
# Nobody replaces one of our functions at run time, so calls between them may be inlined, across files too: a fifth
# faster (measured).
INLINE = ("-fno-semantic-interposition", "-fvisibility=hidden", "-flto=auto")
OPTIMISATIONS = ("0", "1", "2", "3")
FULL = "3"
# Libraries are absent when the engine is compiled, so what comes from them has no type.  `make check` knows them, and
# is the place for warnings.
UNTYPED = ("--ignore-missing-imports", "--allow-subclassing-any", "--no-warn-return-any", "--no-warn-redundant-casts")
# A global tuple of floats is taken for one that was never set.
FLOAT_TUPLE = re.compile(r"\.f0 != -113\.0 && PyErr_Occurred\(\)")
C_FUNCTION = re.compile(r"^[\w*\s]+\bCPy(?:Def|Py)_(\w+)\(.*\{\s*$")


def settings(root: Path) -> dict[str, Any]:
    """What pyproject.toml says under [tool]."""
    tools: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]
    return tools


def modules(root: Path) -> list[Path]:
    """The files to compile: what `include` names and `exclude` does not, sorted."""
    src, table = root / "src", settings(root)["tenban"]["compile"]
    named = {file for pattern in table["include"] for file in src.glob(pattern)}
    spared = {file for pattern in table["exclude"] for file in src.glob(pattern)}
    return sorted(named - spared)


def runtime(root: Path) -> list[str]:
    """Return what a compiled wheel requires and a pure one does not."""
    lines = (root / "requirements" / "compiled.in").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def guests(root: Path) -> list[Path]:
    """Outside games to compile into the same unit: what lies in the source folders that TENBAN_ALSO names."""
    files = [file for folder in folders(root)[1:] for file in folder.rglob("*.py")]
    return sorted(file for file in files if file.name not in ("__init__.py", "events.py"))


def folders(root: Path) -> list[Path]:
    """Return the source folders of what is compiled: src, then what TENBAN_ALSO names."""
    return [root / name for name in ("src", *os.environ.get("TENBAN_ALSO", "").split())]


def remove_stale(root: Path) -> None:
    """Remove extension modules from src/: they would silently win over the edited .py beside them."""
    for pattern in ("*.so", "*.pyd"):
        for file in (root / "src").rglob(pattern):
            file.unlink()


def compiler() -> list[str]:
    """The C compiler Python's own build tools would call; Missing if it cannot make an extension module."""
    if sys.platform == "win32" and not os.environ.get("CC"):
        return _visual_c()
    command = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()
    if shutil.which(command[0]) is None:
        raise Missing(f"there is no C compiler ({command[0]}) on this machine")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        done = subprocess.run([*command, include, "-c", str(probe), "-o", os.devnull], capture_output=True)
    if done.returncode:
        raise Missing(f"the C compiler ({command[0]}) does not find Python's headers (Debian: python3-dev)")
    return command


def _visual_c() -> list[str]:
    """The name of Microsoft's compiler, which setuptools finds by itself where Visual Studio is installed."""
    programs = os.environ.get("PROGRAMFILES(X86)", "")
    if shutil.which("cl") or Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe").is_file():
        return ["cl"]
    raise Missing("there is no C compiler (Visual Studio) on this machine")


def optimisation() -> str:
    """The level at which the C code is compiled: TENBAN_OPTIMISE, "0" to "3"."""
    level = os.environ.get("TENBAN_OPTIMISE", FULL)
    if level not in OPTIMISATIONS:
        raise BuildError(f"TENBAN_OPTIMISE is {level!r}; it should be one of {', '.join(OPTIMISATIONS)}")
    return level


@cache
def flags() -> list[str]:
    """INLINE where the compiler knows how: an extension module is made of one line to see."""
    if optimisation() != FULL or compiler() == ["cl"]:
        return []
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int probe(void) { return 0; }\n")
        command = [*compiler(), "-shared", "-fPIC", *INLINE, str(probe), "-o", str(Path(folder, "probe.so"))]
        done = subprocess.run(command, capture_output=True)
    return [] if done.returncode else list(INLINE)


def build(root: Path) -> Path:
    """A folder laid out like site-packages that holds the compiled modules."""
    files = [*modules(root), *guests(root)]
    if not files:
        raise Missing("there is no module to compile")
    tools = (
        *compiler(),
        version("mypy"),
        repr(settings(root).get("mypy")),
        os.environ.get("CFLAGS", ""),
        optimisation(),
    )
    files_of_ours = [root / "buildtools" / name for name in ("engine.py", "fields.py")]
    key = digest(root, [*files, *files_of_ours], sys.version, sysconfig.get_platform(), *tools)
    return cached(root / ".cache" / "engine", key, partial(_compile_apart, root, files))


def _compile_apart(root: Path, files: list[Path], out: Path) -> None:
    names = [file.relative_to(root).as_posix() for file in files]
    command = [sys.executable, "-m", "buildtools.engine", str(out), *names]
    paths = {
        "PYTHONPATH": os.pathsep.join([str(root), *filter(None, [os.environ.get("PYTHONPATH")])]),
        "MYPYPATH": os.pathsep.join(os.environ.get("TENBAN_ALSO", "").split()),
    }
    done = subprocess.run(command, cwd=root, env=os.environ | paths, capture_output=True, text=True)
    if done.returncode:
        raise BuildError("the engine does not compile:\n" + (done.stderr + done.stdout).strip())


def _compile_here(out: Path, names: list[str]) -> None:
    import setuptools

    with tempfile.TemporaryDirectory() as scratch:
        extensions = _generate(Path(scratch, "c"), names)
        places = ["--build-lib", str(out), "--build-temp", str(Path(scratch, "o"))]
        arguments = ["-q", "build_ext", f"--parallel={os.cpu_count() or 1}", *places]
        layout: dict[str, Any] = {"package_dir": {"": "src"}, "packages": [], "py_modules": []}
        work: dict[str, Any] = {"ext_modules": extensions, "cmdclass": {"build_ext": _side_by_side()}}
        setuptools.setup(name="tenban", script_args=arguments, **layout, **work)


def _side_by_side() -> type:
    """setuptools' command, but the sources of one extension, too, are compiled on every core there is."""
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: compile_some([source], **options), sources)
                    return [name for names in objects for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    return build_ext if os.name == "nt" else SideBySide  # Visual C sets itself up at its first file, once


def _generate(folder: Path, names: list[str]) -> list[Any]:
    """Write the C code into the folder, refuse what mypyc gets wrong, and return the extensions for setuptools."""
    refuse_waiting_handlers([Path(name) for name in names])
    import setuptools  # noqa: F401  mypyc checks that it is there
    from mypyc.build import mypycify

    # A package's __init__.py may import what a build environment lacks; that does not concern the compiled modules.
    cache = Path.cwd() / ".cache" / "mypy"
    arguments = ["--config-file=pyproject.toml", f"--cache-dir={cache}", "--follow-imports=silent", *UNTYPED, *names]
    # One unit, but one C file for each module: as fast (measured), and compiled in parallel.
    options: dict[str, Any] = {
        "opt_level": optimisation(),
        "debug_level": "0",
        "group_name": "tenban",
        "multi_file": True,
    }
    with tempfile.TemporaryDirectory() as sources:
        copy_sources(Path.cwd(), names, Path(sources))
        with chdir(sources):
            extensions = mypycify(arguments, target_dir=str(folder), **options)
    for extension in extensions:
        # New lists: mypyc gives all extensions the same one.
        extension.extra_compile_args = [*extension.extra_compile_args, *flags()]
        extension.extra_link_args = [*extension.extra_link_args, *flags(), *(["-O3"] if flags() else [])]
    refuse_what_goes_wrong(folder)
    return extensions


def copy_sources(root: Path, names: list[str], target: Path) -> None:
    """Copy the source folders and pyproject.toml, with explicit methods for the states and steps in these modules."""
    shutil.copy2(root / "pyproject.toml", target)
    for folder in folders(root):
        shutil.copytree(folder, target / folder.relative_to(root), ignore=_other_than_code)
    for file, text in with_methods(folders(root), [root / name for name in names]).items():
        (target / file.relative_to(root)).write_text(text, "utf-8")


def _other_than_code(folder: str, names: list[str]) -> list[str]:
    kept = (".py", ".pyi", ".typed")
    return [name for name in names if not (name.endswith(kept) or Path(folder, name).is_dir()) or name == "__pycache__"]


def _could_be_compiled() -> None:
    root = Path.cwd()
    with tempfile.TemporaryDirectory() as scratch:
        _generate(Path(scratch), [file.relative_to(root).as_posix() for file in modules(root)])


def refuse_what_goes_wrong(generated: Path) -> None:
    """Fail if any C file under `generated` holds what mypyc is known to write wrongly."""
    refuse(
        generated,
        LITERAL_SHIFT,
        "a literal is shifted by a native integer, which mypyc makes a 32-bit C literal, wrong from bit 31 on; "
        "use the kernel's bit(n) instead",
    )
    refuse(generated, FLOAT_TUPLE, "a global tuple of floats would raise NameError when it is read; use a list instead")


def refuse_waiting_handlers(files: list[Path]) -> None:
    """Fail if a coroutine waits while it handles an exception.

    Compiled coroutines have no exception state of their own: until they go on, everything else in the thread would
    appear to handle that exception, too.  `async with` waits for its end in the same way.
    """
    found = [f"{file}:{line}" for file in files for line in _waiting_handlers(file.read_text("utf-8"))]
    if found:
        raise BuildError(
            "a coroutine waits in except, finally or async with; wait after them:\n  " + "\n  ".join(found)
        )


def _waiting_handlers(code: str) -> list[int]:
    """Return the lines at which a coroutine waits in an except or finally clause, or enters async with."""
    tree, waits = ast.parse(code), (ast.Await, ast.AsyncFor, ast.AsyncWith)
    clauses: list[ast.AST] = [node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler | ast.AsyncWith)]
    clauses += [last for node in ast.walk(tree) if isinstance(node, ast.Try) for last in node.finalbody]
    return sorted({node.lineno for clause in clauses for node in ast.walk(clause) if isinstance(node, waits)})


def refuse(generated: Path, pattern: re.Pattern[str], complaint: str) -> None:
    found = [line for file in sorted(generated.rglob("*.c")) for line in places(file.read_text("utf-8"), pattern)]
    if found:
        raise BuildError(complaint + ":\n  " + "\n  ".join(found))


def places(code: str, pattern: re.Pattern[str]) -> Iterator[str]:
    """Each line of generated C in which the pattern is found, with the function it stands in."""
    function = "?"
    for line in code.splitlines():
        if heading := C_FUNCTION.match(line):
            function = heading[1].replace("___", ".")
        if pattern.search(line):
            yield f"{function}: {line.strip()}"


if __name__ == "__main__":
    try:
        _compile_here(Path(sys.argv[1]), sys.argv[2:]) if sys.argv[1:] else _could_be_compiled()
    except BuildError as error:
        sys.exit(str(error))
