"""The build: which modules are compiled, what is refused, what is remembered, what a wheel is called."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
from buildtools import BuildError, Missing, client, engine
from buildtools.cache import KEPT, cached, digest
from buildtools.fields import with_methods

ROOT = Path(__file__).parent.parent
COMPILE = """
[tool.tenban.compile]
include = ["tenban/kernel/**/*.py", "tenban/games/*/**/*.py"]
exclude = ["**/__init__.py", "tenban/games/*/face.py"]
"""


def plant(root: Path, *names: str) -> None:
    for name in names:
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")


def test_what_is_included_and_not_excluded_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(COMPILE)
    wanted = ["tenban/games/go/steps/fight.py", "tenban/games/go/sight.py", "tenban/kernel/play.py"]
    spared = ["tenban/games/__init__.py", "tenban/games/go/__init__.py", "tenban/games/go/face.py", "tenban/cli/x.py"]
    plant(tmp_path / "src", *wanted, *spared)
    chosen = [file.relative_to(tmp_path / "src").as_posix() for file in engine.modules(tmp_path)]
    assert sorted(chosen) == sorted(wanted)


def test_an_outside_game_is_compiled_with_the_rest_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(tmp_path, "examples/go/src/go/rules.py", "examples/go/src/go/__init__.py", "examples/go/src/go/face.py")
    assert engine.guests(tmp_path) == []
    monkeypatch.setenv("TENBAN_ALSO", "examples/go/src")
    assert engine.guests(tmp_path) == [
        tmp_path / "examples/go/src/go/face.py",
        tmp_path / "examples/go/src/go/rules.py",
    ]


def test_this_project_compiles_its_whole_kernel() -> None:
    # events are dataclasses, whose annotations are read at run time; compiled code has librt's buffer
    interpreted = ("__init__.py", "event.py", "plain_buffer.py", "plain_vectors.py")
    kernel = {file for file in (ROOT / "src/tenban/kernel").glob("*.py") if file.name not in interpreted}
    assert kernel
    assert kernel <= set(engine.modules(ROOT))


@pytest.mark.parametrize("shift", ["1 << cpy_r_n", "-1 << cpy_r_r0", "3 >> cpy_r_r12"])
def test_a_literal_shifted_by_a_native_integer_stops_the_build_and_its_function_is_named(
    tmp_path: Path, shift: str
) -> None:
    code = f"int64_t CPyDef_kernel___bits___bit(int64_t cpy_r_n) {{\n    cpy_r_r0 = {shift};\n}}\n"
    (tmp_path / "native.c").write_text(code)
    with pytest.raises(BuildError, match=r"32-bit C literal(.|\n)*kernel\.bits\.bit: cpy_r_r0 = "):
        engine.refuse_what_goes_wrong(tmp_path)


@pytest.mark.parametrize("shift", ["4294967296LL << cpy_r_n", "cpy_r_r1 << cpy_r_n", "cpy_r_n << 3", "X_1 << cpy_r_n"])
def test_shifts_that_c_gets_right_pass(tmp_path: Path, shift: str) -> None:
    (tmp_path / "native.c").write_text(f"    cpy_r_r0 = {shift};\n")
    engine.refuse_what_goes_wrong(tmp_path)


def test_a_global_tuple_of_floats_stops_the_build(tmp_path: Path) -> None:
    code = """double CPyDef_game___worth(CPyTagged cpy_r_i) {
    if (likely(cpy_r_r0.f0 != -113.0 && PyErr_Occurred())) goto CPyL3;
}
"""
    (tmp_path / "native.c").write_text(code)
    with pytest.raises(BuildError, match=r"tuple of floats(.|\n)*use a list(.|\n)*game\.worth: if"):
        engine.refuse_what_goes_wrong(tmp_path)


@pytest.mark.parametrize(
    "body",
    [
        "try:\n        f()\n    except OSError:\n        await g()",
        "try:\n        f()\n    finally:\n        await g()",
        "async with f():\n        pass",
        "try:\n        f()\n    except OSError:\n        async for x in g():\n            pass",
    ],
)
def test_a_coroutine_that_waits_while_it_handles_an_exception_stops_the_build(tmp_path: Path, body: str) -> None:
    file = tmp_path / "late.py"
    file.write_text(f"async def wait() -> None:\n    {body}\n")
    with pytest.raises(BuildError, match=r"a coroutine waits in except(.|\n)*late\.py:[2-6]"):
        engine.refuse_waiting_handlers([file])


def test_a_coroutine_may_wait_before_and_after_it_handles_an_exception(tmp_path: Path) -> None:
    file = tmp_path / "early.py"
    file.write_text(
        "async def wait() -> None:\n    try:\n        await f()\n    except OSError:\n        g()\n    await h()\n"
    )
    engine.refuse_waiting_handlers([file])
    engine.refuse_waiting_handlers(engine.modules(ROOT))


def test_stale_extension_modules_are_removed_from_the_sources(tmp_path: Path) -> None:
    plant(tmp_path, "src/tenban/kernel/play.py", "src/tenban/kernel/play.cpython-311-x86_64-linux-gnu.so")
    engine.remove_stale(tmp_path)
    assert [file.name for file in tmp_path.rglob("play*")] == ["play.py"]


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(Missing, match="no C compiler \\(no-such-compiler\\)"):
        engine.compiler()


@pytest.mark.parametrize(("setting", "regrets"), [("auto", ["no tool"]), ("0", [])])
def test_a_missing_tool_is_regretted_unless_its_part_is_not_wanted(
    monkeypatch: pytest.MonkeyPatch, setting: str, regrets: list[str]
) -> None:
    monkeypatch.setenv("TENBAN_COMPILE", setting)
    told: list[str] = []
    assert hatch_build.attempt("TENBAN_COMPILE", lacks_a_tool, told.append) is None
    assert told == regrets


def test_a_missing_tool_stops_a_build_that_insists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENBAN_COMPILE", "1")
    with pytest.raises(BuildError, match="no tool, and TENBAN_COMPILE is 1"):
        hatch_build.attempt("TENBAN_COMPILE", lacks_a_tool, lambda _: None)


def test_an_unknown_setting_is_refused_with_the_known_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENBAN_WEB", "yes")
    with pytest.raises(BuildError, match="TENBAN_WEB is 'yes'; it may be auto, 1 or 0"):
        hatch_build.mode("TENBAN_WEB")


def lacks_a_tool() -> None:
    raise Missing("no tool")


def test_a_result_is_made_once_and_made_again_when_a_source_changes(tmp_path: Path) -> None:
    source, made = tmp_path / "a.py", []

    def build() -> Path:
        return cached(tmp_path / "cache", digest(tmp_path, [source]), lambda out: made.append(out))

    source.write_text("1")
    assert build() == build()
    source.write_text("2")
    build()
    assert len(made) == 2


def test_an_interrupted_build_leaves_nothing_behind(tmp_path: Path) -> None:
    def stop(out: Path) -> None:
        (out / "half").write_text("")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cached(tmp_path, "key", stop)
    assert list(tmp_path.iterdir()) == []


def test_only_the_newest_results_are_kept(tmp_path: Path) -> None:
    for key in range(KEPT + 3):
        cached(tmp_path, str(key), lambda out: None)
    assert len(list(tmp_path.iterdir())) == KEPT


def test_the_client_depends_on_its_sources_and_the_games_texts_but_not_on_installed_packages(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = ["client/src/main.tsx", "src/tenban/games/go/texts/ja.ftl", "src/tenban/games/go/art.svg"]
    plant(tmp_path, *wanted, "client/node_modules/preact/index.js", "src/tenban/games/go/steps.py")
    assert sorted(file.relative_to(tmp_path).as_posix() for file in client.inputs(tmp_path)) == sorted(wanted)


TINY = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "tenban"
version = "1"
dependencies = []
[tool.hatch.build.targets.wheel]
packages = ["src/tenban"]
[tool.hatch.build.hooks.custom]
path = "hatch_build.py"
"""


