"""`tenban ladder`: play every bot against every other and rate them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tenban.bots import LEVELS
from tenban.lab.ladder import Ladder, Standings, climb
from tenban.lab.ladder.journal import LadderError
from tenban.scene.text import pad
from tenban.scene.words import words_of

from ..errors import UsageError, find_bots
from ..files import reason
from ..jobs import number_of_jobs
from ..releases import use_releases
from ..setup import read_setup

USUAL = ["random", "greedy", *[level.name for level in LEVELS]]


def run(args: argparse.Namespace) -> int:
    ladder, folder = _ladder(args), _folder(args)
    try:
        with _bar(ladder) as update:
            standings = climb(ladder, folder, number_of_jobs(args.jobs, ladder.games), update, args.ray)
        report = _report(standings, folder)
    except LadderError as fault:
        raise UsageError(str(fault)) from fault
    except OSError as fault:
        raise UsageError(f"{folder} cannot be written: {reason(fault)}") from fault
    _print(args, standings, report)
    return 0


def _report(standings: Standings, folder: Path) -> Path:
    from tenban.lab.ladder.page import write

    return write(standings, folder)


def _ladder(args: argparse.Namespace) -> Ladder:
    use_releases(args)
    setup = read_setup(args)
    bots = find_bots(args.bots, len(args.bots.split(","))) if args.bots else USUAL
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise UsageError("--bots needs two bots or more, each named once")
    if args.games < 1:
        raise UsageError(f"--games must be 1 or more, not {args.games}")
    if args.near is not None and args.near < 1:
        raise UsageError(f"--near must be 1 or more, not {args.near}")
    if setup.seats < 2:
        raise UsageError("a ladder needs two seats or more")
    options, rules = tuple(sorted(setup.options.items())), setup.rules
    return Ladder(
        setup.game.name,
        rules.version,
        setup.seats,
        tuple(bots),
        args.games,
        args.seed,
        options,
        setup.house_text,
        args.near or 0,
        args.all_games,
    )


def _folder(args: argparse.Namespace) -> Path:
    folder: Path = args.out or Path(f"ladder-{args.game}")
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"--out names a folder, but {folder} is a file")
    return folder


@contextmanager
def _bar(ladder: Ladder) -> Iterator[Callable[[Standings], None]]:
    """Show a progress bar of decided pairs and deals on the error stream if it is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as progress:
        task = progress.add_task(ladder.game, total=len(ladder.pairs) * ladder.deals)

        def update(standings: Standings) -> None:
            done = sum(standings.done(pair) for pair in ladder.pairs)
            played = [ladder.deals if standings.done(p) else len(standings.scores[p]) for p in ladder.pairs]
            name = f"{ladder.game}: {done} of {len(ladder.pairs)} pairs"
            progress.update(task, completed=sum(played), description=name)

        yield update


def _print(args: argparse.Namespace, standings: Standings, report: Path) -> None:
    ratings, ladder = standings.ratings(), standings.ladder
    games = sum(len(deal.rows) for deal in standings.deals)
    if args.json:
        print(json.dumps(_data(standings), ensure_ascii=False, indent=1))
        return
    words = words_of("tenban.cli", args.lang)
    print(words("ladder-climbed", games=games, game=ladder.game, seats=ladder.seats, seed=ladder.seed))
    head = [words("ladder-bot"), words("ladder-rating"), words("head-interval")]
    rows = [[r.bot, f"{r.rating:.0f}", f"{r.low:.0f}–{r.high:.0f}"] for r in ratings]
    print("\n".join("  ".join([pad(cell, 12) for cell in row]).rstrip() for row in [head, *rows]))
    open_pairs = [f"{a} – {b}" for a, b in ladder.pairs if standings.decided((a, b)) == 0]
    if open_pairs:
        print(words("ladder-open", pairs=", ".join(open_pairs)))
    print(words("ladder-written", file=str(report)))


def _data(standings: Standings) -> dict[str, object]:
    ladder = standings.ladder
    pairs = [
        {
            "pair": list(pair),
            "deals": len(scores),
            "score": round(sum(scores) / max(1, len(scores)), 4),
            "interval": [round(end, 4) for end in standings.interval(pair)],
            "stronger": {1: pair[0], -1: pair[1]}.get(standings.decided(pair)),
        }
        for pair, scores in standings.scores.items()
    ]
    ratings = [
        {"bot": r.bot, "rating": round(r.rating, 1), "low": round(r.low, 1), "high": round(r.high, 1)}
        for r in standings.ratings()
    ]
    head = {"game": ladder.game, "seats": ladder.seats, "seed": ladder.seed, "options": dict(ladder.options)}
    return {**head, "ratings": ratings, "pairs": pairs}
