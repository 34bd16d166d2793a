"""Take ladders over into the games, and write the tables of docs/ladder.md and its Japanese page."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from tenban.lab.bench.report import put_section
from tenban.lab.ladder import Standings
from tenban.lab.ladder.journal import DEALS, Journal
from tenban.ratings import RatedBots, read_ratings, written
from tenban.registry import Game, find

ROOT = Path(__file__).parents[2]
PAGES = {"en": ROOT / "docs" / "ladder.md", "ja": ROOT / "docs" / "ja" / "ladder.md"}
_SEATS = {"en": "{} seats", "ja": "{}席"}
_HEAD = {"en": "bot", "ja": "ボット"}
_GAMES = {"en": "games", "ja": "ゲーム数"}
FILE = "ratings.json"


def take(folder: Path, sources: Path = ROOT / "src") -> Game:
    """Put the ratings of the ladder in a folder into the ratings.json of its game, and return the game."""
    journal = Journal.there(folder)
    standings = Standings(journal.ladder)
    for deal in journal.read():
        standings.add(deal)
    day = datetime.fromtimestamp((folder / DEALS).stat().st_mtime, UTC).date().isoformat()
    games = sum(len(deal.rows) for deal in standings.deals)
    game = find(journal.ladder.game)
    file = sources.joinpath(*game.package.split("."), FILE)
    ladders = read_ratings(game.name, file.read_text("utf-8")) if file.exists() else {}
    ladders[journal.ladder.seats] = RatedBots(day, games, tuple(standings.ratings()))
    file.write_text(written(ladders), "utf-8")
    return game


def section(game: Game, lang: str, ladders: dict[int, RatedBots]) -> str:
    """Return the section of a game: a row for each bot, a column for each number of seats."""
    head = [_HEAD[lang], *[_SEATS[lang].format(seats) for seats in ladders]]
    rows = [[f"`{bot}`", *[_cell(ladder, bot) for ladder in ladders.values()]] for bot in _by_strength(ladders)]
    rows.append([_GAMES[lang], *[f"{ladder.games:,}" for ladder in ladders.values()]])
    lines = [f"| {' | '.join(row)} |" for row in [head, ["---", *["---:"] * len(ladders)], *rows]]
    return "\n".join([f"## {game.words(lang)('title')}", "", *lines, ""])


def _cell(ladder: RatedBots, bot: str) -> str:
    found = ladder.of(bot)
    return f"**{found.rating:.0f}** {found.low:.0f} – {found.high:.0f}" if found is not None else "–"


def _by_strength(ladders: dict[int, RatedBots]) -> list[str]:
    """Return all bots, by their mean rating."""
    found: dict[str, list[float]] = {}
    for ladder in ladders.values():
        for rating in ladder.ratings:
            found.setdefault(rating.bot, []).append(rating.rating)
    return sorted(found, key=lambda bot: -sum(found[bot]) / len(found[bot]))


def write_pages(game: Game, sources: Path = ROOT / "src") -> None:
    """Write the section of a game into the pages of both languages."""
    file = sources.joinpath(*game.package.split("."), FILE)
    ladders = read_ratings(game.name, file.read_text("utf-8"))
    for lang, page in PAGES.items():
        page.write_text(put_section(page.read_text("utf-8"), section(game, lang, ladders)), "utf-8")
