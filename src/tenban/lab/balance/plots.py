"""The figures of a laboratory as SVG: complete without a script, and with titles that a pointer shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

from .effects import Effect

_WIDTH, _LEFT, _RIGHT, _ROW = 720, 210, 24, 20


def forest(rows: Sequence[tuple[str, Effect, Effect | None, str]], zero: float, scale: float, axis: str) -> str:
    """Return one line per effect: its mean and interval, a hollow mark for the second effect, and a title."""
    ends = [value * scale for _, one, two, _ in rows for e in (one, two) if e for value in (e.low, e.high)]
    low, high, ticks = _axis([*[end for end in ends if isfinite(end)], zero * scale])
    height = _ROW * len(rows) + 44

    def x(value: float) -> float:
        return _LEFT + (min(max(value, low), high) - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT)

    parts = _grid(ticks, x, height)
    parts.append(f'<path class="zero" d="M{x(zero * scale):.1f} 6V{height - 34}"/>')
    for n, (name, one, two, title) in enumerate(rows):
        y = 16 + _ROW * n
        kind = "flag" if one.flagged else "plain"
        parts.append(f'<g class="{kind}" tabindex="0"><title>{escape(title)}</title>')
        parts.append(f'<text x="{_LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        if two is not None:
            parts.append(f'<circle class="seen" cx="{x(two.mean * scale):.1f}" cy="{y}" r="4"/>')
        parts.append(f'<path d="M{x(one.low * scale):.1f} {y}H{x(one.high * scale):.1f}"/>')
        parts.append(f'<circle cx="{x(one.mean * scale):.1f}" cy="{y}" r="4"/></g>')
    return _svg(height, parts, axis)


def curve(lines: Sequence[tuple[str, Sequence[Effect]]], labels: Sequence[str], fair: float, axis: str) -> str:
    """Return curves of shares in per cent with their intervals."""
    height, base = 260, 216
    step = (_WIDTH - 60 - _RIGHT) / max(1, len(labels) - 1)

    def y(share: float) -> float:
        return base - min(max(share, 0.0), 1.0) * (base - 12)

    parts = [f'<path class="grid" d="M60 {y(t / 4):.1f}H{_WIDTH - _RIGHT}"/>' for t in range(5)]
    parts += [f'<text x="52" y="{y(t / 4) + 4:.1f}" text-anchor="end">{25 * t} %</text>' for t in range(5)]
    parts.append(f'<path class="zero" d="M60 {y(fair):.1f}H{_WIDTH - _RIGHT}"/>')
    for i, label in enumerate(labels):
        parts.append(f'<text x="{60 + i * step:.1f}" y="{base + 18}" text-anchor="middle">{escape(label)}</text>')
    for n, (name, line) in enumerate(lines):
        points = [(60 + i * step, e) for i, e in enumerate(line)]
        path = "L".join(f"{at:.1f} {y(e.mean):.1f}" for at, e in points)
        parts.append(f'<g class="line{n}"><path fill="none" d="M{path}"/>')
        for (at, e), label in zip(points, labels, strict=True):
            title = f"{name}, {label}: {100 * e.mean:.1f} % ({100 * e.low:.1f} – {100 * e.high:.1f})"
            parts.append(f'<g tabindex="0"><title>{escape(title)}</title>')
            parts.append(f'<path d="M{at:.1f} {y(e.low):.1f}V{y(e.high):.1f}"/>')
            parts.append(f'<circle cx="{at:.1f}" cy="{y(e.mean):.1f}" r="4"/></g>')
        parts.append(f'<text x="{68 + 240 * n}" y="10" class="key">{escape(name)}</text></g>')
    return _svg(height, parts, axis)


def histogram(values: Sequence[int], axis: str) -> str:
    """Return how often each value, or each range of values, occurs."""
    least, most = min(values), max(values)
    width = max(1, ceil((most - least + 1) / 40))
    counts = [0] * (floor((most - least) / width) + 1)
    for value in values:
        counts[(value - least) // width] += 1
    height, base, bar = 180, 140, (_WIDTH - 60 - _RIGHT) / len(counts)
    parts = []
    for i, count in enumerate(counts):
        first, tall = least + i * width, (base - 10) * count / max(counts)
        span = f"{first}" if width == 1 else f"{first} – {first + width - 1}"
        parts.append(
            f'<g class="bar" tabindex="0"><title>{span}: {count}</title>'
            f'<rect x="{60 + i * bar:.1f}" y="{base - tall:.1f}" width="{max(1.0, bar - 1):.1f}" '
            f'height="{tall:.1f}"/></g>'
        )
    for i in range(0, len(counts), max(1, len(counts) // 8)):
        at = 60 + (i + 0.5) * bar
        parts.append(f'<text x="{at:.1f}" y="{base + 16}" text-anchor="middle">{least + i * width}</text>')
    return _svg(height, parts, axis)


def _axis(values: Sequence[float]) -> tuple[float, float, list[float]]:
    least, most = min(values), max(values)
    span = (most - least) or 1.0
    step = 10 ** floor(log10(span))
    step = next(s for s in (step / 5, step / 2, step, step * 2) if span / s <= 8)
    low, high = floor(least / step) * step, ceil(most / step) * step
    if low == high:
        high = low + step
    return low, high, [low + i * step for i in range(round((high - low) / step) + 1)]


def _grid(ticks: Sequence[float], x: Callable[[float], float], height: int) -> list[str]:
    parts = []
    for tick in ticks:
        at = x(tick)
        parts.append(f'<path class="grid" d="M{at:.1f} 6V{height - 34}"/>')
        parts.append(f'<text x="{at:.1f}" y="{height - 20}" text-anchor="middle">{tick:g}</text>')
    return parts


def _svg(height: int, parts: Sequence[str], axis: str) -> str:
    label = f'<text x="{_WIDTH / 2}" y="{height - 4}" text-anchor="middle" class="axis">{escape(axis)}</text>'
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(axis)}">{inside}{label}</svg>'
