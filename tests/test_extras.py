"""An installation without extras: what it can do works, and the rest names what to install, in one sentence."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import tenban
from tenban import extras
from tenban.cli import main

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
START = "import sys; sys.path.insert(0, sys.argv.pop(1)); "
COMMAND = START + "from tenban.cli import main; sys.exit(main())"


def needed(requirements: list[str], known: dict[str, Distribution]) -> dict[str, Distribution]:
    """Return the distributions that requirements without extras lead to."""
    for line in requirements:
        wanted = Requirement(line)
        if wanted.name not in known and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            known[wanted.name] = distribution(wanted.name)
            needed(known[wanted.name].requires or [], known)
    return known


def parts(found: Distribution) -> Iterator[Path]:
    """Return the files and folders that a distribution has in site-packages."""
    names = {file.parts[0] for file in found.files or [] if ".." not in file.parts}
    return (path for path in (Path(str(found.locate_file(name))) for name in names) if path.exists())


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with this Tenban and what `pip install tenban` brings with it, and nothing else."""
    folder = tmp_path_factory.mktemp("small")
    itself = distribution("tenban")
    found = needed(itself.requires or [], {"tenban": itself})
    (folder / "tenban").symlink_to(Path(str(tenban.__file__)).parent)
    for path in {path for one in found.values() for path in parts(one)}:
        if path.name not in ("tenban", "__pycache__"):
            (folder / path.name).symlink_to(path)
    return folder


def run(folder: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run code with the standard library and the packages of a folder (-S: without those of this environment)."""
    command = [sys.executable, "-S", "-c", code, str(folder), *arguments]
    variables = {"PATH": os.defpath, "LANG": "en_GB.UTF-8", "HOME": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, env=variables, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)


LACKING = {
    "": "server",
    "serve": "server",
    "admin stats": "server",
    "ladder latria": "lab",
    "lab latria": "lab",
    "simulate latria --games 2 --jobs 1 --out x.parquet": "lab",
    "simulate latria --games 2 --jobs 1 --decisions x.parquet": "lab",
    "simulate latria --games 2 --jobs 1 --ray": "ray",
}


@pytest.mark.parametrize("command", LACKING)
def test_a_command_without_its_extra_names_what_to_install(small: Path, command: str) -> None:
    ran = run(small, COMMAND, *command.split())
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert re.fullmatch(
        rf'tenban: .* needs [\w, ]+, which (is|are) not installed: pip install "tenban\[{LACKING[command]}\]"\n',
        ran.stderr,
    )


@pytest.mark.parametrize(
    "command", ["--help", "games", "rules latria LO-3.9", "learn --list", "simulate latria --games 2 --jobs 1"]
)
def test_what_needs_no_extra_works_without(small: Path, command: str) -> None:
    ran = run(small, COMMAND, *command.split())
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout


def test_a_game_is_played_in_python_without_extras(small: Path) -> None:
    code = "import tenban; print(tenban.play_out('latria', bots='greedy', seed=1).over)"
    ran = run(small, START + code)
    assert (ran.stdout, ran.stderr) == ("True\n", "")


@pytest.mark.parametrize("module", ["adapters", "gymnasium", "openspiel", "pettingzoo", "policy"])
def test_an_environment_without_its_extra_names_what_to_install(small: Path, module: str) -> None:
    ran = run(small, f"{START}import tenban.envs.{module}")
    assert ran.stderr.endswith('needs numpy, which is not installed: pip install "tenban[envs]"\n')


def test_tenban_alone_without_the_server_plays_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = io.StringIO("q\n")
    monkeypatch.setattr(keyboard, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdin", keyboard)
    monkeypatch.setattr("builtins.input", lambda _: keyboard.readline())
    monkeypatch.setattr(extras, "missing", lambda *modules: list(modules))
    assert main(["--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert 'pip install "tenban[server]"' in said
    assert "Which game?" in said


def test_an_extra_that_is_there_is_not_asked_for() -> None:
    extras.require("reading", "none", "json", "email")
    with pytest.raises(
        extras.MissingExtraError, match=r'^reading needs no_such, which is not installed: pip install "tenban\[x\]"$'
    ):
        extras.require("reading", "x", "json", "no_such")


def test_the_extras_are_those_that_sentences_name() -> None:
    assert set(PROJECT["optional-dependencies"]) == {*LACKING.values(), "envs"}
    server = {Requirement(line).name for line in PROJECT["optional-dependencies"]["server"]}
    assert set(extras.SERVER) == server - {"uvloop"}
