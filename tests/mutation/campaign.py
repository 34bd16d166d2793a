"""A campaign: pytest collects a game's own tests once, then each mutant is tried in a process forked from there.

A mutant is killed by the first test that fails.  Only tests that run the changed line are tried, fast ones first; a
map of which test runs which line is made once and kept.  Golden playthroughs, counts and digests are not among them.
"""

from __future__ import annotations

import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tenban.registry import Game
from tenban.testing.checks import CHECKS
from tenban.testing.playthrough import Scenario, offers_wild, some_options
from tenban.testing.setups import seat_counts
from tenban.testing.suite import Suite

from .mutants import Mutant, rule_files

ROOT = Path(__file__).parent.parent.parent
CACHE = ROOT / ".cache" / "mutate"
_LONGEST = 4.0  # seconds of processor time; slower tests are left out
_LEAST_TIME = 1.0  # seconds of processor time for any test, before it counts as endless
_MEMORY = 3 << 30
ENOUGH = 10.0  # seconds of tests for one mutant
_TRACED = 0.3  # seconds; slower tests count as running every line
_BOTS = ("no-peek-", "views-only", "scenes-", "tensors-")  # checks of bots, faces and tensors test no rules
_PAST = "past-was-legal"  # slow, and of use only for what a seat imagines
# Files of tests that test no rules, or take long.
_IGNORED = ("test_heuristics.py", "test_page.py", "test_many.py", "test_face.py", "test_words.py", "test_statistics.py")

Lines = dict[str, set[int]]  # file -> lines


@dataclass
class Trial:
    """One test, or one game that the suite checks: how long it takes and which lines it runs."""

    name: str
    run: Callable[[], str]  # returns what failed, or ""
    stamp: str  # changes with the files that it depends on
    file: str = ""  # the only file whose mutants it is tried on
    seconds: float = 0.0
    lines: Lines | None = None  # None: any

    def touches(self, mutant: Mutant) -> bool:
        """Return whether the trial may notice a mutant."""
        if self.file not in ("", mutant.path.name):
            return False
        lines = range(mutant.span[0], mutant.span[1] + 1)
        return self.lines is None or not self.lines.get(str(mutant.path), set()).isdisjoint(lines)


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    killed_by: str  # "" if it survived

    @property
    def survived(self) -> bool:
        return not self.killed_by


class Campaign:
    """Tries mutants of one game, some at a time."""

    def __init__(
        self, game: Game, mutants: list[Mutant], jobs: int, report: Callable[[Verdict, int, int], None]
    ) -> None:
        self.game, self.mutants, self.jobs, self.report = game, mutants, jobs, report
        self.verdicts: list[Verdict] = []
        self.end = inf
        self.enough = ENOUGH
        self.killers: dict[str, str] = {}  # mutant -> the one test to try

    def run(self) -> list[Verdict]:
        """Let pytest collect the game's tests and try every mutant."""
        folder = ROOT / "tests" / "games" / self.game.name
        os.environ.setdefault("TENBAN_BUILD", "pure")
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(CACHE / "hypothesis")
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        options = ["-c", str(Path(__file__).with_name("pytest.ini")), "--rootdir", str(ROOT), "-m", "not slow"]
        ignored = [f"--ignore={path}" for name in _IGNORED for path in folder.rglob(name)]
        code = pytest.main([*options, *ignored, str(folder)], plugins=[_Loop(self._try_all)])
        if code not in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
            raise RuntimeError(f"pytest ended with {code!r}")
        return self.verdicts

    def _try_all(self, items: list[pytest.Item]) -> None:
        rules = digest(*rule_files(self.game))
        trials = [Trial(item.nodeid, _as_test(item), rules + digest(item.path)) for item in items]
        if not self.killers:
            trials = _measured(self.game, [*trials, *_suite_trials(self.game, rules)])
        running: dict[int, tuple[Mutant, int]] = {}
        waiting = list(reversed(self.mutants))
        while running or (waiting and time.monotonic() < self.end):
            while waiting and len(running) < self.jobs and time.monotonic() < self.end:
                mutant = waiting.pop()
                child, end = _fork(partial(_first_failure, mutant, self._chosen(mutant, trials)))
                running[child] = mutant, end
            child, status = os.wait()
            if child in running:
                mutant, end = running.pop(child)
                self.verdicts.append(Verdict(mutant, _ending(end, status)))
                self.report(self.verdicts[-1], len(self.verdicts), len(self.mutants))

    def _chosen(self, mutant: Mutant, trials: list[Trial]) -> list[Trial]:
        """Return the tests to try, the fastest first."""
        if self.killers:
            return [trial for trial in trials if trial.name == self.killers[mutant.id]]
        found: list[Trial] = []
        seconds = 0.0
        for trial in sorted([trial for trial in trials if trial.touches(mutant)], key=lambda trial: trial.seconds):
            seconds += trial.seconds
            if seconds <= self.enough:
                found.append(trial)
        return found


class _Loop:
    """The plugin that takes the collected tests out of pytest's hands."""

    def __init__(self, run: Callable[[list[pytest.Item]], None]) -> None:
        self.run = run

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.run(session.items)
        return True


