"""Take ladders over into the games, and write the tables of docs/ladder.md and its Japanese page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from tenban.lab.bench.report import put_section
from tenban.lab.ladder import Ladder, Standings
from tenban.lab.ladder.journal import DEALS, Journal, LadderError
from tenban.lab.ladder.matches import Pair
from tenban.lab.ladder.ratings import rate
from tenban.ratings import RatedBots, read_ratings, written
from tenban.registry import Game, find

ROOT = Path(__file__).parents[2]
PAGES = {"en": ROOT / "docs" / "ladder.md", "ja": ROOT / "docs" / "ja" / "ladder.md"}
_SEATS = {"en": "{} seats", "ja": "{}席"}
_HEAD = {"en": "bot", "ja": "ボット"}
_GAMES = {"en": "games", "ja": "ゲーム数"}
FILE = "ratings.json"


def take(folders: Sequence[Path], sources: Path = ROOT / "src") -> list[Game]:
    """Put the ratings of the ladders in some folders into the ratings.json of their games, and return the games.

    Ladders of one game and number of seats count as one, so that pairs may be played in folders of their own.
    """
    together: dict[tuple[str, int], list[Path]] = {}
    for folder in folders:
        ladder = Journal.there(folder).ladder
        together.setdefault((ladder.game, ladder.seats), []).append(folder)
    for (name, seats), parts in together.items():
        file = sources.joinpath(*find(name).package.split("."), FILE)
        ladders = read_ratings(name, file.read_text("utf-8")) if file.exists() else {}
        ladders[seats] = rated(parts)
        file.write_text(written(dict(sorted(ladders.items()))), "utf-8")
    return [find(name) for name in dict.fromkeys([name for name, _ in together])]


def rated(folders: Sequence[Path]) -> RatedBots:
    """Return the ratings by the deals of all folders, which hold ladders of one game and number of seats."""
    found = [_standings(folder) for folder in folders]
    _check_alike([standings.ladder for standings in found])
    bots = tuple(dict.fromkeys([bot for standings in found for bot in standings.ladder.bots]))
    scores: dict[Pair, list[float]] = {}
    for standings in found:
        for (a, b), own in standings.scores.items():
            if bots.index(a) < bots.index(b):
                scores.setdefault((a, b), []).extend(own)
            else:
                scores.setdefault((b, a), []).extend([1.0 - score for score in own])
    day = max(datetime.fromtimestamp((folder / DEALS).stat().st_mtime, UTC).date() for folder in folders)
    games = sum(len(deal.rows) for standings in found for deal in standings.deals)
    return RatedBots(day.isoformat(), games, tuple(rate(bots, scores)))


def _standings(folder: Path) -> Standings:
    journal = Journal.there(folder)
    standings = Standings(journal.ladder)
    for deal in journal.read():
        standings.add(deal)
    return standings


def _check_alike(ladders: list[Ladder]) -> None:
    """Raise LadderError if ladders do not play the same game, or play the same deals of a pair."""
    games = {(ladder.version, ladder.options, ladder.house) for ladder in ladders}
    if len(games) > 1:
        raise LadderError("ladders that count as one have the same version of the rules, options and house file")
    deals = [(frozenset(pair), ladder.seed) for ladder in ladders for pair in ladder.pairs]
    for (pair, seed), times in Counter(deals).items():
        if times > 1:
            raise LadderError(
                f"two folders hold the deals of {' and '.join(sorted(pair))} with the seed {seed}; name one"
            )


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
