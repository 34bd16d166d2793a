"""Interleaved measurement: the speed of the machine varies, so both subjects are measured in turn and compared."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import median
from types import TracebackType


@dataclass(frozen=True)
class Comparison:
    """Two subjects and how many times faster the first should be; 0 if nothing is promised."""

    ours: str
    peer: str
    least: float = 0.0


@dataclass(frozen=True)
class Figure:
    """The result of a comparison: median rates, and the median ratio of neighbouring turns."""

    comparison: Comparison
    ours: float = 0.0
    peer: float = 0.0
    ratio: float = 0.0
    missing: str = ""
    kind: str = ""  # "compiled" or "interpreted"

    @property
    def kept(self) -> bool:
        return self.ratio >= self.comparison.least


COMPARISONS = (
    Comparison("latria rollouts", "OpenSpiel hearts", 8),
    Comparison("latria verbs", "OpenSpiel hearts", 4),
    Comparison("latria clones", "OpenSpiel hearts clones"),
    Comparison("connect four rollouts", "OpenSpiel connect four", 3),
    Comparison("connect four verbs", "OpenSpiel connect four"),
    Comparison("connect four verbs", "PettingZoo connect four"),
    Comparison("latria verbs", "RLCard uno"),
    Comparison("latria verbs", "catanatron"),
)


@dataclass
class Worker:
    """The process of one subject; it ends with the `with` block."""

    subject: str
    process: subprocess.Popen[str] = field(init=False)
    hello: str = field(init=False)

    def __enter__(self) -> Worker:
        command = [sys.executable, "-m", "tenban.lab.bench.worker", self.subject]
        pipe, null = subprocess.PIPE, subprocess.DEVNULL
        self.process = subprocess.Popen(command, text=True, stdin=pipe, stdout=pipe, stderr=null)
        self.hello = self._read()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.stdin:
            self.process.stdin.close()
        if self.process.stdout:
            self.process.stdout.close()
        self.process.terminate()
        self.process.wait()

    def rate(self, seconds: float) -> float:
        """Return the units of work per second, measured for so many seconds."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self._read())

    def _read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip() or "missing: its process ended"


def measure(
    comparisons: Iterable[Comparison] = COMPARISONS,
    turns: int = 7,
    seconds: float = 0.5,
    on_figure: Callable[[Figure], None] = lambda figure: None,
    told: Callable[[Figure], None] | None = None,  # the former name, until the terminal uses the new one
) -> list[Figure]:
    """Return the figure of every comparison; `on_figure` gets each as soon as it is measured."""
    on_figure = told or on_figure
    figures = []
    for comparison in comparisons:
        figures.append(_compare(comparison, turns, seconds))
        on_figure(figures[-1])
    return figures


def _compare(comparison: Comparison, turns: int, seconds: float) -> Figure:
    with Worker(comparison.ours) as ours, Worker(comparison.peer) as peer:
        for worker in (ours, peer):
            if not worker.hello.startswith("ready"):
                return Figure(comparison, missing=worker.hello)
        pairs = [(ours.rate(seconds), peer.rate(seconds)) for _ in range(turns)]
        kind = ours.hello.removeprefix("ready ")
    return Figure(
        comparison,
        median(a for a, _ in pairs),
        median(b for _, b in pairs),
        median(a / b for a, b in pairs),
        kind=kind,
    )
