"""Interleaved measurement: the machine's speed wanders, so that only ratios taken side by side mean anything."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import median
from types import TracebackType


@dataclass(frozen=True)
class Comparison:
    """Two subjects and how many times faster the first should be; 0: no promise."""

    ours: str
    peer: str
    least: float = 0.0


@dataclass(frozen=True)
class Figure:
    """What came of a comparison: median rates and the median of the ratios of neighbouring turns."""

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
    """One subject's process; ended by leaving the `with` block."""

    subject: str
    process: subprocess.Popen[str] = field(init=False)
    hello: str = field(init=False)

    def __enter__(self) -> Worker:
        command = [sys.executable, "-m", "tenban.lab.bench.worker", self.subject]
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        self.process = subprocess.Popen(command, text=True, stdin=pipe, stdout=pipe, stderr=nowhere)
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
    told: Callable[[Figure], None] = lambda figure: None,
) -> list[Figure]:
    """Every comparison in turn; `told` hears each figure as it is known."""
    figures = []
    for comparison in comparisons:
        figures.append(_compare(comparison, turns, seconds))
        told(figures[-1])
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