COMPILED = pytest.param("1", f"cp3{sys.version_info.minor}-cp3", marks=pytest.mark.slow)


@pytest.mark.parametrize(("setting", "tag"), [("0", "py3-none-any"), COMPILED])
def test_a_wheel_is_tagged_for_what_is_in_it(tmp_path: Path, setting: str, tag: str) -> None:
    (tmp_path / "pyproject.toml").write_text(TINY + COMPILE)
    plant(tmp_path, "src/tenban/__init__.py", "src/tenban/kernel/__init__.py", "src/tenban/kernel/one.py")
    for name in ("hatch_build.py", "buildtools", "requirements"):
        (tmp_path / name).symlink_to(ROOT / name)
    build = "import hatchling.build, sys; print(hatchling.build.build_wheel('.'))"
    variables = {"TENBAN_COMPILE": setting, "TENBAN_WEB": "0", "PATH": "/usr/local/bin:/usr/bin:/bin"}
    done = subprocess.run([sys.executable, "-c", build], cwd=tmp_path, env=variables, capture_output=True, text=True)
    assert tag in done.stdout, done.stderr
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        (bill,) = [name for name in wheel.namelist() if name.endswith(".dist-info/sboms/tenban.cdx.json")]
        assert json.loads(wheel.read(bill))["metadata"]["component"]["version"] == "1"
        (metadata,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        assert ("Requires-Dist: librt" in wheel.read(metadata).decode()) == (setting == "1")


STATES = """
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel import State
from tenban.kernel.seat_array import SeatArray

from .pieces import NOBODY, Board, Fleet


class Layer(State):
    def __init__(self, seats: int, box: Board) -> None:
        super().__init__(seats)
        self.box: Final = box
        self.hands: SeatArray


@final
class GoState(Layer):
    def __init__(self, seats: int, board: Board, komi: int) -> None:
        super().__init__(seats, board)
        self.komi: Final = komi
        self.turn = -1
        self.winner = NOBODY
        self.passed: i64 = 0
        self.ko: tuple[int, ...] = ()
        self.stones: list[int]
        self.groups: list[list[int]]
        self.fleet: Fleet
        self.cache: Board
        self.marks: list[int] | None = None
        self.names: dict[str, int] = {}

    def answer(self) -> int:
        return 42
"""
PIECES = """
from typing import Final
from tenban.kernel.data import Box
NOBODY: Final = -1
class Board(Box): pass
class Fleet:
    def copy(self): return self
"""


def generated(root: Path, code: str) -> str | None:
    """Return what the build makes of the state.py of a game."""
    for name, text in {"state.py": code, "pieces.py": PIECES, "__init__.py": ""}.items():
        file = root / "src/go" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return with_methods([root / "src", ROOT / "src"], [root / "src/go/state.py"]).get(root / "src/go/state.py")


def test_a_clone_is_written_from_the_fields_of_a_state_and_of_its_layers(tmp_path: Path) -> None:
    text = generated(tmp_path, STATES)
    assert text is not None
    (line,) = [line for line in text.splitlines() if "def clone" in line]
    head, *statements = line.strip().split("; ")
    assert head == "def clone(self) -> GoState: t = GoState(self.seats, self.box, self.komi)"
    assert statements == [
        "self.copy_kernel_into(t)",
        "t.hands = self.hands.copy()",
        "t.turn = self.turn",
        "t.winner = self.winner",
        "t.passed = self.passed",
        "t.ko = self.ko",
        "t.stones = self.stones[:]",
        "t.groups = [item[:] for item in self.groups]",
        "t.fleet = self.fleet.copy()",
        "t.cache = self.cache",
        "t.marks = None if self.marks is None else self.marks[:]",
        "t.names = self.names.copy()",
        "return t",
    ]


def test_a_clone_that_is_written_changes_no_line_number(tmp_path: Path) -> None:
    text = generated(tmp_path, STATES)
    assert text is not None
    kept = [(a, b) for a, b in zip(STATES.splitlines(), text.splitlines(), strict=True) if a != b]
    assert [before for before, _ in kept] == [""]


def test_a_state_with_a_clone_of_its_own_is_left_alone(tmp_path: Path) -> None:
    assert generated(tmp_path, STATES + "\n    def clone(self) -> GoState:\n        return self\n") is None


def test_every_state_of_this_project_has_a_clone_when_it_is_compiled() -> None:
    texts = with_methods([ROOT / "src"], engine.modules(ROOT))
    for file in (ROOT / "src/tenban/games").glob("*/state.py"):
        text = texts.get(file, file.read_text("utf-8"))
        assert text.count("def clone(self) -> ") == 1, file


STEPS = """
from tenban.kernel.step import Open, SeatStep, Step

class Deal(Step[GoState]):
    def run(self, s): s.pop()


class Turn(SeatStep[GoState]):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def apply(self, s, seat, action): s.pop()


class Last(Turn):
    def apply(self, s, seat, action): s.pop()


class Bid(Open[GoState]):
    def fields(self): return (1,)

"""


def test_the_fields_of_every_step_are_written_and_no_line_number_changes(tmp_path: Path) -> None:
    code = STATES + STEPS
    text = generated(tmp_path, code)
    assert text is not None
    lines = [line.strip() for line in text.splitlines() if "def fields" in line]
    assert lines == [
        "def fields(self) -> tuple[object, ...]: return ()",
        "def fields(self) -> tuple[object, ...]: return (self.seat, self.left,)",
        "def fields(self) -> tuple[object, ...]: return (self.seat, self.left,)",
        "def fields(self): return (1,)",
    ]
    assert {before for before, after in zip(code.splitlines(), text.splitlines(), strict=True) if before != after} == {
        ""
    }


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("self.odd: Odd", r"cannot copy the field 'odd' \(Odd\)"),
        ("self.odd = compute()", r"cannot copy the field 'odd' \(without annotation\)"),
        ("self.odd: dict[str, list[int]]", r"cannot copy the field 'odd' \(dict\[str, list\[int\]\]\)"),
        ("self.odd: list[Odd]", r"cannot copy the field 'odd' \(list\[Odd\]\)"),
        ("self.odd: int | list[int]", r"cannot copy the field 'odd'"),
    ],
)
def test_a_field_that_the_build_cannot_copy_stops_it_with_its_name(tmp_path: Path, line: str, complaint: str) -> None:
    code = STATES.replace("self.turn = -1", f"self.turn = -1\n        {line}")
    with pytest.raises(BuildError, match=r"go\.state\.GoState: " + complaint):
        generated(tmp_path, code)


