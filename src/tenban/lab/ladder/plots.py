"""The plots of a ladder as SVG."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from tenban.ratings import Rating

from .run import Standings

_INK, _ACCENT, _SOFT = "#22304a", "#b5522b", "#8a93a3"


def ratings_plot(ratings: Sequence[Rating]) -> str:
    """Return a plot of the ratings with their intervals, the strongest bot on top."""
    figure, axes = new_figure(7.0, 0.9 + 0.42 * len(ratings))
    rows = range(len(ratings), 0, -1)
    middles = [rating.rating for rating in ratings]
    below = [max(rating.rating - rating.low, 0.0) for rating in ratings]
    above = [max(rating.high - rating.rating, 0.0) for rating in ratings]
    axes.errorbar(middles, list(rows), xerr=[below, above], fmt="o", color=_ACCENT, ecolor=_SOFT, capsize=3)
    axes.set_yticks(list(rows), [rating.bot for rating in ratings])
    axes.set_ylim(0.4, len(ratings) + 0.6)
    axes.set_xlabel("rating (Elo), with the interval that holds 95 % of the resampled ratings")
    axes.grid(axis="x", color="#e3e6ea")
    return svg(figure)


def scores_plot(standings: Standings, bots: Sequence[str]) -> str:
    """Return a matrix of how often each bot finishes ahead of each other, in per cent."""
    figure, axes = new_figure(1.6 + 0.75 * len(bots), 1.2 + 0.6 * len(bots))
    table = [[_score(standings, a, b) for b in bots] for a in bots]
    axes.imshow([[0.5 if cell is None else cell for cell in row] for row in table], cmap="RdBu", vmin=0, vmax=1)
    for y, row in enumerate(table):
        for x, cell in enumerate(row):
            if cell is not None:
                colour = "white" if abs(cell - 0.5) > 0.3 else _INK
                axes.text(x, y, f"{100 * cell:.0f}", ha="center", va="center", color=colour, fontsize=9)
    axes.set_xticks(range(len(bots)), bots, rotation=40, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.set_title("how often the row finishes ahead of the column, in per cent", fontsize=9)
    return svg(figure)


def _score(standings: Standings, a: str, b: str) -> float | None:
    for pair, sign in (((a, b), 1), ((b, a), -1)):
        played = standings.scores.get(pair)
        if played:
            mean = sum(played) / len(played)
            return mean if sign > 0 else 1 - mean
    return None


def lengths_plot(standings: Standings) -> str:
    """Return a histogram of the number of decisions of a game."""
    figure, axes = new_figure(7.0, 2.4)
    lengths = [row.decisions for deal in standings.deals for row in deal.rows]
    axes.hist(lengths, bins=min(40, max(5, len(set(lengths)))), color=_ACCENT)
    axes.set_xlabel("decisions a game")
    axes.set_ylabel("games")
    return svg(figure)


def new_figure(width: float, height: float) -> tuple[Any, Any]:
    """Return a figure of so many inches and its axes."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def svg(figure: Any) -> str:
    """Return the figure as an SVG element; the same figure gives the same text."""
    from matplotlib import rc_context

    text = io.StringIO()
    with rc_context({"svg.hashsalt": "tenban", "svg.fonttype": "none"}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    return text.getvalue()[text.getvalue().index("<svg") :]
