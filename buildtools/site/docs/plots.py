"""Plots of the benchmarks, drawn from the tables on their page."""

from __future__ import annotations

import re
from html import escape
from math import log10
from typing import NamedTuple

_TABLE = re.compile(r"(?:^\|.*\|\n)+", re.MULTILINE)
_ROW, _LEFT, _WIDTH, _RIGHT = 22, 260, 420, 90


class Bar(NamedTuple):
    """A bar of a plot: its label, its value, and an interval if there is one."""

    label: str
    value: float
    text: str
    other: bool = False  # of the project beside which ours was measured
    low: float = 0.0
    high: float = 0.0
    fair: float = 0.0


def with_plots(page: str, words: dict[str, str]) -> str:
    """Return the page of benchmarks with a plot after each table that has one."""

    def add(m: re.Match[str]) -> str:
        svg = plot_of(m[0], words)
        return f"{m[0]}\n{svg}\n\n" if svg else m[0]

    return _TABLE.sub(add, page)


def plot_of(table: str, words: dict[str, str]) -> str:
    """Return the plot of a table of speeds beside another project or of games won; "" for other tables."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()]
    head, body = rows[0], rows[2:]
    if "ratio" in head and len(head) >= 5 and "moves/s" not in head[1]:
        return _speeds(body, words["plot"])
    if "wins" in head and "95 %" in head and "game" in head:
        return _wins(head, body, words["plotWins"])
    return ""


def _number(text: str) -> float:
    found = re.search(r"[\d,]+(?:\.\d+)?", text)
    return float(found[0].replace(",", "")) if found else 0.0


def _speeds(body: list[list[str]], caption: str) -> str:
    bars = []
    for ours, value, beside, theirs, ratio, *_ in body:
        if _number(value) and _number(theirs):
            bars += [Bar(ours, _number(value), f"{value} · {ratio}"), Bar(beside, _number(theirs), theirs, other=True)]
    if not bars:
        return ""
    low, high = log10(min(bar.value for bar in bars)) - 0.3, log10(max(bar.value for bar in bars))
    return _drawn(bars, lambda value: (log10(value) - low) / (high - low), caption)


def _wins(head: list[str], body: list[list[str]], caption: str) -> str:
    wins, interval, seats = head.index("wins"), head.index("95 %"), head.index("seats")
    level = head.index("level") if "level" in head else 0
    bars = []
    for cells in body:
        low, high = [_number(end) for end in cells[interval].split("–")]
        label = f"{cells[0]} {cells[level]}" if level else cells[0]
        bars.append(Bar(label, _number(cells[wins]), cells[wins], False, low, high, 100 / _number(cells[seats])))
    return _drawn(bars, lambda value: value / 100, caption)


def _drawn(bars: list[Bar], place: object, caption: str) -> str:
    assert callable(place)
    total, height = _LEFT + _WIDTH + _RIGHT + 60, _ROW * len(bars) + 6
    parts = [_bar(bar, i * _ROW + 4, place) for i, bar in enumerate(bars)]
    label = escape(caption + " " + "; ".join(f"{bar.label}: {bar.text}" for bar in bars))
    return (
        '<figure class="plot"><div class="scroll" tabindex="0">'
        f'<svg viewBox="0 0 {total} {height}" role="img" aria-label="{label}">'
        f"{''.join(parts)}</svg></div>"
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def _bar(bar: Bar, y: float, place: object) -> str:
    assert callable(place)
    width, middle = max(1.0, _WIDTH * place(bar.value)), y + 8
    kind = "theirs" if bar.other else "ours"
    end = max(width, _WIDTH * place(bar.high)) if bar.high else width
    parts = [
        f'<text x="{_LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(bar.label.replace("`", ""))}</text>',
        f'<rect class="{kind}" x="{_LEFT}" y="{y}" width="{width:.1f}" height="16" rx="2"/>',
        f'<text x="{_LEFT + end + 8:.1f}" y="{middle + 4}">{escape(bar.text)}</text>',
    ]
    if bar.high:
        low, high = (_LEFT + _WIDTH * place(end) for end in (bar.low, bar.high))
        parts.append(f'<path class="interval" d="M{low:.1f} {middle}H{high:.1f}"/>')
    if bar.fair:
        parts.append(f'<path class="fair" d="M{_LEFT + _WIDTH * place(bar.fair):.1f} {y - 2}v20"/>')
    return "".join(parts)
