"""The report of a ladder: one HTML file that contains its plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from tenban.ratings import Rating

from ..statistics import Side
from .matches import Pair
from .plots import lengths_plot, ratings_plot, scores_plot
from .run import Standings
from .verdict import ALPHA, chance_of_luck

REPORT = "report.html"

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #22304a; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .8rem; border-bottom: 1px solid #e3e6ea; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
.soft { color: #6a7383 }
"""

_METHOD = f"""
Two bots at a time sit in turns round the table. Each deal is played from every side of it with the same key, so that
both get the same cards as far as the game can give them; its score is how often a seat of the one finishes ahead of a
seat of the other; a tie counts half. A sequential test (a mixture of likelihood ratios) checks every pair after every
deal and stops it once it is decided, unless all games were asked for; it calls one of two equal bots stronger in at
most {100 * ALPHA:.0f} % of all cases, however often it checks. Ratings are those of the Bradley–Terry model on Elo's
scale with `greedy` at 1500, or with a mean of 1500 without it; their intervals come
from resampled deals with a win and a loss among them, so that few deals leave them wide.
"""


def write(standings: Standings, folder: Path) -> Path:
    """Write the report into a folder and return its path."""
    path = folder / REPORT
    path.write_text(page(standings), "utf-8")
    return path


def page(standings: Standings) -> str:
    """Return the report as HTML."""
    ladder, ratings = standings.ladder, standings.ratings()
    bots = [rating.bot for rating in ratings]
    games = sum(len(deal.rows) for deal in standings.deals)
    title = f"Ladder: {ladder.game}"
    options = ", ".join(f"{name} {value}" for name, value in ladder.options) or "none"
    facts = f"{games} games, {ladder.seats} seats, options: {options}, rules {ladder.version}, seed {ladder.seed}"
    parts = [
        f"<h1>{escape(title)}</h1><p class=soft>{escape(facts)}{' · with a house file' if ladder.house else ''}</p>",
        f"<h2>Ratings</h2>{ratings_plot(ratings)}{_ratings(ratings)}",
        f"<h2>Pair by pair</h2>{scores_plot(standings, bots)}{_pairs(standings)}",
        f"<h2>Seats</h2>{_seats(standings.summary().seats)}",
        f"<h2>Length</h2>{lengths_plot(standings)}",
        f"<h2>How this was found</h2><p>{_METHOD}</p>",
    ]
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(title)}</title>"
    return f"<!doctype html><html lang=en>{head}<style>{STYLE}</style>{''.join(parts)}</html>\n"


def _ratings(ratings: Sequence[Rating]) -> str:
    rows = [[r.bot, f"{r.rating:.0f}", f"{r.low:.0f} – {r.high:.0f}"] for r in ratings]
    return table(["bot", "rating", "95 %"], rows)


def _pairs(standings: Standings) -> str:
    head = ["pair", "deals", "score of the first", "interval", "by luck at most", "verdict"]
    return table(head, [_pair(standings, pair) for pair in standings.ladder.pairs])


def _pair(standings: Standings, pair: Pair) -> list[str]:
    scores = standings.scores[pair]
    low, high = standings.interval(pair)
    mean = sum(scores) / len(scores) if scores else 0.5
    result = {1: f"{pair[0]} is stronger", -1: f"{pair[1]} is stronger", 0: "not decided"}[standings.decided(pair)]
    luck = chance_of_luck(scores)
    span = f"{100 * low:.1f} – {100 * high:.1f}"
    return [f"{pair[0]} – {pair[1]}", str(len(scores)), f"{100 * mean:.1f} %", span, f"{luck:.2g}", result]


def _seats(sides: Sequence[Side]) -> str:
    rows = []
    for seat, side in enumerate(sides, 1):
        low, high = side.interval
        rows.append([f"seat {seat}", f"{100 * side.win_rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f}"])
        rows[-1].append(f"{side.points.mean:.2f} ± {side.points.spread:.2f}")
    return table(["", "victories", "95 %", "points"], rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table as HTML."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"