def test_a_constructor_argument_that_no_field_keeps_stops_the_build(tmp_path: Path) -> None:
    code = STATES.replace("self.komi: Final = komi", "self.komi: Final = komi * 2")
    with pytest.raises(BuildError, match=r"go\.state\.GoState: no field keeps the constructor's argument 'komi'"):
        generated(tmp_path, code)


def test_mypyc_reads_a_copy_of_the_sources_and_the_originals_stay_as_they_are(tmp_path: Path) -> None:
    root, target = tmp_path / "root", tmp_path / "copy"
    target.mkdir()
    generated(root, STATES.replace("from tenban.kernel import State", "from tenban.kernel.state import State"))
    (root / "pyproject.toml").write_text("")
    for name in ("state.py", "seat_array.py", "data.py"):
        plant(root, f"src/tenban/kernel/{name}")
        (root / "src/tenban/kernel" / name).write_text((ROOT / "src/tenban/kernel" / name).read_text("utf-8"))
    (root / "src/go/notes.md").write_text("")
    engine.copy_sources(root, ["src/go/state.py"], target)
    assert "def clone" in (target / "src/go/state.py").read_text()
    assert "def clone" not in (root / "src/go/state.py").read_text()
    assert (target / "src/go/pieces.py").is_file()
    assert not (target / "src/go/notes.md").exists()
