"""Write figures as a table and as a section of docs/benchmarks.md; other sections stay unchanged."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from .compare import Figure

HEADING = "Speed of play"
HEAD = ("| ours | per second | beside | per second | ratio | promised |", "|---|---:|---|---:|---:|---|")


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as a Markdown table."""
    return "\n".join([*HEAD, *[row(figure) for figure in figures]])


def row(figure: Figure) -> str:
    """Return a figure as a row of the table."""
    pair = figure.comparison
    if figure.missing:
        return f"| {pair.ours} | – | {pair.peer} | – | – | {figure.missing} |"
    promise = "–"
    if pair.least:
        promise = f"≥ {pair.least:g}× {'kept' if figure.kept else 'NOT KEPT'}"
    ours = f"{pair.ours} ({figure.kind})"
    return f"| {ours} | {_count(figure.ours)} | {pair.peer} | {_count(figure.peer)} | {figure.ratio:.1f}× | {promise} |"


def _count(rate: float) -> str:
    return f"{rate:,.0f}"


def clone_line(figures: Sequence[Figure]) -> str:
    """Return a sentence about the time of one clone of a Latria state, or "" if it was not measured."""
    for figure in figures:
        if figure.comparison.ours == "latria clones" and figure.ours:
            microseconds = 1e6 / figure.ours
            verdict = "kept" if microseconds <= 0.5 else "NOT KEPT"
            return f"One Latria clone takes {microseconds:.2f} µs (promised: at most 0.5, {verdict})."
    return ""


def section(figures: Sequence[Figure]) -> str:
    """Return the whole section, with date and machine."""
    how = "Random play on one core; players' decisions per second; medians, and medians of neighbouring ratios."
    return f"## {HEADING}\n\n{stamp()}\n\n{how}\n\n{table(figures)}\n\n{clone_line(figures)}\n"


def stamp() -> str:
    """Return the date and the machine of a measurement."""
    now = datetime.now(UTC).strftime("%Y-%m-%d")
    return f"{now} · {_processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        found = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text("utf-8"))
    except OSError:
        found = None
    return found[1] if found else platform.processor() or platform.machine()


def put_section(text: str, new: str) -> str:
    """Return `text` with the section of the same heading replaced, or with the new section at its end."""
    heading = new.partition("\n")[0]
    parts = re.split(r"(?m)^(?=## )", text)
    kept = [new + "\n" if part.partition("\n")[0] == heading else part for part in parts]
    if heading not in [part.partition("\n")[0] for part in parts]:
        kept = [text.rstrip("\n") + "\n\n" if text else "", new]
    return "".join(kept).rstrip("\n") + "\n"
