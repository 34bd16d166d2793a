"""The skeleton of a game: `scripts/new-game NAME` makes it and says what to do with it."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from pathlib import Path

from buildtools import BuildError

ROOT = Path(__file__).parent.parent
SKELETON = Path(__file__).parent / "skeleton"
ENTRY_POINTS = '[project.entry-points."tenban.games"]\n'
NEXT = """\
{name} is there: src/tenban/games/{name}, tests/games/{name}, and its line in pyproject.toml.
`make check` is content with it. `make play ARGS="play {name}"` plays it, such as it is.
`make setup && .venv/bin/tenban check {name}` lists what it lacks; ADDING-A-GAME.md goes on from here."""


def make(root: Path, name: str) -> list[Path]:
    """Write the skeleton of the game `name` into the checkout at `root`; the files written.  Raises BuildError."""
    check_name(root, name)
    words = name.split("_")
    id = ("".join(word[0] for word in words) if len(words) > 1 else name[:2]).upper()
    marks = {"@NAME@": name, "@TITLE@": " ".join(words).title(), "@ID@": id, "@id@": id.lower()}
    marks["@CLASS@"] = "".join(word.capitalize() for word in words)
    files = []
    for source in sorted(SKELETON.rglob("*.in")):
        file = _place(root, name, source.relative_to(SKELETON).with_suffix(""))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_filled(source.read_text("utf-8"), marks), "utf-8")
        files.append(file)
    _register(root / "pyproject.toml", name)
    return files


def check_name(root: Path, name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name) or len(name) < 2:
        raise BuildError(f"a game is named in lower case like connect_four, not {name!r}")
    if (root / "src/tenban/games" / name).exists():
        raise BuildError(f"there is already a game {name}: src/tenban/games/{name}")


def _place(root: Path, name: str, file: Path) -> Path:
    if file.name == "test_game.py":
        return root / "tests/games" / name / f"test_{name}.py"
    return root / "src/tenban/games" / name / file


def _filled(text: str, marks: dict[str, str]) -> str:
    for mark, word in marks.items():
        text = text.replace(mark, word)
    return text


def _register(pyproject: Path, name: str) -> None:
    """Put the game's entry point among the others, in alphabetical order."""
    before, heading, after = pyproject.read_text("utf-8").partition(ENTRY_POINTS)
    entries, gap, rest = after.partition("\n\n")
    lines = sorted([*entries.splitlines(), f'{name} = "tenban.games.{name}"'])
    pyproject.write_text(before + heading + "\n".join(lines) + gap + rest, "utf-8")


def tidy(files: list[Path]) -> None:
    """Lines break where the formatter breaks them, however long the game's name is."""
    code = [str(file) for file in files if file.suffix == ".py"]
    ruff = [str(Path(sys.executable).with_name("ruff"))]
    subprocess.run([*ruff, "check", "-q", "--select", "I", "--fix", *code], check=True)
    subprocess.run([*ruff, "format", "-q", *code], check=True)


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print("scripts/new-game NAME makes the skeleton of a game; NAME is written like connect_four", file=sys.stderr)
        return 2
    try:
        tidy(make(ROOT, sys.argv[1]))
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return 2
    print(NEXT.format(name=sys.argv[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
