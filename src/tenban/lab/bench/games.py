"""The figures of any game: speed beside a reference game in the same run, time of a clone, wins of the greedy bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median

from tenban.registry import find

from ..simulate import Plan, run
from ..statistics import Side
from .compare import Comparison, Figure, Worker, measure

REFERENCE = "latria"
REFERENCE_SEATS = 4

HEAD = (
    "| game | seats | decisions/s | × Latria | promised | clone, µs, by seats | promised | greedy wins | promised |",
    "|---|---:|---:|---:|---|---|---|---|---|",
)


@dataclass(frozen=True)
class Promise:
    """The promised figures of a game; 0 if nothing is promised."""

    ratio: float = 0.0
    clone: float = 0.0  # microseconds at most
    greedy: float = 0.0  # share of wins at least


@dataclass(frozen=True)
class Measured:
    """The measured figures of a game."""

    game: str
    seats: int
    speed: Figure
    clones: Mapping[int, float]  # seats -> microseconds
    greedy: Side

    def row(self, promise: Promise) -> str:
        low, high = self.greedy.interval
        worst = max(self.clones.values())
        rate, ratio = self.greedy.win_rate, self.speed.ratio
        cells = [
            f"{self.game} ({self.speed.kind})",
            str(self.seats),
            f"{self.speed.ours:,.0f}",
            f"{ratio:.2f}",
            _verdict(promise.ratio, f"≥ {promise.ratio:g}", ratio >= promise.ratio),
            " · ".join([f"{seats}: {time:.2f}" for seats, time in self.clones.items()]),
            _verdict(promise.clone, f"≤ {promise.clone:g}", worst <= promise.clone),
            f"{rate:.1%} [{low:.1%}, {high:.1%}]",
            _verdict(promise.greedy, f"≥ {promise.greedy:.0%}", rate >= promise.greedy),
        ]
        return f"| {' | '.join(cells)} |"


def _verdict(promised: float, said: str, kept: bool) -> str:
    return f"{said} {'kept' if kept else 'NOT KEPT'}" if promised else "–"


def figures(name: str, turns: int, seconds: float, played: int) -> Measured:
    """Return the figures of a game with as few seats as possible, but two; a greedy bot plays `played` games."""
    rules = find(name).rules
    seats = max(rules.least_seats, 2)
    (speed,) = measure([_beside_reference(name, seats)], turns, seconds)
    counts = range(rules.least_seats, rules.most_seats + 1)
    clones = {count: _microseconds(f"{name} clones {count}", turns, seconds) for count in counts}
    return Measured(name, seats, speed, clones, _greedy(name, seats, played))


def _beside_reference(name: str, seats: int) -> Comparison:
    return Comparison(f"{name} rollouts {seats}", f"{REFERENCE} rollouts {REFERENCE_SEATS}")


def _microseconds(subject: str, turns: int, seconds: float) -> float:
    with Worker(subject) as worker:
        return 1e6 / median([worker.rate(seconds) for _ in range(turns)])


def _greedy(name: str, seats: int, played: int) -> Side:
    bots = ("greedy",) + ("random",) * (seats - 1)
    return run(Plan(name, seats, bots, played)).bots["greedy"]
