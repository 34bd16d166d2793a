"""Counters for /metrics, in Prometheus's text form."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds


@dataclass
class Histogram:
    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines, seen = [], 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            seen += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {seen}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {seen}"]


@dataclass
class Metrics:
    """Counts since the process started."""

    tables_made: int = 0
    actions: int = 0
    refused: int = 0
    scenes: int = 0
    foreseen: int = 0
    messages_in: int = 0
    messages_out: int = 0
    faults: int = 0
    store_faults: int = 0  # those of the storage, which `faults` counts too
    unreadable: int = 0  # tables that were set aside
    sockets: int = 0  # open now
    action_seconds: Histogram = field(default_factory=Histogram)
    loop_late: Histogram = field(default_factory=Histogram)
    loop_late_most: float = 0.0  # seconds
    loop_blocked_most: float = 0.0  # seconds of the same in which this process worked

    def text(self, services: int) -> str:
        """Return all counters; `services` is the number of tables in memory."""
        lines: list[str] = []
        for name, help_text, kind, value in (
            ("tables_made_total", "Tables made.", "counter", self.tables_made),
            ("actions_total", "Actions stored and acknowledged.", "counter", self.actions),
            ("refused_total", "Requests refused.", "counter", self.refused),
            ("scenes_total", "Scenes composed.", "counter", self.scenes),
            ("foreseen_total", "Questions that a bot had answered on the time of others.", "counter", self.foreseen),
            ("messages_in_total", "Socket messages received.", "counter", self.messages_in),
            ("messages_out_total", "Socket messages sent.", "counter", self.messages_out),
            ("faults_total", "Faults of the program and of the storage.", "counter", self.faults),
            ("store_faults_total", "Faults of the storage.", "counter", self.store_faults),
            ("tables_unreadable", "Tables that cannot be opened.", "gauge", self.unreadable),
            ("sockets", "Open sockets.", "gauge", self.sockets),
            ("tables_open", "Tables in memory.", "gauge", services),
            ("loop_late_seconds_max", "The longest delay of the event loop.", "gauge", self.loop_late_most),
            (
                "loop_blocked_seconds_max",
                "The longest time for which the process's own work kept the event loop.",
                "gauge",
                self.loop_blocked_most,
            ),
        ):
            lines += [f"# HELP tenban_{name} {help_text}", f"# TYPE tenban_{name} {kind}", f"tenban_{name} {value}"]
        lines += [
            "# HELP tenban_action_seconds From receiving an action to its acknowledgement.",
            "# TYPE tenban_action_seconds histogram",
            *self.action_seconds.lines("tenban_action_seconds"),
            "# HELP tenban_loop_late_seconds How late the event loop was, looked at a hundred times a second.",
            "# TYPE tenban_loop_late_seconds histogram",
            *self.loop_late.lines("tenban_loop_late_seconds"),
        ]
        return "\n".join(lines) + "\n"