def _as_test(item: pytest.Item) -> Callable[[], str]:
    def run() -> str:
        reports = runtestprotocol(item, log=False, nextitem=None)
        return item.nodeid if any(report.failed for report in reports) else ""

    return run


def _suite_trials(game: Game, rules: str) -> Iterator[Trial]:
    """Yield games that the conformance suite checks: with each number of seats, from the start and from the wild."""
    stamp = rules + digest(ROOT / "src" / "tenban" / "testing")
    names = [check.name for check in CHECKS if not check.name.startswith(_BOTS)]
    for seats in seat_counts(game):
        options = some_options(game.rules, seats, 0)
        for wild in (False, True):
            scenario = Scenario(game.name, seats, options, seats, wild)
            if not wild or offers_wild(game, seats, options, scenario.seed):
                for past in (False, True):
                    only = [_PAST] if past else [name for name in names if name != _PAST]
                    title = f"suite, {seats} seats{', wild' if wild else ''}{', past' if past else ''}"
                    yield Trial(title, _as_scenario(game, only, scenario), stamp, "sight.py" if past else "")


def _as_scenario(game: Game, only: list[str], scenario: Scenario) -> Callable[[], str]:
    def run() -> str:
        suite = Suite(game, only)
        suite.run(scenario)
        return "suite: " + ", ".join(suite.report.caught()) if suite.report.faults else ""

    return run


def _first_failure(mutant: Mutant, trials: list[Trial]) -> str:
    """Return the first test that notices a mutant, or ""."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    with mutant.planted():
        for trial in trials:
            signal.setitimer(signal.ITIMER_VIRTUAL, _LEAST_TIME + 5 * trial.seconds)  # its signal ends the process
            failed = trial.run()
            if failed:
                return failed
    return ""


def _fork(task: Callable[[], str]) -> tuple[int, int]:
    """Run a task in a child; return its process id and the end of a pipe that gets its result."""
    end, write = os.pipe()
    child = os.fork()
    if child:
        os.close(write)
        return child, end
    code = 1
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        told = task()
        os.write(write, told.encode()[:60_000])
        code = 0
    except BaseException as error:
        os.write(write, repr(error).encode()[:500])
    finally:
        os._exit(code)


def _ending(end: int, status: int) -> str:
    """Return what killed a mutant; a child that did not end by itself was killed by time or memory."""
    with os.fdopen(end, "rb") as pipe:
        told = pipe.read().decode()
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        return f"stopped by {signal.Signals(-code).name}"
    return told or ("an error outside of a test" if code else "")


def _measured(game: Game, trials: list[Trial]) -> list[Trial]:
    """Give each trial its time and lines, measured once for the present sources and tests, and leave out slow ones."""
    path = CACHE / f"{game.name}-lines.json"
    known: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    new = [trial for trial in trials if known.get(trial.name, [""])[0] != trial.stamp]
    if new:
        _say(f"{game.name}: finding out which lines of the rules {len(new)} tests run")
        path.parent.mkdir(parents=True, exist_ok=True)
        child, end = _fork(lambda: _measure(game, new, known, path))
        failed = _ending(end, os.waitpid(child, 0)[1])
        if failed:
            raise RuntimeError(f"without a mutant: {failed}")
        known = json.loads(path.read_text())
    for trial in trials:
        _, trial.seconds, lines = known[trial.name]
        trial.lines = None if lines is None else {name: set(numbers) for name, numbers in lines.items()}
    failing = [trial.name for trial in trials if trial.seconds == inf]
    if failing:
        _say(f"{game.name}: left out, because they fail without a mutant: {', '.join(failing)}")
    return [trial for trial in trials if trial.seconds <= _LONGEST]


def _measure(game: Game, trials: list[Trial], known: dict[str, Any], path: Path) -> str:
    files = {str(file) for file in rule_files(game)}
    for trial in trials:
        before = time.process_time()
        failed = trial.run()
        seconds = inf if failed else time.process_time() - before
        known[trial.name] = trial.stamp, seconds, _lines_of(trial, files) if seconds <= _TRACED else None
    path.write_text(json.dumps(known))
    return ""


def _lines_of(trial: Trial, files: set[str]) -> dict[str, list[int]]:
    """Return which lines of the rules a trial runs."""
    found: dict[str, set[int]] = {file: set() for file in files}

    def on_call(frame: Any, event: str, arg: Any) -> Any:
        lines = found.get(frame.f_code.co_filename)
        if lines is None:
            return None

        def on_line(frame: Any, event: str, arg: Any) -> Any:
            lines.add(frame.f_lineno)
            return on_line

        lines.add(frame.f_lineno)
        return on_line

    sys.settrace(on_call)
    try:
        trial.run()
    finally:
        sys.settrace(None)
    return {file: sorted(lines) for file, lines in found.items() if lines}


def digest(*paths: Path) -> str:
    """Return a digest of files, and of the Python files in folders."""
    files = [file for path in paths for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    return hashlib.sha256(b"".join([file.read_bytes() for file in files])).hexdigest()[:12]


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
